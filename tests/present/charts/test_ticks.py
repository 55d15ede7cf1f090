from __future__ import annotations

import math
from datetime import date, timedelta
from itertools import pairwise

import pytest

from macros.facts.catalog import Catalog
from macros.present.charts.ticks import Scale, date_scale, date_text, linear_scale, log_scale
from macros.present.words.language import Language

SPANS = [(1.0, 1.0), (30.0, 31.0), (3.0, 4.9), (8.0, 288.0), (0.02, 0.9), (17.0, 22_000.0)]


def numbers(scale: Scale) -> tuple[list[float], tuple[float, float]]:
    low, high = scale.ends
    assert not isinstance(low, str)
    assert not isinstance(high, str)
    return [float(tick) for tick in scale.ticks], (low, high)


@pytest.mark.parametrize("top", [0.003, 0.9, 1, 7, 42, 999, 1000, 123_456])
def test_linear_axis_starts_at_zero_and_has_round_ticks(top: float) -> None:
    ticks, (low, high) = numbers(linear_scale([top / 3, top]))
    assert (low, ticks[0]) == (0, 0)
    assert top < high < 1.2 * top
    assert 3 <= len(ticks) <= 7
    assert ticks[-1] <= high < ticks[-1] + ticks[1]
    mark = ticks[1] / 10.0 ** math.floor(math.log10(ticks[1]) + 1e-9)
    assert mark == pytest.approx(min((1, 2, 2.5, 5), key=lambda round_: abs(round_ - mark)))
    steps = [after - before for before, after in pairwise(ticks)]
    assert steps == pytest.approx([ticks[1]] * len(steps))


@pytest.mark.parametrize("span", SPANS)
def test_logarithmic_axis_leaves_room_around_its_values(span: tuple[float, float]) -> None:
    _, (low, high) = numbers(log_scale(span))
    assert 10**low < span[0]
    assert span[1] < 10**high


@pytest.mark.parametrize("span", SPANS)
def test_logarithmic_axis_has_ticks_at_one_two_and_five(span: tuple[float, float]) -> None:
    ticks, (low, high) = numbers(log_scale(span))
    assert {f"{tick:e}"[:8] for tick in ticks} <= {"1.000000", "2.000000", "5.000000"}
    assert all(low <= math.log10(tick) <= high for tick in ticks)


@pytest.mark.parametrize("span", SPANS)
def test_two_ticks_at_least_tell_how_a_logarithmic_axis_runs(span: tuple[float, float]) -> None:
    assert len(log_scale(span).ticks) >= 2


def test_axes_without_values_have_ticks_all_the_same() -> None:
    assert len(linear_scale([]).ticks) >= 2
    assert len(log_scale([]).ticks) >= 2


@pytest.mark.parametrize("days", [0, 10, 40, 100, 400, 800, 2000, 4000, 9000, 30_000])
def test_time_axis_has_some_ticks_at_the_start_of_months(days: int) -> None:
    first = date(2019, 12, 31)
    scale = date_scale([first, first + timedelta(days)])
    ticks = [date.fromisoformat(str(tick)) for tick in scale.ticks]
    start, end = (date.fromisoformat(str(end)) for end in scale.ends)
    assert start < first
    assert first + timedelta(days) < end
    assert 1 <= len(ticks) <= 9
    assert all(tick.day == 1 and start <= tick <= end for tick in ticks)


def test_ticks_of_many_years_are_januaries() -> None:
    ticks = date_scale([date(2012, 3, 1), date(2026, 9, 1)]).ticks
    assert ticks == tuple(f"{year}-01-01" for year in range(2012, 2027, 2))


def test_ticks_of_some_years_are_all_their_januaries() -> None:
    ticks = date_scale([date(2019, 3, 1), date(2026, 6, 1)]).ticks
    assert ticks == tuple(f"{year}-01-01" for year in range(2019, 2027))


@pytest.mark.parametrize(
    ("months", "apart"),
    [(6, 1), (13, 2), (21, 3), (40, 6), (80, 12), (150, 24), (240, 36), (400, 60), (900, 120)],
)
def test_ticks_of_a_time_are_so_many_months_apart_and_fall_on_years(
    months: int, apart: int
) -> None:
    days = [date(1940, 3, 10), date(1940 + (2 + months) // 12, (2 + months) % 12 + 1, 10)]
    found = [date.fromisoformat(str(tick)) for tick in date_scale(days).ticks]
    counted = [day.year * 12 + day.month - 1 for day in found]
    assert {after - before for before, after in pairwise(counted)} == {apart}
    assert counted[0] % apart == 0


def test_time_without_years_between_has_ticks_at_months() -> None:
    ticks = date_scale([date(2026, 2, 10), date(2026, 5, 20)]).ticks
    assert ticks == ("2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01")


def test_tick_of_a_january_is_its_year(catalog: Catalog) -> None:
    said = [date_text(Language.of(catalog, code)) for code in ("en", "ja")]
    assert [text("2026-01-01") for text in said] == ["2026", "2026"]
    assert [text("2026-04-01") for text in said] == ["Apr 2026", "2026年4月"]
