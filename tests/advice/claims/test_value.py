"""Claims about value show the means and the cards that decide them."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from tests.claims import checked, claim_record, with_series

TWO = ["Old", "New"]


def two_series(catalog: Catalog) -> Catalog:
    """Return 10 and 30 GFLOPS per USD in the older series, 40 and 20 in the newer."""
    older = with_series(catalog, "Old", (100, 1), (200, 6))
    return with_series(older, "New", (100, 4), (300, 6))


def test_mean_of_values_is_told_apart_from_the_value_of_all_together(catalog: Catalog) -> None:
    record = claim_record("generation-value", families=TWO, claimed={"ratio": 1.5})
    figures = checked(two_series(catalog), record).figures
    assert figures["older"] == pytest.approx(20)
    assert figures["newer"] == pytest.approx(30)
    assert figures["ratio"] == pytest.approx(1.5)
    assert figures["ratio_of_sums"] == pytest.approx((10 / 400) / (7 / 300))
    assert (figures["older_count"], figures["newer_count"]) == (2, 2)


def test_rows_show_price_throughput_and_value_of_each_card(catalog: Catalog) -> None:
    claim = checked(two_series(catalog), claim_record("value-stalled", families=TWO))
    assert claim.columns == ("usd", "tflops", "gflops_per_usd")
    assert [tuple(row.values.values()) for row in claim.rows] == [
        (100, 1, 10),
        (200, 6, 30),
        (100, 4, 40),
        (300, 6, 20),
    ]


@pytest.mark.parametrize(("tflops", "verdict"), [(1.15, "confirmed"), (1.2, "refuted")])
def test_value_stalled_when_the_gain_is_within_the_tolerance(
    catalog: Catalog, tflops: float, verdict: str
) -> None:
    older = with_series(catalog, "Old", (100, 1))
    known = with_series(older, "New", (100, tflops))
    assert checked(known, claim_record("value-stalled", families=TWO)).verdict == verdict


def test_line_is_given_for_1000_dollars_with_its_share_for_nothing(catalog: Catalog) -> None:
    older = with_series(catalog, "Old", (100, 1), (200, 2), (300, 3))
    known = with_series(older, "New", (100, 2), (200, 3), (300, 4))
    figures = checked(known, claim_record("affine-price", families=TWO)).figures
    assert figures["r2"] == pytest.approx(1)
    assert figures["slope"] == pytest.approx(10)  # TFLOPS
    assert figures["intercept_tflops"] == pytest.approx(1)
    assert figures["intercept_share"] == pytest.approx(1 / 3)


def test_premium_cards_show_what_their_ordinary_peers_give(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (200, 2), (300, 3))
    known = with_series(known, "New", (600, 3), (1000, 2), name="Giant")
    record = claim_record("titan-premium", families=["New"], premium_name="giant")
    claim = checked(known, record)
    assert claim.figures["proportional_r2"] == pytest.approx(1)
    assert claim.figures["premium_ratio_low"] == pytest.approx(0.2)
    assert claim.figures["premium_ratio_high"] == pytest.approx(0.5)
    assert claim.figures["premium_count"] == 2
    assert [row.id for row in claim.rows] == ["newgiant-0", "newgiant-1"]
    assert [row.values["peers_gflops_per_usd"] for row in claim.rows] == [10, 10]
    assert [row.values["gflops_per_usd"] for row in claim.rows] == [5, 2]
