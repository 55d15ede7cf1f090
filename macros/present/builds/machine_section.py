"""Machine section: one computer with all accelerators beside two with half of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macros.advice.builds.choice import Choice
from macros.advice.builds.machines import Alternative, Fleet, half_tier
from macros.advice.builds.rulebook import REQUIREMENT
from macros.advice.edition import Edition
from macros.facts.records.builds import BuildRule
from macros.facts.records.tiers import Tier
from macros.present.builds.class_words import about, without_words
from macros.present.builds.section import Block, Section
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.power_words import watt_range
from macros.present.words.shares import share_ends

_KEY = "build-section.machines"
_COLUMNS = ("accelerators", "price", "machine_memory", "memory", "wall", "circuits")


def machine_prices(edition: Edition, tier: Tier, language: Language) -> str:
    """Return what two machines with half of a tier's accelerators cost beside one, as a sentence.

    Nothing where no such prices can be compared.
    """
    half = half_tier(edition.catalog.tiers, tier)
    priced = [both for both in _alternatives(edition, tier, half, language) if both.price_ratio]
    return _price_words(priced, tier.gpu_count, half.gpu_count, language) if half and priced else ""


def machine_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None where no tier has half as many accelerators."""
    half = half_tier(edition.catalog.tiers, tier)
    alternatives = _alternatives(edition, tier, half, language)
    if half is None or not alternatives:
        return None
    region = home_region(edition.catalog, language)
    words = {
        "count": language.exact(tier.gpu_count),
        "half": language.exact(half.gpu_count),
    }
    heads = (
        Head(language.text(f"{_KEY}.{name}"), figures=name != "accelerators") for name in _COLUMNS
    )
    rules = edition.catalog.build_rules
    table = Table(
        language.text(f"{_KEY}.table", **words),
        (Head(language.text("build-section.build")), *heads),
        tuple(
            _row(fleet, rules, language)
            for both in alternatives
            for fleet in (both.whole, both.halves)
        ),
        stacked=True,
    )
    note = language.say("machines-note", place=language.place(region), half=half.gpu_count)
    return Section(
        "machines",
        language.text(_KEY),
        _finding(alternatives, tier.gpu_count, half.gpu_count, language),
        (Block(table=table, folded=True, notes=(note,)),),
    )


def _alternatives(
    edition: Edition, tier: Tier, half: Tier | None, language: Language
) -> list[Alternative]:
    """Return the builds of a tier in the reader's region, each beside two of the `half` of it."""
    if half is None:
        return []
    choices = edition.choices(tier.id, home_region(edition.catalog, language))
    pairs = ((whole, edition.same_in(half.id, whole)) for whole in choices)
    return [Alternative(Fleet(whole, 1), Fleet(part, 2)) for whole, part in pairs if part]


def _finding(alternatives: Sequence[Alternative], count: int, half: int, language: Language) -> str:
    """Return by how much two machines differ in price, and what one alone can do."""
    sentences = [language.say("machines-alone", count=count)]
    priced = [both for both in alternatives if both.price_ratio is not None]
    if priced:
        sentences.insert(0, _price_words(priced, count, half, language))
    return language.text("join.sentence").join(sentences)


def _price_words(priced: Sequence[Alternative], count: int, half: int, language: Language) -> str:
    """Return whether two machines cost more, less or the same, by how much and for whom."""
    gains = [round((both.price_ratio or 1.0) - 1, 2) for both in priced]
    if min(gains) < 0 < max(gains):
        return _mixed_words(priced, count, half, language)
    low, high = sorted((abs(min(gains)), abs(max(gains))))
    if not high:
        return language.say("machines-same", count=count, half=half)
    lower, upper = share_ends(low, high, language)
    return language.say(
        "machines-dearer" if max(gains) > 0 else "machines-cheaper",
        count=count,
        half=half,
        span="one" if low == high else "range" if low else "up",
        low=lower,
        high=upper,
    )


def _mixed_words(priced: Sequence[Alternative], count: int, half: int, language: Language) -> str:
    """Return the classes in which two machines cost less."""
    classes = [
        language.text(f"tier-class.{both.whole.choice.tier_class.id}")
        for both in priced
        if (both.price_ratio or 1.0) < 1
    ]
    quoted = [language.say("class-quoted", name=name) for name in classes]
    return language.say(
        "machines-mixed",
        count=count,
        half=half,
        number=len(quoted),
        classes=language.enumerated(quoted),
    )


def _row(fleet: Fleet, rules: Mapping[str, BuildRule], language: Language) -> tuple[Cell, ...]:
    choice, build = fleet.choice, fleet.choice.build
    name = Cell(
        language.text(f"{_KEY}.{'one' if fleet.machines == 1 else 'two'}"),
        detail=language.text(f"tier-class.{choice.tier_class.id}"),
    )
    if build is None:
        return (name, _no_build(choice, language), *(Cell(NONE) for _ in _COLUMNS[1:]))
    count = build.gpu_count * fleet.machines
    gpu = language.counted(language.short_name(build.gpu), count)
    ends_w = fleet.wall_ends_w(rules)
    return (
        name,
        Cell(gpu, href=f"../../gpus/{build.gpu.id}/"),
        _price_cell(fleet, language),
        *(Cell(_gigabytes(size, language)) for size in (fleet.machine_memory_gb, fleet.memory_gb)),
        Cell(watt_range(ends_w, language) if ends_w else NONE),
        Cell(language.exact(fleet.circuits or 0)),
    )


def _no_build(choice: Choice, language: Language) -> Cell:
    """Return that nothing can be built, and which rule is in the way."""
    results = (passed.obstacle.result for passed in choice.passed_over)
    rules = (result.rule for result in results if result)
    rule = next((rule for rule in rules if not rule.startswith(REQUIREMENT)), None)
    detail = language.text(f"build-rule.{rule}") if rule else ""
    return Cell(language.text(f"{_KEY}.no_build"), detail=detail)


def _price_cell(fleet: Fleet, language: Language) -> Cell:
    """Return the price, and below it what is missing from it."""
    total = fleet.choice.total
    if total is None or fleet.amount is None:
        return Cell(NONE)
    money = about(fleet.amount, total.currency, language)
    return Cell(without_words(fleet.choice, money, language))


def _gigabytes(value: float | None, language: Language) -> str:
    return NONE if value is None else language.figure(value, "gb")
