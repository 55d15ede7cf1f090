"""Advised memory: what it costs in a computer to follow the advice on its amount."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.builds.options import Item
from macros.advice.builds.search import Combination, Search
from macros.facts.records.parts import MemoryKit

# The rule that advises as much memory as all accelerators have, and asks nobody for it.
SIZE_RULE = "memory-size"


@dataclass(frozen=True)
class AdvisedMemory:
    """The cheapest memory of the advised amount that goes into a computer, and what it adds."""

    item: Item
    extra_usd: float

    @property
    def size_gb(self) -> float:
        """The memory of all its modules, in GB."""
        kit = self.item.part
        assert isinstance(kit, MemoryKit)
        return kit.modules * kit.module_gb * self.item.count


def advised_memory(search: Search, chosen: Combination) -> AdvisedMemory | None:
    """Return the memory that the advice asks of a chosen combination, all else left as it is.

    None where there is enough already, or nothing to buy that the other rules accept.
    """
    kind = "memory_kit"
    if SIZE_RULE not in search.rulebook.rules or not _falls_short(search, chosen):
        return None
    for option in sorted(search.options_before[kind], key=lambda option: option.usd):
        larger = {**chosen, kind: option}
        if option.item and not _falls_short(search, larger) and not search.broken(larger):
            return AdvisedMemory(option.item, option.usd - chosen[kind].usd)
    return None


def _falls_short(search: Search, combination: Combination) -> bool:
    result = search.result(SIZE_RULE, combination)
    return result is not None and result.severity != "pass"
