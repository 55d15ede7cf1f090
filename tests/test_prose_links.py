from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from macros.prose_links import without_missing


@dataclass(eq=False)
class Place:
    """A file of MkDocs with its page, in one: the address that leads to it, and its anchors."""

    address: str = ""
    present_anchor_ids: set[str] = field(default_factory=set)
    links_to_anchors: dict[Any, dict[str, str]] | None = None

    @property
    def page(self) -> Place:
        return self

    @property
    def file(self) -> Place:
        return self

    def url_relative_to(self, other: Place) -> str:
        return self.address


def test_links_to_pages_that_are_missing_are_text() -> None:
    html = 'a <a class="x" href="../picks/cat.md">cat</a> <a href="../cat.md#top"><b>b</b></a>'
    assert without_missing(html, Place()) == "a cat <b>b</b>"


def test_links_to_parts_that_are_missing_are_text() -> None:
    claims, page = Place("../claims/", {"there"}), Place("../x/", {"here"})
    page.links_to_anchors = {
        claims: {"there": "claims.md#there", "lost": "claims.md#lost"},
        page: {"here": "#here", "gone": "#gone"},
    }
    html = '<a href="../claims/#there">there</a> <a href="#here">here</a>'
    lost = '<a href="../claims/#lost">lost</a> <a href="#gone">gone</a>'
    assert without_missing(f"{html} {lost}", page) == f"{html} lost gone"


def test_all_other_links_stay() -> None:
    html = '<a href="https://git.example/README.md">a</a> <a href="../x/">b</a> <a href="#c">c</a>'
    assert without_missing(html, Place()) == html
