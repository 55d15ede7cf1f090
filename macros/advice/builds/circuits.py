"""Circuits: which circuits of a region feed a build for hours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from macros.advice.builds.build import Build
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import results
from macros.advice.builds.rulebook import Rulebook
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.regions import Circuit

# What a build finds at another socket: its voltage and load, and with them what a power supply
# delivers there and how much of it is lost.
_OF_MAINS = frozenset({"mains_v", "circuit_w", "psu_output_w", "psu_efficiency"})


@dataclass(frozen=True)
class Socket:
    """A circuit, and whether a build hung on circuits of this kind breaks no rule."""

    circuit: Circuit
    suffices: bool


def rules_about_mains(
    rules: Mapping[str, BuildRule], computed: Mapping[str, BuildFigure]
) -> dict[str, BuildRule]:
    """Return the rules whose answer depends on the circuit."""
    names = Rulebook(rules, computed).names
    return {id_: rule for id_, rule in rules.items() if not _OF_MAINS.isdisjoint(names[id_])}


def sockets_for(
    build: Build,
    mains: MainsSupply,
    asked: Mapping[str, BuildRule],
    computed: Mapping[str, BuildFigure],
) -> list[Socket]:
    """Return every circuit of the region with the judgement of the rules that are `asked`."""
    sockets = []
    for circuit in mains.circuits:
        figures = figures_of(replace(build, circuit=circuit), mains, computed)
        suffices = not any(result.rules_out for result in results(asked, figures))
        sockets.append(Socket(circuit, suffices))
    return sockets
