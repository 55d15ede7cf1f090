from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from macros.site.day import build_date, newest_possible_date


@pytest.fixture(autouse=True)
def _epoch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1732060800")  # 2024-11-20


def test_day_of_the_build_can_be_set() -> None:
    assert build_date() == date(2024, 11, 20)


def test_day_of_the_build_is_else_the_present_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    before = datetime.now(UTC).date()
    assert before <= build_date() <= datetime.now(UTC).date()


def test_facts_read_since_the_day_of_the_build_are_no_mistakes() -> None:
    assert build_date() < newest_possible_date() <= datetime.now(UTC).date()


def test_build_of_a_later_day_may_know_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "32503680000")  # 3000-01-01
    assert newest_possible_date() == date(3000, 1, 1)
