from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from macros.facts.checks.rules import BOUNDS
from macros.facts.records.advice import RuleId
from tests.tiny import RULES, problem_lines, tiny_rules

FILE = "rules.yml"


def said_of_rules(data_dir: Path, **values: float) -> str:
    """Return the problems of a catalogue with these rules."""
    (data_dir / FILE).write_text(tiny_rules(**values), encoding="utf-8")
    return problem_lines(data_dir)


def test_every_rule_has_bounds_in_the_unit_of_the_tiny_ones() -> None:
    assert list(BOUNDS) == list(get_args(RuleId))
    assert {id_: bounds.unit for id_, bounds in BOUNDS.items()} == {
        id_: unit for id_, (_, _, unit) in RULES.items()
    }


def test_rules_within_their_bounds_are_no_problem(data_dir: Path) -> None:
    least = {id_.replace("-", "_"): bounds.least for id_, bounds in BOUNDS.items()}
    assert said_of_rules(data_dir, **least) == ""


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("price_half_life_used", 0, "Allowed: 1 to 3650 (days)."),
        ("upgrade_speed_ratio", 1, "Allowed: 1.01 to 100 (ratio)."),
        ("stability_draws", 1_000_000, "Allowed: 100 to 100000 (count)."),
        ("interval_coverage", 1, "Allowed: 0.5 to 0.999 (share)."),
    ],
)
def test_value_that_the_advice_cannot_bear_is_refused_with_what_is_allowed(
    data_dir: Path, name: str, value: float, allowed: str
) -> None:
    said = said_of_rules(data_dir, **{name: value})
    assert said.startswith(f"data/{FILE}:")
    assert f"{value:g} is out of bounds for '{name.replace('_', '-')}'." in said
    assert said.endswith(allowed)


def test_rule_in_another_unit_is_refused(data_dir: Path) -> None:
    text = tiny_rules().replace("value: 90\n  unit: days", "value: 90\n  unit: years", 1)
    (data_dir / FILE).write_text(text, encoding="utf-8")
    said = problem_lines(data_dir)
    assert "'price-stale-after' is taken in days, not in years. Write `unit: days`." in said


def test_toss_is_no_surer_than_a_tie(data_dir: Path) -> None:
    said = said_of_rules(data_dir, toss_certainty=0.9)
    assert "0.9 is more than the rule 'tie-certainty' (0.8). Allowed: 0.5 to 0.8." in said


@pytest.mark.parametrize(
    ("given", "is_right"),
    [
        ("  low: 60\n  high: 120\n", True),
        ("  low: 60\n", False),
        ("  low: 100\n  high: 120\n", False),
        ("  low: 60\n  high: 80\n", False),
        ("  low: 60\n  high: 9999\n", False),
    ],
)
def test_uncertainty_of_a_rule_lies_around_its_value(
    data_dir: Path, given: str, is_right: bool
) -> None:
    text = tiny_rules().replace("value: 90\n", f"value: 90\n{given}", 1)
    (data_dir / FILE).write_text(text, encoding="utf-8")
    said = [line for line in problem_lines(data_dir).splitlines() if "price-stale-after" in line]
    assert (said == []) == is_right
