"""Obstacle words: why it is not a cheaper part, nor an accelerator that ranks higher."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice, PassedOver
from macros.advice.builds.evaluation import Value
from macros.advice.builds.mains import mains_of
from macros.advice.builds.options import Item
from macros.advice.builds.rulebook import rules_of
from macros.facts.catalog import Catalog
from macros.present.builds.part_rows import part_name
from macros.present.builds.result_words import Wording
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded
from macros.present.words.power_words import unbroken

_FAR_LARGER = 2  # times the load


@dataclass(frozen=True)
class ObstacleWords:
    """An accelerator that no build was found for: what is in the way, and what comes closest."""

    id: str
    name: str
    reason: str
    remedy: str
    closest: tuple[str, ...]


def wording_of(
    choice: Choice,
    catalog: Catalog,
    language: Language,
    figures: Mapping[str, Value] | None = None,
    *,
    is_chosen: bool = False,
) -> Wording:
    """Return what puts the results of a choice into words, with what is known of its `figures`.

    Of the build that `is_chosen` they say what to do with it, not what to choose instead.
    """
    rules = rules_of(catalog.build_rules, choice.tier, choice.tier_class)
    known = {"gpu_count": choice.tier.gpu_count, "use": choice.tier.use, **(figures or {})}
    mains, computed = mains_of(catalog, choice.region), catalog.build_figures
    sufficient = tuple(s.circuit for s in choice.sockets if s.suffices) if is_chosen else None
    return Wording(rules, mains, known, language, computed, sufficient, is_chosen=is_chosen)


def cheaper_words(choice: Choice, catalog: Catalog, language: Language) -> list[str]:
    """Return the next cheaper part of each kind, with its saving and what speaks against it.

    A power supply that is far larger than the load says why it is there, as it looks like a slip.
    """
    wording = wording_of(choice, catalog, language)
    if choice.total is None or not choice.total.usd:
        return []
    known = [part for part in choice.cheaper if part.item.offer]
    nearest = {part.item.kind: part for part in reversed(known)}
    said = [
        language.say(
            "cheaper-part",
            kind=language.say("part-in-sentence", kind=kind),
            part=_counted_name(part.item, language),
            money=price_difference(part.item, choice, language),
            reason=wording.words(part.result).sentence,
        )
        for kind, part in reversed(nearest.items())
    ]
    if "power_supply" not in nearest:
        said += _large_supply(choice, language)
    return said


def _large_supply(choice: Choice, language: Language) -> list[str]:
    figures = choice.figures or {}
    rated_w, load_w = figures.get("psu_label_w"), figures.get("psu_load_w")
    if figures.get("is_chassis") or not rated_w or not load_w or rated_w < _FAR_LARGER * load_w:
        return []
    return [language.say("supply-large", rated=unbroken(language.figure(rated_w, "w")))]


def passed_over_words(choice: Choice, catalog: Catalog, language: Language) -> list[ObstacleWords]:
    """Return the accelerators that rank higher but cannot be built with."""
    return [_obstacle(passed, choice, catalog, language) for passed in choice.passed_over]


def _obstacle(
    passed: PassedOver, choice: Choice, catalog: Catalog, language: Language
) -> ObstacleWords:
    obstacle, gpu = passed.obstacle, passed.candidate.gpu
    closest = obstacle.closest or {}
    remedy = ""
    if obstacle.lacking:
        part = language.say("part-in-sentence", kind=obstacle.lacking)
        reason = language.say("passed-lacking", part=part)
    elif obstacle.result:
        figures = {name: v for option in closest.values() for name, v in option.figures.items()}
        words = wording_of(choice, catalog, language, figures).words(obstacle.result)
        reason, remedy = words.sentence, words.remedy
    else:
        reason = language.say("passed-exclude")
    parts = (_counted_name(option.item, language) for option in closest.values() if option.item)
    return ObstacleWords(gpu.id, language.local_name(gpu), reason, remedy, tuple(parts))


def price_difference(item: Item, choice: Choice, language: Language) -> str:
    """Return by how much the price of parts differs from those of their kind in a build.

    It is that of the amounts beside the parts: tax and rates of exchange differ between parts.
    Raises ValueError where nothing is known of the build's price.
    """
    if choice.total is None:
        raise ValueError("a build without a total has no money to say differences in")
    chosen = math.fsum(own.amount for own in choice.items if own.kind == item.kind)
    return language.money(rounded(abs(item.amount - chosen)), choice.total.currency)


def _counted_name(item: Item, language: Language) -> str:
    return language.counted(part_name(item, language), item.count)
