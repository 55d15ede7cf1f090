"""Limits table: the speed that measured cards keep under a share of their own power limit."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.power import PowerLimitCurve
from macros.present.gpus.power_limits import SHARES, limited_share, own_limit_w, work_cell
from macros.present.html.table import Cell, Head, Table
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

_KEY = "guide.limits"


def power_limits_table(catalog: Catalog, up: str, language: Language) -> Markup:
    """Return a row for each measured curve; between two measured limits the speed is marked."""
    text = language.text
    heads = (
        Head(text("pick.head.product"), wide=True),
        Head(text("build-section.scaling.work"), wide=True),
        *(Head(language.percent(share), figures=True) for share in SHARES),
    )
    rows = tuple(_row(curve, catalog, up, language) for curve in catalog.power_limits)
    table = Table(text(f"{_KEY}.title"), heads, rows, stacked=True)
    return table.html(
        notes=(text(f"{_KEY}.note"),),
        sources=tuple(_sources(catalog, language)),
        heading=text("gpu.sources"),
    )


def _row(curve: PowerLimitCurve, catalog: Catalog, up: str, language: Language) -> tuple[Cell, ...]:
    gpu = catalog.gpus[curve.gpu]
    own_w = own_limit_w(curve, gpu)
    return (
        Cell(
            language.local_name(gpu, short=True),
            href=f"{up}gpus/{gpu.id}/",
            detail=language.figure(own_w, "w"),
        ),
        work_cell(curve, catalog, language),
        *(Cell(limited_share(curve, own_w * share, language)) for share in SHARES),
    )


def _sources(catalog: Catalog, language: Language) -> Iterator[Cell]:
    """Yield where curves were read, each address once."""
    by_address = {(curve.source, curve.url): curve for curve in catalog.power_limits}
    for (id_, url), curve in by_address.items():
        source = catalog.sources[id_]
        yield Cell(
            source_name(source, language).text,
            href=url or source.url or "",
            detail=language.date(curve.date),
        )
