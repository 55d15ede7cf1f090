from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import problem_lines

RULE = """\
- product: boreal-one
  destinations: [de]
  sale: licence
  rule: Invented.
  since: 2026-01-15
  until: 2026-03
  kind: named
  confidence: high
  source: weekly-chip
"""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (RULE, ""),
        (RULE.replace("[de]", "[]"), "[1].destinations: the rule holds nowhere."),
        (RULE.replace("[de]", "[xx]"), "'xx' is not in `regions` of vocabulary.yml."),
        (RULE.replace("boreal-one", "boreal-six"), "[1].product: "),
        (RULE.replace("2026-03", "2025-12"), "[1].until: the rule ends on 2025-12, before it"),
        (RULE + RULE, "[2].since: boreal-one has another rule for 'de' from that day on."),
        (RULE + RULE.replace("01-15", "02-15"), ""),
    ],
)
def test_export_rule_names_places_and_ends_after_it_began(
    data_dir: Path, text: str, problem: str
) -> None:
    (data_dir / "export_rules.yml").write_text(text, encoding="utf-8")
    said = problem_lines(data_dir)
    assert problem in said if problem else said == ""
