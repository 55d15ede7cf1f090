from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest

from macros.facts.catalog import Catalog
from macros.present.prices.price_indexes import indexes_table
from macros.present.words.language import Language
from tests.advice.prices.test_price_moves import INDEX
from tests.tiny import TODAY


@pytest.fixture
def indexed(catalog: Catalog) -> Catalog:
    return replace(catalog, price_indexes={"kits": INDEX})


def words(html: str) -> str:
    return " ".join(re.sub("<.*?>", " ", html).split())


def test_reader_sees_by_how_much_and_of_what(indexed: Catalog, english: Language) -> None:
    said = words(indexes_table(indexed, english, TODAY))
    assert "DDR5 UDIMM 8 times 4 to 16" in said
    assert "January 1, 2026 to August 29, 2026" in said or "1 January 2026 to" in said
    assert "9 on sale in 5 shops or more Weekly Chip" in said


def test_later_level_is_not_yet_shown(indexed: Catalog, english: Language) -> None:
    assert "4 times 2 to 8" in words(indexes_table(indexed, english, date(2026, 6, 1)))
    assert indexes_table(indexed, english, date(2026, 2, 1)) == ""


def test_without_an_index_nothing_is_said(catalog: Catalog, english: Language) -> None:
    assert indexes_table(catalog, english, TODAY) == ""
