"""Date checks: nothing happens in the future or before the first GPU."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.places import dated_places
from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Keys

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


def _hint(keys: Keys) -> str:
    if keys == ("released",):
        return "Write the day of the announcement and `preview: true`, or leave it out."
    return "Write the day on which it was seen."
