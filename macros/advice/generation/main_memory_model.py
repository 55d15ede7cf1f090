"""Main memory model: how fast a model writes of which a part lies in a computer's memory."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from statistics import median

from macros.advice.generation.generation_model import COVERAGE, GenerationModel, generation_model
from macros.advice.generation.main_memory_work import (
    Halves,
    experts_passed,
    halves,
    usual_expert_share,
)
from macros.advice.generation.token_work import bytes_passed, weight_bytes
from macros.advice.generation.trials import memory_class
from macros.advice.memory.constants import MemoryConstants, constants_of
from macros.advice.memory.formats import BITS_PER_BYTE, BYTES_PER_GB
from macros.advice.memory.shape import Shape, shape_of
from macros.facts.catalog import Catalog
from macros.facts.records.main_memory import MainMemoryRun

# Fewer computers say nothing of others.
FEWEST_HOSTS = 3
# No share of bandwidth follows from a token that took hardly longer than its part on the card.
LEAST_READING = 0.1


@dataclass(frozen=True)
class HostTrial:
    """What one computer wrote: seconds of a token, those of the card, and what was left to read."""

    run: MainMemoryRun
    is_mixture: bool
    card_s: float
    host_read_s: float

    @property
    def taken_s(self) -> float:
        """How long a token took."""
        return 1 / self.run.tokens_per_s

    @property
    def share(self) -> float:
        """Which share of the bandwidth of main memory was reached."""
        left = max(self.taken_s - self.card_s, LEAST_READING * self.taken_s)
        return self.host_read_s / left


@dataclass(frozen=True, eq=False)
class MainMemoryModel:
    """Seconds of a token = those of the card + bytes / (bandwidth of main memory x share).

    `shares` are by whether the model is a mixture of experts, whose scattered reads reach less.
    `reach` is the logarithm by which a measured computer differs that is left out. `experts` is
    their usual share of what a token passes through.
    """

    shares: Mapping[bool, float]
    reach: float
    experts: float
    trials: tuple[HostTrial, ...]

    @property
    def hosts(self) -> int:
        """How many computers it rests on."""
        return len({trial.run.host for trial in self.trials})

    @property
    def held(self) -> float:
        """The share of measured runs within the range of an estimate without their computer."""
        errors = _left_out(self.trials)
        return sum(abs(error) <= self.reach for error, _ in errors) / len(errors)


@cache
def main_memory_model(catalog: Catalog, today: date) -> MainMemoryModel | None:
    """Return the model of all that was measured by `today`; None where that is too little.

    Raises KeyError where a constant of memory is missing.
    """
    cards = generation_model(catalog, today)
    if cards is None:
        return None
    experts = usual_expert_share(catalog)
    return fitted_main_memory(tuple(_trials(catalog, today, cards, experts)), experts)


def fitted_main_memory(
    measured: Sequence[HostTrial], experts: float = 1.0
) -> MainMemoryModel | None:
    """Return the model that fits trials; None where too few computers were measured."""
    shares = _shares(measured)
    if not shares:
        return None
    return MainMemoryModel(shares, _reach(_left_out(measured)), experts, tuple(measured))


def _shares(measured: Sequence[HostTrial]) -> dict[bool, float]:
    """Return the share of bandwidth by kind of model: the median of computers."""
    by_host: dict[tuple[bool, str], list[float]] = defaultdict(list)
    for trial in measured:
        by_host[trial.is_mixture, trial.run.host].append(trial.share)
    by_kind: dict[bool, list[float]] = defaultdict(list)
    for (is_mixture, _), found in by_host.items():
        by_kind[is_mixture].append(median(found))
    return {kind: median(all_) for kind, all_ in by_kind.items() if len(all_) >= FEWEST_HOSTS}


def _left_out(measured: Sequence[HostTrial]) -> list[tuple[float, float]]:
    """Return the errors of each computer left out of the shares, with their weights.

    All runs of a computer weigh as much as those of another one.
    """
    found = []
    for host in sorted({trial.run.host for trial in measured}):
        own = [trial for trial in measured if trial.run.host == host]
        shares = _shares([trial for trial in measured if trial.run.host != host])
        for trial in own:
            if trial.is_mixture in shares:
                computed = trial.card_s + trial.host_read_s / shares[trial.is_mixture]
                found.append((math.log(computed / trial.taken_s), 1 / len(own)))
    return found


def _reach(errors: Sequence[tuple[float, float]]) -> float:
    """Return the logarithm within which the wanted share of a further computer's errors lies."""
    wanted = COVERAGE * (math.fsum(weight for _, weight in errors) + 1)
    counted, reach = 0.0, 0.0
    for error, weight in sorted((abs(error), weight) for error, weight in errors):
        if counted >= wanted:
            break
        counted, reach = counted + weight, error
    return reach


def _trials(
    catalog: Catalog, today: date, cards: GenerationModel, experts: float
) -> Iterator[HostTrial]:
    """Yield the runs that count, by the day, of models whose shape is known."""
    constants = constants_of(catalog)
    for run in catalog.main_memory_runs:
        shape = shape_of(catalog.models[run.model])
        is_known = run.date is None or run.date.last_day <= today
        if shape is None or run.set_aside or run.host_memory_gb_s is None or not is_known:
            continue
        divided = _halves(run, shape, constants, experts)
        card_s = _card_seconds(catalog, run, divided, cards)
        if card_s is not None:
            read_s = divided.host_bytes / (run.host_memory_gb_s * BYTES_PER_GB)
            yield HostTrial(run, shape.is_mixture, card_s, read_s)


def _halves(run: MainMemoryRun, shape: Shape, constants: MemoryConstants, experts: float) -> Halves:
    """Return what a token reads where, after a short text."""
    each, head = _bytes_of(run, constants)
    read = bytes_passed(shape, each, head)
    if run.accelerator is None:
        return Halves(0, read, 0)
    host_layers = run.host_expert_layers
    if host_layers is None:
        host_layers = shape.layers - (run.card_layers or 0)
    passed = experts_passed(shape, experts)
    head_bytes = shape.vocabulary * shape.hidden * head
    return halves(shape, read, each, head_bytes, host_layers, passed)


def _bytes_of(run: MainMemoryRun, constants: MemoryConstants) -> tuple[float, float]:
    if run.weights is None:
        each = (run.bits_per_weight or 0) / BITS_PER_BYTE
        return each, each
    return weight_bytes(run.weights, constants)


def _card_seconds(
    catalog: Catalog, run: MainMemoryRun, divided: Halves, cards: GenerationModel
) -> float | None:
    """Return how long the card takes for its part; None where nothing like it was measured."""
    if run.accelerator is None:
        return 0.0
    gpu = catalog.gpus[run.accelerator]
    share = cards.shares.get(memory_class(gpu) or "")
    if share is None:
        return None
    read_s = divided.card_bytes / (gpu.memory.bandwidth_gb_s * BYTES_PER_GB * share)
    return math.exp(cards.level(gpu)) * (read_s + cards.layer_s * divided.card_layers)
