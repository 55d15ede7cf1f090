"""Sure memory: how much of its memory an accelerator surely has for a model."""

from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# How the rules begin that say what a model may have, and what before anybody raises the limit.
_SHARED, _UNSET = "shared-memory-", "unset-memory-"


def sure_gib(gpu: Gpu, catalog: Catalog) -> float:
    """Return the memory of an accelerator that a model surely has, in GiB.

    Error correction is on where the maker ships it so and we know what it leaves. Where the maker
    tells how to raise the limit on shared memory, it is counted as raised.
    """
    return own_gib(gpu) * shared_share(gpu, catalog)


def own_gib(gpu: Gpu) -> float:
    """Return the memory of an accelerator as its maker ships it, in GiB."""
    return gpu.memory.with_ecc_gib or gpu.memory.size_gb


def unset_gib(gpu: Gpu, catalog: Catalog) -> float | None:
    """Return the GiB before anybody raises the limit; None where nothing has to be raised."""
    share = unset_share(gpu, catalog)
    return None if share is None else gpu.memory.size_gb * share


def shared_share(gpu: Gpu, catalog: Catalog) -> float:
    """Return the share of its memory that a model surely has; 1 of memory of its own.

    For a maker without a rule it is the lowest of all.
    """
    if not gpu.memory.unified:
        return 1.0
    shares = {
        id_.removeprefix(_SHARED): rule.value
        for id_, rule in catalog.memory_rules.items()
        if id_.startswith(_SHARED)
    }
    return shares.get(gpu.vendor.lower(), min(shares.values(), default=1.0))


def unset_share(gpu: Gpu, catalog: Catalog) -> float | None:
    """Return the share before anybody raises the limit; None where nothing has to be raised."""
    rule = catalog.memory_rules.get(f"{_UNSET}{gpu.vendor.lower()}")
    return rule.value if rule and gpu.memory.unified else None


def is_set_first(gpu: Gpu, need_gib: float, catalog: Catalog) -> bool:
    """Return whether a need is met only once somebody raises the limit."""
    unset = unset_gib(gpu, catalog)
    return unset is not None and unset < need_gib <= sure_gib(gpu, catalog)
