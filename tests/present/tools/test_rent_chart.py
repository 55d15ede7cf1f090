"""The chart of renting against buying: by month, in the money of where the language is read."""

from __future__ import annotations

import plotly.graph_objects
import pytest

from macros.advice.cost.rent_answer import costs_by_month, rent_answer
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.charts.svg.arrangement import SIZES
from macros.present.tools.rent_chart import STEP, cost_over_time
from macros.present.tools.rent_facts_file import facts_of, usual_question
from macros.present.tools.rent_page import rent_tool
from macros.present.words.language import LANGUAGES, Language
from tests.charts import csv_rows, drawing_of, lines_in
from tests.editions import edition_of
from tests.real_data import real_edition
from tests.tiny import only_gpus

CODES = [language.code for language in LANGUAGES]


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.mark.parametrize("code", CODES)
def test_chart_is_valid_and_can_be_drawn(edition: Edition, code: str) -> None:
    chart = cost_over_time(edition, Language.of(edition.catalog, code))
    assert plotly.graph_objects.Figure(chart.plot).to_plotly_json()["data"]
    said = "".join([chart.title, chart.finding, *chart.remarks])
    assert "{" not in said
    assert {len(row) for row in chart.rows} == {len(chart.columns)}
    for size in SIZES:
        assert drawing_of(chart, size).findall("path")


def test_costs_end_where_the_answer_of_the_page_does(edition: Edition) -> None:
    facts = facts_of(edition)
    question = usual_question(facts, "us")
    assert question is not None
    costs, rows = costs_by_month(question, facts), rent_answer(question, facts)["rows"]
    assert [cost["months"] for cost in costs] == list(range(37))
    for row in rows:
        month = costs[round(12 * row["years"])]
        assert month["own"] == pytest.approx(row["own"])
        assert month["rent"] == pytest.approx(row["rent"])
    assert costs[0]["rent"] == [0, 0, 0]


def test_marks_stand_on_their_lines_in_the_readers_money(edition: Edition) -> None:
    french = Language.of(edition.catalog, "fr")
    chart = cost_over_time(edition, french)
    rows = csv_rows(chart)
    assert [row["months"] for row in rows] == list(range(0, 37, STEP))
    own = dict(lines_in(chart)[french.text("rent.head.own")])
    assert all(own[row["months"]] == pytest.approx(row["own_eur"], rel=0.01) for row in rows)
    assert all(row["own_low_eur"] <= row["own_eur"] <= row["own_high_eur"] for row in rows)
    assert chart.region == "fr"
    assert "USD" not in str((chart.plot, chart.finding, chart.columns))


def test_page_has_the_chart_after_the_words_of_its_script(edition: Edition) -> None:
    html = rent_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert html.index("data-example") > html.index("<template>")
    assert 'href="../../api/v1/charts/rent-or-buy.csv"' in html


def test_without_cards_the_chart_is_empty(catalog: Catalog, english: Language) -> None:
    chart = cost_over_time(edition_of(only_gpus(catalog)), english)
    assert (chart.rows, chart.finding) == ((), english.text("chart.empty"))
    assert all(drawing_of(chart, size).findtext("desc") for size in SIZES)
