"""Headlines: the few figures that say most of an accelerator, as tiles and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.facts.records.fields import BANDWIDTH, FIELD, Field, headline
from macros.facts.records.products import Gpu
from macros.present.words.gpu_names import memory_beside_name
from macros.present.words.language import Language

_TENSOR, _FP16 = "compute.tensor_tflops", "compute.tensor_fp16_dense_tflops"
_FIRST_WITH_BF16 = 8.0  # CUDA compute capability


@dataclass(frozen=True)
class Tile:
    """A headline figure."""

    label: str
    value: str
    note: str = ""


def gpu_tiles(gpu: Gpu, language: Language) -> list[Tile]:
    """Return the headline figures with their names."""
    return [
        Tile(
            language.text(_label(gpu, field)),
            language.figure(value, field.unit),
            field.mark_of(gpu) if field.kind else "",
        )
        for field, value in headline(gpu)
    ]


def _label(gpu: Gpu, field: Field) -> str:
    """Return the key of a figure's name: a tensor rate names BF16 only where the chip has it."""
    capability = gpu.software.compute_capability if gpu.software else None
    lacks_bf16 = capability is not None and capability < _FIRST_WITH_BF16
    return FIELD[_FP16].key if field.path == _TENSOR and lacks_bf16 else field.key


def gpu_summary(gpu: Gpu, language: Language) -> str:
    """Return what the accelerator is, whose and since when; the tiles below have its figures."""
    kind = language.say(
        "gpu-lead",
        product=language.full_name(gpu),
        vendor=gpu.vendor,
        segment=gpu.segment,
        form=gpu.form_factor,
    )
    return language.text("join.sentence").join(
        [kind, *_date(gpu, language), *_module(gpu, language), *_special(gpu, language)]
    )


def _module(gpu: Gpu, language: Language) -> Iterator[str]:
    """Yield that a module is nothing without a server that was built for it."""
    if gpu.is_server_module:
        yield language.say("gpu-lead-module")


def _special(gpu: Gpu, language: Language) -> Iterator[str]:
    """Yield that it has a plug that destroys, or that the memory of its figures is sold no more."""
    if any("EPS" in connector for connector in gpu.power.connectors or ()):
        yield language.say("gpu-lead-eps")
    if gpu.memory.withdrawn:
        yield language.say(
            "gpu-withdrawn",
            vendor=gpu.vendor,
            memory=language.figure(gpu.memory.size_gb, "gb"),
            date=language.day(gpu.memory.withdrawn),
        )


def _date(gpu: Gpu, language: Language) -> Iterator[str]:
    if gpu.since:
        yield language.say(
            "gpu-lead-date",
            product=language.full_name(gpu),
            state="released" if gpu.released else "announced",
            date=language.day(gpu.since),
        )


def gpu_description(gpu: Gpu, language: Language) -> str:
    """Return the line that search results show: the name and the figures, each with its kind."""
    figures = []
    for field, value in headline(gpu):
        shown = language.figure(value, field.unit)
        words = (field.mark, shown, field.mark_of(gpu) if field.kind else "")
        figures.append(" ".join(filter(None, words)))
    return language.text(
        "gpu.description", name=language.local_name(gpu), figures=language.detailed(figures)
    )


def gpu_detail(gpu: Gpu, language: Language) -> str:
    """Return what tells an accelerator from others of its family, but for what its name says."""
    field = FIELD[BANDWIDTH]
    figures = (memory_beside_name(gpu, language), language.figure(field.of(gpu), field.unit))
    return language.detailed(filter(None, figures))
