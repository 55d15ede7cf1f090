"""Wiring: which power supply feeds which card and hangs on which circuit."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.builds.evaluation import Value


@dataclass(frozen=True)
class Feed:
    """The cables of one card; `psu` counts from 1, and is None where its connectors are unknown.

    A card without cables lives on what the slot gives.
    """

    card: int
    psu: int | None
    pins_16: int
    pins_8: int


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


def wiring_of(choice: Choice) -> Wiring | None:
    """Return the wiring of a choice; None where there is nothing to wire."""
    build, figures = choice.build, choice.figures
    if build is None or figures is None:
        return None
    psu_count = build.psu_count
    if build.chassis:
        psu_count = build.chassis.psu_count or build.chassis.psu_needed or 0
    circuits = build.circuit_count
    return Wiring(
        feeds=_feeds(build.gpu_count, psu_count, figures, is_built_in=build.chassis is not None),
        supplies=tuple(Supply(psu + 1, psu % circuits + 1) for psu in range(psu_count)),
        circuit_count=circuits,
        eps=build.psu.connectors_eps if build.psu and not build.chassis else None,
        is_built_in=build.chassis is not None,
    )


def _feeds(
    cards: int, psu_count: int, figures: Mapping[str, Value], *, is_built_in: bool
) -> tuple[Feed, ...]:
    """Return the cables of each card: the power supply with most connectors left feeds the next.

    All cables of a card come from one power supply; the last one feeds first, as the first one
    feeds the board.
    """
    needs = tuple(figures.get(name) or 0 for name in ("gpu_16pin", "gpu_8pin"))
    if is_built_in:
        return tuple(Feed(card + 1, None, *needs) for card in range(cards))
    each = [_per_psu(figures.get(name), psu_count) for name in ("psu_16pin", "psu_8pin")]
    left = [list(each) for _ in range(psu_count)]
    feeds = []
    for card in range(cards):
        psu = max(range(psu_count), key=lambda one: (_fits(left[one], needs), one), default=None)
        if psu is None or _fits(left[psu], needs) < 1:
            feeds.append(Feed(card + 1, None, *needs))
            continue
        left[psu] = [have - need for have, need in zip(left[psu], needs, strict=True)]
        feeds.append(Feed(card + 1, psu + 1, *needs))
    return tuple(feeds)


def _per_psu(connectors: Value, psu_count: int) -> float:
    return 0 if connectors is None or not psu_count else connectors / psu_count


def _fits(left: list[float], needs: tuple[int, ...]) -> float:
    """Return how many such cards a power supply can still feed."""
    return min(
        (have // need for have, need in zip(left, needs, strict=True) if need), default=math.inf
    )
