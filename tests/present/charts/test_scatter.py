from __future__ import annotations

from datetime import date
from typing import Any, Literal

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.charts.chart import Cell, Chart, Column
from macros.present.charts.plot import line
from macros.present.charts.scatter import (
    Axis,
    Point,
    Series,
    Words,
    front_line,
    scatter_chart,
    years_of,
)
from macros.present.words.language import Language
from tests.charts import csv_rows, details_in, lines_in, points_in
from tests.tiny import tiny_gpu

Places = dict[str, tuple[Any, float]]
AXES = (Axis("Price", "price_usd", "linear"), Axis("Rate", "rate", "log"))
BY_DATE = (Axis("Released", "release_date", "date"), AXES[1])
DAY, MONTH = PartialDate.parse("2025-03-05"), PartialDate.parse("2026-01")


def series_of(
    catalog: Catalog,
    places: Places,
    name: str = "Series",
    detail: str = "",
    cells: tuple[Cell, ...] = (),
) -> Series:
    """Return points called as the keys of `places` say, released in 2024, 2023, and so on."""
    points = []
    for age, (id_, (x, y)) in enumerate(places.items()):
        gpu = tiny_gpu(catalog, "boreal-one", id=id_, name=id_.upper(), released=f"{2024 - age}")
        points.append(Point(gpu, x, y, (DAY,), detail, cells=cells))
    return Series(name, tuple(points), 0)


def figure_of(
    series: list[Series], language: Language, axes: tuple[Axis, Axis] = AXES, **more: Any
) -> Chart:
    return scatter_chart(
        "x", Words("Title", "Finding.", ("Rule.",)), series, axes, language, **more
    )


def labels(chart: Chart) -> list[str]:
    """Return the names that are to be labelled, the most important first."""
    return [chart.plot["data"][trace]["text"][point] for trace, point in chart.labelled]


def test_points_stand_at_their_figures_series_by_series(
    catalog: Catalog, english: Language
) -> None:
    first = series_of(catalog, {"a": (100, 1), "b": (200, 2)}, "One")
    other = series_of(catalog, {"c": (300, 3)}, "Other")
    assert points_in(figure_of([first, other], english)) == {
        "One": {"A": (100, 1), "B": (200, 2)},
        "Other": {"C": (300, 3)},
    }


def test_lines_lie_behind_the_points(catalog: Catalog, english: Language) -> None:
    series = series_of(catalog, {"a": (100, 1)})
    traces = figure_of([series], english, lines=[line("L", None, [(0, 1)])]).plot["data"]
    assert [trace["mode"] for trace in traces] == ["lines", "markers"]


def test_date_stands_at_its_first_day(catalog: Catalog, english: Language) -> None:
    chart = figure_of([series_of(catalog, {"a": (MONTH, 1)})], english, BY_DATE)
    assert points_in(chart)["Series"]["A"] == ("2026-01-01", 1)


def test_pointing_at_a_date_tells_it_as_exactly_as_it_is_known(
    catalog: Catalog, english: Language
) -> None:
    series = series_of(catalog, {"a": (MONTH, 1), "b": (DAY, 2)})
    details = details_in(figure_of([series], english, BY_DATE))
    assert details == {"A": "Released: January 2026", "B": "Released: 5 March 2025"}


@pytest.mark.parametrize(("day", "years"), [(date(2024, 1, 1), 2024.0), (date(2025, 7, 2), 2025.5)])
def test_years_run_through_with_their_days(day: date, years: float) -> None:
    assert years_of(day) == pytest.approx(years, abs=0.003)


def test_newest_release_is_labelled_first_and_an_undated_one_last(
    catalog: Catalog, english: Language
) -> None:
    series = series_of(catalog, {"b": (1, 1), "a": (2, 2)})
    gpu = tiny_gpu(catalog, "boreal-one", id="c", name="C", released=None)
    undated = Series("Undated", (Point(gpu, 3, 3, ()),), 1)
    assert labels(figure_of([undated, series], english)) == ["B", "A", "C"]


def test_points_that_matter_are_labelled_before_newer_ones(
    catalog: Catalog, english: Language
) -> None:
    series = series_of(catalog, {"a": (1, 1), "b": (2, 2), "c": (3, 3)})
    _, b, c = series.points
    assert labels(figure_of([series], english, first=[c, b])) == ["C", "B", "A"]


def test_point_that_matters_twice_keeps_its_first_rank(catalog: Catalog, english: Language) -> None:
    series = series_of(catalog, {"a": (1, 1), "b": (2, 2), "c": (3, 3)})
    a, b, c = series.points
    assert labels(figure_of([series], english, first=[c, b, a, c])) == ["C", "B", "A"]


