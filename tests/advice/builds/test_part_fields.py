"""What formulas read of invented boards and cards beyond their records."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.part_fields import (
    BY,
    computed_fields,
    fields_for,
    fields_of,
    known,
)
from macros.facts.catalog import Catalog
from macros.facts.records.connectors import connector_count
from macros.facts.records.parts import Chassis, Motherboard, PowerSupply
from tests.tiny import tiny_gpu
from tests.tiny_computers import BOARD

NAMED: dict[str, Any] = {"id": "part", "name": "Part", "vendor": "Borealis", "sources": ()}


def slot(position: int | None, lanes: int | None = 16, **fields: Any) -> dict[str, Any]:
    return {"label": "A", "position": position, "lanes": lanes, "origin": "cpu", **fields}


def board(*populations: list[dict[str, Any]], condition: str | None = None) -> Motherboard:
    """Return a board with these slots filled; a `condition` is that of the last population."""
    filled = [{"gpu_count": len(slots), "slots": slots} for slots in populations]
    filled[-1]["condition"] = condition
    return Motherboard.model_validate({**NAMED, **BOARD, "populations": filled})


def filled(one: Motherboard, count: int) -> dict[str, Any]:
    return dict(fields_for(one, {"gpu_count": count, "mains": "at_230_v"}))


def test_fields_of_a_board_are_those_of_so_many_cards() -> None:
    plank = board(
        [slot(1, 16, pcie_generation=5)],
        [
            slot(1, 8, pcie_generation=5, next_gpu_slots=3),
            slot(4, 4, pcie_generation=4, origin="chipset"),
        ],
    )
    one, two = filled(plank, 1), filled(plank, 2)
    assert (one["least_lanes"], one["cpu_slots"], one["chipset_slots"]) == (16, 1, 0)
    assert (two["least_lanes"], two["cpu_slots"], two["chipset_slots"]) == (4, 1, 1)
    assert (one["least_generation"], two["least_generation"]) == (5, 4)
    assert (one["last_position"], two["last_position"]) == (1, 4)
    assert two["least_gap_slots"] == 3
    assert "least_gap_slots" not in one  # nothing comes after a single card
    assert one["most_gpus"] == two["most_gpus"] == 2
    assert BY not in two


def test_gap_after_the_last_card_counts_for_no_other() -> None:
    plank = board([slot(1, next_gpu_slots=4), slot(5, next_gpu_slots=2)])
    assert filled(plank, 2)["least_gap_slots"] == 4
    assert fields_of(plank)["slot_distances"] == (4,)


def test_distances_are_those_of_any_two_places_each_once() -> None:
    plank = board([slot(1), slot(4)], [slot(1), slot(4), slot(7)])
    assert fields_of(plank)["slot_distances"] == (3, 6)
    unplaced = board([slot(None, next_gpu_slots=3), slot(None)])
    assert fields_of(unplaced)["slot_distances"] == (3,)


@pytest.mark.parametrize("figure", ["least_lanes", "least_generation", "cpu_slots"])
def test_what_is_unknown_of_one_slot_is_unknown_of_all(figure: str) -> None:
    unknown = {"least_lanes": {"lanes": None}, "cpu_slots": {"origin": None}}.get(figure, {})
    plank = board([slot(1, pcie_generation=5), {**slot(4), **unknown}])
    assert figure not in filled(plank, 2)


def test_board_says_nothing_of_more_cards_than_it_takes() -> None:
    three = filled(board([slot(1)], [slot(1), slot(4)]), 3)
    assert not {"least_lanes", "cpu_slots", "last_position"} & three.keys()
    assert three["most_gpus"] == 2


def test_first_slot_alone_on_record_does_not_say_that_there_is_no_other() -> None:
    plank = board([slot(1)])
    assert "most_gpus" not in fields_of(plank)
    assert "most_gpus" not in fields_of(plank.model_copy(update={"slot_count": 3}))
    assert fields_of(plank.model_copy(update={"slot_count": 1}))["most_gpus"] == 1
    assert fields_of(plank.model_copy(update={"form_factor": "Mini-ITX"}))["most_gpus"] == 1


def test_fewest_lanes_beside_something_else_that_is_filled_are_told_apart() -> None:
    plank = board([slot(1, 16)], [slot(1, 8)], condition="An SSD is in the second socket.")
    assert filled(plank, 1)["least_lanes_shared"] == 8
    assert "least_lanes_shared" not in filled(board([slot(1, 16)], [slot(1, 8)]), 1)


def test_connectors_are_counted_by_what_feeds_them() -> None:
    listed = ["2x 8-pin", "1x 6-pin", "1x 16-pin"]
    assert connector_count(listed, ("8-pin", "6-pin")) == 3
    assert connector_count(listed, ("6-pin",)) == 1
    assert connector_count(listed, ("8-pin EPS",)) == 0


@pytest.mark.parametrize(
    ("connectors", "adapter", "expected"),
    [
        (["2x 8-pin", "1x 6-pin"], None, {"8pin": 3, "6pin": 1, "16pin": 0, "12pin": 0}),
        (["1x 12V-2x6"], None, {"16pin": 1, "8pin": 0, "6pin": None}),
        (["1x 12-pin"], None, {"12pin": 1, "8pin": 2}),
        (["1x 12-pin"], 3, {"12pin": 1, "8pin": 3}),
        (["2x 8-pin EPS"], None, {"eps": 2, "8pin": 0}),
        ([], None, {"8pin": 0, "16pin": 0, "eps": 0, "6pin": None}),
    ],
)
def test_card_needs_plugs_by_its_connectors_and_its_adapter(
    catalog: Catalog, connectors: list[str], adapter: int | None, expected: dict[str, Any]
) -> None:
    power = {"connectors": connectors, "adapter_8pin": adapter}
    fields = computed_fields(tiny_gpu(catalog, "boreal-one", power=power))
    assert {name: fields[f"connectors_{name}"] for name in expected} == expected


def test_plugs_of_a_card_that_nobody_lists_are_unknown(catalog: Catalog) -> None:
    fields = computed_fields(tiny_gpu(catalog, "boreal-one", power={"connectors": None}))
    assert not [name for name in fields if name.startswith("connectors")]


@pytest.mark.parametrize(
    ("interconnects", "linked"),
    [(None, None), ([], False), ([{"name": "Bridge", "bandwidth_gb_s": 100}], True)],
)
def test_card_is_linked_where_its_links_are_known(
    catalog: Catalog, interconnects: Any, linked: bool | None
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", links={"interconnects": interconnects})
    assert computed_fields(gpu)["linked"] is linked


def test_supply_delivers_and_loses_by_the_mains() -> None:
    brook = PowerSupply.model_validate(
        {
            **NAMED,
            "form": "ATX",
            "rated_w": 850,
            "output": {"at_115_v_w": 700},
            "efficiency": {"at_100_percent_115_v": 0.88, "at_100_percent_230_v": 0.9},
        }
    )
    low, high = (fields_for(brook, {"mains": mains}) for mains in ("at_115_v", "at_230_v"))
    assert (low["output_w"], low["efficiency_share"]) == (700, 0.88)
    assert (high["output_w"], high["efficiency_share"]) == (850, 0.9)


@pytest.mark.parametrize("label", [4000, None])
def test_chassis_delivers_what_its_supplies_are_labelled_with(label: int | None) -> None:
    fields = {"kind": "pcie", "gpu_count_2_slot": 8, "memory_slots": 8, "psu_rated_w": label}
    supplies = {"psu_count": 2, "psu_needed": 1} if label else {}
    barn = Chassis.model_validate({**NAMED, **fields, **supplies})
    assert fields_for(barn, {"mains": "at_230_v"}).get("psu_output_w") == label


def test_what_says_nothing_is_no_field() -> None:
    told = {"none": None, "empty": (), "zero": 0, "no": False, "some": (1,)}
    assert known(told) == {"zero": 0, "no": False, "some": (1,)}
