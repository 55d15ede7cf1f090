"""Documents: built pages as small trees, and where their links lead."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"}
)
DATA_TYPE = "application/ld+json"
LINK_ATTRIBUTES = ("href", "src", "action", "data-guide-redirect")


@dataclass
class Element:
    """An element with its attributes and what lies in it."""

    tag: str
    attributes: dict[str, str]
    parent: Element | None = None
    children: list[Element | str] = field(default_factory=list)

    def walk(self) -> Iterator[Element]:
        """Yield the elements below this one, in the order of the document."""
        waiting = self.children[::-1]
        while waiting:
            child = waiting.pop()
            if isinstance(child, Element):
                yield child
                waiting.extend(reversed(child.children))

    def all(self, tag: str = "", **attributes: str) -> list[Element]:
        """Return the elements below with this tag and exactly these attributes."""
        return [
            element
            for element in self.walk()
            if tag in ("", element.tag)
            and all(element.attributes.get(k) == v for k, v in attributes.items())
        ]

    def one(self, tag: str, **attributes: str) -> Element:
        """Return the only such element."""
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} times <{tag} {attributes}>"
        return found[0]

    def classed(self, name: str) -> list[Element]:
        """Return the elements below that have this class."""
        return [e for e in self.walk() if name in e.attributes.get("class", "").split()]

    @property
    def text(self) -> str:
        """The text in it, with its white space folded."""
        return " ".join(self.raw_text.split())

    @property
    def raw_text(self) -> str:
        """The text in it as it stands."""
        return "".join(c if isinstance(c, str) else c.raw_text for c in self.children)


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"twice the same in {attrs}"
        element = Element(tag, {name: value or "" for name, value in attrs}, self.open)
        self.open.children.append(element)
        if tag not in VOID:
            self.open = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        found: Element | None = self.open
        while found is not None and found.tag != tag:
            found = found.parent
        assert found is not None, f"</{tag}> closes nothing"
        assert found.parent is not None
        self.open = found.parent

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)


def parse(html: str) -> Element:
    """Return the document's root, above <html>."""
    parser = _Parser()
    parser.feed(html)
    parser.close()
    return parser.root


@lru_cache(maxsize=400)
def document(file: Path) -> Element:
    """Return the built page in `file`."""
    return parse(file.read_text(encoding="utf-8"))


@cache
def head_of(file: Path) -> Element:
    """Return the head of the built page in `file`, which is quicker to read than the page."""
    return parse(file.read_text(encoding="utf-8").partition("</head>")[0]).one("head")


def html_files(site: Path) -> list[Path]:
    """Return every page of a site."""
    return sorted(site.rglob("*.html"))


def running_scripts(page: Element) -> list[str]:
    """Return what stands in the scripts of a page, less the data that only machines read."""
    return [s.raw_text for s in page.all("script") if s.attributes.get("type") != DATA_TYPE]


def structured_data(page: Element) -> list[object]:
    """Return what the page tells machines. Raises ValueError where that is no JSON."""
    return [json.loads(script.raw_text) for script in page.all("script", type=DATA_TYPE)]


def links(page: Element) -> Iterator[tuple[Element, str]]:
    """Yield each element that leads somewhere or fetches something, with its address."""
    for element in page.walk():
        for name in LINK_ATTRIBUTES:
            if name in element.attributes:
                yield element, element.attributes[name]


def address_of(file: Path, site: Path, base: str) -> str:
    """Return the address at which a page is published."""
    path = file.relative_to(site).as_posix()
    return base + path.removesuffix("index.html")


def target(address: str, page: str, site: Path, base: str) -> tuple[Path, str] | None:
    """Return the file and the anchor that a link leads to; None when it leaves the site."""
    parts = urlsplit(urljoin(page, address))
    whole = f"{parts.scheme}://{parts.netloc}{parts.path}"
    if not whole.startswith(base):
        return None
    file = site / unquote(whole.removeprefix(base))
    return (file / "index.html" if whole.endswith("/") else file), unquote(parts.fragment)
