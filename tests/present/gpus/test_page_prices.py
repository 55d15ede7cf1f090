"""A product without a price says what it was seen for with less memory."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.gpus.page_prices import no_price_words
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_price, with_prices

ONE = "boreal-one"  # of 16 GB


def said(catalog: Catalog, language: Language, **price: object) -> str:
    seen = with_prices(catalog, ONE, tiny_price(**price))
    return no_price_words(seen, seen.gpus[ONE], language, TODAY)


def test_newest_price_of_each_smaller_memory_is_told(catalog: Catalog, english: Language) -> None:
    prices = (
        tiny_price(date="2026-03", amount=200, memory_gb=8),
        tiny_price(date="2026-06-25", amount=300, memory_gb=8),
        tiny_price(date="2026-04", amount=400, memory_gb=12),
    )
    seen = with_prices(catalog, ONE, *prices)
    words = no_price_words(seen, seen.gpus[ONE], english, TODAY)
    assert words.startswith("With 16 GB we know no price from the last twelve months")
    assert "300 USD with 8 GB (25 June 2026) and 400 USD with 12 GB (April 2026)" in words
    assert "200 USD" not in words


@pytest.mark.parametrize(
    "price",
    [
        {"memory_gb": 8, "date": "2023-01-01"},
        {"memory_gb": 8, "kind": "launch_msrp"},
        {"memory_gb": 16, "kind": "launch_msrp"},
        {"kind": "launch_msrp"},
    ],
)
def test_without_any_it_only_asks_for_a_price(
    catalog: Catalog, english: Language, price: dict[str, object]
) -> None:
    assert said(catalog, english, **price) == english.text("price.none")
