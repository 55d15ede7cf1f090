"""Page head: what a page says of itself to search engines and where a link to it is shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.present.html.page import fitting_title
from macros.present.html.share_image import IMAGE_SIZE, image_path
from macros.present.html.structured_data import Subject, structured_data
from macros.present.html.templating import render
from macros.present.words.language import LANGUAGE_BY_CODE, Language


class FeedAddress(Protocol):
    """A feed of news with its title and its path below the language's folder."""

    @property
    def path(self) -> str:
        """The path."""

    @property
    def title(self) -> str:
        """What the feed is called."""


def page_head(
    catalog: Catalog,
    subject: Subject,
    language: Language,
    address: str | None,
    feeds: Sequence[FeedAddress] = (),
) -> Markup:
    """Return title, share tags, structured data and feeds of a page.

    `address` is where the site is published; without it nothing that needs it is said.
    """
    title = window_title(subject.title, language.text("site.name"))
    url = f"{address}{language.names.code}/{subject.url}" if address else ""
    data = structured_data(catalog, subject, language, address) if address else None
    return render(
        "page_head.html",
        t=language.text,
        title=title,
        feeds=feeds,
        up="../" * subject.url.count("/"),
        subject=subject,
        url=url,
        image=f"{address}{image_path(catalog, subject.url)}" if address else "",
        size=IMAGE_SIZE,
        locale=share_locale(language.names.locale),
        others=[share_locale(c.locale) for c in LANGUAGE_BY_CODE.values() if c != language.names],
        data=data,
    )


def window_title(title: str, site_name: str) -> str:
    """Return a page's title with the site's name, where both are short enough to be shown."""
    return title if title == site_name else fitting_title(f"{title} - {site_name}", title)


def share_locale(locale: str) -> str:
    """Return a locale as Open Graph has it: language and country, without the script."""
    parts = locale.split("_")
    return f"{parts[0]}_{parts[-1]}"
