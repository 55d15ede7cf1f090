"""Fit tuning: what the hours of learning from examples cost, rented or on a card of one's own."""

from __future__ import annotations

from macros.advice.fit.fit_facts import FitCard
from macros.advice.fit.fit_records import Triple, TuneCosts
from macros.advice.fit.fit_work import FitWork

_WATTS_PER_KILOWATT = 1000


def tune_costs(work: FitWork, card: FitCard, hours: Triple | None) -> TuneCosts:
    """Return what hours on one card cost in the region's money; None where that is not known.

    `rented` is what a cloud asks, `power` the electricity of a card of one's own at full load.
    """
    return {"rented": _rented(work, card, hours), "power": _power(work, card, hours)}


def _rented(work: FitWork, card: FitCard, hours: Triple | None) -> Triple | None:
    price = card["rented"].get(work.question.region)
    return [end * price["amount"] for end in hours] if hours and price else None


def _power(work: FitWork, card: FitCard, hours: Triple | None) -> Triple | None:
    per_kwh = work.facts["per_kwh"].get(work.question.region)
    if hours is None or per_kwh is None or card["watts"] is None:
        return None
    return [end * card["watts"] / _WATTS_PER_KILOWATT * per_kwh for end in hours]
