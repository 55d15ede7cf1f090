"""Sections of a tier's page: what they say of tiny computers."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from xml.etree import ElementTree

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.tiers import Tier
from macros.present.builds import circuit_section
from macros.present.builds.section import Block
from macros.present.builds.sections import sections_of
from macros.present.words.language import LANGUAGES, Language
from tests.advice.builds.test_speed_ups import dataset
from tests.tiny_computers import tiny_computers, tiny_curve, tiny_tier

ONE, TWO = tiny_tier("1-gpu", 1), tiny_tier("2-gpu", 2)
EIGHT = tiny_tier("8-gpu", 8, host="chassis", unpriced_parts=["chassis"])
CURVES = (tiny_curve("small", (50, 0.4), (90, 0.95), (100, 1.0)),)


def sections(edition: Edition, tier: Tier, code: str = "en") -> dict[str, str]:
    """Return the text of each section by its anchor."""
    return {
        section.anchor: unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", section.html())))
        for section in sections_of(edition, tier, Language.of(edition.catalog, code))
    }


def blocks(edition: Edition, tier: Tier) -> dict[str, tuple[Block, ...]]:
    """Return the blocks of each section by its anchor."""
    made = sections_of(edition, tier, Language.of(edition.catalog, "en"))
    return {section.anchor: section.blocks for section in made}


def test_tier_leaves_out_what_does_not_concern_it(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, ONE, TWO, EIGHT)
    common = ["money", "circuits", "upgrade"]
    assert list(sections(edition, ONE)) == common
    assert list(sections(edition, TWO)) == [*common, "scaling", "machines"]
    assert list(sections(edition, EIGHT)) == [*common, "scaling", "ways"]


def test_computer_that_is_there_already_has_no_sections(catalog: Catalog) -> None:
    existing = tiny_tier("beginner", 1, host="existing")
    assert sections(tiny_computers(catalog, existing), existing) == {}


def test_tier_without_builds_has_no_sections(catalog: Catalog) -> None:
    four = tiny_tier("4-gpu", 4)
    assert sections(tiny_computers(catalog, four), four) == {}


def test_growth_names_the_parts_to_exchange_and_what_they_cost(catalog: Catalog) -> None:
    said = sections(tiny_computers(catalog, ONE, TWO), ONE)["upgrade"]
    assert "Each of these computers can take two cards" in said
    assert said.count("We count nothing for parts you keep or sell") == 1  # for all
    assert "the board (Borealis Long-Plank)" in said
    assert "the power supply (Borealis Brook-600)" in said
    assert "It then needs a 120 V, 15 A circuit. Large socket" in said
    assert "With one more Small, that costs about 440 USD." in said.replace("\u00a0", " ")
    assert "1 of 4 memory slots hold 32 GB; more of the same modules bring it to 96 GB" in said


def test_growth_says_what_no_exchange_mends(catalog: Catalog) -> None:
    four = tiny_tier("4-gpu", 4)
    said = sections(tiny_computers(catalog, TWO, four), TWO)["upgrade"]
    assert "None of these computers can take four of its cards, whatever other parts" in said
    assert "No exchange of other parts helps. The board has slots for" in said
    assert said.count("The board has slots for") == 1
    assert "No exchange of other parts helps. 2 of" not in said


def test_limits_show_measured_speeds_where_there_are_any(catalog: Catalog) -> None:
    with_curves = sections(tiny_computers(catalog, TWO, curves=CURVES), TWO)["power-limits"]
    assert "Limit each Small to 90 W: it keeps at least 95%" in with_curves
    assert "A: Training, Weekly Chip October 2026 Cats, 1 card" in with_curves
    assert "power-limits" not in sections(tiny_computers(catalog, TWO), TWO)


def test_limit_counts_by_the_work_that_loses_most(catalog: Catalog) -> None:
    curves = (*CURVES, tiny_curve("small", (50, 0.3), (90, 0.923), (100, 1.0)))
    said = sections(tiny_computers(catalog, TWO, curves=curves), TWO)["power-limits"]
    assert "keeps at least 92% of its speed in all measured work" in said
    slow = (*CURVES, tiny_curve("small", (50, 0.3), (90, 0.8), (100, 1.0)))
    said = sections(tiny_computers(catalog, TWO, curves=slow), TWO)["power-limits"]
    assert "keeps at least" not in said


def test_limit_that_only_some_work_was_measured_at_is_not_recommended(catalog: Catalog) -> None:
    curves = (*CURVES, tiny_curve("small", (95, 0.99), (100, 1.0)))
    said = sections(tiny_computers(catalog, TWO, curves=curves), TWO)["power-limits"]
    assert "Limit each Small to 95 W" in said
    assert "With a limit of 90 W" not in said
    assert "about 9" in said  # the first work between 90 and 100 W


def test_one_circuit_is_shown_with_limits_speeds_and_supplies(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_section, "_LEAST_CARDS", 2)
    edition = tiny_computers(catalog, TWO, curves=CURVES)
    said = sections(edition, TWO)["one-circuit"]
    assert "On a 120 V, 15 A circuit in the United States, each of two cards may draw 70 W" in said
    assert "300 W continuously at the wall. The power supply turns 20% of that into heat" in said
    assert "has to deliver up to 240 W at 120 V, depending on the cards" in said
    assert "has the plugs for the Small" in said
    assert "and enough output at this voltage for the 240 W that they and the computer" in said
    assert "Brook-250 (40 USD" in said
    assert re.search(r"Small +100 W +70 W +Speed: about 68% +no limit needed", said)


def test_one_circuit_shows_the_table_and_folds_the_rest(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_section, "_LEAST_CARDS", 2)
    monkeypatch.setattr(circuit_section, "_SHOWN_CARDS", 1)
    table, *folds = blocks(tiny_computers(catalog, TWO, curves=CURVES), TWO)["one-circuit"]
    assert table.table
    assert len(table.table.rows) == 1
    assert not table.folded
    assert all(block.folded for block in folds)
    assert "that can do it" in folds[-1].title
    assert any("enough output at this voltage" in point.text for point in folds[-1].points)


def test_what_only_checkers_need_has_to_be_opened(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, ONE, TWO, EIGHT, curves=CURVES)
    for tier in (ONE, TWO, EIGHT):
        for anchor, made in blocks(edition, tier).items():
            seen = [block for block in made if not block.folded]
            assert not any(block.table for block in seen), anchor
    for section in sections_of(edition, TWO, Language.of(catalog, "en"))[:2]:
        assert '<details class="guide-fold">' in str(section.html())


def test_card_that_nobody_measured_gets_no_speed(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_section, "_LEAST_CARDS", 2)
    said = sections(tiny_computers(catalog, TWO), TWO)["one-circuit"]
    assert re.search(r"Small +100 W +70 W +Speed: not measured +no limit needed", said)
    steep = (tiny_curve("small", (90, 0.95), (100, 1.0)),)
    said = sections(tiny_computers(catalog, TWO, curves=steep), TWO)["one-circuit"]
    assert re.search(r"70 W +Speed: not measured +Training: not measured so low", said)


def test_scaling_is_measured_or_not_named(catalog: Catalog) -> None:
    assert "we give no figure." in sections(tiny_computers(catalog, TWO), TWO)["scaling"]
    edition = tiny_computers(catalog, TWO)
    run = {"accelerator": "small"}
    runs = dataset({"value": 100, **run}, {"value": 180, "count": 2, **run})
    work = edition.catalog.workloads["drawing"].model_copy(update={"tests": ("cats",)})
    locales = {
        code: {**words, "workload.drawing": "Drawing"}
        for code, words in edition.catalog.locales.items()
    }
    edition.catalog = replace(
        edition.catalog, datasets={"cats": runs}, workloads={"drawing": work}, locales=locales
    )
    said = sections(edition, TWO)["scaling"]
    assert "2 cards ran “Drawing” 1.8 times as fast as one" in said
    assert "Two Small cards ran “Cats” 1.8 times as fast as one; we found no other" in said


def test_two_machines_are_compared_with_one(catalog: Catalog) -> None:
    said = sections(tiny_computers(catalog, ONE, TWO), TWO)["machines"]
    assert "two machines with one each cost 35% more than one with two" in said
    assert "Buy a single machine if both accelerators have to work on one model" in said


def test_ways_say_what_is_not_known(catalog: Catalog) -> None:
    said = sections(tiny_computers(catalog, EIGHT), EIGHT)["ways"]
    assert "8 accelerators have between 64 GB of memory (Small) and 640 GB (Server)." in said
    assert "not allowed by NVIDIA’s licence" in said
    assert "on request" in said


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_sections_are_well_formed_in_every_language(catalog: Catalog, code: str) -> None:
    edition = tiny_computers(catalog, ONE, TWO, EIGHT, curves=CURVES)
    language = Language.of(catalog, code)
    for tier in (ONE, TWO, EIGHT):
        for section in sections_of(edition, tier, language):
            made = re.sub(r"<template>.*?</template>|&\w+;", "", section.html(), flags=re.DOTALL)
            made = re.sub(r"(tabindex|data-guide-chart|download)(?=[ >])", r'\1=""', made)
            root = ElementTree.fromstring(made)
            heading = root.find("h2")
            assert heading is not None
            assert heading.get("id")
            assert heading.text
            for table in root.findall(".//table"):
                assert all(head.get("scope") for head in table.findall(".//th"))


def test_text_of_data_is_escaped(catalog: Catalog) -> None:
    hostile = {"name": "<b>Small</b>"}
    edition = tiny_computers(catalog, TWO, small=hostile)
    made = sections_of(edition, TWO, Language.of(catalog, "en"))
    assert "<b>" not in "".join(section.html() for section in made)
