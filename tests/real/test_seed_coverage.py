"""Every item of the older texts is answered somewhere in the guide."""

from __future__ import annotations

import re

from tests.seeds import ITEMS, coverage, uncovered


def test_every_item_is_answered() -> None:
    assert uncovered(coverage()) == []


def test_item_without_an_address_is_found() -> None:
    full = {item: ["guide/#rules"] for item in ITEMS}
    assert uncovered(full) == []
    assert uncovered({**full, "S7": []}) == ["S7"]
    assert uncovered({item: full[item] for item in ITEMS if item != "S65"}) == ["S65"]


def test_addresses_are_those_of_pages_and_headings() -> None:
    address = re.compile(r"(?:[a-z0-9-]+/)*(?:#[a-z0-9-]+)?")
    wrong = [
        one for answers in coverage().values() for one in answers if not address.fullmatch(one)
    ]
    assert wrong == []


def test_items_are_named_as_in_the_inventory() -> None:
    assert all(re.fullmatch(r"S[1-9]\d?", item) for item in coverage())
