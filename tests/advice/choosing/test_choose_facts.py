"""Which facts on the four invented cards a buyer's question is answered from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.choosing.choose_facts import ChooseFacts, choose_facts
from macros.advice.choosing.quiet import PERSONA
from macros.advice.picks.hosts import NOTHING
from macros.advice.picks.scores import RunningCost
from macros.advice.picks.situation import Situation
from macros.advice.picks.used_goods import expected_loss
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from tests.advising import (
    WORK,
    FreeHosts,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)
from tests.software_families import tiny_family
from tests.tiny import TODAY, tiny_region, with_regions


class TinyHosts(FreeHosts):
    """A computer of 500 USD, and of 300 USD more for each card; none for four."""

    def of(self, _: Any, count: int, has: str) -> Any:
        assert has == "nothing"
        return None if count == 4 else replace(NOTHING, usd=500.0 + 300 * count)


def several(work: str, id_: str, count: int) -> Speed | None:
    one = tiny_speeds().of(work, id_)
    return one and replace(one, value=one.value * count) if count == 2 else None


def where(catalog: Catalog, persona: Any = None, family: Any = None, **changes: Any) -> Situation:
    cards = {id_: {"form_factor": "pcie_card", **fields} for id_, fields in changes.items()}
    known = replace(
        with_regions(market_of_four(catalog, **cards), us=tiny_region()),
        personas={"reader": tiny_persona(**(persona or {}))},
        software={family.id: family} if family else {},
    )
    return replace(tiny_situation(known), hosts=TinyHosts(), several=several)


def facts_of(situation: Situation) -> ChooseFacts:
    return choose_facts({"us": situation})


def card_of(facts: ChooseFacts, id_: str) -> dict[str, Any]:
    return next(card for card in facts["cards"] if card["id"] == id_)


def test_figures_of_a_card_are_those_on_which_needs_are_cut(catalog: Catalog) -> None:
    facts = facts_of(where(catalog))
    assert facts["day"] == TODAY.isoformat()
    card = card_of(facts, "server")
    named = {key: card[key] for key in ("segment", "ecc", "tdp_w", "memory_gb", "out")}
    expected = {"segment": "datacenter", "ecc": True, "tdp_w": 300, "memory_gb": 80, "out": None}
    assert named == expected
    assert not card_of(facts, "small")["ecc"]


@pytest.mark.parametrize(
    ("change", "key", "value"),
    [
        ({"preview": True}, "out", "on_sale"),
        ({"power": {"connectors": []}}, "plugless", True),
        ({"power": {"connectors": None}}, "plugless", False),
        ({"software": {"platform": "CUDA", "status": "ended"}}, "software", "ended"),
        ({"software": {"platform": "CUDA", "status": "ended"}}, "platform", "CUDA"),
        ({"software": None}, "platform", None),
        ({"software": None}, "software", None),
    ],
)
def test_what_keeps_a_card_out_is_told(
    catalog: Catalog, change: dict[str, Any], key: str, value: Any
) -> None:
    assert card_of(facts_of(where(catalog, middle=change)), "middle")[key] == value


@pytest.mark.parametrize(
    ("status", "dependable"), [("supported", True), ("experimental", False), (None, None)]
)
def test_family_says_whether_its_software_can_be_depended_on(
    catalog: Catalog, status: Any, dependable: bool | None
) -> None:
    family = status and tiny_family("boreal", "middle", status=status)
    card = card_of(facts_of(where(catalog, family=family)), "middle")
    assert card["dependable"] is dependable
    assert card["precisions"] == (None if status is None else ["fp32", "fp16", "bf16"])


def test_speeds_are_told_for_one_two_and_four_cards(catalog: Catalog) -> None:
    facts = facts_of(where(catalog, middle={}, server={"form_factor": "sxm"}))
    one, two, four = card_of(facts, "middle")["speeds"][WORK]
    assert one == [2, pytest.approx(0.01)]
    assert two[0] == 4
    assert four == []
    assert len(card_of(facts, "server")["speeds"][WORK]) == 1


def test_card_without_a_speed_tells_none(catalog: Catalog) -> None:
    unknown = replace(where(catalog, middle={}), speeds=tiny_speeds(middle=0), several=None)
    assert card_of(facts_of(unknown), "middle")["speeds"] == {}


def test_work_says_its_least_memory_and_whether_cards_share_it(catalog: Catalog) -> None:
    situation = where(catalog)
    assert facts_of(situation)["works"] == {WORK: [4, 0]}
    for splits, shared in ((("layer",), 1), (("tensor",), 1), (("data",), 0)):
        work = situation.catalog.workloads[WORK].model_copy(update={"splits": splits})
        known = replace(situation.catalog, workloads={WORK: work})
        assert facts_of(replace(situation, catalog=known))["works"] == {WORK: [4, shared]}


def test_what_is_quiet_is_told_by_its_power_and_its_fans(catalog: Catalog) -> None:
    situation = where(catalog)
    assert facts_of(situation)["quiet"]["tdp_w"] is None
    office = tiny_persona(id=PERSONA, needs={"tdp_w_at_most": 220})
    known = replace(situation.catalog, personas={PERSONA: office})
    quiet = facts_of(replace(situation, catalog=known))["quiet"]
    assert quiet["tdp_w"] == 220
    assert not {"blower", "passive"} & set(quiet["cooling"])


def test_reader_is_told_with_needs_and_what_helps_instead(catalog: Catalog) -> None:
    needs = {"segments": ["consumer"], "memory_gb_at_least": 12}
    (told,) = facts_of(where(catalog, persona={"needs": needs}))["personas"]
    assert told["needs"]["segments"] == ["consumer"]
    assert (told["memory_gb"], told["maximise"], told["works"]) == (12, "speed_per_price", [WORK])
    assert (told["acquire"], told["tie"], told["organisation"]) == ("new", "price", False)
    assert "instead" not in told
    (other,) = facts_of(where(catalog, persona={"instead": ["reader"]}))["personas"]
    assert other["instead"] == ["reader"]


def test_offers_are_told_with_their_loss_and_month(catalog: Catalog) -> None:
    seen = PartialDate.parse("2026-09-30")
    used = tiny_offer("middle", 300, "used", spread=0.2, observed=seen, stale=True)
    hour = tiny_offer("middle", 2, "rental")
    situation = replace(
        where(catalog), offers={"middle": [used]}, rentals={"middle": [hour], "large": [hour]}
    )
    offers = facts_of(situation)["regions"]["us"]["offers"]
    assert list(offers) == ["middle", "large"]
    first, second = offers["middle"]
    assert first[:3] == ["used", 300, used.paid_usd]
    assert first[3] == pytest.approx(used.spread, rel=1e-6)
    assert first[4] == pytest.approx(used.own_spread, rel=1e-6)
    loss = expected_loss(situation.catalog.gpus["middle"], used, situation.catalog.rules, TODAY)
    assert first[5] == pytest.approx(loss, rel=1e-6)
    assert first[6].keys() == used.source_spreads.keys()
    assert first[7:] == [used.source_count, "2026-09", 1]
    assert (second[0], len(second)) == ("rental", 9)


def test_price_of_a_year_is_not_told_to_be_of_its_last_month(catalog: Catalog) -> None:
    vague = tiny_offer("middle", 300, "used", observed=PartialDate.parse("2026"), stale=True)
    situation = replace(where(catalog), offers={"middle": [vague]})
    ((offer,),) = facts_of(situation)["regions"]["us"]["offers"].values()
    assert offer[8] == "2026"


def test_hours_in_dollars_are_converted_for_who_pays_in_other_money(catalog: Catalog) -> None:
    hour = tiny_offer("middle", 2, "rental")
    for currency, notes in (("USD", []), ("EUR", [2])):
        there = with_regions(where(catalog).catalog, us=tiny_region(currency=currency))
        situation = replace(where(catalog), catalog=there, offers={}, rentals={"middle": [hour]})
        (offer,) = facts_of(situation)["regions"]["us"]["offers"]["middle"]
        assert offer[9:] == notes


def test_computers_are_told_for_cards_that_are_sold(catalog: Catalog) -> None:
    situation = where(catalog, small={}, middle={}, large={"form_factor": "sxm"})
    offers = {id_: own for id_, own in tiny_offers().items() if id_ != "small"}
    region = facts_of(replace(situation, offers=offers))["regions"]["us"]
    assert region["hosts"]["middle"] == [800, 1100, None]
    assert "small" not in region["hosts"]
    assert "large" not in region["hosts"]
    assert region["supplies"] == {}


def test_region_has_its_money_and_what_power_costs(catalog: Catalog) -> None:
    situation = replace(where(catalog), running=RunningCost(1.5))
    region = facts_of(situation)["regions"]["us"]
    assert (region["usd"], region["per_w"], region["business_per_w"]) == (1, 1.5, 1.5)
    assert (region["socket"], region["not_sold"]) == (None, [])
    business = replace(situation, running_business=RunningCost(0.7))
    assert facts_of(business)["regions"]["us"]["business_per_w"] == 0.7
    yen = with_regions(situation.catalog, us=tiny_region("JPY"))
    assert facts_of(replace(situation, catalog=yen))["regions"]["us"]["usd"] == 2


def test_price_limit_of_a_reader_is_told_where_there_is_one(catalog: Catalog) -> None:
    limited = facts_of(where(catalog, persona={"needs": {"price_usd_at_most": 1200}}))
    assert limited["regions"]["us"]["price_limits"] == {"reader": 1200}
    assert facts_of(where(catalog))["regions"]["us"]["price_limits"] == {}
