from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.hosts import NOTHING, Host
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.scores import RunningCost
from macros.advice.picks.upgrades import Upgrade, upgrades
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.software import SoftwareFamily
from tests.advising import (
    WORK,
    FreeHosts,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_situation,
    tiny_speeds,
)
from tests.software_families import tiny_family, with_software

NEAR_LARGE = tiny_offers(large=400.0)
NEWEST = tiny_family("newest", "middle", precisions=["fp32", "fp16", "bf16", "fp8"])


def advice_for(catalog: Catalog, id_: str, offers: Any = None, speeds: Any = None) -> Upgrade:
    where = tiny_situation(market_of_four(catalog), offers, speeds)
    return upgrades(where, [WORK])[id_]


def test_second_card_is_added_where_that_is_the_cheapest_speed(catalog: Catalog) -> None:
    upgrade = advice_for(catalog, "small")
    assert (upgrade.action, upgrade.to, upgrade.net) == ("add", "small", 100)  # a used one
    assert upgrade.net_usd > 100  # which may fail


@pytest.mark.parametrize(("lasting_w", "action"), [(600, "add"), (450, "wait")])
def test_second_card_is_not_added_where_the_socket_does_not_bear_both(
    catalog: Catalog, lasting_w: float, action: str
) -> None:
    socket = Socket(lasting_w=lasting_w, arriving=0.9, computer_w=250)
    small = replace(tiny_situation(market_of_four(catalog)), socket=socket)
    assert upgrades(small, [WORK])["small"].action == action


def test_replacement_is_advised_where_it_costs_less_for_the_speed(catalog: Catalog) -> None:
    upgrade = advice_for(catalog, "middle", tiny_offers(large=400.0))
    assert (upgrade.action, upgrade.to) == ("replace", "large")
    assert upgrade.speed_ratio == pytest.approx(2)
    assert upgrade.net_usd == pytest.approx(100, rel=0.05)  # 400 less the 300 of the old one


def test_waiting_is_advised_where_speed_is_dear(catalog: Catalog) -> None:
    assert advice_for(catalog, "large").action == "wait"


def test_slightly_faster_is_no_replacement(catalog: Catalog) -> None:
    slow = tiny_speeds(large=2.5)
    assert advice_for(catalog, "middle", tiny_offers(large=310.0), slow).action != "replace"


def test_electricity_of_a_hungry_card_counts(catalog: Catalog) -> None:
    hungry = market_of_four(catalog, large={"power": {"tdp_w": 4000}})
    plain = tiny_situation(hungry, tiny_offers(large=400.0))
    dear = replace(plain, running=RunningCost(5.0))
    upgrade = upgrades(dear, [WORK])["middle"]
    assert upgrades(plain, [WORK])["middle"].to == "large"
    assert (upgrade.action, upgrade.to) != ("replace", "large")


def test_card_of_unknown_speed_gets_no_advice(catalog: Catalog) -> None:
    where = tiny_situation(market_of_four(catalog), speeds=tiny_speeds(small=0))
    assert "small" not in upgrades(where, [WORK])


def with_families(catalog: Catalog, *families: SoftwareFamily, **cards: Any) -> dict[str, Upgrade]:
    market = with_software(market_of_four(catalog, **cards), *families)
    return upgrades(tiny_situation(market, NEAR_LARGE), [WORK])


def test_replacement_says_which_formats_it_gives_up(catalog: Catalog) -> None:
    upgrade = with_families(catalog, NEWEST, tiny_family("older", "large"))["middle"]
    assert (upgrade.to, upgrade.loses) == ("large", ("FP8",))
    assert with_families(catalog)["middle"].loses == ()


def test_nobody_is_sent_to_a_card_without_bf16(catalog: Catalog) -> None:
    plain = tiny_family("plain", "large", precisions=["fp32", "fp16"])
    assert with_families(catalog, plain)["middle"].to != "large"


def test_replacement_never_has_weaker_support(catalog: Catalog) -> None:
    both = (tiny_family("good", "middle"), tiny_family("done", "large", status="maintained"))
    assert with_families(catalog, *both)["middle"].to != "large"
    assert (
        with_families(catalog, both[1])["middle"].to == "large"
    )  # of the old one nothing is known
    unknown = tiny_family("good", "middle")
    assert with_families(catalog, unknown)["middle"].to != "large"


def test_card_that_is_not_fully_supported_is_no_replacement(catalog: Catalog) -> None:
    limited = {"software": {"status": "limited"}}
    assert with_families(catalog, large=limited)["middle"].to != "large"


