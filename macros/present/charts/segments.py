"""Segments: accelerators as series of points, one for each segment."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Segment
from macros.present.charts.scatter import Point, Series, placed
from macros.present.words.language import Language


def by_segment(
    catalog: Catalog, language: Language, point: Callable[[Gpu], Point | None]
) -> dict[str, Series]:
    """Return a series of the released accelerators that have a point, by segment."""
    series: dict[str, Series] = {}
    for style, segment in enumerate(get_args(Segment)):
        points = placed((g for g in catalog.gpus.values() if g.segment == segment), point)
        if points:
            series[segment] = Series(language.text(f"segment.{segment}"), points, style)
    return series
