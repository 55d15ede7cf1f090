from __future__ import annotations

import math
from dataclasses import replace
from datetime import date

import pytest

from macros.advice.prices.offers import Offer
from macros.advice.prices.price_drift import STEP, price_drift
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog
from macros.facts.records.products import Price
from tests.tiny import (
    TODAY,
    only_gpus,
    tiny_gpu,
    tiny_price,
    tiny_region,
    with_prices,
    with_regions,
)

ONE = "boreal-one"


@pytest.fixture
def market(catalog: Catalog) -> Catalog:
    return with_regions(
        with_prices(catalog, ONE),
        us=tiny_region(tax_percent=0),
        eu=tiny_region("EUR", prices_also_from=["it"]),
        de=tiny_region("EUR", tax_percent=10, part_of="eu", exchange_rates=[]),
        jp=tiny_region("JPY", tax_percent=10),
    )


def seen(market: Catalog, *prices: Price) -> Catalog:
    return with_prices(market, ONE, *prices)


def price_in(catalog: Catalog, region: str, *prices: Price, kind: str = "street_new") -> Offer:
    offered = found_in(catalog, region, *prices, kind=kind)
    assert offered is not None
    return offered


def found_in(
    catalog: Catalog, region: str, *prices: Price, kind: str = "street_new"
) -> Offer | None:
    return offer(seen(catalog, *prices), region, kind)


def offer(
    catalog: Catalog,
    region: str,
    kind: str = "street_new",
    day: date = TODAY,
    *,
    back_test: bool = False,
) -> Offer | None:
    """Return what the product costs in a region."""
    known = offers_by_region(catalog, day, back_test=back_test)[region][ONE]
    return next((offer for offer in known if offer.kind == kind), None)


def test_offer_says_what_was_seen(market: Catalog) -> None:
    price = tiny_price(date="2026-11-10", amount=400, low=300, high=600)
    offered = price_in(market, "us", price)
    assert (offered.amount, offered.currency, offered.usd) == (400, "USD", 400)
    assert offered.low == pytest.approx(300, rel=0.02)
    assert offered.high == pytest.approx(600, rel=0.02)
    assert (str(offered.observed), offered.age_days, offered.stale) == ("2026-11-10", 10, False)
    assert (offered.how, offered.from_region, offered.quality) == ("local", "us", "B")
    assert offered.observations == (price,)


def test_newer_prices_count_more(market: Catalog) -> None:
    days = ("2026-11-20", "2026-09-21")  # two half-lives apart
    new_is_low = price_in(
        market, "us", *(tiny_price(date=d, amount=a) for d, a in zip(days, (300, 600), strict=True))
    )
    new_is_high = price_in(
        market, "us", *(tiny_price(date=d, amount=a) for d, a in zip(days, (600, 300), strict=True))
    )
    assert new_is_low.amount < 380
    assert new_is_high.amount > 470


def test_better_prices_count_more(market: Catalog) -> None:
    good = tiny_price(amount=400, quality="A")
    poor = [tiny_price(amount=amount, quality="C") for amount in (700, 800)]
    assert price_in(market, "us", good, *poor).amount < 600
    assert price_in(market, "us", good, *poor).quality == "A"


def test_middle_of_several_prices_is_no_mean(market: Catalog) -> None:
    offered = price_in(market, "us", *(tiny_price(amount=a) for a in (400, 500, 40_000)))
    assert offered.amount == pytest.approx(500)


def test_range_is_never_narrower_than_shops_differ(market: Catalog) -> None:
    offered = price_in(market, "us", tiny_price(date="2026-11-20", amount=400, quality="A"))
    assert (offered.low, offered.high) == pytest.approx((380, 420), rel=0.003)


