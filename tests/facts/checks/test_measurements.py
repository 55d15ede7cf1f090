from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import edit, problem_lines

LAPS = """\
name: Laps
source: weekly-chip
url: https://weekly-chip.example/laps
kind: measured
confidence: high
software: Lap 1
date: 2026-10
tests:
  - {id: lap, name: A lap, unit: images/s}
runs:
  - {accelerator: boreal-one, test: lap, precision: fp16, value: 10}
  - {accelerator: boreal-two, test: lap, precision: fp16, value: 15, date: 2026-10-05}
"""
WORKLOADS = """\
- id: cnn-training
  tests: [lap]
  precisions: [fp16]
  terms: [tensor, bandwidth]
  platforms: [CUDA]
  memory_floor:
    size_gb: 4
    source: weekly-chip
    read_on: 2026-11-01
    reason: Invented.
"""
FILE = "benchmarks/laps.yml"


@pytest.fixture
def measured(data_dir: Path) -> Path:
    (data_dir / "benchmarks").mkdir()
    (data_dir / FILE).write_text(LAPS, encoding="utf-8")
    (data_dir / "workloads.yml").write_text(WORKLOADS, encoding="utf-8")
    return data_dir


def said(data_dir: Path, path: str, old: str, new: str) -> str:
    edit(data_dir, path, old, new)
    return problem_lines(data_dir)


def test_good_measurements_are_no_problem(measured: Path) -> None:
    assert problem_lines(measured) == ""


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("boreal-two, test", "boreal-tow, test", 12, "Did you mean 'boreal-two'?"),
        ("boreal-two, test: lap", "boreal-two, test: lop", 12, "Did you mean 'lap'?"),
        ("precision: fp16, value: 10", "precision: fp17, value: 10", 11, "fp16"),
        ("value: 10", "value: -10", 11, "It must be more than 0"),
        ("unit: images/s", "unit: pictures", 9, "images/s"),
        ("date: 2026-10-05", "date: 2027-10-05", 12, "2027-10-05"),
        ("source: weekly-chip", "source: weakly-chip", 2, "Did you mean 'weekly-chip'?"),
        ("url: https", "url: http", 3, "https"),
    ],
)
def test_mistake_in_a_data_set_is_named_with_its_line(
    measured: Path, old: str, new: str, line: int, words: str
) -> None:
    text = said(measured, FILE, old, new)
    assert f"{FILE}:{line}:" in text
    assert words in text
    assert "workloads.yml" not in text  # the mistake is in the data set alone


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("tests: [lap]", "tests: [lab]", 2, "Did you mean 'lap'?"),
        ("platforms: [CUDA]", "platforms: [CUBA]", 5, "Did you mean 'CUDA'?"),
        ("bandwidth]", "bandwith]", 4, "bandwidth"),
        ("platforms: [CUDA]", "platforms: [CUDA]\n  like: rnn-training", 6, "rnn-training"),
        ("platforms: [CUDA]", "platforms: [CUDA]\n  reference: boreal-tow", 6, "boreal-two"),
    ],
)
def test_mistake_in_a_workload_is_named_with_its_line(
    measured: Path, old: str, new: str, line: int, words: str
) -> None:
    text = said(measured, "workloads.yml", old, new)
    assert f"workloads.yml:{line}:" in text
    assert words in text


def test_test_that_means_two_things_is_refused(measured: Path) -> None:
    other = LAPS.replace("A lap", "Another lap")
    (measured / "benchmarks" / "more-laps.yml").write_text(other, encoding="utf-8")
    text = problem_lines(measured)
    assert "benchmarks/more-laps.yml:9:" in text
    assert "the test 'lap' is another one in data/benchmarks/laps.yml" in text


def test_same_test_in_two_files_is_no_problem(measured: Path) -> None:
    (measured / "benchmarks" / "more-laps.yml").write_text(LAPS, encoding="utf-8")
    assert problem_lines(measured) == ""


def test_speculative_tests_and_plain_ones_are_not_the_same_work(measured: Path) -> None:
    guessed = (
        "{id: lap, name: A lap, unit: images/s}\n  - {id: sprint, name: A sprint, unit: images/s, "
    )
    edit(
        measured,
        FILE,
        "{id: lap, name: A lap, unit: images/s}",
        guessed + "speculative: MTP}",
    )
    text = said(measured, "workloads.yml", "tests: [lap]", "tests: [lap, sprint]")
    assert "workloads.yml:2:" in text
    assert "'sprint' decodes speculatively" in text
    assert said(measured, "workloads.yml", "tests: [lap, sprint]", "tests: [sprint]") == ""
