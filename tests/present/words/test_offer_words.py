from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.prices.offers import Offer, PlacePrice
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import LANGUAGES, Language
from macros.present.words.offer_words import (
    asked_range,
    offer_amount,
    offer_in_brief,
    offer_places,
    offer_range,
    offer_seen,
    offer_seen_in_short,
    offer_seen_on,
    rounded,
)
from tests.tiny import tiny_price

SEEN = Offer(
    id="boreal-one",
    region="us",
    kind="street_new",
    amount=1234.0,
    low=1189.5,
    high=1301.5,
    currency="USD",
    usd=1234.0,
    observed=PartialDate.parse("2026-10"),
    age_days=20,
    stale=False,
    how="local",
    from_region="us",
    quality="B",
    observations=(tiny_price(amount=1234),),
)
WEIGHED = replace(SEEN, observations=(tiny_price(amount=1200), tiny_price(amount=1300)))


def test_price_that_was_seen_is_shown_as_it_was(english: Language) -> None:
    assert offer_amount(SEEN, english) == "1,234 USD"


def test_price_that_was_computed_is_rounded(english: Language) -> None:
    assert offer_amount(WEIGHED, english) == "1,230 USD"
    assert offer_range(WEIGHED, english) == "1,190 to 1,300 USD"


def test_price_of_several_has_no_more_digits_than_that_of_one(english: Language) -> None:
    yuan = replace(WEIGHED, amount=7_671.0, currency="CNY")
    assert offer_amount(yuan, english, 2) == "15,300 CNY"  # not 2 times 7,670
    assert offer_amount(SEEN, english, 2) == "2,468 USD"


@pytest.mark.parametrize(
    "change", [{"how": "converted", "from_region": "kr"}, {"how": "estimated"}, {"quality": "C"}]
)
def test_price_that_nobody_saw_there_is_about_so_much(
    english: Language, change: dict[str, Any]
) -> None:
    offer = replace(WEIGHED, **change)
    assert offer_amount(offer, english) == "about 1,230 USD"


def test_kind_and_date_always_stand_beside_a_price(english: Language) -> None:
    assert offer_seen(SEEN, english) == "new, seen in October 2026"
    assert offer_seen_on(SEEN, english) == "seen in October 2026"


@pytest.mark.parametrize(
    ("level", "why"),
    [
        (0.905, " at a source that is usually cheaper"),
        (1.1, " at a source that is usually dearer"),
        (1.0, ""),
    ],
)
def test_amount_that_nobody_saw_says_from_which_price_it_was_computed(
    english: Language, level: float, why: str
) -> None:
    moved = replace(SEEN, observations=(tiny_price(amount=192.91),), amount=213.2, level=level)
    assert offer_amount(moved, english) == "about 213 USD"
    assert offer_seen(moved, english) == f"new, computed from 192.91 USD seen in October 2026{why}"
    assert "computed from 192.91 USD seen in the European Union in" in offer_seen_on(
        replace(moved, region="de", from_region="eu"), english
    )


def test_middle_of_a_range_says_what_was_seen(english: Language) -> None:
    quote = tiny_price(amount=None, low=300, high=400)
    said = offer_seen_on(replace(SEEN, observations=(quote,), amount=quote.value), english)
    assert said == "computed from 300 to 400 USD seen in October 2026"


