"""Markdown: a report as a comment under a pull request or a text in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator

from macros.present.changes.report import Entry, Grid, Report, Section
from macros.present.words.language import Language

# Names in data/ are written by strangers: they must not become links, headings, mentions or HTML.
_MARKS = re.compile(r"([\\`*\[\]<>|]|(?<!\w)_|_(?!\w)|~(?=~)|#(?=\d)|&(?=#?\w+;))")
_ADDRESS = re.compile(r"(?<=:)(?=//)|(?<=www)(?=\.)|(?<=@)(?=\w)")
_BREAK = "\u2060"  # joins words, is not seen, and keeps an address or a mention from being one


def markdown(report: Report, language: Language, site: str = "") -> str:
    """Return the report; pages are linked below `site`, the address that has the languages."""
    lines = [f"# {_plain(report.title)}", "", *_points(report.summary)]
    for section in report.sections:
        lines += ["", f"## {_plain(section.title)}", "", *_section(section, language, site)]
    return "\n".join(lines) + "\n"


def _points(texts: tuple[str, ...]) -> list[str]:
    return [f"- {_plain(text)}" for text in texts]


def _section(section: Section, language: Language, site: str) -> Iterator[str]:
    for entry in section.entries:
        yield f"- {_linked(entry, language, site)}"
        yield from (f"  - {_plain(detail)}" for detail in entry.details)
    if section.more:
        yield f"- {_more(section.more, language)}"
    if section.grid:
        yield from _grid(section.grid)
        if section.grid.more:
            yield from ("", _more(section.grid.more, language))


def _more(count: int, language: Language) -> str:
    return _plain(language.text("explain.more", count=language.exact(count)))


def _linked(entry: Entry, language: Language, site: str) -> str:
    text = _plain(entry.text)
    if not entry.path:
        return text
    address = f"/{language.names.code}/{entry.path}"
    if site:
        return f"[{text}]({site.rstrip('/')}{address})"
    return text if entry.details else language.paired(text, f"`{address}`")


def _grid(grid: Grid) -> Iterator[str]:
    yield _row(grid.heads)
    yield _row(["---"] * len(grid.heads), is_plain=False)
    yield from (_row(row) for row in grid.rows)


def _row(cells: tuple[str, ...] | list[str], *, is_plain: bool = True) -> str:
    written = [_plain(cell) if is_plain else cell for cell in cells]
    return f"| {' | '.join(written)} |"


def _plain(text: str) -> str:
    """Return a text that Markdown shows as it is, on one line."""
    one_line = " ".join(text.split(" ")).replace("\n", " ")
    return _ADDRESS.sub(_BREAK, _MARKS.sub(r"\\\1", one_line))
