"""Tiers table: all recommended builds at a glance, with the speed of their accelerators."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.builds.choice import Choice
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.speed_ups import middle_of
from macros.advice.edition import Edition
from macros.facts.records.measurements import Workload
from macros.facts.records.products import Gpu
from macros.facts.records.tiers import Tier
from macros.present.builds.class_words import Price, headline, memory_words, price_words
from macros.present.builds.obstacle_words import passed_over_words
from macros.present.html.templating import render
from macros.present.prices.region_prices import region_names, region_order
from macros.present.words.language import Language
from macros.present.words.power_words import CircuitWords, circuit_words

_DIGITS = 2


@dataclass(frozen=True)
class BuildCard:
    """A class of a tier in a region, at a glance; without a `headline` there is no build."""

    name: str
    headline: str
    price: Price | None
    wall: str
    circuit: CircuitWords | None
    memory: str
    per_price: str
    reason: str


@dataclass(frozen=True)
class TierCards:
    """A tier with its cards in each region, the reader's own first."""

    id: str
    name: str
    who: str
    regions: tuple[tuple[str, tuple[BuildCard, ...]], ...]


@dataclass(frozen=True)
class SpeedCell:
    """How fast an accelerator is at some work, and what several were measured to reach."""

    work: str
    each: str
    kind: str
    together: tuple[str, ...]


@dataclass(frozen=True)
class SpeedRow:
    """An accelerator and its speed at each kind of work."""

    id: str
    name: str
    cells: tuple[SpeedCell, ...]


def builds_table(edition: Edition, language: Language) -> Markup:
    """Return all tiers with their builds, and the speeds of the accelerators in them."""
    regions = region_order(edition.catalog, language)
    tiers = list(edition.catalog.tiers.values())
    found = {r: [c for tier in tiers for c in edition.choices(tier.id, r)] for r in regions}
    base = _first_gpu(found[regions[0]]) if regions else None
    return render(
        "tiers_table.html",
        t=language.text,
        tiers=[_tier_cards(edition, tier, found, language) for tier in tiers],
        region_names=region_names(edition.catalog, language),
        base=base.name if base else "",
        works=[language.text(f"workload.{work}") for work in edition.catalog.workloads],
        speeds=_speed_rows(edition, found.values(), base, language),
    )


def _first_gpu(choices: Sequence[Choice]) -> Gpu | None:
    """Return the accelerator of the first whole computer, or of the first choice that has one."""
    whole = first_whole(choices)
    found = [one.candidate.gpu for one in (whole, *choices) if one and one.candidate]
    return found[0] if found else None


def first_whole(choices: Sequence[Choice]) -> Choice | None:
    """Return the first build all of whose parts have a price: what others are held against."""
    return next((one for one in choices if one.total and not one.unpriced), None)


def speed_per_price(choice: Choice, base: Choice, edition: Edition) -> float | None:
    """Return the speed of an accelerator for its share of the build's price; the base's is 1.

    It is the geometric mean of the kinds of work whose speed is known of both. Nothing is said of
    a build whose price is not known in full.
    """
    gpus = [one.candidate.gpu for one in (choice, base) if one.candidate]
    if len(gpus) < 2 or choice.total is None or base.total is None or choice.unpriced:
        return None
    ratios = []
    for work in edition.catalog.workloads:
        own, other = (edition.performance.speeds.of(work, gpu.id) for gpu in gpus)
        if own and other:
            ratios.append(math.log(own.value / other.value))
    if not ratios:
        return None
    shares = [one.total.usd / one.tier.gpu_count for one in (choice, base) if one.total]
    return math.exp(math.fsum(ratios) / len(ratios)) * shares[1] / shares[0]


def _tier_cards(
    edition: Edition, tier: Tier, found: dict[str, list[Choice]], language: Language
) -> TierCards:
    regions = []
    for region, choices in found.items():
        base, mains = first_whole(choices), mains_of(edition.catalog, region)
        own = [one for one in choices if one.tier.id == tier.id]
        cards = tuple(_card(one, base, edition, mains, language) for one in own)
        regions.append((region, cards))
    return TierCards(
        id=tier.id,
        name=language.text(f"tier.{tier.id}"),
        who=language.text(f"tier.{tier.id}.for"),
        regions=tuple(regions),
    )


def _card(
    choice: Choice, base: Choice | None, edition: Edition, mains: MainsSupply, language: Language
) -> BuildCard:
    ratio = speed_per_price(choice, base, edition) if base else None
    wall_w = (choice.figures or {}).get("wall_w")
    return BuildCard(
        name=language.text(f"tier-class.{choice.tier_class.id}"),
        headline=headline(choice, language),
        price=price_words(choice, language),
        wall=language.figure(round(wall_w), "w") if wall_w else "",
        circuit=circuit_words(choice.build, mains, language) if choice.build else None,
        memory=memory_words(choice, language),
        per_price=language.number(ratio, _DIGITS) if ratio else "",
        reason="" if choice.candidate else _reason(choice, edition, mains, language),
    )


def _reason(choice: Choice, edition: Edition, mains: MainsSupply, language: Language) -> str:
    """Return what is in the way of the accelerator that ranks highest."""
    found = passed_over_words(choice, edition.catalog, mains, language)
    return language.paired(found[0].name, found[0].reason) if found else ""


def _speed_rows(
    edition: Edition, found: Iterable[list[Choice]], base: Gpu | None, language: Language
) -> list[SpeedRow]:
    """Return each accelerator of a build once, in the order of the tiers."""
    if base is None:
        return []
    counts: dict[str, set[int]] = {}
    gpus: dict[str, Gpu] = {}
    for choice in (one for choices in found for one in choices):
        if choice.candidate:
            gpu = choice.candidate.gpu
            gpus[gpu.id] = gpu
            counts.setdefault(gpu.id, set()).add(choice.tier.gpu_count)
    works = edition.catalog.workloads.values()
    rows = [
        SpeedRow(
            gpu.id,
            gpu.name,
            tuple(_cell(work, gpu, base, counts[gpu.id], edition, language) for work in works),
        )
        for gpu in gpus.values()
    ]
    return sorted(rows, key=lambda row: row.name)


def _cell(
    work: Workload,
    gpu: Gpu,
    base: Gpu,
    counts: set[int],
    edition: Edition,
    language: Language,
) -> SpeedCell:
    own, other = (edition.performance.speeds.of(work.id, one.id) for one in (gpu, base))
    name = language.text(f"workload.{work.id}")
    if own is None or other is None:
        return SpeedCell(name, "", "", ())
    ratio = own.value / other.value
    kind = "extrapolated" if own.extrapolated else own.kind
    return SpeedCell(
        work=name,
        each=language.number(ratio, _DIGITS),
        kind=language.text(f"pick.speed.{kind}"),
        together=tuple(
            language.text(
                "builds.together",
                count=language.exact(count),
                speed=language.number(ratio * factor, _DIGITS),
            )
            for count in sorted(counts - {1})
            if (factor := _scaling(work, gpu, count, edition))
        ),
    )


def _scaling(work: Workload, gpu: Gpu, count: int, edition: Edition) -> float | None:
    return middle_of(edition.speed_ups(count), work, gpu.id)
