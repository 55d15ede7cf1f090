"""Arithmetic checks: figures that follow from others agree with them within 3 %."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from macros.facts.draft import Draft
from macros.facts.evidence import differs, explained
from macros.facts.fields import value_at
from macros.facts.problems import Problem, Severity
from macros.facts.records import Evidence, Gpu, Vocabulary
from macros.facts.yaml_source import Document, Keys

DEFAULT_OPERATIONS = 2  # a fused multiply-add counts as two


def check_fp32_arithmetic(draft: Draft) -> Iterator[Problem]:
    """fp32 throughput = operations per core and clock x cores x boost clock."""
    for gpu, document in draft.each_gpu():
        expected = expected_fp32_tflops(gpu, draft.vocabulary[0] if draft.vocabulary else None)
        stated = gpu.compute.fp32_tflops
        if expected is None or stated is None or not differs(stated, expected):
            continue
        if not explained(gpu, "fp32_arithmetic", "compute.fp32_tflops"):
            message = (
                f"{stated:g} does not follow from cores and boost clock, which give {expected:.4g}."
            )
            keys: Keys = ("compute", "fp32_tflops")
            yield _warning(document, keys, message, "fp32_arithmetic")


def check_bandwidth_arithmetic(draft: Draft) -> Iterator[Problem]:
    """Bandwidth = bus width x data rate per pin / 8."""
    for gpu, document in draft.each_gpu():
        expected = expected_bandwidth_gb_s(gpu)
        stated = gpu.memory.bandwidth_gb_s
        if expected is None or not differs(stated, expected):
            continue
        if not explained(gpu, "bandwidth_arithmetic", "memory.bandwidth_gb_s"):
            message = (
                f"{stated:g} does not follow from bus and data rate, which give {expected:.4g}."
            )
            keys: Keys = ("memory", "bandwidth_gb_s")
            yield _warning(document, keys, message, "bandwidth_arithmetic")


def check_data_rate_is_possible(draft: Draft) -> Iterator[Problem]:
    """Bandwidth and bus width imply a data rate per pin that the memory type can have."""
    if draft.vocabulary is None:
        return
    types = {kind.name: kind for kind in draft.vocabulary[0].memory_types}
    for gpu, document in draft.each_gpu():
        kind, bus = types.get(gpu.memory.type), gpu.memory.bus_bits
        if kind is None or bus is None:
            continue
        rate = gpu.memory.bandwidth_gb_s * 8 / bus
        if not kind.lowest_gbps <= rate <= kind.highest_gbps:
            bounds = f"{kind.lowest_gbps:g} to {kind.highest_gbps:g}"
            message = f"with this bus it means {rate:.3g} Gbit/s per pin; {kind.name} has {bounds}."
            if not explained(gpu, "bandwidth_arithmetic", "memory.bandwidth_gb_s"):
                yield _warning(
                    document, ("memory", "bandwidth_gb_s"), message, "bandwidth_arithmetic"
                )


def check_sources_agree(draft: Draft) -> Iterator[Problem]:
    """What another source prints lies within 3 % of the figure in the file."""
    for gpu, document in draft.each_gpu():
        for index, evidence in enumerate(gpu.sources):
            for path, stated in _disagreements(gpu, evidence):
                if not explained(gpu, "sources_disagree", path):
                    said = evidence.says[path]
                    message = f"{evidence.source} says {said:g}, this file says {stated:g}."
                    keys: Keys = ("sources", index, "says", path)
                    yield _warning(document, keys, message, "sources_disagree", field=path)


def check_explanations_are_needed(draft: Draft) -> Iterator[Problem]:
    """An explanation whose check holds by now is removed, so that the list stays true."""
    vocabulary = draft.vocabulary[0] if draft.vocabulary else None
    for gpu, document in draft.each_gpu():
        for index, explanation in enumerate(gpu.explanations):
            if explanation.field not in _failing(gpu, explanation.check, vocabulary):
                message = f"this explanation is no longer needed: {explanation.check} holds."
                problem = document.problem(("explanations", index), message, "Remove it.")
                yield replace(problem, severity=Severity.WARNING)


def expected_fp32_tflops(gpu: Gpu, vocabulary: Vocabulary | None) -> float | None:
    """Return fp32 throughput in TFLOPS from cores and boost clock, None where either is unknown."""
    if gpu.compute.fp32_cores is None or gpu.compute.boost_mhz is None or vocabulary is None:
        return None
    operations = {a.name: a.fp32_operations_per_core_clock for a in vocabulary.architectures}
    per_clock = operations.get(gpu.architecture) or DEFAULT_OPERATIONS
    return per_clock * gpu.compute.fp32_cores * gpu.compute.boost_mhz / 1e6


def expected_bandwidth_gb_s(gpu: Gpu) -> float | None:
    """Return memory bandwidth in GB/s from bus and data rate, None where either is unknown."""
    if gpu.memory.bus_bits is None or gpu.memory.data_rate_gbps is None:
        return None
    return gpu.memory.bus_bits * gpu.memory.data_rate_gbps / 8


def _failing(gpu: Gpu, check: str, vocabulary: Vocabulary | None) -> set[str]:
    if check == "sources_disagree":
        return {path for evidence in gpu.sources for path, _ in _disagreements(gpu, evidence)}
    if check == "fp32_arithmetic":
        expected, stated = expected_fp32_tflops(gpu, vocabulary), gpu.compute.fp32_tflops
        fails = expected is not None and stated is not None and differs(stated, expected)
        return {"compute.fp32_tflops"} if fails else set()
    expected = expected_bandwidth_gb_s(gpu)
    if expected is not None:
        fails = differs(gpu.memory.bandwidth_gb_s, expected)
    else:
        fails = not _data_rate_possible(gpu, vocabulary)
    return {"memory.bandwidth_gb_s"} if fails else set()


def _data_rate_possible(gpu: Gpu, vocabulary: Vocabulary | None) -> bool:
    if vocabulary is None or gpu.memory.bus_bits is None:
        return True
    rate = gpu.memory.bandwidth_gb_s * 8 / gpu.memory.bus_bits
    kinds = [kind for kind in vocabulary.memory_types if kind.name == gpu.memory.type]
    return all(kind.lowest_gbps <= rate <= kind.highest_gbps for kind in kinds)


def _disagreements(gpu: Gpu, evidence: Evidence) -> Iterator[tuple[str, float]]:
    for path, said in evidence.says.items():
        stated = value_at(gpu, path)
        if isinstance(stated, int | float) and differs(stated, said):
            yield path, stated


def _warning(
    document: Document, keys: Keys, message: str, check: str, field: str | None = None
) -> Problem:
    path = field or ".".join(str(key) for key in keys)
    hint = f"Correct it, or add an entry to `explanations` with check {check} and field {path}."
    return replace(document.problem(keys, message, hint), severity=Severity.WARNING)
