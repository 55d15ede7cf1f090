"""Where products may be sold, by the rules in force on a day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from macros.advice.picks.export import export_rule, may_be_sold
from macros.facts.catalog import Catalog
from macros.facts.records.exports import ExportRule
from tests.tiny import tiny_region, with_regions

BEFORE, AFTER = date(2025, 12, 31), date(2026, 3, 1)


def rule(product: str = "boreal-one", **fields: object) -> ExportRule:
    origin = {"rule": "Invented.", "kind": "named", "confidence": "high", "source": "weekly-chip"}
    return ExportRule.model_validate(
        {"product": product, "destinations": ["us"], "sale": "licence", **origin, **fields}
    )


@pytest.fixture
def regions(catalog: Catalog) -> Catalog:
    return with_regions(
        catalog, us=tiny_region(), hi=tiny_region(part_of="us"), de=tiny_region("EUR")
    )


def with_rules(catalog: Catalog, *rules: ExportRule) -> Catalog:
    return replace(catalog, export_rules=rules)


def test_product_that_no_rule_names_may_be_sold(regions: Catalog) -> None:
    other = with_rules(regions, rule("other"))
    assert may_be_sold(other, "boreal-one", "us", AFTER)
    assert export_rule(other, "boreal-one", "us", AFTER) is None


@pytest.mark.parametrize(
    ("sale", "sold"),
    [("allowed", True), ("only_there", True), ("case_by_case", False), ("licence", False)],
)
def test_product_that_needs_a_licence_may_not_be_sold(
    regions: Catalog, sale: str, sold: bool
) -> None:
    assert may_be_sold(with_rules(regions, rule(sale=sale)), "boreal-one", "us", AFTER) is sold


def test_rule_holds_in_the_parts_of_a_region_and_nowhere_else(regions: Catalog) -> None:
    ruled = with_rules(regions, rule())
    assert not may_be_sold(ruled, "boreal-one", "hi", AFTER)
    assert may_be_sold(ruled, "boreal-one", "de", AFTER)


def test_product_made_for_a_place_is_sold_there_only(regions: Catalog) -> None:
    made_for = with_rules(regions, rule(sale="only_there"))
    assert may_be_sold(made_for, "boreal-one", "hi", AFTER)
    assert not may_be_sold(made_for, "boreal-one", "de", AFTER)


def test_rule_holds_from_its_first_day_to_its_last(regions: Catalog) -> None:
    dated = with_rules(regions, rule(since="2026-01-15", until="2026-03-01"))
    days = (BEFORE, date(2026, 1, 15), AFTER, date(2026, 3, 2))
    assert [may_be_sold(dated, "boreal-one", "us", day) for day in days] == [
        True,
        False,
        False,
        True,
    ]


def test_later_rule_takes_the_place_of_the_earlier(regions: Catalog) -> None:
    eased = rule(since="2026-01-15", sale="allowed")
    ruled = with_rules(regions, eased, rule())
    assert not may_be_sold(ruled, "boreal-one", "us", BEFORE)
    assert export_rule(ruled, "boreal-one", "us", AFTER) == eased
