"""Machines: one computer with all accelerators, or two with half of them each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.facts.records.tiers import Tier


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
    """The same accelerators in one machine and in two."""

    one: Fleet
    two: Fleet

    @property
    def price_ratio(self) -> float | None:
        """What two machines cost in terms of one; None where one of them cannot be built.

        Neither where a price is unknown in only one of them: that would be no comparison.
        """
        one, two = self.one.amount, self.two.amount
        if one is None or two is None:
            return None
        unpriced = bool(self.one.choice.unpriced), bool(self.two.choice.unpriced)
        return two / one if unpriced[0] == unpriced[1] else None


def half_tier(tiers: Mapping[str, Tier], tier: Tier) -> Tier | None:
    """Return the tier with half as many accelerators in a computer of its own."""
    halves = (half for half in tiers.values() if half.gpu_count * 2 == tier.gpu_count)
    return next((half for half in halves if half.host != "existing"), None)
