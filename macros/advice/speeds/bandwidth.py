"""Bandwidth: which share of the bound set by memory bandwidth text generation reaches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from statistics import median

from macros.advice.speeds.measurements import day_of
from macros.facts.catalog import Catalog

# Memory classes by the beginning of their names; what soldered memory of computers is called.
CLASSES = ("GDDR", "HBM", "LPDDR")


@dataclass(frozen=True)
class Fraction:
    """The measured speed as a share of bandwidth / bytes read per token, over accelerators.

    Each accelerator counts once, with the median of its runs.
    """

    memory: str
    cards: int
    median: float
    lowest: float
    highest: float


def bandwidth_fractions(catalog: Catalog, today: date) -> tuple[Fraction, ...]:
    """Return the shares by class of memory, from single streams measured by `today`."""
    by_class: dict[str, list[float]] = defaultdict(list)
    for id_, shares in _shares(catalog, today).items():
        memory = catalog.gpus[id_].memory.type
        name = next((name for name in CLASSES if memory.startswith(name)), None)
        if name:
            by_class[name].append(median(shares))
    return tuple(
        Fraction(name, len(fractions), median(fractions), min(fractions), max(fractions))
        for name in CLASSES
        if (fractions := by_class[name])
    )


def _shares(catalog: Catalog, today: date) -> Mapping[str, list[float]]:
    by_gpu: dict[str, list[float]] = defaultdict(list)
    for dataset in catalog.datasets.values():
        sizes = {test.id: test.read_gb for test in dataset.tests}
        for run in dataset.runs:
            gpu, size = catalog.gpus.get(run.accelerator), sizes[run.test]
            if gpu and size and run.count == 1 and day_of(run, dataset) <= today:
                by_gpu[gpu.id].append(run.value * size / gpu.memory.bandwidth_gb_s)
    return by_gpu
