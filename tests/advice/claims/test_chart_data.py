"""Points of a published chart are told apart by what their throughput can be."""

from __future__ import annotations

import pytest

from macros.advice.claims.claim import Claim
from macros.facts.catalog import Catalog
from tests.claims import checked, claim_record, with_series


def chart(catalog: Catalog, *points: tuple[str | None, float, float]) -> Claim:
    """Return the claim of a chart with points of a card, at a price (USD) and TFLOPS."""
    known = with_series(catalog, "New", (100, 1), (200, 2), (300, 4))
    listed = [
        {"name": f"{place}", "usd": usd, "tflops": tflops, "tdp_w": 100}
        | ({"accelerator": id_} if id_ else {})
        for place, (id_, usd, tflops) in enumerate(points)
    ]
    return checked(known, claim_record("chart-data", points=listed))


def test_points_are_counted_by_what_they_can_be(catalog: Catalog) -> None:
    claim = chart(
        catalog, ("new-0", 100, 1), ("new-1", 200, 1.5), ("new-2", 300, 3), (None, 1, 1)
    ).figures
    assert (claim["points"], claim["boost"], claim["below"], claim["unknown"]) == (4, 1, 2, 1)
    assert claim["impossible"] == claim["prices_off"] == 0


def test_points_below_boost_say_how_far_they_are(catalog: Catalog) -> None:
    claim = chart(catalog, ("new-0", 100, 0.8), ("new-1", 200, 1), ("new-2", 300, 3))
    assert claim.figures["below_most_share"] == pytest.approx(0.5)
    assert claim.figures["below_least_share"] == pytest.approx(0.2)
    assert claim.verdict == "confirmed"  # all on one basis
    shares = [row.values["difference_share"] for row in claim.rows]
    assert shares == pytest.approx([-0.2, -0.5, -0.25])


def test_impossible_point_is_that_of_the_card_it_matches_if_any(catalog: Catalog) -> None:
    claim = chart(catalog, ("new-0", 100, 4), ("new-1", 200, 3))
    assert [row.values["matches"] for row in claim.rows] == ["new-2", None]
    assert claim.verdict == "refuted"


def test_two_bases_in_one_chart_refute_it(catalog: Catalog) -> None:
    assert chart(catalog, ("new-0", 100, 1), ("new-1", 200, 1)).verdict == "refuted"


def test_price_that_rounding_explains_is_not_off(catalog: Catalog) -> None:
    claim = chart(catalog, ("new-0", 100.2, 1), ("new-1", 150, 2))
    assert claim.figures["prices_off"] == 1


def test_chart_of_unknown_cards_cannot_be_tested(catalog: Catalog) -> None:
    assert chart(catalog, (None, 1, 1)).verdict == "untestable"
