from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import problem_lines, said_of
from tests.tiny_builds import write_whole_data


@pytest.fixture
def built(tmp_path: Path) -> Path:
    return write_whole_data(tmp_path / "data")


def test_good_rules_and_tiers_are_no_problem(built: Path) -> None:
    assert problem_lines(built) == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("build_rules.yml", "figure: load_w", "figure: loud_w",
         "'loud_w' is no figure of a build. Did you mean 'load_w'?"),
        ("build_rules.yml", "0.4 * psu_label_w", "0.4 ** psu_label_w",
         "is not allowed in a formula. Allowed: numbers,"),
        ("build_rules.yml", "0.4 * psu_label_w", "__import__('os')", "is no function of formulas"),
        ("build_rules.yml", "0.4 * psu_label_w", "0.4 * (", "this is no formula"),
        ("build_rules.yml", "id: platform", "id: mains", "'mains' is already taken in line 10."),
        ("build_rules.yml", "id: platform", "id: beauty",
         "'beauty' has no words. Add `build-rule.beauty:` and `build-rule.beauty.do:`"),
        ("build_rules.yml", "holds: is_true", "holds: at_least",
         "there is nothing to hold the figure against. Add `limit:` or `advised:`."),
        ("build_rules.yml", "holds: is_true", "holds: is_true\n  limit: gpu_w",
         "a yes or no has no limit. Remove `limit` and `advised`."),
        ("builds/1-gpu.yml", "id: 1-gpu", "id: one-gpu", "'one-gpu' differs from the file's name."),
        ("build_figures.yml", "id: wall_w", "id: load_w", "'load_w' is already taken in line 1."),
        ("build_figures.yml", "id: wall_w", "id: gpu_w", "the figure 'gpu_w' exists already."),
        ("build_figures.yml", "gpu_count * gpu_w", "wall_w * gpu_w",
         "'wall_w' is no figure of a build."),
        ("build_figures.yml", "id: wall_w", "id: my_w",
         "'my_w' has no words. Add `build-figure.my_w:`"),
        ("builds/2-gpu.yml", "id: economical\n    persona: just-learning",
         "id: economical\n    persona: just-lerning",
         "'just-lerning' is not listed in personas.yml. Did you mean 'just-learning'?"),
        ("builds/1-gpu.yml", "[memory-size]", "[memory-sise]",
         "'memory-sise' is not listed in build_rules.yml. Did you mean 'memory-size'?"),
        ("builds/1-gpu.yml", "part: crate-atx", "part: crate-axt",
         "there is no part 'crate-axt'. Did you mean 'crate-atx'?"),
        ("builds/1-gpu.yml", "figure: memory_gb", "figure: memory_mb",
         "there is no figure 'memory_mb'. Did you mean 'memory_gb'?"),
        ("builds/1-gpu.yml", "        at_least: 64\n", "",
         "there is nothing to hold the figure against. Add `at_least:` or `at_most:`."),
        ("builds/1-gpu.yml", "gpu_count: 1",
         "gpu_count: 1\nrequirements: [{figure: memry_gb, at_least: 1}]",
         "there is no figure 'memry_gb'. Did you mean 'memory_gb'?"),
        ("builds/1-gpu.yml", "gpu_count: 1", "gpu_count: 1\nrequirements: [{figure: memory_gb}]",
         "there is nothing to hold the figure against. Add `at_least:` or `at_most:`."),
        ("builds/2-gpu.yml", "id: balanced", "id: economical",
         "the class 'economical' stands here twice."),
        ("builds/1-gpu.yml", "id: 1-gpu", "id: 7-gpu", "7-gpu"),
        ("builds/1-gpu.yml", "gpu_count: 1", "gpu_count: 0", "gpu_count: 0 is outside"),
        ("builds/1-gpu.yml", "source: weekly-chip", "source: weakly-chip", "weakly-chip"),
        ("builds/1-gpu.yml", "decided: 2026-11-01", "decided: 2031-01-01", "is in the future"),
        ("parts/chassis/barn-4u.yml", "covers: [kind,", "covers: [psu, kind,",
         "'psu' is covered here but left blank above."),
        ("parts/chassis/barn-4u.yml", "kind: pcie\n", "kind: pcie\npsu: brok-850\n",
         "there is no power supply 'brok-850'. Did you mean 'brook-850'?"),
    ],
)  # fmt: skip
def test_mistake_is_reported_in_its_file(
    built: Path, file: str, old: str, new: str, said: str
) -> None:
    lines = said_of(built, file, old, new)
    assert said in lines
    assert all(line.startswith(f"data/{file}:") for line in lines.splitlines() if said in line)
