"""Limits: the rules that models of speed keep."""

from __future__ import annotations

from dataclasses import dataclass

from macros.facts.catalog import Catalog


@dataclass(frozen=True)
class Limits:
    """The rules that a model keeps: values of the rules of the same names."""

    interval_coverage: float
    cards_needed: int
    range_beyond: float

    @classmethod
    def of(cls, catalog: Catalog) -> Limits:
        """Return the limits that the catalogue's rules set."""
        rules = catalog.rules
        return cls(
            rules["interval-coverage"].value,
            int(rules["speed-cards-needed"].value),
            rules["speed-range-beyond"].value,
        )
