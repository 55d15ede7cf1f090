from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.language import Language
from macros.present.words.price_words import cautious_amount, price_amount, price_note, price_range
from tests.tiny import tiny_price


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ({"amount": 1599}, "1,599 USD"),
        ({"amount": 1599, "low": 1500, "high": 1700}, "1,599 USD"),
        ({"low": 1499.99, "high": 1699.99}, "1,499.99 to 1,699.99 USD"),
    ],
)
def test_price_is_its_amount_without_cents_or_its_range(
    english: Language, figures: dict[str, float], expected: str
) -> None:
    assert price_amount(tiny_price(**figures), english) == expected


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ({"amount": 500}, ""),
        ({"amount": 500, "low": 450, "high": 550.5}, "450 to 550.50 USD"),
        ({"low": 450, "high": 550}, "450 to 550 USD"),
        ({"amount": 500, "low": 450}, "from 450 USD"),
        ({"amount": 500, "high": 549.9}, "up to 549.90 USD"),
        ({"amount": 500, "low": 500}, ""),
        ({"amount": 500, "low": 500, "high": 500}, ""),
        ({"low": 499.99, "high": 499.99}, "499.99 USD"),
    ],
)
def test_range_of_a_price_is_what_was_seen_beside_its_amount(
    english: Language, figures: dict[str, float], expected: str
) -> None:
    assert price_range(tiny_price(**figures), english) == expected


@pytest.mark.parametrize(
    ("kind", "date", "expected"),
    [
        ("used", "2026-10-05", "used, 5 October 2026"),
        ("street_new", "2026-10", "street price, new, October 2026"),
        ("launch_msrp", "2025", "launch price (MSRP), 2025"),
    ],
)
def test_note_of_a_price_is_its_kind_and_its_date_as_it_is_known(
    english: Language, kind: str, date: str, expected: str
) -> None:
    assert price_note(tiny_price(kind=kind, date=date), english) == expected


def test_price_is_said_in_the_language_of_the_reader(catalog: Catalog) -> None:
    french = Language.of(catalog, "fr")
    assert price_amount(tiny_price(amount=1599), french) == "1\u202f599\xa0$"
    kind = french.text("price_kind.used")
    said = french.listed([kind, "1er\u00a0octobre 2026"])
    assert price_note(tiny_price(kind="used"), french) == said


def test_price_for_one_of_several_sizes_of_memory_says_which(english: Language) -> None:
    assert price_note(tiny_price(memory_gb=96), english).endswith("1 October 2026, with 96 GB")


@pytest.mark.parametrize(("quality", "shown"), [("B", "500 USD"), ("C", "about 500 USD")])
def test_estimate_is_shown_as_one(english: Language, quality: str, shown: str) -> None:
    assert cautious_amount(tiny_price(quality=quality), english) == shown
