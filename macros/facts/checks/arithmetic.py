"""Arithmetic checks: figures that follow from others agree with them within 3 %."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.evidence import differs, explained
from macros.facts.records.fields import BANDWIDTH, FP32, value_at
from macros.facts.records.products import Evidence, ExcusableCheck, Gpu
from macros.facts.records.vocabulary import Vocabulary

DEFAULT_OPERATIONS = 2  # a fused multiply-add counts as two
EXCURSIONS = "power.excursions"
MOST_TIMES_TDP = 3  # beyond it a figure is more likely that of a whole computer, or mistyped


@check
def check_figures_follow(draft: Draft) -> Iterator[Problem]:
    """A figure that follows from others agrees with them, and none is impossible."""
    vocabulary = draft.only(Vocabulary)
    if vocabulary is None:
        return
    for gpu, document in draft.each(Gpu):
        for name, path, disagreement in _RULES:
            message = disagreement(gpu, vocabulary)
            if message and not explained(gpu, name, path):
                yield _warning(document, tuple(path.split(".")), message, name, path)


@check
def check_sources_agree(draft: Draft) -> Iterator[Problem]:
    """What another source prints lies within 3 % of the figure in the file."""
    for gpu, document in draft.each(Gpu):
        for index, evidence in enumerate(gpu.sources):
            for path, stated in _disagreements(gpu, evidence):
                if not explained(gpu, "sources_disagree", path):
                    printed = evidence.says[path]
                    message = f"{evidence.source} says {printed:g}, this file says {stated:g}."
                    keys: Keys = ("sources", index, "says", path)
                    yield _warning(document, keys, message, "sources_disagree", path)


@check
def check_explanations_are_needed(draft: Draft) -> Iterator[Problem]:
    """An explanation whose check holds by now is removed, so that the list stays true."""
    vocabulary = draft.only(Vocabulary)
    if vocabulary is None:
        return
    for gpu, document in draft.each(Gpu):
        for index, explanation in enumerate(gpu.explanations):
            if explanation.field not in _failing(gpu, explanation.check, vocabulary):
                message = f"this explanation is no longer needed: {explanation.check} holds."
                yield document.warning(("explanations", index), message, "Remove it.")


def fp32_disagreement(gpu: Gpu, vocabulary: Vocabulary) -> str | None:
    """Return how fp32 throughput (TFLOPS) differs from what cores and boost clock give."""
    compute = gpu.compute
    if compute.fp32_tflops is None or compute.fp32_cores is None or compute.boost_mhz is None:
        return None
    operations = {a.name: a.fp32_operations_per_core_clock for a in vocabulary.architectures}
    per_clock = operations.get(gpu.architecture) or DEFAULT_OPERATIONS
    expected = per_clock * compute.fp32_cores * compute.boost_mhz / 1e6
    if not differs(compute.fp32_tflops, expected):
        return None
    stated = f"{compute.fp32_tflops:g}"
    return f"{stated} does not follow from cores and boost clock, which give {expected:.4g}."


def bandwidth_disagreement(gpu: Gpu, vocabulary: Vocabulary) -> str | None:
    """Return how bandwidth (GB/s) differs from what bus and data rate give."""
    memory = gpu.memory
    if memory.bus_bits is None or memory.data_rate_gbps is None:
        return None
    expected = memory.bus_bits * memory.data_rate_gbps / 8
    if not differs(memory.bandwidth_gb_s, expected):
        return None
    stated = f"{memory.bandwidth_gb_s:g}"
    return f"{stated} does not follow from bus and data rate, which give {expected:.4g}."


def impossible_data_rate(gpu: Gpu, vocabulary: Vocabulary) -> str | None:
    """Return which data rate per pin the bandwidth means, where the memory type cannot have it."""
    kinds = {kind.name: kind for kind in vocabulary.memory_types}
    kind, bus_bits = kinds.get(gpu.memory.type), gpu.memory.bus_bits
    if kind is None or bus_bits is None:
        return None
    rate = gpu.memory.bandwidth_gb_s * 8 / bus_bits
    if kind.lowest_gbps <= rate <= kind.highest_gbps:
        return None
    bounds = f"{kind.lowest_gbps:g} to {kind.highest_gbps:g}"
    return f"with this bus it means {rate:.3g} Gbit/s per pin; {kind.name} has {bounds}."


def impossible_excursion(gpu: Gpu, vocabulary: Vocabulary) -> str | None:
    """Return the highest draw (W) that was measured, where it is too many times the TDP."""
    most = max((excursion.watts for excursion in gpu.power.excursions), default=0.0)
    if gpu.power.tdp_w is None or most <= MOST_TIMES_TDP * gpu.power.tdp_w:
        return None
    return f"{most:g} W is more than {MOST_TIMES_TDP} times the TDP, {gpu.power.tdp_w:g} W."


_RULES: tuple[tuple[ExcusableCheck, str, Callable[[Gpu, Vocabulary], str | None]], ...] = (
    ("fp32_arithmetic", FP32, fp32_disagreement),
    ("bandwidth_arithmetic", BANDWIDTH, bandwidth_disagreement),
    ("bandwidth_arithmetic", BANDWIDTH, impossible_data_rate),
    ("power_excursions", EXCURSIONS, impossible_excursion),
)


def _failing(gpu: Gpu, check: str, vocabulary: Vocabulary) -> set[str]:
    if check == "sources_disagree":
        return {path for evidence in gpu.sources for path, _ in _disagreements(gpu, evidence)}
    return {path for name, path, rule in _RULES if name == check and rule(gpu, vocabulary)}


def _disagreements(gpu: Gpu, evidence: Evidence) -> Iterator[tuple[str, float]]:
    for path, printed in evidence.says.items():
        stated = value_at(gpu, path)
        if isinstance(stated, int | float) and differs(stated, printed):
            yield path, stated


def _warning(document: Document, keys: Keys, message: str, check: str, path: str) -> Problem:
    hint = f"Correct it, or add an entry to `explanations` with check {check} and field {path}."
    return document.warning(keys, message, hint)
