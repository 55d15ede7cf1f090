from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Chart
from macros.present.charts.memory import (
    BALANCES,
    bandwidth_against_memory,
    bandwidth_against_tensor,
)
from macros.present.words.language import LANGUAGES, Language
from tests.charts import lines_in, points_in
from tests.editions import edition_of
from tests.tiny import only_gpus, tiny_gpu, tiny_price, with_prices


def card(catalog: Catalog, id_: str, size: float, speed: float, **changes: Any) -> Gpu:
    memory = {"size_gb": size, "bandwidth_gb_s": speed, **changes.pop("memory", {})}
    return tiny_gpu(catalog, "boreal-one", id=id_, name=id_.upper(), memory=memory, **changes)


def rated(catalog: Catalog, id_: str, tensor: float, speed: float, **changes: Any) -> Gpu:
    compute = {"tensor_fp16_dense_tflops": tensor}
    return card(catalog, id_, 16, speed, compute=compute, **changes)


def at_any_price(language: Language) -> str:
    return language.text("chart.front.all")


def labels(chart: Chart) -> list[str]:
    return [chart.plot["data"][trace]["text"][point] for trace, point in chart.labelled]


def test_bandwidth_stands_over_memory_by_segment(catalog: Catalog, english: Language) -> None:
    points = points_in(bandwidth_against_memory(edition_of(catalog), english))
    assert points == {
        english.text("segment.consumer"): {"Boreal One": (16, 512), "Boreal Two": (24, 800)}
    }


def test_announced_product_has_no_place(catalog: Catalog, english: Language) -> None:
    assert "Meridian X" not in str(bandwidth_against_memory(edition_of(catalog), english).plot)


def test_front_gives_up_memory_for_bandwidth_in_steps(catalog: Catalog, english: Language) -> None:
    gpus = [
        card(catalog, "large", 64, 200),
        card(catalog, "fast", 16, 900),
        card(catalog, "beaten", 16, 800),
        card(catalog, "middle", 32, 500),
    ]
    chart = bandwidth_against_memory(edition_of(only_gpus(catalog, *gpus)), english)
    assert lines_in(chart) == {
        at_any_price(english): [(16, 900), (16, 500), (32, 500), (32, 200), (64, 200)]
    }
    assert chart.finding.startswith(
        "Whatever the price, known or not, the LARGE has the most memory (64 GB) "
        "and the FAST the most bandwidth (900 GB/s). Each line joins "
    )
    assert "BEATEN" not in chart.finding


def test_memory_that_is_no_longer_sold_is_on_no_front(catalog: Catalog, english: Language) -> None:
    past = card(catalog, "past", 512, 800, memory={"withdrawn": "2026-03"})
    chart = bandwidth_against_memory(
        edition_of(only_gpus(catalog, past, card(catalog, "sold", 256, 900))), english
    )
    assert chart.finding.startswith(
        "Whatever the price, known or not, the SOLD has the most of both (256 GB, 900 GB/s). "
        "The PAST has more memory (512 GB), but is no longer sold with it."
    )
    assert "PAST" in str(chart.plot)


def test_products_that_are_equal_lead_together(catalog: Catalog, english: Language) -> None:
    one, other = card(catalog, "one", 288, 8000), card(catalog, "other", 288, 8000)
    less = card(catalog, "less", 288, 7000)
    finding = bandwidth_against_memory(
        edition_of(only_gpus(catalog, one, other, less)), english
    ).finding
    assert "the ONE and the OTHER have the most of both (288 GB, 8,000 GB/s)." in finding


def test_leader_whose_price_is_out_of_date_is_named_as_not_counted(
    catalog: Catalog, english: Language
) -> None:
    fresh, old = card(catalog, "fresh", 64, 200), card(catalog, "old", 64, 400)
    sold = with_prices(only_gpus(catalog, fresh, old), "fresh", tiny_price(amount=900))
    sold = with_prices(sold, "old", tiny_price(amount=990, date="2026-06"))
    finding = bandwidth_against_memory(edition_of(sold), english).finding
    assert (
        "For up to 1,000 USD, the FRESH has the most of both (64 GB, 200 GB/s). "
        "Not counted there, since its price is out of date: the OLD. "
        "For up to 5,000 USD, the OLD has" in finding
    )
    for code in (language.code for language in LANGUAGES):
        told = bandwidth_against_memory(edition_of(sold), Language.of(catalog, code)).finding
        assert told.count("OLD") == 3
        assert "{" not in told


def test_each_budget_has_the_front_of_what_it_buys(catalog: Catalog, english: Language) -> None:
    dear = card(catalog, "dear", 80, 900)
    middle = card(catalog, "middle", 32, 500)
    cheap = card(catalog, "cheap", 16, 300)
    unpriced = card(catalog, "unpriced", 192, 100)
    sold = only_gpus(catalog, dear, middle, cheap, unpriced)
    for id_, amount in (("dear", 9000), ("middle", 5000), ("cheap", 999)):
        sold = with_prices(sold, id_, tiny_price(amount=amount))
    chart = bandwidth_against_memory(edition_of(sold), english)
    assert lines_in(chart) == {
        english.text("chart.front.budget", money="1,000 USD"): [(16, 300)],
        english.text("chart.front.budget", money="5,000 USD"): [(32, 500)],
        at_any_price(english): [(80, 900), (80, 100), (192, 100)],
    }
    assert labels(chart) == ["DEAR", "UNPRICED", "MIDDLE", "CHEAP"]


