"""Measured peaks: what the formulas say of runs whose memory was measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from macros.advice.memory.constants import MemoryConstants
from macros.advice.memory.formats import Ends
from macros.advice.memory.peak import Peak, peak
from macros.advice.memory.quantities import GIB, Load
from macros.advice.memory.shape import shape_of_figures
from macros.facts.records.memory import MemoryPeak


@dataclass(frozen=True)
class Comparison:
    """A run that was measured, beside what the formulas say of it."""

    run: MemoryPeak
    computed: Peak

    @property
    def gib(self) -> Ends:
        """What the run takes of the card by the formulas, in GiB."""
        return self.computed.gib

    @property
    def error(self) -> float:
        """How far the likely amount lies above what the card showed, as a share of it."""
        return self.gib.likely / self.run.device_gib - 1

    @property
    def tensor_error(self) -> float:
        """How far the tensors alone lie above what was measured of them, as a share of it."""
        return self.computed.tensors / GIB / self.run.tensors_gib - 1

    @property
    def is_inside(self) -> bool:
        """Whether what the card showed lies between both ends."""
        return self.gib.low <= self.run.device_gib <= self.gib.high


def compared(runs: Iterable[MemoryPeak], constants: MemoryConstants) -> tuple[Comparison, ...]:
    """Return each measured run beside what the formulas say of it."""
    return tuple(Comparison(run, _computed(run, constants)) for run in runs)


def median_error(comparisons: Iterable[Comparison]) -> float:
    """Return the error that half of the runs stay below, as a share."""
    return median(abs(comparison.error) for comparison in comparisons)


def worst_error(comparisons: Iterable[Comparison]) -> float:
    """Return the largest error of any run, as a share."""
    return max(abs(comparison.error) for comparison in comparisons)


def _computed(run: MemoryPeak, constants: MemoryConstants) -> Peak:
    shape = shape_of_figures(
        parameters=run.parameters_billion * 1e9,
        layers=run.layers,
        hidden=run.hidden_size,
        intermediate=run.intermediate_size,
        heads=run.attention_heads,
        kv_heads=run.kv_heads,
        head_dim=run.head_size,
        vocabulary=run.vocabulary,
        tied=run.tied_embeddings,
    )
    load = Load(
        run.mode,
        run.tokens,
        run.sequences,
        checkpointing=run.checkpointing,
        accumulating=run.accumulating,
        optimizer=run.optimizer,
        lora_rank=run.lora_rank or 0,
    )
    return peak(shape, load, constants)
