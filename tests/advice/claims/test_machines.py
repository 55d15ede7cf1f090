"""Claims about machines show what cards and computers cost together."""

from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from tests.claims import checked, claim_record, with_series

SAID = {"few_cards": 4, "few_machines": 1, "many_cards": 8, "many_machines": 2}


def compared(catalog: Catalog, fast: tuple[float, float]) -> dict[str, float]:
    """Return the figures of 4 such cards (USD, TFLOPS) in one machine against 8 of 100 USD."""
    known = with_series(catalog, "New", (100, 1), fast)
    record = claim_record("fewer-faster-cards", accelerators=["new-1", "new-0"], claimed=SAID)
    return dict(checked(known, record).figures)


def test_cards_and_machines_are_counted_together(catalog: Catalog) -> None:
    figures = compared(catalog, (300, 2))
    assert (figures["few_usd"], figures["many_usd"]) == (1200, 800)
    assert figures["cards_ratio"] == pytest.approx((8 / 1200) / (8 / 800))
    assert figures["most_ratio"] == pytest.approx(2)  # 8 TFLOPS in one machine against 4
    assert figures["break_even_usd"] == pytest.approx(400)


def test_unequal_cards_win_from_where_their_speed_for_all_the_money_is_equal(
    catalog: Catalog,
) -> None:
    """12 TFLOPS for 1600 USD and a machine, 8 for 800 USD and two: equal at 200 USD each."""
    figures = compared(catalog, (400, 3))
    assert figures["break_even_usd"] == pytest.approx(200)
    assert pytest.approx(8 / (800 + 2 * 200)) == 12 / (1600 + 200)
    assert figures["cards_ratio"] == pytest.approx((12 / 1600) / (8 / 800))
    assert figures["most_ratio"] == pytest.approx((12 / 1) / (8 / 2))


def test_cards_that_win_on_their_own_need_no_dear_machine(catalog: Catalog) -> None:
    assert compared(catalog, (150, 2))["break_even_usd"] == 0


def test_no_machine_is_dear_enough_for_cards_that_are_slow_and_dear(catalog: Catalog) -> None:
    assert "break_even_usd" not in compared(catalog, (300, 1))


def test_rows_show_cards_machines_money_and_throughput(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (100, 1), (300, 2))
    record = claim_record("fewer-faster-cards", accelerators=["new-1", "new-0"], claimed=SAID)
    few, many = checked(known, record).rows
    assert few.values == {"cards": 4, "machines": 1, "cards_usd": 1200, "total_tflops": 8}
    assert many.values == {"cards": 8, "machines": 2, "cards_usd": 800, "total_tflops": 8}


@pytest.mark.parametrize(("machine_usd", "verdict"), [(300, "refuted"), (500, "confirmed")])
def test_a_published_price_of_the_machine_decides_which_cards_win(
    catalog: Catalog, machine_usd: float, verdict: str
) -> None:
    """8 TFLOPS for 1200 USD and one machine, or for 800 USD and two: even at 400 USD each."""
    known = with_series(catalog, "New", (100, 1), (300, 2))
    price = {
        "name": "platform_usd",
        "value": machine_usd,
        "source": "weekly-chip",
        "date": "2026-06-01",
    }
    record = claim_record(
        "fewer-faster-cards",
        accelerators=["new-1", "new-0"],
        claimed=SAID,
        observations=[price],
    )
    assert checked(known, record).verdict == verdict


def test_clock_of_cores_is_shown_one_by_one_and_in_all(catalog: Catalog) -> None:
    said = {"few_cores": 2, "few_ghz": 4, "many_cores": 6, "many_ghz": 2}
    claim = checked(catalog, claim_record("cpu-clock", claimed=said))
    assert claim.figures == {
        "clock_ratio": 2,
        "few_core_ghz": 8,
        "many_core_ghz": 12,
        "total_ratio": pytest.approx(2 / 3),
    }
    assert [tuple(row.values.values()) for row in claim.rows] == [(2, 4, 8), (6, 2, 12)]
