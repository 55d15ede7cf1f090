"""Changed facts: things that came or went, and figures that are another one than before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from macros.advice.changes.differences import differences
from macros.facts.catalog import Catalog
from macros.facts.records.kinds import Kind, contents_of

# Prices are told as prices, and words say nothing about a product.
PRICES = ("prices", "clouds")
WORDS = ("locales", "locales/messages", "locales/glossary.yml", "locales/names.yml", "remarks")
HISTORY = "turns.yml"  # which a program writes


@dataclass(frozen=True)
class ThingChange:
    """A thing of data/ that came or went: a card, a part, a reader, a rule.

    `place` is the folder or file below data/ that has it, `name` what it is called, else its id.
    """

    place: str
    id: str
    name: str
    is_new: bool


@dataclass(frozen=True)
class FactChange:
    """A fact of a thing that is there before and after; None where it is or was not known.

    `path` is the dotted path in the file. `source` stands behind what is known now, by its id;
    empty where none is named.
    """

    place: str
    id: str
    name: str
    path: str
    before: Any
    after: Any
    source: str = ""


def changed_things(before: Catalog, after: Catalog) -> Iterator[ThingChange]:
    """Yield what came and what went, in the order of the catalogue."""
    for kind, was, now in _contents(before, after):
        for id_ in dict.fromkeys([*now, *was]):
            if (id_ in was) != (id_ in now):
                name = _name(now.get(id_) or was.get(id_), id_)
                yield ThingChange(kind.place.path, id_, name, id_ in now)


def changed_facts(before: Catalog, after: Catalog) -> Iterator[FactChange]:
    """Yield each fact that is another one now, of what is there before and after."""
    for kind, was, now in _contents(before, after):
        for id_ in now:
            for path, old, new, named in differences(was.get(id_, now[id_]), now[id_]):
                name, source = _name(now[id_], id_), _source(now[id_], path) or named
                yield FactChange(kind.place.path, id_, name, path, old, new, source)


def changed_places(before: Catalog, after: Catalog) -> frozenset[str]:
    """Return the folders and files below data/ that do not hold the same as before."""
    pairs = zip(contents_of(before), contents_of(after), strict=True)
    return frozenset(kind.place.path for (kind, was), (_, now) in pairs if was != now)


def _contents(
    before: Catalog, after: Catalog
) -> Iterator[tuple[Kind, Mapping[str, Any], Mapping[str, Any]]]:
    """Yield what a kind of data held before and holds now, by id, where that differs."""
    for (kind, was), (_, now) in zip(contents_of(before), contents_of(after), strict=True):
        if was != now and kind.place.path not in (*PRICES, *WORDS, HISTORY):
            yield kind, _by_id(kind, was), _by_id(kind, now)


def _by_id(kind: Kind, content: Any) -> Mapping[str, Any]:
    """Return records by what tells them apart; what nothing tells apart is one thing."""
    if isinstance(content, Mapping):
        return content
    return {kind.name: content}


def _name(record: Any, id_: str) -> str:
    return str(getattr(record, "name", id_))


def _source(record: Any, path: str) -> str:
    """Return the source of a figure: of an entry that names the path, else its section."""
    entries = getattr(record, "sources", ())
    for name in (path, path.partition(".")[0]):
        for entry in entries:
            if name in getattr(entry, "covers", ()):
                return str(entry.source)
    return ""
