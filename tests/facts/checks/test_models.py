from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from macros.facts.known_by import known_by
from tests.tiny import TODAY, problem_lines, said_of
from tests.tiny_models import MODEL, RULES, TERMS, write_tiny_models

ACTIVE = "  active_billion: 0.25\n"
FULL = "{kind: full, layers: 1, kv_heads: 4, head_dim: 100}"


@pytest.fixture
def modelled(data_dir: Path) -> Path:
    return write_tiny_models(data_dir)


def test_good_models_are_no_problem_and_stand_in_the_catalogue(modelled: Path) -> None:
    assert problem_lines(modelled) == ""
    catalog = load_catalog(modelled, today=TODAY)
    assert catalog.models["wren-1b"].parameters.active_billion == 0.25
    assert catalog.memory_rules["cache-bf16"].value == 2


def test_a_catalogue_without_models_is_complete(data_dir: Path) -> None:
    catalog = load_catalog(data_dir, today=TODAY)
    assert (catalog.models, catalog.memory_rules) == ({}, {})


def test_a_model_is_not_known_before_its_release(modelled: Path) -> None:
    catalog = load_catalog(modelled, today=TODAY)
    assert list(known_by(catalog, date(2026, 5, 31)).models) == ["wren-1b"]
    assert list(known_by(catalog, date(2026, 5, 30)).models) == []


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ("covers: [vocabulary, context", "covers: [context", "vocabulary", "this has no source."),
        ("covers: [vocabulary,", "covers: [vocabularies, vocabulary,", "sources[2].covers[1]",
         "'vocabularies' is no field with a source. Did you mean 'vocabulary'?"),
        ("vocabulary: 5000\n", "", "sources[2].covers[1]",
         "'vocabulary' is covered here but left blank above. Remove it from `covers`."),
        (ACTIVE, "  active_billion: 1.5\n", "parameters.active_billion",
         "1.5 billion active of 1 billion in total."),
        (FULL, FULL.replace("4", "3"), "attention[1].kv_heads", "8 heads cannot share 3 evenly."),
        (FULL, "{kind: full, layers: 1, kv_heads: 4}", "attention[1]",
         "`head_dim` of these layers is missing."),
        (FULL, FULL.replace("100", "100, cached_dim: 5"), "attention[1].cached_dim",
         "'full' has no `cached_dim`. Allowed: head_dim, kv_heads."),
        ("layers: 4\n", "layers: 3\n", "attention", "4 of 3 layers."),
        ("id: wren-1b", "id: wren-2b", "id", "'wren-2b' differs from the file's name."),
        ("released: 2026-05", "released: 2027-05", "released", "2027-05 is in the future"),
        ("source: borealis-data-sheet", "source: nobody", "sources[2].source",
         "'nobody' is not listed in sources.yml."),
        (FULL, FULL.replace("full", "half"), "attention[1].kind", "Allowed: full, sliding_window"),
    ],
)  # fmt: skip
def test_mistake_in_a_model_is_named_with_its_place(
    modelled: Path, old: str, new: str, field: str, words: str
) -> None:
    said = said_of(modelled, MODEL, old, new)
    assert field + ": " in said.splitlines()[0]
    assert words in said


def test_linear_layers_may_run_beside_others(modelled: Path) -> None:
    linear = f"{FULL}\n  - {{kind: linear, layers: 4, state_elements: 1000}}"
    assert said_of(modelled, MODEL, FULL, linear) == ""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("- id: display", "- id: cache-fp8", "the id 'cache-fp8' is already taken"),
        ("- id: display", "- id: cache-fp8", "the rule 'display' is missing."),
        ("- id: display", "- id: screen", "Allowed: "),
        ("  high: 4.91\n", "  high: 4.7\n", "4.7 is not above 4.8."),
        (
            "  value: 0.03\n  unit: share\n",
            "  value: 0.03\n  unit: gb\n",
            "'formula-error' is not taken in gb.",
        ),
    ],
)
def test_mistake_in_a_constant_is_named(modelled: Path, old: str, new: str, words: str) -> None:
    assert words in said_of(modelled, RULES, old, new)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("- id: context\n", "- id: contexts\n", "the term 'context' is missing."),
        ("  bytes: 0.7\n  low: 0.3\n", "  bytes: 0.2\n  low: 0.3\n", "0.3 is above 0.2."),
        ("  high: 0.9\n", "  high: 0.6\n", "0.6 is below 0.7."),
        ("phases: [feed-forward]", "phases: [optimizer]", "'pytorch' has no phase 'optimizer'."),
        ("quantity: state-values", "quantity: state-value", "Allowed: "),
    ],
)
def test_mistake_in_a_term_is_named(modelled: Path, old: str, new: str, words: str) -> None:
    assert words in said_of(modelled, TERMS, old, new)
