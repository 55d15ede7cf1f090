"""Shared memory words: what a system leaves a model of its memory, and with a raised limit."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from macros.advice.memory.shared_memory import sure_gib, unset_gib
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.words.language import Language


def limit_words(gpu: Gpu, catalog: Catalog, language: Language) -> Iterator[str]:
    """Yield how much a model has at first and with a raised limit; nothing where none is raised."""
    unset = unset_gib(gpu, catalog)
    if unset is not None:
        yield language.say(
            "shared-memory-limit",
            unset=_gib(unset, language),
            size=_gib(gpu.memory.size_gb, language),
            sure=_gib(sure_gib(gpu, catalog), language),
        )


def _gib(size: float, language: Language) -> str:
    return language.text("unit.gib", number=language.exact(floor(size)))