def test_best_at_any_price_is_labelled_first_even_if_it_is_cheap(
    catalog: Catalog, english: Language
) -> None:
    fast = card(catalog, "fast", 16, 900, released="2010")
    large = card(catalog, "large", 64, 200, released="2012")
    sold = with_prices(only_gpus(catalog, fast, large), "fast", tiny_price(amount=100))
    assert labels(bandwidth_against_memory(edition_of(sold), english)) == ["FAST", "LARGE"]


def test_computer_is_affordable_only_at_the_price_of_its_full_memory(
    catalog: Catalog, english: Language
) -> None:
    memory = {"unified": True}
    gpu = card(catalog, "mini", 128, 270, segment="soc", memory=memory)
    small = with_prices(only_gpus(catalog, gpu), "mini", tiny_price(amount=900, memory_gb=32))
    full = with_prices(small, "mini", tiny_price(amount=900, memory_gb=128))
    budget = english.text("chart.front.budget", money="1,000 USD")
    assert budget not in lines_in(bandwidth_against_memory(edition_of(small), english))
    assert lines_in(bandwidth_against_memory(edition_of(full), english))[budget] == [(128, 270)]


def test_bandwidth_stands_over_the_tensor_rate(catalog: Catalog, english: Language) -> None:
    points = points_in(bandwidth_against_tensor(edition_of(catalog), english))
    assert points == {english.text("segment.consumer"): {"Boreal One": (80, 512)}}


def test_balance_is_told_by_segment_with_its_extremes(catalog: Catalog, english: Language) -> None:
    gpus = [
        rated(catalog, "few", 50, 1000),
        rated(catalog, "some", 100, 1000),
        rated(catalog, "more", 300, 1000),
        rated(catalog, "most", 800, 1000, segment="datacenter"),
    ]
    chart = bandwidth_against_tensor(edition_of(only_gpus(catalog, *gpus)), english)
    assert chart.finding == (
        "For each byte read from memory, products can do between 50 operations (the FEW) "
        "and 800 (the MOST). "
        "The median ranges from 100 for consumer products to 800 for data centre products."
    )
    assert set(labels(chart)[:2]) == {"FEW", "SOME"}


def balance_lines(chart: Chart) -> list[dict[str, Any]]:
    return [trace for trace in chart.plot["data"] if trace["mode"] == "lines"]


def test_along_a_line_the_balance_is_that_of_its_note(catalog: Catalog, english: Language) -> None:
    gpus = [rated(catalog, "a", 10, 1000), rated(catalog, "b", 1000, 1000)]
    gpus += [rated(catalog, "c", 100, 100), rated(catalog, "d", 100, 5000)]
    chart = bandwidth_against_tensor(edition_of(only_gpus(catalog, *gpus)), english)
    notes = chart.plot["layout"]["annotations"]
    assert [note["text"] for note in notes] == ["50 FLOP/B", *map(str, BALANCES[1:])]
    for trace, note, balance in zip(balance_lines(chart), notes, BALANCES, strict=True):
        ratios = [x * 1000 / y for x, y in zip(trace["x"], trace["y"], strict=True)]
        assert ratios == pytest.approx([balance, balance])
        end = (trace["x"][1], trace["y"][1])
        assert (10 ** note["x"], 10 ** note["y"]) == pytest.approx(end)


@pytest.mark.parametrize("rates", [[(100, 1000)], [(100, 1000), (150, 1500)], [(1, 9), (9, 99)]])
def test_lines_of_balance_reach_no_farther_than_the_points(
    catalog: Catalog, english: Language, rates: list[tuple[float, float]]
) -> None:
    gpus = [rated(catalog, f"g{n}", *rate) for n, rate in enumerate(rates)]
    chart = bandwidth_against_tensor(edition_of(only_gpus(catalog, *gpus)), english)
    lines = balance_lines(chart)
    assert len(chart.plot["layout"]["annotations"]) == len(lines)
    for trace in lines:
        for values, ends in (
            (trace["x"], [x for x, _ in rates]),
            (trace["y"], [y for _, y in rates]),
        ):
            assert min(ends) <= min(values) * 1.000001
            assert max(values) <= max(ends) * 1.000001


def test_lines_of_balance_stand_in_the_legend_once(catalog: Catalog, english: Language) -> None:
    gpus = [rated(catalog, "a", 500, 1000), rated(catalog, "b", 100, 300)]
    chart = bandwidth_against_tensor(edition_of(only_gpus(catalog, *gpus)), english)
    assert [trace["showlegend"] for trace in balance_lines(chart)] == [True, False]


@pytest.mark.parametrize("make", [bandwidth_against_memory, bandwidth_against_tensor])
def test_chart_of_memory_without_products_says_so(
    catalog: Catalog, english: Language, make: Any
) -> None:
    chart = make(edition_of(only_gpus(catalog)), english)
    assert chart.finding == english.text("chart.empty")
    assert chart.plot["data"] == []
