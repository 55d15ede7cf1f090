from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from tests.tiny import TODAY, edit, problem_lines, said_of
from tests.tiny_models import MODEL, write_tiny_models

RUNS = "main_memory_runs.yml"
RUN = """\
- model: wren-1b
  weights: gguf-q4-k-m
  accelerator: boreal-one
  host_expert_layers: 3
  host: "Wren CPU"
  host_memory: "DDR5-5600"
  host_channels: 2
  host_memory_gb_s: 89.6
  tokens_per_s: 20
  software: "llama.cpp"
  date: 2026-11-02
  source: weekly-chip
  url: https://weekly-chip.example/runs
"""


@pytest.fixture
def measured(data_dir: Path) -> Path:
    write_tiny_models(data_dir)
    (data_dir / RUNS).write_text(RUN, encoding="utf-8")
    return data_dir


def test_good_runs_are_no_problem_and_stand_in_the_catalogue(measured: Path) -> None:
    assert problem_lines(measured) == ""
    assert load_catalog(measured, today=TODAY).main_memory_runs[0].host_expert_layers == 3


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("  accelerator: boreal-one\n", "", "layers are divided, but no `accelerator` is named."),
        ("  host_expert_layers: 3\n", "", "where the weights lie is not said."),
        ("host_expert_layers: 3", "host_expert_layers: 5", "5 layers, but the model has 4."),
        ("host_expert_layers: 3", "card_layers: 5", "5 layers, but the model has 4."),
        ("  weights: gguf-q4-k-m\n", "", "the format of the weights has to be said once."),
        ("  host_memory_gb_s: 89.6\n", "", "`host_memory_gb_s` is missing."),
        ("model: wren-1b", "model: robin-1b", "robin-1b"),
        ("2026-11-02", "2027-11-02", "is in the future"),
    ],
)
def test_mistake_in_a_run_is_named_with_its_place(
    measured: Path, old: str, new: str, words: str
) -> None:
    said = said_of(measured, RUNS, old, new)
    assert RUNS in said
    assert words in said


def test_experts_lie_nowhere_in_a_model_without_any(measured: Path) -> None:
    edit(measured, MODEL, "  active_billion: 0.25\n", "")
    assert "this model has no experts. Write `card_layers`." in problem_lines(measured)


def test_a_run_that_is_set_aside_needs_no_bandwidth(measured: Path) -> None:
    edit(measured, RUNS, "  host_memory_gb_s: 89.6\n", '  set_aside: "It contradicts others."\n')
    assert problem_lines(measured) == ""
