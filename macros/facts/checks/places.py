"""Places: where in the files records name their sources and dates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from macros.facts.reading.draft import Draft
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.glossary import Term
from macros.facts.records.partial_date import PartialDate


def sourced_places(draft: Draft) -> Iterator[tuple[str, Keys, Document]]:
    """Yield the id of each source that a file names in a field `source`, with its place."""
    for value, keys, document in _places(draft):
        if isinstance(value, str):
            yield value, keys, document


def dated_places(draft: Draft) -> Iterator[tuple[PartialDate, Keys, Document]]:
    """Yield each date that a file holds, with its place."""
    for value, keys, document in _places(draft):
        if isinstance(value, PartialDate):
            yield value, keys, document


def _places(draft: Draft) -> Iterator[tuple[Any, Keys, Document]]:
    for files in draft.files.values():
        for content, document in files.values():
            for value, keys in _within(content, ()):
                yield value, keys, document


def _within(value: Any, keys: Keys) -> Iterator[tuple[Any, Keys]]:
    if isinstance(value, PartialDate):
        yield value, keys
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _within(item, (*keys, index))
    elif isinstance(value, BaseModel):
        for name in _telling_fields(type(value)):
            yield from _within(getattr(value, name), (*keys, name))
        source = getattr(value, "source", None)
        if source and not isinstance(value, Term):  # the source of a term is a name in words
            yield source, (*keys, "source")


@cache
def _telling_fields(record: type[BaseModel]) -> tuple[str, ...]:
    """Return the fields of a record in which dates or other records may lie."""
    fields = record.model_fields.items()
    return tuple(name for name, field in fields if _may_tell(field.annotation))


def _may_tell(annotation: Any) -> bool:
    if inner := get_args(annotation):
        return any(map(_may_tell, inner))
    return isinstance(annotation, type) and issubclass(annotation, BaseModel | PartialDate)
