"""Page: a page of one language, whatever generator publishes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from unicodedata import east_asian_width

from markupsafe import Markup

WIDEST_TITLE = 65  # what a list of search results shows of a title


@dataclass(frozen=True)
class Heading:
    """An entry of a page's table of contents."""

    anchor: str
    title: str


@dataclass(frozen=True)
class Page:
    """A generated page.

    `content` is what search reads; `deferred` is put in its place marker after search has run.
    `window_title` names the page where the site's name may not be seen, as in search results. By
    `search_words` search finds it too, though nobody reads them there.
    """

    title: str
    description: str
    content: Markup
    deferred: Markup
    window_title: str = ""
    search_words: str = ""
    headings: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Listing:
    """A generated page before it is made: where it will stand, what it is called, what is beside.

    `edit_path` is the file of the repository that the page is made from; `make` makes it. A
    `redirect` stands at a former address.
    """

    path: str
    title: str
    edit_path: str
    make: Callable[[], Page]
    previous: str | None = None
    next: str | None = None
    redirect: bool = False


def fitting_title(whole: str, short: str) -> str:
    """Return the whole title where a list of search results shows all of it, else the short one."""
    return whole if shown_width(whole) <= WIDEST_TITLE else short


def shown_width(text: str) -> int:
    """Return how many columns a text takes: an ideograph, a syllable or a kana takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
