from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.present.api.builds import builds_files
from tests.tiny_builds import tiny_builds


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return tiny_builds(tmp_path_factory.mktemp("builds") / "data")


def rows(edition: Edition) -> dict[tuple[str, str, str], dict[str, Any]]:
    builds = json.loads(builds_files(edition)["api/v1/builds.json"])
    return {(row["tier"], row["class"], row["region"]): row for row in builds}


def test_every_class_of_every_tier_and_region_has_a_line(edition: Edition) -> None:
    text = builds_files(edition)["api/v1/builds.json"].decode()
    builds = rows(edition)
    assert len(builds) == 2 * 6
    assert len(text.splitlines()) == len(builds) + 2


def test_build_is_told_with_parts_sum_and_results(edition: Edition) -> None:
    row = rows(edition)["1-gpu", "economical", "us"]
    assert (row["accelerator"], row["count"], row["currency"]) == ("boreal-one", 1, "USD")
    assert row["total"] == 1110
    assert row["unpriced"] == ["breeze-air"]
    kinds = {part["kind"]: part["id"] for part in row["parts"]}
    assert (kinds["gpu_board"], kinds["cpu"]) == ("boreal-one-stout", "quill-8")
    assert {
        "rule": "psu-sustained",
        "severity": "warn",
        "figure": 365,
        "limit": 340,
        "unit": "w",
        "place": None,
        "assumed": [],
    } in row["results"]


def test_what_stands_in_the_way_is_told_too(edition: Edition) -> None:
    row = rows(edition)["2-gpu", "balanced", "us"]
    assert row["total"] is None
    first = row["passed_over"][0]
    assert first["accelerator"] == "boreal-one"
    assert first["obstacle"]["limit"] == 9999


def test_accelerator_alone_has_no_parts(edition: Edition) -> None:
    row = rows(edition)["beginner", "economical", "us"]
    assert (row["accelerator"], row["parts"], row["total"]) == ("boreal-one", [], None)


def test_file_is_the_same_for_the_same_facts(edition: Edition, tmp_path: Path) -> None:
    assert builds_files(edition) == builds_files(tiny_builds(tmp_path / "data"))
