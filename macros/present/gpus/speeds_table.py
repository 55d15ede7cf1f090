"""Speeds table: how fast an accelerator does each kind of work, and how that is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.speeds.speed import Speed
from macros.facts.records.products import Gpu
from macros.present.html.table import Cell, Head, Table
from macros.present.words.language import Language

# What most buyers ask for; the other kinds of work stand below, folded.
MAIN_WORKS = (
    "cnn-training",
    "rnn-training",
    "transformer-training",
    "llm-decode-8b",
    "llm-prompt",
    "image-generation",
)
_IMAGES = "image-generation"
_DIGITS = 3
_DIGITS_OF_ENDS = 2


@dataclass(frozen=True)
class SpeedTables:
    """The speeds that most buyers ask for, those in other work, and what to know of both.

    A table is None where no speed is known. `unknown` says in which work none is, and why, once for
    all of it. `by_vendor` says which campaigns the product's own vendor submitted results to; it is
    empty where there is none.
    """

    main: Markup | None
    others: Markup | None
    unknown: tuple[str, ...] = ()
    by_vendor: str = ""


def speed_tables(edition: Edition, gpu: Gpu, language: Language) -> SpeedTables:
    """Return the speeds of an accelerator in all kinds of work, relative to the reference."""
    works = list(edition.catalog.workloads)
    main = [work for work in works if work in MAIN_WORKS]
    others = [work for work in works if work not in MAIN_WORKS]
    return SpeedTables(
        _table(edition, gpu, main, "gpu.speed.caption", language),
        _table(edition, gpu, others, "gpu.speed.others", language),
        tuple(_unknown(edition, gpu, works, language)),
        _by_vendor(edition, gpu, language),
    )


def speed_kind(speed: Speed, language: Language) -> str:
    """Return how a speed is known: measured, estimated, or estimated beyond what was measured."""
    kind = "extrapolated" if speed.extrapolated else speed.kind
    return language.text(f"pick.speed.{kind}")


def _by_vendor(edition: Edition, gpu: Gpu, language: Language) -> str:
    campaigns = [
        dataset.name
        for dataset in edition.catalog.datasets.values()
        if any(run.submitted_by_vendor and run.accelerator == gpu.id for run in dataset.runs)
    ]
    if not campaigns:
        return ""
    return language.say(
        "speed-by-vendor", vendor=gpu.vendor, campaigns=language.enumerated(campaigns)
    )


def _table(
    edition: Edition, gpu: Gpu, works: Sequence[str], caption: str, language: Language
) -> Markup | None:
    speeds = edition.performance.speeds
    known = {work: speed for work in works if (speed := speeds.of(work, gpu.id))}
    if not known:
        return None
    heads = (
        Head(language.text("speed.workload")),
        Head(language.text("pick.head.speed"), figures=True),
        Head(language.text("chart.known")),
    )
    rows = [_row(edition, work, speed, language) for work, speed in known.items()]
    name = reference_name(edition, speeds.reference, language)
    return Table(language.text(caption, name=name), heads, rows, dense=True).html()


def _unknown(edition: Edition, gpu: Gpu, works: Sequence[str], language: Language) -> Iterator[str]:
    """Yield for which work the memory is too small, and for which nobody measured anything."""
    speeds = edition.performance.speeds
    blank = [work for work in works if not speeds.of(work, gpu.id)]
    small = [work for work in blank if gpu.id in speeds.too_small.get(work, {})]
    unmeasured = [work for work in blank if work not in small]
    for key, some in (("gpu.speed.small", small), ("gpu.speed.none", unmeasured)):
        if some:
            names = language.listed(language.text(f"workload.{work}") for work in some)
            yield language.text(key, works=names)
    if _IMAGES in small and _holds_smaller_images(edition, gpu):
        yield language.text("gpu.speed.small.images")


def _holds_smaller_images(edition: Edition, gpu: Gpu) -> bool:
    """Return whether it has half the memory of the tests: enough for models of an older size."""
    return 2 * gpu.memory.size_gb >= edition.catalog.workloads[_IMAGES].memory_floor.size_gb


def work_cell(edition: Edition, work: str, language: Language) -> Cell:
    """Return the name of a work, with whose speed is 1 in it where that is not the usual one."""
    speeds = edition.performance.speeds
    reference = speeds.reference_of(work)
    is_usual = reference == speeds.reference
    scale = "" if is_usual else reference_name(edition, reference, language)
    return Cell(
        language.text(f"workload.{work}"),
        detail=language.text("chart.speed.x", name=scale) if scale else "",
    )


def _row(edition: Edition, work: str, speed: Speed, language: Language) -> list[Cell]:
    value = Cell(language.number(speed.value, _DIGITS), detail=_ends(speed, language))
    return [work_cell(edition, work, language), value, Cell(speed_kind(speed, language))]


def _ends(speed: Speed, language: Language) -> str:
    """Return the range; nothing where both ends read the same."""
    low, high = (language.number(end, _DIGITS_OF_ENDS) for end in (speed.low, speed.high))
    return language.text("join.range", low=low, high=high) if low != high else ""


def reference_name(edition: Edition, id_: str, language: Language) -> str:
    """Return the short name of the accelerator whose speed is 1; nothing where there is none."""
    gpu = edition.catalog.gpus.get(id_)
    return language.local_name(gpu, short=True) if gpu else ""
