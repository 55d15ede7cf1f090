"""Tiny power: what an invented card was measured to draw, and to do under power limits."""

from __future__ import annotations

from pathlib import Path

from tests.tiny import GPU, edit

EXCURSIONS = """\
  excursions:
    - {watts: 210, kind: sustained, measured_by: Weekly Chip, source: weekly-chip,
       date: 2026-10, quality: A}
    - {watts: 300, window_ms: 5, kind: peak, measured_by: Weekly Chip, source: weekly-chip,
       date: 2026-10, quality: A}
    - {watts: 260, window_ms: 20, kind: peak, measured_by: Weekly Chip, source: weekly-chip,
       date: 2026-10, quality: A}
    - {watts: 350, window_ms: 1, kind: spike, measured_by: Weekly Chip, source: weekly-chip,
       date: 2026-11-03, quality: A}
"""
POWER_LIMITS = """\
- gpu: boreal-one
  workload: llm-decode
  conditions: A story, 1 card
  source: weekly-chip
  url: https://weekly-chip.example/limits
  date: 2026-10
  quality: A
  unit: tokens/s
  points:
    - {limit_w: 100, relative_speed: 0.5, value: 20}
    - {limit_w: 150, relative_speed: 0.9, value: 36}
    - {limit_w: 200, relative_speed: 1, value: 40}
- gpu: boreal-one
  workload: training
  conditions: Cats, 2 cards
  source: borealis-data-sheet
  date: 2026-11-05
  quality: C
  points:
    - {limit_w: 160, relative_speed: 0.95}
    - {limit_w: 200, relative_speed: 1}
  note: The sheet says over 95 %.
"""


def write_tiny_power(data_dir: Path) -> Path:
    """Add what Boreal One was measured to draw and to do under power limits."""
    edit(data_dir, GPU, "  connectors: [1x 8-pin]\n", f"  connectors: [1x 8-pin]\n{EXCURSIONS}")
    (data_dir / "power_limits.yml").write_text(POWER_LIMITS, encoding="utf-8")
    return data_dir
