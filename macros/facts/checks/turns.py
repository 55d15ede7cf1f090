"""Turn checks: the record of picks that became others goes on where it ended."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.turns import PickTurn, RecordedPick

_HINT = "The record is written by scripts/record_turns.py; restore it, and run that."


@check
def check_record_goes_on_where_it_ended(draft: Draft) -> Iterator[Problem]:
    """No entry is older than the one before, or begins with another pick than the last one."""
    newest: PartialDate | None = None
    latest: dict[tuple[str, str], RecordedPick | None] = {}
    for turn, index, document in draft.entries(PickTurn):
        if newest and turn.date < newest:
            message = f"{turn.date} is before the day of the entry above, {newest}."
            yield document.problem((index, "date"), message, _HINT)
        key = turn.persona, turn.region
        if key in latest and latest[key] != turn.before:
            message = f"the last pick of '{turn.persona}' in '{turn.region}' was another one."
            yield document.problem((index, "persona"), message, _HINT)
        newest, latest[key] = turn.date, turn.after
