"""The page on renting or buying: a built answer, and words in every language, its script's too."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import get_args

import pytest

from macros.advice.cost.rent_answer import rent_answer
from macros.advice.cost.rent_facts import RentFacts
from macros.advice.cost.rent_records import RentQuestion, Verdict
from macros.advice.edition import Edition
from macros.present.tools.rent_facts_file import PATH, facts_of, rent_files, usual_question
from macros.present.tools.rent_page import rent_data, rent_tool
from macros.present.tools.rent_words import RentWords
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_edition
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
SCRIPT = PROJECT / "macros/present/html/static/rent.js"


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def facts(edition: Edition) -> RentFacts:
    return facts_of(edition)


def words(question: RentQuestion, facts: RentFacts, edition: Edition, code: str) -> RentWords:
    language = Language.of(edition.catalog, code)
    return RentWords(question, rent_answer(question, facts), facts, edition.catalog, language)


@pytest.mark.parametrize("code", CODES)
def test_every_answer_is_whole_sentences(code: str, facts: RentFacts, edition: Edition) -> None:
    usual = usual_question(facts, "jp")
    assert usual
    said = set()
    for changes in (
        {},
        {"hours": 168},
        {"hours": 42},
        {"rate": 0.01},
        {"resale": 1, "computer": 0, "watts": 0},
        {"storage": 1_000_000},
        {"region": "nowhere"},
        {"card": "rtx-2060"},
        {"place": "whole", "years": 0.5},
    ):
        question = replace(usual, **changes)
        if question.card not in {card["id"] for card in facts["cards"]}:
            continue
        if question.region not in edition.catalog.regions:
            continue
        one = words(question, facts, edition, code)
        lines = [one.sentence(), *one.further()]
        assert [line for line in lines if "{" in line or "  " in line] == []
        assert [line for line in lines if line[-1] not in ".。"] == []
        said.add(one.answer["verdict"])
    assert {"rent", "buy", "never", "always", "storage"} <= said


@pytest.mark.parametrize("code", CODES)
def test_no_sentence_has_an_empty_slot(code: str, facts: RentFacts, edition: Edition) -> None:
    """A slot that nothing fills leaves two spaces, or a space or a particle before the end."""
    for card in facts["cards"]:
        for place in ("own", "whole"):
            one = words(RentQuestion(card["id"], "us", place=place), facts, edition, code)
            asked = re.findall(r"{(\w+)}", one.language.texts[f"rent.say.{one.answer['verdict']}"])
            given = {
                "threshold": one.threshold(),
                "rent": one.answer["rent"],
                "money": one.answer["saving"],
            }
            assert [name for name in asked if not given.get(name, "told")] == [], card["id"]


def test_the_page_opens_with_an_answer_and_needs_no_script(edition: Edition) -> None:
    html = rent_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert "GeForce RTX 4090 pays for itself" in html
    assert "Example (United States): cards that are both sold" in html
    assert "?hours=168" in html


def test_the_script_has_the_words_that_it_says(edition: Edition) -> None:
    data = rent_data(edition, Language.of(edition.catalog, "en"), "f")
    asked = set(re.findall(r'this\.say\("([a-z_.]+)"', SCRIPT.read_text(encoding="utf-8")))
    assert {"bought", "brings", "power", "hour", "hours_range"} <= asked <= set(data["words"])
    for verdict in get_args(Verdict):
        assert f"say.{verdict}" in data["words"]


def test_file_of_the_script_is_plain(edition: Edition) -> None:
    content = rent_files(edition)[PATH]
    assert b"<" not in content
    assert json.loads(content)["cards"]


def test_without_cards_there_is_nothing_to_ask(facts: RentFacts) -> None:
    empty: RentFacts = {**facts, "cards": []}
    assert usual_question(empty, "us") is None
