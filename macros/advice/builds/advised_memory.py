"""Advised memory: what it costs in a computer to follow the advice on its amount."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.builds.options import Item
from macros.advice.builds.results import Result
from macros.advice.builds.search import Combination, Search
from macros.facts.records.parts import MemoryKit

# The rule that advises as much memory as all accelerators have, and asks nobody for it.
SIZE_RULE = "memory-size"
# The rule that warns where so many modules are slower: the price alone would hide it.
_DENSITY_RULE = "memory-density"


@dataclass(frozen=True)
class AdvisedMemory:
    """The cheapest memory of the advised amount that goes into a computer, and what it adds.

    `crowded` is there where its modules share channels, which slows them.
    """

    item: Item
    extra_usd: float
    crowded: Result | None = None

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
            extra_usd = option.usd - chosen[kind].usd
            return AdvisedMemory(option.item, extra_usd, _crowded(search, larger))
    return None


def _crowded(search: Search, combination: Combination) -> Result | None:
    if _DENSITY_RULE not in search.rulebook.rules:
        return None
    result = search.result(_DENSITY_RULE, combination)
    return result if result and result.severity == "warn" else None


def _falls_short(search: Search, combination: Combination) -> bool:
    result = search.result(SIZE_RULE, combination)
    return result is None or result.severity != "pass"  # far too little is no matter of advice
