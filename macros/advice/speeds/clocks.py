"""Clocks: how far a chip with little power stays below the rates of its data sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median

from macros.facts.records.fields import FIELDS
from macros.facts.records.measurements import Term
from macros.facts.records.products import Gpu

FIELD_OF_TERM = {field.term: field for field in FIELDS if field.term}
CLOCKED: frozenset[Term] = frozenset({"tensor", "vector"})  # what the clock of the chip bounds

Kind = tuple[Term, str]


@dataclass(frozen=True)
class Clocks:
    """Which share of its rates each accelerator holds for long under its design power.

    Rates stand at boost clock, which a chip that is sold with less power than its like does not
    hold. Clock rises with power to the power of a third where voltage follows the clock
    (power = capacity x voltage^2 x clock), of one where voltage stays; `exponent` lies between.
    A chip whose tensor cores do more in a cycle draws more for it, so each rate has its own
    share. `watts` are those per TFLOPS of a rate of the middle accelerator of each kind.
    """

    exponent: float = 0.0
    watts: Mapping[Kind, float] = field(default_factory=dict)

    @classmethod
    def of(cls, gpus: Iterable[Gpu], exponent: float) -> Clocks:
        """Return the clocks by the accelerators of a catalogue, without those only announced."""
        by_kind: dict[Kind, list[float]] = defaultdict(list)
        for gpu in gpus:
            for term in CLOCKED:
                watts = _watts_per_tflops(gpu, term)
                if watts is not None and not gpu.preview:
                    by_kind[_kind(gpu, term)].append(watts)
        return cls(exponent, {kind: median(watts) for kind, watts in by_kind.items()})

    def share(self, gpu: Gpu, term: Term) -> float:
        """Return the share of a rate that it holds: 1 with the usual power, or unknown power.

        What has no tensor cores computes with the same units in FP16 as in FP32.
        """
        if term == "tensor" and FIELD_OF_TERM[term].of(gpu) is None:
            return self.share(gpu, "vector")
        own, usual = _watts_per_tflops(gpu, term), self.watts.get(_kind(gpu, term))
        if own is None or usual is None:
            return 1.0
        return float(min(1.0, own / usual) ** self.exponent)


NOMINAL = Clocks()  # the rates of data sheets as they are


def architecture_group(gpu: Gpu) -> str:
    """Return what accelerators that are built alike share: architecture and kind of memory."""
    return f"{gpu.architecture} {'HBM' if gpu.memory.type.startswith('HBM') else 'other'}"


def _kind(gpu: Gpu, term: Term) -> Kind:
    """Return what a rate is compared within: chips with HBM have tensor cores of another width."""
    return term, architecture_group(gpu) if term == "tensor" else gpu.architecture


def _watts_per_tflops(gpu: Gpu, term: Term) -> float | None:
    rate, power_w = FIELD_OF_TERM[term].of(gpu), gpu.power.tdp_w
    return power_w / rate if rate and power_w else None
