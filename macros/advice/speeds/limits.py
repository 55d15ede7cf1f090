"""Limits: the rules that models of speed keep."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.speeds.clocks import Clocks
from macros.facts.catalog import Catalog


@dataclass(frozen=True)
class Limits:
    """The rules that a model keeps: values of the rules of the same names.

    `clocks` say which share of its rates each accelerator holds.
    """

    interval_coverage: float
    cards_needed: int
    range_beyond: float
    clocks: Clocks

    @classmethod
    def of(cls, catalog: Catalog) -> Limits:
        """Return the limits that the catalogue's rules set."""
        rules = catalog.rules
        return cls(
            rules["interval-coverage"].value,
            int(rules["speed-cards-needed"].value),
            rules["speed-range-beyond"].value,
            Clocks.of(catalog.gpus.values(), rules["speed-power-share"].value),
        )
