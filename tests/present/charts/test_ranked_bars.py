"""What is said of a leader: how sure its lead is, and who is first of those sold here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.present.charts.speed import efficiency_bars, speed_bars
from macros.present.words.language import Language
from tests.advising import WORK, market_of_four, tiny_edition, tiny_speeds
from tests.tiny_exports import sold_only_in


@pytest.fixture
def catalog(catalog: Catalog) -> Catalog:
    """The invented facts, with a name for the invented work."""
    texts = {**catalog.locales["en"], f"workload.{WORK}": "Drawing"}
    return replace(catalog, locales={**catalog.locales, "en": texts})


@pytest.mark.parametrize(
    ("spread", "said"),
    [
        (0.01, "the figure of the Large, beyond the margin of error."),
        (0.4, "the figure of the Large; the lead is likely, though the ranges overlap."),
    ],
)
def test_lead_is_beyond_the_margin_of_error_only_where_ranges_do_not_overlap(
    catalog: Catalog, english: Language, spread: float, said: str
) -> None:
    edition = tiny_edition(market_of_four(catalog), speeds=tiny_speeds(spread))
    assert said in speed_bars(edition, WORK, english).finding


def test_first_consumer_card_is_one_that_its_maker_sells_here(
    catalog: Catalog, english: Language
) -> None:
    market = market_of_four(catalog)
    first = "Of the consumer cards made for sale in the United States, the {} "
    for known, name in (
        (market, "Large"),
        (sold_only_in(market, "large", "kr"), "Middle"),
        (market_of_four(catalog, large={"modified": True}), "Middle"),
    ):
        for bars in (speed_bars, efficiency_bars):
            assert first.format(name) in bars(tiny_edition(known), WORK, english).finding
