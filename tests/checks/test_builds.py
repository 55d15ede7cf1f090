from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.tiny_advice import ADVICE
from tests.site.tiny_builds import write_builds
from tests.tiny import problem_lines, said_of

TIER = """\
id: 1-gpu
gpu_count: 1
use: independent
host: desktop
decided: 2026-11-01
source: weekly-chip
reason: Invented.
classes:
  - id: economical
    persona: kaggle
    no_warning_of: [display]
    requirements:
      - figure: memory_gb
        at_least: 16
    pins:
      - part: quill-8
        reason: Invented.
"""


@pytest.fixture
def built(data_dir: Path) -> Path:
    for path, text in ADVICE.items():
        (data_dir / path).parent.mkdir(exist_ok=True)
        (data_dir / path).write_text(text, encoding="utf-8")
    write_builds(data_dir)
    (data_dir / "builds").mkdir(exist_ok=True)
    (data_dir / "builds" / "1-gpu.yml").write_text(TIER, encoding="utf-8")
    return data_dir


def test_good_rules_and_tiers_are_no_problem(built: Path) -> None:
    assert problem_lines(built) == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("build_rules.yml", "load_w\"", "loud_w\"",
         "'loud_w' is no figure of a build. Did you mean 'load_w'?"),
        ("build_rules.yml", "0.8 * psu_label_w", "0.8 ** psu_label_w",
         "is not allowed in a formula. Allowed: numbers,"),
        ("build_rules.yml", "0.8 * psu_label_w", "__import__('os')", "is no function of formulas"),
        ("build_rules.yml", "0.8 * psu_label_w", "0.8 * (", "this is no formula"),
        ("build_rules.yml", "id: display", "id: mains", "the rule 'mains' stands here twice."),
        ("build_rules.yml", "id: display", "id: beauty",
         "'beauty' has no words. Add `build-rule.beauty:` and `build-rule.beauty.do:`"),
        ("build_rules.yml", "  holds: is_true\n", "  holds: at_least\n",
         "there is nothing to hold the figure against. Add `limit:` or `advised:`."),
        ("build_rules.yml", "  holds: is_true\n", "  holds: is_true\n  limit: \"1\"\n",
         "a yes or no has no limit. Remove `limit` and `advised`."),
        ("build_rules.yml", "unit: w\n  decided: 2026-11-01\n  source: weekly-chip\n  reason: "
         "Invented.\n- id: connectors", "unit: w\n  decided: 2026-11-01\n  source: weakly-chip\n"
         "  reason: Invented.\n- id: connectors", "weakly-chip"),
        ("build_figures.yml", "id: wall_w", "id: load_w", "the figure 'load_w' exists already."),
        ("build_figures.yml", "id: wall_w", "id: gpu_w", "the figure 'gpu_w' exists already."),
        ("build_figures.yml", "gpu_count * gpu_w", "wall_w * gpu_w",
         "'wall_w' is no figure of a build."),
        ("build_figures.yml", "id: wall_w", "id: my_w",
         "'my_w' has no words. Add `build-figure.my_w:`"),
        ("builds/1-gpu.yml", "persona: kaggle", "persona: kagle",
         "'kagle' is not known here as persona. Did you mean 'kaggle'?"),
        ("builds/1-gpu.yml", "[display]", "[diplay]",
         "'diplay' is not known here as rule. Did you mean 'display'?"),
        ("builds/1-gpu.yml", "part: quill-8", "part: quil-8",
         "'quil-8' is not known here as part. Did you mean 'quill-8'?"),
        ("builds/1-gpu.yml", "figure: memory_gb", "figure: memory_mb",
         "'memory_mb' is not known here as figure. Did you mean 'memory_gb'?"),
        ("builds/1-gpu.yml", "        at_least: 16\n", "",
         "there is nothing to hold the figure against. Add `at_least:` or `at_most:`."),
        ("builds/1-gpu.yml", "  - id: economical\n",
         "  - id: economical\n    persona: kaggle\n  - id: economical\n",
         "the class 'economical' stands here twice."),
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