def test_tax_on_a_new_card_counts(catalog: Catalog) -> None:
    taxed = {**tiny_offers(), "large": [tiny_offer("large", 400.0, tax_factor=1.2)]}
    upgrade = advice_for(catalog, "middle", taxed)
    assert upgrade.net_usd == pytest.approx(480 - 298, rel=0.02)


def test_card_that_loses_its_support_is_replaced_at_the_least_cost(catalog: Catalog) -> None:
    offers = tiny_offers(middle=0, large=15_000.0, server=16_000.0)
    ended = market_of_four(catalog, middle={"software": {"status": "ended"}})
    where = tiny_situation(ended, offers)
    upgrade = upgrades(where, [WORK])["middle"]
    assert (upgrade.action, upgrade.to) == ("retire", "large")


class Supplies(FreeHosts):
    """A power supply for 25 dollars from 300 W on, which no old computer has; none from 500 W."""

    def supply_w(self, gpu: Gpu, count: int) -> float:
        return (gpu.power.tdp_w or 0.0) * count

    def supply_beside(self, old: Gpu, gpu: Gpu, count: int) -> Host | None:
        if self.supply_w(gpu, count) > 500:
            return None
        return Host(25.0, ("brook-600",)) if self.supply_w(gpu, count) >= 300 else NOTHING


@pytest.mark.parametrize(("form", "usd"), [("pcie_card", 25.0), ("sxm", 0.0)])
def test_stronger_supply_is_part_of_what_a_replacement_costs(
    catalog: Catalog, form: str, usd: float
) -> None:
    cards: dict[str, Any] = {id_: {"form_factor": form} for id_ in ("middle", "large")}
    bare = tiny_situation(market_of_four(catalog, **cards), NEAR_LARGE)
    old, new = (upgrades(replace(bare, hosts=h), [WORK])["middle"] for h in (None, Supplies()))
    assert (old.to, new.to) == ("large", "large")
    assert new.net - old.net == pytest.approx(usd)
    assert new.net_usd - old.net_usd == pytest.approx(usd)
    assert (new.supply_w, new.buys_supply) == ((400, True) if usd else (None, False))


def test_card_for_which_no_supply_has_a_price_is_not_advised(catalog: Catalog) -> None:
    cards: dict[str, Any] = {"large": {"form_factor": "pcie_card", "power": {"tdp_w": 600}}}
    bare = tiny_situation(market_of_four(catalog, **cards), NEAR_LARGE)
    assert upgrades(replace(bare, hosts=Supplies()), [WORK])["middle"].to != "large"


def test_second_card_counts_the_supply_for_two(catalog: Catalog) -> None:
    cards: dict[str, Any] = {"small": {"form_factor": "pcie_card", "power": {"tdp_w": 160}}}
    bare = replace(tiny_situation(market_of_four(catalog, **cards)), hosts=Supplies())
    step = upgrades(bare, [WORK])["small"]
    assert (step.action, step.net, step.supply_w) == ("add", 125, 320)


def dear_market(catalog: Catalog, middle_usd: float) -> Upgrade:
    """Return what the owner of a small card does, whose support ended, where speed is dear."""
    ended = market_of_four(catalog, small={"software": {"status": "ended"}})
    offers = {
        **tiny_offers(server=20_000.0),
        "middle": [tiny_offer("middle", middle_usd)],
        "large": [tiny_offer("large", 16_000.0)],
    }
    return upgrades(tiny_situation(ended, offers), [WORK])["small"]


def test_what_has_to_be_replaced_is_not_replaced_by_dear_speed(catalog: Catalog) -> None:
    upgrade = dear_market(catalog, 15_000.0)
    assert (upgrade.action, upgrade.to) == ("retire", "large")


def test_what_has_to_be_replaced_costs_least_among_near_equals(catalog: Catalog) -> None:
    upgrade = dear_market(catalog, 5_500.0)
    assert (upgrade.action, upgrade.to) == ("retire", "middle")


@pytest.mark.parametrize(("middle_usd", "other"), [(215.0, "middle"), (260.0, None)])
def test_other_way_is_named_where_it_is_hardly_dearer(
    catalog: Catalog, middle_usd: float, other: str | None
) -> None:
    offers = {**tiny_offers(), "middle": [tiny_offer("middle", middle_usd)]}
    upgrade = advice_for(catalog, "small", offers)
    assert upgrade.action == "add"
    assert (upgrade.other.to if upgrade.other else None) == other


