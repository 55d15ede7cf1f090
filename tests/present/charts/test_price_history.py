from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Chart
from macros.present.charts.price_history import price_history
from macros.present.words.language import Language
from tests.charts import csv_rows
from tests.editions import edition_of
from tests.tiny import tiny_gpu, tiny_price, tiny_region, with_gpus, with_prices, with_regions
from tests.tiny_exports import sold_only_in

LAUNCH = {"kind": "launch_msrp", "date": "2025-01-15", "amount": 500}
STREET = {"date": "2025-06", "amount": 550}
USED = {"kind": "used", "date": "2026-09-01", "amount": 250}


def drawn(catalog: Catalog, gpu: Gpu, language: Language) -> Chart | None:
    return price_history(edition_of(catalog), gpu, language)


def history(catalog: Catalog, language: Language, *prices: dict[str, Any]) -> Chart | None:
    priced = with_prices(catalog, "boreal-two", *(tiny_price(**price) for price in prices))
    return drawn(priced, priced.gpus["boreal-two"], language)


def history_of(catalog: Catalog, language: Language, *prices: dict[str, Any]) -> Chart:
    chart = history(catalog, language, *prices)
    assert chart is not None
    return chart


def traces(chart: Chart) -> dict[str, dict[str, Any]]:
    return {trace["name"]: trace for trace in chart.plot["data"]}


def test_kinds_of_prices_stand_apart(catalog: Catalog, english: Language) -> None:
    by_kind = traces(history_of(catalog, english, USED, LAUNCH, STREET, {**STREET, "amount": 540}))
    kinds = ("launch_msrp", "street_new", "used")
    launch, street, used = (by_kind[english.text(f"price_kind.{kind}")] for kind in kinds)
    assert (launch["x"], launch["y"]) == (["2025-01-15"], [500])
    assert (street["x"], street["y"]) == (["2025-06-01", "2025-06-01"], [550, 540])
    assert (used["x"], used["y"]) == (["2026-09-01"], [250])
    assert len({trace["marker"]["symbol"] for trace in by_kind.values()}) == 3


def test_kind_that_nobody_has_seen_is_not_named(catalog: Catalog, english: Language) -> None:
    by_kind = traces(history_of(catalog, english, STREET, STREET, STREET))
    assert list(by_kind) == [english.text("price_kind.street_new")]


def test_range_seen_with_a_price_is_a_bar(catalog: Catalog, english: Language) -> None:
    ranges = (
        {"date": "2025-01", "amount": 500, "low": 450, "high": 600},
        {"date": "2025-02", "amount": 500, "low": 470},
        {"date": "2025-03", "amount": 500, "high": 510},
        {"date": "2025-04", "low": 400, "high": 500},
        {"date": "2025-05", "amount": 500},
    )
    (trace,) = traces(history_of(catalog, english, *ranges)).values()
    assert trace["y"] == [500, 500, 500, 450, 500]
    assert trace["error_y"]["arrayminus"] == [50, 30, 0, 50, 0]
    assert trace["error_y"]["array"] == [100, 0, 10, 50, 0]
    assert trace["error_y"]["symmetric"] is False


def test_axis_has_room_for_the_highest_offer(catalog: Catalog, english: Language) -> None:
    high = {"amount": 500, "high": 5000, "low": 400}
    chart = history_of(catalog, english, LAUNCH, STREET, high)
    assert chart.plot["layout"]["yaxis"]["range"][1] > 5000


@pytest.mark.parametrize(
    ("launch", "told"),
    [
        (500, "50% less than its launch price of 500 USD."),
        (200, "25% more than its launch price of 200 USD."),
        (250, "the same as its launch price of 250 USD."),
        (100, "2.5 times its launch price of 100 USD."),
    ],
)
def test_price_is_held_against_the_launch_price(
    catalog: Catalog, english: Language, launch: int, told: str
) -> None:
    finding = history_of(catalog, english, {**LAUNCH, "amount": launch}, STREET, USED).finding
    assert finding == f"A used one costs 250 USD in the United States, {told}"


def test_without_a_launch_price_there_is_no_share(catalog: Catalog, english: Language) -> None:
    finding = history_of(catalog, english, STREET, STREET, USED).finding
    assert "250 USD" in finding
    assert "%" not in finding


@pytest.mark.parametrize(("at_launch", "told"), [(24, True), (16, False), (None, False)])
def test_share_of_the_launch_price_is_told_for_the_same_memory_alone(
    catalog: Catalog, english: Language, at_launch: float | None, told: bool
) -> None:
    gpu = tiny_gpu(catalog, "boreal-two", memory={"unified": True})
    prices = [{**LAUNCH, "memory_gb": at_launch}, {**STREET, "memory_gb": 24}]
    prices.append({**USED, "memory_gb": 24})
    priced = with_prices(catalog, gpu.id, *(tiny_price(**price) for price in prices))
    chart = drawn(with_gpus(priced, gpu), gpu, english)
    assert chart is not None
    assert ("50%" in chart.finding) is told


