"""Power checks: measured draws are in order, and curves of power limits add up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.power import PowerLimitCurve, PowerLimitPoint
from macros.facts.records.products import ExcursionKind, Gpu, Power

# Two runs of the same work differ by about a hundredth.
FALL_TOLERANCE = 0.01
# Relative speeds are written with three decimals.
ROUNDING = 0.001
# The times in ms that a draw of each kind may be averaged over; a sustained one has no bound.
WINDOWS_MS: dict[ExcursionKind, tuple[float, float]] = {"peak": (1, 100), "spike": (0, 1)}
FEWEST_POINTS = 2
NOT_UNUSUAL = "the speed never falls here as the limit rises."


@check
def check_excursions_are_in_order(draft: Draft) -> Iterator[Problem]:
    """A peak or spike is no less than the sustained draw, and a peak no more than the spike."""
    for gpu, document in draft.each(Gpu):
        for index, excursion in enumerate(gpu.power.excursions):
            message = _out_of_order(excursion.watts, excursion.kind, gpu.power)
            if message:
                keys: Keys = ("power", "excursions", index, "watts")
                hint = "Correct one of the two, or leave out the one whose meter was too slow."
                yield document.problem(keys, message, hint)


@check
def check_lowest_limit(draft: Draft) -> Iterator[Problem]:
    """The least that a limit can be set to is less than the most, which is the TDP."""
    for gpu, document in draft.each(Gpu):
        low_w, tdp_w = gpu.power.tdp_low_w, gpu.power.tdp_w
        if low_w is not None and (tdp_w is None or low_w >= tdp_w):
            tdp = "which is blank" if tdp_w is None else f"{tdp_w:g} W"
            message = f"{low_w:g} W is not less than the TDP, {tdp}."
            hint = "Write the most as `tdp_w`, or remove `tdp_low_w`."
            yield document.problem(("power", "tdp_low_w"), message, hint)


@check
def check_windows_fit_excursions(draft: Draft) -> Iterator[Problem]:
    """A spike is the average of at most 1 ms, a peak of 1 to 100 ms."""
    for gpu, document in draft.each(Gpu):
        for index, excursion in enumerate(gpu.power.excursions):
            window, bounds = excursion.window_ms, WINDOWS_MS.get(excursion.kind)
            if window is not None and bounds and not bounds[0] <= window <= bounds[1]:
                keys: Keys = ("power", "excursions", index, "window_ms")
                message = f"a {excursion.kind} is no average of {window:g} ms."
                hint = "A spike has at most 1, a peak 1 to 100. Correct `window_ms` or `kind`."
                yield document.problem(keys, message, hint)


@check
def check_power_limits_are_told_apart(draft: Draft) -> Iterator[Problem]:
    """Two curves of one card and kind of work say what sets them apart."""
    curves: set[tuple[str, str, str]] = set()
    for curve, index, document in draft.entries(PowerLimitCurve):
        name = (curve.gpu, curve.workload, curve.conditions)
        if name in curves:
            message = f"a curve of {curve.gpu} under these conditions stands here twice."
            hint = "Remove one of the two, or tell their conditions apart."
            yield document.problem((index, "conditions"), message, hint)
        curves.add(name)


@check
def check_power_limits_are_curves(draft: Draft) -> Iterator[Problem]:
    """A curve has two points or more."""
    for curve, index, document in draft.entries(PowerLimitCurve):
        if len(curve.points) < FEWEST_POINTS:
            message = f"a curve has at least {FEWEST_POINTS} points, not {len(curve.points)}."
            hint = "Add the speed under another limit, or leave the curve out."
            yield document.problem((index, "points"), message, hint)


@check
def check_power_limits_reach_the_own_limit(draft: Draft) -> Iterator[Problem]:
    """A curve has a point at the card's own limit, and its speed there is 1."""
    gpus = draft.by_id(Gpu)
    for curve, index, document in draft.entries(PowerLimitCurve):
        if curve.gpu not in gpus:
            continue
        own_w = gpus[curve.gpu][0].power.tdp_w
        if own_w is None:
            message = f"{curve.gpu} has no TDP that limits could be held against."
            yield document.problem((index, "gpu"), message, "Add its `power.tdp_w` first.")
        else:
            yield from _own_limit_problems(curve, own_w, index, document)


