"""Scaling section: how much faster several accelerators were measured to be than one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from macros.advice.builds.speed_ups import SpeedUp, TestScaling, by_test
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.tiers import Tier
from macros.present.builds.section import Block, Section
from macros.present.html.table import Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language

_KEY = "build-section.scaling"
_DIGITS = 2

ByWork = Mapping[str, Sequence[SpeedUp]]


def scaling_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None for a tier of one accelerator."""
    if tier.gpu_count < 2:
        return None
    catalog, count = edition.catalog, language.exact(tier.gpu_count)
    found = edition.speed_ups(tier.gpu_count)
    works = _by_work(catalog, found)
    title = language.text(_KEY, count=count)
    if not works:
        return Section("scaling", title, language.text(f"{_KEY}.nothing", count=count), ())
    blocks = (
        Block(table=_work_table(works, count, language)),
        Block(
            points=tuple(_chosen_points(edition, tier, found, language)),
            notes=(language.text(f"{_KEY}.note", count=count),),
        ),
        Block(table=_test_table(catalog, by_test(found), count, language), folded=True),
    )
    return Section("scaling", title, _finding(works, count, language), blocks)


def _by_work(catalog: Catalog, found: Sequence[SpeedUp]) -> ByWork:
    """Return the speed-ups by kind of work, where there are any."""
    works = {
        id_: [one for one in found if one.test in work.tests]
        for id_, work in catalog.workloads.items()
    }
    return {id_: members for id_, members in works.items() if members}


def _finding(works: ByWork, count: str, language: Language) -> str:
    middles = {id_: _middle(members) for id_, members in works.items()}
    best, worst = max(middles, key=middles.__getitem__), min(middles, key=middles.__getitem__)
    key = "one" if best == worst else "finding"
    return language.text(
        f"{_KEY}.{key}",
        count=count,
        best=language.text(f"workload.{best}"),
        high=_number(middles[best], language),
        worst=language.text(f"workload.{worst}"),
        low=_number(middles[worst], language),
    )


def _middle(members: Sequence[SpeedUp]) -> float:
    return median(one.ratio for one in members)


def _number(value: float, language: Language) -> str:
    return language.number(value, _DIGITS)


def _work_table(works: ByWork, count: str, language: Language) -> Table:
    rows = []
    for id_, members in works.items():
        ratios = [one.ratio for one in members]
        figures = (min(ratios), median(ratios), max(ratios))
        rows.append(
            (
                Cell(language.text(f"workload.{id_}")),
                *(Cell(_number(figure, language)) for figure in figures),
                Cell(language.exact(len({one.accelerator for one in members}))),
            )
        )
    heads = (
        Head(language.text(f"{_KEY}.work")),
        *(Head(language.text(f"{_KEY}.{end}"), figures=True) for end in ("low", "middle", "high")),
        Head(language.text(f"{_KEY}.accelerators"), figures=True),
    )
    return Table(language.text(f"{_KEY}.by_work", count=count), heads, tuple(rows))


def _chosen_points(
    edition: Edition, tier: Tier, found: Sequence[SpeedUp], language: Language
) -> list[Cell]:
    """Return what was measured of the accelerators of the tier's builds, or that nothing was."""
    region = home_region(edition.catalog, language)
    builds = [one.build for one in edition.choices(tier.id, region) if one.build]
    gpus = {build.gpu.id: build.gpu for build in builds}
    measured: dict[str, list[float]] = {id_: [] for id_ in gpus}
    for one in found:
        if one.accelerator in measured:
            measured[one.accelerator].append(one.ratio)
    return [_chosen_point(gpus[id_], tier, ratios, language) for id_, ratios in measured.items()]


def _chosen_point(gpu: Gpu, tier: Tier, ratios: Sequence[float], language: Language) -> Cell:
    words = {"count": language.exact(tier.gpu_count), "name": short_name(gpu)}
    if not ratios:
        return Cell(language.text(f"{_KEY}.unmeasured", **words))
    low, high = (_number(end, language) for end in (min(ratios), max(ratios)))
    words |= {"low": low, "high": high, "tests": language.exact(len(ratios))}
    return Cell(language.text(f"{_KEY}.measured{'_one' if low == high else ''}", **words))


def _test_table(
    catalog: Catalog, found: Sequence[TestScaling], count: str, language: Language
) -> Table:
    heads = (
        Head(language.text(f"{_KEY}.test"), wide=True),
        Head(language.text(f"{_KEY}.low"), figures=True),
        Head(language.text(f"{_KEY}.middle"), figures=True),
        Head(language.text(f"{_KEY}.high"), figures=True),
        Head(language.text(f"{_KEY}.accelerators"), figures=True),
        Head(language.text(f"{_KEY}.source"), wide=True),
    )
    rows = tuple(_test_row(catalog, one, language) for one in found)
    return Table(language.text(f"{_KEY}.by_test", count=count), heads, rows)


def _test_row(catalog: Catalog, one: TestScaling, language: Language) -> tuple[Cell, ...]:
    dataset = catalog.datasets[one.dataset]
    name = next(test.name for test in dataset.tests if test.id == one.test)
    figures = (Cell(_number(figure, language)) for figure in (one.low, one.middle, one.high))
    accelerators = Cell(language.exact(len(one.accelerators)))
    return (
        Cell(name),
        *figures,
        accelerators,
        Cell(dataset.name, href=dataset.url or "", detail=str(one.date)),
    )
