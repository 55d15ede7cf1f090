from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.mains import mains_of
from macros.advice.builds.server_options import ServerOption, server_option_kind, server_options
from macros.facts.catalog import Catalog
from tests.advising import tiny_offer
from tests.tiny import tiny_gpu
from tests.tiny_computers import tiny_computers, tiny_tier

EIGHT = tiny_tier("8-gpu", 8, host="chassis", unpriced_parts=["chassis"])
LINK = {"links": {"interconnects": [{"name": "Rope", "bandwidth_gb_s": 600}]}}


def options(
    catalog: Catalog, *, ranks: bool = True, chassis: bool = True, **cards: Any
) -> dict[str, ServerOption]:
    edition = tiny_computers(catalog, EIGHT, **cards)
    choices = edition.choices("8-gpu", "us")
    if not ranks:
        verdict = replace(choices[0].verdict, pick=None, candidates=())
        choices = [replace(choices[0], verdict=verdict)]
    offers = {"small": [tiny_offer("small", 200)]}
    known, parts = edition.catalog, edition.catalog.parts
    listed = server_options(
        known if chassis else replace(known, parts=replace(parts, chassis={})),
        choices,
        offers,
        edition.part_offers("us"),
        mains_of(edition.catalog, "us"),
    )
    return {option.kind: option for option in listed}


def test_each_form_and_segment_is_a_way(catalog: Catalog) -> None:
    def option(**fields: Any) -> str | None:
        return server_option_kind(tiny_gpu(catalog, "boreal-one", **fields))

    assert option(segment="consumer", form_factor="pcie_card") == "consumer"
    assert option(segment="datacenter", form_factor="pcie_card") == "server"
    assert option(segment="datacenter", form_factor="sxm5") == "module"
    assert option(segment="soc", form_factor="computer") is None


def test_highest_ranked_accelerator_stands_for_its_way(catalog: Catalog) -> None:
    listed = options(catalog)
    assert listed["consumer"].gpu.id == "small"
    assert listed["server"].gpu.id == "server"
    assert set(listed) == {"consumer", "server"}


def test_newest_module_with_known_figures_stands_in_where_none_is_ranked(catalog: Catalog) -> None:
    module = {"form_factor": "sxm5", **LINK}
    older = {"released": "2025-01", **module}
    assert options(catalog, server=module, large=older)["module"].gpu.id == "large"
    assert options(catalog, ranks=False, server=module, large=older)["module"].gpu.id == "server"
    unknown = {**module, "power": {"tdp_w": None}}
    assert "module" not in options(catalog, ranks=False, server=unknown)


def test_whole_is_eight_times_the_accelerator(catalog: Catalog) -> None:
    option = options(catalog)["consumer"]
    assert (option.memory_gb, option.amount) == (64, 1600)
    assert [chassis.id for chassis in option.chassis] == ["barn"]
    assert option.load_w == (900, 900)


def test_licence_is_noted_for_consumer_cards_alone(catalog: Catalog) -> None:
    listed = options(catalog)
    assert listed["consumer"].licence
    assert listed["server"].licence is None


def test_card_that_no_chassis_takes_has_a_licence_all_the_same(catalog: Catalog) -> None:
    option = options(catalog, chassis=False)["consumer"]
    assert option.chassis == ()
    assert option.licence


@pytest.mark.parametrize("chassis", [True, False])
def test_licence_of_one_vendor_is_not_held_against_cards_of_another(
    catalog: Catalog, *, chassis: bool
) -> None:
    listed = options(catalog, chassis=chassis, small={"vendor": "Humble"})
    assert listed["consumer"].licence is None


def test_decisive_facts_that_nobody_knows_are_named(catalog: Catalog) -> None:
    listed = options(catalog, small={"links": {"interconnects": None}}, server=LINK)
    assert listed["consumer"].lacking == ("link", "chassis_power", "chassis_price")
    assert listed["server"].lacking == ("price", "chassis_power", "chassis_price")


def test_chassis_whose_power_supplies_are_too_weak_is_none_of_them(catalog: Catalog) -> None:
    assert options(catalog)["server"].chassis
    thirsty = {"power": {"tdp_w": 4000}}
    assert not options(catalog, server=thirsty)["server"].chassis
