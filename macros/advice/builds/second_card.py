"""Second card: what becomes of a computer that gets one more card, against one larger card."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from macros.advice.builds.build import Build, Cards
from macros.advice.builds.figures import BuildFigures, figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import Result, results
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Case, Part, PowerSupply
from macros.facts.records.products import Gpu

Offers = Mapping[str, Sequence[Offer]]
# The speed of so many of a product together in a workload; None where it is not known.
Several = Callable[[str, str, int], Speed | None]
MOST_LARGER = 3
_SERVER_FORMS = ("server module",)


@dataclass(frozen=True)
class Exchange:
    """A part to buy instead of the present one, at its cheapest."""

    part: Part
    offer: Offer


@dataclass(frozen=True)
class Way:
    """A way on from the present card: what one pays, the memory, and the speed by workload.

    `amount` is in the region's money, None where a price is unknown; speeds are those of the
    present card taken as 1.
    """

    gpu: Gpu
    count: int
    amount: float | None
    memory_gb: float
    speeds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class SecondCard:
    """A computer with one more card.

    `broken` are the rules that the same parts newly break, `warned` those that newly warn.
    `exchanges` are the cheapest parts with which nothing new is broken: none where all goes on as
    it is, None where no power supply or case helps. `pair` is this way, `larger` are single cards
    with at least as much memory as both, after the present one is sold.
    """

    before: BuildFigures
    after: BuildFigures
    broken: tuple[Result, ...]
    warned: tuple[Result, ...]
    exchanges: tuple[Exchange, ...] | None
    pair: Way
    larger: tuple[Way, ...]


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
        after = self._figures(grown)
        had = self._severities(before)
        judged = results(self.catalog.build_rules, after)
        exchanges = self._exchanges(grown, had)
        return SecondCard(
            before=before,
            after=after,
            broken=tuple(r for r in judged if _is_new(r, had)),
            warned=tuple(r for r in judged if r.severity == "warn" and had.get(r.rule) != "warn"),
            exchanges=exchanges,
            pair=self._pair(build, added, exchanges),
            larger=tuple(self._larger(build, added))[:MOST_LARGER],
        )

    def _figures(self, build: Build) -> BuildFigures:
        return figures_of(build, self.mains, self.catalog.build_figures)

    def _severities(self, figures: BuildFigures) -> dict[str, str]:
        return {r.rule: r.severity for r in results(self.catalog.build_rules, figures)}

    def _is_sound(self, build: Build, had: Mapping[str, str]) -> bool:
        judged = results(self.catalog.build_rules, self._figures(build))
        return not any(_is_new(result, had) for result in judged)

    def _exchanges(self, grown: Build, had: Mapping[str, str]) -> tuple[Exchange, ...] | None:
        """Return the cheapest parts that mend what is newly broken; None where none do."""
        if self._is_sound(grown, had):
            return ()
        supplies = list(self._cheapest(self.catalog.parts.power_supplies.values()))
        cases = list(self._cheapest(self.catalog.parts.cases.values()))
        alone = [(exchange,) for exchange in (*supplies, *cases)]
        ways = sorted([*alone, *product(supplies, cases)], key=_cost)
        return next((way for way in ways if self._is_sound(_with(grown, way), had)), None)

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
        count, memory_gb = _together(build, added)
        is_alike = added.gpu.id == build.gpu.id
        speeds = self._speeds(build.gpu, added.gpu, count) if is_alike else {}
        return Way(added.gpu, count, amount, memory_gb, speeds)

    def _larger(self, build: Build, added: Cards) -> Iterator[Way]:
        """Yield single cards with at least the memory of both, the cheapest first."""
        _, memory_gb = _together(build, added)
        sold = self._sale(build.gpu) * build.gpu_count
        large = [
            (price, gpu)
            for gpu in self.catalog.gpus.values()
            if gpu.memory.size_gb >= memory_gb and self._goes_in_alone(gpu, build)
            if (price := self._price(gpu)) is not None
        ]
        for price, gpu in sorted(large, key=lambda pair: (pair[0], pair[1].id)):
            speeds = self._speeds(build.gpu, gpu, 1)
            yield Way(gpu, 1, price - sold, gpu.memory.size_gb, speeds)

    def _goes_in_alone(self, gpu: Gpu, build: Build) -> bool:
        """Return whether a card instead of the present ones breaks no rule that they do not."""
        if gpu.preview or gpu.form_factor != "pcie_card" or gpu.chips > 1:
            return False
        had = self._severities(self._figures(build))
        boards = [b for b in self.catalog.parts.gpu_boards.values() if b.gpu == gpu.id]
        single = replace(build, gpu=gpu, gpu_count=1, gpu_power_limit_w=None, card_psus=())
        return any(
            self._is_sound(replace(single, gpu_board=board, further_cards=()), had)
            for board in (None, *boards)
        )

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
        """Return what the present card brings: the lower end of its used price, else nothing."""
        used = [offer.low for offer in self.gpu_offers.get(gpu.id, ()) if offer.kind == "used"]
        return min(used, default=0.0)


def _is_new(result: Result, had: Mapping[str, str]) -> bool:
    """Return whether a result rules out what was not ruled out before.

    What fails is new also where the rule could not tell before; what cannot tell is new where it
    could.
    """
    before = had.get(result.rule)
    if result.severity == "fail":
        return before != "fail"
    return result.rules_out and before not in ("fail", "unknown")


def _together(build: Build, added: Cards) -> tuple[int, float]:
    """Return how many cards there are then, and the memory of all in GB."""
    every = [*build.cards, added]
    memory_gb = math.fsum(cards.gpu.memory.size_gb * cards.count for cards in every)
    return sum(cards.count for cards in every), memory_gb


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
