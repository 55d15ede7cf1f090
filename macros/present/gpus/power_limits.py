"""Power limits: the speed that an accelerator keeps under a share of its own power limit."""

from __future__ import annotations

from markupsafe import Markup

from macros.advice.builds.power_limits import limited_speed, limits_of
from macros.facts.catalog import Catalog
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Gpu
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

SHARES = (0.9, 0.8, 0.7, 0.5)


def power_limits(catalog: Catalog, gpu: Gpu, language: Language) -> Markup | None:
    """Return a row for each curve that somebody measured; None where nobody did."""
    curves = limits_of(catalog, gpu.id)
    if not curves:
        return None
    own_w = own_limit_w(curves[0], gpu)
    heads = (
        Head(language.text("build-section.scaling.work"), wide=True),
        *(Head(_share(share, own_w, language), figures=True) for share in SHARES),
    )
    rows = [_row(curve, own_w, catalog, language) for curve in curves]
    title = language.text("guide.limits.title")
    return Table(title, heads, rows, dense=True).html()


def own_limit_w(curve: PowerLimitCurve, gpu: Gpu) -> float:
    """Return the limit that a card leaves its maker with, in watts."""
    return gpu.power.tdp_w or curve.points[-1].limit_w


def limited_share(curve: PowerLimitCurve, limit_w: float, language: Language) -> str:
    """Return the speed under a limit as a share of full speed, marked between two measured ones."""
    speed = limited_speed(curve, limit_w)
    if speed is None:
        return NONE
    shown = language.percent(speed.share)
    return language.say("about-share", share=shown) if speed.interpolated else shown


def work_cell(curve: PowerLimitCurve, catalog: Catalog, language: Language, href: str = "") -> Cell:
    """Return what was measured: the work, who measured it when, and under which conditions."""
    source = catalog.sources[curve.source]
    return Cell(
        language.text(f"build-section.limits.work.{curve.workload}"),
        href=href,
        detail=language.detailed([source_name(source, language).text, language.date(curve.date)]),
        remark=language.phrase(curve.conditions, curve.conditions_in),
    )


def _share(share: float, own_w: float, language: Language) -> str:
    return language.bracketed(language.percent(share), language.figure(own_w * share, "w"))


def _row(
    curve: PowerLimitCurve, own_w: float, catalog: Catalog, language: Language
) -> tuple[Cell, ...]:
    source = curve.url or catalog.sources[curve.source].url or ""
    shares = (limited_share(curve, own_w * share, language) for share in SHARES)
    return work_cell(curve, catalog, language, source), *map(Cell, shares)
