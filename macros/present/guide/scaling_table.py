"""Scaling table: the measured speed of several accelerators, by work and by what joins them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from markupsafe import Markup

from macros.advice.builds.speed_ups import JOINTS, Joint, SpeedUp, joint_of
from macros.advice.edition import Edition
from macros.facts.records.measurements import Workload
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.words.language import Language

_KEY = "guide.scaling"
_COUNTS = (2, 4, 8)
_DIGITS = 2
Found = Mapping[int, Sequence[SpeedUp]]


def scaling_table(edition: Edition, language: Language) -> Markup:
    """Return the medians with their ends in small print; what nobody measured stays empty."""
    text, catalog = language.text, edition.catalog
    rows = []
    for work in catalog.workloads.values():
        for joint in JOINTS:
            found = {count: _measured(edition, work, joint, count) for count in _COUNTS}
            if any(found.values()):
                rows.append(_row(work.id, joint, found, language))
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


def _measured(edition: Edition, work: Workload, joint: Joint, count: int) -> list[SpeedUp]:
    gpus = edition.catalog.gpus
    return [
        one
        for one in edition.speed_ups(count)
        if one.test in work.tests and joint_of(one, gpus[one.accelerator]) == joint
    ]


def _row(work: str, joint: Joint, found: Found, language: Language) -> tuple[Cell, ...]:
    products = {one.accelerator for members in found.values() for one in members}
    name, count = language.text(f"{_KEY}.products"), language.exact(len(products))
    return (
        Cell(language.text(f"workload.{work}")),
        Cell(language.text(f"{_KEY}.{joint}"), detail=language.paired(name, count)),
        *(_middle(members, language) for members in found.values()),
    )


def _middle(members: Sequence[SpeedUp], language: Language) -> Cell:
    if not members:
        return Cell(NONE)
    ratios = [one.ratio for one in members]
    low, middle, high = (
        language.number(ratio, _DIGITS) for ratio in (min(ratios), median(ratios), max(ratios))
    )
    ends = language.text("speed.from_to", low=low, high=high) if low != high else ""
    return Cell(middle, detail=ends)


def _sources(edition: Edition, language: Language) -> tuple[Cell, ...]:
    """Return the campaigns that measured, the newest first."""
    datasets, tests = edition.catalog.datasets, _tests(edition)
    ups = (one for count in _COUNTS for one in edition.speed_ups(count) if one.test in tests)
    found = sorted(
        {one.dataset for one in ups},
        key=lambda id_: (datasets[id_].date.first_day, id_),
        reverse=True,
    )
    return tuple(
        Cell(
            datasets[id_].name,
            href=datasets[id_].url or "",
            detail=language.date(datasets[id_].date),
            remark=language.phrase(datasets[id_].software),
        )
        for id_ in found
    )


def _tests(edition: Edition) -> set[str]:
    return {test for work in edition.catalog.workloads.values() for test in work.tests}