def test_launch_prices_alone_are_not_what_one_pays(catalog: Catalog, english: Language) -> None:
    finding = history_of(catalog, english, LAUNCH, LAUNCH, LAUNCH).finding
    assert finding == english.text("chart.price_time.finding_none")


def test_price_that_is_out_of_date_says_so(catalog: Catalog, english: Language) -> None:
    old = {**USED, "date": "2026-03-01"}
    assert "last cost" in history_of(catalog, english, LAUNCH, STREET, old).finding
    assert "last cost" not in history_of(catalog, english, LAUNCH, STREET, USED).finding


@pytest.mark.parametrize("prices", [(), (LAUNCH,), (LAUNCH, STREET)])
def test_fewer_than_three_prices_show_no_course(
    catalog: Catalog, english: Language, prices: tuple[dict[str, Any], ...]
) -> None:
    assert history(catalog, english, *prices) is None


@pytest.mark.parametrize("abroad", [{"currency": "EUR"}, {"region": "de"}])
def test_prices_from_abroad_do_not_count(
    catalog: Catalog, english: Language, abroad: dict[str, str]
) -> None:
    assert history(catalog, english, LAUNCH, STREET, {**USED, **abroad}) is None


def test_pointing_at_a_price_tells_its_kind_and_date(catalog: Catalog, english: Language) -> None:
    by_kind = traces(history_of(catalog, english, LAUNCH, STREET, USED))
    used = by_kind[english.text("price_kind.used")]
    assert used["text"] == [english.listed([used["name"], "1 September 2026"])]


def test_data_are_in_the_order_of_time(catalog: Catalog, english: Language) -> None:
    rows = csv_rows(history_of(catalog, english, USED, STREET, LAUNCH))
    assert rows == [
        {"date": "2025-01-15", "kind": "launch_msrp", "price_usd": 500, "price_note": ""},
        {"date": "2025-06", "kind": "street_new", "price_usd": 550, "price_note": ""},
        {"date": "2026-09-01", "kind": "used", "price_usd": 250, "price_note": ""},
    ]


def test_remarks_name_the_newest_and_the_oldest_price(catalog: Catalog, english: Language) -> None:
    chart = history_of(catalog, english, LAUNCH, STREET, USED)
    dates = {"newest": "1 September 2026", "oldest": "15 January 2025"}
    assert chart.remarks[-1] == english.text("chart.newest", **dates)


def in_france(catalog: Catalog) -> tuple[Catalog, Language]:
    """A catalogue with a region of euros worth 2 dollars and 20% tax, and who reads there."""
    both = with_regions(catalog, us=tiny_region(), fr=tiny_region("EUR"))
    return both, Language.of(both, "fr")


def test_too_few_local_prices_are_joined_by_converted_ones(catalog: Catalog) -> None:
    abroad, french = in_france(catalog)
    local = {**USED, "currency": "EUR", "region": "fr", "amount": 130}
    chart = history_of(abroad, french, LAUNCH, STREET, local)
    rows = [(row["kind"], row["price_eur"]) for row in csv_rows(chart)]
    assert rows == [("launch_msrp", 300), ("street_new", 330), ("used", 130)]
    notes = [row["price_note"] for row in csv_rows(chart)]
    converted = "converti d’un prix relevé aux États-Unis"
    assert notes == [converted, converted, ""]
    assert french.text("chart.price_time.converted", region="États-Unis") in chart.remarks
    assert french.money(130, "EUR") in chart.finding
    assert "USD" not in str((chart.plot, chart.finding, chart.columns))


def test_days_are_in_words_for_people_and_in_figures_in_files(
    catalog: Catalog, english: Language
) -> None:
    day = history_of(catalog, english, LAUNCH, STREET, USED).rows[-1][0]
    assert (day.text, day.raw) == ("1 September 2026", "2026-09-01")


def test_price_converted_for_what_is_not_sold_here_is_none(
    catalog: Catalog, english: Language
) -> None:
    abroad = [{**LAUNCH}, {**STREET, "date": "2026-10"}, {**STREET, "date": "2026-09"}]
    priced = with_prices(catalog, "boreal-two", *(tiny_price(**price) for price in abroad))
    ruled = sold_only_in(priced, "boreal-two", "fr")
    chart = drawn(ruled, ruled.gpus["boreal-two"], english)
    assert chart is not None
    assert chart.finding == "It is not sold new in the United States."


def test_prices_with_less_memory_are_not_said_to_be_missing(
    catalog: Catalog, english: Language
) -> None:
    gpu = tiny_gpu(catalog, "boreal-two", memory={"unified": True})
    prices = [{**LAUNCH, "memory_gb": 8}, {**STREET, "memory_gb": 8}, {**USED, "memory_gb": 8}]
    priced = with_prices(catalog, gpu.id, *(tiny_price(**price) for price in prices))
    chart = drawn(with_gpus(priced, gpu), gpu, english)
    assert chart is not None
    assert chart.finding.startswith("With 24 GB, no street or used price of the last twelve")
