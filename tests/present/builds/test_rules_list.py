"""The list of rules shows every rule as a line that one can dispute."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.present.builds.rules_list import rules_list
from macros.present.words.language import Language
from tests.built.documents import Element, parse

DECIDED = {"decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}


def listed(catalog: Catalog, **fields: Any) -> Element:
    """Return the list of one rule with these fields and of one computed figure."""
    load = BuildFigure.model_validate(
        {"id": "load_w", "formula": "gpu_w + cpu_w", "unit": "w", **DECIDED}
    )
    rule = BuildRule.model_validate({"id": "slots", "unit": "count", **DECIDED, **fields})
    changed = replace(catalog, build_rules={"slots": rule}, build_figures={"load_w": load})
    return parse(rules_list(changed, Language.of(catalog, "en")))


@pytest.mark.parametrize(
    ("fields", "formulas"),
    [
        ({"holds": "at_most", "limit": "case_slots"}, ["gpu_count ≤ case_slots"]),
        ({"holds": "at_least", "limit": "2"}, ["gpu_count ≥ 2"]),
        (
            {"holds": "at_least", "limit": "2", "advised": "4"},
            ["gpu_count ≥ 2", "gpu_count ≥ 4"],
        ),
        ({"holds": "at_most", "advised": "4"}, ["gpu_count ≤ 4"]),
        ({"holds": "is_true"}, ["gpu_count"]),
        (
            {"applies": "not is_chassis", "holds": "at_most", "limit": "7"},
            ["not is_chassis", "gpu_count ≤ 7"],
        ),
    ],
)
def test_rule_is_written_with_its_condition_and_its_bounds(
    catalog: Catalog, fields: dict[str, str], formulas: list[str]
) -> None:
    rule = listed(catalog, figure="gpu_count", **fields).classed("guide-rule")[0]
    assert [part.text for part in rule.one("dl").all("code")] == formulas


def test_rule_names_its_source_day_and_consequence(catalog: Catalog) -> None:
    text = listed(catalog, figure="gpu_count", holds="is_true", decisive=False).text
    assert "Weekly Chip" in text
    assert "1 November 2026" in text
    decisive = listed(catalog, figure="gpu_count", holds="is_true", decisive=True).text
    assert catalog.locales["en"]["build-rules.decisive"] in decisive
    assert catalog.locales["en"]["build-rules.decisive"] not in text


def test_rule_that_only_advises_warns(catalog: Catalog) -> None:
    bound = {"figure": "gpu_count", "holds": "at_most"}
    limited = listed(catalog, **bound, limit="2", advised="1").text
    assert "Breaking this rule fails a build." in limited
    assert "Breaking this rule brings a warning." in listed(catalog, **bound, advised="1").text


def test_reason_names_the_figure_that_the_rule_itself_has(catalog: Catalog) -> None:
    catalog = replace(
        catalog,
        locales={
            **catalog.locales,
            "en": {**catalog.locales["en"], "build-rule.slots.why": "Few have more than {limit}."},
        },
    )
    bound = {"figure": "gpu_count", "holds": "at_most"}
    for fields in ({"limit": "7 * case_slots"}, {"advised": "7"}):
        text = listed(catalog, **bound, **fields, unit="w").text
        assert "Few have more than 7 W." in text.replace("\u00a0", " ")


def test_figures_are_those_that_a_formula_names(catalog: Catalog) -> None:
    page = listed(catalog, figure="gpu_count", holds="at_most", limit="case_slots")
    names = [part.one("code").text for part in page.classed("guide-rule")[-1].all("dt")]
    assert names[0] == "load_w"
    assert sorted(names[1:]) == ["case_slots", "cpu_w", "gpu_count", "gpu_w"]
    assert "gpu_w + cpu_w" in page.text
