"""Limits table: the speed that measured cards keep under a share of their own power limit."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from macros.advice.builds.power_limits import speed_at
from macros.facts.catalog import Catalog
from macros.facts.records.power import PowerLimitCurve
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language

_KEY = "guide.limits"
_SHARES = (0.9, 0.8, 0.7, 0.5)


def power_limits_table(catalog: Catalog, up: str, language: Language) -> Markup:
    """Return a row for each measured curve; between two measured limits the speed is marked."""
    text = language.text
    heads = (
        Head(text("pick.head.product"), wide=True),
        Head(text("build-section.scaling.work"), wide=True),
        *(Head(language.percent(share), figures=True) for share in _SHARES),
    )
    rows = tuple(_row(curve, catalog, up, language) for curve in catalog.power_limits)
    table = Table(text(f"{_KEY}.title"), heads, rows, stacked=True)
    return table.html(
        notes=(text(f"{_KEY}.note"),),
        sources=tuple(_sources(catalog, language)),
        heading=text("gpu.sources"),
    )


def _row(curve: PowerLimitCurve, catalog: Catalog, up: str, language: Language) -> tuple[Cell, ...]:
    gpu, source = catalog.gpus[curve.gpu], catalog.sources[curve.source]
    read_in = language.listed([source.name, language.date(curve.date)])
    own_w = gpu.power.tdp_w or curve.points[-1].limit_w
    work = language.text(f"build-section.limits.work.{curve.workload}")
    conditions = language.phrase(curve.conditions, curve.conditions_in)
    return (
        Cell(short_name(gpu), href=f"{up}gpus/{gpu.id}/", detail=language.figure(own_w, "w")),
        Cell(work, detail=read_in, remark=conditions),
        *(Cell(_speed(curve, own_w * share, language)) for share in _SHARES),
    )


def _sources(catalog: Catalog, language: Language) -> Iterator[Cell]:
    """Yield where curves were read, each address once."""
    by_address = {(curve.source, curve.url): curve for curve in catalog.power_limits}
    for (id_, url), curve in by_address.items():
        source = catalog.sources[id_]
        yield Cell(source.name, href=url or source.url or "", detail=language.date(curve.date))


def _speed(curve: PowerLimitCurve, limit_w: float, language: Language) -> str:
    share = speed_at(curve, limit_w)
    if share is None:
        return NONE
    shown = language.percent(round(share, 2))
    is_measured = any(point.limit_w == limit_w for point in curve.points)
    return shown if is_measured else f"≈ {shown}"
