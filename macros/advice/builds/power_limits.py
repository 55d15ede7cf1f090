"""Power limits: how fast an accelerator stays when it may draw less."""

from __future__ import annotations

from itertools import pairwise

from macros.facts.catalog import Catalog
from macros.facts.power_records import PowerLimitCurve


def limits_of(catalog: Catalog, gpu_id: str) -> tuple[PowerLimitCurve, ...]:
    """Return the measured curves of an accelerator, in the order of their file.

    Curves of different work are never averaged: a limit that is free for one is dear for another.
    """
    return tuple(curve for curve in catalog.power_limits if curve.gpu == gpu_id)


def speed_at(curve: PowerLimitCurve, limit_w: float) -> float | None:
    """Return the speed under a limit in watts, as a share of that under the card's own limit.

    Between two measured limits the speed is taken to change evenly; beyond them it is unknown.
    """
    for lower, upper in pairwise(curve.points):
        if lower.limit_w <= limit_w <= upper.limit_w:
            share = (limit_w - lower.limit_w) / (upper.limit_w - lower.limit_w)
            return lower.relative_speed + share * (upper.relative_speed - lower.relative_speed)
    return None
