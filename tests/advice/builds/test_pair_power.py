"""What a computer with two invented cards draws, and what bears it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from macros.advice.builds.pair_power import (
    DrawingCard,
    PowerFacts,
    least_limit_w,
    power_facts,
    power_need,
    speed_at_limit,
    supply_assumed_w,
    supply_bought,
    supply_there_w,
)
from macros.advice.builds.pair_records import (
    CircuitNeed,
    PairAnswer,
    PowerNeed,
    Question,
    Supply,
)
from macros.advice.picks.supply_plugs import PlugNeed
from macros.facts.catalog import Catalog
from tests.advising import tiny_offer
from tests.real_data import real_catalog
from tests.tiny import tiny_gpu

FACTS: PowerFacts = {
    "base_w": 100.0,
    "cpu_w": 150.0,
    "supply_w": 650.0,
    "ready_made_w": 400.0,
    "advised_share": 0.8,
    "circuit_share": 0.9,
    "low_volts": 200.0,
    "low_voltage_most_w": 1300.0,
    "outlets": {"us": [120.0, 1000.0, 0.8]},
    "supplies": {},
}


def drawing(power_w: float | None = 200.0, **changes: Any) -> DrawingCard:
    plugs = PlugNeed(of_8pin=1)
    card: dict[str, Any] = {"power_w": power_w, "asked_w": None, "least_w": 100.0}
    card |= {"plugs": plugs, "limits": [], **changes}
    return cast("DrawingCard", card)


def need(
    have: DrawingCard | None = None, add: DrawingCard | None = None, **asked: Any
) -> PowerNeed:
    question = Question("one", "two", "jobs", "wide", **{"region": "us", **asked})
    return power_need(question, FACTS, have or drawing(), add or have or drawing())


def circuit(have: DrawingCard, add: DrawingCard | None = None, **asked: Any) -> CircuitNeed:
    found = need(have, add, **asked)["circuit"]
    assert found
    return found


@pytest.mark.parametrize(
    ("psu_w", "cpu_w", "verdict"),
    [
        (None, None, "not_checked"),
        (649, None, "short"),
        (650, None, "tight"),
        (812, None, "tight"),
        (813, None, "fine"),
        (599, 100, "short"),
        (750, 100, "fine"),
    ],
)
def test_power_supply_bears_both_cards_or_not(
    psu_w: float | None, cpu_w: float | None, verdict: str
) -> None:
    """Two cards of 200 W, 100 W for the rest, and a processor of 150 W if none is named."""
    assert need(psu_w=psu_w, cpu_w=cpu_w)["verdict"] == verdict


def test_processor_that_is_counted_is_told() -> None:
    assert (need()["cpu_w"], need()["load_w"]) == (150, 650)
    assert (need(cpu_w=60)["cpu_w"], need(cpu_w=60)["load_w"]) == (60, 560)


def test_power_limit_lowers_the_load_and_says_what_speed_is_left() -> None:
    limited = need(drawing(limits=[[[100, 0.5], [200, 1]]]), limit_w=150, cpu_w=100)
    assert limited["load_w"] == 500
    assert limited["label_w"] == 625
    assert limited["kept"] == [0.75, 0.75]


def test_without_a_limit_no_share_of_the_speed_is_said_to_be_kept() -> None:
    card = drawing(limits=[[[0, 0.1], [200, 1]]])
    assert need(card)["kept"] == []
    assert need(card, limit_w=100)["kept"] == [0.55, 0.55]


def test_unknown_power_leaves_all_open() -> None:
    unknown = need(drawing(None))
    assert (unknown["verdict"], unknown["cards_w"], unknown["circuit"]) == ("unknown", None, None)
    assert need(add=drawing(None))["load_w"] is None


@pytest.mark.parametrize(
    ("card_w", "verdict", "wall_w"),
    [
        (235.0, "fine", 900),
        (236.0, "tight", 902.5),
        (275.0, "tight", 1000),
        (276.0, "over", 1002.5),
    ],
)
def test_outlet_of_a_room_bears_what_is_drawn_at_the_wall(
    card_w: float, verdict: str, wall_w: float
) -> None:
    """It supplies 1,000 W for hours, of which four fifths arrive and nine tenths are advised."""
    found = circuit(drawing(card_w))
    assert (found["verdict"], found["outlet_w"], found["volts"]) == (verdict, 1000, 120)
    assert found["wall_w"] == pytest.approx(wall_w)
    assert (found["limit_w"] is None) is (verdict != "over")


def test_power_limit_brings_the_cards_within_what_is_advised_of_the_outlet() -> None:
    found = circuit(drawing(400.0))
    assert found["limit_w"] == 230
    limited = circuit(drawing(400.0), limit_w=found["limit_w"])
    assert limited["verdict"] == "fine"


def test_card_that_draws_little_leaves_the_other_a_higher_limit() -> None:
    assert circuit(drawing(500.0), drawing(100.0))["limit_w"] == 370


def test_no_limit_is_named_that_a_card_may_not_take() -> None:
    assert circuit(drawing(400.0, least_w=240.0))["limit_w"] is None
    assert circuit(drawing(400.0, least_w=230.0))["limit_w"] == 230
    assert circuit(drawing(500.0), drawing(100.0, least_w=400.0))["limit_w"] == 370
    assert circuit(drawing(400.0), cpu_w=1500)["limit_w"] is None


def test_without_an_outlet_nothing_is_said_of_it() -> None:
    assert need(region="nowhere")["circuit"] is None


def test_lowest_limit_is_the_highest_of_all_models_on_record(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", id="limited")
    boards: Any = {str(least): _Board(gpu.id, least) for least in (100.0, 150.0, None)}
    known = replace(catalog, parts=replace(catalog.parts, gpu_boards=boards))
    assert least_limit_w(gpu, known) == 150
    bare = replace(catalog, parts=replace(catalog.parts, gpu_boards={}))
    assert gpu.power.tdp_w
    assert least_limit_w(gpu, bare) == pytest.approx(0.4 * gpu.power.tdp_w)
    theirs = tiny_gpu(catalog, "boreal-one", vendor="AMD")
    assert least_limit_w(theirs, bare) == pytest.approx(0.7 * gpu.power.tdp_w)


class _Board:
    def __init__(self, gpu: str, least_w: float | None) -> None:
        self.gpu, self.least_power_limit_w = gpu, least_w


def test_outlets_and_usual_processor_are_those_of_the_rules() -> None:
    facts = power_facts(real_catalog(), ["us", "de"], {})
    assert facts["cpu_w"] + facts["base_w"] == real_catalog().rules["host-base"].value
    volts, lasting_w, arriving = facts["outlets"]["us"]
    assert (volts, lasting_w) == (120, 1440)
    assert 0.8 < arriving < 1
    assert facts["outlets"]["de"][0] == 230


def test_speed_between_measured_limits_lies_on_the_line_between_them() -> None:
    curve: list[list[float]] = [[50, 0.5], [100, 0.9], [200, 1]]
    other: list[list[float]] = [[60, 0.8], [80, 0.9]]
    assert speed_at_limit([curve], 75) == pytest.approx([0.7, 0.7])
    assert speed_at_limit([curve], 150) == pytest.approx([0.95, 0.95])
    assert speed_at_limit([curve], 100) == [0.9, 0.9]
    assert speed_at_limit([curve], 50) == [0.5, 0.5]
    assert speed_at_limit([curve], 200) == [1, 1]
    assert speed_at_limit([curve], 49) == speed_at_limit([curve], 201) == []
    assert speed_at_limit([curve, other], 70) == pytest.approx([0.66, 0.85])
    assert speed_at_limit([], 150) == []


SOLD: PowerFacts = {
    **FACTS,
    "supplies": {"us": [[90.0, 750.0, 0, 2, 0, 2], [150.0, 1000.0, 1, 4, 0, 2]]},
}


def sold(label_w: float, amount: float, *, has_plugs: bool = True) -> Supply:
    return {"label_w": label_w, "amount": amount, "has_plugs": has_plugs}


@pytest.mark.parametrize(
    ("cards_w", "asked", "bought"),
    [
        ([200, 200], {}, sold(850, 150)),
        ([200, 100], {}, sold(700, 90)),
        ([200], {}, None),
        ([200, 200], {"psu_w": 650}, sold(850, 150)),
        ([200, 200], {"psu_w": 812}, sold(850, 150)),
        ([200, 200], {"psu_w": 813}, None),
        ([200, 200], {"limit_w": 120}, None),
        ([200, 200], {"cpu_w": 65}, sold(750, 90)),
        ([200, 400], {}, None),
        ([200, 200], {"region": "jp"}, None),
        ([200, None], {}, None),
    ],
)
def test_supply_is_bought_where_the_one_there_does_not_bear_the_cards_for_hours(
    cards_w: list[float | None], asked: dict[str, Any], bought: Supply | None
) -> None:
    """Two cards of 200 W load it with 650 W; for one of 400 W beside them nothing is sold."""
    question = Question("one", "two", "jobs", "wide", **{"region": "us", **asked})
    cards = [drawing(power_w) for power_w in cards_w]
    assert supply_bought(question, SOLD, cards[0], cards) == bought


def test_owner_of_a_hungry_card_has_the_supply_that_it_needs() -> None:
    question = Question("one", "", "jobs", "wide", "us")
    hungry, frugal = drawing(400), drawing(380)
    assert supply_bought(question, SOLD, hungry, [frugal]) is None
    assert supply_bought(question, SOLD, drawing(200), [frugal]) == sold(800, 150)


@pytest.mark.parametrize(
    ("asked", "label_w"),
    [({}, 800), ({"cpu_w": 150}, 700), ({"limit_w": 250}, 650), ({"psu_w": 800}, None)],
)
def test_maker_says_what_supply_one_card_asks_for(asked: Any, label_w: float | None) -> None:
    """Where the reader names a processor or a limit, the load says more."""
    question = Question("one", "", "jobs", "wide", "us", **{"psu_w": 600, **asked})
    card = drawing(290, asked_w=800)
    found = supply_bought(question, SOLD, drawing(), [card])
    assert (found and found["label_w"]) == label_w


def test_load_says_what_supply_two_cards_ask_for() -> None:
    question = Question("one", "", "jobs", "wide", "us", psu_w=600)
    cards = [drawing(asked_w=800), drawing(asked_w=800)]
    assert supply_bought(question, SOLD, cards[0], cards) == sold(850, 150)


@pytest.mark.parametrize(
    ("plugs", "bought"),
    [
        ([PlugNeed(of_8pin=1), PlugNeed(of_8pin=1)], sold(700, 90)),
        ([PlugNeed(of_8pin=1), PlugNeed(of_8pin=2)], sold(700, 150)),
        ([PlugNeed(of_16pin=1, adapter_8pin=2), PlugNeed()], sold(700, 90, has_plugs=False)),
        ([PlugNeed(of_16pin=1, adapter_8pin=3)] * 2, sold(700, 150)),
        ([PlugNeed(of_16pin=1), PlugNeed(of_16pin=1, adapter_8pin=2)], None),
        ([PlugNeed(of_8pin=3)] * 2, None),
        ([PlugNeed(), PlugNeed()], sold(700, 90, has_plugs=False)),
    ],
)
def test_supply_to_buy_has_the_plugs_of_both_cards(
    plugs: list[PlugNeed], bought: Supply | None
) -> None:
    """The cheaper one has two plugs of 8 pins, the other one of 16 pins and four of 8."""
    question = Question("one", "two", "jobs", "wide", "us")
    cards = [drawing(150, plugs=need) for need in plugs]
    assert supply_bought(question, SOLD, cards[0], cards) == bought


def test_what_is_assumed_costs_the_same_as_when_it_is_entered() -> None:
    for cards_w in ([200, 200], [200, 60], [150, 150], [400, 400]):
        cards = [drawing(power_w) for power_w in cards_w]
        blank = Question("one", "two", "jobs", "wide", "us")
        entered = replace(blank, psu_w=supply_there_w(blank, SOLD, cards[0]))
        assert entered.psu_w == (650 if cards_w[0] < 400 else 850)
        assert supply_bought(entered, SOLD, cards[0], cards) == supply_bought(
            blank, SOLD, cards[0], cards
        )


def test_supply_there_is_unknown_with_a_card_of_unknown_power() -> None:
    question = Question("one", "", "jobs", "wide", "us")
    assert supply_there_w(question, SOLD, drawing(None)) is None
    assert supply_there_w(replace(question, psu_w=500), SOLD, drawing(None)) == 500


@pytest.mark.parametrize(
    ("asked", "changes", "is_refused", "assumed"),
    [
        ({}, {}, False, 650),
        ({"psu_w": 650}, {}, False, None),
        ({}, {}, True, None),
        ({}, {"options": [{"supply": None}, {"supply": sold(850, 90)}]}, True, 650),
        ({}, {"power": {"psu_w": 650, "load_w": None}}, False, None),
    ],
)
def test_supply_is_assumed_only_where_sums_rest_on_it_and_none_was_entered(
    asked: dict[str, Any], changes: dict[str, Any], assumed: float | None, *, is_refused: bool
) -> None:
    question = Question("one", "", "jobs", "wide", "us", **asked)
    usual = {"power": {"psu_w": 650, "load_w": 480}, "options": [{"supply": None}]}
    answer = cast("PairAnswer", {**usual, **changes})
    assert supply_assumed_w(question, answer, is_refused=is_refused) == assumed


def test_supplies_that_a_cheaper_one_equals_in_watts_and_plugs_are_left_out() -> None:
    real = real_catalog()
    any_psu = next(iter(real.parts.power_supplies.values()))
    plugs = {"connectors_16pin": 1, "connectors_6pin": None, "connectors_eps": 2}
    supplies = {
        id_: any_psu.model_copy(
            update={"id": id_, "rated_w": watts, "connectors_8pin": of_8pin, **plugs}
        )
        for id_, watts, of_8pin in (("weak", 700, 2), ("dear", 700, 2), ("strong", 900, 1))
    }
    catalog = replace(real, parts=replace(real.parts, power_supplies=supplies))
    prices = {"weak": 80, "dear": 90, "strong": 85}
    offers = {id_: (tiny_offer(id_, amount),) for id_, amount in prices.items()}
    facts = power_facts(catalog, ["us"], {"us": offers})
    assert facts["supplies"]["us"] == [[80, 700, 1, 2, 0, 2], [85, 900, 1, 1, 0, 2]]
