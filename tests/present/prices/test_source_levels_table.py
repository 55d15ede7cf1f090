from __future__ import annotations

import re
from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.present.prices.source_levels_table import source_levels_table
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_price, with_prices


def words(html: str) -> str:
    return " ".join(re.sub("<.*?>", " ", html).split())


def compared(catalog: Catalog, pairs: int) -> Catalog:
    """Return a catalogue in which the data sheet asks half as much again as the weekly."""
    days = ("2026-10-01", "2026-10-02", "2026-10-03")[:pairs]
    dear = (tiny_price(amount=750, source="borealis-data-sheet", date=day) for day in days)
    return with_prices(catalog, "boreal-one", tiny_price(amount=500), *dear)


def test_sources_are_shown_with_how_far_their_prices_lie_from_others(
    catalog: Catalog, english: Language
) -> None:
    said = words(source_levels_table(compared(catalog, 3), english, TODAY))
    high = re.search(r"Borealis data sheet street price, new, .*?\+(\d+)%", said)
    low = re.search(r"Weekly Chip street price, new, .*?−(\d+)%", said)
    assert high
    assert low
    assert int(high[1]) > 5
    assert "only one pair" not in said


def test_a_level_lies_between_its_ends_and_the_lower_comes_first(
    catalog: Catalog, english: Language
) -> None:
    said = words(source_levels_table(compared(catalog, 3), english, TODAY)).replace("−", "-")
    rows = re.findall(r"([+-]\d+)% \(?([+-]\d+)% to ([+-]\d+)%", said)
    assert len(rows) == 2
    for level, low, high in rows:
        assert int(low) < int(level) < int(high)


def test_level_of_one_pair_says_so(catalog: Catalog, english: Language) -> None:
    said = words(source_levels_table(compared(catalog, 1), english, TODAY))
    assert said.count("1 only one pair: hardly more than a guess") == 2


def test_without_two_sources_nothing_is_said(catalog: Catalog, english: Language) -> None:
    alone = with_prices(catalog, "boreal-one", tiny_price())
    assert source_levels_table(replace(alone, prices=alone.prices), english, TODAY) == ""
