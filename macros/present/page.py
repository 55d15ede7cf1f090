"""Page: a page of one language, whatever generator publishes it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True)
class Heading:
    """An entry of a page's table of contents."""

    anchor: str
    title: str


@dataclass(frozen=True)
class Page:
    """A generated page.

    `content` is what search reads; `deferred` is put in its place marker after search has run.
    `window_title` names the page where the site's name may not be seen, as in search results.
    `edit_path` is the file of the repository that the page is made from.
    """

    path: str
    title: str
    description: str
    content: Markup
    deferred: Markup
    edit_path: str
    window_title: str = ""
    headings: tuple[Heading, ...] = ()
    previous: str | None = None
    next: str | None = None
    redirect: bool = False
