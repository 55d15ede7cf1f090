"""Tiny software: two invented families, of which one comes to its end."""

from __future__ import annotations

from pathlib import Path

SOFTWARE_FILE = "software.yml"
SOFTWARE = """\
- id: aurora
  name: Aurora
  vendor: Borealis
  products: [Boreal]
  accelerators:
    - boreal-one
  targets: [sm_89]
  status: supported
  judged: 2026-10-01
  confidence: high
  frameworks:
    - {name: CUDA, since: "11.8"}
    - {name: PyTorch}
  precisions: [fp16, fp8]
  gaps:
    - Sings out of tune.
  sources:
    - source: weekly-chip
      url: https://weekly-chip.example/aurora
      kind: official
    - source: borealis-data-sheet
      kind: recalled
- id: dusk
  name: Dusk
  vendor: Meridian
  products: [Dusk 1]
  status: ending
  judged: 2026-11-02
  confidence: low
  frameworks:
    - {name: ROCm, since: "9.0", until: "12.9"}
    - {name: PyTorch, until: "2.14"}
  precisions: [fp32]
  sources:
    - source: weekly-chip
      kind: secondary
"""


def write_tiny_software(data_dir: Path) -> Path:
    """Add the invented families."""
    (data_dir / SOFTWARE_FILE).write_text(SOFTWARE, encoding="utf-8")
    return data_dir
