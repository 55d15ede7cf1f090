"""GPU names: the order and the neighbours of accelerators, and what stands beside a name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.words.grammar import NBSP
from macros.present.words.language import Language


def newest_first(catalog: Catalog) -> list[Gpu]:
    """Return all released accelerators, the newest first, then the announced ones."""
    return sorted(
        catalog.gpus.values(),
        key=lambda gpu: (
            gpu.preview,
            gpu.since is None,
            -(gpu.since.first_day.toordinal() if gpu.since else 0),
            gpu.name,
        ),
    )


def family_of(catalog: Catalog, gpu: Gpu) -> list[Gpu]:
    """Return the other accelerators of the family, smallest memory first."""
    return [other for other in _families(catalog)[gpu.family] if other.id != gpu.id]


@lru_cache(maxsize=2)  # as every page asks for one
def _families(catalog: Catalog) -> Mapping[str, Sequence[Gpu]]:
    families: dict[str, list[Gpu]] = {}
    for gpu in catalog.gpus.values():
        families.setdefault(gpu.family, []).append(gpu)
    for family in families.values():
        family.sort(key=lambda gpu: (gpu.memory.size_gb, gpu.memory.bandwidth_gb_s, gpu.name))
    return families


def memory_beside_name(gpu: Gpu, language: Language, *, short: bool = False) -> str:
    """Return the memory with its unit, or nothing where the name, or the `short` one, says it."""
    memory = language.figure(gpu.memory.size_gb, "gb")
    name = language.local_name(gpu, short=short)
    is_said = re.search(rf"(?<!\d){re.escape(memory.replace(NBSP, ' '))}", name)
    return "" if is_said else memory
