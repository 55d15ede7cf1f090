from __future__ import annotations

import pytest

from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu

SOCKET = Socket(lasting_w=1000, arriving=0.8, computer_w=200)


def test_wall_feeds_the_cards_the_computer_and_what_the_supply_loses(catalog: Catalog) -> None:
    card = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 300})
    assert SOCKET.wall_w(card, 1) == pytest.approx(625)
    assert SOCKET.wall_w(card, 2) == pytest.approx(1000)


def test_draw_is_not_known_without_that_of_the_card_or_the_losses(catalog: Catalog) -> None:
    card = tiny_gpu(catalog, "boreal-one", power={"tdp_w": 300})
    unknown = tiny_gpu(catalog, "boreal-one", power={"tdp_w": None})
    assert SOCKET.wall_w(unknown, 2) is None
    assert Socket(1000, None, 200).wall_w(card, 2) is None
