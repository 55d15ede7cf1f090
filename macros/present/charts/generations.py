"""Generations: what series of consumer cards gave for their price and their power at launch."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from itertools import count
from statistics import median

from macros.advice.claims.trends import LinearFit, linear_fit
from macros.advice.edition import Edition
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.facts.catalog import Catalog
from macros.facts.records.fields import TDP
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Chart
from macros.present.charts.plot import DASHES, Trace, line
from macros.present.charts.scatter import Axis, Point, Series, Words, placed, scatter_chart
from macros.present.words.language import Language

SEED_FAMILIES = ("GeForce GTX 900", "GeForce GTX 10", "GeForce RTX 20")
TODAY_MONTHS = 24


def fp32_against_price(edition: Edition, language: Language) -> Chart:
    """Return FP32 throughput (TFLOPS at boost clock) over launch price (USD) by series."""

    def point(gpu: Gpu) -> Point | None:
        price = launch_msrp_usd(edition.catalog.prices_of(gpu.id))
        if price is None or gpu.compute.fp32_tflops is None:
            return None
        return Point(gpu, price.value, gpu.compute.fp32_tflops, (price.date,))

    usd = Axis(language.text("chart.fp32_price.x"), "launch_msrp_usd", "linear")
    axes = (usd, Axis(language.text("chart.fp32_throughput"), "fp32_tflops", "linear"))
    series = _series(edition, point)
    basis = [language.text("chart.basis"), language.text("chart.basis_price")]
    return _series_chart("fp32_price", axes, series, language, lambda p: p.x_number / p.y, basis)


def power_against_fp32(edition: Edition, language: Language) -> Chart:
    """Return TDP (W) over FP32 throughput (TFLOPS at boost clock) by series."""

    def point(gpu: Gpu) -> Point | None:
        if gpu.power.tdp_w is None or gpu.compute.fp32_tflops is None or gpu.since is None:
            return None
        return Point(gpu, gpu.compute.fp32_tflops, gpu.power.tdp_w, (gpu.since,))

    fp32 = Axis(language.text("chart.fp32_throughput"), "fp32_tflops", "linear")
    axes = (fp32, Axis.of_field(TDP, language, "linear"))
    series = _series(edition, point)
    basis = [language.text("chart.basis")]
    return _series_chart(
        "power_fp32", axes, series, language, lambda p: p.x_number * 1000 / p.y, basis
    )


def todays_families(catalog: Catalog, today: date) -> list[str]:
    """Return consumer families with a product released in the last TODAY_MONTHS, oldest first."""
    oldest = today.year * 12 + today.month - TODAY_MONTHS
    first: dict[str, date] = {}
    for gpu in catalog.gpus.values():
        if gpu.segment != "consumer" or gpu.preview or gpu.since is None:
            continue
        day = gpu.since.first_day
        if day.year * 12 + day.month >= oldest and gpu.family not in SEED_FAMILIES:
            first[gpu.family] = min(day, first.get(gpu.family, day))
    return sorted(first, key=lambda family: (first[family], family))


def _series(edition: Edition, point: Callable[[Gpu], Point | None]) -> list[Series]:
    catalog = edition.catalog
    series: list[Series] = []
    styles = count()
    for family in (*SEED_FAMILIES, *todays_families(catalog, edition.day)):
        points = placed((gpu for gpu in catalog.gpus.values() if gpu.family == family), point)
        if points:
            series.append(Series(family, points, next(styles)))
    return series


def _series_chart(
    id_: str,
    axes: tuple[Axis, Axis],
    series: list[Series],
    language: Language,
    ratio: Callable[[Point], float],
    basis: list[str],
) -> Chart:
    title = language.text(f"chart.{id_}.title")
    fits = {group.name: linear_fit([(p.x_number, p.y) for p in group.points]) for group in series}
    dates = "chart.newest" if id_ == "fp32_price" else "chart.released"
    remarks = [*basis, *_fit_remarks(id_, fits, language), *_dual_issue(series, language)]
    return scatter_chart(
        id_.replace("_", "-"),
        Words(title, _finding(id_, series, ratio, language), tuple(remarks), dates),
        series,
        axes,
        language,
        lines=[_fit_line(group, fit) for group in series if (fit := fits[group.name])],
    )


def _finding(
    id_: str, series: list[Series], ratio: Callable[[Point], float], language: Language
) -> str:
    """Return the median of the oldest series and that of the newest."""
    if not series:
        return language.text("chart.empty")
    first, last = series[0], series[-1]
    old, young = (language.number(median(map(ratio, group.points)), 3) for group in (first, last))
    return language.say(
        f"generations-{id_}",
        count=len(series),
        first=first.name,
        old=old,
        last=last.name,
        young=young,
    )


def _fit_line(series: Series, fit: LinearFit) -> Trace:
    ends = (series.points[0].x_number, series.points[-1].x_number)
    dash = DASHES[series.style % len(DASHES)]
    return line(series.name, series.style, [(x, fit.at(x)) for x in ends], dash=dash)


def _fit_remarks(id_: str, fits: dict[str, LinearFit | None], language: Language) -> list[str]:
    per_step = 1000 if id_ == "fp32_price" else 1  # TFLOPS for 1,000 USD; W for one TFLOPS
    lines = [
        language.paired(name, _fit_words(id_, fit, per_step, language))
        for name, fit in fits.items()
        if fit
    ]
    if not lines:
        return []
    listed = language.text("join.semicolon").join(lines)
    return [language.text("chart.fits", list=listed)]


def _fit_words(id_: str, fit: LinearFit, per_step: int, language: Language) -> str:
    sign = "−" if fit.intercept < 0 else "+"
    return language.text(
        f"chart.{id_}.fit",
        slope=language.number(fit.slope * per_step, 3),
        intercept=f"{sign} {language.number(abs(fit.intercept), 3)}",
        r2=language.number(fit.r2, 3),
    )


def _dual_issue(series: list[Series], language: Language) -> list[str]:
    if any(p.gpu.architecture.startswith("RDNA") for group in series for p in group.points):
        return [language.text("chart.dual_issue")]
    return []
