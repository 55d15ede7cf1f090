"""Second card: what becomes of a computer that gets one more card, against one larger card."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Literal

from macros.advice.builds.build import Build, Cards
from macros.advice.builds.figures import BuildFigures, figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.part_groups import PART_GROUPS
from macros.advice.builds.results import Result, results
from macros.advice.builds.rulebook import Rulebook
from macros.advice.picks.used_goods import resale
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Case, Part, PowerSupply
from macros.facts.records.products import Gpu

Offers = Mapping[str, Sequence[Offer]]
# The speed of so many of a product together in a workload; None where it is not known.
Several = Callable[[str, str, int], Speed | None]
MOST_LARGER = 3
# The forms of power supplies that no desktop computer takes.
_SERVER_FORMS = ("server module", "CRPS")
Verdict = Literal["whole", "no", "open", "with", "yes"]


@dataclass(frozen=True)
class Exchange:
    """A part to buy instead of the present one, at its cheapest."""

    part: Part
    offer: Offer


@dataclass(frozen=True)
class Way:
    """A way on from the present cards: what one pays, the memory, and the speed by workload.

    `cards` are all cards of this way by kind, with their numbers. `amount` is in the region's
    money, None where a price is unknown; speeds are those of one present card taken as 1.
    """

    cards: tuple[tuple[Gpu, int], ...]
    amount: float | None
    memory_gb: float
    speeds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class SecondCard:
    """A computer with one more card.

    `broken` are the rules that fail with the same parts, of which those in `already` failed before;
    `warned` newly warn. `exchanges` are the cheapest parts with which none fails: none where all
    goes on as it is, None where no power supply or case helps. What stays `unknown` with them and
    hangs on the cards leaves the answer open. `pair` is this way, `larger` are single cards with
    at least as much memory as both, after the present ones are sold.
    """

    before: BuildFigures
    after: BuildFigures
    broken: tuple[Result, ...]
    already: frozenset[str]
    warned: tuple[Result, ...]
    unknown: tuple[Result, ...]
    exchanges: tuple[Exchange, ...] | None
    pair: Way
    larger: tuple[Way, ...]

    @property
    def verdict(self) -> Verdict:
        """Whether the card goes in: not into a computer sold whole, else as parts and facts say."""
        if self.before["gpu_is_whole"]:
            return "whole"
        if self.exchanges is None:
            return "no"
        if self.unknown:
            return "open"
        return "with" if self.exchanges else "yes"


@dataclass(frozen=True)
class Workshop:
    """What a second card is judged by: facts, mains, prices of a region, and speeds of several."""

    catalog: Catalog
    mains: MainsSupply
    gpu_offers: Offers
    part_offers: Offers
    several: Several

    def with_second_card(self, build: Build, added: Cards) -> SecondCard:
        """Return what becomes of a build that gets these cards, and what one larger one costs."""
        before = self._figures(build)
        grown = _grown(build, added)
        if before["gpu_is_whole"]:
            return self._into_none(before, grown)
        after = self._figures(grown)
        had_judged = results(self.catalog.build_rules, before)
        had = {r.rule: r.severity for r in had_judged}
        judged = results(self.catalog.build_rules, after)
        exchanges = self._exchanges(grown, had)
        return SecondCard(
            before=before,
            after=after,
            broken=tuple(r for r in judged if r.breaks),
            already=frozenset(r.rule for r in had_judged if r.breaks),
            warned=tuple(
                r
                for r in judged
                if r.severity == "warn" and not r.breaks and had.get(r.rule) != "warn"
            ),
            unknown=self._unknown(_with(grown, exchanges or ()), had),
            exchanges=exchanges,
            pair=self._pair(build, added, exchanges),
            larger=tuple(self._larger(build, added))[:MOST_LARGER],
        )

    def _into_none(self, before: BuildFigures, grown: Build) -> SecondCard:
        """Return what is said of a computer that is sold whole and takes no card."""
        pair = Way(_by_kind(grown), None, _memory_gb(grown))
        return SecondCard(before, before, (), frozenset(), (), (), None, pair, ())

    def _figures(self, build: Build) -> BuildFigures:
        return figures_of(build, self.mains, self.catalog.build_figures)

    def _judged(self, build: Build) -> tuple[Result, ...]:
        return results(self.catalog.build_rules, self._figures(build))

    def _unknown(self, build: Build, had: Mapping[str, str]) -> tuple[Result, ...]:
        """Return what is not known and decides, and hangs on the cards or was known before."""
        unknown = (r for r in self._judged(build) if r.severity == "unknown" and r.decisive)
        before = {rule for rule, severity in had.items() if severity == "unknown"}
        return tuple(r for r in unknown if r.rule in self._of_cards or r.rule not in before)

    @cached_property
    def _of_cards(self) -> frozenset[str]:
        """The rules that read of the cards more than whether they are whole computers."""
        return self._rules_reading("gpu", but="gpu_is_whole")

    @cached_property
    def _of_exchanges(self) -> frozenset[str]:
        """The rules that another power supply or case may answer otherwise."""
        return self._rules_reading("psu", "case")

    def _rules_reading(self, *groups: str, but: str = "") -> frozenset[str]:
        names = Rulebook(self.catalog.build_rules, self.catalog.build_figures).names
        figures = {name for group in groups for name in PART_GROUPS[group].formulas} - {but}
        return frozenset(rule for rule, read in names.items() if not figures.isdisjoint(read))

    def _exchanges(self, grown: Build, had: Mapping[str, str]) -> tuple[Exchange, ...] | None:
        """Return the cheapest parts with which nothing fails, surely or else as far as is known.

        None where none do.
        """
        failing = {result.rule for result in self._judged(grown) if result.breaks}
        unknown = {result.rule for result in self._unknown(grown, had)}
        if not failing and not unknown & self._of_exchanges:
            return ()
        if not failing <= self._of_exchanges:
            return None
        sound = (way for way in self._ways(grown) if self._holds(_with(grown, way)))
        first: tuple[Exchange, ...] | None = next(sound, None) if failing else ()
        if first is None or not unknown <= self._of_exchanges:
            return first
        sure = (way for way in (first, *sound) if not self._unknown(_with(grown, way), had))
        return next(sure, first)

    def _holds(self, build: Build) -> bool:
        return all(result.severity != "fail" for result in self._judged(build))

    def _ways(self, grown: Build) -> list[tuple[Exchange, ...]]:
        """Return the parts that may be exchanged, alone and together, the cheapest first.

        A ready-made computer and a server have a case of their own, a dock none.
        """
        parts = self.catalog.parts
        supplies = [] if grown.chassis else list(self._cheapest(parts.power_supplies.values()))
        has_case = not (grown.chassis or grown.computer or grown.external)
        cases = list(self._cheapest(parts.cases.values())) if has_case else []
        alone = [(exchange,) for exchange in (*supplies, *cases)]
        return sorted([*alone, *product(supplies, cases)], key=_cost)

    def _cheapest(self, parts: Iterable[Part]) -> Iterator[Exchange]:
        """Yield each part that may be bought for a desktop computer."""
        for part in parts:
            offer = min(self.part_offers.get(part.id, ()), key=lambda o: o.usd, default=None)
            if offer and getattr(part, "form", "") not in _SERVER_FORMS:
                yield Exchange(part, offer)

    def _pair(self, build: Build, added: Cards, exchanges: tuple[Exchange, ...] | None) -> Way:
        price = self._price(added.gpu)
        amount = None
        if price is not None and exchanges is not None:
            amount = price * added.count + math.fsum(
                exchange.offer.amount for exchange in exchanges
            )
        grown = _grown(build, added)
        kinds = _by_kind(grown)
        speeds = self._speeds(build.gpu, *kinds[0]) if len(kinds) == 1 else {}
        return Way(kinds, amount, _memory_gb(grown), speeds)

    def _larger(self, build: Build, added: Cards) -> Iterator[Way]:
        """Yield single cards with at least the memory of both, the cheapest first."""
        memory_gb = _memory_gb(_grown(build, added))
        sold = math.fsum(self._sale(cards.gpu) * cards.count for cards in build.cards)
        large = [
            (price, gpu)
            for gpu in self.catalog.gpus.values()
            if gpu.memory.size_gb >= memory_gb and self._goes_in_alone(gpu, build)
            if (price := self._price(gpu)) is not None
        ]
        for price, gpu in sorted(large, key=lambda pair: (pair[0], pair[1].id)):
            speeds = self._speeds(build.gpu, gpu, 1)
            yield Way(((gpu, 1),), price - sold, gpu.memory.size_gb, speeds)

    def _goes_in_alone(self, gpu: Gpu, build: Build) -> bool:
        """Return whether a card instead of the present ones breaks no rule about cards, nor others.

        What is not known of the computer, or fails in it without the cards, is not held against it.
        """
        if gpu.preview or gpu.form_factor != "pcie_card" or gpu.chips > 1:
            return False
        had = {result.rule: result.severity for result in self._judged(build)}
        boards = [b for b in self.catalog.parts.gpu_boards.values() if b.gpu == gpu.id]
        single = replace(build, gpu=gpu, gpu_count=1, gpu_power_limit_w=None, card_psus=())
        alone = (replace(single, gpu_board=board, further_cards=()) for board in (None, *boards))
        return any(not any(self._bars(r, had) for r in self._judged(one)) for one in alone)

    def _bars(self, result: Result, had: Mapping[str, str]) -> bool:
        """Return whether a result rules out a single card, by what rules said of the present ones.

        What fails bars it, unless that has nothing to do with cards; what cannot tell, where it
        could before.
        """
        before = had.get(result.rule)
        if result.breaks:
            return result.rule in self._of_cards or before != "fail"
        return result.rules_out and before not in ("fail", "unknown")

    def _speeds(self, own: Gpu, other: Gpu, count: int) -> dict[str, float]:
        """Return the speeds of so many in the terms of one present card, by workload."""
        speeds = {}
        for work in self.catalog.workloads:
            base, then = self.several(work, own.id, 1), self.several(work, other.id, count)
            if base and then:
                speeds[work] = then.value / base.value
        return speeds

    def _price(self, gpu: Gpu) -> float | None:
        offers = [o for o in self.gpu_offers.get(gpu.id, ()) if o.kind != "rental"]
        return min((offer.amount for offer in offers), default=None)

    def _sale(self, gpu: Gpu) -> float:
        """Return what the present card brings: the lower end of its resale price, else nothing."""
        sold = resale(self.gpu_offers.get(gpu.id, ()), self.catalog)
        return sold.low if sold else 0.0


def _by_kind(build: Build) -> tuple[tuple[Gpu, int], ...]:
    """Return the cards of a build by accelerator, with their numbers."""
    kinds = {cards.gpu.id: cards.gpu for cards in build.cards}
    counts = Counter[str]()
    for cards in build.cards:
        counts[cards.gpu.id] += cards.count
    return tuple((gpu, counts[id_]) for id_, gpu in kinds.items())


def _memory_gb(build: Build) -> float:
    """Return the memory of all cards together in GB."""
    return math.fsum(cards.gpu.memory.size_gb * cards.count for cards in build.cards)


def _grown(build: Build, added: Cards) -> Build:
    """Return the build with these cards; which power supply feeds them is chosen anew."""
    alike = (build.gpu.id, build.gpu_board) == (added.gpu.id, added.board or build.gpu_board)
    if alike and not build.further_cards:
        return replace(build, gpu_count=build.gpu_count + added.count, card_psus=())
    return replace(build, further_cards=(*build.further_cards, added), card_psus=())


def _with(build: Build, exchanges: Sequence[Exchange]) -> Build:
    """Return the build with these parts instead of the present ones."""
    for exchange in exchanges:
        if isinstance(exchange.part, PowerSupply):
            single = replace(build, psu=exchange.part, psu_count=1, further_psus=())
            build = replace(single, psu_circuits=(), card_psus=())
        if isinstance(exchange.part, Case):
            build = replace(build, case=exchange.part)
    return build


def _cost(exchanges: Sequence[Exchange]) -> float:
    return math.fsum(exchange.offer.usd for exchange in exchanges)
