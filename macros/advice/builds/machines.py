"""Machines: one computer with all accelerators, or two with half of them each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.builds.wall_draw import wall_draw
from macros.facts.records.builds import BuildRule
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
        """The memory of the accelerators that one machine alone brings to one model, in GB."""
        build = self.choice.build
        return build.gpu.memory.size_gb * build.gpu_count if build else None

    @property
    def memory_gb(self) -> float | None:
        """The memory of all accelerators, in GB."""
        each = self.machine_memory_gb
        return None if each is None else each * self.machines

    def wall_ends_w(self, rules: Mapping[str, BuildRule]) -> tuple[float, ...]:
        """Return what all machines draw at the wall, in W: one figure, two ends, or none."""
        each = wall_draw(self.choice.figures, rules)
        return tuple(end_w * self.machines for end_w in each.ends_w) if each else ()

    @property
    def circuits(self) -> int | None:
        """How many circuits they hang on: each machine on its own."""
        build = self.choice.build
        return build.circuit_count * self.machines if build else None


@dataclass(frozen=True)
class Alternative:
    """The same accelerators in one machine, and in two with half of them each."""

    whole: Fleet
    halves: Fleet

    @property
    def price_ratio(self) -> float | None:
        """What two machines cost in terms of one; None where one of them cannot be built.

        Neither where a price is unknown in only one of them: that would be no comparison.
        """
        whole, halves = self.whole.amount, self.halves.amount
        if whole is None or halves is None:
            return None
        alike = bool(self.whole.choice.unpriced) == bool(self.halves.choice.unpriced)
        return halves / whole if alike else None


def half_tier(tiers: Mapping[str, Tier], tier: Tier) -> Tier | None:
    """Return the tier with half as many accelerators in a computer of its own."""
    halves = (half for half in tiers.values() if half.gpu_count * 2 == tier.gpu_count)
    return next((half for half in halves if half.host != "existing"), None)
