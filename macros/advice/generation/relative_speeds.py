"""Relative speeds: those of generating text that only the model of tokens a second can tell."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from macros.advice.generation.generation_model import GenerationSpeed, generation_speed
from macros.advice.generation.levels import FEWEST_CARDS
from macros.advice.generation.trials import memory_class
from macros.advice.memory.held import FOUR_BITS
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Z80, Speed
from macros.advice.speeds.workload_model import WorkloadModel
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

# The dense model in 4 bits that stands for a size. Of smaller ones enough was measured with each
# class of memory.
MODELS = {"llm-decode-30b": "qwen3-6-27b", "llm-decode-70b": "llama-3-3-70b"}


def with_token_speeds(found: Performance, catalog: Catalog, today: date) -> Performance:
    """Return the speeds, those with memory of a class that hardly anybody measured from tokens.

    A fit to cards with one class of memory knows nothing of how much of its bandwidth another
    reaches. The model of tokens a second does, from smaller language models, so both agree.
    """
    speeds = found.speeds
    lists = (speeds.by_workload, speeds.too_small)
    told, too_small = (
        {work: dict(_told(work, known, found, catalog, today)) for work, known in every.items()}
        for every in lists
    )
    return replace(found, speeds=replace(speeds, by_workload=told, too_small=too_small))


def _told(
    work: str, known: Mapping[str, Speed], found: Performance, catalog: Catalog, today: date
) -> Mapping[str, Speed]:
    """Return the speeds in one work, those of unmeasured classes of memory told anew."""
    model, reference = MODELS.get(work), catalog.gpus.get(found.speeds.reference_of(work))
    base = _tokens(reference, model, catalog, today)
    if base is None:
        return known
    classes = measured_classes(found.models[work], catalog.gpus)
    return {
        id_: speed
        if speed.kind == "measured" or memory_class(catalog.gpus[id_]) in classes
        else _from_tokens(speed, _tokens(catalog.gpus[id_], model, catalog, today), base)
        for id_, speed in known.items()
    }


def measured_classes(model: WorkloadModel, gpus: Mapping[str, Gpu]) -> frozenset[str | None]:
    """Return the classes of memory of which enough was measured for a fit, the lender's too."""
    points = model.loan.lender.points if model.loan else model.points
    counts = Counter(memory_class(gpus[point.id]) for point in points if point.id in gpus)
    return frozenset(name for name, count in counts.items() if count >= FEWEST_CARDS)


def _tokens(
    gpu: Gpu | None, model: str | None, catalog: Catalog, today: date
) -> GenerationSpeed | None:
    if gpu is None or model is None:
        return None
    return generation_speed(catalog, gpu, model, FOUR_BITS, today)


def _from_tokens(speed: Speed, own: GenerationSpeed | None, base: GenerationSpeed) -> Speed:
    """Return the ratio of two speeds in tokens a second, with the range of both."""
    if own is None:
        return speed
    value = own.tokens_per_s.likely / base.tokens_per_s.likely
    spread = math.hypot(_spread(own), _spread(base))
    low, high = value * math.exp(-Z80 * spread), value * math.exp(Z80 * spread)
    return replace(speed, value=value, low=low, high=high, extrapolated=True)


def _spread(speed: GenerationSpeed) -> float:
    """Return the standard deviation of the logarithm."""
    return math.log(speed.tokens_per_s.high / speed.tokens_per_s.low) / (2 * Z80)
