"""Numbers of claims and rules in words: the end of a name tells the unit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.words.claim_numbers import cell, figure, rule_value, rule_with_unit, said, shown
from macros.present.words.language import Language


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("loss_share", 0.25, "25%"),
        ("few_usd", 1200.0, "1,200 USD"),
        ("size_gb", 23.98, "24 GB"),
        ("model_parameters", 8.034e9, "8.03 billion"),
        ("cards", 4.0, "4"),
        ("ratio", 1.23456, "1.23"),
        ("ratio", 0.12345, "0.12"),
        ("ratio", -0.98765, "-0.99"),
        ("fit_r2", 0.98765, "0.988"),
    ],
)
def test_figure_has_the_unit_that_its_name_ends_with(
    english: Language, name: str, value: float, words: str
) -> None:
    assert figure(name, value, english).replace("\u00a0", " ").replace("−", "-") == words
    assert shown({name: value}, english) == {name: figure(name, value, english)}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("usd_per_gb", 12.6, "13"),
        ("cards_usd", 1234.4, "1,234"),
        ("loss_share", 0.25, "25%"),
        ("total_tflops", 1.23456, "1.23"),
        ("size_gb", 23.98, "24"),
        ("cards", None, ""),
        ("clock", "boost", "boost clock"),
        ("clock", "unheard of", "unheard of"),
    ],
)
def test_cell_of_a_table_leaves_the_unit_to_its_head(
    english: Language, name: str, value: Any, words: str
) -> None:
    assert cell(name, value, english) == words


def test_text_is_said_only_where_all_of_its_figures_are_known(catalog: Catalog) -> None:
    texts = {**catalog.locales["en"], "claims.tale": "{ratio} times, {few_usd}."}
    english = Language.of(replace(catalog, locales={**catalog.locales, "en": texts}), "en")
    told = said("claims.tale", {"ratio": 2.0, "few_usd": 1200.0, "unasked": 1.0}, english)
    assert told
    assert told.replace("\u00a0", " ") == "2 times, 1,200 USD."
    assert said("claims.tale", {"ratio": 2.0}, english) is None


@pytest.mark.parametrize(
    ("unit", "value", "with_unit", "alone"),
    [
        ("share", 0.1, "10%", "10%"),
        ("share", 0.67, "67%", "two thirds"),
        ("slots", 1.0, "1 slot", "1 slot"),
        ("slots", 2.0, "2 slots", "2 slots"),
        ("count", 5.0, "5", "5"),
        ("ratio", 3.0, "3 times", "3"),
        ("days", 90.0, "90 days", "90"),
    ],
)
def test_rule_has_its_unit_where_no_sentence_names_it(
    catalog: Catalog, english: Language, unit: Any, value: float, with_unit: str, alone: str
) -> None:
    rule = catalog.rules["price-outlier"].model_copy(update={"unit": unit, "value": value})
    assert rule_with_unit(rule, english).replace("\u00a0", " ") == with_unit
    assert rule_value(rule, english).replace("\u00a0", " ") == alone
