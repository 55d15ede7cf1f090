"""Progress: how fast accelerators have grown, with the years in which they double."""

from __future__ import annotations

from collections.abc import Callable

from macros.advice.claims.trends import Doubling, doubling
from macros.advice.edition import Edition
from macros.facts.records.fields import FIELD, tensor_tflops
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Chart
from macros.present.charts.plot import Trace, line
from macros.present.charts.scatter import Axis, Point, Series, Words, by_segment, scatter_chart
from macros.present.words.clauses import clauses
from macros.present.words.language import Language
from macros.present.words.significant import significant

LEVEL = 0.95
_WIDEST = 10  # an interval whose ends are further apart says at least this, and no more
_DIGITS = 2
FEWEST = 12  # products of a segment, below which no doubling time is told


def field_over_time(id_: str, path: str, edition: Edition, language: Language) -> Chart:
    """Return a figure of accelerators, in the unit of its field, over the release date."""
    return _growth(id_, Axis.of_field(path, language), FIELD[path].of, edition, language)


def efficiency_over_time(edition: Edition, language: Language) -> Chart:
    """Return the dense 16-bit tensor rate per watt of TDP (GFLOPS/W) over the release date."""

    def gflops_per_w(gpu: Gpu) -> float | None:
        tensor, tdp = tensor_tflops(gpu), gpu.power.tdp_w
        return tensor * 1000 / tdp if tensor and tdp else None

    y = Axis(language.text("chart.efficiency_time.y"), "tensor_gflops_per_w", "log")
    return _growth("efficiency_time", y, gflops_per_w, edition, language)


def _growth(
    id_: str,
    y: Axis,
    value_of: Callable[[Gpu], float | None],
    edition: Edition,
    language: Language,
) -> Chart:
    def point(gpu: Gpu) -> Point | None:
        value = value_of(gpu)
        if value is None or gpu.since is None:
            return None
        return Point(gpu, gpu.since, value, (gpu.since,))

    series = by_segment(edition.catalog, language, point)
    fits = {segment: _doubling(group) for segment, group in series.items()}
    spans = [_span(segment, growth, language) for segment, growth in fits.items() if growth]
    words = Words(
        language.text(f"chart.{id_}.title"),
        language.say("chart-doubling", figure=id_, spans=clauses(spans, language))
        if spans
        else language.text("chart.too_few"),
        (language.text("chart.doubling_basis", count=language.exact(FEWEST)),),
        dates="chart.released",
    )
    leaders = [max(group.points, key=lambda p: p.y) for group in series.values()]
    return scatter_chart(
        id_.replace("_", "-"),
        words,
        list(series.values()),
        (Axis(language.text("field.released"), "release_date", "date"), y),
        language,
        lines=[_line(series[segment], growth) for segment, growth in fits.items() if growth],
        first=leaders,
    )


def _doubling(series: Series) -> Doubling | None:
    if len(series.points) < FEWEST:
        return None
    return doubling([(p.x_number, p.y) for p in series.points], LEVEL)


def _span(segment: str, growth: Doubling, language: Language) -> str:
    """Return in which time the figure of a segment doubles, with the interval of that time."""
    return language.say(
        "doubling-span",
        segment=language.say("segment-products", id=segment),
        years=significant(growth.years, _DIGITS),
        shortest=language.number(growth.shortest, _DIGITS),
        longest=language.number(growth.longest or 0, _DIGITS),
        open="no" if growth.longest and growth.longest < _WIDEST * growth.shortest else "yes",
    )


def _line(series: Series, growth: Doubling) -> Trace:
    ends = (series.points[0], series.points[-1])
    points = [(p.place[0], float(2 ** growth.fit.at(p.x_number))) for p in ends]
    return line(series.name, series.style, points, dash="dash")
