from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.charts.chart import Chart
from macros.present.charts.generations import power_against_fp32
from macros.present.charts.html import chart_html
from macros.present.charts.svg.arrangement import SIZES, arranged
from macros.present.charts.svg.drawing import drawn
from macros.present.html.data_files import written
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.tiny import tiny_gpu, with_gpus


def figure_of(catalog: Catalog, language: Language) -> Chart:
    return power_against_fp32(edition_of(catalog), language)


def html_of(catalog: Catalog, language: Language) -> str:
    return chart_html(figure_of(catalog, language), language, "../", "../")


def plot_in(html: str) -> Any:
    template = re.search(r"<template>(.*?)</template>", html, re.DOTALL)
    assert template
    return json.loads(unescape(template[1]))


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(written(value)))


@pytest.fixture
def hostile(catalog: Catalog) -> Catalog:
    """A catalogue in which a product and its family have names that would be markup."""
    words = {"name": "</template><script>x</script>", "family": "<b>"}
    return with_gpus(catalog, tiny_gpu(catalog, "boreal-two", **words))


def test_plot_in_the_page_is_that_of_the_figure(catalog: Catalog, english: Language) -> None:
    plot = plot_in(html_of(catalog, english))
    sizes, join = plot.pop("sizes"), plot.pop("join")
    hovers = [trace.pop("hovertemplate", "") for trace in plot["data"]]
    assert plot == as_json(figure_of(catalog, english).plot)
    assert hovers[-1] == (
        "%{text}<br>FP32 throughput (TFLOPS): %{x:,.8~r}<br>TDP (W): %{y:,.8~r}"
        "<br>%{customdata}<extra></extra>"
    )
    assert join == {"colon": "{name}: {value}", "details": ", "}
    assert set(sizes) == {size.name for size in SIZES}


def test_of_a_folded_chart_the_finding_is_seen(catalog: Catalog, english: Language) -> None:
    chart = figure_of(catalog, english)
    html = chart_html(chart, english, "../", "../", is_folded=True)
    seen, opened = html.split('<details class="guide-fold">')
    assert chart.finding in unescape(seen)
    assert "<svg" not in seen
    assert "guide-chart__box" in opened
    assert plot_in(html) == plot_in(html_of(catalog, english))


def test_both_drawings_are_in_the_page_with_their_places(
    catalog: Catalog, english: Language
) -> None:
    chart, html = figure_of(catalog, english), html_of(catalog, english)
    for size in SIZES:
        arrangement = arranged(chart, size)
        assert str(drawn(chart, arrangement)) in html
        assert plot_in(html)["sizes"][size.name] == as_json(arrangement.meta())


def test_one_remark_stands_under_the_finding(catalog: Catalog, english: Language) -> None:
    chart = replace(figure_of(catalog, english), remarks=("Power is what the vendor says.",))
    html = chart_html(chart, english, "../", "../")
    assert f"<figcaption>{chart.finding}<small>{chart.remarks[0]}</small></figcaption>" in html


def test_several_remarks_are_folded_below_the_drawing(catalog: Catalog, english: Language) -> None:
    chart, html = figure_of(catalog, english), html_of(catalog, english)
    assert len(chart.remarks) > 1
    seen, opened = html.split(f"<summary>{english.text('chart.remarks')}</summary>")
    assert f"<figcaption>{chart.finding}</figcaption>" in seen
    assert "guide-chart__box" in seen
    assert english.text("join.sentence").join(chart.remarks) in opened


def test_script_finds_the_figure_and_the_shared_files(catalog: Catalog, english: Language) -> None:
    html = html_of(catalog, english)
    assert 'data-guide-chart data-guide-shared="../"' in html
    assert 'id="power-fp32-chart"' in html
    assert f'data-failed="{english.text("chart.failed")}"' in html


def test_identifiers_of_a_figure_are_unique(catalog: Catalog, english: Language) -> None:
    html = html_of(catalog, english)
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids)) >= 6
    described = re.findall(r'aria-(?:labelledby|describedby)="([^"]+)"', html)
    assert {name for names in described for name in names.split()} <= set(ids)


def test_data_can_be_downloaded(catalog: Catalog, english: Language) -> None:
    assert 'href="../../api/v1/charts/power-fp32.csv" download' in html_of(catalog, english)


def test_figure_of_one_product_leads_to_the_data_of_all(
    catalog: Catalog, english: Language
) -> None:
    chart = replace(figure_of(catalog, english), csv="gpus.csv")
    html = chart_html(chart, english, "", "../")
    assert 'href="../api/v1/gpus.csv" download' in html


def test_data_stand_below_as_a_table(catalog: Catalog, english: Language) -> None:
    html = html_of(catalog, english)
    rows = re.findall(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td>', html)
    assert rows == [("Boreal One", "Boreal"), ("Boreal Two", "Boreal")]
    assert re.findall(r'<td class="guide-number">(.*?)</td>', html) == ["20", "200", "40", "300"]
    heads = re.findall(r'<th scope="col"(?: class="guide-number")?>(.*?)</th>', html)
    assert heads == [column.title for column in figure_of(catalog, english).columns]


def test_page_has_no_style_of_its_own(catalog: Catalog, english: Language) -> None:
    assert not re.search(r"<style|\sstyle=|\son\w+=", html_of(catalog, english))


def test_markup_in_a_name_cannot_leave_the_template(hostile: Catalog, english: Language) -> None:
    html = html_of(hostile, english)
    assert "<script>" not in html
    assert "<b>" not in html
    assert html.count("</template>") == 1


def test_plotly_gets_names_without_markup(hostile: Catalog, english: Language) -> None:
    trace = plot_in(html_of(hostile, english))["data"][0]
    assert trace["name"] == "&lt;b&gt;"
    assert trace["text"] == ["&lt;/template&gt;&lt;script&gt;x&lt;/script&gt;"]


def test_plotly_gets_titles_without_markup(catalog: Catalog, english: Language) -> None:
    words = {**english.texts, "chart.fp32_throughput": "<i>X</i>", "field.power.tdp_w": "<i>Y</i>"}
    plot = plot_in(html_of(catalog, replace(english, texts=words)))
    assert plot["layout"]["xaxis"]["title"]["text"] == "&lt;i&gt;X&lt;/i&gt;"
    assert "<i>" not in json.dumps(plot)


def test_plotly_gets_details_and_ticks_without_markup(catalog: Catalog, english: Language) -> None:
    chart = figure_of(catalog, english)
    (trace,), layout = chart.plot["data"], chart.plot["layout"]
    trace["customdata"] = ["<i>detail</i>", "plain"]
    layout["xaxis"]["ticktext"][0] = "<i>tick</i>"
    plot = plot_in(chart_html(chart, english, "../", "../"))
    assert plot["data"][0]["customdata"] == ["&lt;i&gt;detail&lt;/i&gt;", "plain"]
    assert plot["layout"]["xaxis"]["ticktext"][0] == "&lt;i&gt;tick&lt;/i&gt;"
