"""Prose links: where prose leads, in builds whose data lack some of what it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

_LINK = re.compile(r'<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)</a>', re.DOTALL)


def without_missing(content: str, page: Any) -> str:
    """Return a page's HTML whose links to missing pages and parts of pages are plain text.

    `page` is MkDocs' own, rendered; all others have to be rendered too.
    """
    missing = set(_missing_parts(page))

    def kept(link: re.Match[str]) -> str:
        address = unescape(link[1])
        is_file = "://" not in address and address.partition("#")[0].endswith(".md")
        return link[2] if is_file or address in missing else link[0]

    return _LINK.sub(kept, content)


def _missing_parts(page: Any) -> Iterator[str]:
    """Yield the addresses of anchors that a page leads to and that are not there."""
    for file, anchors in (page.links_to_anchors or {}).items():
        there = file.page.present_anchor_ids or set()
        other = "" if file is page.file else file.url_relative_to(page.file)
        yield from (f"{other}#{anchor}" for anchor in anchors if anchor not in there)
