"""Build: a computer put together from parts, as a reader, a contributor or the chooser names it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.facts.own_part import OWN_ID
from macros.facts.records.builds import CardAir, Link, Mounting, Use
from macros.facts.records.parts import (
    Case,
    Chassis,
    Computer,
    Cooler,
    Cpu,
    GpuBoard,
    MemoryKit,
    Motherboard,
    NetworkCard,
    Population,
    PowerSupply,
    Ssd,
)
from macros.facts.records.products import Gpu
from macros.facts.records.regions import Circuit


@dataclass(frozen=True)
class Cards:
    """So many cards of one kind; `board` is the maker's model, `power_limit_w` is for each."""

    gpu: Gpu
    count: int = 1
    board: GpuBoard | None = None
    power_limit_w: float | None = None


@dataclass(frozen=True)
class Build:
    """Parts that are to work together; what is left out is not there.

    A server's `chassis` brings board, power supplies (`psu`) and fans of its own. Without a
    `circuit` the computer hangs on the usual socket of the region. Each power supply hangs on one
    of `circuit_count` circuits of this kind: `psu_circuits` has the number of each one's circuit,
    `card_psus` the number of the power supply that feeds each card, all counted from 1; where they
    are empty, both are chosen so that the fullest is as empty as it can be.

    A ready-made `computer` brings board, case and, unless `psu` replaces it, its power supply. With
    an `external` link the cards sit in docks, of which `psu` is the power supply.
    """

    gpu: Gpu
    gpu_count: int
    use: Use = "independent"
    gpu_board: GpuBoard | None = None
    gpu_power_limit_w: float | None = None
    cpu: Cpu | None = None
    cpu_count: int = 1
    motherboard: Motherboard | None = None
    memory: tuple[tuple[MemoryKit, int], ...] = ()
    psu: PowerSupply | None = None
    psu_count: int = 1
    case: Case | None = None
    chassis: Chassis | None = None
    computer: Computer | None = None
    cooler: Cooler | None = None
    storage: tuple[Ssd, ...] = ()
    network: NetworkCard | None = None
    circuit: Circuit | None = None
    circuit_count: int = 1
    external: Link | None = None
    dock_length_mm: float | None = None
    mounting: Mounting = "slots"
    card_air: CardAir = "none"
    bridge_slots: int | None = None
    above_4g: bool | None = None
    further_cards: tuple[Cards, ...] = ()
    further_psus: tuple[PowerSupply, ...] = ()
    card_psus: tuple[int, ...] = ()
    psu_circuits: tuple[int, ...] = ()
    total_usd: float | None = None
    budget_usd: float | None = None

    @property
    def cards(self) -> tuple[Cards, ...]:
        """The cards by kind, the first kind first."""
        first = Cards(self.gpu, self.gpu_count, self.gpu_board, self.gpu_power_limit_w)
        return (first, *self.further_cards)

    @property
    def card_count(self) -> int:
        """How many cards of all kinds."""
        return sum(cards.count for cards in self.cards)

    @property
    def supplies(self) -> tuple[PowerSupply, ...]:
        """The power supplies of a desktop computer, each by itself; those of a chassis are one."""
        if self.psu is None or self.chassis is not None:
            return ()
        return (self.psu,) * self.psu_count + self.further_psus


# The form of the power supply that a ready-made computer comes with.
OWN_FORM = "own"


def built_in_supply(computer: Computer) -> PowerSupply:
    """Return the power supply that a ready-made computer comes with, under the computer's id."""
    named = {"id": computer.id, "name": computer.name, "vendor": computer.vendor, "sources": ()}
    return PowerSupply.model_construct(**{**named, "form": OWN_FORM, **dict(computer.supply)})


def supply_of(computer: Computer, named: PowerSupply | None) -> PowerSupply | None:
    """Return the power supply of a ready-made computer: the one `named`, else its own.

    One by its figures is what is in it, with plugs that somebody counted, where the guide does not
    have the computer, or knows it with as many watts.
    """
    is_known = computer.id != OWN_ID
    if named is None:
        return built_in_supply(computer) if is_known else None
    fits = not is_known or named.rated_w == computer.supply.rated_w
    if named.id == OWN_ID and not named.form and fits:
        return named.model_copy(update={"form": OWN_FORM})
    return named


def population_for(populations: Sequence[Population], gpu_count: int) -> Population | None:
    """Return the population of so many accelerators; one without a condition comes first."""
    matching = [population for population in populations if population.gpu_count == gpu_count]
    return min(matching, key=lambda population: population.condition is not None, default=None)
