"""The page on models and cards: a built answer, and words in every language, its script's too."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import PURPOSES, FitPurpose, FitQuestion
from macros.advice.memory.constants import constants_of
from macros.present.tools.fit_facts_file import (
    COMMON_QUESTIONS,
    PATH,
    common_questions,
    facts_of,
    fit_files,
    usual_question,
)
from macros.present.tools.fit_page import fit_data, fit_tool, query_of
from macros.present.tools.fit_words import FitWords
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_edition
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
STATIC = PROJECT / "macros/present/html/static"


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def facts(edition: Edition) -> FitFacts:
    return facts_of(edition)


def words(question: FitQuestion, facts: FitFacts, edition: Edition, code: str) -> FitWords:
    language = Language.of(edition.catalog, code)
    answer = fit_answer(question, facts, constants_of(edition.catalog))
    return FitWords(question, answer, facts, edition.catalog, language)


@pytest.mark.parametrize("code", CODES)
def test_every_answer_is_whole_sentences(code: str, facts: FitFacts, edition: Edition) -> None:
    models = ("llama-3-1-8b", "llama-3-3-70b", "deepseek-v3-2")
    cards = ("", "rtx-3090", "rtx-5060-laptop", "ryzen-ai-max-395")
    purposes: tuple[FitPurpose, ...] = ("run", "qlora")
    for model, card, purpose, count in product(models, cards, purposes, (1, 2)):
        question = FitQuestion(model, card, "us", purpose=purpose, count=count)
        for asked in (question, replace(question, weights="fp8", tokens=200_000, sequences=3)):
            try:
                said = words(asked, facts, edition, code)
            except ValueError:
                continue  # nobody knows how to train it
            lines = [said.sentence(), *said.further()]
            assert [line for line in lines if "{" in line or "  " in line] == []
            assert [line for line in lines if line[-1] not in ".。"] == []


@pytest.mark.parametrize("code", CODES)
def test_a_part_in_main_memory_is_told_in_whole_sentences(
    code: str, facts: FitFacts, edition: Edition
) -> None:
    usual = FitQuestion("llama-3-3-70b", "rtx-3090", "us", main_memory="2xddr5-5600")
    keys: dict[str, dict[str, Any]] = {
        "main_runs": {},
        "main_none": {"main_memory_gb": 1},
        "main_not": {"weights": "fp8"},
        "main_try": {"main_memory": "none", "count": 2},
    }
    for key, changes in keys.items():
        told = words(replace(usual, **changes), facts, edition, code)
        lines = list(told.further())
        begins = told.language.text(f"fit.{key}").partition("{")[0]
        assert any(line.startswith(begins) for line in lines), key
        assert [line for line in lines if "{" in line or line[-1] not in ".。"] == []
    told = words(usual, facts, edition, code)
    beside = told.say("main_part", part="").strip()
    assert beside in told.card_row(told.answer["helped"][0])[0][1]
    helped = [row for row in told.answer["models"] if row["host_gib"]]
    assert told.model_row(helped[0])[1][0] == told.say("held.main")


def test_all_common_questions_are_asked(facts: FitFacts) -> None:
    assert len(common_questions(facts, "us")) == len(COMMON_QUESTIONS)


def test_an_address_says_what_is_not_usual() -> None:
    question = FitQuestion("small", "card", "us", tokens=32_768, count=2)
    assert query_of(question) == "?model=small&card=card&context=32768&count=2"
    assert query_of(FitQuestion("a", "b", "us", purpose="qlora", tokens=2048)) == (
        "?model=a&card=b&for=qlora"
    )
    helped = FitQuestion("a", "b", "us", main_memory="2xddr4-3200", main_memory_gb=32)
    assert query_of(helped) == "?model=a&card=b&main=2xddr4-3200&ram=32"


def test_the_page_opens_with_an_answer_and_needs_no_script(edition: Edition) -> None:
    html = fit_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert "It fits in the 23 GiB free (GeForce RTX 3090)" in html
    assert "Common questions" in html
    assert 'href="../gpus/' in html


@pytest.mark.parametrize("script", ["fit.js", "fit_text.js"])
def test_the_script_has_the_words_that_it_says(script: str, edition: Edition) -> None:
    data = fit_data(edition, Language.of(edition.catalog, "en"), "f")
    text = (STATIC / script).read_text(encoding="utf-8")
    asked = set(re.findall(r'(?:this|text)\.say\("([a-z_.]+)"', text))
    assert asked <= set(data["words"])
    for prefix in ("wrong.", "verdict.", "part.", "list.", "held.", "kind.", "how.", "way."):
        assert any(name.startswith(prefix) for name in data["words"])


def test_file_of_the_script_is_plain(edition: Edition) -> None:
    content = fit_files(edition)[PATH]
    assert b"<" not in content
    assert json.loads(content)["models"]


def test_without_models_there_is_nothing_to_ask(facts: FitFacts) -> None:
    empty: FitFacts = {**facts, "models": []}
    assert usual_question(empty, "us") is None
    assert PURPOSES[0] == "run"


def test_price_that_is_old_or_of_elsewhere_says_so(facts: FitFacts, edition: Edition) -> None:
    """A price without a note is one that was seen in the region of late."""
    said = words(FitQuestion("llama-3-1-8b", "", "us"), facts, edition, "en")
    row = said.answer["cards"][0]
    fresh = said.card_row({**row, "kind": "used", "seen": "2026-10", "notes": []})[1][1]
    old = said.card_row({**row, "kind": "used", "seen": "2026-02", "notes": ["converted", "stale"]})
    assert fresh == "used, October 2026"
    assert old[1][1] == "used, converted, out of date, February 2026"


def test_what_nobody_should_buy_has_no_price_to_load(facts: FitFacts) -> None:
    by_use = {card["id"]: card["prices"] for card in facts["cards"] if not card["bought"]}
    assert by_use["tesla-p40"] == {}
    assert not any(by_use.values())


@pytest.mark.parametrize("code", CODES)
def test_tuning_says_hours_and_what_they_cost(code: str, facts: FitFacts, edition: Edition) -> None:
    asked = FitQuestion("llama-3-1-8b", "rtx-4090", "us", purpose="qlora", tokens=2048)
    said = words(asked, facts, edition, code)
    costs = said.answer["costs"]
    assert costs["rented"]
    assert costs["power"]
    lines = list(said.further())
    assert any(said.price(costs["rented"]) in line for line in lines)
    assert any(said.price(costs["power"]) in line for line in lines)
    bought, rented = (said.answer[key][0] for key in ("cards", "rented"))
    assert bought["speed"]
    for row, key in ((bought, "paid_power"), (rented, "paid_rented")):
        hours, paid = said.card_row(row)[3]
        assert re.match(r"\d", hours)
        assert row["cost"]
        assert paid == said.say(key, money=said.price(row["cost"]))


def test_no_price_of_a_speed_is_zero(facts: FitFacts, edition: Edition) -> None:
    for region in ("us", "jp", "fr"):
        for model in ("llama-3-1-8b", "gpt-oss-120b"):
            said = words(FitQuestion(model, "", region), facts, edition, "en")
            rows = [*said.answer["cards"], *said.answer["rented"]]
            each = [said.card_row(row)[3][0] for row in rows if row["speed"]]
            assert each
            assert [text for text in each if not re.search(r"[1-9]", text)] == []
    assert said.price([0.0083]).startswith("0.0083")
    assert said.price([1.04, 3.66]) == "1–3.7 " + said.price([1]).split()[-1]


def test_a_card_that_does_not_hold_it_says_its_speed_with_main_memory(
    facts: FitFacts, edition: Edition
) -> None:
    asked = FitQuestion("qwen3-30b-a3b", "rtx-5070-ti", "us")
    said = words(asked, facts, edition, "en")
    assert said.answer["verdict"] == "no"
    assert re.search(r"DDR5-6000 .*starts at \d+.\d+ tokens a second", said.sentence())


def test_a_machine_without_a_price_is_named_beside_eight_cards(
    facts: FitFacts, edition: Edition
) -> None:
    said = words(FitQuestion("deepseek-v3-2", "", "us"), facts, edition, "en")
    line = said.say("unpriced", cards="").removesuffix(".")
    assert [one for one in said.further() if one.startswith(line) and "M3 Ultra" in one]
    small = words(FitQuestion("llama-3-1-8b", "", "us"), facts, edition, "en")
    assert not [one for one in small.further() if one.startswith(line)]


def test_a_field_of_whole_numbers_says_so(edition: Edition) -> None:
    html = fit_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert 'name="chats"' in html
    field = html[html.index('name="chats"') :][:400]
    assert "Enter a whole number from 1 to 1,024." in field


def test_models_and_cards_can_be_searched(edition: Edition) -> None:
    html = fit_tool(edition, Language.of(edition.catalog, "en"), "../")
    for name, label in (("model", "Search the models"), ("card", "Search the cards")):
        assert f'type="search" data-narrows="{name}" aria-label="{label}"' in html
