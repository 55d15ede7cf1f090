"""Part contradictions: figures of one part that cannot both be right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from macros.facts.records.parts import Cpu, Part, PowerSupply


@dataclass(frozen=True)
class Contradiction:
    """The figure that another one contradicts, what is wrong, and what to do."""

    field: str
    message: str
    hint: str


def contradictions(record: type[Part], figures: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Yield what is wrong with figures of such a part; what is unknown contradicts nothing."""

    def number(name: str) -> float | None:
        value = figures.get(name)
        return value if isinstance(value, (int, float)) else None

    if issubclass(record, PowerSupply):
        cables, plugs = number("cables_8pin"), number("connectors_8pin")
        if cables is not None and plugs is not None and cables > plugs:
            message = f"{cables:g} cables have {plugs:g} plugs."
            hint = "Count the cables with 8-pin plugs, each with at least one."
            yield Contradiction("cables_8pin", message, hint)
    if issubclass(record, Cpu):
        base, boost = number("base_ghz"), number("boost_ghz")
        if base is not None and boost is not None and boost < base:
            message = f"the boost of {boost:g} GHz is below the base of {base:g} GHz."
            yield Contradiction("boost_ghz", message, "Correct one of the two.")
