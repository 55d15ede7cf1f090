from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Any

import plotly.graph_objects
import pytest

from macros.advice.edition import Edition
from macros.advice.rankings import by_speed
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import ExpertAdvice
from macros.facts.records.partial_date import PartialDate
from macros.present.charts.advised import (
    KINDS,
    PAST_KINDS,
    advised_charts,
    chart_ids,
    last_expert_days,
)
from macros.present.charts.chart import Chart
from macros.present.charts.price_speed import price_against_speed
from macros.present.charts.ranked_bars import ranked_finding
from macros.present.charts.speed import efficiency_bars, speed_bars, value_bars
from macros.present.charts.svg.arrangement import SIZES
from macros.present.words.language import LANGUAGES, Language
from tests.advising import (
    WORK,
    market_of_four,
    tiny_edition,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_speeds,
)
from tests.charts import (
    csv_rows,
    details_in,
    drawing_of,
    is_number_by_column,
    lines_in,
    points_in,
)
from tests.tiny import TODAY

CODES = [language.code for language in LANGUAGES]
DAY = date(2019, 5, 26)


@pytest.fixture
def catalog(catalog: Catalog) -> Catalog:
    """The invented facts, with a name for the invented work in every language."""
    named = {f"workload.{WORK}": "Drawing"}
    locales = {code: {**texts, **named} for code, texts in catalog.locales.items()}
    return replace(catalog, locales=locales)


def mixed_speeds(spread: float = 0.1) -> Speeds:
    """Return speeds of which the large card's is estimated, the server's extrapolated."""
    speeds = dict(tiny_speeds(spread).by_workload[WORK])
    speeds["large"] = replace(speeds["large"], kind="estimated")
    speeds["server"] = replace(speeds["server"], kind="estimated", extrapolated=True)
    return Speeds("small", {WORK: speeds})


@pytest.fixture
def mixed(catalog: Catalog) -> Edition:
    return tiny_edition(market_of_four(catalog), speeds=mixed_speeds())


def figures_of(edition: Edition, language: Language) -> Iterator[Chart]:
    yield from (make(edition, WORK, language) for make in KINDS.values())


def bar_traces(chart: Chart) -> dict[str, dict[str, Any]]:
    return {trace["name"]: trace for trace in chart.plot["data"] if trace["type"] == "bar"}


@pytest.mark.parametrize("code", CODES)
def test_every_figure_is_valid_plotly_and_can_be_drawn(mixed: Edition, code: str) -> None:
    language = Language.of(mixed.catalog, code)
    for chart in figures_of(mixed, language):
        assert plotly.graph_objects.Figure(chart.plot).to_plotly_json()["data"], chart.id
        said = "".join([chart.title, chart.finding, *chart.remarks])
        assert "{" not in said, chart.id
        assert chart.finding != language.text("chart.empty"), chart.id
        assert {len(row) for row in chart.rows} == {len(chart.columns)}, chart.id
        numbers = is_number_by_column(chart)
        assert numbers == {c.name: c.is_number for c in chart.columns if c.name in numbers}
        for size in SIZES:
            assert drawing_of(chart, size).findall("path"), chart.id


@pytest.mark.parametrize("code", CODES)
def test_figures_without_data_say_so_and_can_be_drawn(catalog: Catalog, code: str) -> None:
    edition = tiny_edition(market_of_four(catalog), {}, Speeds("small", {WORK: {}}))
    language = Language.of(edition.catalog, code)
    for chart in figures_of(edition, language):
        assert chart.finding == language.text("chart.empty")
        assert plotly.graph_objects.Figure(chart.plot)
        for size in SIZES:
            assert drawing_of(chart, size).findtext("desc") == chart.finding


def test_bars_and_intervals_are_those_of_the_speeds(mixed: Edition, english: Language) -> None:
    chart = speed_bars(mixed, WORK, english)
    speeds = mixed.performance.speeds.by_workload[WORK]
    drawn: dict[str, tuple[float, float, float]] = {}
    for trace in bar_traces(chart).values():
        low, high = (trace["error_x"][end] for end in ("arrayminus", "array"))
        for name, x, below, above in zip(trace["text"], trace["x"], low, high, strict=True):
            drawn[name.lower()] = (x, x - below, x + above)
    assert drawn.keys() == speeds.keys()
    for id_, (x, low, high) in drawn.items():
        speed = speeds[id_]
        assert (x, low, high) == pytest.approx((speed.value, speed.low, speed.high), abs=0.002)


