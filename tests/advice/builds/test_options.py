"""Parts that a build may be made of are those with a price, the cheapest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.options import (
    PLACES_OF_SLOTS,
    PartFigures,
    Shelf,
    board_options,
    cheapest_first,
    desktop_options,
)
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard, Motherboard
from tests.advising import tiny_offer
from tests.tiny import tiny_evidence
from tests.tiny_computers import tiny_computers, tiny_tier


def shelf(
    catalog: Catalog,
    offers: dict[str, Sequence[Offer]] | None = None,
    gpu_count: int = 1,
    **fields: Any,
) -> Shelf:
    tier = tiny_tier(f"{gpu_count}-gpu", gpu_count, **fields)
    edition = tiny_computers(catalog, tier)
    known = {**edition.part_offers("us"), **{id_: tuple(o) for id_, o in (offers or {}).items()}}
    pins = frozenset(pin.part for pin in tier.classes[0].pins)
    return Shelf(edition.catalog, known, tier, pins)


def prices(offered: Shelf, kind: str) -> list[tuple[str, float]]:
    options = desktop_options(offered, None)[kind]
    return [(option.item.part.id, option.usd) for option in options if option.item]


def test_part_is_bought_where_it_is_cheapest(catalog: Catalog) -> None:
    two = [tiny_offer("plank", 140), tiny_offer("plank", 120)]
    listed = prices(shelf(catalog, {"plank": two}), "motherboard")
    assert listed == [("plank", 120), ("long-plank", 150)]
    assert prices(shelf(catalog, {"plank": two[::-1]}), "motherboard") == listed


@pytest.mark.parametrize(("used_parts", "usd"), [([], 100), (["motherboard"], 30)])
def test_used_part_counts_where_the_tier_takes_used_ones(
    catalog: Catalog, used_parts: list[str], usd: float
) -> None:
    offers = [tiny_offer("plank", 100), tiny_offer("plank", 30, "used")]
    offered = shelf(catalog, {"plank": offers}, used_parts=used_parts)
    assert prices(offered, "motherboard")[0] == ("plank", usd)


@pytest.mark.parametrize(("unpriced", "ids"), [([], []), (["cooler"], [("breeze", 0)])])
def test_part_without_a_price_counts_where_the_tier_takes_unpriced_ones(
    catalog: Catalog, unpriced: list[str], ids: list[tuple[str, float]]
) -> None:
    offered = shelf(catalog, {"breeze": []}, unpriced_parts=unpriced)
    assert prices(offered, "cooler") == ids


def test_pinned_part_leaves_no_other(catalog: Catalog) -> None:
    pins = [{"part": "long-plank", "reason": "Invented."}]
    classes = [{"id": "economical", "persona": "reader", "circuit": "any", "pins": pins}]
    offered = shelf(catalog, classes=classes)
    assert prices(offered, "motherboard") == [("long-plank", 150)]
    assert len(prices(offered, "power_supply")) > 1


def test_a_desktop_computer_is_offered_one_power_supply(catalog: Catalog) -> None:
    listed = prices(shelf(catalog), "power_supply")
    assert listed[:2] == [("brook-250", 40), ("brook-600", 90)]


def test_network_card_may_be_left_out(catalog: Catalog) -> None:
    assert [option.item for option in desktop_options(shelf(catalog), None)["network_card"]] == [
        None
    ]


def test_parts_that_cost_the_same_stand_by_their_ids(catalog: Catalog) -> None:
    options = desktop_options(shelf(catalog, {"plank": [tiny_offer("plank", 150)]}), None)
    boards = options["motherboard"]
    assert [option.item.part.id for option in boards if option.item] == ["long-plank", "plank"]
    assert cheapest_first(reversed(boards)) == boards


def test_figures_kept_for_several_are_not_those_of_one(catalog: Catalog) -> None:
    offered, known = shelf(catalog), PartFigures()
    items = offered.items("ssd", offered.catalog.parts.ssds, (1, 2))
    one, two = (known.of("storage", item) for item in items[:2])
    assert two["storage_gb"] == 2 * one["storage_gb"]
    assert known.of("storage", items[0]) is one


def test_figures_kept_for_one_kind_of_mains_are_not_those_of_another(catalog: Catalog) -> None:
    offered = shelf(catalog)
    supplies = offered.items("power_supply", offered.catalog.parts.power_supplies)
    weak, strong = (offered.figures.of("psu", supplies[0], mains=mains) for mains in (115, 230))
    assert weak is not strong


def places(catalog: Catalog, gpu_count: int, *confidences: str) -> dict[str, object]:
    """Return where the slots of a board lie that rests on sources of these confidences."""
    two = [
        {"label": "A", "position": 2, "lanes": 8, "next_gpu_slots": 4},
        {"label": "B", "position": 6, "lanes": 8},
    ]
    populations = [{"gpu_count": count, "slots": two[:count]} for count in (1, 2)]
    offered = shelf(catalog, gpu_count=gpu_count)
    board = offered.catalog.parts.motherboards["long-plank"]
    sources = [tiny_evidence(covers=["populations"], confidence=one) for one in confidences]
    known = Motherboard.model_validate(
        {**board.model_dump(), "populations": populations, "sources": sources}
    )
    parts = replace(offered.catalog.parts, motherboards={known.id: known})
    (option,) = desktop_options(replace(offered, catalog=replace(catalog, parts=parts)), None)[
        "motherboard"
    ]
    return {name: option.figures[name] for name in (*PLACES_OF_SLOTS, "least_lanes")}


def test_slots_that_are_merely_recalled_are_unknown_where_several_cards_hang_on_them(
    catalog: Catalog,
) -> None:
    assert places(catalog, 2, "low") == {**dict.fromkeys(PLACES_OF_SLOTS), "least_lanes": 8}
    known = {"least_gap_slots": 4, "last_position": 6, "slot_distances": (4,), "least_lanes": 8}
    assert places(catalog, 2, "medium") == known
    assert places(catalog, 2, "low", "high") == known


def test_one_card_needs_no_more_than_the_first_slot(catalog: Catalog) -> None:
    assert places(catalog, 1, "low")["last_position"] == 2


@pytest.mark.parametrize(
    ("host", "cooling", "ids"),
    [
        ("desktop", "open_air", ["usual", "untold"]),
        ("desktop", "blower", ["rare", "untold"]),
        ("chassis", "open_air", ["rare", "untold", "usual"]),
    ],
)
def test_cards_in_a_desktop_case_have_the_usual_cooler_of_their_kind(
    catalog: Catalog, host: str, cooling: str, ids: list[str]
) -> None:
    gpu = catalog.gpus["boreal-one"].model_copy(update={"cooling": cooling})
    coolers = {"usual": "open_air", "rare": "blower", "untold": None}
    boards = {id_: _card(id_, cooler) for id_, cooler in coolers.items()}
    parts = replace(catalog.parts, gpu_boards=boards)
    options = board_options(gpu, tiny_tier("2-gpu", 2, host=host), replace(catalog, parts=parts))
    assert sorted(o.item.part.id for o in options if o.item) == sorted(ids)


def test_cards_in_a_desktop_case_are_no_thinner_than_the_middle_one_of_the_usual_ones(
    catalog: Catalog,
) -> None:
    gpu = catalog.gpus["boreal-one"].model_copy(update={"cooling": "open_air"})
    thick = [("slim", 2.0), ("middle", 2.5), ("stout", 3.0)]
    cards = [_card(id_, "open_air", slots) for id_, slots in thick]
    cards += [_card("untold", "open_air"), _card("blower", "blower", 1.0)]
    parts = replace(catalog.parts, gpu_boards={card.id: card for card in cards})
    known = replace(catalog, parts=parts)
    bought = [o.item.part.id for o in board_options(gpu, tiny_tier("2-gpu", 2), known) if o.item]
    assert bought == ["stout", "middle", "untold"]
    server = board_options(gpu, tiny_tier("2-gpu", 2, host="chassis"), known)
    assert len(server) == len(cards)


def _card(id_: str, cooling: str | None, slots: float | None = None) -> GpuBoard:
    fields = {"id": id_, "name": id_, "vendor": "Borealis", "sources": [], "gpu": "boreal-one"}
    return GpuBoard.model_validate({**fields, "cooling": cooling, "slots": slots})
