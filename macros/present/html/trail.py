"""Trail: the way from the home page down to a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import unescape
from typing import Any, Protocol


@dataclass(frozen=True)
class Step:
    """A page on the way; `url` leads to it from the language's folder."""

    title: str
    url: str


class Place(Protocol):
    """A page or a section of the navigation; its title is HTML, a page has no children."""

    title: Any
    children: Any


def trail(url: str, places: Iterable[Place]) -> list[Step]:
    """Return the steps to the page at `url` by the places above it, the highest first.

    A section leads to its first page: of several places at one address the highest is a step. The
    page itself is none.
    """
    steps: dict[str, str] = {}
    for place in places:
        steps.setdefault(_address(place), unescape(place.title or ""))
    return [Step(title, at) for at, title in steps.items() if at != url]


def places_above(home: Any, page: Any, listing: Any | None) -> Sequence[Place]:
    """Return the places above a page of the navigation, or of the page that lists it."""
    return [home, *reversed((listing or page).ancestors), *([listing] if listing else [])]


def _address(place: Any) -> str:
    while place.children:
        place = place.children[0]
    return "" if place.url == "./" else str(place.url)
