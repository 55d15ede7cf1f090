"""Price index checks: the first day is the measure, and the days stand in their order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.price_indexes import PriceIndex


@check
def check_price_indexes_begin_with_one(draft: Draft) -> Iterator[Problem]:
    """The first level is 1, days ascend and are days, and each level lies in its range."""
    for index, place, document in draft.entries(PriceIndex):
        if index.levels[0].level != 1:
            message = "the first day is not the measure of the others."
            yield document.problem((place, "levels"), message, "Its level is 1.")
        for number, level in enumerate(index.levels):
            if level.date.precision != "day" or not level.low <= level.level <= level.high:
                message = f"{level.date}: a level has a day and lies between its low and high."
                yield document.problem((place, "levels", number), message, "Correct it.")
        for number, (before, after) in enumerate(pairwise(index.levels), start=1):
            if after.date.first_day <= before.date.first_day:
                message = f"{after.date} does not come after {before.date}."
                yield document.problem((place, "levels", number), message, "Put it in its order.")


@check
def check_price_indexes_do_not_compete(draft: Draft) -> Iterator[Problem]:
    """Each kind of part has one index, and memory says of which kind it is."""
    seen: set[tuple[str, str | None]] = set()
    for index, place, document in draft.entries(PriceIndex):
        if (index.part == "memory_kit") != (index.memory_type is not None):
            message = "memory has a kind, and nothing else has."
            yield document.problem((place, "memory_type"), message, "Name or remove it.")
        key = (index.part, index.memory_type)
        if key in seen:
            message = "another index is for the same."
            yield document.problem((place, "id"), message, "Merge the two.")
        seen.add(key)
