"""Scaling table: the measured speed of several accelerators, by work and by what joins them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, product
from statistics import median

from markupsafe import Markup

from macros.advice.builds.speed_ups import JOINTS, Joint, SpeedUp, joint_of
from macros.advice.edition import Edition
from macros.facts.records.measurements import Split, Workload
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.words.language import Language
from macros.present.words.source_names import titled

_KEY = "guide.scaling"
_COUNTS = (2, 4, 8)
# Ways to share a language model of which one stream is faster in the second alone.
_TOLD: tuple[Split, ...] = ("layer", "tensor")
_DIGITS = 2
ByCount = Mapping[int, Sequence[SpeedUp]]


def scaling_table(edition: Edition, language: Language) -> Markup:
    """Return the medians with their ends in small print; what nobody measured stays empty."""
    text, catalog = language.text, edition.catalog
    rows = []
    for work in catalog.workloads.values():
        for split, joint in product((None, *_TOLD), JOINTS):
            by_count = {count: _measured(edition, work, joint, split, count) for count in _COUNTS}
            if any(by_count.values()):
                rows.append(_row(work.id, joint, split, by_count, language))
    heads = (
        Head(text("build-section.scaling.work"), wide=True),
        Head(text(f"{_KEY}.joint"), wide=True),
        *(Head(text(f"{_KEY}.count", count=count), figures=True) for count in _COUNTS),
    )
    table = Table(text(f"{_KEY}.title"), heads, tuple(rows), stacked=True)
    return table.html(
        notes=(text(f"{_KEY}.note"),),
        sources=_sources(edition, language),
        heading=text("gpu.sources"),
    )


def _measured(
    edition: Edition, work: Workload, joint: Joint, split: Split | None, count: int
) -> list[SpeedUp]:
    gpus = edition.catalog.gpus
    return [
        speed_up
        for speed_up in edition.speed_ups(count)
        if speed_up.test in work.tests
        and (speed_up.split if speed_up.split in _TOLD else None) == split
        and joint_of(speed_up, gpus[speed_up.accelerator]) == joint
    ]


def _row(
    work: str, joint: Joint, split: Split | None, by_count: ByCount, language: Language
) -> tuple[Cell, ...]:
    products = {speed_up.accelerator for members in by_count.values() for speed_up in members}
    name, count = language.text(f"{_KEY}.products"), language.exact(len(products))
    way = language.text(f"versus.split.{split}") if split else ""
    return (
        Cell(language.text(f"workload.{work}"), detail=way),
        Cell(language.text(f"{_KEY}.{joint}"), detail=language.paired(name, count)),
        *(_middle(members, language) for members in by_count.values()),
    )


def _middle(members: Sequence[SpeedUp], language: Language) -> Cell:
    if not members:
        return Cell(NONE)
    ratios = [speed_up.ratio for speed_up in members]
    low, middle, high = (
        language.number(ratio, _DIGITS) for ratio in (min(ratios), median(ratios), max(ratios))
    )
    ends = language.text("speed.from_to", low=low, high=high) if low != high else ""
    return Cell(middle, detail=ends)


def _sources(edition: Edition, language: Language) -> tuple[Cell, ...]:
    """Return the campaigns that measured, the newest first."""
    datasets = edition.catalog.datasets
    tests = {test for work in edition.catalog.workloads.values() for test in work.tests}
    speed_ups = chain.from_iterable(map(edition.speed_ups, _COUNTS))
    newest_first = sorted(
        {speed_up.dataset for speed_up in speed_ups if speed_up.test in tests},
        key=lambda id_: (datasets[id_].date.first_day, id_),
        reverse=True,
    )
    return tuple(
        Cell(
            titled(dataset.name, language).text,
            href=dataset.url or "",
            detail=language.date(dataset.date),
            remark=language.title(dataset.software),
        )
        for dataset in map(datasets.__getitem__, newest_first)
    )