def test_whole_interval_is_within_the_axis(catalog: Catalog, english: Language) -> None:
    edition = tiny_edition(market_of_four(catalog), speeds=mixed_speeds(spread=1.0))
    _, end = speed_bars(edition, WORK, english).plot["layout"]["xaxis"]["range"]
    assert end >= 8 * math.exp(1.2816)


def test_measured_and_estimated_bars_differ_in_more_than_colour(
    mixed: Edition, catalog: Catalog, english: Language
) -> None:
    chart = speed_bars(mixed, WORK, english)
    traces = bar_traces(chart)
    assert {name: trace["text"] for name, trace in traces.items()} == {
        "Measured": ["Middle", "Small"],
        "Estimated": ["Large"],
        "Estimated *": ["Server"],
    }
    assert {name: trace["meta"]["fill"] for name, trace in traces.items()} == {
        "Measured": "pale",
        "Estimated": "none",
        "Estimated *": "none",
    }
    names = [note["text"] for note in chart.plot["layout"]["annotations"]]
    assert names == ["Server *: 8", "Large: 4", "Middle: 2", "Small: 1"]
    notes = {english.text("chart.known.note"), english.text("chart.known.far")}
    assert notes <= set(chart.remarks)
    alike = speed_bars(tiny_edition(market_of_four(catalog)), WORK, english)
    assert notes & set(alike.remarks) == set()
    assert english.text("chart.interval") in set(chart.remarks) & set(alike.remarks)


def test_table_and_file_say_how_each_speed_is_known(mixed: Edition, english: Language) -> None:
    rows = csv_rows(speed_bars(mixed, WORK, english))
    assert {row["id"]: row["kind"] for row in rows} == {
        "server": "extrapolated",
        "large": "estimated",
        "middle": "measured",
        "small": "measured",
    }
    for row in rows:
        assert row["low"] < row["speed"] < row["high"]


def test_finding_names_the_leader_and_what_it_leads_by(mixed: Edition, english: Language) -> None:
    finding = speed_bars(mixed, WORK, english).finding
    assert finding.startswith(
        "Of the products shown, the Server is the fastest: 8 times as fast as the Small"
    )
    assert (
        "Whether it beats the Large is uncertain: in this work nothing like the leader was"
        " measured (*)." in finding
    )
    assert "margin of error" not in finding


def test_finding_says_how_far_a_leader_leads_that_was_measured_or_estimated_among_its_like(
    catalog: Catalog, english: Language
) -> None:
    finding = speed_bars(tiny_edition(market_of_four(catalog)), WORK, english).finding
    assert "That is 2 times the figure of the Large, beyond the margin" in finding
    sold = "Of the consumer cards made for sale in the United States, the Large is the fastest"
    assert finding.endswith(f"{sold}, at 4.")


def test_finding_names_those_that_cannot_be_told_from_the_leader(
    catalog: Catalog, english: Language
) -> None:
    edition = tiny_edition(market_of_four(catalog), speeds=mixed_speeds(spread=2.0))
    finding = speed_bars(edition, WORK, english).finding
    assert "Within its margin of error: the Large, the Middle and the Small." in finding


@pytest.mark.parametrize(
    ("enough", "hindsight", "said"),
    [
        (True, False, None),
        (False, False, "chart.not_enough"),
        (True, True, "chart.hindsight"),
    ],
)
def test_too_few_measurements_and_hindsight_are_said(
    catalog: Catalog, english: Language, enough: bool, hindsight: bool, said: str | None
) -> None:
    edition = tiny_edition(market_of_four(catalog), enough=enough, hindsight=hindsight)
    for chart in figures_of(edition, english):
        for key in ("chart.not_enough", "chart.hindsight"):
            assert (english.text(key) in chart.remarks) == (key == said), chart.id


