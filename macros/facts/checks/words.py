"""Words: names in one file that another file has to know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from operator import attrgetter

from macros.facts.checks.places import named_places
from macros.facts.checks.registry import check
from macros.facts.checks.source_hosts import listed_of_the_site
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.advice import Rule
from macros.facts.records.models import MemoryRule
from macros.facts.records.products import Names
from macros.facts.records.vocabulary import Vocabulary

VOCABULARY = "vocabulary.yml"


@check
def check_names_are_known(draft: Draft) -> Iterator[Problem]:
    """What a file names is described in data/, and words are spelled as in the vocabulary."""

    @cache
    def known_as(names: Names) -> Collection[str] | None:
        known = _known(draft, names)
        return known and dict.fromkeys(known)  # many are looked up

    for names, text, keys, document in named_places(draft):
        # A connector is written with its number: 2x 8-pin.
        word = text.partition("x ")[2] if names.thing == "connectors" else text
        known = known_as(names)
        if known is None or word in known:
            continue
        if names.place == VOCABULARY:
            message = f"'{word}' is not in `{names.thing}` of {VOCABULARY}."
            hint = f"Allowed: {listing(known)}. {did_you_mean(word, known)}"
            yield document.problem(keys, message, hint.rstrip())
        elif names.place.endswith(".yml"):
            message = f"'{word}' is not listed in {names.place}."
            of_site = listed_of_the_site(draft, document, keys) if names.thing == "source" else ""
            near = of_site or did_you_mean(word, known)
            hint = f"{near} Describe new {names.thing}s there first."
            yield document.problem(keys, message, hint.lstrip())
        else:
            yield from unknown_word(word, known, names.thing, keys, document)


def _known(draft: Draft, names: Names) -> Collection[str] | None:
    """Return the ids or words that are described; None where the file could not be read."""
    if names.place != VOCABULARY:
        is_list = names.place.endswith(".yml")
        return draft.listed_ids(names.place) if is_list else sorted(draft.file_names(names.place))
    vocabulary = draft.only(Vocabulary)
    words = attrgetter(names.thing)(vocabulary) if vocabulary else None
    return words and [getattr(word, "name", word) for word in words]


def unknown_word(
    word: str, known: Collection[str], thing: str, keys: Keys, document: Document
) -> Iterator[Problem]:
    """Yield a problem where `word` is none of the known names of a thing."""
    if word not in known:
        hint = did_you_mean(word, known) or f"Allowed: {listing(known)}."
        yield document.problem(keys, f"there is no {thing} '{word}'.", hint)


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
