from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from macros.advice.speeds.bandwidth import Fraction, bandwidth_fractions
from macros.facts.catalog import Catalog
from tests.tiny import TODAY
from tests.tiny_speeds import dataset, run

TESTS = [{"id": "lap", "name": "Words", "unit": "tokens/s", "read_gb": 5.12}]


def fractions(catalog: Catalog, *runs: dict[str, Any], day: date = TODAY) -> tuple[Fraction, ...]:
    return bandwidth_fractions(
        replace(catalog, datasets={"words": dataset(runs, tests=TESTS)}), day
    )


def test_share_is_speed_times_size_by_bandwidth(catalog: Catalog) -> None:
    (fraction,) = fractions(catalog, run("boreal-one", 80))
    assert (fraction.memory, fraction.cards) == ("GDDR", 1)
    assert fraction.median == pytest.approx(80 * 5.12 / 512)


def test_card_counts_once_however_often_it_was_measured(catalog: Catalog) -> None:
    runs = [run("boreal-one", value) for value in (80, 82, 84)]
    (fraction,) = fractions(catalog, *runs, run("boreal-two", 62.5))
    assert fraction.cards == 2
    assert (fraction.lowest, fraction.highest) == pytest.approx((0.4, 0.82))


def test_classes_of_memory_are_told_apart(catalog: Catalog) -> None:
    shares = fractions(catalog, run("boreal-one", 80), run("meridian-x", 400))
    assert [part.memory for part in shares] == ["GDDR", "HBM"]


def test_several_accelerators_and_later_runs_do_not_count(catalog: Catalog) -> None:
    runs = (run("boreal-one", 80, count=2), run("boreal-two", 80, date="2026-11-20"))
    assert fractions(catalog, *runs, day=date(2026, 11, 19)) == ()
