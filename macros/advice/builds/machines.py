"""Machines: one computer with all accelerators, or two with half of them each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.facts.tier_records import Tier


@dataclass(frozen=True)
class Fleet:
    """So many computers of one build, together."""

    choice: Choice
    machines: int

    @property
    def amount(self) -> float | None:
        """The price in the region's money; None where nothing can be built."""
        total = self.choice.total
        return total.amount * self.machines if total else None

    @property
    def machine_memory_gb(self) -> float | None:
        """The memory of the accelerators that one machine alone brings to one model."""
        build = self.choice.build
        return build.gpu.memory.size_gb * build.gpu_count if build else None

    @property
    def memory_gb(self) -> float | None:
        """The memory of all accelerators."""
        each = self.machine_memory_gb
        return None if each is None else each * self.machines

    @property
    def wall_w(self) -> float | None:
        """What all machines draw at the wall."""
        figures = self.choice.figures
        each = figures["wall_w"] if figures else None
        return None if each is None else each * self.machines

    @property
    def circuits(self) -> int | None:
        """How many circuits they hang on: each machine on its own."""
        build = self.choice.build
        return build.circuit_count * self.machines if build else None


@dataclass(frozen=True)
class Alternative:
    """The same class as one machine and as two; they have different accelerators now and then."""

    one: Fleet
    two: Fleet

    @property
    def is_possible(self) -> bool:
        """Whether both can be built, so that they can be compared."""
        return self.one.choice.build is not None and self.two.choice.build is not None


def half_tier(tiers: Mapping[str, Tier], tier: Tier) -> Tier | None:
    """Return the tier with half as many accelerators in a computer of its own."""
    halves = (one for one in tiers.values() if one.gpu_count * 2 == tier.gpu_count)
    return next((one for one in halves if one.host != "existing"), None)


def alternatives(choices: list[Choice], halves: list[Choice]) -> list[Alternative]:
    """Return for each class one machine beside two; classes that only one tier has are left out."""
    by_class = {one.tier_class.id: one for one in halves}
    return [
        Alternative(Fleet(one, 1), Fleet(by_class[one.tier_class.id], 2))
        for one in choices
        if one.tier_class.id in by_class
    ]
