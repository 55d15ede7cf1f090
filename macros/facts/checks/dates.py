"""Date checks: nothing happens in the future or before the first GPU."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.places import dated_places
from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Keys
from macros.facts.records.products import Gpu

FIRST_YEAR = 1999


@check
def check_dates(draft: Draft) -> Iterator[Problem]:
    """Every date lies between 1999 and the day of the build."""
    for day, keys, document in dated_places(draft):
        if day.first_day > draft.today:
            message = f"{day} is in the future (today is {draft.today})."
            yield document.problem(keys, message, _hint(keys))
        elif day.first_day.year < FIRST_YEAR:
            message = f"{day} is before {FIRST_YEAR}."
            yield document.problem(keys, message, "Check the year.")


@check
def check_days_of_sale(draft: Draft) -> Iterator[Problem]:
    """A product is sold from the day of its announcement on, and a preview is not sold yet."""
    for gpu, document in draft.each(Gpu):
        announced, released = gpu.announced, gpu.released
        if announced and released and announced.first_day > released.last_day:
            message = f"{announced} is after the first day of sale, {released}."
            yield document.problem(("announced",), message, "Exchange or correct the two.")
        if gpu.discontinued and released and released.first_day > gpu.discontinued.last_day:
            message = f"{gpu.discontinued} is before the first day of sale, {released}."
            yield document.problem(("discontinued",), message, "Correct one of the two.")
        if gpu.preview and released:
            message = f"a preview is not on sale, but was released on {released}."
            hint = "Call the day `announced`, or remove `preview`."
            yield document.problem(("released",), message, hint)
        if gpu.preview and not announced:
            hint = "Add `announced`, a day, a month or a year."
            yield document.problem(("preview",), "a preview has no day of announcement.", hint)


def _hint(keys: Keys) -> str:
    if keys == ("released",):
        return "Write the day of the announcement as `announced` and `preview: true`."
    return "Write the day on which it was seen."
