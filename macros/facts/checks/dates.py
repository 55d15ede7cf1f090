"""Date checks: nothing happens in the future or before the first GPU."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from macros.facts.checks.advice import dated_places
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.models import Model
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.parts import Part

FIRST_YEAR = 1999


def check_dates(draft: Draft) -> Iterator[Problem]:
    """Every date lies between 1999 and the day of the build."""
    for day, keys, document in _dates(draft):
        if day.first_day > draft.today:
            message = f"{day} is in the future (today is {draft.today})."
            yield document.problem(keys, message, _hint(keys))
        elif day.first_day.year < FIRST_YEAR:
            message = f"{day} is before {FIRST_YEAR}."
            yield document.problem(keys, message, "Check the year.")


def _hint(keys: Keys) -> str:
    if keys == ("released",):
        return "Write the day of the announcement and `preview: true`, or leave it out."
    return "Write the day on which it was seen."


def _dates(draft: Draft) -> Iterator[tuple[PartialDate, Keys, Document]]:
    for gpu, document in draft.each_gpu():
        if gpu.released:
            yield gpu.released, ("released",), document
        for index, evidence in enumerate(gpu.sources):
            yield evidence.read_on, ("sources", index, "read_on"), document
    products: Iterable[tuple[Part | Model, Document]] = (
        *draft.each_part(),
        *draft.models.values(),
    )
    for product, document in products:
        if product.released:
            yield product.released, ("released",), document
        for index, evidence in enumerate(product.sources):
            yield evidence.read_on, ("sources", index, "read_on"), document
    for price, index, document in draft.each_price():
        yield price.date, (index, "date"), document
    yield from dated_places(draft)
    if draft.sources:
        sources, document = draft.sources
        for index, source in enumerate(sources):
            yield source.read_on, (index, "read_on"), document
