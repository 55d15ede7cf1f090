"""Wiring: which power supply feeds which card and hangs on which circuit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.builds.build import Build
from macros.advice.builds.part_fields import NAMES_OF_8PIN, NAMES_OF_16PIN, connector_count

_PCIE = (*NAMES_OF_16PIN, *NAMES_OF_8PIN)


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

    `plugs` are None where nobody knows them; a card without any lives on what the slot gives.
    """

    card: int
    psu: int | None
    plugs: tuple[Plug, ...] | None


@dataclass(frozen=True)
class Supply:
    """A power supply and the circuit it hangs on, both counted from 1."""

    psu: int
    circuit: int


@dataclass(frozen=True)
class Wiring:
    """All cables of a computer; in a server's chassis they are there already (`is_built_in`).

    `eps` are the connectors for processors of the first power supply; None where unknown.
    """

    feeds: tuple[Feed, ...]
    supplies: tuple[Supply, ...]
    circuit_count: int
    eps: int | None
    is_built_in: bool


def wiring_of(build: Build) -> Wiring:
    """Return the wiring of a build."""
    chassis, circuits = build.chassis, build.circuit_count
    psu_count = build.psu_count
    if chassis:
        psu_count = chassis.psu_count or chassis.psu_needed or 0
    return Wiring(
        feeds=_feeds(build),
        supplies=tuple(Supply(psu + 1, psu % circuits + 1) for psu in range(psu_count)),
        circuit_count=circuits,
        eps=build.psu.connectors_eps if build.psu and not chassis else None,
        is_built_in=chassis is not None,
    )


def plugs_of(build: Build) -> tuple[Plug, ...] | None:
    """Return the connectors of a card; a maker's board comes before the reference."""
    names = build.gpu_board.connectors if build.gpu_board else None
    names = build.gpu.power.connectors if names is None else names
    if names is None:
        return None
    parted = (name.partition("x ") for name in names)
    return tuple(Plug(int(count), kind) for count, _, kind in parted)


def _feeds(build: Build) -> tuple[Feed, ...]:
    """Return the cables of each card; all cables of a card come from one power supply.

    The one with the fewest cards takes the next, the last one first, as the first one also feeds
    the board.
    """
    plugs, cards = plugs_of(build), range(1, build.gpu_count + 1)
    if build.chassis or build.psu is None or plugs is None:
        return tuple(Feed(card, None, plugs) for card in cards)
    listed = [f"{plug.count}x {plug.name}" for plug in plugs]
    needs = [connector_count(listed, names) for names in (NAMES_OF_16PIN, NAMES_OF_8PIN)]
    room = _room((build.psu.connectors_16pin, build.psu.connectors_8pin), needs)
    fed = [0] * build.psu_count
    feeds = []
    for card in cards:
        psu = min(range(build.psu_count), key=lambda place: (fed[place], -place))
        has_room = fed[psu] < room
        fed[psu] += has_room
        feeds.append(Feed(card, psu + 1 if has_room else None, plugs))
    return tuple(feeds)


def _room(each: Sequence[int | None], needs: Sequence[int]) -> float:
    """Return how many such cards one power supply can feed; 0 where its connectors are unknown."""
    return min(
        ((have or 0) // need for have, need in zip(each, needs, strict=True) if need),
        default=math.inf,
    )