def test_second_card_is_named_beside_a_replacement_that_is_hardly_cheaper(
    catalog: Catalog,
) -> None:
    offers = {**tiny_offers(), "middle": [tiny_offer("middle", 208.0)]}
    upgrade = advice_for(catalog, "small", offers)
    assert (upgrade.action, upgrade.to) == ("replace", "middle")
    assert upgrade.other
    assert (upgrade.other.action, upgrade.other.to) == ("add", "small")


def test_waiting_with_a_card_of_unknown_resale_tells_when_that_is_wrong(catalog: Catalog) -> None:
    unsold = {**tiny_offers(large=1000.0), "middle": [tiny_offer("middle", 900.0)]}
    upgrade = advice_for(catalog, "middle", unsold)
    assert (upgrade.action, upgrade.is_sold) == ("wait", False)
    assert upgrade.sale
    assert (upgrade.sale.to, upgrade.sale.currency) == ("large", "USD")
    for amount, action in (
        (upgrade.sale.amount - 20, "wait"),
        (upgrade.sale.amount + 20, "replace"),
    ):
        sold = {**unsold, "middle": [*unsold["middle"], tiny_offer("middle", amount, "used")]}
        assert advice_for(catalog, "middle", sold).action == action


def test_resale_price_that_would_pay_the_whole_replacement_is_not_told(catalog: Catalog) -> None:
    hungry = market_of_four(catalog, large={"power": {"tdp_w": 4000}})
    unsold = {**tiny_offers(), "middle": [tiny_offer("middle", 900.0)]}
    dear = replace(tiny_situation(hungry, unsold), running=RunningCost(5.0))
    upgrade = upgrades(dear, [WORK])["middle"]
    assert (upgrade.action, upgrade.sale) == ("wait", None)


def test_resale_price_from_elsewhere_counts_nothing(catalog: Catalog) -> None:
    elsewhere = {**NEAR_LARGE, "middle": [tiny_offer("middle", 300.0, "used", how="converted")]}
    here = advice_for(catalog, "middle", NEAR_LARGE)
    upgrade = advice_for(catalog, "middle", elsewhere)
    assert (here.action, here.is_sold) == ("replace", True)
    assert (upgrade.action, upgrade.is_sold) == ("wait", False)
    assert upgrade.sale
    assert upgrade.sale.to == "large"


def test_resale_price_above_that_of_what_is_no_worse_is_not_told(catalog: Catalog) -> None:
    unsold = {**tiny_offers(large=1000.0), "middle": [tiny_offer("middle", 900.0)]}
    sale = advice_for(catalog, "middle", unsold).sale
    assert sale
    cheap = tiny_offer("middle", sale.amount - 20, "used", how="converted")
    upgrade = advice_for(catalog, "middle", {**unsold, "middle": [*unsold["middle"], cheap]})
    assert (upgrade.action, upgrade.sale) == ("wait", None)


def test_of_near_equals_the_one_that_costs_least_to_buy_is_named(catalog: Catalog) -> None:
    """Large gains seven for 665 dollars, middle three for 300, and draws no more than small."""
    cards: dict[str, Any] = {"small": {"power": {"tdp_w": 200}}, "large": {"power": {"tdp_w": 900}}}
    offers = {id_: [tiny_offer(id_, usd)] for id_, usd in (("middle", 300), ("large", 665))}
    speeds = tiny_speeds(middle=4.0, large=8.0)
    where = tiny_situation(market_of_four(catalog, **cards), offers, speeds)
    cheap, dear = (replace(where, running=RunningCost(usd)) for usd in (0.1, 1.0))
    assert upgrades(cheap, [WORK])["small"].to == "large"
    assert upgrades(dear, [WORK])["small"].to == "middle"


def test_nobody_is_sent_to_a_card_whose_owner_is_told_to_replace_it(catalog: Catalog) -> None:
    offers = {**tiny_offers(large=330.0), "small": [tiny_offer("small", 900.0)]}
    found = upgrades(tiny_situation(market_of_four(catalog), offers), [WORK])
    assert (found["middle"].action, found["middle"].to) == ("replace", "large")
    assert found["small"].to != "middle"


@pytest.mark.parametrize(("usd", "action"), [(1050.0, "replace"), (1150.0, "wait")])
def test_unknown_resale_price_is_counted_as_a_little(
    catalog: Catalog, usd: float, action: str
) -> None:
    """Three more of speed are worth 1,010 dollars here; what one's own card brings is on top."""
    offers = {**tiny_offers(large=usd), "middle": [tiny_offer("middle", 900.0)]}
    assert advice_for(catalog, "middle", offers, tiny_speeds(large=8.0)).action == action
