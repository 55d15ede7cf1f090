from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import PRICE, said_of


@pytest.mark.parametrize(("gone", "kept"), [("low", "high"), ("high", "low")])
def test_half_a_range_is_no_amount(data_dir: Path, gone: str, kept: str) -> None:
    figures = {"low": "300", "high": "400"}
    expected = (
        f"data/{PRICE}:19:3  [3]: this price has no amount. Write `amount:`, or `low:` and `high:`."
    )
    said = said_of(data_dir, PRICE, f"  {gone}: {figures[gone]}\n", "")
    assert said == expected, f"{kept} alone is no range"


def test_price_without_any_figure_is_reported_at_its_entry(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:1:3  [1]: this price has no amount. Write `amount:`, or `low:` and `high:`."
    )
    assert said_of(data_dir, PRICE, "  amount: 600\n", "") == expected


def test_range_whose_ends_cross_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:21:8  [3].low: 500 is more than `high`, which is 400. Swap or correct them."
    )
    assert said_of(data_dir, PRICE, "low: 300", "low: 500") == expected


def test_amount_below_its_range_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:11:8  [2].low: 660 is more than `amount`, which is 650.5. "
        "Swap or correct them."
    )
    assert said_of(data_dir, PRICE, "low: 620", "low: 660") == expected


def test_amount_above_its_range_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:10:11  [2].amount: 650.5 is more than `high`, which is 640. "
        "Swap or correct them."
    )
    assert said_of(data_dir, PRICE, "high: 700", "high: 640") == expected


@pytest.mark.parametrize(
    ("median", "place", "name", "more"),
    [
        (610, "11:8", "low", "620 is more than `median`, which is 610"),
        (710, "13:11", "median", "710 is more than `high`, which is 700"),
    ],
)
def test_median_outside_its_range_is_reported(
    data_dir: Path, median: int, place: str, name: str, more: str
) -> None:
    expected = f"data/{PRICE}:{place}  [2].{name}: {more}. Swap or correct them."
    said = said_of(data_dir, PRICE, "high: 700", f"high: 700\n  median: {median}")
    assert said == expected


def test_median_inside_its_range_is_allowed(data_dir: Path) -> None:
    assert said_of(data_dir, PRICE, "high: 700", "high: 700\n  median: 645") == ""


def test_crossed_ends_are_reported_once_whatever_lies_between(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:11:8  [2].low: 720 is more than `high`, which is 700. Swap or correct them."
    )
    assert said_of(data_dir, PRICE, "low: 620", "low: 720\n  median: 640") == expected


def test_range_of_one_figure_is_allowed(data_dir: Path) -> None:
    assert said_of(data_dir, PRICE, "low: 300", "low: 400") == ""
