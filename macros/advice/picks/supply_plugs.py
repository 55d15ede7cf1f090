"""Supply plugs: what cards ask of a power supply besides watts, as the rules of builds count it."""

from __future__ import annotations

from typing import NamedTuple

from macros.facts.records.connectors import card_plugs
from macros.facts.records.parts import PowerSupply
from macros.facts.records.products import Gpu

EPS_OF_BOARD = 2  # boards take up to two of a power supply's plugs for processors
PLUGS_OF_EPS = 2  # of 8 pins go into the adapter of a card with such a plug


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
        of_8pin = psu.connectors_8pin or 0
        lacking = max(self.of_16pin - (psu.connectors_16pin or 0), 0)
        if lacking and self.adapter_8pin is None:
            return False
        left = of_8pin - lacking * (self.adapter_8pin or 0)
        if left + min(psu.connectors_6pin or 0, self.of_6pin) < self.of_8pin:
            return False
        spare_eps = max((psu.connectors_eps or 0) - EPS_OF_BOARD, 0)
        return self.of_eps <= spare_eps + max(left - self.of_8pin, 0) // PLUGS_OF_EPS


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
