"""Cards that prose calls the cheapest run what is written today."""

from __future__ import annotations

from pathlib import Path

import pytest

from macros.advice.memory.fit import Card, new_cards
from macros.advice.picks.dependable_software import with_dependable_software
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog, load_catalog
from tests.tiny import TODAY, tiny_price, with_prices
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
