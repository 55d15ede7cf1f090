"""Known links: what prose links to and other or earlier data lack stays as words alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from posixpath import dirname, join, normpath

# Words in brackets, which may hold macros, and a path to a page of ours with an anchor or none.
_LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s:#]+\.md)(?:#([^)\s]+))?\)")

Exists = Callable[[str, str | None], bool]


def without_unknown_links(markdown: str, path: str, exists: Exists) -> str:
    """Return the Markdown of the page at `path`, with the words alone of links that lead nowhere.

    `exists` tells whether there is a page at a path, and on it a part with this anchor.
    """

    def kept(link: re.Match[str]) -> str:
        target = normpath(join(dirname(path), link[2]))
        return link[0] if exists(target, link[3]) else link[1]

    return _LINK.sub(kept, markdown)
