from __future__ import annotations

from datetime import date

import pytest

from macros.facts.records.partial_date import PartialDate, span


def test_day_is_one_day() -> None:
    day = PartialDate.parse("2024-02-29")
    assert (day.first_day, day.last_day) == (date(2024, 2, 29), date(2024, 2, 29))
    assert day.precision == "day"


def test_month_lasts_from_its_first_to_its_last_day() -> None:
    month = PartialDate.parse("2024-02")
    assert (month.first_day, month.last_day) == (date(2024, 2, 1), date(2024, 2, 29))
    assert month.precision == "month"


def test_year_lasts_all_year() -> None:
    year = PartialDate.parse(2024)
    assert (year.first_day, year.last_day) == (date(2024, 1, 1), date(2024, 12, 31))
    assert year.precision == "year"


@pytest.mark.parametrize(
    ("text", "month"), [("2024-03-05", "2024-03"), ("2024-03", "2024-03"), ("2024", "2024")]
)
def test_no_month_is_made_up_for_a_year(text: str, month: str) -> None:
    assert PartialDate.parse(text).month == month


def test_date_object_is_a_day() -> None:
    assert PartialDate.parse(date(2024, 3, 5)) == PartialDate.parse("2024-03-05")


@pytest.mark.parametrize("text", ["2024-03-05", "2024-03", "2024"])
def test_date_is_shown_as_it_was_written(text: str) -> None:
    assert str(PartialDate.parse(text)) == text


@pytest.mark.parametrize(
    "value",
    [
        "2023-02-29",
        "2024-13",
        "2024-00",
        "24",
        "2024-3-5",
        "12:30",
        "0000",
        "２０２４",
        True,
        2024.0,
    ],
)
def test_what_is_no_date_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        PartialDate.parse(value)


def test_dates_sort_by_their_first_day() -> None:
    texts = ["2024-03-05", "2024", "2024-03", "2023-12-31"]
    expected = ["2023-12-31", "2024", "2024-03", "2024-03-05"]
    assert [str(day) for day in sorted(map(PartialDate.parse, texts))] == expected


@pytest.mark.parametrize(
    ("days", "ends"),
    [
        (["2026-09-22", "2026-09"], ("2026-09", "2026-09")),
        (["2026", "2026-10-07"], ("2026", "2026")),
        (["2026-10-07", "2026-07-01", "2026-08"], ("2026-07-01", "2026-10-07")),
        (["2026-07"], ("2026-07", "2026-07")),
    ],
)
def test_span_of_dates_is_as_exact_as_its_vaguer_end(
    days: list[str], ends: tuple[str, str]
) -> None:
    assert tuple(map(str, span(map(PartialDate.parse, days)))) == ends
