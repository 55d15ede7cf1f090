"""Own part: a part that the guide does not have, by the figures that its reader knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar, cast

from pydantic import ValidationError, create_model

from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.record_errors import record_problems
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.part_contradictions import contradictions
from macros.facts.records.parts import Part
from macros.facts.records.products import Names, Record
from macros.facts.records.vocabulary import Vocabulary

# The id of every part that the guide does not have.
OWN_ID = "own"
# What only a part of the guide has; power supplies are parts of their own.
_OF_THE_GUIDE = ("id", "name", "vendor", "sources", "notes", "gpu", "supply", "psu")
OwnPart = TypeVar("OwnPart", bound=Part)


def own_part(record: type[OwnPart], figures: Mapping[str, Any]) -> OwnPart:
    """Return a part with these figures; what its reader does not know is None.

    Raises ValidationError where one is not what such a part has.
    """
    known = own_record(record).model_validate(dict(figures))
    required = {name: None for name, field in record.model_fields.items() if field.is_required()}
    given = {name: getattr(known, name) for name in known.model_fields_set}
    named = {"id": OWN_ID, "name": OWN_ID, "vendor": "", "sources": ()}
    part = record.model_construct(**{**required, **named, **given})
    return cast(OwnPart, part)


@cache
def own_record(record: type[Part]) -> type[Record]:
    """Return the record of what a reader may know of such a part: all its figures, none needed."""
    fields: dict[str, Any] = {
        name: (field.rebuild_annotation() | None, None)
        for name, field in record.model_fields.items()
        if name not in _OF_THE_GUIDE
    }
    return create_model(f"Own{record.__name__}", __base__=Record, **fields)


def own_part_problems(
    record: type[Part],
    figures: Mapping[str, Any],
    vocabulary: Vocabulary,
    document: Document,
    keys: Keys,
) -> Iterator[Problem]:
    """Yield a problem for each figure at `keys` that such a part cannot have."""
    below = _below(document, keys)
    try:
        own_record(record).model_validate(dict(figures))
    except ValidationError as error:
        yield from record_problems(error, below, own_record(record))
    for wrong in contradictions(record, figures):
        yield below.problem((wrong.field,), wrong.message, wrong.hint)
    for name in figures.keys() & record.model_fields.keys():
        value = figures[name]
        for names in record.model_fields[name].metadata:
            if isinstance(names, Names) and isinstance(value, str):
                yield from _unknown_word(names, value, vocabulary, below, (name,))


def _unknown_word(
    names: Names, word: str, vocabulary: Vocabulary, document: Document, keys: Keys
) -> Iterator[Problem]:
    listed = attrgetter(names.thing)(vocabulary)
    known = [getattr(entry, "name", entry) for entry in listed]
    if word not in known:
        hint = f"Allowed: {listing(known)}. {did_you_mean(word, known)}"
        yield document.problem(keys, f"'{word}' is no name that the guide uses.", hint.rstrip())


def _below(document: Document, keys: Keys) -> Document:
    """Return a part of a document as a document of its own, with the same places."""
    depth = len(keys)
    value = document.value
    for key in keys:
        value = value[key]

    def inside(marks: Mapping[Keys, Any]) -> dict[Keys, Any]:
        return {place[depth:]: mark for place, mark in marks.items() if place[:depth] == keys}

    marks, key_marks = inside(document.marks), inside(document.key_marks)
    return replace(document, value=value, marks=marks, key_marks=key_marks)
