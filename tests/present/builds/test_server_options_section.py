"""Kinds of accelerators for a server stand side by side, with what is known of each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Chassis
from macros.present.builds.sections import sections_of
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.built.documents import parse
from tests.tiny_computers import tiny_computers, tiny_tier

EIGHT = tiny_tier("8-gpu", 8, host="chassis", unpriced_parts=["chassis"])


def rows(
    catalog: Catalog, *offers: Offer, chassis: tuple[str, ...] = (), **cards: Any
) -> dict[str, list[str]]:
    """Return what each row says of the consumer card and of the server card, by its head."""
    edition = tiny_computers(catalog, EIGHT, **cards)
    edition.__dict__["offers"] = {"us": {"small": offers}}
    if chassis:
        parts = edition.catalog.parts
        like = parts.chassis["barn"].model_dump()
        more = {id_: Chassis.model_validate({**like, "id": id_, "name": id_}) for id_ in chassis}
        parts = replace(parts, chassis={**parts.chassis, **more})
        edition.catalog = replace(edition.catalog, parts=parts)
    sections = sections_of(edition, EIGHT, Language.of(catalog, "en"))
    table = parse(next(section for section in sections if section.anchor == "ways").html()).one(
        "table"
    )
    lines = [row.all("th") + row.all("td") for row in table.one("tbody").all("tr")]
    return {head.text: [" ".join(cell.text.split()) for cell in cells] for head, *cells in lines}


def test_link_has_its_name_and_bandwidth(catalog: Catalog) -> None:
    bridge = {"name": "NVLink", "bandwidth_gb_s": 112, "bridge": True}
    fast = {"name": "NVLink", "bandwidth_gb_s": 600}
    slow = {"links": {"interconnects": [bridge]}}
    said = rows(catalog, small=slow, server={"links": {"interconnects": [bridge, fast]}})
    key = Language.of(catalog, "en").text("build-section.ways.link")
    assert "NVLink" in said[key][0]
    assert "112 GB/s" in said[key][0]
    assert "600 GB/s" in said[key][1]
    assert "600" not in said[key][0]


def test_link_that_nobody_published_is_not_called_missing(catalog: Catalog) -> None:
    none: list[str] = []
    said = rows(
        catalog, small={"links": {"interconnects": none}}, server={"links": {"interconnects": None}}
    )
    english = Language.of(catalog, "en")
    assert said[english.text("build-section.ways.link")] == [
        english.text("build-section.ways.pcie_only"),
        english.text("build-section.ways.unknown"),
    ]


def test_price_is_that_of_all_eight(catalog: Catalog) -> None:
    said = rows(catalog, tiny_offer("small", 212.6), tiny_offer("small", 150, "used"))
    price = said[Language.of(catalog, "en").text("build-section.ways.price")]
    assert price[0].startswith("about 1,200 USD")
    assert price[1] == "on request"
    new = rows(catalog, tiny_offer("small", 212.6))
    price = new[Language.of(catalog, "en").text("build-section.ways.price")]
    assert price[0].startswith("about 1,700 USD")  # 1,700.8, which nobody knows so exactly


def test_three_chassis_are_named_and_the_others_counted(catalog: Catalog) -> None:
    key = Language.of(catalog, "en").text("build-section.ways.chassis")
    (few, *_) = rows(catalog, chassis=("loft", "silo"))[key]
    assert few == "Borealis Barn, Borealis loft, Borealis silo"
    (many, *_) = rows(catalog, chassis=("loft", "silo", "attic", "cellar"))[key]
    assert many.startswith(few)
    assert "attic" not in many
    assert "2" in many.removeprefix(few)


def test_card_too_large_for_every_chassis_says_so(catalog: Catalog) -> None:
    said = rows(catalog, server={"board": {"slots": 4}})
    english = Language.of(catalog, "en")
    unknown = english.text("build-section.ways.unknown")
    assert said[english.text("build-section.ways.memory")] == ["64 GB", "640 GB"]
    assert unknown not in said[english.text("build-section.ways.chassis")][0]
