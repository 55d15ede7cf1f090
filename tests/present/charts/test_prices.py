from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.charts import CHARTS, prices
from macros.present.charts.prices import (
    LEAST_GB,
    MOST_BARS,
    Deal,
    deals,
    price_per_gb,
)
from macros.present.charts.reader_money import ReaderMoney
from macros.present.prices.region_prices import tax_words
from macros.present.words.language import Language
from tests.charts import csv_rows, details_in, lines_in, points_in
from tests.editions import edition_of
from tests.tiny import (
    only_gpus,
    tiny_gpu,
    tiny_price,
    tiny_region,
    with_prices,
    with_regions,
)
from tests.tiny_exports import sold_only_in

tensor_against_price = CHARTS["tensor-price"]
memory_against_price = CHARTS["memory-price"]


def selling(catalog: Catalog, *sales: tuple[Gpu, dict[str, Any]]) -> Catalog:
    """Return a catalogue of these products alone, each with one price."""
    sold = only_gpus(catalog, *(gpu for gpu, _ in sales))
    for gpu, price in sales:
        sold = with_prices(sold, gpu.id, tiny_price(**price))
    return sold


def card(catalog: Catalog, id_: str, size_gb: float = 16, **changes: Any) -> Gpu:
    memory = {"size_gb": size_gb, "unified": changes.pop("unified", False)}
    return tiny_gpu(catalog, "boreal-one", id=id_, name=id_.upper(), memory=memory, **changes)


def deals_of(catalog: Catalog) -> list[Deal]:
    money = ReaderMoney.of(edition_of(catalog), Language.of(catalog, "en"))
    return deals(catalog, money)


def offered(catalog: Catalog) -> list[str]:
    return [deal.gpu.id for deal in deals_of(catalog)]


def test_product_is_on_offer_at_its_price(catalog: Catalog) -> None:
    (deal,) = deals_of(catalog)
    assert (deal.gpu.id, deal.price, deal.kind) == ("boreal-one", 650, "new")


def test_price_out_of_date_is_an_offer_that_is_marked(catalog: Catalog, english: Language) -> None:
    old, fresh = card(catalog, "old"), card(catalog, "fresh")
    both = selling(catalog, (old, {"date": "2026-03-01"}), (fresh, {}))
    assert offered(both) == ["old", "fresh"]
    details = details_in(memory_against_price(edition_of(both), english))
    assert "out of date" in details["OLD"]
    assert "out of date" not in details["FRESH"]


def test_old_price_gives_way_on_the_front_and_in_the_order(
    catalog: Catalog, english: Language
) -> None:
    def told(day: str) -> tuple[list[str], list[tuple[float, float]]]:
        old = card(catalog, "old", 24), {"date": day, "amount": 900}
        fresh = card(catalog, "fresh", 24), {"amount": 1000}
        edition = edition_of(selling(catalog, old, fresh))
        rows = [row["id"] for row in csv_rows(price_per_gb(edition, english))]
        ((_, front),) = lines_in(memory_against_price(edition, english)).items()
        return rows, front

    assert told("2026-11-01") == (["old", "fresh"], [(900, 24)])
    assert told("2025-12-05") == (["fresh", "old"], [(1000, 24)])


def test_later_price_is_no_offer(catalog: Catalog) -> None:
    assert offered(selling(catalog, (card(catalog, "a"), {"date": "2026-11-21"}))) == []


@pytest.mark.parametrize(
    "price",
    [
        {"kind": "launch_msrp"},
        {"currency": "EUR"},
        {"region": "de"},
        {"currency": "EUR", "region": "de"},
    ],
)
def test_launch_prices_and_those_without_a_rate_are_no_offers(
    catalog: Catalog, price: dict[str, str]
) -> None:
    assert offered(selling(catalog, (card(catalog, "a"), price))) == []


def test_announced_product_is_not_on_offer(catalog: Catalog) -> None:
    assert offered(selling(catalog, (card(catalog, "a", preview=True), {}))) == []


@pytest.mark.parametrize(
    ("segment", "price", "kind"),
    [
        ("consumer", {}, "new"),
        ("datacenter", {}, "new"),
        ("soc", {}, "computer"),
        ("soc", {"kind": "used"}, "used"),
        ("consumer", {"kind": "used"}, "used"),
    ],
)
def test_buyer_is_told_what_the_price_is_for(
    catalog: Catalog, segment: str, price: dict[str, str], kind: str
) -> None:
    (deal,) = deals_of(selling(catalog, (card(catalog, "a", segment=segment), price)))
    assert deal.kind == kind


@pytest.mark.parametrize(("memory_gb", "ids"), [(512, ["a"]), (96, []), (None, [])])
def test_computer_is_on_offer_with_the_memory_that_its_figures_name(
    catalog: Catalog, memory_gb: float | None, ids: list[str]
) -> None:
    large = card(catalog, "a", 512, unified=True, segment="soc")
    assert offered(selling(catalog, (large, {"memory_gb": memory_gb}))) == ids


def test_kinds_of_offers_stand_apart(catalog: Catalog, english: Language) -> None:
    sold = selling(
        catalog,
        (card(catalog, "new"), {"amount": 900}),
        (card(catalog, "used"), {"amount": 400, "kind": "used"}),
        (card(catalog, "soc", segment="soc"), {"amount": 700}),
    )
    assert points_in(tensor_against_price(edition_of(sold), english)) == {
        english.text("chart.offer.new"): {"NEW": (900, 80)},
        english.text("chart.offer.used"): {"USED": (400, 80)},
        english.text("chart.offer.computer"): {"SOC": (700, 80)},
    }


def test_product_without_a_tensor_rate_has_no_place_by_it(
    catalog: Catalog, english: Language
) -> None:
    bare = card(catalog, "a", compute={"tensor_basis": None})
    sold = selling(catalog, (bare, {}))
    assert tensor_against_price(edition_of(sold), english).rows == ()
    assert len(memory_against_price(edition_of(sold), english).rows) == 1


def test_front_is_drawn_and_told_across_all_kinds(catalog: Catalog, english: Language) -> None:
    sold = selling(
        catalog,
        (card(catalog, "used", 12), {"amount": 100, "kind": "used"}),
        (card(catalog, "beaten", 12), {"amount": 200}),
        (card(catalog, "new", 24), {"amount": 300}),
    )
    chart = memory_against_price(edition_of(sold), english)
    assert lines_in(chart) == {english.text("chart.pareto"): [(100, 12), (300, 24)]}
    assert "from the USED (100 USD) to the NEW (300 USD)" in chart.finding
    assert "BEATEN" not in chart.finding
    first = [chart.plot["data"][trace]["text"][point] for trace, point in chart.labelled]
    assert first == ["USED", "NEW", "BEATEN"]


def test_estimate_is_marked_as_one(catalog: Catalog, english: Language) -> None:
    sold = selling(
        catalog,
        (card(catalog, "seen", 12), {"amount": 100}),
        (card(catalog, "guess", 24), {"amount": 300, "quality": "C"}),
    )
    chart = memory_against_price(edition_of(sold), english)
    assert "from the SEEN (100 USD) to the GUESS (about 300 USD)" in chart.finding
    details = details_in(chart)
    assert english.text("quality.C") in details["GUESS"]
    assert english.text("quality.C") not in details["SEEN"]
    bars = details_in(price_per_gb(edition_of(sold), english))
    assert english.text("quality.C") in bars["GUESS"]


def test_pointing_at_an_offer_tells_its_kind_and_date(catalog: Catalog, english: Language) -> None:
    sold = selling(catalog, (card(catalog, "a"), {"kind": "used", "date": "2026-10"}))
    words = "used, seen in October 2026"
    assert details_in(memory_against_price(edition_of(sold), english)) == {"A": words}


@pytest.mark.parametrize(
    "worthless",
    [
        {"form_factor": "sxm2"},
        {"software": {"platform": "CUDA", "compute_capability": 7.0, "status": "ended"}},
    ],
)
def test_what_nobody_should_buy_for_its_price_is_left_out(
    catalog: Catalog, english: Language, worthless: dict[str, Any]
) -> None:
    sold = selling(
        catalog,
        (card(catalog, "worthless", 32, **worthless), {"amount": 80, "kind": "used"}),
        (card(catalog, "sound", 24), {"amount": 800}),
    )
    for make in (tensor_against_price, memory_against_price, price_per_gb):
        chart = make(edition_of(sold), english)
        assert [row["id"] for row in csv_rows(chart)] == ["sound"]
        assert english.text("chart.left_out") in chart.remarks


