"""Cards that prose calls the cheapest run what is written today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from macros.advice.memory.fit import Card, new_cards
from macros.advice.picks.dependable_software import (
    with_dependable_software,
    with_software_at_its_end,
)
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog, load_catalog
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_gpus, with_prices
from tests.tiny_software import write_tiny_software


def cards(catalog: Catalog) -> list[Card]:
    priced = with_prices(catalog, "boreal-one", tiny_price(amount=500))
    return new_cards(priced, offers_by_region(priced, TODAY)["us"])


@pytest.mark.parametrize(
    ("status", "kept"),
    [("supported", 1), ("maintained", 1), ("experimental", 0), ("ending", 0), ("legacy", 0)],
)
def test_card_is_kept_by_the_status_of_its_family(data_dir: Path, status: str, kept: int) -> None:
    catalog = load_catalog(write_tiny_software(data_dir), today=TODAY)
    family = catalog.software["aurora"].model_copy(update={"status": status})
    assert len(with_dependable_software(cards(catalog), {"aurora": family})) == kept


def test_card_of_which_no_family_speaks_is_kept(catalog: Catalog) -> None:
    assert len(with_dependable_software(cards(catalog), {})) == 1


@pytest.mark.parametrize(
    ("status", "is_at_its_end"),
    [
        ("supported", False),
        ("maintained", False),
        ("experimental", False),
        ("ending", True),
        ("legacy", True),
    ],
)
def test_software_is_at_its_end_by_the_status_of_the_family(
    data_dir: Path, status: str, is_at_its_end: bool
) -> None:
    catalog = load_catalog(write_tiny_software(data_dir), today=TODAY)
    aurora = catalog.software["aurora"].model_copy(update={"status": status})
    told = replace(catalog, software={"aurora": aurora})
    assert with_software_at_its_end(told) == ({"boreal-one"} if is_at_its_end else set())


def test_software_is_at_its_end_where_the_card_itself_says_so(catalog: Catalog) -> None:
    assert with_software_at_its_end(catalog) == set()
    ended = tiny_gpu(catalog, "boreal-two", software={"status": "ended", "platform": "CUDA"})
    assert with_software_at_its_end(with_gpus(catalog, ended)) == {"boreal-two"}
