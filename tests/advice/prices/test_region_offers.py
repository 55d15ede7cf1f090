from __future__ import annotations

import math
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest

from macros.advice.prices.offers import Z50, Offer
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


def test_price_that_counts_next_to_nothing_sets_no_end_of_the_range(market: Catalog) -> None:
    new = tiny_price(date="2026-11-20", amount=400, quality="A")
    old = tiny_price(date="2026-03-01", amount=900, quality="C")
    offered = price_in(market, "us", new, old)
    assert offered == price_in(market, "us", new)
    assert offered.observations == (new,)


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


def test_a_price_in_money_without_a_rate_counts_nowhere_else(market: Catalog) -> None:
    unknown = with_regions(
        market,
        us=tiny_region(tax_percent=0),
        jp=tiny_region("JPY", tax_percent=10, exchange_rates=[]),
    )
    in_yen = tiny_price(amount=100, currency="JPY", region="jp")
    assert found_in(unknown, "us", in_yen) is None


def test_rate_of_a_later_day_is_unknown(market: Catalog) -> None:
    prices = seen(market, tiny_price(date="2017-06-01"))
    assert offer(prices, "jp", day=date(2017, 6, 2)) is None
    assert offer(prices, "us", day=date(2017, 6, 2)) is not None


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


def test_nobody_saw_a_price(market: Catalog) -> None:
    assert found_in(market, "us") is None
    assert offers_by_region(market, TODAY)["us"][ONE] == ()


def past(market: Catalog, count: int, *, vendor: str = "Borealis") -> Catalog:
    """Return a market where `count` products cost twice their launch price a month ago."""
    cards = [tiny_gpu(market, ONE, id=f"card-{i}", aliases=[], vendor=vendor) for i in range(count)]
    market = only_gpus(market, tiny_gpu(market, ONE, released="2025-03-05"), *cards)
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
    server = tiny_gpu(market, ONE, segment="datacenter", released="2025-03-05")
    servers = replace(others, gpus={**others.gpus, ONE: server})
    assert offer(servers, "us", back_test=True) is not None


def test_drift_moves_in_steps_and_is_never_understated() -> None:
    moved = [tiny_price(date=d, amount=a) for d, a in (("2026-09-01", 100), ("2026-09-17", 110))]
    drift = price_drift({ONE: tuple(moved)}, TODAY)
    exact = math.log(1.1) / 4
    assert drift.per_root_day / STEP == pytest.approx(round(drift.per_root_day / STEP))
    assert exact <= drift.per_root_day < exact + STEP


def test_offer_says_what_was_seen(market: Catalog) -> None:
    price = tiny_price(date="2026-11-10", amount=400, low=300, high=600)
    offered = price_in(market, "us", price)
    assert (offered.amount, offered.currency, offered.usd) == (400, "USD", 400)
    assert offered.low < 320
    assert offered.high > 500
    assert (str(offered.observed), offered.age_days, offered.stale) == ("2026-11-10", 10, False)
    assert (offered.how, offered.from_region, offered.quality) == ("local", "us", "B")
    assert offered.observations == (price,)
    assert offered.observation_count == 1


def test_one_price_alone_is_the_less_sure_the_less_it_is_trusted(market: Catalog) -> None:
    url = "https://shop.example/one"
    alone = {q: price_in(market, "us", tiny_price(amount=400, quality=q, url=url)) for q in "ABC"}
    assert alone["A"].high < alone["B"].high < alone["C"].high
    unaddressed = price_in(market, "us", tiny_price(amount=400, quality="A"))
    assert unaddressed.high > alone["A"].high
    two = price_in(market, "us", *(tiny_price(amount=400, quality="C") for _ in range(2)))
    assert two.high < alone["C"].high


def test_old_price_is_the_less_sure_the_more_prices_moved_and_the_older_it_is(
    market: Catalog,
) -> None:
    moved = [tiny_price(date=d, amount=a) for d, a in (("2026-03-01", 100), ("2026-03-26", 165))]
    moving = with_prices(market, "boreal-two", *(p.model_copy() for p in moved))
    days = ("2026-11-20", "2026-10-01", "2026-05-01", "2026-01-10")
    spreads = [price_in(moving, "us", tiny_price(date=day)).spread for day in days]
    assert spreads == sorted(spreads)
    assert len(set(spreads)) == len(days)


@pytest.mark.parametrize(
    ("day", "stale"), [("2026-08-22", False), ("2026-08-21", True), ("2026-09", False)]
)
def test_price_is_stale_after_ninety_days(market: Catalog, day: str, *, stale: bool) -> None:
    assert price_in(market, "us", tiny_price(date=day)).stale is stale


def test_vague_date_counts_from_its_middle(market: Catalog) -> None:
    days = ("2026-10", "2026-11", "2026")
    ages = [price_in(market, "us", tiny_price(date=day)).age_days for day in days]
    # The middle of October; of the 20 days of November so far; of the days of 2026 so far.
    assert ages == [35, 10, 162]


def test_price_tells_less_each_day_until_it_tells_nothing(market: Catalog) -> None:
    assert found_in(market, "us", tiny_price(date="2025-11-20")) is None
    last = price_in(market, "us", tiny_price(date="2025-11-21"))
    assert last.spread > 5 * price_in(market, "us", tiny_price(date="2026-08-22")).spread


