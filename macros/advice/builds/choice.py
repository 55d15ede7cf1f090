"""Choice: the build that the guide recommends for a class of a tier, and how it was found."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from macros.advice.builds.advised_memory import AdvisedMemory, advised_memory
from macros.advice.builds.build import Build
from macros.advice.builds.circuits import Socket, rules_about_mains, sockets_for
from macros.advice.builds.evaluation import Value
from macros.advice.builds.figures import OWN_FIGURES, part_figures, with_computed
from macros.advice.builds.mains import lasting_w, mains_of
from macros.advice.builds.options import Item, PartFigures, Shelf, board_options
from macros.advice.builds.power_limits import slight_limits
from macros.advice.builds.results import Result
from macros.advice.builds.rulebook import Answers, Fitting, Rulebook, rules_of
from macros.advice.builds.search import Combination, Obstacle, Search
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate, best_by_product
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit
from macros.facts.records.tiers import Tier, TierClass

MOST_CHEAPER = 3
LEAST_SAVING_USD = 1.0
# The rules that a power limit may help to keep.
OF_POWER = ("mains", "psu-sustained", "psu-low-voltage", "psu-100-v", "chassis-power")


@dataclass(frozen=True)
class Total:
    """What a build costs in the region's money, as its shops show it.

    Half of what one sees is within `low` to `high`. `usd` is the same without tax in US dollars.
    """

    amount: float
    low: float
    high: float
    currency: str
    usd: float


@dataclass(frozen=True)
class Cheaper:
    """A part that costs less than the chosen one, and the rule that it would break."""

    item: Item
    saving_usd: float
    result: Result


@dataclass(frozen=True)
class PassedOver:
    """An accelerator that ranks higher but cannot be built with, and why."""

    candidate: Candidate
    obstacle: Obstacle


@dataclass(frozen=True)
class Choice:
    """The answer for a class of a tier in a region.

    Without a `build` no combination passes; `passed_over` then says what is in the way. `sockets`
    are the circuits of the region, and which of them would feed the build. `advised_memory` is
    there where a build has less memory than is advised.
    """

    tier: Tier
    tier_class: TierClass
    region: str
    verdict: Verdict
    candidate: Candidate | None = None
    build: Build | None = None
    items: tuple[Item, ...] = ()
    results: tuple[Result, ...] = ()
    figures: Mapping[str, Any] | None = None
    total: Total | None = None
    cheaper: tuple[Cheaper, ...] = ()
    passed_over: tuple[PassedOver, ...] = ()
    sockets: tuple[Socket, ...] = ()
    advised_memory: AdvisedMemory | None = None

    @property
    def unpriced(self) -> tuple[Item, ...]:
        """The parts whose price nobody knows; they are not in the total."""
        return tuple(i for i in self.items if i.offer is None and i.kind != "gpu_board")


@dataclass(frozen=True)
class _Found:
    """A search that found a build, on which circuit, and the limit of each card in W, if any."""

    search: Search
    circuit: Circuit | None
    limit_w: float | None

    @property
    def items(self) -> tuple[Item, ...]:
        """The parts of the build."""
        options = (self.search.cheapest or {}).values()
        return tuple(option.item for option in options if option.item)


class Chooser:
    """Chooses builds in one region; searches share the answers of rules in `answers`.

    So they do the figures of parts in `part_figures`, and what classes of a tier may be built from.
    """

    def __init__(
        self,
        catalog: Catalog,
        part_offers: Mapping[str, tuple[Offer, ...]],
        region: str,
        answers: Answers,
        part_figures: PartFigures,
    ) -> None:
        """Take what all choices in the region rest on."""
        self.catalog, self.offers, self.region = catalog, part_offers, region
        self.mains, self.answers = mains_of(catalog, region), answers
        self._part_figures = part_figures
        self._about_mains = rules_about_mains(catalog.build_rules, catalog.build_figures)
        self._shelves: dict[tuple[str, int, frozenset[str]], Shelf] = {}
        self._fitting: dict[Hashable, Fitting] = {}

    def choose(self, tier: Tier, tier_class: TierClass, verdict: Verdict) -> Choice:
        """Return the build for a class: accelerators are tried in the order of the verdict."""
        open_choice = Choice(tier, tier_class, self.region, verdict)
        if tier.host == "existing":
            return replace(open_choice, candidate=verdict.pick)
        books = self._rulebooks(tier, tier_class)
        passed_over: list[PassedOver] = []
        for candidate in ranked(verdict):
            found, obstacle = self._found(candidate.gpu, tier, tier_class, books)
            if found:
                chosen = self._chosen(open_choice, candidate, found)
                return replace(chosen, passed_over=tuple(passed_over))
            passed_over.append(PassedOver(candidate, obstacle))
        return replace(open_choice, passed_over=tuple(passed_over))

    def _rulebooks(self, tier: Tier, tier_class: TierClass) -> list[Rulebook]:
        """Return the rules of a class, first as strict as it would have them."""
        certain = frozenset(tier_class.rather_no_warning_of)
        rules = rules_of(self.catalog.build_rules, tier, tier_class)
        book = Rulebook(
            rules,
            self.catalog.build_figures,
            strict=frozenset(tier_class.no_warning_of),
            answers=self.answers,
            fitting=self._fitting,
        )
        return [replace(book, certain=certain), book] if certain else [book]

    def _found(
        self, gpu: Gpu, tier: Tier, tier_class: TierClass, books: Sequence[Rulebook]
    ) -> tuple[_Found | None, Obstacle]:
        """Return the first search that finds a build, else what is in the way of all of them.

        Cards get a limit only where a rule about power leaves no build without one.
        """
        tried: dict[Circuit | None, Search] = {}
        if found := self._first(gpu, tier, tier_class, books, tried):
            return found, Obstacle()
        obstacle = _obstacle(tried)
        if obstacle.result and obstacle.result.rule in OF_POWER:
            for limit_w in slight_limits(gpu, self.catalog, tier.least_power_share):
                if found := self._first(gpu, tier, tier_class, books, {}, limit_w):
                    return found, Obstacle()
        return None, obstacle

    def _first(
        self,
        gpu: Gpu,
        tier: Tier,
        tier_class: TierClass,
        books: Sequence[Rulebook],
        tried: dict[Circuit | None, Search],
        limit_w: float | None = None,
    ) -> _Found | None:
        """Return the first search that finds a build; all others are noted as `tried`."""
        shelf = self.shelf(tier, tier_class)
        boards = board_options(gpu, tier, self.catalog, limit_w)
        for book, circuit in product(books, self._circuits(tier_class)):
            options = {"gpu_board": boards, **shelf.options(circuit)}
            search = Search(options, fixed_figures(tier, circuit), book)
            if search.cheapest:
                return _Found(search, circuit, limit_w)
            tried[circuit] = search
        return None

    def shelf(self, tier: Tier, tier_class: TierClass) -> Shelf:
        """Return what a class of a tier may be built from, with as many accelerators as it says."""
        pins = frozenset(pin.part for pin in tier_class.pins)
        key = tier.id, tier.gpu_count, pins
        if key not in self._shelves:
            self._shelves[key] = Shelf(self.catalog, self.offers, tier, pins, self._part_figures)
        return self._shelves[key]

    def _circuits(self, tier_class: TierClass) -> tuple[Circuit | None, ...]:
        """Return the circuits that a class accepts, the usual socket first.

        A circuit is None where the region has none that is known.
        """
        every: tuple[Circuit | None, ...] = self.mains.circuits or (None,)
        return every[:1] if tier_class.circuit == "usual" else every

    def _chosen(self, choice: Choice, candidate: Candidate, found: _Found) -> Choice:
        search, items = found.search, found.items
        assert search.cheapest
        figures, computed = search.figures(search.cheapest), self.catalog.build_figures
        hung = _build(choice.tier, candidate.gpu, items, found.circuit, self.catalog)
        build = replace(
            hung, circuit_count=figures["circuit_count"], gpu_power_limit_w=found.limit_w
        )
        return replace(
            choice,
            candidate=candidate,
            items=items,
            build=build,
            results=search.results(search.cheapest),
            figures=with_computed(figures, computed),
            sockets=tuple(sockets_for(build, self.mains, self._about_mains, computed)),
            total=_total(candidate, choice.tier.gpu_count, items),
            cheaper=tuple(_cheaper(search, search.cheapest)),
            advised_memory=advised_memory(search, search.cheapest),
        )


def ranked(verdict: Verdict) -> list[Candidate]:
    """Return the accelerators of a verdict, each with its best offer: the pick, then by score."""
    first = [verdict.pick] if verdict.pick else []
    return list(best_by_product([*first, *verdict.candidates]).values())


def _obstacle(tried: Mapping[Circuit | None, Search]) -> Obstacle:
    """Return what is in the way on the circuit that delivers most.

    Of those alike it is one that is no socket for appliances, which servers are kept off.
    """
    return tried[max(tried, key=_strength)].obstacle()


def _strength(circuit: Circuit | None) -> tuple[float, bool]:
    return (lasting_w(circuit), not circuit.household) if circuit else (0.0, False)


def fixed_figures(tier: Tier, circuit: Circuit | None) -> dict[str, Value]:
    """Return the figures of a search that no part changes."""
    return {
        **part_figures("case"),
        **part_figures("chassis"),
        **part_figures("computer"),
        **part_figures("cooler"),
        **part_figures("circuit", circuit, count=1),
        **dict.fromkeys(OWN_FIGURES),
        "use": tier.use,
        "mounting": "slots",
        "card_air": "none",
    }


def _build(
    tier: Tier, gpu: Gpu, items: Iterable[Item], circuit: Circuit | None, catalog: Catalog
) -> Build:
    """Return the items as a build."""
    of = {item.kind: item for item in items}
    parts = catalog.parts
    ids = {kind: item.part.id for kind, item in of.items()}
    chassis = parts.chassis.get(ids.get("chassis", ""))
    psu_id = ids.get("power_supply") or (chassis.psu if chassis else None) or ""
    drive = parts.ssds.get(ids.get("ssd", ""))
    kit = parts.memory_kits.get(ids.get("memory_kit", ""))
    return Build(
        gpu=gpu,
        gpu_count=tier.gpu_count,
        use=tier.use,
        gpu_board=parts.gpu_boards.get(ids.get("gpu_board", "")),
        cpu=parts.cpus.get(ids.get("cpu", "")),
        cpu_count=of["cpu"].count if "cpu" in of else 1,
        motherboard=parts.motherboards.get(ids.get("motherboard", "")),
        memory=((kit, of["memory_kit"].count),) if kit else (),
        psu=parts.power_supplies.get(psu_id),
        psu_count=of["power_supply"].count if "power_supply" in of else 1,
        case=parts.cases.get(ids.get("case", "")),
        chassis=chassis,
        cooler=parts.coolers.get(ids.get("cooler", "")),
        storage=(drive,) * of["ssd"].count if drive else (),
        network=parts.network_cards.get(ids.get("network_card", "")),
        circuit=circuit,
    )


def _total(candidate: Candidate, gpu_count: int, items: Iterable[Item]) -> Total:
    """Return the sum of all known prices; ranges of parts add up like independent ones."""
    priced = [(candidate.offer, gpu_count), *((i.offer, i.count) for i in items if i.offer)]
    amount = math.fsum(offer.amount * count for offer, count in priced)
    below = math.hypot(*((offer.amount - offer.low) * count for offer, count in priced))
    above = math.hypot(*((offer.high - offer.amount) * count for offer, count in priced))
    usd = math.fsum(offer.usd * count for offer, count in priced)
    return Total(amount, amount - below, amount + above, candidate.offer.currency, usd)


def _cheaper(search: Search, combination: Combination) -> Iterator[Cheaper]:
    """Yield, for each part, the next cheaper ones and the first rule that each breaks alone.

    What does not go together at all is no cheaper way: memory of another kind, or more modules than
    the board has slots.
    """
    for kind, chosen in combination.items():
        less = [
            o
            for o in search.options_before[kind]
            if o.item and o.usd < chosen.usd - LEAST_SAVING_USD
        ]
        fitting = 0
        for option in sorted(less, key=lambda option: -option.usd):
            broken = search.broken({**combination, kind: option})
            assert option.item
            assert broken, "a cheaper combination that passes would have been chosen"
            if any(_is_no_choice(search, result) for result in broken):
                continue
            yield Cheaper(option.item, chosen.usd - option.usd, broken[0])
            fitting += 1
            if fitting == MOST_CHEAPER:
                break


def _is_no_choice(search: Search, result: Result) -> bool:
    """Return whether a part with this result does not go together with the others at all."""
    about_fit = search.rulebook.rules[result.rule].about_fit
    return result.is_kind or (about_fit and result.breaks)
