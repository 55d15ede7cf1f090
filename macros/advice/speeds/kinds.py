"""Kinds: the accelerators that a workload's fit is made of, by group and platform."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from statistics import fmean

from macros.advice.speeds.clocks import Clocks, architecture_group
from macros.advice.speeds.comparable import Comparable
from macros.advice.speeds.speed_model import Point, figures_of
from macros.facts.records.measurements import Workload
from macros.facts.records.products import Gpu

FEWEST_OF_A_KIND = 3  # a factor for a software or a platform is taken from no fewer accelerators

Kind = tuple[int, str]


def points_of(
    workload: Workload,
    measured: Comparable,
    gpus: Mapping[str, Gpu],
    base: int,
    clocks: Clocks,
) -> tuple[list[Kind], tuple[Point, ...]]:
    """Return the kinds of points (group and platform), the base's first, and the points."""
    by_kind: dict[Kind, list[tuple[str, tuple[float, ...], str]]] = defaultdict(list)
    for id_, group in sorted(measured.groups.items()):
        gpu = gpus.get(id_)
        figures = figures_of(gpu, workload.terms, clocks) if gpu and not gpu.preview else None
        platform = gpu.software.platform if gpu and gpu.software else ""
        if gpu and figures and platform in workload.platforms:
            by_kind[group, platform].append((id_, figures, architecture_group(gpu)))
    large = [kind for kind, members in by_kind.items() if len(members) >= FEWEST_OF_A_KIND]
    kinds = sorted(large, key=lambda kind: (kind[0] != base, -len(by_kind[kind]), kind))
    points = tuple(
        Point(id_, -measured.speeds[id_], number, figures, group)
        for number, kind in enumerate(kinds)
        for id_, figures, group in by_kind[kind]
    )
    return kinds, points


def offsets_of(factors: Mapping[Kind, float], base: int) -> dict[int, float]:
    """Return by how much each group's times are longer on the platforms that it shares."""
    ours = {platform: factor for (group, platform), factor in factors.items() if group == base}
    offsets = {base: 0.0}
    for other in sorted({group for group, _ in factors} - {base}):
        longer = [
            factor - ours[platform]
            for (group, platform), factor in factors.items()
            if group == other and platform in ours
        ]
        if longer:
            offsets[other] = fmean(longer)
    return offsets
