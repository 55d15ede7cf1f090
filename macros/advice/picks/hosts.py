"""Hosts: what must be bought around accelerators, for people with a computer and without one."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from macros.advice.picks.supply_plugs import PlugNeed, plug_need
from macros.advice.prices.offers import Offer
from macros.facts.records.advice import Possession, Rule
from macros.facts.records.part_kinds import Parts
from macros.facts.records.parts import Cpu, Motherboard, Part
from macros.facts.records.products import Gpu


@dataclass(frozen=True)
class Host:
    """Parts to buy around accelerators, by id, and what they cost in US dollars with tax."""

    usd: float = 0.0
    parts: tuple[str, ...] = ()


NOTHING = Host()


@dataclass(frozen=True)
class Hosts:
    """The parts of a region with their offers, from which the cheapest sound host is put together.

    It is sound as far as figures go that decide whether anything runs: socket, memory, slots, form,
    watts and plugs. Recommended builds are chosen by all rules. A computer that is there has a
    power supply of `own_supply_w`, or of rule `host-supply`, and room for `own_cards`, or for as
    many as rule `host-cards` says.
    """

    parts: Parts
    offers: Mapping[str, tuple[Offer, ...]]
    rules: Mapping[str, Rule]
    own_supply_w: float | None = None
    own_cards: int | None = None
    _made: dict[tuple[str, int, Possession], Host | None] = field(default_factory=dict)
    _cores: dict[int, Host | None] = field(default_factory=dict)
    _supplies: dict[tuple[float, PlugNeed], Host | None] = field(default_factory=dict)

    def of(self, gpu: Gpu, count: int, has: Possession) -> Host | None:
        """Return what must be bought for so many of a card; None where no price is known.

        A system on a chip is a computer; a module needs a server, which no shop prices. Whoever
        has a computer adds a power supply where his own is too weak; more cards than it has room
        for do not fit into it.
        """
        if gpu.form_factor != "pcie_card":
            return NOTHING if gpu.segment == "soc" else None
        key = gpu.id, count, has
        if key not in self._made:
            own = has == "computer" and self.holds(count)
            self._made[key] = self._added(gpu, count) if own else self._computer(gpu, count)
        return self._made[key]

    def with_own(self, supply_w: float | None, cards: int | None) -> Hosts:
        """Return the same where the computer that is there has such a supply, and such room."""
        return replace(self, own_supply_w=supply_w, own_cards=cards, _made={})

    def holds(self, count: int) -> bool:
        """Return whether so many cards fit into a computer that is there."""
        own = self._rule("host-cards") if self.own_cards is None else self.own_cards
        return count <= own

    def supply_w(self, gpu: Gpu, count: int) -> float:
        """Return the watts that a power supply must be rated for.

        What the maker asks for one card goes before the load with its reserve.
        """
        if count == 1 and gpu.power.recommended_psu_w:
            return gpu.power.recommended_psu_w
        load_w = self._rule("host-base") + count * (gpu.power.tdp_w or 0)
        return load_w * self._rule("host-reserve")

    def supply_beside(self, old: Gpu, gpu: Gpu, count: int) -> Host | None:
        """Return the supply to buy for so many of a card where another one runs already.

        None where no price is known. What runs the old card has the supply that its maker asks
        for. One whose card has no plug may be a small office computer, with no more than that.
        """
        own = self.supply_w(old, 1)
        if old.power.connectors != ():
            own = max(own, self._rule("host-supply"))
        return NOTHING if self.supply_w(gpu, count) <= own else self.supply(gpu, count)

    def _added(self, gpu: Gpu, count: int) -> Host | None:
        own = self._rule("host-supply") if self.own_supply_w is None else self.own_supply_w
        if self.supply_w(gpu, count) <= own:
            return NOTHING
        return self.supply(gpu, count)

    def _computer(self, gpu: Gpu, count: int) -> Host | None:
        """Return the cheapest computer in which so many cards run."""
        supply = self.supply(gpu, count)
        disk = self._cheapest(
            ssd for ssd in self.parts.ssds.values() if ssd.capacity_gb >= self._rule("host-disk")
        )
        if supply is None or disk is None:
            return None
        core = self._cheapest_core(count)
        return _joined([core, supply, disk]) if core else None

    def _cheapest_core(self, count: int) -> Host | None:
        """Return the cheapest board with what depends on it, which no kind of card changes."""
        if count not in self._cores:
            boards = self.parts.motherboards.values()
            cores = [core for board in boards if (core := self._core(board, count))]
            self._cores[count] = min(cores, key=lambda host: host.usd, default=None)
        return self._cores[count]

    def _core(self, board: Motherboard, count: int) -> Host | None:
        """Return a board with what depends on it; None where one of them has no price."""
        if max((p.gpu_count for p in board.populations), default=0) < count:
            return None
        memory_gb = self._rule("host-memory") * count
        found = [
            self._cheapest([board]),
            self._cheapest(cpu for cpu in self.parts.cpus.values() if _fits(cpu, board)),
            self._cheapest(
                kit
                for kit in self.parts.memory_kits.values()
                if kit.type == board.memory_type and kit.modules * kit.module_gb >= memory_gb
            ),
            self._cheapest(c for c in self.parts.coolers.values() if board.socket in c.sockets),
            self._cheapest(
                case
                for case in self.parts.cases.values()
                if board.form_factor in case.board_form_factors
                and case.expansion_slots >= 2 * count
            ),
        ]
        known = [host for host in found if host]
        return _joined(known) if len(known) == len(found) else None

    def supply(self, gpu: Gpu, count: int) -> Host | None:
        """Return the cheapest power supply with the watts and the plugs for so many of a card.

        None where no price is known. Of cards whose plugs nobody knows, the watts alone decide.
        """
        asked = self.supply_w(gpu, count), plug_need(gpu, count)
        if asked not in self._supplies:
            watts, plugs = asked
            supplies = self.parts.power_supplies.values()
            self._supplies[asked] = self._cheapest(
                psu for psu in supplies if psu.rated_w >= watts and plugs.are_on(psu)
            )
        return self._supplies[asked]

    def _cheapest(self, parts: Iterable[Part]) -> Host | None:
        prices = (
            (offer.paid_usd, part.id) for part in parts for offer in self.offers.get(part.id, ())
        )
        cheapest = min(prices, default=None)
        return Host(cheapest[0], (cheapest[1],)) if cheapest else None

    def _rule(self, id_: str) -> float:
        return self.rules[id_].value


def _fits(cpu: Cpu, board: Motherboard) -> bool:
    kind = (board.socket, board.memory_type)
    return (cpu.socket, cpu.memory_type) == kind and board.platform in cpu.platforms


def _joined(hosts: Iterable[Host]) -> Host:
    every = list(hosts)
    return Host(math.fsum(h.usd for h in every), tuple(part for h in every for part in h.parts))