def test_labels_are_of_points_even_behind_lines(catalog: Catalog, english: Language) -> None:
    series = series_of(catalog, {"a": (1, 1)})
    chart = figure_of([series], english, lines=[line("L", None, [(0, 1)])] * 2)
    assert labels(chart) == ["A"]


def test_figure_without_points_says_so_and_draws_nothing(english: Language) -> None:
    lines, notes = [line("L", None, [])], [{"text": "N"}]
    chart = figure_of([], english, lines=lines, notes=notes)
    assert chart.finding == english.text("chart.empty")
    assert (chart.plot["data"], chart.plot["layout"]["annotations"]) == ([], [])
    assert (chart.rows, chart.remarks) == ((), ("Rule.",))


@pytest.mark.parametrize("axes", [AXES, BY_DATE])
def test_axes_are_named_even_without_points(axes: tuple[Axis, Axis], english: Language) -> None:
    layout = figure_of([], english, axes).plot["layout"]
    titles = [layout[axis]["title"]["text"] for axis in ("xaxis", "yaxis")]
    assert titles == [axes[0].title, axes[1].title]


def test_last_remark_names_the_newest_and_the_oldest_input(
    catalog: Catalog, english: Language
) -> None:
    gpu = catalog.gpus["boreal-one"]
    points = (Point(gpu, 1, 1, (DAY, PartialDate.parse("2019"))), Point(gpu, 1, 1, (MONTH,)))
    chart = figure_of([Series("S", points, 0)], english)
    dates = {"newest": "January 2026", "oldest": "2019"}
    assert chart.remarks == ("Rule.", english.text("chart.newest", **dates))


def test_people_and_files_have_four_digits(catalog: Catalog, english: Language) -> None:
    chart = figure_of([series_of(catalog, {"a": (1234.5678, 0.123456)})], english)
    name, series, price, rate = chart.rows[0]
    assert (price.text, rate.text) == ("1,235", "0.1235")
    assert csv_rows(chart) == [{"id": "a", "series": "Series", "price_usd": 1235, "rate": 0.1235}]
    assert (name.text, series.text) == ("A", "Series")


def test_date_stands_in_the_file_as_it_is_known(catalog: Catalog, english: Language) -> None:
    chart = figure_of([series_of(catalog, {"a": (MONTH, 1)})], english, BY_DATE)
    assert [row["release_date"] for row in csv_rows(chart)] == ["2026-01"]


def test_further_cells_of_points_have_their_columns(catalog: Catalog, english: Language) -> None:
    plain = series_of(catalog, {"a": (1, 1)}, "Plain", cells=(Cell.of_text("new"),))
    used = series_of(catalog, {"b": (2, 2)}, "Used", cells=(Cell.of_text("worn"),))
    further = [Column("State", "state")]
    rows = csv_rows(figure_of([plain, used], english, further=further))
    assert [row["state"] for row in rows] == ["new", "worn"]


def test_front_is_what_nothing_cheaper_beats_and_its_line_has_steps(
    catalog: Catalog, english: Language
) -> None:
    series = series_of(catalog, {"dear": (300, 9), "bad": (200, 4), "cheap": (100, 5)})
    front, stairs = front_line(series.points, english)
    assert [point.gpu.id for point in front] == ["cheap", "dear"]
    chart = figure_of([series], english, lines=[stairs])
    assert lines_in(chart) == {english.text("chart.pareto"): [(100, 5), (300, 9)]}
    assert stairs["line"]["shape"] == "hv"


def test_detail_of_a_point_goes_before_the_date_that_its_place_tells(
    catalog: Catalog, english: Language
) -> None:
    series = series_of(catalog, {"a": (DAY, 1)}, detail="Boxed")
    assert details_in(figure_of([series], english, BY_DATE)) == {"A": "Boxed"}
    plain = series_of(catalog, {"a": (100, 1)})
    assert details_in(figure_of([plain], english)) == {"A": ""}


@pytest.mark.parametrize("kind", ["linear", "log"])
def test_axis_is_scaled_as_its_kind_says(
    catalog: Catalog, english: Language, kind: Literal["linear", "log"]
) -> None:
    axes = (Axis("Price", "price_usd", kind), AXES[1])
    layout = figure_of([series_of(catalog, {"a": (1, 1), "b": (1000, 2)})], english, axes).plot[
        "layout"
    ]
    assert layout["xaxis"].get("type", "linear") == kind


def test_legend_lies_across_and_notes_are_drawn(catalog: Catalog, english: Language) -> None:
    series = series_of(catalog, {"a": (1, 1)})
    layout = figure_of([series], english, notes=[{"text": "N"}]).plot["layout"]
    assert layout["annotations"] == [{"text": "N"}]
    legend = layout["legend"]
    assert (legend["orientation"], legend["x"], legend["xanchor"]) == ("h", 0, "left")
    assert layout["hovermode"] == "closest"  # one point is told at a time
