from __future__ import annotations

import re
from pathlib import Path

import pytest

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.yaml_source import parse_document
from macros.facts.records.regions import Region
from macros.present.prices.price_rules import (
    PICK_RULES,
    PRICE_RULES,
    drift_words,
    in_sentence,
    part_drift_words,
    regions_table,
    rules_table,
)
from macros.present.prices.region_prices import tax_words
from macros.present.words.claim_numbers import rule_with_unit
from macros.present.words.language import LANGUAGES, Language
from tests.tiny import TINY_REGION, TODAY, tiny_price, with_prices, with_regions
from tests.tiny_parts import write_parts


def words(html: str) -> str:
    return " ".join(re.sub("<.*?>", " ", html).split())


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_rule_for_prices_stands_in_the_table(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    html = rules_table(catalog, language)
    assert set(PRICE_RULES) == {
        id_
        for id_ in catalog.rules
        if id_.startswith(("price-", "part-price-", "part-list-price-"))
    }
    for id_ in PRICE_RULES:
        assert language.text(f"rule.{id_}") in html
        assert rule_with_unit(catalog.rules[id_], language) in html


def test_table_is_named_by_the_heading_of_its_section(catalog: Catalog, english: Language) -> None:
    assert 'aria-labelledby="price-rules"' in rules_table(catalog, english)
    few = PICK_RULES[:1]
    html = rules_table(catalog, english, few)
    assert 'aria-labelledby="picks"' in html
    assert html.count("<tr>") == rules_table(catalog, english, PICK_RULES).count("<tr>") - (
        len(PICK_RULES) - 1
    )


@pytest.mark.parametrize(
    ("id_", "shown"),
    [
        ("price-stale-after", "90 days"),
        ("price-least-spread", "5%"),
        ("price-outlier", "3 times"),
        ("price-estimate-observations", "5"),
    ],
)
def test_values_have_their_unit(catalog: Catalog, english: Language, id_: str, shown: str) -> None:
    assert rule_with_unit(catalog.rules[id_], english) == shown


def test_drift_is_that_of_the_recorded_prices(catalog: Catalog, english: Language) -> None:
    moved = [tiny_price(date="2026-09-01", amount=100), tiny_price(amount=110)]
    said = drift_words(with_prices(catalog, "boreal-one", *moved), english, TODAY)
    assert "less than 10% in 30 days (from 1 pairs)" in said


def test_drift_of_parts_is_told_by_kind_and_once_for_all_others(
    data_dir: Path, english: Language
) -> None:
    write_parts(data_dir)
    catalog = load_catalog(data_dir, today=TODAY)
    assert part_drift_words(catalog, english, TODAY) == ""
    days = ("2026-07-01", "2026-08-01", "2026-09-01")
    seen = [tiny_price(date=day, amount=100) for day in days]
    said = part_drift_words(with_prices(catalog, "quill-8", *seen), english, TODAY)
    assert said.endswith("less than this: processor (CPU)\u00a00%; other parts 0%.")


def test_abbreviations_stay_in_capitals_within_a_sentence() -> None:
    assert [in_sentence(name) for name in ("SSD", "Case", "内存")] == ["SSD", "case", "内存"]


@pytest.mark.parametrize("amount", [104, 107, 113])
def test_drift_is_told_in_whole_percents(catalog: Catalog, english: Language, amount: int) -> None:
    moved = [tiny_price(date="2026-09-01", amount=100), tiny_price(amount=amount)]
    said = drift_words(with_prices(catalog, "boreal-one", *moved), english, TODAY)
    assert re.search(r"less than \d+% in 30 days", said)


def german() -> Region:
    power = (
        "electricity:\n  - consumer: household\n    date: 2025-12\n    per_kwh: 0.3869\n"
        "    source: weekly-chip\n    kind: secondary\n"
    )
    return Region.model_validate(parse_document(TINY_REGION + power, "de.yml").value)


def test_region_is_shown_with_money_tax_electricity_and_sources(
    catalog: Catalog, english: Language
) -> None:
    html = regions_table(with_regions(catalog, de=german()), english, TODAY)
    row = words(html[html.index("<tbody>") :])
    assert row == (
        "Germany EUR 1 USD = 0.8909 EUR (2 October 2026) Weekly Chip with 19% tax Weekly Chip "
        "0.3869 EUR household, December 2025 Weekly Chip"
    )


def test_money_is_named_apart_from_its_rate(catalog: Catalog) -> None:
    html = regions_table(with_regions(catalog, de=german()), Language.of(catalog, "ja"), TODAY)
    assert "ユーロ（EUR） 1ドル＝" in words(html)


def test_tax_that_differs_from_place_to_place_has_two_ends(catalog: Catalog) -> None:
    ends = {"percent": None, "low_percent": 17, "high_percent": 27}
    tax = german().tax.model_copy(update=ends)
    assert tax_words(tax, Language.of(catalog, "en")) == "with 17 to 27% tax"
    assert tax_words(tax, Language.of(catalog, "fr")) == "taxe 17–27\u00a0% comprise"
    assert "17%～27%" in tax_words(tax, Language.of(catalog, "zh"))


def test_region_that_uses_dollars_has_no_rate(catalog: Catalog, english: Language) -> None:
    html = regions_table(catalog, english, TODAY)
    assert words(html[html.index("<tbody>") :]) == "United States USD without tax Weekly Chip"
