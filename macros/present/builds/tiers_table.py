"""Tiers table: all recommended builds at a glance, with the speed of their accelerators."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from markupsafe import Markup

from macros.advice.builds.choice import Choice
from macros.advice.builds.speed_ups import middle_of
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Workload
from macros.facts.records.products import Gpu
from macros.facts.records.tiers import Tier
from macros.present.builds.class_words import BuildCard, build_card
from macros.present.builds.obstacle_words import passed_over_words
from macros.present.html.templating import render
from macros.present.prices.region_prices import region_names, region_order
from macros.present.words.language import Language

_DIGITS = 2


@dataclass(frozen=True)
class TierCards:
    """A tier with its cards in each region, the reader's own first.

    Beside each card stand the speed per price and what is in the way of a better accelerator.
    """

    id: str
    name: str
    who: str
    regions: tuple[tuple[str, tuple[tuple[BuildCard, str, str], ...]], ...]


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
    choices = {r: [c for tier in tiers for c in edition.choices(tier.id, r)] for r in regions}
    base = _first_gpu(choices[regions[0]]) if regions else None
    works = _works(edition, base)
    return render(
        "tiers_table.html",
        t=language.text,
        tiers=[_tier_cards(edition, tier, choices, language) for tier in tiers],
        region_names=region_names(edition.catalog, language),
        base=language.local_name(base) if base else "",
        works=[language.text(f"workload.{work.id}") for work in works],
        speeds=_speed_rows(edition, choices.values(), base, works, language),
    )


def _works(edition: Edition, base: Gpu | None) -> list[Workload]:
    """Return the work whose speed on the accelerator that others are held against is known.

    Of other work, which is too large for it, no ratio can be told.
    """
    if base is None:
        return []
    speeds = edition.performance.speeds
    return [work for id_, work in edition.catalog.workloads.items() if speeds.of(id_, base.id)]


def _first_gpu(choices: Sequence[Choice]) -> Gpu | None:
    """Return the accelerator of the first whole computer, or of the first choice that has one."""
    whole = first_whole(choices)
    gpus = (choice.candidate.gpu for choice in (whole, *choices) if choice and choice.candidate)
    return next(gpus, None)


def first_whole(choices: Sequence[Choice]) -> Choice | None:
    """Return the first build all of whose parts have a price: what others are held against."""
    return next((choice for choice in choices if choice.total and not choice.unpriced), None)


def speed_per_price(choice: Choice, base: Choice, edition: Edition) -> float | None:
    """Return the speed of an accelerator for its share of the build's price; the base's is 1.

    It is the geometric mean of the kinds of work whose speed is known of both. Nothing is said of
    a build whose price is not known in full.
    """
    if not (choice.candidate and base.candidate and choice.total and base.total):
        return None
    gpu, other = choice.candidate.gpu.id, base.candidate.gpu.id
    speeds, works = edition.performance.speeds, edition.catalog.workloads
    pairs = ((speeds.of(work, gpu), speeds.of(work, other)) for work in works)
    logs = [math.log(own.value / its.value) for own, its in pairs if own and its]
    if choice.unpriced or not logs:
        return None
    own_usd, base_usd = (
        total.usd / tier.gpu_count
        for total, tier in ((choice.total, choice.tier), (base.total, base.tier))
    )
    return math.exp(math.fsum(logs) / len(logs)) * base_usd / own_usd


def _tier_cards(
    edition: Edition, tier: Tier, by_region: dict[str, list[Choice]], language: Language
) -> TierCards:
    regions = []
    for region, choices in by_region.items():
        base = first_whole(choices)
        own = (choice for choice in choices if choice.tier.id == tier.id)
        regions.append((region, tuple(_card(choice, base, edition, language) for choice in own)))
    return TierCards(
        id=tier.id,
        name=language.text(f"tier.{tier.id}"),
        who=language.text(f"tier.{tier.id}.for"),
        regions=tuple(regions),
    )


def _card(
    choice: Choice, base: Choice | None, edition: Edition, language: Language
) -> tuple[BuildCard, str, str]:
    ratio = speed_per_price(choice, base, edition) if base else None
    return (
        build_card(choice, edition.catalog, language),
        language.number(ratio, _DIGITS) if ratio else language.text("builds.not_known"),
        "" if choice.candidate else _reason(choice, edition.catalog, language),
    )


def _reason(choice: Choice, catalog: Catalog, language: Language) -> str:
    """Return what is in the way of the accelerator that ranks highest."""
    obstacles = passed_over_words(choice, catalog, language)
    return language.paired(obstacles[0].name, obstacles[0].reason) if obstacles else ""


def _speed_rows(
    edition: Edition,
    by_region: Iterable[list[Choice]],
    base: Gpu | None,
    works: Sequence[Workload],
    language: Language,
) -> list[SpeedRow]:
    """Return each accelerator of a build once, in the order of the tiers."""
    if base is None:
        return []
    counts: dict[str, set[int]] = defaultdict(set)
    gpus: dict[str, Gpu] = {}
    for choice in chain.from_iterable(by_region):
        if choice.candidate:
            gpu = choice.candidate.gpu
            gpus[gpu.id] = gpu
            counts[gpu.id].add(choice.tier.gpu_count)
    rows = []
    for gpu in sorted(gpus.values(), key=lambda gpu: gpu.name):
        cells = (_cell(work, gpu, base, counts[gpu.id], edition, language) for work in works)
        rows.append(SpeedRow(gpu.id, language.local_name(gpu), tuple(cells)))
    return rows


def _cell(
    work: Workload,
    gpu: Gpu,
    base: Gpu,
    counts: set[int],
    edition: Edition,
    language: Language,
) -> SpeedCell:
    own, other = (edition.performance.speeds.of(work.id, id_) for id_ in (gpu.id, base.id))
    name = language.text(f"workload.{work.id}")
    if own is None or other is None:
        return SpeedCell(name, "", "", ())
    ratio = own.value / other.value
    return SpeedCell(
        work=name,
        each=language.number(ratio, _DIGITS),
        kind=language.text(f"pick.speed.{own.kind}"),
        together=tuple(
            language.text(
                "builds.together",
                count=language.exact(count),
                speed=language.number(ratio * factor, _DIGITS),
            )
            for count in sorted(counts - {1})
            if (factor := middle_of(edition.speed_ups(count), work, gpu.id))
        ),
    )
