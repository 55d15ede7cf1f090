"""One price of what was seen in several places, computed by hand."""

from __future__ import annotations

import math
from typing import Any

import pytest

from macros.advice.prices.blend import Blend, blend
from macros.advice.prices.offers import Z50
from macros.advice.prices.place_prices import SeenPrice

# Half of all conversions are within this share: a standard deviation of 0.1 at each end.
CONVERSION = 0.1 * Z50 * math.sqrt(2)
SURE = 1e-9


def seen(place: str, distance: Any, log_amount: float, variance: float, **sources: float) -> Any:
    return SeenPrice(place, distance, log_amount, variance, sources, ())


def blended(*prices: SeenPrice, least_spread: float = SURE) -> Blend:
    return blend(prices, CONVERSION, least_spread)


def test_one_price_of_here_is_taken_as_it_is() -> None:
    found = blended(seen("us", "here", 6.0, 0.04, shop=0.1))
    assert (found.log_amount, found.variance) == pytest.approx((6.0, 0.04))
    assert found.shares == {"us": 1.0}
    assert found.sources == {"shop": 0.1}


def test_prices_count_by_how_sure_they_are() -> None:
    found = blended(seen("us", "here", 6.0, 0.04, a=0.1), seen("ca", "here", 6.1, 0.01, a=0.2, b=1))
    assert found.log_amount == pytest.approx(0.2 * 6.0 + 0.8 * 6.1)
    assert found.shares == pytest.approx({"us": 0.2, "ca": 0.8})
    assert found.variance == pytest.approx(1 / (25 + 100))
    assert found.sources == pytest.approx({"a": 0.2 * 0.1 + 0.8 * 0.2, "b": 0.8})


@pytest.mark.parametrize(("distance", "margin"), [("near", 0.05), ("far", 0.1)])
def test_a_price_of_elsewhere_errs_by_the_margin_twice(distance: str, margin: float) -> None:
    """Once by itself, and once together with all others from there."""
    found = blended(seen("jp", distance, 6.0, 0.04))
    assert found.variance == pytest.approx(0.04 + 2 * margin**2)


def test_many_prices_of_elsewhere_still_err_together() -> None:
    many = [seen(f"place-{n}", "far", 6.0, 0.01) for n in range(100)]
    assert blended(*many).variance == pytest.approx((0.01 + 0.01) / 100 + 0.01)


def test_prices_that_disagree_more_than_they_claim_are_less_sure() -> None:
    agreed = blended(seen("us", "here", 6.0, 0.01), seen("ca", "here", 6.1, 0.01))
    assert agreed.variance == pytest.approx(0.005)
    apart = blended(seen("us", "here", 6.0, 0.01), seen("ca", "here", 6.4, 0.01))
    assert apart.log_amount == pytest.approx(6.2)
    assert apart.variance == pytest.approx(0.005 * 2 * 0.2**2 / 0.01)


def test_three_places_that_disagree_count_by_one_less_than_they_are() -> None:
    prices = [seen(f"place-{n}", "here", 6.0 + 0.3 * n, 0.01) for n in range(3)]
    assert blended(*prices).variance == pytest.approx(0.01 / 3 * (2 * 0.3**2 / 0.01) / 2)


def test_what_was_seen_here_outweighs_what_is_as_sure_elsewhere() -> None:
    found = blended(
        seen("us", "here", 6.0, 0.01), seen("ca", "near", 6.0, 0.01), seen("jp", "far", 6.0, 0.01)
    )
    assert found.shares["us"] > found.shares["ca"] > found.shares["jp"] > 0
    assert math.fsum(found.shares.values()) == pytest.approx(1)


def test_no_price_is_surer_than_the_least_spread() -> None:
    found = blended(seen("us", "here", 6.0, 1e-6), least_spread=0.05)
    assert found.variance == pytest.approx((0.05 / Z50) ** 2)
