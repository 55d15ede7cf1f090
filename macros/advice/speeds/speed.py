"""Speeds: how fast each accelerator does each kind of work, with how sure that is."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from macros.facts.records.measurements import Split

SpeedKind = Literal["measured", "estimated"]
Z80 = 1.2816  # a normal value lies within so many standard deviations in 80 % of cases


@dataclass(frozen=True)
class Speed:
    """The speed of an accelerator relative to the reference one; `low` to `high` holds 80 %.

    `extrapolated` marks an estimate for figures beyond those of the measured accelerators,
    `hindsight` one whose measurements were made after the day of the advice. `tests` and
    `campaigns` are how many of each the accelerator itself was measured in: none for an estimate.
    `split` is how several of them share a piece of work, where that is told.
    """

    workload: str
    id: str
    kind: SpeedKind
    value: float
    low: float
    high: float
    extrapolated: bool = False
    hindsight: bool = False
    tests: int = 0
    campaigns: int = 0
    split: Split | None = None

    @property
    def spread(self) -> float:
        """The standard deviation of the logarithm."""
        return math.log(self.high / self.low) / (2 * Z80)


@dataclass(frozen=True)
class Speeds:
    """All speeds by workload and accelerator, the reference accelerator's being 1.

    `references` names another reference for the work that the usual one cannot do. `too_small`
    has the speeds that accelerators would have in work for which their memory is too small: what
    several of them together make of it starts from there.
    """

    reference: str
    by_workload: Mapping[str, Mapping[str, Speed]]
    references: Mapping[str, str] = field(default_factory=dict)
    too_small: Mapping[str, Mapping[str, Speed]] = field(default_factory=dict)

    def of(self, workload: str, id_: str) -> Speed | None:
        """Return the speed of an accelerator; None where it is neither measured nor estimated."""
        return self.by_workload.get(workload, {}).get(id_)

    def reference_of(self, workload: str) -> str:
        """Return the accelerator whose speed in this work is 1."""
        return self.references.get(workload, self.reference)
