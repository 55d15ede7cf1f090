"""Turns: how the picks of the past became those of today, as entries of their record."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from datetime import date

from macros.advice.changes.picks import PickChange, Picked, pick_changes
from macros.advice.changes.reasons import Reason
from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.turns import PickTurn, RecordedPick, RecordedReason

DIGITS = 4  # of a figure that decided
_UNRECORDED = ("came", "left")  # a reader or region that is new or gone had no other pick


def new_turns(
    record: Iterable[PickTurn], before: Edition, after: Edition, regions: Collection[str]
) -> Iterator[PickTurn]:
    """Yield how the picks of `after` differ from those on record, with what decided.

    `before` is the advice of the day on which the record was last made. Where the record says
    something else of that day, what was known of it has been corrected since.
    """
    latest = {(turn.persona, turn.region): turn.after for turn in record}
    changes = {(c.persona, c.region): c for c in pick_changes(before, after) if c.is_new_pick}
    for region in (region for region in after.catalog.regions if region in regions):
        for persona in after.catalog.personas:
            change = changes.get((persona, region))
            if change and change.because.kind in _UNRECORDED:
                continue
            now = _of(after.verdict(persona, region))
            was = latest.get((persona, region), _recorded(change.before) if change else now)
            if was != now:
                because = _because(change) if change else RecordedReason(cause="corrected")
                yield PickTurn(
                    date=_day(after.day),
                    persona=persona,
                    region=region,
                    before=was,
                    after=now,
                    because=because,
                )


def _day(day: date) -> PartialDate:
    return PartialDate.parse(day.isoformat())


def _of(verdict: Verdict) -> RecordedPick | None:
    pick = verdict.pick
    return RecordedPick(id=pick.gpu.id, kind=pick.offer.kind, count=pick.count) if pick else None


def _recorded(picked: Picked | None) -> RecordedPick | None:
    return RecordedPick(id=picked.id, kind=picked.kind, count=picked.count) if picked else None


def _because(change: PickChange) -> RecordedReason:
    """Return what decided, with as many digits of its figures as anybody reads."""
    reason: Reason = change.because
    is_money = reason.kind == "price"
    fields = {
        "cause": reason.kind,
        "product": reason.product or None,
        "before": _figure(reason.before),
        "after": _figure(reason.after),
        "currency": reason.currency if is_money else None,
        "kind": reason.offer_kind if is_money else None,
        "constraint": reason.constraint or None,
    }
    return RecordedReason.model_validate({k: v for k, v in fields.items() if v is not None})


def _figure(value: float | str | None) -> float | None:
    return float(f"{value:.{DIGITS}g}") if isinstance(value, int | float) else None
