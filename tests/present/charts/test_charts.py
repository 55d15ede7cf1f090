from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import plotly.graph_objects
import pytest

from macros.facts.catalog import Catalog
from macros.present.charts import CHARTS
from macros.present.charts.chart import Chart
from macros.present.charts.position import position_chart
from macros.present.charts.price_history import price_history
from macros.present.charts.svg.arrangement import SIZES
from macros.present.words.language import LANGUAGES, Language
from tests.charts import drawing_of, is_number_by_column
from tests.editions import edition_of
from tests.tiny import tiny_gpu, tiny_price, with_gpus, with_prices

CODES = [language.code for language in LANGUAGES]


@pytest.fixture
def stocked(catalog: Catalog) -> Catalog:
    """A catalogue of twenty products, great and small, new and used, so that no chart is empty."""
    full = catalog
    for n in range(20):
        gpu = tiny_gpu(
            catalog,
            "boreal-one",
            id=f"card-{n}",
            name=f"Card {n}",
            released=f"{2010 + n % 16}-03-05",
            segment="soc" if n == 19 else "consumer",
            memory={"size_gb": 8 + 4 * n, "bandwidth_gb_s": 200 + 45 * (n * 7 % 20)},
            compute={"tensor_fp16_dense_tflops": 20 + 30 * n, "fp32_tflops": 5 + n},
            power={"tdp_w": 100 + 11 * n},
        )
        prices = [
            tiny_price(kind="launch_msrp", date="2026-07-01", amount=300 + 100 * n),
            tiny_price(date="2026-08-01", amount=320 + 99 * n, low=300),
            tiny_price(kind="used" if n % 2 else "street_new", amount=250 + 90 * n, quality="C"),
        ]
        full = with_prices(with_gpus(full, gpu), gpu.id, *prices)
    return full


def every_figure(catalog: Catalog, language: Language) -> Iterator[Chart]:
    yield from (make(edition_of(catalog), language) for make in CHARTS.values())
    gpu = catalog.gpus["card-5"]
    for chart in (
        position_chart(catalog, gpu, language),
        price_history(edition_of(catalog), gpu, language),
    ):
        assert chart is not None
        yield chart


@pytest.mark.parametrize("code", CODES)
def test_every_figure_is_valid_plotly(stocked: Catalog, code: str) -> None:
    for chart in every_figure(stocked, Language.of(stocked, code)):
        assert plotly.graph_objects.Figure(chart.plot).to_plotly_json()["data"], chart.id


def test_columns_of_numbers_hold_numbers_alone(stocked: Catalog, english: Language) -> None:
    for chart in every_figure(stocked, english):
        numbers = is_number_by_column(chart)
        named = {c.name: c.is_number for c in chart.columns if c.name in numbers}
        assert named == numbers, chart.id


def test_plotly_would_refuse_a_misspelled_figure(stocked: Catalog, english: Language) -> None:
    plot = CHARTS["power-fp32"](edition_of(stocked), english).plot
    with pytest.raises(ValueError, match="axs"):
        plotly.graph_objects.Figure({**plot, "layout": {"xaxs": {}}})


@pytest.mark.parametrize("code", CODES)
def test_every_figure_has_words_and_data(stocked: Catalog, code: str) -> None:
    language = Language.of(stocked, code)
    for chart in every_figure(stocked, language):
        assert chart.title.strip(), chart.id
        assert chart.finding.strip() not in ("", language.text("chart.empty")), chart.id
        assert chart.remarks, chart.id
        assert all(remark.strip() for remark in chart.remarks), chart.id
        assert all(column.title.strip() and column.name.strip() for column in chart.columns)
        assert chart.rows, chart.id
        assert {len(row) for row in chart.rows} == {len(chart.columns)}, chart.id
        said = "".join([chart.title, chart.finding, *chart.remarks])
        assert "{" not in said, chart.id


@pytest.mark.parametrize("code", CODES)
def test_every_figure_can_be_drawn_at_every_size(stocked: Catalog, code: str) -> None:
    for chart in every_figure(stocked, Language.of(stocked, code)):
        for size in SIZES:
            assert drawing_of(chart, size).findall("path"), chart.id


def test_figures_are_found_by_the_names_that_pages_ask_for(
    stocked: Catalog, english: Language
) -> None:
    made = {name: make(edition_of(stocked), english) for name, make in CHARTS.items()}
    assert {name: chart.id for name, chart in made.items()} == {name: name for name in made}
    ids = [chart.id for chart in every_figure(stocked, english)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("code", CODES)
def test_figures_without_data_say_so_and_can_be_drawn(catalog: Catalog, code: str) -> None:
    empty = replace(catalog, gpus={}, prices={})
    language = Language.of(empty, code)
    for make in CHARTS.values():
        chart = make(edition_of(empty), language)
        assert chart.finding == language.text("chart.empty")
        assert plotly.graph_objects.Figure(chart.plot)
        for size in SIZES:
            assert drawing_of(chart, size).findtext("desc") == chart.finding


def test_figures_of_a_single_product_can_be_drawn(catalog: Catalog, english: Language) -> None:
    single = replace(
        catalog, gpus={"boreal-one": tiny_gpu(catalog, "boreal-one", released="2026-02-03")}
    )
    for make in CHARTS.values():
        chart = make(edition_of(single), english)
        assert len(chart.rows) == 1, chart.id
        for size in SIZES:
            assert drawing_of(chart, size).findall("path"), chart.id


def test_announced_product_is_in_no_figure(stocked: Catalog, english: Language) -> None:
    preview = with_gpus(stocked, tiny_gpu(stocked, "card-7", preview=True))
    for chart in every_figure(preview, english):
        assert "Card 7" not in str((chart.plot, chart.rows, chart.finding)), chart.id


def test_same_data_make_the_same_figure(stocked: Catalog, english: Language) -> None:
    turned = replace(stocked, gpus=dict(reversed(list(stocked.gpus.items()))))
    for figure, other in zip(
        every_figure(stocked, english), every_figure(turned, english), strict=True
    ):
        if figure.id != "position":  # whose ticks stand in the order of the catalogue
            assert figure == other, figure.id
