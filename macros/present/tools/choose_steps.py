"""Choose steps: which answers stand beside a pick since they cost less, or have more."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from macros.advice.choosing.choose_records import ChooseRow, Triple
from macros.present.words.significant import significant

STEP = 1.1  # a step in price or speed is at least so large
PRICE_DIGITS = 3  # with which prices are said
SPEED_DIGITS = 2  # with which speeds are said


def total(row: ChooseRow) -> float:
    """Return what a row costs with what must be bought around it."""
    return row["cards"] + row["around"]


def is_behind(row: ChooseRow, other: ChooseRow) -> bool:
    """Return whether a row is dearer, smaller and slower than another, going by middle figures."""
    speed, known = row["speed"], other["speed"]
    is_slower = bool(speed and known and speed[1] < known[1])
    return is_slower and total(row) > total(other) and row["memory_gb"] < other["memory_gb"]


def fastest_of(rows: Sequence[ChooseRow], told: Sequence[ChooseRow]) -> ChooseRow | None:
    """Return the fastest row where it is clearly faster than all that are told."""
    known = [(row["speed"][1], row) for row in rows if row["speed"]]
    _, best = max(known, key=lambda one: one[0], default=(0.0, None))
    return best if best and all(_is_faster(best, row) for row in told) else None


def steps_from(
    pick: ChooseRow, rows: Sequence[ChooseRow], least: float = 0.0
) -> Iterator[tuple[str, ChooseRow]]:
    """Yield the best that costs clearly less, and more, each with the key of its sentence.

    What costs less has more memory than the pick, or is at least so many times as fast.
    """
    cheap = (row for row in rows if total(row) * STEP <= total(pick))
    is_worth = (row for row in cheap if _is_larger(row, pick) or _ratio(row, pick) >= least)
    cheaper = next(is_worth, None)
    if cheaper:
        yield "cheaper.memory" if _is_larger(cheaper, pick) else "cheaper", cheaper
    for row in rows:
        is_dearer = total(row) >= total(pick) * STEP
        if is_dearer and (more := _more_of(row, pick, cheaper)):
            yield f"dearer.{more}", row
            return


def _more_of(row: ChooseRow, pick: ChooseRow, cheaper: ChooseRow | None) -> str:
    """Return what more money buys more of; nothing where a cheaper one is as good."""
    is_larger = _is_larger(row, pick)
    if _is_faster(row, pick):
        return "both" if is_larger else "speed"
    is_more = cheaper is None or _is_larger(row, cheaper) or _is_faster(row, cheaper)
    return "memory" if is_larger and is_more else ""


def _is_larger(row: ChooseRow, other: ChooseRow) -> bool:
    return row["memory_gb"] > other["memory_gb"]


def _is_faster(row: ChooseRow, other: ChooseRow) -> bool:
    speed, known = row["speed"], other["speed"]
    return bool(speed and known and speed[1] >= STEP * known[1])


def faster_than_own(rows: Sequence[ChooseRow], pick: ChooseRow, gain: float) -> ChooseRow | None:
    """Return the first that is clearly faster than the pick and than the reader's own card.

    The pick is `gain` times as fast as that.
    """
    least = STEP * max(1.0, 1 / gain) * (pick["speed"][1] if pick["speed"] else 0.0)
    known = ((row["speed"], row) for row in rows)
    return next((row for speed, row in known if speed and speed[1] >= least), None)


def is_more_than_own(row: ChooseRow, pick: ChooseRow, gain: Triple, own_gb: float) -> bool:
    """Return whether it is clearly faster than the reader's card or has more memory."""
    return row["memory_gb"] > own_gb or ratio_beside(row, pick, gain) >= STEP


def ratio_beside(row: ChooseRow, pick: ChooseRow, gain: Triple | None) -> float:
    """Return how fast it is beside the reader's card, or beside the pick without one."""
    return _ratio(row, pick) * (gain[1] if gain else 1.0)


def _ratio(row: ChooseRow, pick: ChooseRow) -> float:
    speed, known = row["speed"], pick["speed"]
    return speed[1] / known[1] if speed and known else 0.0


def speed_key(ratio: float) -> str:
    """Return by which key a speed is told: as the same as another, a share or a multiple."""
    said = significant(ratio, SPEED_DIGITS)
    return "same" if said == 1 else "share" if said < 1 else "times"


def has_more_cards(row: ChooseRow, pick: ChooseRow) -> bool:
    """Return whether nothing but the number of its cards speaks for the pick before a row."""
    is_as_good = row["memory_gb"] >= pick["memory_gb"] and speed_key(_ratio(row, pick)) != "share"
    return is_as_good and row["count"] > pick["count"]


def speed_range(row: ChooseRow, pick: ChooseRow) -> Triple:
    """Return how many times as fast as the pick a row is, with the ends of four in five cases.

    Both speeds are uncertain, also where one is that of the card which all are measured by.
    """
    speeds = [one["speed"] or [1.0, 1.0, 1.0] for one in (row, pick)]
    apart = math.hypot(*(math.log(speed[2] / speed[1]) for speed in speeds))
    return [speeds[0][1] / speeds[1][1] * math.exp(end * apart) for end in (-1, 0, 1)]


def is_far(money: float, today: ChooseRow | None, most: float) -> bool:
    """Return whether a price is below that of today by more than a share."""
    return today is not None and money < today["cards"] * (1 - most)


def is_beyond(how: str, amount: float, today: float) -> bool:
    """Return whether the price at which an answer changes is beyond that of today as it is said."""
    said = significant(today, PRICE_DIGITS)
    return amount < said if how == "cheaper" else amount > said
