"""Build query: the address of the page that checks a build, with the build in it.

The parameters, each an id unless it says otherwise; what is left out is not there:

- `gpu`, `gpu_count` (a number), `gpu_board` (a maker's board), `limit_w` (watts of each), `use`;
- `cpu`, `cpu_count`, `motherboard`, `psu`, `psu_count`, `case`, `cooler`, `network`;
- `memory` and `storage`: an id, or `id*count`, once for each different part;
- `chassis`: instead of motherboard, power supply, case and cooler, which it brings;
- `region`, `circuit` (its id in build_rules.json; the usual socket without it), `circuit_count`.

Who checks the computer they have leads to the anchor `#have` and names `gpu`, `gpu_board`,
`limit_w`, `region`, `circuit`, and the figures `have_psu_w`, `have_8pin`, `have_16pin`,
`have_slots`, `have_length_mm`, `have_cpu_w`.
"""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlencode

from macros.advice.builds.build import Build
from macros.advice.builds.mains import MainsSupply
from macros.facts.records.parts import Part
from macros.present.api.parts import circuit_rows


def build_query(build: Build, region: str, mains: MainsSupply) -> str:
    """Return the query that leads to the check of a build in a region, with its `?`."""
    desktop = [
        ("motherboard", build.motherboard),
        ("psu", build.psu),
        ("case", build.case),
        ("cooler", build.cooler),
    ]
    pairs = [
        ("gpu", build.gpu.id),
        *_counted("gpu_count", build.gpu_count),
        *_named("gpu_board", build.gpu_board),
        *([("limit_w", f"{build.gpu_power_limit_w:g}")] if build.gpu_power_limit_w else []),
        ("use", build.use),
        *_named("cpu", build.cpu),
        *_counted("cpu_count", build.cpu_count),
        *[("memory", _times(kit.id, count)) for kit, count in build.memory],
        *[pair for name, part in desktop if not build.chassis for pair in _named(name, part)],
        *_counted("psu_count", build.psu_count),
        *_named("chassis", build.chassis),
        *[("storage", _times(*item)) for item in Counter(d.id for d in build.storage).items()],
        *_named("network", build.network),
        ("region", region),
        *_circuit(build, mains),
        *_counted("circuit_count", build.circuit_count),
    ]
    return "?" + urlencode(pairs, safe="*")


def _named(name: str, part: Part | None) -> list[tuple[str, str]]:
    return [(name, part.id)] if part else []


def _counted(name: str, count: int) -> list[tuple[str, str]]:
    return [(name, str(count))] if count > 1 else []


def _times(id_: str, count: int) -> str:
    return id_ if count == 1 else f"{id_}*{count}"


def _circuit(build: Build, mains: MainsSupply) -> list[tuple[str, str]]:
    """Return the circuit's id; nothing for the usual socket."""
    if build.circuit is None or build.circuit == mains.usual:
        return []
    rows = circuit_rows(mains.circuits)
    return [("circuit", rows[mains.circuits.index(build.circuit)]["id"])]