def test_value_has_the_kind_the_amount_and_the_day_of_its_price(
    mixed: Edition, english: Language
) -> None:
    chart = value_bars(mixed, WORK, english)
    best = csv_rows(chart)[0]
    assert best["low"] < best.pop("speed_per_1000_usd") == 10 < best["high"]
    assert {key: best[key] for key in ("id", "offer", "price_usd", "price_date")} == {
        "id": "small",
        "offer": "used",
        "price_usd": 100,
        "price_date": TODAY.isoformat(),
    }
    assert "Among new products, the Small comes first, at 5." in chart.finding
    assert "It leads the used Middle by 50%, beyond the margin of error." in chart.finding


def test_what_has_a_price_out_of_date_is_not_the_best_of_what_is_sold_new(
    catalog: Catalog, english: Language
) -> None:
    offers = tiny_offers()
    aged = [replace(one, stale=one.kind == "street_new") for one in offers["small"]]
    edition = tiny_edition(market_of_four(catalog), {**offers, "small": aged})
    finding = str(value_bars(edition, WORK, english).finding)
    assert "Among new products, the " in finding
    assert "Among new products, the Small" not in finding


def test_old_offer_is_drawn_as_such_beside_fresh_ones(catalog: Catalog, english: Language) -> None:
    offers = {**tiny_offers(), "large": [tiny_offer("large", 1000, stale=True)]}
    edition = tiny_edition(market_of_four(catalog), offers)
    for make in (value_bars, price_against_speed):
        chart = make(edition, WORK, english)
        assert "large" in {row["id"] for row in csv_rows(chart)}
        assert any("out of date" in detail for detail in details_in(chart).values())
        assert english.text("chart.value.stale", days="90") in chart.remarks


def test_offer_that_tells_little_is_not_on_the_front(catalog: Catalog, english: Language) -> None:
    def front(spread: float) -> set[float]:
        offers = {**tiny_offers(), "large": [tiny_offer("large", 150, spread=spread)]}
        edition = tiny_edition(market_of_four(catalog), offers)
        ((_, line),) = lines_in(price_against_speed(edition, WORK, english)).items()
        return {usd for usd, _ in line}

    assert front(0.1) == {100, 150, 9000}
    assert front(4.0) == {100, 300, 9000}


def test_stale_offers_are_never_called_current(catalog: Catalog, english: Language) -> None:
    offers = {"large": [tiny_offer("large", 1000, stale=True)]}
    edition = tiny_edition(market_of_four(catalog), offers)
    for make in (value_bars, price_against_speed):
        chart = make(edition, WORK, english)
        assert len(chart.rows) == 1
        assert english.text("chart.value.stale", days="90") in chart.remarks
        assert english.text("chart.value.fresh", days="90") not in chart.remarks


def test_estimated_price_says_so_wherever_it_stands(catalog: Catalog, english: Language) -> None:
    offers = {"large": [tiny_offer("large", 1000, how="estimated")]}
    chart = value_bars(tiny_edition(market_of_four(catalog), offers), WORK, english)
    (name,) = (note["text"] for note in chart.plot["layout"]["annotations"])
    assert name == "Large (New, price estimated): 4"
    assert "price estimated" in chart.finding
    assert csv_rows(chart)[0]["price_date"] == "estimated"


def test_efficiency_shows_the_products_of_the_speed_chart(
    mixed: Edition, english: Language
) -> None:
    speed, efficiency = (make(mixed, WORK, english) for make in (speed_bars, efficiency_bars))
    assert {r["id"] for r in csv_rows(speed)} == {r["id"] for r in csv_rows(efficiency)}
    assert csv_rows(efficiency)[0]["speed_per_100_w"] == 2.67


def test_price_against_speed_tells_offers_and_speeds_apart(
    mixed: Edition, english: Language
) -> None:
    chart = price_against_speed(mixed, WORK, english)
    assert points_in(chart) == {
        "New, Measured": {"Small": (200, 1), "Middle": (500, 2)},
        "New, Estimated": {"Large": (1600, 4), "Server": (9000, 8)},
        "Used, Measured": {"Small": (100, 1), "Middle": (300, 2)},
    }
    symbols = {t["name"]: t["marker"]["symbol"] for t in chart.plot["data"] if "marker" in t}
    assert len(set(symbols.values())) == 3
    assert [name.endswith("-open") for name in symbols.values()] == [False, True, False]
    assert {row["kind"] for row in csv_rows(chart)} == {"measured", "estimated", "extrapolated"}


