from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from macros.advice.builds.speed_ups import by_test, middle_of, speed_ups
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Dataset, Workload


def dataset(*runs: dict[str, Any], unit: str = "images/s") -> Dataset:
    common = {"accelerator": "boreal-one", "test": "cats", "precision": "fp32"}
    return Dataset.model_validate(
        {
            "name": "Cats",
            "source": "weekly-chip",
            "url": "https://weekly-chip.example/cats",
            "kind": "measured",
            "confidence": "high",
            "software": "Invented",
            "date": "2026-10",
            "tests": [{"id": "cats", "name": "Cats", "unit": unit}],
            "runs": [common | run for run in runs],
        }
    )


def ratios(catalog: Catalog, measured: Dataset, count: int = 2) -> list[float]:
    with_it = replace(catalog, datasets={"cats": measured})
    return [speed_up.ratio for speed_up in speed_ups(with_it, count)]


ALONE = {"value": 100}


def test_speed_of_two_is_a_multiple_of_that_of_one(catalog: Catalog) -> None:
    assert ratios(catalog, dataset(ALONE, {"value": 180, "count": 2})) == [1.8]


def test_nothing_is_said_of_counts_that_nobody_measured(catalog: Catalog) -> None:
    measured = dataset(ALONE, {"value": 180, "count": 2})
    assert ratios(catalog, measured, count=4) == []
    assert ratios(catalog, dataset({"value": 180, "count": 2})) == []


@pytest.mark.parametrize(
    "other", [{"precision": "fp16_amp"}, {"batch": 64}, {"accelerator": "boreal-two"}]
)
def test_only_runs_that_are_alike_are_compared(catalog: Catalog, other: dict[str, Any]) -> None:
    several = {"value": 180, "count": 2, **other}
    assert ratios(catalog, dataset(ALONE, several)) == []


def test_batch_of_each_accelerator_has_to_be_the_same(catalog: Catalog) -> None:
    measured = dataset({**ALONE, "batch": 32}, {"value": 190, "count": 2, "batch": 64})
    assert ratios(catalog, measured) == [1.9]


def test_slips_times_and_later_runs_are_left_out(catalog: Catalog) -> None:
    assert ratios(catalog, dataset(ALONE, {"value": 1900, "count": 2})) == []
    assert ratios(catalog, dataset(ALONE, {"value": 50, "count": 2}, unit="s")) == []
    with_it = replace(
        catalog, datasets={"cats": dataset(ALONE, {"value": 180, "count": 2, "date": "2026-11-02"})}
    )
    assert speed_ups(with_it, 2, date(2026, 11, 1)) == []
    assert len(speed_ups(with_it, 2, date(2026, 11, 2))) == 1


def test_tests_sum_up_their_accelerators(catalog: Catalog) -> None:
    second = {"accelerator": "boreal-two"}
    measured = dataset(
        ALONE,
        {"value": 160, "count": 2},
        {**ALONE, **second},
        {"value": 200, "count": 2, **second},
    )
    (scaling,) = by_test(speed_ups(replace(catalog, datasets={"cats": measured}), 2))
    assert (scaling.low, scaling.middle, scaling.high) == (1.6, 1.8, 2.0)
    assert scaling.accelerators == ("boreal-one", "boreal-two")


def test_middle_of_a_kind_of_work_leaves_out_other_tests_and_precisions(catalog: Catalog) -> None:
    measured = dataset(
        ALONE,
        {"value": 180, "count": 2},
        {"value": 160, "count": 2},
        {**ALONE, "precision": "fp16_amp"},
        {"value": 120, "count": 2, "precision": "fp16_amp"},
    )
    seen = speed_ups(replace(catalog, datasets={"cats": measured}), 2)
    work = tiny_workload(tests=["cats"], precisions=["fp32"])
    assert middle_of(seen, work, "boreal-one") == pytest.approx(1.7)
    assert middle_of(seen, work, "boreal-two") is None
    assert middle_of(seen, tiny_workload(tests=["dogs"], precisions=["fp32"]), "boreal-one") is None


def tiny_workload(**fields: Any) -> Workload:
    floor = {
        "size_gb": 1,
        "source": "weekly-chip",
        "read_on": "2026-11-01",
        "reason": "Invented.",
    }
    common = {"id": "pets", "terms": [], "platforms": [], "memory_floor": floor}
    return Workload.model_validate(common | fields)
