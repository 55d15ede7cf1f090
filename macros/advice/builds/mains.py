"""MainsSupply: the sockets of a region, and what a power supply delivers on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from macros.facts.catalog import Catalog
from macros.facts.records.parts import Efficiency, Output
from macros.facts.records.regions import Circuit

MainsClass = Literal["at_100_v", "at_115_v", "at_200_v", "at_230_v"]
MAINS_CLASSES: tuple[MainsClass, ...] = get_args(MainsClass)
# Up to this voltage a power supply is fed by mains of nominally 100, 120 or 200 V.
_MOST_V: Mapping[MainsClass, float] = {"at_100_v": 110, "at_115_v": 140, "at_200_v": 215}


@dataclass(frozen=True)
class MainsSupply:
    """The circuits of a region; the first one is the usual socket of a room."""

    circuits: tuple[Circuit, ...]

    @property
    def usual(self) -> Circuit | None:
        """The socket that a reader has without calling an electrician."""
        return self.circuits[0] if self.circuits else None

    def enough_for(self, wall_w: float, least_v: float = 0.0) -> Circuit | None:
        """Return the first circuit that may deliver so much (W) for hours; None where none does.

        It has at least the voltage (V) below which a power supply does not run.
        """
        enough = (c for c in self.circuits if lasting_w(c) >= wall_w and c.volts >= least_v)
        return next(enough, None)


def mains_of(catalog: Catalog, region: str) -> MainsSupply:
    """Return the mains of a region, or of its whole. Raises KeyError for an unknown region."""
    record = catalog.regions[region]
    while not record.circuits and record.part_of:
        record = catalog.regions[record.part_of]
    return MainsSupply(record.circuits)


def circuit_ids(circuits: Sequence[Circuit]) -> list[str]:
    """Return an id for each circuit: voltage and current; of those alike the later are numbered."""
    seen: Counter[str] = Counter()
    ids = []
    for circuit in circuits:
        id_ = f"{circuit.volts:g}v-{circuit.amps:g}a"
        seen[id_] += 1
        ids.append(id_ if seen[id_] == 1 else f"{id_}-{seen[id_]}")
    return ids


def lasting_w(circuit: Circuit) -> float:
    """Return what a circuit may deliver for hours, in W: all, where no rule says less."""
    return circuit.max_w if circuit.continuous_w is None else circuit.continuous_w


def mains_class(circuit: Circuit | None) -> MainsClass | None:
    """Return the nominal voltage of a circuit, by which power supplies are rated."""
    if circuit is None:
        return None
    return next((name for name, most_v in _MOST_V.items() if circuit.volts <= most_v), "at_230_v")


def output_w(output: Output, label_w: float, mains: MainsClass) -> float | None:
    """Return what a power supply delivers on such mains, in W; None where nobody printed it.

    A label is for the best voltage, so it holds at 220 V and more where nothing else is known.
    """
    printed: float | None = getattr(output, f"{mains}_w")
    return label_w if printed is None and mains == "at_230_v" else printed


def efficiency(known: Efficiency, mains: MainsClass) -> float | None:
    """Return the share of wall power (0 to 1) that arrives at full load, where it is lowest.

    At a higher voltage less is lost, so what is known for 115 V is a lower bound for 230 V.
    """
    low, high = known.at_100_percent_115_v, known.at_100_percent_230_v
    return low if high is None or mains in ("at_100_v", "at_115_v") else high


def practice_a(circuit: Circuit) -> float | None:
    """Return the least current in A that anybody says a socket bears for hours.

    None where that is no less than the circuit counts with.
    """
    said = [practice.amps for practice in circuit.practice if practice.amps is not None]
    least = min(said, default=None)
    return least if least is not None and least * circuit.volts < lasting_w(circuit) else None