def test_middle_of_several_prices_was_not_seen_either(english: Language) -> None:
    assert offer_seen(WEIGHED, english) == "new, from 2 prices, the newest of October 2026"
    hours = replace(SEEN, kind="rental", observations=(), providers=3)
    assert offer_seen_on(hours, english) == "from 3 prices, the newest of October 2026"
    assert offer_seen_on(replace(hours, providers=1), english) == "seen in October 2026"


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("observations", [1, 2])
def test_computed_price_does_not_read_like_one_that_was_seen(
    catalog: Catalog, code: str, observations: int
) -> None:
    language = Language.of(catalog, code)
    prices = tuple(tiny_price(amount=1000 + 100 * n) for n in range(observations))
    for is_elsewhere in (False, True):
        place: dict[str, Any] = {"region": "de", "from_region": "eu"} if is_elsewhere else {}
        offer = replace(SEEN, observations=prices, level=0.9, **place)
        as_seen = replace(offer, observations=(tiny_price(amount=1234),))
        assert offer_seen(offer, language) != offer_seen(as_seen, language)
        named = language.place("eu").inside in offer_seen_on(offer, language)
        assert named or not is_elsewhere


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_old_price_is_called_out_of_date_in_every_language(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    word = language.text("price.out_of_date")
    assert word in offer_seen(replace(SEEN, stale=True), language)
    assert word in offer_seen_on(replace(SEEN, stale=True), language)
    assert word not in offer_seen(SEEN, language)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_price_of_this_year_is_old_only_because_its_month_is_unknown(
    catalog: Catalog, code: str
) -> None:
    language, vague = Language.of(catalog, code), PartialDate.parse("2026")
    for say in (offer_seen, offer_seen_on, offer_in_brief):
        dated = say(replace(SEEN, stale=True), language).replace("2026", "")
        undated = say(replace(SEEN, stale=True, observed=vague), language)
        fresh = say(replace(SEEN, observed=vague), language)
        assert len(undated) > len(fresh)
        assert undated.removeprefix(fresh) not in dated


def test_origin_of_a_price_is_told(english: Language) -> None:
    korean = replace(SEEN, how="converted", from_region="kr")
    converted = "converted from prices in South Korea, the newest of October 2026"
    assert offer_seen_on(korean, english) == converted
    part = replace(SEEN, region="de", from_region="eu")
    assert offer_seen_on(part, english) == "seen in the European Union in October 2026"
    listed = tiny_price(amount=1234, date="2026-10", kind="launch_msrp")
    guess = replace(SEEN, how="estimated", stale=True, observations=(listed,))
    assert offer_seen_on(guess, english) == "estimated from the launch price, as of October 2026"


def test_day_of_an_estimate_is_that_of_what_others_cost(catalog: Catalog) -> None:
    launched = tiny_price(amount=219, date="2026-12", kind="launch_msrp")
    guess = replace(SEEN, how="estimated", observations=(launched,))
    said = "estimated from the launch price of 219 USD and from what others cost up to October 2026"
    english = Language.of(catalog, "en")
    assert offer_seen_on(guess, english) == said
    old = replace(guess, stale=True)
    assert offer_seen(old, english) == f"new, {said} (out of date)"
    for names in LANGUAGES:
        language = Language.of(catalog, names.code)
        assert "219" in offer_seen(guess, language)
        assert "{" not in offer_seen(old, language)


def test_french_says_where_and_when_with_the_right_preposition(catalog: Catalog) -> None:
    korean = replace(SEEN, how="converted", from_region="us")
    said = offer_seen_on(korean, Language.of(catalog, "fr"))
    assert said == "conversion de prix vus aux États-Unis, le dernier en octobre 2026"


@pytest.mark.parametrize(
    ("amount", "shown"), [(1234567, 1230000), (99.951, 100), (9.876, 9.88), (0.5, 0.5), (0.0, 0)]
)
def test_amounts_are_rounded_to_three_digits(amount: float, shown: float) -> None:
    assert rounded(amount) == shown


def test_price_in_short_names_no_more_than_one_place(english: Language) -> None:
    assert offer_seen_in_short(SEEN, english) == offer_seen(SEEN, english)
    stale = replace(SEEN, stale=True)
    mixed = replace(stale, how="blended", from_region="kr")
    said = offer_seen_in_short(mixed, english)
    places_and_day = "prices in the United States and elsewhere, the newest of October 2026"
    assert said == f"new, from {places_and_day}, out of date"
    places = tuple(
        PlacePrice(place, False, 1.0, SEEN.observed, False, 0.5) for place in ("kr", "jp")
    )
    korean = replace(SEEN, how="converted", from_region="kr", places=places)
    said = offer_seen_in_short(korean, english)
    assert "South Korea" in said
    assert "Japan" not in said


def test_what_prices_of_a_place_come_to_is_not_said_to_have_been_seen(english: Language) -> None:
    here = PlacePrice("us", True, 1251.0, SEEN.observed, False, 0.6)
    there = PlacePrice("kr", False, 1198.0, PartialDate.parse("2026-09-15"), False, 0.4)
    said = offer_places(replace(WEIGHED, how="blended", places=(here, there)), english)
    assert said == (
        "Prices in the United States alone, the newest of October 2026, give 1,250 USD."
        " Prices in South Korea, the newest of 15 September 2026, convert to"
        " 1,200 USD."
    )
    for places in ((here,), (there,), (here, here), ()):
        assert offer_places(replace(WEIGHED, places=places), english) == ""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "en",
            "new, from prices in the United States, in South Korea and in Japan,"
            " the newest of October 2026",
        ),
        ("ja", "新品、米国・韓国・日本の2026年10月までの価格から計算"),
        ("ko", "신품, 미국·한국·일본에서 2026년 10월까지 확인한 가격으로 계산"),
    ],
)
def test_places_are_joined_as_the_language_does(catalog: Catalog, code: str, said: str) -> None:
    places = tuple(
        PlacePrice(place, False, 1.0, SEEN.observed, False, 0.5) for place in ("kr", "jp")
    )
    mixed = replace(SEEN, how="blended", region="us", from_region="kr", places=places)
    assert offer_seen(mixed, Language.of(catalog, code)) == said


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "new, last seen in October 2026, moved since with the prices of its kind (× 5)"),
        ("ja", "新品、2026年10月に確認した価格を同種製品の値動きで補正（×5）"),
    ],
)
def test_price_that_was_moved_with_its_kind_says_by_how_much(
    catalog: Catalog, code: str, words: str
) -> None:
    offer = replace(SEEN, how="estimated", moved=5.04)
    assert offer_seen(offer, Language.of(catalog, code)) == words
    assert "launch" in offer_seen(replace(offer, moved=1.05), Language.of(catalog, "en"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, "new, October 2026"),
        ({"kind": "used", "stale": True}, "used, October 2026 (out of date)"),
        (
            {"stale": True, "observations": (tiny_price(raised_on="2026-10-20"),)},
            "new, October 2026 (before its maker raised it)",
        ),
        ({"how": "blended"}, "new, October 2026, partly from elsewhere"),
        ({"how": "converted", "from_region": "kr"}, "new, October 2026, from elsewhere"),
        ({"from_region": "eu"}, "new, October 2026, from elsewhere"),
        ({"how": "estimated"}, "new, October 2026, estimated from the launch price"),
        (
            {"how": "estimated", "moved": 2.0},
            "new, October 2026, moved since with prices of its kind",
        ),
    ],
)
def test_price_in_a_table_tells_day_and_origin_in_brief(
    english: Language, change: dict[str, Any], said: str
) -> None:
    assert offer_in_brief(replace(SEEN, **change), english) == said


def test_amount_below_or_above_all_that_was_seen_tells_what_was_seen(english: Language) -> None:
    prices = tuple(tiny_price(amount=amount) for amount in (150, 175))
    for amount, level, side in ((131, 1.2, "above"), (200, 0.8, "below"), (160, 1.2, "")):
        offer = replace(SEEN, observations=prices, amount=amount, level=level)
        seen = {"range": "150 to 175 USD", "side": side}
        assert asked_range(offer, english) == (seen if side else {})
    alone = replace(SEEN, observations=prices[:1], amount=131, level=1.2)
    assert asked_range(alone, english) == {}