def test_no_days_age_moves_a_price_by_much(market: Catalog) -> None:
    """An old price here and a fresh one abroad: what it costs here drifts, and never jumps."""
    local = tiny_price(region="jp", currency="JPY", date="2026-01-10", amount=400)
    foreign = tiny_price(date="2026-10-01", amount=500)
    catalog = seen(market, local, foreign)
    days = [date(2026, 10, 2) + timedelta(days=step) for step in range(200)]
    amounts = [found.amount for day in days if (found := offer(catalog, "jp", day=day))]
    assert len(amounts) == len(days)
    steps = [abs(after / before - 1) for before, after in pairwise(amounts)]
    assert max(steps) < 0.02
    assert amounts[-1] == pytest.approx(275, rel=0.02)


def test_fresh_price_here_counts_more_than_one_from_abroad(market: Catalog) -> None:
    local = tiny_price(region="jp", currency="JPY", amount=400)
    offered = price_in(market, "jp", local, tiny_price(amount=500))
    assert offered.how == "blended"
    assert 275 < offered.amount < 400
    here, abroad = offered.places
    assert (here.place, here.is_local, round(here.amount)) == ("jp", True, 400)
    assert (abroad.place, abroad.is_local, round(abroad.amount)) == ("us", False, 275)
    assert here.share > abroad.share
    assert here.share + abroad.share == pytest.approx(1)


def test_prices_that_disagree_make_the_answer_less_sure(market: Catalog) -> None:
    foreign = tiny_price(amount=500)
    agree = price_in(market, "jp", tiny_price(region="jp", currency="JPY", amount=280), foreign)
    differ = price_in(market, "jp", tiny_price(region="jp", currency="JPY", amount=800), foreign)
    assert differ.spread > 2 * agree.spread


def test_converted_price_is_less_certain(market: Catalog) -> None:
    local, foreign = (price_in(market, region, tiny_price()) for region in ("us", "jp"))
    assert foreign.spread == pytest.approx(math.hypot(local.spread, 0.15 / Z50), rel=0.35)
    assert foreign.spread > local.spread


def test_part_is_nearer_to_its_whole_than_to_others(market: Catalog) -> None:
    italian = tiny_price(region="it", currency="EUR", amount=600)
    german = tiny_price(region="de", currency="EUR", amount=700)
    both = price_in(market, "de", italian, german)
    assert (both.how, both.from_region) == ("local", "de")
    shares = {place.place: place.share for place in both.places}
    assert shares["de"] > shares["eu"] > 0
    near = price_in(market, "de", italian)
    assert near.amount == pytest.approx(550)
    assert (near.how, near.from_region) == ("local", "eu")
    far = price_in(market, "jp", italian)
    assert near.spread < far.spread
    assert 600 < price_in(market, "eu", italian, german).amount < 700


def test_used_price_bears_no_tax_unless_the_source_says_so(market: Catalog) -> None:
    used = tiny_price(kind="used", amount=500)
    offered = price_in(market, "jp", used, kind="used")
    assert offered.amount == pytest.approx(250)
    assert offered.paid_usd == pytest.approx(500)
    new = price_in(market, "jp", tiny_price(amount=500))
    assert [new.usd, new.paid_usd] == pytest.approx([500, 550])
    dealer = tiny_price(kind="used", region="jp", currency="JPY", amount=275, tax_included=True)
    assert price_in(market, "us", dealer, kind="used").amount == pytest.approx(500)


def test_new_product_is_no_cheaper_than_a_used_one(market: Catalog) -> None:
    used = [tiny_price(kind="used", amount=400, date="2026-11-01", quality="A")] * 2
    abroad = tiny_price(region="jp", currency="JPY", amount=110, date="2026-11-01")
    new, second_hand = offers_by_region(seen(market, *used, abroad), TODAY)["us"][ONE]
    assert new.amount == pytest.approx(second_hand.amount)
    # The used price is seen here twice, the new one converted: it gives way.
    assert 300 < new.amount < 400


def test_seen_price_comes_before_an_estimate(market: Catalog) -> None:
    market = past(market, 5)
    market = with_prices(market, ONE, *market.prices_of(ONE), tiny_price(date="2026-02-01"))
    offered = offer(market, "us", back_test=True)
    assert offered
    assert (offered.how, offered.amount, offered.stale) == ("local", 500, True)


def test_nobody_sells_an_old_product_new(market: Catalog) -> None:
    lines = past(market, 5)
    old = tiny_gpu(lines, ONE, released="2023-01-10")
    lines = replace(lines, gpus={**lines.gpus, ONE: old})
    assert offer(lines, "us", back_test=True) is None


def test_shops_ask_anything_for_what_is_left_of_a_discontinued_product(market: Catalog) -> None:
    ended = tiny_gpu(market, ONE, discontinued="2025-09")
    market = replace(market, gpus={**market.gpus, ONE: ended})
    assert found_in(market, "us", tiny_price(date="2026-09-30")) is not None
    assert found_in(market, "us", tiny_price(date="2026-10-01")) is None
    assert found_in(market, "us", tiny_price(date="2026-10-01", kind="used"), kind="used")


def test_offer_tells_by_what_the_level_of_its_source_moved_it(market: Catalog) -> None:
    """A shop that asked less than another one for other products is no bargain for this one."""
    two = tiny_gpu(market, ONE, id="two")
    known = replace(market, gpus={**market.gpus, "two": two})
    cheap = [
        tiny_price(amount=400, source="borealis-data-sheet", date=f"2026-10-0{n}")
        for n in (1, 2, 3)
    ]
    known = with_prices(known, "two", tiny_price(amount=500), *cheap)
    alone = price_in(known, "us", tiny_price(amount=1000, source="borealis-data-sheet"))
    assert alone.level < 1
    assert alone.amount == pytest.approx(1000 / alone.level)
    assert not alone.is_as_seen
    as_seen = price_in(market, "us", tiny_price(amount=1000, source="borealis-data-sheet"))
    assert (as_seen.level, as_seen.is_as_seen) == (1, True)
