"""Obstacle words: why it is not a cheaper part, nor an accelerator that ranks higher."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice, PassedOver
from macros.advice.builds.evaluation import Value
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.rulebook import rules_of
from macros.advice.builds.search import Combination
from macros.facts.catalog import Catalog
from macros.present.builds.part_rows import full_name
from macros.present.builds.result_words import Wording
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded


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
    figures: Mapping[str, Value] | None,
    catalog: Catalog,
    mains: MainsSupply,
    language: Language,
) -> Wording:
    """Return what results of a choice are put into words with."""
    rules = rules_of(catalog.build_rules, choice.tier, choice.tier_class)
    known = {"gpu_count": choice.tier.gpu_count, "use": choice.tier.use, **(figures or {})}
    return Wording(rules, mains, known, language)


def cheaper_words(
    choice: Choice, catalog: Catalog, mains: MainsSupply, language: Language
) -> list[str]:
    """Return the next cheaper part of each kind, with its saving and what speaks against it."""
    wording = wording_of(choice, None, catalog, mains, language)
    if choice.total is None or not choice.total.usd:
        return []
    local = choice.total.amount / choice.total.usd
    nearest = {one.item.kind: one for one in reversed(choice.cheaper)}
    found = []
    for one in nearest.values():
        name = _counted(full_name(one.item), one.item.count, language)
        money = language.money(rounded(one.saving_usd * local), choice.total.currency)
        result = wording.words(one.result)
        sentence = language.text(
            "builds.cheaper_item",
            part=language.bracketed(name, language.text(f"part.{one.item.kind}")),
            money=money,
            reason=result.sentence,
        )
        found.append(sentence)
    return found[::-1]


def passed_over_words(
    choice: Choice, catalog: Catalog, mains: MainsSupply, language: Language
) -> list[ObstacleWords]:
    """Return the accelerators that rank higher but cannot be built with."""
    return [_obstacle(one, choice, catalog, mains, language) for one in choice.passed_over]


def _obstacle(
    one: PassedOver, choice: Choice, catalog: Catalog, mains: MainsSupply, language: Language
) -> ObstacleWords:
    obstacle, gpu = one.obstacle, one.candidate.gpu
    closest = obstacle.closest or {}
    remedy = ""
    if obstacle.lacking:
        kind = language.text(f"part.{obstacle.lacking}")
        reason = language.text("builds.lacking", kind=kind)
    elif obstacle.result:
        figures = {name: v for option in closest.values() for name, v in option.figures.items()}
        words = wording_of(choice, figures, catalog, mains, language).words(obstacle.result)
        reason, remedy = words.sentence, words.remedy
    else:
        reason = language.text("builds.exclude_each_other")
    return ObstacleWords(gpu.id, gpu.name, reason, remedy, _parts_of(closest, language))


def _parts_of(closest: Combination, language: Language) -> tuple[str, ...]:
    items = [option.item for option in closest.values() if option.item]
    return tuple(_counted(full_name(item), item.count, language) for item in items)


def _counted(name: str, count: int, language: Language) -> str:
    if count == 1:
        return name
    return language.text("builds.count_of", count=language.exact(count), name=name)
