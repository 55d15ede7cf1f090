from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from macros.facts.catalog import Catalog
from macros.present.figure_html import figure_html
from macros.present.figures import Figure, power_against_fp32
from macros.present.language import Language
from tests.tiny import TODAY, tiny_gpu, with_gpus


def figure_of(catalog: Catalog, language: Language) -> Figure:
    return power_against_fp32(catalog, language, TODAY)


def plot_in(html: str) -> Any:
    found = re.search(r"<template>(.*?)</template>", html)
    assert found
    return json.loads(unescape(found[1]))


def test_plot_in_the_page_is_that_of_the_figure(catalog: Catalog, english: Language) -> None:
    figure = figure_of(catalog, english)
    assert plot_in(figure_html(figure, english, "../")) == plotless_html(figure.plot)


def plotless_html(plot: dict[str, Any]) -> dict[str, Any]:
    """Return the plot as JSON makes it."""
    copied: dict[str, Any] = json.loads(json.dumps(plot))
    return copied


def test_figure_has_its_finding_name_and_script(catalog: Catalog, english: Language) -> None:
    figure = figure_of(catalog, english)
    html = figure_html(figure, english, "../")
    remarks = english.text("join.sentence").join(figure.remarks)
    assert f"<figcaption>{figure.finding}<small>{remarks}</small></figcaption>" in html
    assert f'role="img" aria-label="{figure.title}"' in html
    assert 'data-guide-plotly="../../assets/plotly.min.js"' in html
    assert 'id="power-fp32"' in html


def test_data_stand_below_as_a_table(catalog: Catalog, english: Language) -> None:
    html = figure_html(figure_of(catalog, english), english, "../")
    rows = re.findall(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td>', html)
    assert rows == [("Boreal One", "Boreal"), ("Boreal Two", "Boreal")]


def test_markup_in_a_name_cannot_leave_the_template(catalog: Catalog, english: Language) -> None:
    hostile = tiny_gpu(catalog, "boreal-two", name="</template><script>x</script>", family="<b>")
    html = figure_html(figure_of(with_gpus(catalog, hostile), english), english, "../")
    assert "<script>" not in html
    assert html.count("</template>") == 1


def test_plotly_gets_names_without_markup(catalog: Catalog, english: Language) -> None:
    hostile = tiny_gpu(catalog, "boreal-two", name="<b>A</b>", family="<i>F</i>")
    plot = plot_in(figure_html(figure_of(with_gpus(catalog, hostile), english), english, "../"))
    trace = plot["data"][0]
    assert trace["name"] == "&lt;i&gt;F&lt;/i&gt;"
    assert trace["text"] == ["&lt;b&gt;A&lt;/b&gt;"]
