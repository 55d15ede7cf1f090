"""Connectors: how many power plugs of a kind stand in a list, by the names that data give them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

# Connectors that carry up to 600 W, whatever their names.
NAMES_OF_16PIN = ("16-pin", "12V-2x6")
# NVIDIA's own of 2020, which comes with an adapter for 8-pin plugs, two unless the data say so.
NAMES_OF_12PIN = ("12-pin",)
PLUGS_OF_12PIN = 2
# A cable for 8 pins of PCIe has a plug that parts into 6 and 2.
NAMES_OF_8PIN = ("8-pin", "6-pin")
# Those of them that a plug of 6 pins feeds as well.
NAMES_OF_6PIN = ("6-pin",)
# Plugs of processors, which professional cards have as well.
NAMES_OF_EPS = ("8-pin EPS", "4+4-pin EPS12V")


def connector_count(connectors: Sequence[str], names: Iterable[str]) -> int:
    """Return how many connectors of these names stand in a list such as `2x 8-pin`."""
    parted = (connector.partition("x ") for connector in connectors)
    return sum(int(count) for count, _, kind in parted if kind in tuple(names))


class CardPlugs(NamedTuple):
    """The power connectors of a card by kind; those of 8 pins hold those of 6 and of its adapter.

    A 12-pin connector is fed by 8-pin plugs through an adapter.
    """

    of_16pin: int
    of_12pin: int
    of_8pin: int
    of_6pin: int
    of_eps: int


def card_plugs(connectors: Sequence[str], adapter_8pin: int | None) -> CardPlugs:
    """Return the plugs that a card needs; `adapter_8pin` is how many its adapter takes."""
    of_12pin = connector_count(connectors, NAMES_OF_12PIN)
    adapted = of_12pin * (PLUGS_OF_12PIN if adapter_8pin is None else adapter_8pin)
    return CardPlugs(
        of_16pin=connector_count(connectors, NAMES_OF_16PIN),
        of_12pin=of_12pin,
        of_8pin=connector_count(connectors, NAMES_OF_8PIN) + adapted,
        of_6pin=connector_count(connectors, NAMES_OF_6PIN),
        of_eps=connector_count(connectors, NAMES_OF_EPS),
    )
