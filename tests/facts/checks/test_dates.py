from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import GPU, PRICE, edit, said_of

MERIDIAN = "gpus/meridian-x.yml"
RELEASED = "released: 2024-03-05"


@pytest.mark.parametrize("day", ["2026-11-21", "2026-12", "2027"])
def test_release_in_the_future_is_reported(data_dir: Path, day: str) -> None:
    expected = (
        f"data/{GPU}:9:11  released: {day} is in the future (today is 2026-11-20). "
        "Write the day of the announcement as `announced` and `preview: true`."
    )
    assert said_of(data_dir, GPU, RELEASED, f"released: {day}") == expected


def test_price_of_the_future_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{PRICE}:8:9  [2].date: 2026-11-21 is in the future (today is 2026-11-20). "
        "Write the day on which it was seen."
    )
    assert said_of(data_dir, PRICE, "date: 2026-10", "date: 2026-11-21") == expected


@pytest.mark.parametrize(
    ("path", "place"),
    [(GPU, ":49:14  sources[2].read_on"), ("sources.yml", ":7:12  [2].read_on")],
)
def test_source_read_in_the_future_is_reported(data_dir: Path, path: str, place: str) -> None:
    expected = (
        f"data/{path}{place}: 2026-11-22 is in the future (today is 2026-11-20). "
        "Write the day on which it was seen."
    )
    assert said_of(data_dir, path, "read_on: 2026-11-02", "read_on: 2026-11-22") == expected


@pytest.mark.parametrize("day", ["2026-11-20", "2026-11", "2026"])
def test_today_and_the_month_and_year_of_today_are_no_future(data_dir: Path, day: str) -> None:
    assert said_of(data_dir, GPU, RELEASED, f"released: {day}") == ""


@pytest.mark.parametrize("day", ["1998-12-31", "1998-12", "1998"])
def test_date_before_the_first_gpu_is_reported(data_dir: Path, day: str) -> None:
    expected = f"data/{GPU}:9:11  released: {day} is before 1999. Check the year."
    assert said_of(data_dir, GPU, RELEASED, f"released: {day}") == expected


def test_date_of_the_first_gpu_is_allowed(data_dir: Path) -> None:
    assert said_of(data_dir, GPU, RELEASED, "released: 1999-01-01") == ""


def test_product_without_a_release_date_is_allowed(data_dir: Path) -> None:
    edit(data_dir, GPU, "covers: [released, ", "covers: [")
    assert said_of(data_dir, GPU, f"{RELEASED}\n", "") == ""


def test_sale_before_the_announcement_is_reported(data_dir: Path) -> None:
    edit(data_dir, GPU, "covers: [released, ", "covers: [announced, released, ")
    expected = (
        f"data/{GPU}:9:12  announced: 2024-03-06 is after the first day of sale, 2024-03-05. "
        "Exchange or correct the two."
    )
    both = "announced: 2024-03-06\n" + RELEASED
    assert said_of(data_dir, GPU, RELEASED, both) == expected
    assert said_of(data_dir, GPU, "announced: 2024-03-06", "announced: 2024-03") == ""


def test_preview_on_sale_is_reported(data_dir: Path) -> None:
    edit(data_dir, MERIDIAN, "covers: [announced, ", "covers: [released, ")
    expected = (
        f"data/{MERIDIAN}:9:11  released: a preview is not on sale, but was released on 2026-11. "
        "Call the day `announced`, or remove `preview`."
    )
    said = said_of(data_dir, MERIDIAN, "announced: 2026-11", "released: 2026-11")
    assert said.splitlines()[0] == expected


def test_preview_without_a_day_of_announcement_is_reported(data_dir: Path) -> None:
    edit(data_dir, MERIDIAN, "covers: [announced, ", "covers: [")
    expected = (
        f"data/{MERIDIAN}:9:10  preview: a preview has no day of announcement. "
        "Add `announced`, a day, a month or a year."
    )
    assert said_of(data_dir, MERIDIAN, "announced: 2026-11\n", "") == expected


def test_product_is_not_discontinued_before_it_is_sold(data_dir: Path) -> None:
    edit(data_dir, GPU, "covers: [released, ", "covers: [discontinued, released, ")
    assert said_of(data_dir, GPU, RELEASED, RELEASED + "\ndiscontinued: 2024-02") == (
        f"data/{GPU}:10:15  discontinued: 2024-02 is before the first day of sale, 2024-03-05. "
        "Correct one of the two."
    )
