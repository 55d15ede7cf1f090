"""Machine section: one computer with all accelerators beside two with half of them."""

from __future__ import annotations

from collections.abc import Sequence

from macros.advice.builds.machines import Alternative, Fleet, alternatives, half_tier
from macros.advice.edition import Edition
from macros.facts.tier_records import Tier
from macros.present.builds.section import Block, Cell, Head, Section, Table
from macros.present.figures.builds import home_region, watts
from macros.present.gpu_names import short_name
from macros.present.language import Language

_KEY = "build-section.machines"
_AMOUNT_DIGITS = 3
_COLUMNS = ("accelerators", "price", "machine_memory", "memory", "wall", "circuits")


def machine_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None where no tier has half as many accelerators."""
    half = half_tier(edition.catalog.tiers, tier)
    if half is None:
        return None
    region = home_region(edition.catalog, language)
    found = alternatives(edition.choices(tier.id, region), edition.choices(half.id, region))
    words = {
        "count": language.exact(tier.gpu_count),
        "half": language.exact(half.gpu_count),
        "region": language.text(f"region.{region}"),
    }
    table = Table(
        language.text(f"{_KEY}.table", **words),
        (
            Head(language.text("build-section.build")),
            *(
                Head(language.text(f"{_KEY}.{name}"), figures=name != "accelerators")
                for name in _COLUMNS
            ),
        ),
        tuple(_row(fleet, language) for one in found for fleet in (one.one, one.two)),
        stacked=True,
    )
    note = language.text(f"{_KEY}.note", **words)
    return Section(
        "machines",
        language.text(_KEY),
        _finding(found, words, language),
        (Block(table=table, notes=(note,)),),
    )


def _finding(found: Sequence[Alternative], words: dict[str, str], language: Language) -> str:
    pairs = [
        (one.one.amount, one.two.amount)
        for one in found
        if one.one.amount is not None and one.two.amount is not None
    ]
    if not pairs:
        return language.text(f"{_KEY}.incomparable", **words)
    cheaper = sum(two < one for one, two in pairs)
    counts = {"cheaper": language.exact(cheaper), "total": language.exact(len(pairs))}
    return language.text(f"{_KEY}.finding", **words, **counts)


def _row(fleet: Fleet, language: Language) -> tuple[Cell, ...]:
    choice, build = fleet.choice, fleet.choice.build
    name = Cell(
        language.text(f"{_KEY}.{'one' if fleet.machines == 1 else 'two'}"),
        detail=language.text(f"tier-class.{choice.tier_class.id}"),
    )
    if build is None:
        return (name, Cell(language.text(f"{_KEY}.no_build")), *(Cell("–") for _ in _COLUMNS[1:]))
    count = language.exact(build.gpu_count * fleet.machines)
    gpu = Cell(f"{count} × {short_name(build.gpu)}", href=f"../../gpus/{build.gpu.id}/")
    return (
        name,
        gpu,
        Cell(_amount(fleet, language)),
        Cell(_gigabytes(fleet.machine_memory_gb, language)),
        Cell(_gigabytes(fleet.memory_gb, language)),
        Cell("–" if fleet.wall_w is None else watts(fleet.wall_w, language)),
        Cell(language.exact(fleet.circuits or 0)),
    )


def _amount(fleet: Fleet, language: Language) -> str:
    total = fleet.choice.total
    if total is None or fleet.amount is None:
        return "–"
    money = language.money(float(f"{fleet.amount:.{_AMOUNT_DIGITS}g}"), total.currency)
    if not fleet.choice.unpriced:
        return money
    missing = language.listed(language.text(f"part.{i.kind}") for i in fleet.choice.unpriced)
    return language.bracketed(money, language.text(f"{_KEY}.without", list=missing))


def _gigabytes(value: float | None, language: Language) -> str:
    return "–" if value is None else language.figure(value, "gb")
