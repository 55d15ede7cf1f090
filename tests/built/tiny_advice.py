"""Tiny advice: what the tiny site needs besides the tiny facts so that it has picks."""

from __future__ import annotations

from pathlib import Path

from tests.tiny import TINY_REGION, write_tiny_data

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

LAPS = """\
name: Laps
source: weekly-chip
url: https://weekly-chip.example/laps
kind: measured
confidence: high
software: Lap 1
date: 2026-10-01
tests:
  - id: lap
    name: A lap
    unit: images/s
runs:
  - accelerator: boreal-one
    test: lap
    precision: fp16
    value: 100
  - accelerator: boreal-two
    test: lap
    precision: fp16
    value: 240
"""

# The first gets another limit in every region, the last nothing at all.
PERSONAS = """\
- id: best-overall
  group: research
  acquire: new_or_used
  needs:
    form_factors: [pcie_card]
    price_rank_at_most: 1
  objective:
    maximise: speed_per_price
    workloads: [cnn-training]
  tie: memory
- id: kaggle
  group: learning
  acquire: new
  new_because: invoice
  needs:
    price_usd_at_most: 700
  objective:
    maximise: speed
    workloads: [cnn-training]
  tie: price
- id: just-learning
  group: learning
  acquire: new_or_used
  objective:
    maximise: memory_per_price
  tie: price
- id: finetune-70b
  group: research
  acquire: new
  new_because: invoice
  needs:
    memory_gb_at_least: 999
  objective:
    maximise: speed
    workloads: [cnn-training]
  tie: price
"""

TINY_PERSONAS = ("best-overall", "kaggle", "just-learning", "finetune-70b")

EXPERT_ADVICE = """\
- seed: S1
  persona: best-overall
  given_on: [2025-01-10, 2026-11-10]
  recommended: [boreal-two]
  source: weekly-chip
  note: blower
- seed: S2
  persona: kaggle
  given_on: [2025-01-10, 2026-11-10]
  recommended: [boreal-two]
  source: weekly-chip
"""

PRICES_OF_TWO = """\
- date: 2026-10-20
  kind: street_new
  amount: 1500
  currency: USD
  region: us
  source: weekly-chip
  quality: A
- date: 2026-10-25
  kind: street_new
  amount: 1800
  currency: EUR
  region: de
  source: weekly-chip
  quality: A
"""

ADVICE = {
    "benchmarks/laps.yml": LAPS,
    "expert_advice.yml": EXPERT_ADVICE,
    "personas.yml": PERSONAS,
    "prices/boreal-two.yml": PRICES_OF_TWO,
    "regions/de.yml": TINY_REGION,
    "workloads.yml": WORKLOADS,
}


def write_site_data(folder: Path) -> Path:
    """Write the tiny facts with what advice rests on, and return the folder.

    The dearer card is the faster one for the price when both are new; a used one of the other
    costs little.
    """
    write_tiny_data(folder)
    for path, text in ADVICE.items():
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder
