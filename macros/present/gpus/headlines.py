"""Headlines: the few figures that say most of an accelerator, as tiles and in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from macros.facts.records.fields import BANDWIDTH, FIELD, MEMORY, headline
from macros.facts.records.products import Gpu
from macros.present.words.language import Language


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
            language.text(field.key),
            language.figure(value, field.unit),
            field.mark_of(gpu) if field.kind else "",
        )
        for field, value in headline(gpu)
    ]


def gpu_summary(gpu: Gpu, language: Language) -> str:
    """Return the accelerator in two or three sentences, for readers and for search."""
    figures = {field.word: language.figure(value, field.unit) for field, value in headline(gpu)}
    first = {word: figures.pop(word) for word in ("memory", "bandwidth")}
    names = {"name": gpu.name, "vendor": gpu.vendor, "type": gpu.memory.type}
    sentences = [language.text("gpu.summary", **names, **first)]
    for word, figure in figures.items():
        sentences.append(language.text(f"gpu.summary.{word}", **{word: figure}))
    if gpu.since:
        key = "gpu.summary_released" if gpu.released else "gpu.summary_announced"
        sentences.append(language.text(key, date=language.date(gpu.since)))
    return language.text("join.sentence").join(sentences)


def gpu_description(gpu: Gpu, language: Language) -> str:
    """Return the line that search results show: the name and the figures, each with its kind."""
    figures = []
    for field, value in headline(gpu):
        shown = language.figure(value, field.unit)
        words = (field.mark, shown, field.mark_of(gpu) if field.kind else "")
        figures.append(" ".join(filter(None, words)))
    return language.text("gpu.description", name=gpu.name, figures=language.listed(figures))


def gpu_detail(gpu: Gpu, language: Language) -> str:
    """Return what tells an accelerator from others of its family."""
    fields = (FIELD[MEMORY], FIELD[BANDWIDTH])
    return language.listed(language.figure(field.of(gpu), field.unit) for field in fields)
