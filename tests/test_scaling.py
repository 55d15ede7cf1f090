from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from macros.advice.builds.scaling import measured_scaling
from macros.facts.measurement_records import Dataset, Workload

RUN = {"accelerator": "boreal-one", "test": "lap", "precision": "fp16"}
WORK = Workload.model_validate(
    {
        "id": "laps",
        "tests": ["lap", "race"],
        "precisions": ["fp16"],
        "terms": [],
        "platforms": [],
        "memory_floor": {
            "size_gb": 1,
            "source": "weekly-chip",
            "read_on": "2026-11-01",
            "reason": "Invented.",
        },
    }
)


def scaling(*runs: dict[str, Any], until: date = date.max) -> float | None:
    dataset = Dataset.model_validate(
        {
            "name": "Laps",
            "source": "weekly-chip",
            "url": "https://weekly-chip.example/laps",
            "kind": "measured",
            "confidence": "high",
            "software": "Lap 1",
            "date": "2026-10-01",
            "tests": [
                {"id": "lap", "name": "A lap", "unit": "images/s"},
                {"id": "race", "name": "A race", "unit": "s"},
            ],
            "runs": [{**RUN, **run} for run in runs],
        }
    )
    return measured_scaling(WORK, {"laps": dataset}, "boreal-one", 2, until)


def test_two_are_held_against_one_of_the_same_test() -> None:
    assert scaling({"value": 100}, {"value": 180, "count": 2}) == pytest.approx(1.8)


def test_shorter_time_is_the_faster_one() -> None:
    race = {"test": "race"}
    assert scaling({**race, "value": 10}, {**race, "value": 5, "count": 2}) == pytest.approx(2)


def test_other_precisions_and_counts_say_nothing() -> None:
    assert scaling({"value": 100}, {"value": 180, "count": 2, "precision": "fp32"}) is None
    assert scaling({"value": 100}, {"value": 180, "count": 4}) is None


def test_what_was_measured_later_does_not_count() -> None:
    runs = ({"value": 100}, {"value": 180, "count": 2})
    assert scaling(*runs, until=date(2026, 9, 30)) is None
