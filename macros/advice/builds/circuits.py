"""Circuits: which circuits of a region feed a build for hours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from macros.advice.builds.build import Build
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import Result, results
from macros.advice.builds.rulebook import Rulebook
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.regions import Circuit

# What a build finds at another socket: its voltage and load, and with them what a power supply
# delivers there and how much of it is lost.
_OF_MAINS = frozenset(
    {"mains_v", "circuit_w", "circuit_household", "psu_output_w", "psu_efficiency"}
)

OF_THE_CIRCUIT = "mains"  # the rule that holds the load against what a circuit delivers
OF_A_FAILURE = "circuit-failure"  # the rule that asks whether the others carry all when one fails


@dataclass(frozen=True)
class Socket:
    """A circuit, and what a build hung on circuits of this kind breaks `against` it, if anything.

    Too few watts come first of what it breaks, what nobody knows last. Too few watts when another
    circuit fails count where its own circuits have enough for that.
    """

    circuit: Circuit
    against: Result | None = None

    @property
    def suffices(self) -> bool:
        """Whether it breaks no rule."""
        return self.against is None


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
    judged = {
        circuit: results(asked, figures_of(replace(build, circuit=circuit), mains, computed))
        for circuit in mains.circuits
    }
    bears_failure = build.circuit in judged and not _lack_of_reserve(judged[build.circuit])
    sockets = []
    for circuit, found in judged.items():
        against = [result for result in found if result.rules_out]
        if against and bears_failure:
            against += _lack_of_reserve(found)
        against.sort(key=_place)
        sockets.append(Socket(circuit, against[0] if against else None))
    return sockets


def _lack_of_reserve(found: Iterable[Result]) -> list[Result]:
    """Return what is said of too few watts when a circuit fails; it alone rules nothing out."""
    return [result for result in found if result.rule == OF_A_FAILURE and result.severity == "warn"]


def _place(result: Result) -> tuple[bool, bool, bool]:
    """Return a key that puts too few watts first, and what nobody knows last."""
    is_unknown = result.severity == "unknown"
    return result.rule != OF_THE_CIRCUIT, is_unknown, result.rule == OF_A_FAILURE
