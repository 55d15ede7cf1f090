"""The page on which one to get: a built answer, and words in every language, its script's too."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_facts import ChooseFacts
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.edition import Edition
from macros.advice.picks.needs import ORDER
from macros.present.tools.choose_page import (
    FOLDER,
    choose_data,
    choose_files,
    choose_tool,
    facts_of,
)
from macros.present.tools.choose_words import ChooseWords
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_edition
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
SCRIPT = PROJECT / "macros/present/html/static/choose_text.js"
MOST_KB = 60


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def facts(edition: Edition) -> ChooseFacts:
    return facts_of(edition)


QUESTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"budget": 50},
    {"budget": 5000, "have": "rtx-3060-12gb"},
    {"have": "rtx-5090"},
    {"acquire": "rental"},
    {"has": "nothing", "count": 2},
    {"memory_gb": 90},
)


@pytest.mark.parametrize("code", CODES)
def test_every_answer_is_whole_sentences(code: str, facts: ChooseFacts, edition: Edition) -> None:
    language = Language.of(edition.catalog, code)
    for persona in ("run-llms-at-home", "best-overall", "company-of-a-hundred"):
        for changes in QUESTIONS:
            question = ChooseQuestion(persona, "us", **changes)
            answer = choose_answer(question, edition.situation("us"))
            words = ChooseWords(question, answer, facts, edition.catalog, language)
            lines = [words.sentence(), *words.further()]
            assert [line for line in lines if "{" in line or "  " in line] == []
            assert [line for line in lines if line[-1] not in ".。"] == []


def test_the_page_opens_with_an_answer_and_all_profiles(edition: Edition) -> None:
    html = choose_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert "For “Run language models at home”" in html
    assert all(f'href="?for={id_}"' in html for id_ in edition.catalog.personas)


def test_the_script_has_the_words_that_it_says(edition: Edition) -> None:
    data = choose_data(edition, Language.of(edition.catalog, "en"), "f")
    asked = set(re.findall(r'this\.say\("([a-z_.]+)"', SCRIPT.read_text(encoding="utf-8")))
    assert {"ties", "around", "nearest", "picked", "pay"} <= asked <= set(data["words"])
    assert {f"cut.{need}" for need in ORDER} <= set(data["words"])
    assert set(data["personas"]) == set(edition.catalog.personas)


def test_files_of_the_script_are_plain_and_of_each_region(edition: Edition) -> None:
    files = choose_files(edition)
    assert {f"{FOLDER}{region}.json" for region in edition.offers} < set(files)
    for content in files.values():
        assert b"<" not in content
        assert json.loads(content)
