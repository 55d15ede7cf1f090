"""Figures: every chart as plain data in Plotly's schema, with the finding it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from itertools import cycle
from statistics import median
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.partial_date import PartialDate
from macros.facts.records import Gpu
from macros.present.gpu_names import launch_msrp_usd
from macros.present.language import Language

SEED_FAMILIES = ("GeForce GTX 900", "GeForce GTX 1000", "GeForce RTX 2000")
TODAY_MONTHS = 24
# Colours that stay apart for colour-blind readers (Okabe and Ito), with a shape for print.
STYLES = (
    ("#0072B2", "circle"),
    ("#D55E00", "square"),
    ("#009E73", "diamond"),
    ("#CC79A7", "triangle-up"),
    ("#E69F00", "cross"),
    ("#56B4E9", "x"),
    ("#999999", "star"),
)


@dataclass(frozen=True)
class Point:
    """An accelerator's place in a chart, and the day of the newest input to it."""

    gpu: Gpu
    x: float
    y: float
    seen: PartialDate


@dataclass(frozen=True)
class Figure:
    """A chart: Plotly's `data` and `layout`, what it shows in words, and its data as a table."""

    id: str
    title: str
    finding: str
    remarks: tuple[str, ...]
    plot: dict[str, Any]
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def all_figures(catalog: Catalog, language: Language, today: date) -> list[Figure]:
    """Return the charts of the charts page, in order."""
    return [
        fp32_against_price(catalog, language, today),
        power_against_fp32(catalog, language, today),
    ]


def fp32_against_price(catalog: Catalog, language: Language, today: date) -> Figure:
    """Return FP32 throughput (TFLOPS at boost clock) over launch price (USD) by series."""

    def point(gpu: Gpu) -> Point | None:
        price = launch_msrp_usd(catalog.prices_of(gpu.id))
        if price is None or gpu.compute.fp32_tflops is None:
            return None
        return Point(gpu, price.value, gpu.compute.fp32_tflops, price.date)

    series = _series(catalog, today, point)
    basis = ("chart.basis", "chart.basis_price")
    return _figure("fp32_price", series, language, lambda p: p.x / p.y, basis)


def power_against_fp32(catalog: Catalog, language: Language, today: date) -> Figure:
    """Return TDP (W) over FP32 throughput (TFLOPS at boost clock) by series."""

    def point(gpu: Gpu) -> Point | None:
        if gpu.power.tdp_w is None or gpu.compute.fp32_tflops is None or gpu.released is None:
            return None
        return Point(gpu, gpu.compute.fp32_tflops, gpu.power.tdp_w, gpu.released)

    series = _series(catalog, today, point)
    return _figure("power_fp32", series, language, lambda p: p.x * 1000 / p.y, ("chart.basis",))


def todays_families(catalog: Catalog, today: date) -> list[str]:
    """Return consumer families with a product released in the last TODAY_MONTHS, oldest first."""
    oldest = today.year * 12 + today.month - TODAY_MONTHS
    first: dict[str, date] = {}
    for gpu in catalog.gpus.values():
        if gpu.segment != "consumer" or gpu.preview or gpu.released is None:
            continue
        day = gpu.released.first_day
        if day.year * 12 + day.month >= oldest and gpu.family not in SEED_FAMILIES:
            first[gpu.family] = min(day, first.get(gpu.family, day))
    return sorted(first, key=lambda family: (first[family], family))


def _series(
    catalog: Catalog, today: date, point: Callable[[Gpu], Point | None]
) -> dict[str, list[Point]]:
    series: dict[str, list[Point]] = {}
    for family in (*SEED_FAMILIES, *todays_families(catalog, today)):
        members = [gpu for gpu in catalog.gpus.values() if gpu.family == family]
        points = [found for gpu in members if not gpu.preview and (found := point(gpu))]
        if points:
            series[family] = sorted(points, key=lambda p: (p.x, p.y, p.gpu.id))
    return series


def _figure(
    id_: str,
    series: dict[str, list[Point]],
    language: Language,
    ratio: Callable[[Point], float],
    basis: tuple[str, ...],
) -> Figure:
    labels = {key: language.text(f"chart.{id_}.{key}") for key in ("title", "x", "y")}
    traces = [
        _trace(name, points, style, language)
        for (name, points), style in zip(series.items(), cycle(STYLES), strict=False)
    ]
    middles = [
        language.paired(name, language.number(median(map(ratio, points)), 3))
        for name, points in series.items()
    ]
    key = f"chart.{id_}.finding" if middles else "chart.empty"
    finding = language.text(key, list=language.text("join.semicolon").join(middles))
    points = [point for members in series.values() for point in members]
    return Figure(
        id=id_.replace("_", "-"),
        title=labels["title"],
        finding=finding,
        remarks=(*map(language.text, basis), *_remarks(points, language)),
        plot={"data": traces, "layout": _layout(labels["x"], labels["y"])},
        head=(language.text("table.name"), language.text("chart.series"), labels["x"], labels["y"]),
        rows=tuple(
            (p.gpu.name, name, language.exact(p.x), language.exact(p.y))
            for name, members in series.items()
            for p in members
        ),
    )


def _remarks(points: Iterable[Point], language: Language) -> list[str]:
    points = list(points)
    remarks = []
    if any(point.gpu.architecture.startswith("RDNA") for point in points):
        remarks.append(language.text("chart.dual_issue"))
    if points:
        newest, oldest = max(p.seen for p in points), min(p.seen for p in points)
        remarks.append(
            language.text(
                "chart.newest", newest=language.date(newest), oldest=language.date(oldest)
            )
        )
    return remarks


def _trace(
    name: str, points: list[Point], style: tuple[str, str], language: Language
) -> dict[str, Any]:
    colour, symbol = style
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": [point.x for point in points],
        "y": [point.y for point in points],
        "text": [point.gpu.name for point in points],
        "hovertemplate": "%{text}<br>%{x} / %{y}<extra></extra>",
        "marker": {"color": colour, "symbol": symbol, "size": 9},
    }


def _layout(x_title: str, y_title: str) -> dict[str, Any]:
    axis = {"rangemode": "tozero", "automargin": True}
    return {
        "xaxis": {**axis, "title": {"text": x_title}},
        "yaxis": {**axis, "title": {"text": y_title}},
        "legend": {"orientation": "h", "y": -0.25},
        "margin": {"l": 10, "r": 10, "t": 10, "b": 10},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "hovermode": "closest",
    }
