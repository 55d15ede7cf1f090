"""Frame: parts of the theme's frame that are alike on all pages of a folder, made once."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Frame:
    """Makes parts of the frame; `unlisted` holds the paths of pages that stand in no navigation.

    On these the frame names no page, and leads elsewhere alike from the whole folder.
    """

    unlisted: Container[str]
    known: dict[tuple[str, str], str] = field(default_factory=dict)

    def once(self, part: str, page: Any, caller: Callable[[], str]) -> str:
        """Return a part of the frame around a page; None is the page for missing addresses."""
        if page is None or page.file.src_uri not in self.unlisted:
            return caller()
        key = part, page.url.rstrip("/").rpartition("/")[0]
        if key not in self.known:
            self.known[key] = caller()
        return self.known[key]
