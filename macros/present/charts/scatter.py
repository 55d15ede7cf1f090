"""Scatter: accelerators as points of two figures, in series, with lines through them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Literal, get_args

from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIELD
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.products import Gpu, Segment
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.plot import Trace, axis, line, markers, plot
from macros.present.charts.ticks import Scale, date_scale, date_text, linear_scale, log_scale
from macros.present.words.field_words import table_head
from macros.present.words.language import Language

Kind = Literal["linear", "log", "date"]


@dataclass(frozen=True)
class Point:
    """An accelerator's place in a chart, and the days of the inputs to it.

    `detail` is what else a reader should know of this point, the kind of a price for instance;
    `cells` say the same in the chart's data. `sure_x` is what x is at most in nine of ten cases,
    where it is uncertain.
    """

    gpu: Gpu
    x: float | PartialDate
    y: float
    dates: tuple[PartialDate, ...]
    detail: str = ""
    sure_x: float | None = None
    cells: tuple[Cell, ...] = ()

    @property
    def place(self) -> tuple[float | str, float]:
        """Where Plotly puts the point."""
        return (self.x.first_day.isoformat() if isinstance(self.x, PartialDate) else self.x, self.y)

    @property
    def x_number(self) -> float:
        """The horizontal figure as a number; a date in years."""
        return years_of(self.x.first_day) if isinstance(self.x, PartialDate) else self.x


@dataclass(frozen=True)
class Series:
    """Points that belong together; `style` gives their colour and shape, `symbol` another shape."""

    name: str
    points: tuple[Point, ...]
    style: int
    symbol: str = ""


@dataclass(frozen=True)
class Axis:
    """What an axis shows: its name for people and in the CSV file."""

    title: str
    name: str
    kind: Kind

    @classmethod
    def of_field(cls, path: str, language: Language, kind: Kind = "log") -> Axis:
        """Return the axis of a figure of accelerators."""
        return cls(table_head(path, language), FIELD[path].column, kind)


@dataclass(frozen=True)
class Words:
    """What a chart says: its title, its finding, the remarks below it.

    `dates` is the text that says what the dates of its inputs are.
    """

    title: str
    finding: str
    remarks: tuple[str, ...]
    dates: str = "chart.newest"


def scatter_chart(
    id_: str,
    words: Words,
    series: Sequence[Series],
    axes: tuple[Axis, Axis],
    language: Language,
    *,
    lines: Sequence[Trace] = (),
    notes: Sequence[dict[str, Any]] = (),
    first: Sequence[Point] = (),
    further: Sequence[Column] = (),
) -> Chart:
    """Return a chart with one trace for each series behind the `lines`.

    The points of `first` are labelled before all others, then those of the latest releases.
    `further` are the heads of the points' `cells`.
    """
    points = [point for group in series for point in group.points]
    if not points:
        words = replace(words, finding=language.text("chart.empty"))
        lines, notes = (), ()
    x, y = axes
    return Chart(
        id=id_,
        title=words.title,
        finding=words.finding,
        remarks=(
            *words.remarks,
            *dated((day for p in points for day in p.dates), language, words.dates),
        ),
        plot=plot(
            [*lines, *(_trace(group, language) for group in series)],
            _axis(x, [p.x for p in points], language),
            _axis(y, [p.y for p in points], language),
            notes,
        ),
        columns=(*_columns(x, y, language), *further),
        rows=tuple(_row(group, point, language) for group in series for point in group.points),
        labelled=_label_order(series, first, len(lines)),
        leading=len({point.gpu.id for point in first}),
    )


def _sure_cost(point: Point) -> float:
    return point.x_number if point.sure_x is None else point.sure_x


def front_line(points: Iterable[Point], language: Language) -> tuple[list[Point], Trace]:
    """Return the points that no cheaper point beats, and the stepped line through them.

    The horizontal figure is a cost, the vertical one a gain. Where costs are uncertain, what is
    paid at most decides: a bargain that is hardly known takes the place of nothing well known.
    """
    front: list[Point] = []
    for point in sorted(points, key=lambda p: (_sure_cost(p), p.x_number, -p.y)):
        if not front or (point.y > front[-1].y and point.x_number >= front[-1].x_number):
            front.append(point)
    name = language.text("chart.pareto")
    return front, line(name, None, [p.place for p in front], legend=True, step=True, dash="dot")


def placed(gpus: Iterable[Gpu], point: Callable[[Gpu], Point | None]) -> tuple[Point, ...]:
    """Return the points of the released accelerators that have one, from left to right."""
    points = (point(gpu) for gpu in gpus if not gpu.preview)
    return tuple(sorted(filter(None, points), key=lambda p: (p.x_number, p.y, p.gpu.id)))


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


def years_of(day: date) -> float:
    """Return a day as a year with decimals."""
    return day.year + (day.timetuple().tm_yday - 1) / 365.25


def _trace(series: Series, language: Language) -> Trace:
    points = series.points
    return markers(
        series.name,
        series.style,
        [point.place for point in points],
        [language.local_name(point.gpu, short=True) for point in points],
        [_pointed_at(point, language) for point in points],
        symbol=series.symbol,
    )


def _pointed_at(point: Point, language: Language) -> str:
    """Return what Plotly cannot say of a point by itself: its detail, or a date as it is known."""
    if isinstance(point.x, PartialDate):
        day = language.paired(language.text("field.released"), language.date(point.x))
        return point.detail or day
    return point.detail


def _axis(spec: Axis, values: Sequence[Any], language: Language) -> dict[str, Any]:
    if spec.kind == "date":
        days = [value.first_day for value in values] or [date(2020, 1, 1), date(2021, 1, 1)]
        return axis(spec.title, date_scale(days), date_text(language))
    scale: Scale = linear_scale(values) if spec.kind == "linear" else log_scale(values)
    return axis(spec.title, scale, language.exact)


def _columns(x: Axis, y: Axis, language: Language) -> tuple[Column, ...]:
    return (
        Column(language.text("table.name"), "id"),
        Column(language.text("chart.series"), "series"),
        Column(x.title, x.name, is_number=True),
        Column(y.title, y.name, is_number=True),
    )


def _row(series: Series, point: Point, language: Language) -> tuple[Cell, ...]:
    cells = [Cell(language.local_name(point.gpu), point.gpu.id), Cell.of_text(series.name)]
    if isinstance(point.x, PartialDate):
        cells.append(Cell(language.date(point.x), str(point.x)))
    else:
        cells.append(Cell.of_number(point.x, language, 4))
    return (*cells, Cell.of_number(point.y, language, 4), *point.cells)


def _label_order(
    series: Sequence[Series], first: Sequence[Point], before: int
) -> tuple[tuple[int, int], ...]:
    # A point may be named twice, as the best of two budgets for instance: its first rank counts.
    named_once = dict.fromkeys(point.gpu.id for point in first)
    leading = {id_: rank for rank, id_ in enumerate(named_once)}
    ranks = [
        (leading.get(point.gpu.id, len(leading)), _age(point.gpu), (before + t, p))
        for t, group in enumerate(series)
        for p, point in enumerate(group.points)
    ]
    return tuple(place for _, _, place in sorted(ranks))


def _age(gpu: Gpu) -> int:
    return -gpu.since.first_day.toordinal() if gpu.since else 0
