from __future__ import annotations

import json
from typing import Any

import pytest

from macros.advice.speeds.performance import performance
from macros.facts.catalog import Catalog
from macros.present.api.performance import performance_files
from tests.tiny import TODAY
from tests.tiny_speeds import FIGURES, accelerator, card, racing_catalog, seconds

PATH = "api/v1/performance.json"


def published(catalog: Catalog) -> Any:
    files = performance_files(catalog, performance(catalog, TODAY), TODAY)
    assert list(files) == [PATH]
    return json.loads(files[PATH])


def test_every_speed_is_a_flat_row(catalog: Catalog) -> None:
    others = [accelerator(catalog, "new-one", (180, 800))]
    rows = published(racing_catalog(catalog, others=others))["rows"]
    assert len(rows) == len(FIGURES) + 1
    (row,) = [row for row in rows if row["id"] == "new-one"]
    assert set(row) == {
        *("workload", "id", "kind", "value", "low", "high", "extrapolated", "hindsight"),
        *("tests", "campaigns"),
    }
    assert (row["workload"], row["kind"]) == ("racing", "estimated")


def test_numbers_have_no_more_digits_than_they_mean(catalog: Catalog) -> None:
    text = json.dumps(published(racing_catalog(catalog, error=lambda n: 1 + n / 97)))
    digits = [
        part.strip(" ,}]").replace("0.", "").replace(".", "").split("e")[0].strip("0-")
        for part in text.replace(":", ",").split(",")
        if part.strip(" ,}]").replace(".", "").replace("-", "").isdigit()
    ]
    assert max(map(len, digits)) <= 4


def test_model_is_published_with_weights_in_units_of_the_reference(catalog: Catalog) -> None:
    (model,) = published(racing_catalog(catalog))["workloads"]
    time = seconds(FIGURES[0])
    weights = {term: weight["value"] for term, weight in model["weights"].items()}
    assert weights == pytest.approx({"tensor": 100 / time, "bandwidth": 300 / time}, rel=1e-3)
    assert {w["unit"] for w in model["weights"].values()} == {"TFLOPS", "GB/s"}
    assert (model["enough"], model["tests"], model["platforms"]) == (True, ["lap"], ["CUDA"])
    assert model["cards"] == [card(n) for n in range(len(FIGURES))]
    assert model["coverage"] is not None


def test_workload_with_too_few_measurements_says_so(catalog: Catalog) -> None:
    (model,) = published(racing_catalog(catalog, cards=range(5)))["workloads"]
    assert (model["enough"], model["weights"], model["median_error"]) == (False, {}, None)
    assert len(model["measured"]) == 5


def test_same_facts_give_the_same_bytes(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    first, second = (performance_files(racing, performance(racing, TODAY), TODAY) for _ in range(2))
    assert first == second


def test_catalogue_without_measurements_publishes_empty_lists(catalog: Catalog) -> None:
    assert published(catalog) == {
        "reference": "boreal-one",
        "clock_shares": {"boreal-one": 1, "boreal-two": 0.9258, "meridian-x": 1},
        "tensor_clock_shares": {"boreal-one": 1, "boreal-two": 0.9258, "meridian-x": 1},
        "workloads": [],
        "rows": [],
        "priorities": [],
        "bandwidth_fractions": [],
    }
