from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import PRICE, problem_lines, said_of


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


def outlier(amount: str, more: str = "") -> str:
    """Return prices of one kind and year, of which the last costs `amount`."""
    entry = (
        "- date: 2026-0{month}\n  kind: street_new\n  amount: {amount}\n  currency: USD\n"
        "  region: us\n  source: weekly-chip\n  quality: B\n"
    )
    return "".join(entry.format(month=m, amount=a) for m, a in ((1, 90), (2, 100), (3, 110))) + (
        entry.format(month=4, amount=amount) + more
    )


@pytest.mark.parametrize(("day", "wrong"), [("2026-04-01", True), ("2026-04-02", False)])
def test_price_is_raised_after_it_was_seen(data_dir: Path, day: str, wrong: bool) -> None:
    (data_dir / PRICE).write_text(outlier("100", f"  raised_on: {day}\n"), encoding="utf-8")
    said = f"[4].raised_on: {day} is not after `date`, which is 2026-04." if wrong else ""
    assert said in problem_lines(data_dir)
    assert bool(problem_lines(data_dir)) is wrong


@pytest.mark.parametrize("amount", ["400", "20"])
def test_price_far_from_the_others_is_warned_of(data_dir: Path, amount: str) -> None:
    (data_dir / PRICE).write_text(outlier(amount), encoding="utf-8")
    how = "more than 3 times 105" if amount == "400" else "less than 1/3 of 95"
    assert problem_lines(data_dir) == (
        f"data/{PRICE}:24:11  warning: [4].amount: {amount} is {how} USD,"
        " the median of 4 such prices within a year. Correct it, or say in `unusual:` why it is "
        "right."
    )


@pytest.mark.parametrize("amount", ["300", "35"])
def test_price_not_so_far_is_no_outlier(data_dir: Path, amount: str) -> None:
    (data_dir / PRICE).write_text(outlier(amount), encoding="utf-8")
    assert problem_lines(data_dir) == ""


def test_far_price_with_a_reason_is_kept(data_dir: Path) -> None:
    (data_dir / PRICE).write_text(outlier("400", "  unusual: A shortage.\n"), encoding="utf-8")
    assert problem_lines(data_dir) == ""


def test_reason_that_is_not_needed_is_warned_of(data_dir: Path) -> None:
    (data_dir / PRICE).write_text(outlier("100", "  unusual: A shortage.\n"), encoding="utf-8")
    expected = f"data/{PRICE}:29:12  warning: [4].unusual: this price lies near the others."
    assert problem_lines(data_dir).startswith(expected)


def test_other_kinds_years_and_money_are_no_measure(data_dir: Path) -> None:
    for old, new in (("street_new", "used"), ("USD", "EUR"), ("2026-04", "2024-04")):
        far = outlier("400")
        head, last = far[: far.rindex("- date")], far[far.rindex("- date") :]
        (data_dir / PRICE).write_text(head + last.replace(old, new), encoding="utf-8")
        assert problem_lines(data_dir) == ""


def test_two_prices_do_not_tell_which_is_wrong(data_dir: Path) -> None:
    far = outlier("400")
    (data_dir / PRICE).write_text(far[far.index("- date: 2026-03") :], encoding="utf-8")
    assert problem_lines(data_dir) == ""
