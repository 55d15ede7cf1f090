"""Tiny parts: an invented computer, one part of each kind, as text of data/parts/."""

from __future__ import annotations

from pathlib import Path

SOURCED = """\
sources:
  - source: weekly-chip
    kind: secondary
    confidence: medium
    read_on: 2026-11-01
    covers: [{covers}]
"""

WORDS = """\
parts:
  board_platforms: [AB1]
  sockets: [AB1]
  board_form_factors: [ATX]
  memory_kinds: [DDR5 UDIMM]
  psu_forms: [ATX]
  ssd_form_factors: [M.2 2280]
  network_connectors: [RJ45]
  inlets: [C14]
"""

_FIGURES = {
    "cpus/quill-8": (
        "socket: AB1\nplatforms: [AB1]\ncores: 8\ntdp_w: 65\npcie_lanes: 24\n"
        "memory_type: DDR5 UDIMM\nintegrated_graphics: true\n"
    ),
    "motherboards/plank-atx": (
        "platform: AB1\nsocket: AB1\nform_factor: ATX\nmemory_type: DDR5 UDIMM\nmemory_slots: 4\n"
        "populations:\n"
        "  - gpu_count: 1\n    slots: [{label: A, position: 1, lanes: 16, pcie_generation: 5}]\n"
        "  - gpu_count: 2\n    slots:\n"
        "      - {label: A, position: 1, lanes: 8, pcie_generation: 5, next_gpu_slots: 3}\n"
        "      - {label: B, position: 4, lanes: 8, pcie_generation: 5}\n"
    ),
    "memory_kits/shelf-32gb": "type: DDR5 UDIMM\nmodules: 2\nmodule_gb: 16\necc: false\n",
    "power_supplies/brook-850": (
        "form: ATX\nrated_w: 850\natx_version: 3.1\nconnectors_16pin: 1\nconnectors_8pin: 2\n"
        "inlet: C14\n"
    ),
    "cases/crate-atx": (
        "form: mid tower\nboard_form_factors: [ATX]\nexpansion_slots: 7\ngpu_length_mm: 400\n"
    ),
    "coolers/breeze-air": "kind: air\nsockets: [AB1]\nheight_mm: 155\n",
    "ssds/drawer-2tb": "capacity_gb: 2000\nform_factor: M.2 2280\n",
    "chassis/barn-4u": "kind: pcie\nheight_u: 4\ngpu_count_2_slot: 8\ncard_cooling: [passive]\n",
    "computers/booth-tower": (
        "platform: AB1\nmemory_type: DDR5 UDIMM\nmemory_slots: 4\n"
        "supply: {rated_w: 700, connectors_16pin: 0, connectors_8pin: 2}\n"
        "psu_replaceable: false\ngpu_slots: 2\ngpu_length_mm: 290\ngpu_w_at_most: 250\n"
        "populations:\n"
        "  - gpu_count: 1\n    slots: [{label: A, lanes: 16, pcie_generation: 3}]\n"
    ),
    "network_cards/thread-10g": "speed_gbps: 10\nports: 1\nconnector: RJ45\n",
    "gpu_boards/boreal-one-stout": "gpu: boreal-one\nslots: 3.5\nlength_mm: 340\n",
}


def part_text(path: str) -> str:
    """Return the text of the part at a path below data/parts/, without `.yml`."""
    id_ = path.partition("/")[2]
    figures = _FIGURES[path]
    names = [line.partition(":")[0] for line in figures.splitlines() if line[0] not in " -"]
    head = f"id: {id_}\nname: {id_.title()}\nvendor: Borealis\n"
    return head + figures + SOURCED.format(covers=", ".join(names))


def write_parts(data_dir: Path) -> None:
    """Write all tiny parts, and the words they use."""
    for path in _FIGURES:
        file = data_dir / "parts" / f"{path}.yml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(part_text(path), encoding="utf-8")
    vocabulary = data_dir / "vocabulary.yml"
    vocabulary.write_text(vocabulary.read_text(encoding="utf-8") + WORDS, encoding="utf-8")