def test_remarks_say_how_old_a_price_may_be(catalog: Catalog, english: Language) -> None:
    basis = english.text("chart.price_basis", days="90")
    place = english.text("chart.prices_untaxed", region="United States", tax="without tax")
    for make in (tensor_against_price, memory_against_price, price_per_gb):
        remarks = make(edition_of(catalog), english).remarks
        assert {basis, place} <= set(remarks)
        assert english.text("chart.newest_one", date="October 2026") in remarks


def test_bars_stand_in_order_of_the_price_per_gb(catalog: Catalog, english: Language) -> None:
    sold = selling(
        catalog,
        (card(catalog, "dear", 16), {"amount": 800}),
        (card(catalog, "used", 32), {"amount": 640, "kind": "used"}),
        (card(catalog, "cheap", 20), {"amount": 200}),
    )
    chart = price_per_gb(edition_of(sold), english)
    assert points_in(chart) == {
        english.text("chart.offer.new"): {"CHEAP": (10, 0), "DEAR": (50, 2)},
        english.text("chart.offer.used"): {"USED": (20, 1)},
    }
    notes = [note["text"] for note in chart.plot["layout"]["annotations"]]
    assert notes == ["CHEAP (New): 10 USD", "USED (Used): 20 USD", "DEAR (New): 50 USD"]
    assert [row["id"] for row in csv_rows(chart)] == ["cheap", "used", "dear"]


def test_name_of_a_bar_stands_above_it(catalog: Catalog, english: Language) -> None:
    chart = price_per_gb(edition_of(catalog), english)
    (note,), (bar,) = chart.plot["layout"]["annotations"], chart.plot["data"]
    top, bottom = bar["y"][0] + bar["offset"], bar["y"][0] + bar["offset"] + bar["width"]
    low, high = chart.plot["layout"]["yaxis"]["range"]
    assert high < note["y"] < top < bottom < low


def test_finding_is_the_cheapest_of_each_kind(catalog: Catalog, english: Language) -> None:
    sold = selling(
        catalog,
        (card(catalog, "dear", 16), {"amount": 800}),
        (card(catalog, "cheap", 16), {"amount": 200}),
        (card(catalog, "used", 16), {"amount": 100, "kind": "used"}),
    )
    finding = price_per_gb(edition_of(sold), english).finding
    assert "Cheapest new: the CHEAP, at 12.5 USD per GB." in finding
    assert "Cheapest used: the USED, at 6.25 USD per GB." in finding
    assert "DEAR" not in finding


