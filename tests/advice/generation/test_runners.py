"""Which invented accelerators count as cards, as computers, and by the hour."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.generation.runners import (
    Market,
    cheapest_rented,
    computers,
    fewest,
    is_computer,
    is_runner,
    most_beside,
    raised,
    runners,
)
from macros.advice.memory.formats import Ends
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from tests.advising import market_of_four, tiny_offer
from tests.tiny import TODAY, tiny_gpu, tiny_price
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

CUDA = {"platform": "CUDA", "status": "supported"}
CARD: dict[str, Any] = {"form_factor": "pcie_card", "software": CUDA, "chips": 1}
NEED = Ends(6, 7, 7.5)


def held(
    catalog: Catalog, *offers: Any, need: Ends = NEED, **changes: Any
) -> list[tuple[str, int]]:
    """Return which of the four cards hold a need, with how many of them."""
    market = market_of(catalog, *offers, **changes)
    model = tiny_model()
    return [(one.gpu.id, one.count) for one in runners(model, need, market)]


def market_of(catalog: Catalog, *offers: Any, **changes: Any) -> Market:
    cards = {
        id_: {**CARD, **changes.get(id_, {})} for id_ in ("small", "middle", "large", "server")
    }
    known = replace(
        market_of_four(catalog, **cards),
        models={"wren-1b": tiny_model()},
        datasets={},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )
    by_id: dict[str, list[Any]] = {}
    for offer in offers:
        by_id.setdefault(offer.id, []).append(offer)
    return Market(known, by_id, "us", TODAY)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, True),
        ({"software": {"platform": "CUDA", "status": "limited"}}, True),
        ({"software": {"platform": "CUDA", "status": "ended"}}, False),
        ({"software": {"platform": "Metal", "status": "supported"}}, False),
        ({"form_factor": "sxm"}, False),
        ({"chips": 2}, False),
        ({"preview": True}, False),
        ({"cooling": "passive"}, False),
        ({"cooling": "blower"}, True),
    ],
)
def test_card_counts_where_a_desktop_of_today_takes_it(
    catalog: Catalog, change: dict[str, Any], expected: bool
) -> None:
    assert is_runner(tiny_gpu(catalog, "boreal-one", **{**CARD, **change})) is expected


def test_nothing_is_known_of_what_has_no_software_on_record(catalog: Catalog) -> None:
    for form in ("pcie_card", "mini_pc"):
        gpu = tiny_gpu(catalog, "boreal-one", **{**CARD, "form_factor": form})
        unknown = gpu.model_copy(update={"software": None})
        assert not is_runner(unknown)
        assert not is_computer(unknown)


@pytest.mark.parametrize(
    ("form", "status", "expected"),
    [
        ("mini_pc", "supported", True),
        ("mini_pc", "ended", False),
        ("pcie_card", "supported", False),
    ],
)
def test_computer_is_whole_and_supported(
    catalog: Catalog, form: str, status: str, expected: bool
) -> None:
    software = {"platform": "CUDA", "status": status}
    gpu = tiny_gpu(catalog, "boreal-one", form_factor=form, software=software)
    assert is_computer(gpu) is expected


def test_fewest_leave_room_for_what_each_further_card_takes(catalog: Catalog) -> None:
    known = market_of(catalog).catalog
    small = known.gpus["small"]
    assert fewest(small, Ends(1, 2, 8), known) == 1
    assert fewest(small, Ends(1, 2, 8.001), known) == 2
    assert fewest(small, Ends(1, 2, 16), known) == 4  # each further one takes some for itself
    assert fewest(small, Ends(1, 2, 1000), known) is None


def test_what_error_correction_takes_is_not_counted_on(catalog: Catalog) -> None:
    corrected = {"memory": {"size_gb": 8, "type": "GDDR6", "with_ecc_gib": 7.5}}
    known = market_of(catalog, small=corrected).catalog
    assert fewest(known.gpus["small"], Ends(1, 2, 7.5), known) == 1
    assert fewest(known.gpus["small"], Ends(1, 2, 7.6), known) == 2


def test_cheapest_offer_of_a_card_counts_new_or_used_but_no_hour(catalog: Catalog) -> None:
    offers = [
        tiny_offer("small", 200),
        tiny_offer("small", 120, "used"),
        tiny_offer("small", 1, "rental"),
    ]
    (found,) = runners(tiny_model(), NEED, market_of(catalog, *offers))
    assert (found.offer.kind, found.cautious_usd) == ("used", offers[1].cautious_usd)


@pytest.fixture
def small_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let several cards of 8 GB be named, so that few suffice for the needs of these tests."""
    monkeypatch.setattr("macros.advice.generation.runners.LEAST_GB_BESIDE", 8)


@pytest.mark.usefixtures("small_counts")
def test_one_card_comes_before_two_and_each_by_price(catalog: Catalog) -> None:
    need = Ends(13, 14, 15)
    offers = [tiny_offer("small", 90), tiny_offer("large", 400), tiny_offer("middle", 500)]
    assert held(catalog, *offers, need=need) == [("large", 1), ("middle", 1), ("small", 2)]
    dear = [tiny_offer("small", 210), *offers[1:]]
    assert held(catalog, *dear, need=need) == [("large", 1), ("middle", 1)]