def test_one_price_alone_is_the_less_sure_the_poorer_its_quality(market: Catalog) -> None:
    alone = {q: price_in(market, "us", tiny_price(amount=400, quality=q)) for q in "ABC"}
    assert alone["A"].high < alone["B"].high < alone["C"].high
    two = price_in(market, "us", *(tiny_price(amount=400, quality="C") for _ in range(2)))
    assert two.high == pytest.approx(alone["A"].high)


def test_price_that_counts_next_to_nothing_sets_no_end_of_the_range(market: Catalog) -> None:
    new = tiny_price(date="2026-11-20", amount=400, quality="A")
    old = tiny_price(date="2026-03-01", amount=900, quality="C")
    offered = price_in(market, "us", new, old)
    assert offered == price_in(market, "us", new)
    assert offered.observations == (new,)


def test_range_of_old_prices_is_wider_as_prices_moved(market: Catalog) -> None:
    moved = [tiny_price(date=d, amount=a) for d, a in (("2026-03-01", 100), ("2026-03-26", 165))]
    moving = with_prices(market, "boreal-two", *(p.model_copy() for p in moved))
    assert market.gpus["boreal-two"].memory.size_gb == 24
    fresh = price_in(moving, "us", tiny_price(date="2026-11-20"))
    old = price_in(moving, "us", tiny_price(date="2026-10-01"))
    older = price_in(moving, "us", tiny_price(date="2026-05-01"))
    assert fresh.high < old.high < older.high
    assert fresh.low > old.low > older.low
    assert old.amount == older.amount == 500


@pytest.mark.parametrize(
    ("day", "stale"), [("2026-08-22", False), ("2026-08-21", True), ("2026-08", False)]
)
def test_price_is_stale_after_ninety_days(market: Catalog, day: str, *, stale: bool) -> None:
    assert price_in(market, "us", tiny_price(date=day)).stale is stale


def test_month_counts_from_its_last_day_and_year_from_its_first(market: Catalog) -> None:
    ages = {d: price_in(market, "us", tiny_price(date=d)).age_days for d in ("2026-10", "2026-11")}
    assert ages == {"2026-10": 20, "2026-11": 0}
    year = price_in(market, "us", tiny_price(date="2026"))
    assert (year.age_days, year.stale) == (323, True)


def test_price_of_a_year_ago_says_nothing(market: Catalog) -> None:
    assert found_in(market, "us", tiny_price(date="2025-11-20")) is not None
    assert found_in(market, "us", tiny_price(date="2025-11-19")) is None


def test_later_prices_do_not_count(market: Catalog) -> None:
    prices = seen(market, tiny_price(amount=500), tiny_price(date="2026-11-01", amount=900))
    offered = offer(prices, "us", day=date(2026, 10, 15))
    assert offered
    assert offered.amount == 500


def test_launch_price_is_never_what_one_pays(market: Catalog) -> None:
    assert found_in(market, "us", tiny_price(kind="launch_msrp")) is None
    assert found_in(market, "us", tiny_price(kind="launch_msrp"), kind="used") is None


def test_new_and_used_do_not_mix(market: Catalog) -> None:
    both = (tiny_price(amount=500), tiny_price(kind="used", amount=200))
    assert price_in(market, "us", *both).amount == 500
    assert price_in(market, "us", *both, kind="used").amount == 200


def test_price_for_less_memory_is_another_products(market: Catalog) -> None:
    assert found_in(market, "us", tiny_price(memory_gb=8)) is None
    assert found_in(market, "us", tiny_price(memory_gb=16)) is not None


def test_price_in_foreign_money_is_no_local_one(market: Catalog) -> None:
    assert found_in(market, "jp", tiny_price(region="jp", currency="EUR")) is None


def test_fresh_local_price_comes_before_a_fresher_foreign_one(market: Catalog) -> None:
    local = tiny_price(region="jp", currency="JPY", amount=333)
    offered = price_in(market, "jp", local, tiny_price(date="2026-11-20"))
    assert (offered.how, offered.amount) == ("local", 333)


