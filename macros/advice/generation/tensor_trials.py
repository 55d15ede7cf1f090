"""Tensor trials: what equal cards wrote that share every layer, and what they wrote in turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import median
from typing import NamedTuple

from macros.advice.generation.token_work import TokenWork
from macros.advice.generation.trials import memory_class, text_work
from macros.advice.memory.constants import constants_of
from macros.advice.speeds.measurements import day_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Dataset, Run, Test
from macros.facts.records.products import Gpu

# The words with which links begin that are told apart; others are of their own kind.
LINKS = ("NVLink", "PCIe")


class Machine(NamedTuple):
    """The equal cards of an owner."""

    owner: str
    gpu: str
    architecture: str


@dataclass(frozen=True)
class TensorTrial:
    """What `count` equal cards of one owner wrote, one conversation, sharing every layer."""

    gpu: Gpu
    count: int
    test: Test
    owner: str
    link: str | None
    work: TokenWork
    is_mixture: bool
    tokens_per_s: float

    @property
    def machine(self) -> Machine:
        """What counts as one."""
        return Machine(self.owner, self.gpu.id, self.gpu.architecture)


@dataclass(frozen=True)
class TensorPair:
    """Both ways on one machine with one program; `alone` says that one card had room for it.

    `in_turn` is what one card wrote, or as many that divide the layers.
    """

    gpu: Gpu
    count: int
    test: Test
    owner: str
    link: str | None
    is_mixture: bool
    alone: bool
    in_turn: float
    tensor: float

    @property
    def gain(self) -> float:
        """How many times as fast it is to share every layer."""
        return self.tensor / self.in_turn


def tensor_trials(catalog: Catalog, today: date) -> tuple[TensorTrial, ...]:
    """Return what was measured by `today` of models whose shape is known."""
    return tuple(_trials(catalog, today))


def tensor_pairs(catalog: Catalog, today: date) -> tuple[TensorPair, ...]:
    """Return where an owner measured both ways by `today` with the same build and room for text."""
    return tuple(_pairs(catalog, today))


def link_kind(link: str | None) -> str | None:
    """Return the kind of a link: the first word of `NVLink (NV4)`; None where nobody named it."""
    if link is None:
        return None
    return next((kind for kind in LINKS if link.startswith(kind)), "other")


def _trials(catalog: Catalog, today: date) -> Iterator[TensorTrial]:
    constants = constants_of(catalog)
    for dataset in catalog.datasets.values():
        for test in dataset.tests:
            work = None if test.serves else text_work(test, catalog, constants)
            for (id_, count, owner, link), runs in _shared(dataset, test, today).items():
                gpu = catalog.gpus.get(id_)
                if work and gpu and memory_class(gpu):
                    named = gpu, count, test, owner, link
                    speed = median(float(run.value) for run in runs)
                    yield TensorTrial(*named, work, _is_mixture(catalog, test), speed)


def _shared(
    dataset: Dataset, test: Test, today: date
) -> Mapping[tuple[str, int, str, str | None], Sequence[Run]]:
    """Return the runs that share every layer by card, count, owner and link."""
    found: dict[tuple[str, int, str, str | None], list[Run]] = defaultdict(list)
    for run in _known(dataset, test, today):
        if run.count > 1 and run.split == "tensor":
            owner = run.source or dataset.source
            found[run.accelerator, run.count, owner, run.link].append(run)
    return found


def _known(dataset: Dataset, test: Test, today: date) -> Iterator[Run]:
    """Yield the runs that count."""
    for run in dataset.runs:
        if run.test == test.id and not run.set_aside and day_of(run, dataset) <= today:
            yield run


def _pairs(catalog: Catalog, today: date) -> Iterator[TensorPair]:
    for dataset in catalog.datasets.values():
        for test in dataset.tests:
            is_other = test.speculative or test.tuning or test.prompt_tokens or test.serves
            if test.model and not is_other:
                yield from _pairs_of(dataset, test, catalog, today)


def _pairs_of(dataset: Dataset, test: Test, catalog: Catalog, today: date) -> Iterator[TensorPair]:
    set_ups: dict[tuple[str, str, str | None, int | None], list[Run]] = defaultdict(list)
    for run in _known(dataset, test, today):
        if run.build or run.source:  # else it may be of any owner that the campaign gathered
            owner = run.source or dataset.source
            set_ups[run.accelerator, owner, run.build, run.allocated_tokens].append(run)
    for (id_, owner, *_), runs in set_ups.items():
        for count in sorted({run.count for run in runs if run.split == "tensor"}):
            tensor = [run for run in runs if run.count == count and run.split == "tensor"]
            in_turn = [run for run in runs if run.count == count and run.split == "layer"]
            alone = [run for run in runs if run.count == 1]
            if (base := in_turn or alone) and id_ in catalog.gpus:
                named = catalog.gpus[id_], count, test, owner, tensor[0].link
                ways = (median(float(run.value) for run in one) for one in (base, tensor))
                yield TensorPair(*named, _is_mixture(catalog, test), not in_turn, *ways)


def _is_mixture(catalog: Catalog, test: Test) -> bool:
    return catalog.models[test.model or ""].parameters.is_mixture
