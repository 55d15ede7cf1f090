"""A build that a file names: its parts, its circuit and what all of it costs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from macros.advice.builds.build import Build
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.named import named_build
from macros.facts.build_file import BuildFile
from macros.facts.catalog import Catalog, load_catalog
from tests.advising import tiny_offer
from tests.tiny import TODAY
from tests.tiny_computers import tiny_computers
from tests.tiny_parts import write_parts

PRICES = {
    "boreal-one": 1000,
    "quill-8": 200,
    "plank-atx": 100,
    "shelf-32gb": 50,
    "brook-850": 30,
    "crate-atx": 7,
    "breeze-air": 5,
    "drawer-2tb": 3,
}
PARTS: dict[str, Any] = {
    "gpu": "boreal-one",
    "gpu_count": 2,
    "cpu": "quill-8",
    "motherboard": "plank-atx",
    "memory": [{"part": "shelf-32gb", "count": 3}],
    "psu": "brook-850",
    "case": "crate-atx",
    "cooler": "breeze-air",
    "storage": ["drawer-2tb", "drawer-2tb"],
}


@pytest.fixture
def known(data_dir: Path) -> Catalog:
    write_parts(data_dir)
    return load_catalog(data_dir, today=TODAY)


def named(catalog: Catalog, mains: MainsSupply | None = None, **changes: Any) -> Build:
    file = BuildFile.model_validate({**PARTS, **changes})
    offers = {id_: (tiny_offer(id_, usd + 1), tiny_offer(id_, usd)) for id_, usd in PRICES.items()}
    return named_build(file, catalog, mains or MainsSupply(()), offers)


def test_total_is_that_of_the_cheapest_offers_of_all_parts(known: Catalog) -> None:
    once = 200 + 100 + 30 + 7 + 5
    assert named(known).total_usd == 2 * 1000 + 3 * 50 + once + 2 * 3


def test_parts_are_paid_as_often_as_they_are_there(known: Catalog) -> None:
    total = named(known).total_usd
    assert total is not None
    assert named(known, cpu_count=2).total_usd == total + 200
    assert named(known, psu_count=2).total_usd == total + 30
    further = named(known, further_gpus=[{"part": "boreal-one", "count": 2}])
    assert further.total_usd == total + 2000
    assert named(known, further_psus=["brook-850"]).total_usd == total + 30


def test_own_parts_and_parts_without_an_offer_cost_nothing(known: Catalog) -> None:
    total = named(known).total_usd
    assert total is not None
    own = named(known, psu={"rated_w": 700}, network="thread-10g")
    assert own.total_usd == total - 30
    assert own.psu
    assert own.psu.rated_w == 700


def test_further_cards_are_named_by_their_chip_or_by_their_maker(known: Catalog) -> None:
    cards = [{"part": "boreal-one", "count": 2}, {"part": "boreal-one-stout", "count": 1}]
    plain, made = named(known, further_gpus=cards).further_cards
    assert (plain.gpu.id, plain.count, plain.board) == ("boreal-one", 2, None)
    assert (made.gpu.id, made.count) == ("boreal-one", 1)
    assert made.board
    assert made.board.id == "boreal-one-stout"


def test_supply_of_a_chassis_is_its_own(known: Catalog) -> None:
    bare = {"motherboard": None, "case": None, "cooler": None, "psu": None}
    build = named(known, chassis="barn-4u", **bare)
    assert build.chassis
    assert build.psu == known.parts.power_supplies.get(build.chassis.psu or "")


def test_circuit_is_the_usual_one_unless_another_is_named(known: Catalog, catalog: Catalog) -> None:
    mains = mains_of(tiny_computers(catalog).catalog, "us")
    assert named(known, mains).circuit == mains.usual
    for id_, circuit in zip(("120v-15a", "120v-15a-2"), mains.circuits, strict=True):
        assert named(known, mains, circuit=id_).circuit == circuit
    with pytest.raises(ValueError, match=r"has no circuit '230v'\. Allowed: 120v-15a, 120v-15a-2"):
        named(known, mains, circuit="230v")
