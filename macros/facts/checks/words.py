"""Words: names in one file that another file has to know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Set

from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.advice import Rule
from macros.facts.records.models import MemoryRule


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


def missing_rules(
    draft: Draft, record: type[MemoryRule | Rule], ids: Iterable[str], why: str
) -> Iterator[Problem]:
    """Yield a problem for each id that no record of the file has; `why` each has to be there.

    Nothing is missing where the file could not be read.
    """
    document = draft.document(record)
    stated = {rule.id for rule, _, _ in draft.entries(record)}
    for id_ in ids:
        if document and id_ not in stated:
            yield document.problem((), f"the rule '{id_}' is missing.", f"Restore it; {why}")
