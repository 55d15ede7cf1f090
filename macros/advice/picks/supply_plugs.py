"""Supply plugs: what cards ask of a power supply besides watts, as the rules of builds count it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from macros.facts.records.connectors import card_plugs
from macros.facts.records.parts import PowerSupply
from macros.facts.records.products import Gpu

EPS_OF_BOARD = 2  # boards take up to two of a power supply's plugs for processors
PLUGS_OF_EPS = 2  # of 8 pins go into the adapter of a card with such a plug


class SupplyPlugs(NamedTuple):
    """The plugs that a power supply is known to have: of 16, 8 and 6 pins, and of EPS."""

    of_16pin: int = 0
    of_8pin: int = 0
    of_6pin: int = 0
    of_eps: int = 0


class PlugNeed(NamedTuple):
    """The connectors of some cards: of 16 and of 8 pins, those of 6 pins among them, and of EPS.

    Through an adapter a connector of 16 pins takes `adapter_8pin` of 8; None where nobody knows.
    """

    of_16pin: int = 0
    of_8pin: int = 0
    of_6pin: int = 0
    of_eps: int = 0
    adapter_8pin: int | None = None

    def are_on(self, psu: PowerSupply) -> bool:
        """Return whether a power supply is known to have the plugs: uncounted ones are none."""
        return self.are_among(plugs_of(psu))

    def are_among(self, had: SupplyPlugs) -> bool:
        """Return whether these plugs are enough."""
        lacking = max(self.of_16pin - had.of_16pin, 0)
        if lacking and self.adapter_8pin is None:
            return False
        left = had.of_8pin - lacking * (self.adapter_8pin or 0)
        if left + min(had.of_6pin, self.of_6pin) < self.of_8pin:
            return False
        spare_eps = max(had.of_eps - EPS_OF_BOARD, 0)
        return self.of_eps <= spare_eps + max(left - self.of_8pin, 0) // PLUGS_OF_EPS


def plugs_of(psu: PowerSupply) -> SupplyPlugs:
    """Return the plugs of a power supply; those that nobody counted are none."""
    return SupplyPlugs(
        of_16pin=psu.connectors_16pin or 0,
        of_8pin=psu.connectors_8pin or 0,
        of_6pin=psu.connectors_6pin or 0,
        of_eps=psu.connectors_eps or 0,
    )


def plugs_together(needs: Iterable[PlugNeed]) -> PlugNeed:
    """Return what several cards ask for; of unequal adapters, each takes as many as the largest."""
    every = list(needs)
    adapters = [need.adapter_8pin for need in every if need.of_16pin]
    known = [count for count in adapters if count is not None]
    return PlugNeed(
        of_16pin=sum(need.of_16pin for need in every),
        of_8pin=sum(need.of_8pin for need in every),
        of_6pin=sum(need.of_6pin for need in every),
        of_eps=sum(need.of_eps for need in every),
        adapter_8pin=max(known, default=None) if len(known) == len(adapters) else None,
    )


def plug_need(gpu: Gpu, count: int) -> PlugNeed:
    """Return what so many of a card ask for; nothing where its connectors are unknown."""
    names, adapter_8pin = gpu.power.connectors, gpu.power.adapter_8pin
    if not names:
        return PlugNeed()
    plugs = card_plugs(names, adapter_8pin)
    return PlugNeed(
        of_16pin=count * plugs.of_16pin,
        of_8pin=count * plugs.of_8pin,
        of_6pin=count * plugs.of_6pin,
        of_eps=count * plugs.of_eps,
        adapter_8pin=adapter_8pin,
    )
