"""Usual socket: what a computer on the socket of a room may draw for hours, by region."""

from __future__ import annotations

from statistics import median

from macros.advice.builds.mains import efficiency, lasting_w, mains_class, mains_of
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from macros.facts.records.parts import PowerSupply
from macros.facts.records.regions import Circuit


def usual_socket(catalog: Catalog, region: str) -> Socket | None:
    """Return the usual socket of a region, None where nobody names one.

    Raises KeyError for an unknown region.
    """
    circuit = mains_of(catalog, region).usual
    if circuit is None:
        return None
    computer_w = catalog.rules["host-base"].value
    return Socket(lasting_w(circuit), share_arriving(catalog, circuit), computer_w)


def share_arriving(catalog: Catalog, circuit: Circuit) -> float | None:
    """Return the share (0 to 1) of wall power that arrives at the voltage of a circuit.

    It is that of the middle one of the catalogue's supplies at full load. None where nobody says
    it of any.
    """
    mains = mains_class(circuit)
    shares = (efficiency(supply.efficiency, mains) for supply in desktop_supplies(catalog) if mains)
    return median(known) if (known := [share for share in shares if share is not None]) else None


def desktop_supplies(catalog: Catalog) -> list[PowerSupply]:
    """Return the power supplies of desktop computers."""
    supplies = catalog.parts.power_supplies.values()
    return [supply for supply in supplies if supply.form != "server module"]