def test_price_against_speed_names_the_fastest_for_each_budget(
    mixed: Edition, english: Language
) -> None:
    finding = price_against_speed(mixed, WORK, english).finding
    assert "The fastest is the used Middle (300 USD) for up to 300 USD" in finding
    assert "up to 1,000 USD" not in finding  # nothing faster can be had
    assert "the new Large (1,600 USD) for up to 3,000 USD" in finding
    assert "the new Server (9,000 USD) for up to 10,000 USD" in finding


def test_every_budget_with_a_faster_offer_is_named_however_many(
    mixed: Edition, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macros.present.charts.price_speed.BUDGETS", (100, 300, 500, 1600, None))
    finding = price_against_speed(mixed, WORK, english).finding
    assert finding.count("for up to") == 3
    assert "at any price" in finding


def advised(catalog: Catalog) -> Catalog:
    """A market for which an expert spoke twice, and once without a recommendation."""
    said: list[dict[str, Any]] = [
        {"given_on": [date(2019, 4, 3), DAY], "recommended": ["small"]},
        {"given_on": [date(2020, 1, 1)], "recommended": []},
    ]
    advice = [
        ExpertAdvice.model_validate(
            {"seed": "S1", "persona": "reader", "source": "weekly-chip", **values}
        )
        for values in said
    ]
    market = market_of_four(catalog)
    personas = {"reader": tiny_persona()}
    return replace(market, personas=personas, expert_advice=tuple(advice))


def older(market: Catalog) -> Catalog:
    """The market with cards of the year before the expert's advice."""
    released = PartialDate.parse("2018-01")
    gpus = {id_: gpu.model_copy(update={"released": released}) for id_, gpu in market.gpus.items()}
    return replace(market, gpus=gpus)


def test_past_charts_are_those_of_the_last_day_of_an_experts_advice_in_each_year(
    catalog: Catalog, english: Language
) -> None:
    now = tiny_edition(advised(catalog))
    assert last_expert_days(now) == {2019: DAY, 2020: date(2020, 1, 1)}
    assert last_expert_days(tiny_edition(advised(catalog), day=DAY)) == {2019: date(2019, 4, 3)}
    past = tiny_edition(older(advised(catalog)), day=DAY)
    later = tiny_edition(older(advised(catalog)), day=date(2020, 1, 1))
    charts = advised_charts(now, [past, later])  # nothing was recommended in 2020
    ids = {f"{kind}-{WORK}" for kind in KINDS} | {f"{kind}-2019-{WORK}" for kind in PAST_KINDS}
    assert charts.keys() == ids
    for id_, make in charts.items():
        assert make(english).id == id_
    assert "26 May 2019" in charts[f"speed-2019-{WORK}"](english).title


def test_work_of_which_no_expert_spoke_has_no_past_chart(catalog: Catalog) -> None:
    edition = tiny_edition(market_of_four(catalog))
    assert chart_ids("speed", edition) == {WORK: f"speed-{WORK}"}
    assert chart_ids("speed", edition, is_past=True) == {}
    assert last_expert_days(edition) == {}


def test_unknown_kind_of_chart_is_refused(catalog: Catalog) -> None:
    edition = tiny_edition(market_of_four(catalog))
    with pytest.raises(KeyError, match="beauty"):
        chart_ids("beauty", edition)
    with pytest.raises(KeyError, match="efficiency"):
        chart_ids("efficiency", edition, is_past=True)


def test_finding_names_three_and_how_many_more(catalog: Catalog, english: Language) -> None:
    edition = tiny_edition(market_of_four(catalog), speeds=mixed_speeds(spread=2.0))
    shown = by_speed(edition, WORK)
    many = [*shown, *shown[1:]]
    gpu = shown[-1].gpu
    told = " ".join(ranked_finding("speed", many, gpu, english, certainty=0.8, unit=""))
    assert "and 3 more." in told
