from __future__ import annotations

from macros.advice.changes.prices import changed_prices
from macros.facts.catalog import Catalog
from tests.tiny import tiny_price, with_prices


def test_price_is_new_gone_or_put_right(catalog: Catalog) -> None:
    old, kept = tiny_price(amount=500), tiny_price(date="2026-10-20", amount=480)
    right, new = tiny_price(amount=550), tiny_price(date="2026-10-25", amount=470)
    before = with_prices(catalog, "boreal-two", old, kept)
    assert list(changed_prices(before, before)) == []
    (mended,) = changed_prices(before, with_prices(catalog, "boreal-two", right, kept))
    assert (mended.product, mended.before, mended.after) == ("boreal-two", old, right)
    (seen,) = changed_prices(before, with_prices(catalog, "boreal-two", old, kept, new))
    assert (seen.before, seen.after) == (None, new)
    (struck,) = changed_prices(before, with_prices(catalog, "boreal-two", kept))
    assert (struck.before, struck.after) == (old, None)


def test_same_price_written_twice_counts_twice(catalog: Catalog) -> None:
    price = tiny_price()
    before = with_prices(catalog, "boreal-two", price)
    (change,) = changed_prices(before, with_prices(catalog, "boreal-two", price, price))
    assert change.after == price
