"""Frame: parts of the theme's frame, made once for all pages of a folder that we made."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any

# Stand for the title and the last part of the address until it is known of which page they are.
_TITLE = "guide-page-title"
_NAME = "guide-page-name"


@dataclass
class Frame:
    """Makes parts of the frame; `made` holds the paths of the pages that we made.

    These stand in no navigation, so that the frame leads elsewhere and names none of them.
    """

    made: Container[str]
    known: dict[tuple[str, str], str] = field(default_factory=dict)

    def once(self, part: str, page: Any, caller: Callable[[], str]) -> str:
        """Return a part that is the same on all pages of a folder."""
        if page is None or page.file.src_uri not in self.made:
            return caller()
        key = part, _folder_and_name(page.url)[0]
        if key not in self.known:
            self.known[key] = caller()
        return self.known[key]

    def header(self, page: Any, caller: Callable[[Any], str]) -> str:
        """Return the header, which differs in the page's title and address alone."""
        if page is None or page.file.src_uri not in self.made:
            return caller(page)
        folder, name = _folder_and_name(page.url)
        anyone = _Anyone(f"{folder}/{_NAME}/".lstrip("/"))
        html = self.once("header", page, lambda: caller(anyone))
        return html.replace(_TITLE, page.meta["title"]).replace(_NAME, name)


class _Anyone:
    """Stands for every page of a folder; asked for what differs between them, it refuses."""

    title, meta = _TITLE, None

    def __init__(self, url: str) -> None:
        self.url = url

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(f"The theme's header asks for page.{name}, which has no mark here.")


def _folder_and_name(url: str) -> tuple[str, str]:
    folder, _, name = url.rstrip("/").rpartition("/")
    return folder, name
