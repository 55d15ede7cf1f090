from __future__ import annotations

from typing import Any

import pytest

from macros.advice.picks.supply_plugs import PlugNeed, plug_need, plugs_together
from macros.facts.catalog import Catalog
from macros.facts.records.parts import PowerSupply
from tests.tiny import tiny_gpu


def psu(**counts: int) -> PowerSupply:
    known: dict[str, Any] = {f"connectors_{name}": count for name, count in counts.items()}
    return PowerSupply.model_construct(**known)


@pytest.mark.parametrize(
    ("names", "adapter", "need"),
    [
        (["2x 8-pin"], None, PlugNeed(of_8pin=4)),
        (["1x 12-pin"], None, PlugNeed(of_8pin=4)),  # by the usual adapter
        (["1x 16-pin"], 3, PlugNeed(of_16pin=2, adapter_8pin=3)),
        (["1x 8-pin", "1x 6-pin"], None, PlugNeed(of_8pin=4, of_6pin=2)),
        (["1x 8-pin EPS"], None, PlugNeed(of_eps=2)),
        ([], None, PlugNeed()),
    ],
)
def test_two_cards_ask_for_twice_the_plugs(
    names: list[str], adapter: int | None, need: PlugNeed, catalog: Catalog
) -> None:
    power = {"connectors": names, "adapter_8pin": adapter}
    assert plug_need(tiny_gpu(catalog, "boreal-one", power=power), 2) == need


@pytest.mark.parametrize(
    ("need", "supply", "is_fed"),
    [
        (PlugNeed(of_8pin=4), psu(**{"8pin": 4}), True),
        (PlugNeed(of_8pin=4), psu(**{"8pin": 3}), False),
        (PlugNeed(of_8pin=2), psu(), False),
        (PlugNeed(of_8pin=4, of_6pin=2), psu(**{"8pin": 2, "6pin": 2}), True),
        (PlugNeed(of_16pin=2, adapter_8pin=3), psu(**{"16pin": 1, "8pin": 3}), True),
        (PlugNeed(of_16pin=2, adapter_8pin=3), psu(**{"16pin": 1, "8pin": 2}), False),
        (PlugNeed(of_16pin=2), psu(**{"16pin": 1, "8pin": 9}), False),  # unknown adapter
        (PlugNeed(of_eps=1), psu(eps=2), False),  # both go to the board
        (PlugNeed(of_eps=1), psu(eps=3), True),
        (PlugNeed(of_eps=1, of_8pin=1), psu(**{"8pin": 3}, eps=2), True),
    ],
)
def test_plugs_of_a_power_supply_are_counted(
    need: PlugNeed, supply: PowerSupply, *, is_fed: bool
) -> None:
    assert need.are_on(supply) is is_fed


def test_plugs_of_unlike_cards_are_added_with_the_larger_adapter() -> None:
    small, large = (PlugNeed(of_16pin=1, adapter_8pin=count) for count in (2, 3))
    assert plugs_together([small, large]) == PlugNeed(of_16pin=2, adapter_8pin=3)
    old = PlugNeed(of_8pin=2, of_6pin=1, of_eps=1)
    assert plugs_together([old, small]) == PlugNeed(1, 2, 1, 1, 2)
    assert plugs_together([PlugNeed(of_16pin=1), small]) == PlugNeed(of_16pin=2)
    assert plugs_together([]) == PlugNeed()
