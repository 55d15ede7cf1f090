"""Trials: measured speeds of text generation, each with the work of one token."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from macros.advice.generation.token_work import TokenWork, token_work
from macros.advice.memory.constants import MemoryConstants, constants_of
from macros.advice.memory.formats import BYTES_PER_GB
from macros.advice.memory.shape import Shape, shape_of
from macros.advice.speeds.measurements import day_of, log_speed_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Dataset, Run, Test
from macros.facts.records.products import Gpu

# Accelerators whose memory is of one kind, by the beginning of its name.
MEMORY_CLASSES = ("GDDR", "HBM", "LPDDR")


@dataclass(frozen=True)
class Trial:
    """What one accelerator wrote with one model in one campaign: tokens a second, one stream."""

    gpu: Gpu
    dataset: str
    test: Test
    work: TokenWork
    tokens_per_s: float

    @property
    def read_seconds(self) -> float:
        """How long reading would take at full bandwidth, in seconds a token."""
        return read_seconds(self.gpu, self.work)


def memory_class(gpu: Gpu) -> str | None:
    """Return the class of an accelerator's memory; None for one that is not measured as a class."""
    return next((name for name in MEMORY_CLASSES if gpu.memory.type.startswith(name)), None)


def read_seconds(gpu: Gpu, work: TokenWork) -> float:
    """Return how long reading what a token needs takes at full bandwidth, in seconds."""
    return work.read_bytes / (gpu.memory.bandwidth_gb_s * BYTES_PER_GB)


def trials(catalog: Catalog, today: date) -> tuple[Trial, ...]:
    """Return the single streams on one accelerator that were measured by `today`.

    Of several runs of one test in one campaign the newest build counts, as for all speeds.
    """
    return tuple(_trials(catalog, today, _is_single))


def joint_trials(catalog: Catalog, today: date) -> tuple[Trial, ...]:
    """Return the single streams on several equal accelerators that divide the model by layers."""
    return tuple(_trials(catalog, today, _divides_layers))


def _trials(catalog: Catalog, today: date, counts: Callable[[Run], bool]) -> Iterator[Trial]:
    constants = constants_of(catalog)
    for name, dataset in catalog.datasets.items():
        for test in dataset.tests:
            work = None if test.serves else text_work(test, catalog, constants)
            if work:
                runs = [run for run in _runs(dataset, test, today) if counts(run)]
                yield from _of_test(name, test, work, runs, catalog.gpus)


def _is_single(run: Run) -> bool:
    return run.count == 1


def _divides_layers(run: Run) -> bool:
    """Return whether cards divide layers, as llama.cpp does where nothing else is said."""
    return run.count > 1 and run.split in (None, "layer")


def text_work(test: Test, catalog: Catalog, constants: MemoryConstants) -> TokenWork | None:
    """Return the work of a token of a test that writes text; None for others and unknown files."""
    model = catalog.models.get(test.model or "")
    shape = shape_of(model) if model else None
    is_other = test.speculative or test.tuning or test.prompt_tokens
    if shape is None or is_other or test.unit != "tokens/s":
        return None
    if test.weights is None:
        return _named_work(test, shape)
    return token_work(shape, test.weights, test.filled_tokens or 0, constants)


def _named_work(test: Test, shape: Shape) -> TokenWork | None:
    """Return the work of a test whose weights have a format that we do not compute."""
    if not test.read_gb:
        return None
    return TokenWork(test.read_gb * BYTES_PER_GB, shape.layers, shape.is_mixture)


def _of_test(
    name: str, test: Test, work: TokenWork, runs: Sequence[Run], gpus: Mapping[str, Gpu]
) -> Iterator[Trial]:
    by_cards: dict[tuple[str, int], list[Run]] = defaultdict(list)
    for run in runs:
        by_cards[run.accelerator, run.count].append(run)
    for (id_, count), own in by_cards.items():
        gpu = gpus.get(id_)
        if gpu and memory_class(gpu):
            of_each = math.exp(log_speed_of(own, test.unit, gpu))
            yield Trial(gpu, name, test, work, count * of_each)


def _runs(dataset: Dataset, test: Test, today: date) -> Iterator[Run]:
    for run in dataset.runs:
        if run.test == test.id and not run.set_aside and day_of(run, dataset) <= today:
            yield run
