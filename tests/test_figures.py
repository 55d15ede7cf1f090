from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import plotly.graph_objects
import pytest

from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.present.figures import (
    SEED_FAMILIES,
    Figure,
    all_figures,
    fp32_against_price,
    power_against_fp32,
    todays_families,
)
from macros.present.language import Language
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_gpus, with_prices


@pytest.fixture
def sold(catalog: Catalog) -> Catalog:
    """A catalogue whose Boreal Two has a launch price as well."""
    launch = tiny_price(kind="launch_msrp", date="2026-01-15", amount=800)
    return with_prices(catalog, "boreal-two", launch)


def traces(figure: Figure) -> dict[str, dict[str, Any]]:
    return {trace["name"]: trace for trace in figure.plot["data"]}


@pytest.mark.parametrize("code", ["en", "fr", "ja", "ko", "zh"])
def test_every_figure_is_valid_plotly(sold: Catalog, code: str) -> None:
    for figure in all_figures(sold, Language.of(sold, code), TODAY):
        assert plotly.graph_objects.Figure(figure.plot).to_plotly_json()["data"]


def test_plotly_would_refuse_a_misspelled_figure(sold: Catalog, english: Language) -> None:
    plot = fp32_against_price(sold, english, TODAY).plot
    with pytest.raises(ValueError, match="axs"):
        plotly.graph_objects.Figure({**plot, "layout": {"xaxs": {}}})


def test_throughput_stands_over_the_launch_price(sold: Catalog, english: Language) -> None:
    boreal = traces(fp32_against_price(sold, english, TODAY))["Boreal"]
    assert boreal["text"] == ["Boreal One", "Boreal Two"]
    assert (boreal["x"], boreal["y"]) == ([600, 800], [20, 40])


def test_power_stands_over_throughput(catalog: Catalog, english: Language) -> None:
    boreal = traces(power_against_fp32(catalog, english, TODAY))["Boreal"]
    assert (boreal["x"], boreal["y"]) == ([20, 40], [200, 300])


def test_product_without_a_launch_price_is_left_out(catalog: Catalog, english: Language) -> None:
    boreal = traces(fp32_against_price(catalog, english, TODAY))["Boreal"]
    assert boreal["text"] == ["Boreal One"]


def test_announced_product_is_in_no_figure(sold: Catalog, english: Language) -> None:
    preview = with_gpus(sold, tiny_gpu(sold, "boreal-one", preview=True))
    for figure in all_figures(preview, english, TODAY):
        assert traces(figure)["Boreal"]["text"] == ["Boreal Two"]


def test_finding_is_the_median_of_each_series(sold: Catalog, english: Language) -> None:
    # 600 USD / 20 TFLOPS = 30 and 800 / 40 = 20; 20,000 GFLOPS / 200 W = 100 and 133.33
    price, power = all_figures(sold, english, TODAY)
    assert "Boreal: 25" in price.finding
    assert "Boreal: 117" in power.finding


def test_remarks_name_the_basis_and_the_newest_and_oldest_input(
    sold: Catalog, english: Language
) -> None:
    price, power = all_figures(sold, english, TODAY)
    assert english.text("chart.basis") in price.remarks
    assert english.text("chart.basis_price") in price.remarks
    assert english.text("chart.basis_price") not in power.remarks
    dates = {"newest": "15 January 2026", "oldest": "5 March 2024"}
    assert english.text("chart.newest", **dates) in price.remarks


def test_dual_issue_is_explained_only_where_it_matters(sold: Catalog, english: Language) -> None:
    remark = english.text("chart.dual_issue")
    rdna = with_gpus(sold, tiny_gpu(sold, "boreal-two", architecture="RDNA 3.0"))
    assert remark not in power_against_fp32(sold, english, TODAY).remarks
    assert remark in power_against_fp32(rdna, english, TODAY).remarks


def test_table_of_a_figure_holds_every_point(sold: Catalog, english: Language) -> None:
    figure = fp32_against_price(sold, english, TODAY)
    assert figure.rows == (
        ("Boreal One", "Boreal", "600", "20"),
        ("Boreal Two", "Boreal", "800", "40"),
    )
    assert len(figure.head) == len(figure.rows[0])


def test_figures_have_names_that_pages_ask_for(catalog: Catalog, english: Language) -> None:
    assert [f.id for f in all_figures(catalog, english, TODAY)] == ["fp32-price", "power-fp32"]


def test_figures_of_an_empty_catalogue_are_empty(catalog: Catalog, english: Language) -> None:
    for figure in all_figures(replace(catalog, gpus={}), english, TODAY):
        assert (figure.plot["data"], figure.rows) == ([], ())


def test_seed_families_come_first_whatever_their_age(catalog: Catalog, english: Language) -> None:
    old = tiny_gpu(catalog, "boreal-one", id="old", family=SEED_FAMILIES[0], released=None)
    seed = tiny_gpu(catalog, "boreal-one", id="seed", family=SEED_FAMILIES[2])
    figure = power_against_fp32(with_gpus(catalog, old, seed), english, TODAY)
    assert list(traces(figure)) == [SEED_FAMILIES[2], "Boreal"]


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
    markers = [
        (trace["marker"]["color"], trace["marker"]["symbol"])
        for trace in power_against_fp32(with_gpus(catalog, gpu), english, TODAY).plot["data"]
    ]
    assert len(markers) == 2
    assert len({color for color, _ in markers}) == len({symbol for _, symbol in markers}) == 2


def test_chart_without_data_says_so(catalog: Catalog, english: Language) -> None:
    empty = known_by(catalog, date(1999, 1, 1))
    figure = power_against_fp32(empty, english, date(1999, 1, 1))
    assert figure.finding == "No data are known for this chart."
