"""Words: names in one file that another file has to know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Set

from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys


def unknown_word(
    word: str,
    known: Collection[str] | None,
    name: str,
    keys: Keys,
    document: Document,
    place: int | None = None,
) -> Iterator[Problem]:
    """Yield a problem where `word`, the field `name` below `keys`, is none of the known.

    Nothing is unknown where `known` is None: the file that lists the words could not be read.
    """
    if known is not None and word not in known:
        names = sorted(known) if isinstance(known, Set) else known
        hint = did_you_mean(word, names) or f"Allowed: {listing(names)}."
        at = (*keys, name) if place is None else (*keys, place)
        yield document.problem(at, f"'{word}' is not known here as {name}.", hint)
