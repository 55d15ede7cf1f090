"""Tiny builds: the rules that the tiny site checks invented computers by."""

from __future__ import annotations

from pathlib import Path

from tests.tiny_parts import write_parts

_DECIDED = """\
  decided: 2026-11-01
  source: weekly-chip
  reason: Invented.
"""

FIGURES = f"""\
- id: load_w
  formula: "gpu_count * gpu_w + cpu_w + 100"
  unit: w
{_DECIDED}- id: wall_w
  formula: "load_w / psu_efficiency"
  unit: w
{_DECIDED}"""

RULES = f"""\
- id: psu-sustained
  figure: "load_w"
  holds: at_most
  limit: "psu_label_w"
  advised: "0.8 * psu_label_w"
  unit: w
{_DECIDED}- id: connectors-8-pin
  applies: "gpu_8pin > 0 and not is_chassis"
  figure: "psu_8pin"
  holds: at_least
  limit: "gpu_8pin * gpu_count"
  unit: count
{_DECIDED}- id: mains
  figure: "wall_w / circuit_count"
  holds: at_most
  limit: "circuit_w"
  unit: w
{_DECIDED}- id: card-length
  applies: "not is_chassis"
  figure: "gpu_length_mm"
  holds: at_most
  limit: "case_gpu_length_mm"
  unit: mm
{_DECIDED}- id: display
  applies: "not is_chassis"
  figure: "cpu_integrated_graphics or board_own_display"
  holds: is_true
  unit: none
  breach: warn
  decisive: false
{_DECIDED}- id: chassis-places
  applies: "is_chassis"
  figure: "chassis_2_slot"
  holds: at_least
  limit: "gpu_count"
  unit: count
{_DECIDED}"""


def write_builds(data_dir: Path) -> None:
    """Write invented parts, and rules whose ids have words in all languages."""
    write_parts(data_dir)
    (data_dir / "build_rules.yml").write_text(RULES, encoding="utf-8")
    (data_dir / "build_figures.yml").write_text(FIGURES, encoding="utf-8")
