from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.present.charts.generations import (
    SEED_FAMILIES,
    fp32_against_price,
    power_against_fp32,
    todays_families,
)
from macros.present.words.language import Language
from tests.charts import csv_rows, points_in
from tests.editions import edition_of
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_gpus, with_prices

CHART_MAKERS = (fp32_against_price, power_against_fp32)


@pytest.fixture
def sold(catalog: Catalog) -> Catalog:
    """A catalogue whose Boreal Two has a launch price as well."""
    launch = tiny_price(kind="launch_msrp", date="2026-01-15", amount=800)
    return with_prices(catalog, "boreal-two", launch)


@pytest.fixture
def in_line(catalog: Catalog) -> Catalog:
    """A catalogue with three Boreals of 20, 30 and 40 TFLOPS at 200, 250 and 300 W."""
    middle = tiny_gpu(
        catalog, "boreal-one", id="middle", compute={"fp32_tflops": 30}, power={"tdp_w": 250}
    )
    return with_gpus(catalog, middle)


def test_throughput_stands_over_the_launch_price(sold: Catalog, english: Language) -> None:
    points = points_in(fp32_against_price(edition_of(sold), english))
    assert points == {"Boreal": {"Boreal One": (600, 20), "Boreal Two": (800, 40)}}


def test_power_stands_over_throughput(catalog: Catalog, english: Language) -> None:
    points = points_in(power_against_fp32(edition_of(catalog), english))
    assert points == {"Boreal": {"Boreal One": (20, 200), "Boreal Two": (40, 300)}}


def test_product_without_a_launch_price_is_left_out(catalog: Catalog, english: Language) -> None:
    priced = points_in(fp32_against_price(edition_of(catalog), english))
    assert list(priced["Boreal"]) == ["Boreal One"]


def test_announced_product_is_in_no_generation(sold: Catalog, english: Language) -> None:
    preview = with_gpus(sold, tiny_gpu(sold, "boreal-one", preview=True))
    for make in CHART_MAKERS:
        assert list(points_in(make(edition_of(preview), english))["Boreal"]) == ["Boreal Two"]


def test_finding_is_the_median_of_each_series(sold: Catalog, english: Language) -> None:
    # 600 USD / 20 TFLOPS = 30 and 800 / 40 = 20; 20,000 GFLOPS / 200 W = 100 and 133.33
    assert (
        "25 dollars in the Boreal series" in fp32_against_price(edition_of(sold), english).finding
    )
    assert (
        "the Boreal series reaches 117 GFLOPS"
        in power_against_fp32(edition_of(sold), english).finding
    )


def test_remarks_name_the_basis_and_the_newest_and_oldest_input(
    sold: Catalog, english: Language
) -> None:
    price, power = (make(edition_of(sold), english).remarks for make in CHART_MAKERS)
    assert english.text("chart.basis") in price
    assert english.text("chart.basis") in power
    assert english.text("chart.basis_price") in price
    assert english.text("chart.basis_price") not in power
    dates = {"newest": "15 January 2026", "oldest": "5 March 2024"}
    assert english.text("chart.newest", **dates) in price


def test_dual_issue_is_explained_only_where_it_matters(sold: Catalog, english: Language) -> None:
    remark = english.text("chart.dual_issue")
    rdna = with_gpus(sold, tiny_gpu(sold, "boreal-two", architecture="RDNA 3.0"))
    assert remark not in power_against_fp32(edition_of(sold), english).remarks
    assert remark in power_against_fp32(edition_of(rdna), english).remarks


def test_straight_line_through_a_series_is_drawn_and_told(
    in_line: Catalog, english: Language
) -> None:
    chart = power_against_fp32(edition_of(in_line), english)
    drawn = [trace for trace in chart.plot["data"] if trace["mode"] == "lines"]
    assert [(trace["name"], trace["x"]) for trace in drawn] == [("Boreal", [20, 40])]
    assert drawn[0]["y"] == pytest.approx([200, 300])
    words = english.text("chart.power_fp32.fit", slope="5", intercept="+ 100", r2="1")
    listed = english.paired("Boreal", words)
    assert english.text("chart.fits", list=listed) in chart.remarks


