from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.usual_socket import usual_socket
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from tests.tiny import tiny_region, with_regions
from tests.tiny_computers import tiny_computers, tiny_tier

SOCKET = {"name": "Socket", "volts": 120, "amps": 15, "max_w": 1800, "continuous_w": 1440}
BIGGER = {**SOCKET, "volts": 240, "max_w": 3600, "continuous_w": 2880}
ORIGIN = {"rule": "Invented.", "source": "weekly-chip", "kind": "recalled"}


def known(catalog: Catalog) -> Catalog:
    """Return a catalogue of computers with a region of two circuits, a part of it, and another."""
    country = tiny_region(circuits=[{**SOCKET, **ORIGIN}, {**BIGGER, **ORIGIN}])
    computers = tiny_computers(catalog, tiny_tier("2-gpu", 2)).catalog
    regions = {"us": country, "hi": tiny_region(part_of="us"), "eu": tiny_region("EUR")}
    return with_regions(computers, **regions)


@pytest.mark.parametrize("region", ["us", "hi"])
def test_first_circuit_counts_with_what_it_bears_for_hours(catalog: Catalog, region: str) -> None:
    found = known(catalog)
    # The middle one of the supplies passes on 80 %.
    base_w = found.rules["host-base"].value
    assert usual_socket(found, region) == Socket(1440, 0.8, base_w)


def test_region_without_a_circuit_has_no_usual_socket(catalog: Catalog) -> None:
    assert usual_socket(known(catalog), "eu") is None
    with pytest.raises(KeyError):
        usual_socket(known(catalog), "nowhere")


def test_losses_are_not_known_where_no_supply_states_them(catalog: Catalog) -> None:
    found = known(catalog)
    bare = replace(found, parts=replace(found.parts, power_supplies={}))
    socket = usual_socket(bare, "us")
    assert socket
    assert socket.arriving is None
