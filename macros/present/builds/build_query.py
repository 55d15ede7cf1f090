"""Build query: the address of the page that checks a build, with the build in it.

The parameters, each an id unless it says otherwise; what is left out is not there:

- `gpu`, `gpu_count` (a number), `gpu_board` (a maker's board), `limit_w` (watts of each), `use`;
- `further_gpu`: an accelerator or a maker's model beside the first kind, `id` or `id*count`;
- `further_psu`: a power supply beside the first kind, in the same way; `card_psus` and
  `psu_circuits`: the power supply of each card, the circuit of each power supply (`1,1,2`);
- `cpu`, `cpu_count`, `motherboard`, `psu`, `psu_count`, `case`, `cooler`, `network`;
- `memory` and `storage`: an id, or `id*count`, once for each different part;
- any of these parts by its figures instead of an id: `psu=rated_w:850,atx_version:2.4`, several
  values as `sockets:AM4|AM5|`, those of one case as `2.least_lanes:8` or `at_115_v.output_w:800`;
- `chassis`: instead of motherboard, power supply, case and cooler, which it brings; `computer`:
  a ready-made one instead of motherboard, case and cooler, whose power supply `psu` replaces;
- `external`: the link of cards in docks (`oculink`), which hold `dock_length_mm` and have `psu`;
- `mounting` (`riser`), `card_air` (`duct`), `bridge_slots` (a number), `above_4g` (`true`);
- `region`, `circuit` (its id in build_rules.json; the usual socket without it), `circuit_count`.

Who checks the computer they have leads to the anchor `#have` and names `gpu`, `gpu_board`,
`limit_w`, `region`, `circuit`, and the figures `have_psu_w`, `have_8pin`, `have_6pin`,
`have_16pin`, `have_slots`, `have_length_mm`, `have_height_mm`, `have_atx`, `have_cpu_w`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlencode

from macros.advice.builds.build import Build
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.part_fields import BY, fields_of
from macros.advice.builds.part_groups import names_read
from macros.facts.own_part import OWN_ID
from macros.facts.records.parts import Part
from macros.present.api.parts import circuit_rows
from macros.present.html.data_files import plain_number


def build_query(build: Build, region: str, mains: MainsSupply) -> str:
    """Return the query that leads to the check of a build in a region, with its `?`."""
    desktop = [
        ("motherboard", build.motherboard),
        ("case", build.case),
        ("cooler", build.cooler),
    ]
    pairs = [
        ("gpu", build.gpu.id),
        *_counted("gpu_count", build.gpu_count),
        *_named("gpu_board", build.gpu_board),
        *([("limit_w", f"{build.gpu_power_limit_w:g}")] if build.gpu_power_limit_w else []),
        *[
            ("further_gpu", _times((card.board or card.gpu).id, card.count))
            for card in build.further_cards
        ],
        ("use", build.use),
        *_named("cpu", build.cpu),
        *_counted("cpu_count", build.cpu_count),
        *[("memory", _times(_written("memory", kit), count)) for kit, count in build.memory],
        *[pair for name, part in desktop if not build.chassis for pair in _named(name, part)],
        *_named("psu", None if _is_built_in(build) else build.psu),
        *_counted("psu_count", build.psu_count),
        *[
            ("further_psu", _times(*item))
            for item in Counter(_written("psu", p) for p in build.further_psus).items()
        ],
        *_numbered("card_psus", build.card_psus),
        *_named("chassis", build.chassis),
        *_named("computer", build.computer),
        *[
            ("storage", _times(*item))
            for item in Counter(_written("storage", d) for d in build.storage).items()
        ],
        *_named("network", build.network),
        *_said(build),
        ("region", region),
        *_circuit(build, mains),
        *_counted("circuit_count", build.circuit_count),
        *_numbered("psu_circuits", build.psu_circuits),
    ]
    return "?" + urlencode(pairs, safe="*,:")


def _is_built_in(build: Build) -> bool:
    """Return whether the power supply is the one that the chassis or computer comes with."""
    if build.chassis:
        return build.chassis.brings_supply
    host = build.computer
    return bool(host and build.psu and build.psu.id == host.id != OWN_ID)


def _said(build: Build) -> list[tuple[str, str]]:
    """Return what a build says of how its cards are joined, where it is not the usual."""
    said = {
        "external": build.external,
        "dock_length_mm": build.dock_length_mm,
        "mounting": None if build.mounting == "slots" else build.mounting,
        "card_air": None if build.card_air == "none" else build.card_air,
        "bridge_slots": build.bridge_slots,
        "above_4g": None if build.above_4g is None else str(build.above_4g).lower(),
    }
    return [
        (name, f"{value:g}" if isinstance(value, float) else str(value))
        for name, value in said.items()
        if value is not None
    ]


def _named(name: str, part: Part | None) -> list[tuple[str, str]]:
    return [(name, _written(name, part))] if part else []


def _written(name: str, part: Part) -> str:
    """Return the id of a part, or the figures that its reader knows (`rated_w:850`).

    Several values end in a bar each (`ATX|Micro ATX|`); what holds in one case alone has that case
    before it: `2.least_lanes` with two cards, `at_115_v.output_w` on such mains.
    """
    if part.id != OWN_ID:
        return part.id
    fields = fields_of(part)
    cases = [(str(case), own) for of in fields.pop(BY, {}).values() for case, own in of.items()]
    figures = [(figure, value) for figure, value in fields.items()]
    figures += [(f"{case}.{figure}", value) for case, own in cases for figure, value in own.items()]
    read = names_read(name)
    return ",".join(
        f"{figure}:{_plain(value)}"
        for figure, value in figures
        if figure != "id"
        and figure.rpartition(".")[2] in read
        and isinstance(value, (str, int, float, tuple))
    )


def _plain(value: str | float | tuple[str | float, ...]) -> str:
    if isinstance(value, tuple):
        return "".join(f"{_plain(each)}|" for each in value)
    return str(value).lower() if isinstance(value, bool) else str(plain_number(value))


def _counted(name: str, count: int) -> list[tuple[str, str]]:
    return [(name, str(count))] if count > 1 else []


def _numbered(name: str, numbers: Sequence[int]) -> list[tuple[str, str]]:
    return [(name, ",".join(str(number) for number in numbers))] if numbers else []


def _times(id_: str, count: int) -> str:
    return id_ if count == 1 else f"{id_}*{count}"


def _circuit(build: Build, mains: MainsSupply) -> list[tuple[str, str]]:
    """Return the circuit's id; nothing for the usual socket."""
    if build.circuit is None or build.circuit == mains.usual:
        return []
    rows = circuit_rows(mains.circuits)
    return [("circuit", rows[mains.circuits.index(build.circuit)]["id"])]