def test_line_over_the_price_is_told_for_a_thousand_dollars(
    in_line: Catalog, english: Language
) -> None:
    priced = in_line
    for id_, amount in (("boreal-one", 500), ("middle", 750), ("boreal-two", 1000)):
        launch = tiny_price(kind="launch_msrp", amount=amount)
        priced = with_prices(priced, id_, launch)
    words = english.text("chart.fp32_price.fit", slope="40", intercept="+ 0", r2="1")
    assert words in " ".join(fp32_against_price(edition_of(priced), english).remarks)


def test_two_points_have_no_line(catalog: Catalog, english: Language) -> None:
    chart = power_against_fp32(edition_of(catalog), english)
    assert [trace["mode"] for trace in chart.plot["data"]] == ["markers"]
    assert "R²" not in " ".join(chart.remarks)


def test_data_hold_every_point(sold: Catalog, english: Language) -> None:
    assert csv_rows(fp32_against_price(edition_of(sold), english)) == [
        {"id": "boreal-one", "series": "Boreal", "launch_msrp_usd": 600, "fp32_tflops": 20},
        {"id": "boreal-two", "series": "Boreal", "launch_msrp_usd": 800, "fp32_tflops": 40},
    ]


def test_generations_of_an_empty_catalogue_are_empty(catalog: Catalog, english: Language) -> None:
    for make in CHART_MAKERS:
        chart = make(edition_of(replace(catalog, gpus={})), english)
        assert (chart.plot["data"], chart.rows) == ([], ())


def test_chart_of_a_day_without_data_says_so(catalog: Catalog, english: Language) -> None:
    day = date(1999, 1, 1)
    chart = power_against_fp32(edition_of(known_by(catalog, day), day), english)
    assert chart.finding == "There is no data for this chart."


def test_seed_families_come_first_whatever_their_age(catalog: Catalog, english: Language) -> None:
    undated = tiny_gpu(catalog, "boreal-one", id="old", family=SEED_FAMILIES[0], released=None)
    seed = tiny_gpu(catalog, "boreal-one", id="seed", family=SEED_FAMILIES[2], released="2018")
    chart = power_against_fp32(edition_of(with_gpus(catalog, undated, seed)), english)
    assert list(points_in(chart)) == [SEED_FAMILIES[2], "Boreal"]


@pytest.mark.parametrize(
    ("today", "families"),
    [
        (date(2026, 11, 20), ["Boreal"]),
        (date(2028, 1, 31), ["Boreal"]),
        (date(2028, 2, 1), []),
    ],
)
def test_family_is_of_today_for_two_years_after_its_last_release(
    catalog: Catalog, today: date, families: list[str]
) -> None:
    assert todays_families(catalog, today) == families


def test_families_of_today_are_in_order_of_their_first_release(catalog: Catalog) -> None:
    older = tiny_gpu(catalog, "boreal-one", id="a", family="Zenith", released="2025-05")
    newer = tiny_gpu(catalog, "boreal-one", id="b", family="Apex", released="2026-05")
    assert todays_families(with_gpus(catalog, newer, older), TODAY) == ["Zenith", "Boreal", "Apex"]


@pytest.mark.parametrize(
    "changes", [{"segment": "datacenter"}, {"preview": True}, {"released": None}]
)
def test_only_consumer_products_on_sale_make_a_family_of_today(
    catalog: Catalog, changes: dict[str, object]
) -> None:
    gpu = tiny_gpu(catalog, "boreal-two", id="x", family="Apex", **changes)
    assert todays_families(with_gpus(catalog, gpu), TODAY) == ["Boreal"]


def test_series_differ_in_colour_and_shape(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-two", id="x", family="Apex")
    chart = power_against_fp32(edition_of(with_gpus(catalog, gpu)), english)
    series = [trace["meta"]["series"] for trace in chart.plot["data"]]
    shapes = [trace["marker"]["symbol"] for trace in chart.plot["data"]]
    assert len(series) == len(set(series)) == len(set(shapes)) == 2
