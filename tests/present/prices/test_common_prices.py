"""Of several offers of an invented card the one that tells most of today is compared."""

from __future__ import annotations

from typing import Any

import pytest

from macros.present.prices.common_prices import best_known, offer_of_kind
from tests.advising import tiny_offer

NEW, USED = ("street_new", 500.0), ("used", 300.0)


def offer(kind: Any, usd: float, stale_days: int = 0) -> Any:
    return tiny_offer("middle", usd, kind, stale=stale_days > 0, age_days=stale_days or 5)


@pytest.mark.parametrize(
    ("offers", "kind"),
    [
        ([offer(*USED), offer(*NEW)], "street_new"),
        ([offer(*NEW, stale_days=100), offer(*USED)], "used"),
        ([offer(*NEW, stale_days=200), offer(*USED, stale_days=100)], "used"),
        ([offer(*USED, stale_days=200), offer(*NEW, stale_days=100)], "street_new"),
        ([offer(*USED, stale_days=100), offer(*NEW, stale_days=100)], "street_new"),
    ],
)
def test_a_price_of_today_goes_before_an_old_one_and_a_new_one_before_a_used(
    offers: list[Any], kind: str
) -> None:
    for order in (offers, offers[::-1]):
        best = best_known(tuple(order))
        assert best
        assert best.kind == kind


def test_age_of_prices_of_today_does_not_matter() -> None:
    older = tiny_offer("middle", 1, "street_new", age_days=60)
    newer = tiny_offer("middle", 1, "used", age_days=1)
    assert best_known((newer, older)) is older


def test_without_offers_none_is_known() -> None:
    assert best_known(()) is None
    new, used = tiny_offer("middle", 500), tiny_offer("middle", 300, "used")
    assert offer_of_kind((used, new), "street_new") is new
    assert offer_of_kind((new,), "used") is None
