"""Segments: accelerators as series of points, one for each segment."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Segment
from macros.present.charts.scatter import Point, Series
from macros.present.words.language import Language


def by_segment(
    catalog: Catalog, language: Language, point: Callable[[Gpu], Point | None]
) -> dict[str, Series]:
    """Return the released accelerators for which there is a point, by segment."""
    series: dict[str, Series] = {}
    for style, segment in enumerate(get_args(Segment)):
        members = [g for g in catalog.gpus.values() if g.segment == segment and not g.preview]
        points = [placed for gpu in members if (placed := point(gpu))]
        if points:
            points.sort(key=lambda p: (p.x_number, p.y, p.gpu.id))
            series[segment] = Series(language.text(f"segment.{segment}"), tuple(points), style)
    return series
