from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.api.models import model_files
from macros.present.api.schemas import row_types
from tests.present.guide.test_memory_peaks_table import RUN
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model


@pytest.fixture
def files(catalog: Catalog) -> dict[str, Any]:
    full = replace(
        catalog,
        models={"wren-1b": tiny_model()},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
        memory_peaks=(RUN,),
    )
    return {
        path.rpartition("/")[2].removesuffix(".json"): json.loads(content)
        for path, content in model_files(full).items()
    }


def test_files_hold_what_their_schemas_say(files: dict[str, Any]) -> None:
    assert sorted(files) == ["memory_rules", "models"]
    for name, content in files.items():
        row_types()[name].validate_python(content, strict=True)


def test_a_model_has_its_shape_and_its_sources(files: dict[str, Any]) -> None:
    (model,) = files["models"]
    assert model["parameters_billion"] == 1
    assert model["attention"][1]["window_tokens"] == 10
    assert model["page"] == "models/wren-1b/"
    assert model["sources"] == ["borealis-data-sheet", "weekly-chip"]


def test_every_term_is_there_with_its_ends(files: dict[str, Any]) -> None:
    terms = {term["id"]: term for term in files["memory_rules"]["terms"]}
    assert terms.keys() == real_memory_terms().keys()
    assert terms["context"]["bytes"] == {"low": 0.3, "likely": 0.7, "high": 0.9}


def test_a_measured_run_stands_beside_what_is_computed(files: dict[str, Any]) -> None:
    (run,) = files["memory_rules"]["runs"]
    assert run["device_gib"] == 25
    assert run["computed_gib"]["low"] < run["computed_gib"]["likely"] < 25
