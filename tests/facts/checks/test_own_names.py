from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import problem_lines

LEFT_OUT = """\
- id: polar-one
  name: Polar One
  vendor: Polaris
  reason: unmeasured
  source: weekly-chip
  looked_on: 2026-11
"""


def said_of(data_dir: Path, names: str) -> str:
    (data_dir / "not_included.yml").write_text(LEFT_OUT + names, encoding="utf-8")
    return problem_lines(data_dir)


def test_other_names_are_enough(data_dir: Path) -> None:
    assert said_of(data_dir, "  name_in: {zh: 北极一号}\n  vendor_in: {zh: 北极}\n") == ""


@pytest.mark.parametrize(("field", "name"), [("name_in", "Polar One"), ("vendor_in", "Polaris")])
def test_name_that_repeats_the_english_one_is_reported(
    data_dir: Path, field: str, name: str
) -> None:
    said = said_of(data_dir, f"  {field}: {{zh: {name}}}\n")
    assert f"[1].{field}.zh" in said
    assert f"'{name}' is its English name." in said
