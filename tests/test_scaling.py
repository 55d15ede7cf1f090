from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from macros.advice.scaling import Scaling, median_efficiency, scalings
from macros.facts.catalog import Catalog
from tests.tiny import TODAY
from tests.tiny_speeds import dataset, run

ONE = "boreal-one"


def scaled(catalog: Catalog, *runs: dict[str, Any], day: date = TODAY) -> tuple[Scaling, ...]:
    return scalings(replace(catalog, datasets={"laps": dataset(runs)}), day)


def test_efficiency_is_the_share_of_linear_speed(catalog: Catalog) -> None:
    (found,) = scaled(catalog, run(ONE, 10), run(ONE, 36, count=4))
    assert replace(found, efficiency=1) == Scaling(ONE, "lap", 4, None, 1, 1)
    assert found.efficiency == pytest.approx(0.9)


def test_only_runs_on_the_same_system_and_in_the_same_precision_are_compared(
    catalog: Catalog,
) -> None:
    runs = (
        run(ONE, 10, system="tower"),
        run(ONE, 18, count=2, system="server"),
        run(ONE, 18, count=2, system="tower", precision="fp32"),
    )
    assert scaled(catalog, *runs) == ()


def test_bridge_is_a_case_of_its_own(catalog: Catalog) -> None:
    runs = (run(ONE, 10), run(ONE, 16, count=2), run(ONE, 19, count=2, link="Bridge"))
    found = {scaling.link: scaling.efficiency for scaling in scaled(catalog, *runs)}
    assert found == pytest.approx({None: 0.8, "Bridge": 0.95})


def test_run_that_was_not_made_yet_does_not_count(catalog: Catalog) -> None:
    runs = (run(ONE, 10), run(ONE, 18, count=2, date="2026-11-20"))
    assert scaled(catalog, *runs, day=date(2026, 11, 19)) == ()


def test_median_is_taken_over_the_tests_that_are_asked_for(catalog: Catalog) -> None:
    found = scaled(catalog, run(ONE, 10), run(ONE, 18, count=2))
    assert median_efficiency(found, 2, {"lap"}) == pytest.approx(0.9)
    assert median_efficiency(found, 2, {"jump"}) is None
    assert median_efficiency(found, 8, {"lap"}) is None