def test_several_are_not_named_beside_fewer_where_nobody_should_build_that(
    catalog: Catalog,
) -> None:
    """Too small, better avoided, or more than the usual socket feeds."""
    card = tiny_gpu(catalog, "boreal-one", memory={"size_gb": 12}, power={"tdp_w": 300}, **CARD)
    small = tiny_gpu(catalog, "boreal-one", memory={"size_gb": 8}, **CARD)
    socket = Socket(lasting_w=1000, arriving=0.9, computer_w=200)
    assert most_beside(card, (), None) == 4
    assert most_beside(card, (), socket) == 2
    assert most_beside(card, (), replace(socket, lasting_w=700)) == 1
    assert most_beside(card, {card.id}, None) == 1
    assert most_beside(small, (), None) == 1


@pytest.mark.usefixtures("small_counts")
def test_four_are_named_where_they_cost_less_than_any_fewer(catalog: Catalog) -> None:
    four = Ends(24, 25, 26)
    small, server = tiny_offer("small", 90), tiny_offer("server", 400)
    assert held(catalog, small, need=four) == [("small", 4)]
    assert held(catalog, small, server, need=four) == [("server", 1), ("small", 4)]
    pair = tiny_offer("middle", 170)  # holds it as two, for less than four of the others
    assert held(catalog, small, server, pair, need=four) == [("server", 1), ("middle", 2)]


def test_eight_are_named_only_where_fewer_do_not_hold_it(catalog: Catalog) -> None:
    eight = Ends(40, 41, 42)
    assert held(catalog, tiny_offer("small", 1), need=eight) == [("small", 8)]
    both = [tiny_offer("small", 1), tiny_offer("server", 9000)]
    assert held(catalog, *both, need=eight) == [("server", 1)]


def test_several_cards_cost_as_many_times_as_one(catalog: Catalog) -> None:
    offer = tiny_offer("small", 90, spread=0.2)
    (found,) = runners(tiny_model(), Ends(13, 14, 15), market_of(catalog, offer))
    assert found.cautious_usd == pytest.approx(2 * offer.cautious_usd)


def test_computers_are_told_the_cheapest_first(catalog: Catalog) -> None:
    box = {"form_factor": "mini_pc", "memory": {"unified": True, "size_gb": 64}}
    offers = [tiny_offer("small", 900), tiny_offer("middle", 800), tiny_offer("large", 1)]
    market = market_of(catalog, *offers, small=box, middle=box)
    assert [one.gpu.id for one in computers(tiny_model(), NEED, market)] == ["middle", "small"]
    assert computers(tiny_model(), Ends(50, 60, 63), market) == []


def test_a_computer_comes_last_whose_maker_has_raised_its_price(catalog: Catalog) -> None:
    box = {"form_factor": "mini_pc", "memory": {"unified": True, "size_gb": 64}}
    old = replace(tiny_offer("middle", 800), observations=(tiny_price(raised_on="2026-10-20"),))
    market = market_of(catalog, tiny_offer("small", 900), old, small=box, middle=box)
    assert [one.gpu.id for one in computers(tiny_model(), NEED, market)] == ["small", "middle"]


@pytest.mark.usefixtures("small_counts")
def test_cards_that_overload_the_socket_are_named_nevertheless(catalog: Catalog) -> None:
    offers = [tiny_offer("small", 90), tiny_offer("large", 400)]
    power = {"power": {"tdp_w": 300}}
    weak = Socket(lasting_w=700, arriving=0.9, computer_w=200)
    market = replace(market_of(catalog, *offers, small=power), socket=weak)
    found = runners(tiny_model(), Ends(13, 14, 15), market)
    assert [(one.gpu.id, one.count) for one in found] == [("large", 1), ("small", 2)]


def test_fewest_rented_come_before_the_cheapest_hour(catalog: Catalog) -> None:
    known = market_of(catalog, large={"chips": 2}).catalog
    hours = {
        "small": [tiny_offer("small", 0.1, "rental")],
        "large": [tiny_offer("large", 0.1, "rental")],
        "server": [tiny_offer("server", 3, "rental"), tiny_offer("server", 2, "rental")],
        "gone": [tiny_offer("gone", 0.1, "rental")],
    }
    found = cheapest_rented(known, Ends(13, 14, 15), hours)
    assert found == (known.gpus["server"], 1, hours["server"][1])
    small = cheapest_rented(known, NEED, hours)
    assert small == (known.gpus["small"], 1, hours["small"][0])


def test_computers_that_hold_it_with_a_raised_limit_are_those_that_do_not_without(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    speed = GenerationSpeed("estimated", Ends(1, 2, 3))
    told = "macros.advice.generation.runners.generation_speed"
    monkeypatch.setattr(told, lambda *_: speed)
    box = {"form_factor": "mini_pc", "memory": {"unified": True, "size_gb": 64}}
    market = market_of(catalog, small=box)
    assert raised(tiny_model(), Ends(50, 55, 60), market) == [(market.catalog.gpus["small"], speed)]
    assert raised(tiny_model(), Ends(60, 70, 80), market) == []
    assert raised(tiny_model(), Ends(10, 12, 14), market) == []
    monkeypatch.setattr(told, lambda *_: None)
    assert raised(tiny_model(), Ends(50, 55, 60), market) == []
