"""Upgrade path: what has to change in a computer before it takes more accelerators or memory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from macros.advice.builds.build import Build
from macros.advice.builds.choice import Choice, Chooser, fixed_figures
from macros.advice.builds.figures import figures_of, part_figures
from macros.advice.builds.mains import MainsSupply, lasting_w
from macros.advice.builds.options import Item, Option, cheapest_first
from macros.advice.builds.results import Result, results
from macros.advice.builds.rulebook import Rulebook, rules_of
from macros.advice.builds.search import Obstacle, Search
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.parts import MemoryKit
from macros.facts.records.regions import Circuit
from macros.facts.records.tiers import Tier, TierClass


@dataclass(frozen=True)
class More:
    """What a computer needs for the accelerators of the next tier.

    `broken` are the rules that keep the same parts from being recommended, `warned` those that
    newly warn. `bought` is the cheapest set of parts with which all rules pass, where there is one,
    else `obstacle` says what is in the way. `gpu_offer` is the price of a further accelerator.
    With `moves` the next tier is built in a server chassis: this computer cannot grow into it.
    """

    tier: Tier
    broken: tuple[Result, ...]
    warned: tuple[Result, ...]
    moves: bool
    added: int
    gpu_offer: Offer
    bought: tuple[Item, ...] | None = None
    circuit: Circuit | None = None
    obstacle: Obstacle | None = None

    @property
    def amount(self) -> float:
        """The price of the accelerators and the bought parts, in the region's money."""
        parts = math.fsum(
            item.offer.amount * item.count for item in self.bought or () if item.offer
        )
        return self.gpu_offer.amount * self.added + parts


@dataclass(frozen=True)
class MemoryRoom:
    """How far memory grows with more modules of the same kind.

    `most_gb` is what the free slots allow; `limit_gb` the limit of board or processor, if known.
    """

    kit: MemoryKit
    modules: int
    slots: int
    limit_gb: float | None

    @property
    def size_gb(self) -> float:
        """The memory that is there, in GB."""
        return self.modules * self.kit.module_gb

    @property
    def most_gb(self) -> float:
        """The memory with all slots filled, within the limit, in GB."""
        full = self.slots * self.kit.module_gb
        return full if self.limit_gb is None else min(full, self.limit_gb)


@dataclass(frozen=True)
class UpgradePath:
    """Where a computer can go from here."""

    choice: Choice
    more: More | None
    memory: MemoryRoom | None


def next_tier(tiers: Mapping[str, Tier], tier: Tier) -> Tier | None:
    """Return the tier with the next larger number of accelerators."""
    larger = [
        other
        for other in tiers.values()
        if other.gpu_count > tier.gpu_count and other.host != "existing"
    ]
    return min(larger, key=lambda other: other.gpu_count, default=None)


def upgrade_path(chooser: Chooser, choice: Choice) -> UpgradePath | None:
    """Return how a build that the chooser chose grows; None where there is no build."""
    build, catalog = choice.build, chooser.catalog
    if build is None:
        return None
    larger = next_tier(catalog.tiers, choice.tier)
    more = _more(catalog, chooser.mains, choice, build, larger) if larger else None
    if more and not more.moves:
        more = _with_parts(more, chooser, choice, build)
    return UpgradePath(choice, more, _memory_room(build))


def _more(catalog: Catalog, mains: MainsSupply, choice: Choice, build: Build, larger: Tier) -> More:
    """Return what the larger tier needs, without the parts to buy."""
    assert choice.candidate, "there is a build"
    grown = replace(build, gpu_count=larger.gpu_count, use=larger.use)
    rules = rules_of(catalog.build_rules, choice.tier, choice.tier_class)
    now_broken = {result.rule for result in choice.results if result.rules_out}
    now_warned = {result.rule for result in choice.results if result.severity == "warn"}
    then = results(rules, figures_of(grown, mains, catalog.build_figures))
    return More(
        tier=larger,
        broken=tuple(r for r in then if r.rules_out and r.rule not in now_broken),
        warned=tuple(r for r in then if r.severity == "warn" and r.rule not in now_warned),
        moves=larger.host != choice.tier.host,
        added=larger.gpu_count - build.gpu_count,
        gpu_offer=choice.candidate.offer,
    )


def _with_parts(more: More, chooser: Chooser, choice: Choice, build: Build) -> More:
    """Return `more` with the cheapest parts to buy and the circuit, or with the obstacle.

    Parts that are there already cost nothing. What the larger tier does not accept of such a class,
    such as too little memory, is not accepted here either: both sums are of the same contents.
    """
    changes = {"gpu_count": more.tier.gpu_count, "use": more.tier.use}
    grown = choice.tier.model_copy(update=changes)
    shelf = chooser.shelf(grown, choice.tier_class)
    rulebook = Rulebook(
        rules_of(chooser.catalog.build_rules, grown, choice.tier_class),
        chooser.catalog.build_figures,
        strict=frozenset(_class_of(more.tier, choice.tier_class).no_warning_of),
        answers=chooser.answers,
    )
    cards = part_figures("gpu", build.gpu, build.gpu_board, count=grown.gpu_count)
    search = None
    for circuit in _circuits(chooser.mains, choice, build):
        options = {
            kind: _with_owned(shelf_options, choice.items)
            for kind, shelf_options in shelf.options(circuit).items()
        }
        fixed = fixed_figures(grown, circuit)
        search = Search({"gpu_board": [Option(None, cards)], **options}, fixed, rulebook)
        if chosen := search.cheapest:
            bought = tuple(option.item for option in chosen.values() if option.item)
            return replace(more, bought=bought, circuit=circuit)
    return replace(more, obstacle=search.obstacle()) if search else more


def _class_of(tier: Tier, own: TierClass) -> TierClass:
    """Return the class of a tier that is for the same purse, else the own one."""
    return next((one for one in tier.classes if one.id == own.id), own)


def _circuits(mains: MainsSupply, choice: Choice, build: Build) -> Sequence[Circuit]:
    """Return the circuits to try: the present one, then stronger ones where these are accepted."""
    present = build.circuit or mains.usual
    if present is None:
        return ()
    if choice.tier_class.circuit == "usual":
        return (present,)
    stronger = (circuit for circuit in mains.circuits if lasting_w(circuit) > lasting_w(present))
    return (present, *stronger)


def _with_owned(options: Sequence[Option], items: Sequence[Item]) -> list[Option]:
    """Return the options, of which the parts that are there already need not be bought.

    Of fewer than there are, none is kept: that would save nothing.
    """
    owned = {item.part.id: item.count for item in items}
    kept = []
    for option in options:
        have = owned.get(option.item.part.id, 0) if option.item else 0
        if option.item is None or not have:
            kept.append(option)
        elif option.item.count == have:
            kept.append(Option(None, option.figures))
        elif option.item.count > have:
            further = replace(option.item, count=option.item.count - have)
            kept.append(Option(further, option.figures))
    return cheapest_first(kept)


def _memory_room(build: Build) -> MemoryRoom | None:
    """Return how far memory grows; None where slots are unknown or modules are of several kinds."""
    host = build.motherboard or build.chassis
    slots = host.memory_slots if host else None
    if slots is None or len(build.memory) != 1:
        return None
    kit, count = build.memory[0]
    limits = [
        build.motherboard.memory_max_gb if build.motherboard else None,
        build.cpu.memory_max_gb if build.cpu else None,
    ]
    known = [limit for limit in limits if limit is not None]
    return MemoryRoom(kit, kit.modules * count, slots, min(known, default=None))
