"""Claims about power show the throughput per watt of each series."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from tests.claims import Figures, checked, claim_record, with_series

THREE = ["Old", "Middle", "New"]


def series(catalog: Catalog, *efficiencies: float, scatter: float = 1) -> Catalog:
    """Return series of these GFLOPS per W; the last one's middle card draws `scatter` as much."""
    for family, value in zip(THREE, efficiencies, strict=False):
        last = family == THREE[-1]
        cards: list[Figures] = [
            (usd, usd / 100, usd * 10 / value * (scatter if last and usd == 200 else 1))
            for usd in (100, 200, 300)
        ]
        catalog = with_series(catalog, family, *cards)
    return catalog


def test_gains_are_those_from_each_series_to_the_next(catalog: Catalog) -> None:
    record = claim_record("power-by-generation", families=THREE)
    claim = checked(series(catalog, 10, 20, 25), record)
    assert claim.figures["gain"] == pytest.approx(2)
    assert claim.figures["last_gain"] == pytest.approx(1.25)
    assert claim.figures["last"] == pytest.approx(25)
    assert claim.figures["r2_low"] == pytest.approx(1)
    assert [row.name for row in claim.rows] == THREE
    assert [row.values["gflops_per_watt"] for row in claim.rows] == pytest.approx([10, 20, 25])


def test_series_off_the_line_makes_the_claim_weaker(catalog: Catalog) -> None:
    record = claim_record("power-by-generation", families=THREE)
    straight, bent = (
        checked(series(catalog, 10, 20, 20, scatter=scatter), record) for scatter in (1, 4)
    )
    assert (straight.verdict, bent.verdict) == ("confirmed", "partly")
    assert bent.figures["r2_low"] < 0.8 < bent.figures["r2_high"]


def test_two_series_are_too_few(catalog: Catalog) -> None:
    record = claim_record("power-by-generation", families=THREE[:2])
    assert checked(series(catalog, 10, 20), record).verdict == "untestable"


@pytest.mark.parametrize(("last", "verdict"), [(22.9, "confirmed"), (23.1, "partly")])
def test_last_series_may_gain_within_the_tolerance(
    catalog: Catalog, last: float, verdict: str
) -> None:
    record = claim_record("power-by-generation", families=THREE)
    assert checked(series(catalog, 10, 20, last), record).verdict == verdict


def test_loss_in_the_middle_makes_the_claim_weaker(catalog: Catalog) -> None:
    record = claim_record("power-by-generation", families=THREE)
    assert checked(series(catalog, 20, 10, 10), record).verdict == "partly"


def test_lowest_and_highest_fit_and_all_cards_are_told(catalog: Catalog) -> None:
    record = claim_record("power-by-generation", families=THREE)
    claim = checked(series(catalog, 10, 20, 20, scatter=4), record)
    fits = [row.values["r2"] for row in claim.rows]
    assert claim.figures["r2_low"] == fits[-1]
    assert claim.figures["r2_high"] == pytest.approx(1)
    assert len(set(claim.inputs)) >= 9
