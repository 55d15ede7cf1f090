"""Tiny builds: invented computers: rules, prices of the tiny parts, and tiers to build.

The load of one card is 365 W and of two 565 W: the large power supply bears both, the small one
neither. Nobody can get the memory that the second class of two cards asks for.
"""

from __future__ import annotations

from pathlib import Path

from macros.advice.edition import Edition
from macros.facts.catalog import load_catalog
from tests.built.tiny_advice import write_site_data
from tests.tiny import TODAY
from tests.tiny_parts import part_text, write_parts

DECIDED = "  decided: 2026-11-01\n  source: weekly-chip\n  reason: Invented.\n"

FIGURES = {
    "load_w": "gpu_count * gpu_w + cpu_each_w * cpu_count + 100",
    "wall_w": "load_w / 0.9",
    "heat_btu_h": "wall_w * 3.412",
}

RULES = """\
- id: psu-sustained
  figure: load_w
  holds: at_most
  limit: psu_label_w
  advised: 0.4 * psu_label_w
  unit: w
- id: mains
  figure: wall_w / circuit_count
  holds: at_most
  limit: circuit_w
  unit: w
- id: connectors-8-pin
  figure: psu_8pin
  holds: at_least
  limit: gpu_8pin * gpu_count
  unit: count
- id: platform
  figure: has(cpu_platforms, board_platform)
  holds: is_true
  unit: none
- id: memory-size
  figure: memory_gb
  holds: at_least
  advised: gpu_memory_gb * gpu_count
  unit: gb
- id: cooler-height
  figure: cooler_height_mm
  holds: at_most
  limit: case_cooler_mm
  unit: mm
  decisive: false
"""

TIERS = {
    "beginner": """\
gpu_count: 1
use: independent
host: existing
classes:
  - id: economical
    persona: just-learning
""",
    "1-gpu": """\
gpu_count: 1
use: independent
host: desktop
unpriced_parts: [cooler]
classes:
  - id: economical
    persona: best-overall
  - id: balanced
    persona: just-learning
    no_warning_of: [memory-size]
    requirements:
      - figure: memory_gb
        at_least: 64
    pins:
      - part: crate-atx
        reason: It is made of wood.
  - id: no-compromise
    persona: finetune-70b
""",
    "2-gpu": """\
gpu_count: 2
use: data-parallel
host: desktop
unpriced_parts: [cooler]
classes:
  - id: economical
    persona: just-learning
    circuit: any
  - id: balanced
    persona: just-learning
    circuit: any
    requirements:
      - figure: memory_gb
        at_least: 9999
""",
}

CIRCUITS = """\
circuits:
  - {name: Small socket, volts: 120, amps: 4, max_w: 480, continuous_w: 420,
     rule: Invented., source: weekly-chip, kind: recalled}
  - {name: Large socket, volts: 240, amps: 15, max_w: 3600, continuous_w: 2880,
     rule: Invented., source: weekly-chip, kind: recalled}
electricity:
  - {consumer: household, date: 2026-10, per_kwh: 0.2, source: weekly-chip, kind: recalled}
"""

TINY_TIERS = tuple(TIERS)

# The board has a list price only, the cooler none at all.
PRICES = {
    "quill-8": 200,
    "drawer-2tb": 130,
    "shelf-32gb": 120,
    "brook-850": 100,
    "trickle-300": 60,
    "crate-atx": 80,
}


def write_builds(data_dir: Path, **usd: float) -> None:
    """Write parts, their prices, rules and tiers beside what picks rest on.

    `usd` are further prices, by ids that are written with underscores.
    """
    write_parts(data_dir)
    small = part_text("power_supplies/brook-850").replace("brook-850", "trickle-300")
    small = small.replace("Brook-850", "Trickle-300").replace("rated_w: 850", "rated_w: 300")
    prices = PRICES | {id_.replace("_", "-"): price for id_, price in usd.items()}
    texts = {"parts/power_supplies/trickle-300.yml": small}
    texts |= {f"prices/{id_}.yml": _price("street_new", usd) for id_, usd in prices.items()}
    texts["prices/plank-atx.yml"] = _price("launch_msrp", 150)
    texts["build_figures.yml"] = "".join(
        f"- id: {id_}\n  formula: {formula}\n  unit: w\n{DECIDED}"
        for id_, formula in FIGURES.items()
    )
    texts["build_rules.yml"] = RULES.replace("- id:", f"{DECIDED}- id:").removeprefix(DECIDED)
    texts["build_rules.yml"] += DECIDED
    for id_, text in TIERS.items():
        texts[f"builds/{id_}.yml"] = f"id: {id_}\n{DECIDED.replace('  ', '')}{text}"
    region = data_dir / "regions/us.yml"
    texts["regions/us.yml"] = region.read_text(encoding="utf-8") + CIRCUITS
    for path, text in texts.items():
        (data_dir / path).parent.mkdir(parents=True, exist_ok=True)
        (data_dir / path).write_text(text, encoding="utf-8")


def write_whole_data(folder: Path, **usd: float) -> Path:
    """Write all that a site has pages for, and return the folder; `usd` as in `write_builds`."""
    write_site_data(folder)
    write_builds(folder, **usd)
    return folder


def tiny_builds(folder: Path, **usd: float) -> Edition:
    """Return the advice of today on the invented computers; `usd` as in `write_builds`."""
    catalog = load_catalog(write_whole_data(folder, **usd), today=TODAY)
    return Edition(catalog, TODAY, TODAY)


def _price(kind: str, usd: float) -> str:
    return (
        f"- {{date: 2026-11-10, kind: {kind}, amount: {usd}, currency: USD, region: us, "
        "source: weekly-chip, url: https://weekly-chip.example/parts, quality: A}\n"
    )