def test_foreign_price_is_converted_with_tax(market: Catalog) -> None:
    offered = price_in(market, "jp", tiny_price(amount=500))
    assert (offered.how, offered.from_region, offered.currency) == ("converted", "us", "JPY")
    assert offered.amount == pytest.approx(500 / 2 * 1.1)
    assert offered.usd == pytest.approx(500)
    back = price_in(market, "us", tiny_price(region="jp", currency="JPY", amount=275))
    assert back.amount == pytest.approx(500)


def test_tax_is_taken_out_only_where_it_was_paid(market: Catalog) -> None:
    price = tiny_price(region="jp", currency="JPY", amount=275, tax_included=False)
    assert price_in(market, "us", price).amount == pytest.approx(550)
    assert price_in(market, "jp", price).amount == pytest.approx(275 * 1.1)


def test_converted_price_is_less_certain(market: Catalog) -> None:
    local = price_in(market, "us", tiny_price())
    foreign = price_in(market, "jp", tiny_price())
    assert foreign.low / foreign.amount == pytest.approx(local.low / local.amount * 0.9)
    assert foreign.high / foreign.amount == pytest.approx(local.high / local.amount * 1.1)


def test_price_is_converted_with_the_rate_of_its_day_and_shown_at_todays(market: Catalog) -> None:
    rates = [
        {"date": d, "usd": usd, "source": "weekly-chip", "kind": "official"}
        for d, usd in (("2026-10-02", 2), ("2026-11-15", 4))
    ]
    market = with_regions(
        market,
        us=tiny_region(tax_percent=0),
        jp=tiny_region("JPY", tax_percent=10, exchange_rates=rates),
    )
    assert price_in(
        market, "us", tiny_price(region="jp", currency="JPY", amount=110)
    ).amount == pytest.approx(200)
    assert price_in(market, "jp", tiny_price(amount=400)).amount == pytest.approx(110)


def test_rate_of_a_later_day_is_unknown(market: Catalog) -> None:
    prices = seen(market, tiny_price(date="2017-06-01"))
    assert offer(prices, "jp", day=date(2017, 6, 2)) is None
    assert offer(prices, "us", day=date(2017, 6, 2)) is not None


def test_part_asks_itself_before_the_whole(market: Catalog) -> None:
    italian = tiny_price(region="it", currency="EUR", amount=600)
    german = tiny_price(region="de", currency="EUR", amount=700)
    assert price_in(market, "de", italian, german).amount == 700
    whole = price_in(market, "de", italian)
    assert (whole.amount, whole.how, whole.from_region) == (600, "local", "eu")
    assert 600 < price_in(market, "eu", italian, german).amount < 700


def test_whole_with_several_tax_rates_is_less_certain(market: Catalog) -> None:
    origin = {"source": "weekly-chip", "kind": "official", "read_on": "2026-11"}
    tax = {"included": True, "low_percent": 10, "high_percent": 30, **origin}
    wide = with_regions(
        market, us=tiny_region(), eu=tiny_region("EUR"), xx=tiny_region("EUR", tax=tax)
    )
    narrow, spread = (price_in(wide, region, tiny_price()) for region in ("eu", "xx"))
    assert spread.amount == pytest.approx(narrow.amount)
    assert spread.low < narrow.low
    assert spread.high > narrow.high


def test_fresh_foreign_price_comes_before_a_stale_local_one(market: Catalog) -> None:
    old = tiny_price(region="jp", currency="JPY", date="2026-03-01", amount=333)
    offered = price_in(market, "jp", old, tiny_price())
    assert (offered.how, offered.stale) == ("converted", False)


def test_of_foreign_prices_the_first_regions_comes_first(market: Catalog) -> None:
    european = tiny_price(region="de", currency="EUR", date="2026-11-20", amount=333)
    assert price_in(market, "jp", european, tiny_price()).from_region == "us"
    assert price_in(market, "jp", european).from_region == "eu"


def test_of_stale_prices_the_newest_counts(market: Catalog) -> None:
    local = tiny_price(region="jp", currency="JPY", date="2026-03-01", amount=333)
    newer, older = tiny_price(date="2026-04-01"), tiny_price(date="2026-02-01")
    assert price_in(market, "jp", local, newer).how == "converted"
    assert price_in(market, "jp", local, older).how == "local"
    assert price_in(market, "jp", local, older).stale


def test_nobody_saw_a_price(market: Catalog) -> None:
    assert found_in(market, "us") is None
    assert offers_by_region(market, TODAY)["us"][ONE] == ()


def past(market: Catalog, count: int, *, vendor: str = "Borealis") -> Catalog:
    """Return a market where `count` products cost twice their launch price a month ago."""
    cards = [tiny_gpu(market, ONE, id=f"card-{i}", aliases=[], vendor=vendor) for i in range(count)]
    market = only_gpus(market, market.gpus[ONE], *cards)
    market = seen(market, tiny_price(kind="launch_msrp", date="2026-01-01", amount=300))
    for card in cards:
        launch = tiny_price(kind="launch_msrp", date="2026-01-01", amount=100)
        market = with_prices(market, card.id, launch, tiny_price(date="2026-10-20", amount=200))
    return market


def test_lacking_price_of_a_past_day_is_estimated(market: Catalog) -> None:
    offered = offer(past(market, 5), "us", back_test=True)
    assert offered
    assert (offered.how, offered.amount, offered.quality) == ("estimated", 600, "C")
    assert offered.low < 600 < offered.high
    foreign = offer(past(market, 5), "jp", back_test=True)
    assert foreign
    assert foreign.how == "estimated"
    assert foreign.amount == pytest.approx(330)


def test_lacking_price_of_today_stays_lacking(market: Catalog) -> None:
    assert offer(past(market, 5), "us") is None


def test_estimate_needs_enough_products(market: Catalog) -> None:
    assert offer(past(market, 4), "us", back_test=True) is None


def test_estimate_falls_back_to_all_consumer_cards(market: Catalog) -> None:
    others = past(market, 5, vendor="Meridian")
    assert offer(others, "us", back_test=True) is not None
    server = tiny_gpu(market, ONE, segment="datacenter")
    servers = replace(others, gpus={**others.gpus, ONE: server})
    assert offer(servers, "us", back_test=True) is not None


def test_seen_price_comes_before_an_estimate(market: Catalog) -> None:
    market = past(market, 5)
    market = with_prices(market, ONE, *market.prices_of(ONE), tiny_price(date="2026-02-01"))
    offered = offer(market, "us", back_test=True)
    assert offered
    assert (offered.how, offered.amount, offered.stale) == ("local", 500, True)


def test_new_price_below_the_used_one_is_not_believed_unless_seen_here(market: Catalog) -> None:
    used = tiny_price(kind="used", amount=400, date="2026-11-01")

    def kinds(new: Price) -> list[str]:
        return [
            offered.kind for offered in offers_by_region(seen(market, new, used), TODAY)["us"][ONE]
        ]

    abroad = tiny_price(region="jp", currency="JPY", amount=100, date="2026-11-01")
    assert kinds(abroad) == ["used"]
    estimate = tiny_price(amount=300, date="2026-11-01", quality="C")
    assert kinds(estimate) == ["used"]
    assert kinds(tiny_price(amount=300, date="2026-11-01")) == ["street_new", "used"]


def test_drift_moves_in_steps_and_is_never_understated() -> None:
    moved = [tiny_price(date=d, amount=a) for d, a in (("2026-09-01", 100), ("2026-09-17", 110))]
    drift = price_drift({ONE: tuple(moved)}, TODAY)
    exact = math.log(1.1) / 4
    assert drift.per_root_day / STEP == pytest.approx(round(drift.per_root_day / STEP))
    assert exact <= drift.per_root_day < exact + STEP
