"""Constants: the terms and rules of which all memory is computed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from macros.facts.catalog import Catalog
from macros.facts.records.memory import MemoryTerm
from macros.facts.records.models import MemoryRule

Rules = Mapping[str, MemoryRule]
Terms = Mapping[str, MemoryTerm]


@dataclass(frozen=True, eq=False)
class MemoryConstants:
    """What data/memory_terms.yml and data/memory_rules.yml hold, by id."""

    terms: Terms
    rules: Rules


@cache
def constants_of(catalog: Catalog) -> MemoryConstants:
    """Return the constants of a catalogue."""
    return MemoryConstants(catalog.memory_terms, catalog.memory_rules)
