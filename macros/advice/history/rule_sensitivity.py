"""Rule sensitivity: how far agreement with experts hangs on what each rule says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache

from macros.advice.edition import Edition
from macros.advice.history.back_test import Comparison, agreement, compare
from macros.advice.history.sensitivity import answered_otherwise
from macros.advice.picks.consumer_cards import ConsumerCards
from macros.advice.picks.needs import ORDER
from macros.advice.picks.pick import Verdict, settle
from macros.advice.picks.situation import Situation, running_cost
from macros.advice.prices.region_offers import offers_in
from macros.advice.prices.rentals import rental_offers
from macros.advice.speeds.performance import performance
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona, Rule
from macros.facts.records.products import Gpu
from macros.facts.records.regions import DEFAULT_REGION

# Rules of prices and speeds are told by the beginning of their ids.
OF_PRICES = ("price-",)
OF_SPEEDS = ("speed-", "interval-")


@dataclass(frozen=True)
class RuleResult:
    """The agreement, (agreeing, comparable), at both ends of a rule's uncertainty.

    A reader has `moved` where the outcome or the pick is another one at one of the ends.
    """

    rule: Rule
    at_low: tuple[int, int]
    at_high: tuple[int, int]
    moved: tuple[str, ...]


# The same in all languages.
@lru_cache(maxsize=8)
def rule_sensitivity(edition: Edition, region: str = DEFAULT_REGION) -> tuple[RuleResult, ...]:
    """Return what becomes of the agreement with each rule whose uncertainty is stated, by id."""
    before = compare(edition, region)
    return tuple(_results(edition, region, before)) if before else ()


def _results(edition: Edition, region: str, before: list[Comparison]) -> Iterator[RuleResult]:
    for rule in edition.catalog.rules.values():
        if rule.low is None or rule.high is None:
            continue
        others = (rule.model_copy(update={"value": value}) for value in (rule.low, rule.high))
        ends = [_compared(edition, region, other, before) for other in others]
        moved = [persona for after in ends for persona in answered_otherwise(before, after)]
        low, high = map(agreement, ends)
        yield RuleResult(rule, low, high, tuple(dict.fromkeys(moved)))


def _compared(
    edition: Edition, region: str, rule: Rule, before: list[Comparison]
) -> list[Comparison]:
    """Return the advice beside ours if a rule were another one."""
    where, now = situation_with(edition, region, rule), edition.situation(region)
    is_elsewhere = not rule.id.startswith((*OF_PRICES, *OF_SPEEDS))
    if not is_elsewhere and where.offers == now.offers and where.speeds == now.speeds:
        return before
    may_win = _may_win(before)

    def verdict(persona: Persona) -> Verdict:
        gpus = {id_: gpu for id_, gpu in where.catalog.gpus.items() if id_ in may_win[persona.id]}
        return settle(persona, _Narrowed.of(where, gpus))

    return compare(edition, region, verdict)


def _may_win(before: list[Comparison]) -> dict[str, set[str]]:
    """Return the products that no need rules out which no rule can move, by persona."""
    movable = ORDER[ORDER.index("memory_gb") :]
    ids: dict[str, set[str]] = defaultdict(set)
    for comparison in before:
        verdict = comparison.verdict
        cut = {id_ for id_, cut in verdict.cut.items() if cut.constraint in movable}
        ids[verdict.persona.id] |= cut | {one.gpu.id for one in verdict.candidates}
    return ids


@dataclass(frozen=True, kw_only=True)
class _Narrowed(Situation):
    """A situation with some products in the market of all: the others only take time."""

    all_cards: ConsumerCards

    @classmethod
    def of(cls, where: Situation, gpus: Mapping[str, Gpu]) -> _Narrowed:
        """Return the situation with these products."""
        given = {field.name: getattr(where, field.name) for field in fields(where)}
        catalog = replace(where.catalog, gpus=gpus)
        return cls(**{**given, "catalog": catalog}, all_cards=where.market)

    @cached_property
    def market(self) -> ConsumerCards:
        """All consumer cards of the day."""
        return self.all_cards


def situation_with(edition: Edition, region: str, rule: Rule) -> Situation:
    """Return the situation of a region if a rule were another one."""
    now, known = edition.situation(region), _with(edition.catalog, rule)
    speeds, offers = now.speeds, now.offers
    if rule.id.startswith(OF_SPEEDS):
        speeds = performance(known, edition.day, _with(edition.everything, rule)).speeds
    if rule.id.startswith(OF_PRICES):
        offers = offers_in(known, region, edition.day, back_test=edition.is_back_test)
    return replace(
        now,
        catalog=known,
        speeds=speeds,
        offers=offers,
        rentals=rental_offers(known, region, edition.day),
        running=running_cost(known, region, edition.day),
        running_business=running_cost(known, region, edition.day, "business"),
    )


def _with(catalog: Catalog, rule: Rule) -> Catalog:
    return replace(catalog, rules={**catalog.rules, rule.id: rule})
