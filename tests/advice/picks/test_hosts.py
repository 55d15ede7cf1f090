from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.picks.hosts import NOTHING, Host, Hosts
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from tests.tiny import tiny_gpu
from tests.tiny_computers import PART_USD, tiny_computers

GPU = "boreal-one"
RULES = {"host-base": 50, "host-reserve": 1, "host-supply": 200, "host-memory": 16, "host-cards": 2}


@pytest.fixture
def hosts(catalog: Catalog) -> Hosts:
    """Return the invented parts; a reader's own supply bears 150 W of cards."""
    edition = tiny_computers(catalog)
    rules = dict(edition.catalog.rules)
    for id_, value in RULES.items():
        rules[id_] = rules[id_].model_copy(update={"value": value})
    bare = Hosts(edition.catalog.parts, edition.part_offers("us"), rules)
    return with_plugs(bare, brook_250=8, brook_600=8)


def with_plugs(hosts: Hosts, **counts_of_8pin: int) -> Hosts:
    """Return the same whose power supplies have so many 8-pin plugs: `brook_250=1`."""
    counted = {id_.replace("_", "-"): count for id_, count in counts_of_8pin.items()}
    supplies = {
        id_: psu.model_copy(update={"connectors_8pin": counted.get(id_)})
        for id_, psu in hosts.parts.power_supplies.items()
    }
    parts = replace(hosts.parts, power_supplies=supplies)
    return replace(hosts, parts=parts, _made={}, _supplies={})


def usd_of(*parts: str) -> Host:
    return Host(sum(PART_USD[part] for part in parts), parts)


def test_who_has_a_computer_needs_nothing_for_a_modest_card(catalog: Catalog, hosts: Hosts) -> None:
    modest = tiny_gpu(catalog, GPU, power={"tdp_w": 150, "recommended_psu_w": None})
    assert hosts.of(modest, 1, "computer") == NOTHING


def test_hungry_card_or_a_second_one_needs_the_cheapest_supply_that_bears_them(
    catalog: Catalog, hosts: Hosts
) -> None:
    recommended = tiny_gpu(catalog, GPU, power={"tdp_w": 100, "recommended_psu_w": 250})
    assert hosts.of(recommended, 1, "computer") == usd_of("brook-250")
    two = tiny_gpu(catalog, GPU, power={"tdp_w": 150, "recommended_psu_w": None}, id="two")
    assert hosts.of(two, 2, "computer") == usd_of("brook-600")
    greedy = tiny_gpu(catalog, GPU, power={"tdp_w": 900, "recommended_psu_w": None}, id="greedy")
    assert hosts.of(greedy, 1, "computer") is None


def test_own_supply_that_is_strong_enough_saves_a_new_one(catalog: Catalog, hosts: Hosts) -> None:
    card = tiny_gpu(catalog, GPU, power={"tdp_w": 150, "recommended_psu_w": None})
    assert hosts.supply_w(card, 2) == 350
    assert hosts.of(card, 2, "computer") == usd_of("brook-600")  # first, as by the rule
    assert hosts.with_own(350, None).of(card, 2, "computer") == NOTHING
    assert hosts.with_own(349, None).of(card, 2, "computer") == usd_of("brook-600")
    assert hosts.with_own(9000, None).of(card, 1, "nothing") == hosts.of(card, 1, "nothing")


def test_old_card_says_what_supply_is_there(catalog: Catalog, hosts: Hosts) -> None:
    def card(id_: str, asked_w: int, *plugs: str) -> Gpu:
        power = {"tdp_w": 75, "recommended_psu_w": asked_w, "connectors": list(plugs)}
        return tiny_gpu(catalog, GPU, id=id_, power=power)

    hosts = with_plugs(hosts, brook_250=1, brook_600=2)
    new, plain = card("new", 200, "1x 8-pin"), card("plain", 150, "1x 6-pin")
    assert hosts.supply_beside(plain, new, 1) == NOTHING  # the usual supply of 200 W bears it
    assert hosts.supply_beside(card("slot", 150), new, 1) == usd_of("brook-250")
    dear = card("dear", 250, "1x 8-pin")
    assert hosts.supply_beside(plain, dear, 1) == usd_of("brook-250")
    assert hosts.supply_beside(dear, dear, 1) == NOTHING  # it runs such a card already


def test_own_room_counts_instead_of_that_of_usual_computers(catalog: Catalog, hosts: Hosts) -> None:
    assert [hosts.holds(count) for count in (1, 2, 4)] == [True, True, False]
    assert [hosts.with_own(None, 1).holds(count) for count in (1, 2)] == [True, False]
    card = tiny_gpu(catalog, GPU, power={"tdp_w": 10, "recommended_psu_w": None})
    assert hosts.with_own(None, 4).of(card, 4, "computer") == NOTHING  # and no new computer


def test_supply_with_the_watts_but_not_the_plugs_gives_way_to_a_dearer_one(
    catalog: Catalog, hosts: Hosts
) -> None:
    power = {"tdp_w": 50, "recommended_psu_w": None, "connectors": ["1x 8-pin"]}
    card = tiny_gpu(catalog, GPU, power=power)
    plugged = with_plugs(hosts, brook_250=1, brook_600=2)
    assert plugged.supply(card, 1) == usd_of("brook-250")
    assert plugged.supply(card, 2) == usd_of("brook-600")  # though 150 W are asked
    assert plugged.supply(card, 4) is None
    assert with_plugs(hosts).supply(card, 1) is None  # nobody counted the plugs


def test_of_a_card_with_unknown_plugs_watts_alone_decide(catalog: Catalog, hosts: Hosts) -> None:
    power = {"tdp_w": 50, "recommended_psu_w": None, "connectors": None}
    assert with_plugs(hosts).supply(tiny_gpu(catalog, GPU, power=power), 2) == usd_of("brook-250")


def test_who_has_nothing_buys_the_cheapest_whole_computer(catalog: Catalog, hosts: Hosts) -> None:
    card = tiny_gpu(catalog, GPU, power={"tdp_w": 150, "recommended_psu_w": None})
    core = ("quill", "shelf", "breeze", "crate")
    one, two = (hosts.of(card, count, "nothing") for count in (1, 2))
    assert one == usd_of("plank", *core, "brook-250", "drawer")
    assert two == usd_of("long-plank", *core, "brook-600", "drawer")
    assert hosts.of(card, 4, "nothing") is None  # no board has four slots


def test_more_cards_than_an_own_computer_holds_need_another_one(
    catalog: Catalog, hosts: Hosts
) -> None:
    card = tiny_gpu(catalog, GPU, power={"tdp_w": 150, "recommended_psu_w": None})
    narrow = {**hosts.rules}
    narrow["host-cards"] = narrow["host-cards"].model_copy(update={"value": 1})
    found = Hosts(hosts.parts, hosts.offers, narrow).of(card, 2, "computer")
    assert found
    assert "long-plank" in found.parts


def test_chip_is_a_computer_and_a_module_needs_a_server(catalog: Catalog, hosts: Hosts) -> None:
    soc = tiny_gpu(catalog, GPU, segment="soc", form_factor="soc_package", id="soc")
    module = tiny_gpu(catalog, GPU, segment="datacenter", form_factor="sxm", id="module")
    assert hosts.of(soc, 1, "nothing") == NOTHING
    assert hosts.of(module, 1, "computer") is None
