"""Ahead model: how much faster a model writes where tokens are guessed ahead, as measured."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from statistics import median

from macros.advice.speeds.measurements import day_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Dataset, Test

FEWEST = 3


@dataclass(frozen=True)
class AheadGain:
    """The least, the median and the largest ratio, and of how many set-ups."""

    low: float
    likely: float
    high: float
    set_ups: int


def ahead_gains(catalog: Catalog, today: date) -> Mapping[str, AheadGain]:
    """Return the gains by model, where as many set-ups ran it with guesses and without."""
    found: dict[str, list[float]] = defaultdict(list)
    for dataset in catalog.datasets.values():
        for test in dataset.tests:
            if test.speculative and test.model:
                found[test.model] += _ratios(dataset, test, today)
    return {
        model: AheadGain(min(ratios), median(ratios), max(ratios), len(ratios))
        for model, ratios in sorted(found.items())
        if len(ratios) >= FEWEST
    }


def _ratios(dataset: Dataset, test: Test, today: date) -> Iterator[float]:
    """Yield the ratio of each set-up: an accelerator, how many, how divided, and which power."""
    plain = {
        one.id
        for one in dataset.tests
        if (one.model, one.weights) == (test.model, test.weights)
        and not (one.speculative or one.filled_tokens or one.prompt_tokens or one.serves)
    }
    without, guessed = _speeds(dataset, plain, today), _speeds(dataset, {test.id}, today)
    for set_up, speeds in guessed.items():
        if set_up in without:
            yield median(speeds) / median(without[set_up])


def _speeds(dataset: Dataset, tests: set[str], today: date) -> Mapping[object, list[float]]:
    found: dict[object, list[float]] = defaultdict(list)
    for run in dataset.runs:
        if run.test in tests and not run.set_aside and day_of(run, dataset) <= today:
            key = run.accelerator, run.count, run.split, run.backend, run.power_limit_w
            found[key].append(float(run.value))
    return found
