"""Places: where in the files records name other things and hold dates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from macros.facts.reading.draft import Draft
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Names


def named_places(draft: Draft) -> Iterator[tuple[Names, str, Keys, Document]]:
    """Yield each text that names something, after what it names, with its place."""
    for value, names, keys, document in _places(draft):
        if names and isinstance(value, str):
            yield names, value, keys, document


def dated_places(draft: Draft) -> Iterator[tuple[PartialDate, Keys, Document]]:
    """Yield each date that a file holds, with its place."""
    for value, _, keys, document in _places(draft):
        if isinstance(value, PartialDate):
            yield value, keys, document


def _places(draft: Draft) -> Iterator[tuple[Any, Names | None, Keys, Document]]:
    for files in draft.files.values():
        for content, document in files.values():
            for value, names, keys in _within(content, None, ()):
                yield value, names, keys, document


def _within(
    value: Any, names: Names | None, keys: Keys
) -> Iterator[tuple[Any, Names | None, Keys]]:
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _within(item, names, (*keys, index))
    elif isinstance(value, BaseModel):
        for field, named in _telling_fields(type(value)).items():
            yield from _within(getattr(value, field), named, (*keys, field))
    else:
        yield value, names, keys


@cache
def _telling_fields(record: type[BaseModel]) -> dict[str, Names | None]:
    """Return the fields in which names, dates or other records may lie, with what they name."""
    types = {name: (f.annotation, *f.metadata) for name, f in record.model_fields.items()}
    return {
        name: next((part for part in parts if isinstance(part, Names)), None)
        for name, hints in types.items()
        if (parts := [part for hint in hints for part in _telling_parts(hint)])
    }


def _telling_parts(hint: Any) -> list[Any]:
    """Return the names, dates and records that a type is made of."""
    if inner := get_args(hint):
        return [part for argument in inner for part in _telling_parts(argument)]
    is_class = isinstance(hint, type) and issubclass(hint, BaseModel | PartialDate)
    return [hint] if is_class or isinstance(hint, Names) else []