@check
def check_power_limits_ascend(draft: Draft) -> Iterator[Problem]:
    """The points of a curve stand in the order of their limits, each limit once."""
    for curve, index, document in draft.entries(PowerLimitCurve):
        for place, (lower, upper) in enumerate(pairwise(curve.points), start=1):
            if upper.limit_w <= lower.limit_w:
                message = f"{upper.limit_w:g} W comes after {lower.limit_w:g} W."
                hint = "Begin with the lowest limit, and name each once."
                yield document.problem((index, "points", place, "limit_w"), message, hint)


@check
def check_speeds_do_not_fall(draft: Draft) -> Iterator[Problem]:
    """A higher limit is not more than a hundredth slower, unless `unusual` says why (a warning)."""
    for curve, index, document in draft.entries(PowerLimitCurve):
        falls = [i for i, pair in enumerate(pairwise(curve.points), start=1) if _falls(*pair)]
        if curve.unusual and not falls:
            yield document.warning((index, "unusual"), NOT_UNUSUAL, "Remove it.")
        for place in falls if curve.unusual is None else ():
            before = curve.points[place - 1]
            message = f"the speed falls from {before.relative_speed:g} at {before.limit_w:g} W."
            hint = "Correct it, or say in `unusual:` why it is right."
            keys: Keys = (index, "points", place, "relative_speed")
            yield document.warning(keys, message, hint)


@check
def check_printed_speeds_add_up(draft: Draft) -> Iterator[Problem]:
    """Relative speeds follow from the printed values, and these have a unit."""
    for curve, index, document in draft.entries(PowerLimitCurve):
        has_values = any(point.value is not None for point in curve.points)
        if has_values != (curve.unit is not None):
            message = "values and their unit come together."
            keys: Keys = (index, "points" if has_values else "unit")
            yield document.problem(keys, message, "Add `unit:`, or `value:` to the points.")
        yield from _speeds_that_do_not_follow(curve, index, document)


def _out_of_order(watts: float, kind: ExcursionKind, power: Power) -> str | None:
    if kind != "sustained" and power.sustained_w is not None and watts < power.sustained_w:
        return f"this {kind} is less than the sustained draw, {power.sustained_w:g} W."
    if kind == "peak" and power.spike_w is not None and watts > power.spike_w:
        return f"this peak is more than the spike, {power.spike_w:g} W."
    return None


def _own_limit_problems(
    curve: PowerLimitCurve, own_w: float, index: int, document: Document
) -> Iterator[Problem]:
    place = next((i for i, point in enumerate(curve.points) if point.limit_w == own_w), None)
    if place is None:
        message = f"no point has the limit of the card itself, {own_w:g} W."
        hint = "Add it with `relative_speed: 1`, or leave the curve out."
        yield document.problem((index, "points"), message, hint)
    elif curve.points[place].relative_speed != 1:
        message = f"{own_w:g} W is the limit of the card itself; its speed is 1."
        keys: Keys = (index, "points", place, "relative_speed")
        yield document.problem(keys, message, "Divide all speeds by the one at this limit.")


def _falls(lower: PowerLimitPoint, upper: PowerLimitPoint) -> bool:
    return upper.relative_speed < lower.relative_speed - FALL_TOLERANCE


def _speeds_that_do_not_follow(
    curve: PowerLimitCurve, index: int, document: Document
) -> Iterator[Problem]:
    own = next((at.value for at in curve.points if at.relative_speed == 1 and at.value), None)
    for place, point in enumerate(curve.points if own else ()):
        assert own
        if point.value and abs(point.value / own - point.relative_speed) > ROUNDING:
            message = f"{point.value:g} is {point.value / own:.3f} of {own:g}."
            keys: Keys = (index, "points", place, "relative_speed")
            yield document.problem(keys, message, "Correct one of the two.")
