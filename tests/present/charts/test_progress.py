from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.charts import CHARTS, progress
from macros.present.charts.progress import (
    FEWEST,
    efficiency_over_time,
)
from macros.present.words.language import Language
from tests.charts import csv_rows, lines_in, points_in
from tests.editions import edition_of
from tests.tiny import only_gpus, tiny_gpu

tensor_over_time = CHARTS["tensor-time"]
memory_over_time = CHARTS["memory-time"]
bandwidth_over_time = CHARTS["bandwidth-time"]
CHART_MAKERS = [tensor_over_time, memory_over_time, bandwidth_over_time, efficiency_over_time]


def yearly(catalog: Catalog, sizes: list[float], **changes: Any) -> list[Gpu]:
    """Return products with these sizes of memory (GB), one on each New Year's Day from 2010 on."""
    segment = changes.get("segment", "consumer")
    return [
        tiny_gpu(
            catalog,
            "boreal-one",
            **{"id": f"{segment.replace('_', '-')}-{n}", "name": f"{segment} {n}", **changes},
            released=f"{2010 + n}-01-01",
            memory={"size_gb": size},
        )
        for n, size in enumerate(sizes)
    ]


def doubling_every(years: float, count: int = FEWEST) -> list[float]:
    return [2 * 2 ** (n / years) for n in range(count)]


@pytest.mark.parametrize("years", [1.5, 2, 6])
def test_years_in_which_memory_doubles_are_told(
    catalog: Catalog, english: Language, years: float
) -> None:
    known = only_gpus(catalog, *yearly(catalog, doubling_every(years)))
    number = english.number(years, 2)
    assert memory_over_time(edition_of(known), english).finding == (
        "Counting large and small products alike, memory has doubled "
        f"every {number} years among consumer products "
        f"(95% confidence interval: {number} to {number})."
    )


def test_scattered_growth_has_an_interval_around_it(catalog: Catalog, english: Language) -> None:
    # By hand: slope 1/2 + 3/143 = 0.521, its error sqrt(2.937 / 10 / 143) = 0.0453, Student's
    # quantile 2.228: from 0.420 to 0.622 doublings in a year.
    sizes = [size * (2 if n % 2 else 1) for n, size in enumerate(doubling_every(2))]
    known = only_gpus(catalog, *yearly(catalog, sizes))
    finding = memory_over_time(edition_of(known), english).finding
    assert "1.9 years among consumer products (95% confidence interval: 1.6 to 2.4)" in finding


def test_of_uncertain_growth_only_the_shortest_time_is_told(
    catalog: Catalog, english: Language
) -> None:
    sizes = [size * (64 if n % 2 else 1) for n, size in enumerate(doubling_every(12))]
    known = only_gpus(catalog, *yearly(catalog, sizes))
    assert "in no less than" in memory_over_time(edition_of(known), english).finding


