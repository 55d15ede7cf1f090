"""The record of picks that became others says what the advice of its last day says."""

from __future__ import annotations

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.prices.home_region import reading_regions
from macros.site.day import build_date
from tests.real_data import real_catalog


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return real_catalog()


def test_record_is_of_regions_and_readers_that_there_are(catalog: Catalog) -> None:
    assert catalog.turns
    assert {turn.region for turn in catalog.turns} <= {*reading_regions(catalog)}
    assert {turn.persona for turn in catalog.turns} <= catalog.personas.keys()


@pytest.mark.nightly
def test_last_entries_are_the_picks_of_the_last_day(catalog: Catalog) -> None:
    """Where they are not, run `python scripts/record_turns.py`: figures of the past were mended."""
    edition = Edition(catalog, max(turn.date.last_day for turn in catalog.turns), build_date())
    latest = {(turn.persona, turn.region): turn.after for turn in catalog.turns}
    wrong = []
    for (persona, region), recorded in latest.items():
        pick = edition.verdict(persona, region).pick
        now = (pick.gpu.id, pick.offer.kind, pick.count) if pick else None
        if now != (recorded and (recorded.id, recorded.kind, recorded.count)):
            wrong.append(f"{persona} in {region}: {now}")
    assert wrong == []