def test_cheapest_memory_that_is_better_avoided_is_told_with_the_cheapest_that_is_not(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    sold = selling(
        catalog,
        (card(catalog, "dear", 16), {"amount": 800}),
        (card(catalog, "cheap", 16), {"amount": 200}),
        (card(catalog, "used", 16), {"amount": 100, "kind": "used"}),
    )
    edition = edition_of(sold)
    monkeypatch.setattr(edition, "card_verdicts", lambda _: {"cheap": None, "used": None})
    finding = price_per_gb(edition, english).finding
    sound = (
        "What speaks against it stands under “What to avoid”; the cheapest that does not stand "
        "there is the DEAR, at 50 USD"
    )
    assert f"Cheapest new: the CHEAP, at 12.5 USD per GB. {sound} per GB." in finding
    assert finding.count("What to avoid") == 1  # nothing else is sold used


def test_bars_are_of_products_with_enough_memory(catalog: Catalog, english: Language) -> None:
    sold = selling(
        catalog,
        (card(catalog, "small", LEAST_GB - 1), {"amount": 1}),
        (card(catalog, "enough", LEAST_GB), {"amount": 900}),
    )
    assert [r["id"] for r in csv_rows(price_per_gb(edition_of(sold), english))] == ["enough"]


def test_only_the_cheapest_have_a_bar(catalog: Catalog, english: Language) -> None:
    cards = [(card(catalog, f"c{n:02}"), {"amount": 100 + n}) for n in range(MOST_BARS + 2)]
    rows = csv_rows(price_per_gb(edition_of(selling(catalog, *reversed(cards))), english))
    assert [row["id"] for row in rows] == [f"c{n:02}" for n in range(MOST_BARS)]


def test_bar_has_its_price_and_memory_in_the_data(catalog: Catalog, english: Language) -> None:
    (row,) = csv_rows(price_per_gb(edition_of(catalog), english))
    assert (row["usd_per_gb"], row["memory_gb"], row["price_usd"]) == (40.6, 16, 650)
    assert (row["price_date"], row["price_note"]) == ("2026-10", "")


def test_prices_are_those_where_the_language_is_read(catalog: Catalog) -> None:
    sold = selling(catalog, (card(catalog, "a"), {"amount": 1000}))
    both = with_regions(sold, us=tiny_region(), fr=tiny_region("EUR"))
    french = Language.of(both, "fr")
    for make in (memory_against_price, price_per_gb):
        chart = make(edition_of(both), french)
        ((price, note),) = [(row["price_eur"], row["price_note"]) for row in csv_rows(chart)]
        assert (price, chart.region) == (600, "fr")
        assert note.startswith("conversion de prix vus aux États-Unis")
        assert "€" in str(chart.plot)
        assert "USD" not in str((chart.plot, chart.finding, chart.remarks, chart.columns))
        tax = tax_words(both.regions["fr"].tax, french)
        taxed = french.text("chart.prices_taxed", region="France", tax=tax)
        assert taxed in chart.remarks


@pytest.mark.parametrize("make", [tensor_against_price, memory_against_price, price_per_gb])
def test_chart_of_prices_without_any_says_so(
    catalog: Catalog, english: Language, make: Any
) -> None:
    chart = make(edition_of(only_gpus(catalog)), english)
    assert chart.finding == english.text("chart.empty")
    assert (chart.rows, chart.plot["data"]) == ((), [])


def test_findings_say_first_what_they_leave_out(catalog: Catalog, english: Language) -> None:
    sold = edition_of(selling(catalog, (card(catalog, "a"), {}), (card(catalog, "b", 24), {})))
    among = "Counted here are cards and computers"
    for make in (tensor_against_price, memory_against_price):
        assert make(sold, english).finding.startswith(f"{among} whose software support is not")
    least = f"{among} with at least {LEAST_GB} GB whose software support is not ending. Cheapest"
    assert price_per_gb(sold, english).finding.startswith(least)


def test_new_price_of_what_shops_here_may_not_sell_is_no_offer(catalog: Catalog) -> None:
    sold = selling(catalog, (card(catalog, "abroad"), {}), (card(catalog, "here"), {}))
    sold = with_prices(sold, "abroad", tiny_price(), tiny_price(kind="used"))
    both = with_regions(sold, us=tiny_region(), fr=tiny_region("EUR"))
    ruled = sold_only_in(both, "abroad", "fr")
    assert [(deal.gpu.id, deal.kind) for deal in deals_of(ruled)] == [
        ("abroad", "used"),
        ("here", "new"),
    ]


def test_a_price_called_the_cheapest_says_that_it_is_out_of_date(
    catalog: Catalog, english: Language
) -> None:
    old = selling(catalog, (card(catalog, "cheap"), {"amount": 200, "date": "2026-03-01"}))
    finding = price_per_gb(edition_of(old), english).finding
    assert finding.endswith(" Cheapest new: the CHEAP, at 12.5 USD per GB (out of date).")


def test_an_end_of_the_front_that_is_better_avoided_says_so(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    sold = selling(
        catalog,
        (card(catalog, "cheap"), {"amount": 200}),
        (card(catalog, "large", 24), {"amount": 900}),
    )
    page = english.text("nav.avoid")
    said = f"What speaks against the CHEAP stands under “{page}”."
    assert said not in memory_against_price(edition_of(sold), english).finding
    monkeypatch.setattr(prices, "faulted", lambda *_: frozenset(["cheap"]))
    assert memory_against_price(edition_of(sold), english).finding.endswith(said)