def test_interval_whose_ends_are_ten_times_apart_tells_the_shorter_one_alone(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = [size * (2 if n % 2 else 1) for n, size in enumerate(doubling_every(2))]
    known = only_gpus(catalog, *yearly(catalog, sizes))
    monkeypatch.setattr(progress, "_WIDEST", 1.4)  # the ends are 1.5 times apart
    assert "in no less than 1.6 years" in memory_over_time(edition_of(known), english).finding


def test_segments_grow_apart(catalog: Catalog, english: Language) -> None:
    known = only_gpus(
        catalog,
        *yearly(catalog, doubling_every(2)),
        *yearly(catalog, doubling_every(4), segment="datacenter"),
    )
    finding = memory_over_time(edition_of(known), english).finding
    fast, slow = "2 years among consumer products", "4 years among data centre products"
    assert finding.index(fast) < finding.index(slow)


def test_few_products_tell_nothing_about_growth(catalog: Catalog, english: Language) -> None:
    enough, few = (yearly(catalog, doubling_every(2, n)) for n in (FEWEST, FEWEST - 1))
    told = memory_over_time(edition_of(only_gpus(catalog, *enough)), english)
    silent = memory_over_time(edition_of(only_gpus(catalog, *few)), english)
    assert silent.finding == english.text("chart.too_few") != told.finding
    assert (len(lines_in(silent)), len(lines_in(told))) == (0, 1)
    assert len(silent.rows) == FEWEST - 1


def test_few_products_of_one_segment_do_not_hide_the_other(
    catalog: Catalog, english: Language
) -> None:
    few = yearly(catalog, doubling_every(4, 3), segment="datacenter")
    known = only_gpus(catalog, *yearly(catalog, doubling_every(2)), *few)
    chart = memory_over_time(edition_of(known), english)
    consumer, datacenter = (english.text(f"segment.{s}") for s in ("consumer", "datacenter"))
    assert "consumer products" in chart.finding
    assert "data centre products" not in chart.finding
    assert set(points_in(chart)) == {consumer, datacenter}
    assert set(lines_in(chart)) == {consumer}


def test_shrinking_memory_has_no_line(catalog: Catalog, english: Language) -> None:
    known = only_gpus(catalog, *yearly(catalog, doubling_every(2)[::-1]))
    assert lines_in(memory_over_time(edition_of(known), english)) == {}


def test_line_runs_through_the_exponential(catalog: Catalog, english: Language) -> None:
    known = only_gpus(catalog, *yearly(catalog, doubling_every(2)))
    (ends,) = lines_in(memory_over_time(edition_of(known), english)).values()
    assert [x for x, _ in ends] == ["2010-01-01", "2021-01-01"]
    assert [y for _, y in ends] == [pytest.approx(2, rel=0.01), pytest.approx(2 * 2**5.5, rel=0.01)]


@pytest.mark.parametrize(
    ("make", "column", "value"),
    [
        (tensor_over_time, "tensor_tflops", 80),
        (memory_over_time, "memory_gb", 16),
        (bandwidth_over_time, "memory_bandwidth_gb_s", 512),
        (efficiency_over_time, "tensor_gflops_per_w", 80_000 / 200),
    ],
)
def test_figure_of_a_product_stands_at_its_release(
    catalog: Catalog, english: Language, make: Any, column: str, value: float
) -> None:
    chart = make(edition_of(only_gpus(catalog, catalog.gpus["boreal-one"])), english)
    segment = english.text("segment.consumer")
    assert points_in(chart) == {segment: {"Boreal One": ("2024-03-05", value)}}
    assert csv_rows(chart) == [
        {"id": "boreal-one", "series": segment, "release_date": "2024-03-05", column: value}
    ]


@pytest.mark.parametrize("make", CHART_MAKERS)
@pytest.mark.parametrize("changes", [{"preview": True}, {"released": None}])
def test_product_that_is_not_released_has_not_grown(
    catalog: Catalog, english: Language, make: Any, changes: dict[str, Any]
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", **changes)
    assert make(edition_of(only_gpus(catalog, gpu)), english).finding == english.text("chart.empty")


@pytest.mark.parametrize(
    "changes", [{"power": {"tdp_w": None}}, {"compute": {"tensor_basis": None}}]
)
def test_efficiency_needs_power_and_a_tensor_rate(
    catalog: Catalog, english: Language, changes: dict[str, Any]
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", **changes)
    assert efficiency_over_time(edition_of(only_gpus(catalog, gpu)), english).rows == ()


def test_leader_of_each_segment_is_labelled_first(catalog: Catalog, english: Language) -> None:
    known = only_gpus(
        catalog,
        *yearly(catalog, [8, 64, 16]),
        *yearly(catalog, [4, 32], segment="datacenter"),
    )
    chart = memory_over_time(edition_of(known), english)
    names = [chart.plot["data"][trace]["text"][point] for trace, point in chart.labelled]
    assert set(names[:2]) == {"consumer 1", "datacenter 1"}
