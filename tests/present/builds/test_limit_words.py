"""A build whose cards need a power limit says which one, and what gives too little without it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.results import Result
from macros.facts.catalog import Catalog
from macros.present.builds import limit_words as module
from macros.present.builds.limit_words import limit_words
from macros.present.words.language import Language
from tests.tiny_computers import tiny_computers, tiny_tier

LIMITED = tiny_tier("1-gpu", 1, least_power_share=0.9)


def said(catalog: Catalog, language: Language, *found: Result, **cards: Any) -> str:
    """Return the words of the build, `found` being what rules say without the limit."""
    edition = tiny_computers(catalog, LIMITED, **cards)
    choice = edition.choice("1-gpu", LIMITED.classes[0].id, "us")
    with pytest.MonkeyPatch.context() as patch:
        if found:
            patch.setattr(module, "results", lambda *_: found)
        return limit_words(choice, edition.catalog, language).replace("\u00a0", " ")


def test_build_without_a_limit_says_nothing(catalog: Catalog, english: Language) -> None:
    assert said(catalog, english) == ""


def test_limit_says_what_the_supply_would_have_to_deliver_without_it(
    catalog: Catalog, english: Language
) -> None:
    words = said(catalog, english, small={"power": {"tdp_w": 520}})
    assert "to at most" in words
    assert "instead of 520 W, again at every start." in words
    assert "Without it, the power supply has to deliver 620 W" in words
    assert "at most 600 W" in words


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("mains", "the computer draws 700 W from its circuit"),
        ("chassis-power", "each card draws 700 W"),
        ("slots", "nobody knows whether"),
    ],
)
def test_limit_names_what_gives_too_little(
    catalog: Catalog, english: Language, rule: str, told: str
) -> None:
    broken = Result(rule, "fail", 700.0, 650.0, "w", decisive=True)
    words = said(catalog, english, broken, small={"power": {"tdp_w": 520}})
    assert f"Without it, {told}" in words


def test_supplies_of_a_server_are_said_to_be_short_once_those_in_reserve_fail(
    catalog: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Result("psu-sustained", "fail", 6_008.0, 6_000.0, "w", decisive=True)
    server = {"is_chassis": True, "psu_count": 4, "psu_needed": 2}
    monkeypatch.setattr(module, "figures_of", lambda *_: server)
    card = {"power": {"tdp_w": 520}}
    assert "in reserve fail" in said(catalog, english, broken, small=card)
    advised = replace(broken, severity="warn")
    assert "in reserve fail" not in said(catalog, english, advised, small=card)
