from __future__ import annotations

import pytest

from macros.facts.records.partial_date import PartialDate
from macros.present.charts.chart import Cell, dated
from macros.present.words.language import Language


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (["2026-10-08", "2025-01"], "Prices dated January 2025 to 8 October 2026."),
        (["2026-10", "2026-10-08", "2026"], "Prices dated 8 October 2026."),
        (["2026", "2026-01-17", "2026-10-08"], "Prices dated 17 January 2026 to 8 October 2026."),
        (["2026-11-01", "2026-11"], "Prices dated 1 November 2026."),
        (["2024", "2026-02"], "Prices dated 2024 to February 2026."),
        (["2026-03", "2026-03"], "Prices dated March 2026."),
    ],
)
def test_a_range_of_days_never_runs_back(days: list[str], said: str, english: Language) -> None:
    parsed = [PartialDate.parse(day) for day in days]
    assert dated(parsed, english) == [said]
    assert dated(reversed(parsed), english) == [said]


def test_without_days_nothing_is_said(english: Language) -> None:
    assert dated([], english) == []


@pytest.mark.parametrize(
    ("value", "digits", "text", "raw"),
    [
        (3463.161871, 3, "3,463", 3463),
        (0.123456, 3, "0.123", 0.123),
        (26.8345, 3, "26.8", 26.8),
        (1008, None, "1,008", 1008),
        (None, 3, "", None),
    ],
)
def test_people_and_files_read_the_same_digits(
    value: float | None, digits: int | None, text: str, raw: float | None, english: Language
) -> None:
    cell = Cell.of_number(value, english, digits)
    assert (cell.text, cell.raw) == (text, raw)
