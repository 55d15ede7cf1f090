from __future__ import annotations

from typing import Any

from macros.facts.catalog import Catalog
from macros.present.tools.vendor_groups import by_vendor
from macros.present.words.language import Language
from tests.tiny import tiny_gpu


def test_cards_stand_by_their_makers_and_those_with_a_price_first(
    catalog: Catalog, english: Language
) -> None:
    names = {"one": "Zeta", "two": "Alpha", "three": "Beta", "four": "Gamma", "five": "Delta"}
    vendors = {"one": "Boreal", "two": "Boreal", "three": "NVIDIA", "four": "AMD", "five": "Boreal"}
    gpus = {
        id_: tiny_gpu(catalog, "boreal-one", id=id_, name=name, aliases=())
        for id_, name in names.items()
    }
    priced: dict[str, Any] = {"one": {"us": 1}, "five": {"us": 2}}
    cards = [
        {"id": id_, "vendor": vendor, "prices": priced.get(id_, {}), "name": "?"}
        for id_, vendor in vendors.items()
    ]
    found = by_vendor(cards, gpus, english)
    assert [(vendor, [card["name"] for card in own]) for vendor, own in found] == [
        ("NVIDIA", ["Beta"]),
        ("AMD", ["Gamma"]),
        ("Boreal", ["Delta", "Zeta", "Alpha"]),
    ]
    assert cards[0]["name"] == "?"
