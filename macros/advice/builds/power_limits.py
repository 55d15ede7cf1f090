"""Power limits: how fast an accelerator stays when it may draw less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil

from macros.advice.builds.build import Build
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import Result, Severity, results
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit

LIMIT_STEP_W = 10.0  # limits are set in watts, but nothing was measured more finely


def limits_of(catalog: Catalog, gpu_id: str) -> tuple[PowerLimitCurve, ...]:
    """Return the measured curves of an accelerator, in the order of their file.

    Curves of different work are never averaged: a limit that is free for one is dear for another.
    """
    return tuple(curve for curve in catalog.power_limits if curve.gpu == gpu_id)


def slight_limits(gpu: Gpu, catalog: Catalog, least_share: float | None) -> list[float]:
    """Return the limits in W, from the highest, that leave a card this share (0 to 1) of its power.

    Nothing where its power is unknown or no share is given. So slight a limit costs no more speed
    than power: the last watts of a card are those that bring least.
    """
    boards = (board for board in catalog.parts.gpu_boards.values() if board.gpu == gpu.id)
    rated = [w for board in boards if (w := board.power_limit_w)] or [gpu.power.tdp_w or 0.0]
    if least_share is None or not max(rated):
        return []
    highest, least = ceil(max(rated) / LIMIT_STEP_W) - 1, ceil(least_share * max(rated))
    steps = range(int(highest), 0, -1)
    return [step * LIMIT_STEP_W for step in steps if step * LIMIT_STEP_W >= least]


def speed_at(curve: PowerLimitCurve, limit_w: float) -> float | None:
    """Return the speed under a limit in watts, as a share of that under the card's own limit.

    Between two measured limits the speed is taken to change evenly; beyond them it is unknown.
    """
    for lower, upper in pairwise(curve.points):
        if lower.limit_w <= limit_w <= upper.limit_w:
            share = (limit_w - lower.limit_w) / (upper.limit_w - lower.limit_w)
            return lower.relative_speed + share * (upper.relative_speed - lower.relative_speed)
    return None


@dataclass(frozen=True)
class LimitedSpeed:
    """The speed of one curve under a limit; between two measured limits it is `interpolated`."""

    share: float
    interpolated: bool


@dataclass(frozen=True)
class Limited:
    """A build whose accelerators may draw `limit_w` each: speeds in the order of the curves.

    `changes` are the rules that judge the build otherwise than without the limit. `circuit` is the
    first one of the region that suffices for the fullest of the `circuit_count` in use.
    """

    limit_w: float
    speeds: tuple[LimitedSpeed | None, ...]
    load_w: float | None
    wall_w: float | None
    circuit: Circuit | None
    circuit_count: int
    changes: tuple[Result, ...]


def limited_builds(
    catalog: Catalog, mains: MainsSupply, build: Build, rules: Mapping[str, BuildRule]
) -> list[Limited]:
    """Return the build under each measured limit of its accelerator, from the highest down.

    A limit lowers what is drawn for long, not the peaks of milliseconds.
    """
    curves = limits_of(catalog, build.gpu.id)
    board = build.gpu_board
    own_w = (board.power_limit_w if board else None) or build.gpu.power.tdp_w
    limits = {point.limit_w for curve in curves for point in curve.points}
    shown = sorted((limit for limit in limits if own_w is None or limit <= own_w), reverse=True)
    figures = figures_of(build, mains, catalog.build_figures)
    before = {result.rule: result.severity for result in results(rules, figures)}
    return [_limited(catalog, mains, build, rules, curves, before, limit) for limit in shown]


def _limited(
    catalog: Catalog,
    mains: MainsSupply,
    build: Build,
    rules: Mapping[str, BuildRule],
    curves: Sequence[PowerLimitCurve],
    before: Mapping[str, Severity],
    limit_w: float,
) -> Limited:
    limited = replace(build, gpu_power_limit_w=limit_w)
    figures = figures_of(limited, mains, catalog.build_figures)
    wall_w, now = figures["wall_w"], results(rules, figures)
    drawn_w = next((r.figure for r in now if r.rule == "mains"), None) or wall_w
    least_v = figures.get("psu_least_v") or 0.0
    return Limited(
        limit_w=limit_w,
        speeds=tuple(limited_speed(curve, limit_w) for curve in curves),
        load_w=figures["load_w"],
        wall_w=wall_w,
        circuit=mains.enough_for(drawn_w, least_v) if drawn_w else None,
        circuit_count=build.circuit_count,
        changes=tuple(r for r in now if r.severity != before.get(r.rule, "pass")),
    )


def limited_speed(curve: PowerLimitCurve, limit_w: float) -> LimitedSpeed | None:
    """Return the speed under a limit in watts; None beyond the measured ones."""
    share = speed_at(curve, limit_w)
    measured = any(point.limit_w == limit_w for point in curve.points)
    return None if share is None else LimitedSpeed(share, not measured)
