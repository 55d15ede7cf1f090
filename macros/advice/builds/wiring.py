"""Wiring: which power supply feeds which card and hangs on which circuit."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.builds.build import Build, Cards
from macros.advice.builds.evaluation import Value
from macros.advice.builds.figures import figures_of_cards, figures_of_supplies
from macros.advice.builds.supply_loads import card_psus, psu_circuits, supply_loads
from macros.facts.build_file import WHOLE_COMPUTERS
from macros.facts.records.connectors import (
    NAMES_OF_8PIN,
    NAMES_OF_12PIN,
    NAMES_OF_16PIN,
    PLUGS_OF_12PIN,
    connector_count,
)
from macros.facts.records.parts import PowerSupply

_NAMES = {"16pin": NAMES_OF_16PIN, "8pin": NAMES_OF_8PIN}
_PCIE = (*NAMES_OF_16PIN, *NAMES_OF_12PIN, *NAMES_OF_8PIN)


@dataclass(frozen=True)
class Plug:
    """So many connectors of a card, by the name that the data give them."""

    count: int
    name: str

    @property
    def is_pcie(self) -> bool:
        """Whether a power supply has a cable for it that is meant for cards."""
        return self.name in _PCIE


@dataclass(frozen=True)
class Feed:
    """The cables of one card; `psu` counts from 1, and is None where no one can be named.

    `plugs` are None where nobody knows them; a card without any lives on what the slot gives. With
    `adapter_8pin` so many 8-pin plugs go into the adapter from the card's box.
    """

    card: int
    psu: int | None
    plugs: tuple[Plug, ...] | None
    adapter_8pin: int | None = None


@dataclass(frozen=True)
class Supply:
    """A power supply and the circuit it hangs on, both counted from 1; its inlet where known."""

    psu: int
    circuit: int
    inlet: str | None = None


@dataclass(frozen=True)
class Assignment:
    """The power supply of each card and the circuit of each power supply, counted from 1.

    `is_chosen` says that not all of it was named.
    """

    card_psus: tuple[int, ...]
    psu_circuits: tuple[int, ...]
    is_chosen: bool


@dataclass(frozen=True)
class Wiring:
    """All cables of a computer; in a server's chassis they are there already (`is_built_in`).

    `eps` are the connectors for processors of the first power supply; None where unknown.
    `needs_pdu` says that a distribution unit comes between a circuit and the power supplies.
    """

    feeds: tuple[Feed, ...]
    supplies: tuple[Supply, ...]
    circuit_count: int
    eps: int | None
    is_built_in: bool
    needs_pdu: bool = False


def wiring_of(build: Build, board_w: Value) -> Wiring:
    """Return the wiring of a build; the first power supply also feeds the board (`board_w`)."""
    chassis = build.chassis
    if chassis:
        psu_count = chassis.psu_count or chassis.psu_needed or 0
        circuits: Sequence[int] = [psu % build.circuit_count + 1 for psu in range(psu_count)]
        numbers: Sequence[int] = ()
    else:
        assigned = assignment_of(build, board_w)
        numbers, circuits = assigned.card_psus, assigned.psu_circuits
    return Wiring(
        feeds=_feeds(build, numbers),
        supplies=tuple(
            Supply(psu, circuit, _inlet(build, psu))
            for psu, circuit in enumerate(circuits, start=1)
        ),
        circuit_count=len(set(circuits)),
        eps=build.psu.connectors_eps if build.psu and not chassis else None,
        is_built_in=chassis is not None,
        needs_pdu=build.circuit is not None and build.circuit.needs_pdu,
    )


def assignment_of(build: Build, board_w: Value) -> Assignment:
    """Return what hangs on which power supply and circuit of a desktop computer."""
    cards, supplies = figures_of_cards(build), figures_of_supplies(build)
    if not supplies:
        return Assignment((), (), is_chosen=False)
    loads = supply_loads(build, cards, supplies, board_w)
    circuits = psu_circuits(build, [load["psu_load_w"] for load in loads])
    is_open = not build.card_psus or (len(set(circuits)) > 1 and not build.psu_circuits)
    numbers = card_psus(build, cards, supplies, board_w)
    return Assignment(tuple(numbers), tuple(circuits), is_chosen=is_open)


def inlets_of(build: Build) -> tuple[str | None, ...]:
    """Return the inlets of the power supplies, each once; None stands for an unknown one.

    A computer that is sold whole has a cord of its own, and no inlet that matters.
    """
    if all(cards.gpu.form_factor in WHOLE_COMPUTERS for cards in build.cards):
        return ()
    supplies = build.supplies or (build.psu,)
    return tuple(dict.fromkeys(psu.inlet if psu else None for psu in supplies))


def _inlet(build: Build, number: int) -> str | None:
    psu = build.supplies[number - 1] if build.supplies else build.psu
    return psu.inlet if psu else None


def plugs_of(cards: Cards) -> tuple[Plug, ...] | None:
    """Return the connectors of a card; a maker's board comes before the reference."""
    names = cards.board.connectors if cards.board else None
    names = cards.gpu.power.connectors if names is None else names
    if names is None:
        return None
    parted = (name.partition("x ") for name in names)
    return tuple(Plug(int(count), kind) for count, _, kind in parted)


def _feeds(build: Build, numbers: Sequence[int]) -> tuple[Feed, ...]:
    """Return the cables of each card; nobody can be named where its plugs do not reach."""
    figures = figures_of_cards(build)
    each = [kind for kind, cards in enumerate(build.cards) for _ in range(cards.count)]
    used: dict[int, Counter[str]] = defaultdict(Counter)
    feeds = []
    for card, kind in enumerate(each, start=1):
        plugs = plugs_of(build.cards[kind])
        feed = Feed(card, None, plugs)
        if numbers and plugs is not None:
            number = numbers[card - 1]
            for needs, adapter in _ways(plugs, figures[kind]["gpu_adapter_8pin"] or 0):
                if _reaches(build.supplies[number - 1], needs, used[number]):
                    feed = Feed(card, number, plugs, adapter)
                    break
        feeds.append(feed)
    return tuple(feeds)


def _ways(plugs: tuple[Plug, ...], adapter_8pin: int) -> Iterator[tuple[Counter[str], int | None]]:
    """Yield the plugs that a card may be fed by: native ones first, then through its adapter."""
    listed = [f"{plug.count}x {plug.name}" for plug in plugs]
    native = Counter({kind: connector_count(listed, names) for kind, names in _NAMES.items()})
    of_12pin = PLUGS_OF_12PIN * connector_count(listed, NAMES_OF_12PIN)
    yield native + Counter({"8pin": of_12pin}), of_12pin or None
    if native["16pin"]:
        adapted = native["16pin"] * adapter_8pin
        yield Counter({"8pin": native["8pin"] + adapted}), adapted


def _reaches(psu: PowerSupply, needs: Counter[str], used: Counter[str]) -> bool:
    """Return whether a power supply has these plugs left, and take them from it if it has."""
    have = {"16pin": psu.connectors_16pin or 0, "8pin": psu.connectors_8pin or 0}
    if any(used[kind] + need > have[kind] for kind, need in needs.items()):
        return False
    used.update(needs)
    return True
