from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.language import Language

NBSP = "\u00a0"


@pytest.mark.parametrize(
    ("code", "amount", "currency", "expected"),
    [
        ("en", 185_000, "JPY", "185,000 JPY"),
        ("ja", 185_000, "JPY", "18万5,000円"),
        ("ja", 16_100_000, "JPY", "1,610万円"),
        ("ja", 9_999, "JPY", "9,999円"),
        ("ja", 230_000_000, "JPY", "2億3,000万円"),
        ("ko", 1_640_000, "KRW", "164만 원"),
        ("ko", 137_000_000, "KRW", "1억 3,700만 원"),
        ("ko", 89_500, "KRW", "89,500원"),
        ("ko", 129_500, "KRW", "12만 9,500원"),
        ("ko", 25_000, "USD", "25,000달러"),
        ("zh", 15_700, "CNY", f"1.57{NBSP}万元"),
        ("zh", 20_999, "CNY", f"20,999{NBSP}元"),
        ("zh", 9_546, "CNY", f"9,546{NBSP}元"),
        ("zh", 137_000_000, "KRW", f"1.37{NBSP}亿韩元"),
    ],
)
def test_money_is_counted_as_the_language_counts(
    catalog: Catalog, code: str, amount: float, currency: str, expected: str
) -> None:
    said = Language.of(catalog, code).money(amount, currency)
    assert said.replace(" ", NBSP) == expected.replace(" ", NBSP)
