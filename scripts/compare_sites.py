"""Compares two built sites as readers and programs see them: text, links, charts and open data."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import unified_diff
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from typing import Any

_SILENT = ("data", "script", "style", "template")  # the version of the data is not what they say
_SHOWN = 12


class Seen(HTMLParser):
    """What a page says, where it leads, and what its charts are made of."""

    def __init__(self, page: str) -> None:
        """Read a page."""
        super().__init__(convert_charrefs=True)
        self.text: list[str] = []
        self.links: list[str] = []
        self.data: list[str] = []
        self._silent: list[str] | None = None  # what stands in the silent element under way
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take links and the words of attributes that are read out."""
        attributes = dict(attrs)
        if tag in _SILENT:
            self._silent = []
        if tag == "a" and attributes.get("href") is not None:
            self.links.append(str(attributes["href"]))
        if "http-equiv" in attributes:  # the policy, which holds hashes of scripts
            return
        words = (attributes.get(name) for name in ("aria-label", "title", "alt", "content"))
        self.text += [word for word in words if word]

    def handle_endtag(self, tag: str) -> None:
        """Take charts and structured data, which are JSON."""
        if tag in _SILENT and self._silent is not None:
            content = "".join(self._silent).strip()
            if content.startswith(("{", "[")):
                self.data.append(json.dumps(json.loads(content), sort_keys=True))
            self._silent = None

    def handle_data(self, data: str) -> None:
        """Take text."""
        if self._silent is not None:
            self._silent.append(data)
        elif data.strip():
            self.text.append(" ".join(data.split()))


def differences(before: Path, after: Path) -> Iterator[tuple[str, str]]:
    """Yield the path of each file that differs to a reader or a program, and in what."""
    files = [{f.relative_to(at).as_posix() for f in _compared(at)} for at in (before, after)]
    yield from ((path, "is gone") for path in sorted(files[0] - files[1]))
    yield from ((path, "is new") for path in sorted(files[1] - files[0]))
    for path in sorted(files[0] & files[1]):
        old, new = ((at / path).read_text(encoding="utf-8") for at in (before, after))
        if old != new:
            yield from ((path, what) for what in _changes(path, old, new))


def _compared(site: Path) -> Iterator[Path]:
    for suffix in ("html", "json", "csv", "xml", "txt"):
        yield from site.rglob(f"*.{suffix}")


def _changes(path: str, old: str, new: str) -> Iterator[str]:
    if path.endswith(".html"):
        pages = Seen(old), Seen(new)
        for what in ("text", "links", "data"):
            yield from _lines(what, *(getattr(page, what) for page in pages))
    elif path.endswith(".json"):
        yield from _values("", json.loads(old), json.loads(new))
    else:
        yield from _lines("line", old.splitlines(), new.splitlines())


def _lines(what: str, old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    for line in unified_diff(old, new, lineterm="", n=0):
        if not line.startswith(("---", "+++", "@@")):
            yield f"{what} {line}"


def _values(at: str, old: Any, new: Any) -> Iterator[str]:
    """Yield what differs between two JSON values, with numbers of lists left out of the place."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for key in sorted({*old, *new}):
            place = f"{at}.{key}"
            if key not in new:
                yield f"{place} is gone"
            elif key not in old:
                yield f"{place} is new"
            else:
                yield from _values(place, old[key], new[key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for before, after in zip(old, new, strict=True):
            yield from _values(f"{at}[]", before, after)
    elif old != new:
        yield f"{at}: {_short(old)} -> {_short(new)}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}..."


def main(arguments: Sequence[str] | None = None) -> int:
    """Print each difference with the number of files that have it; return 1 when there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    options = parser.parse_args(arguments)
    places: dict[str, Counter[str]] = defaultdict(Counter)
    for path, what in differences(options.before, options.after):
        places[what][path] += 1
    for what, paths in sorted(places.items(), key=lambda place: -place[1].total()):
        more = f" and {len(paths) - _SHOWN} more" if len(paths) > _SHOWN else ""
        print(f"{paths.total()} x {what}\n    {', '.join([*paths][:_SHOWN])}{more}")
    print(f"{len(places)} differences in {len({*chain(*places.values())})} files")
    return 1 if places else 0


if __name__ == "__main__":
    sys.exit(main())
