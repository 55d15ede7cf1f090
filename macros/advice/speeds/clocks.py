"""Clocks: how far a chip with little power stays below the rates of its data sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median

from macros.facts.records.products import Gpu


@dataclass(frozen=True)
class Clocks:
    """Which share of its rates each accelerator holds for long under its design power.

    Rates stand at boost clock, which a chip that is sold with less power than its like does not
    hold. Clock rises with power to the power of a third where voltage follows the clock
    (power = capacity x voltage^2 x clock), of one where voltage stays; `exponent` lies between.
    `watts` are those per TFLOPS of FP32 of the middle accelerator of each architecture.
    """

    exponent: float = 0.0
    watts: Mapping[str, float] = field(default_factory=dict)

    @classmethod
    def of(cls, gpus: Iterable[Gpu], exponent: float) -> Clocks:
        """Return the clocks by the accelerators of a catalogue, without those only announced."""
        by_architecture: dict[str, list[float]] = defaultdict(list)
        for gpu in gpus:
            watts = _watts_per_tflops(gpu)
            if watts is not None and not gpu.preview:
                by_architecture[gpu.architecture].append(watts)
        return cls(exponent, {name: median(watts) for name, watts in by_architecture.items()})

    def share(self, gpu: Gpu) -> float:
        """Return the share of its rates that it holds: 1 with the usual power, or unknown power."""
        own, usual = _watts_per_tflops(gpu), self.watts.get(gpu.architecture)
        if own is None or usual is None:
            return 1.0
        return float(min(1.0, own / usual) ** self.exponent)


NOMINAL = Clocks()  # the rates of data sheets as they are


def _watts_per_tflops(gpu: Gpu) -> float | None:
    rate, power_w = gpu.compute.fp32_tflops, gpu.power.tdp_w
    return power_w / rate if rate and power_w else None
