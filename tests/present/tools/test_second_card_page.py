"""The page on a second card: a built answer, and words in every language, its script's too."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_facts import PairFacts
from macros.advice.builds.pair_records import PURPOSES, Question
from macros.advice.edition import Edition
from macros.present.tools import second_card_facts
from macros.present.tools.pair_words import PairWords
from macros.present.tools.second_card_facts import (
    PATH,
    facts_of,
    second_card_files,
    usual_question,
)
from macros.present.tools.second_card_page import second_card_data, second_card_tool
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_edition
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
SCRIPT = PROJECT / "macros/present/html/static/second_card.js"


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def facts(edition: Edition) -> PairFacts:
    return facts_of(edition)


def words(question: Question, facts: PairFacts, edition: Edition, code: str) -> PairWords:
    language = Language.of(edition.catalog, code)
    return PairWords(question, pair_answer(question, facts), facts, edition.catalog, language)


@pytest.mark.parametrize("code", CODES)
def test_every_answer_is_whole_sentences(code: str, facts: PairFacts, edition: Edition) -> None:
    for purpose in PURPOSES:
        for add in ("", "rtx-4090", "rx-7900-xtx"):
            for psu_w in (None, 500, 850, 1300, 3000):
                question = usual_question(
                    facts, "us", add=add, purpose=purpose, psu_w=psu_w, limit_w=280
                )
                assert question
                said = words(question, facts, edition, code)
                lines = [said.sentence(), *said.further()]
                assert [line for line in lines if "{" in line or "  " in line] == []
                assert [line for line in lines if line[-1] not in ".。"] == []


def test_the_page_opens_with_an_answer_and_needs_no_script(edition: Edition) -> None:
    html = second_card_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert "2 × GeForce RTX 3090" in html
    assert "Common pairs" in html
    assert html.count('<option value="rtx-3090"') == 2
    assert "?have=rtx-4090&amp;add=rtx-3090" in html


@pytest.mark.parametrize(
    ("card", "mark"),
    [("rtx-3090", ""), ("gtx-1060-6gb", ""), ("rtx-pro-6000-blackwell-ws", " hidden")],
)
def test_page_of_the_model_is_linked_where_one_card_does_not_run_it(
    card: str, mark: str, edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_card_facts, "USUAL_CARD", card)
    html = second_card_tool(edition, Language.of(edition.catalog, "en"), "../")
    link = '<a data-model href="../models/llama-3-3-70b/">What else runs this model'
    assert f"<p{mark}>{link}" in html


def test_the_script_has_the_words_that_it_says(edition: Edition) -> None:
    data = second_card_data(edition, Language.of(edition.catalog, "en"), "f", "d")
    text = SCRIPT.read_text(encoding="utf-8")
    asked = set(re.findall(r'this\.say\("([a-z_.]+)"', text))
    assert {"price", "board", "holds.apart", "not_known"} <= asked
    assert asked <= set(data["words"])
    for ending in ("larger_left", "limit_unknown", "say.reached", "power.short", "how.rule"):
        assert ending in data["words"]


def test_file_of_the_script_is_plain(edition: Edition) -> None:
    content = second_card_files(edition)[PATH]
    assert b"<" not in content
    assert json.loads(content)["cards"]


def test_without_models_there_is_nothing_to_ask(facts: PairFacts) -> None:
    empty: PairFacts = {**facts, "models": []}
    assert usual_question(empty, "us") is None


def test_a_small_power_supply_has_to_be_replaced(facts: PairFacts, edition: Edition) -> None:
    question = usual_question(facts, "us", psu_w=500)
    assert question
    lines = list(words(question, facts, edition, "en").further())
    assert any("Replace your power supply" in line for line in lines)
    limited = replace(question, psu_w=850, cpu_w=120, limit_w=280)
    lines = list(words(limited, facts, edition, "en").further())
    assert any("little to spare" in line for line in lines)
    assert any("of its speed (measured)" in line for line in lines)


def test_price_of_the_second_card_is_said_where_it_is_known(
    facts: PairFacts, edition: Edition
) -> None:
    question = usual_question(facts, "us", add="rtx-3090")
    assert question
    said = words(question, facts, edition, "en")
    amount = said.answer["chosen"]["amount"]
    assert amount
    assert said.money(amount) in " ".join(said.price())
    unsold = replace(
        said, answer={**said.answer, "chosen": {**said.answer["chosen"], "amount": None}}
    )
    assert "no price" in " ".join(unsold.price())


@pytest.mark.parametrize("code", CODES)
def test_the_usual_question_says_tokens_a_second(
    code: str, facts: PairFacts, edition: Edition
) -> None:
    question = usual_question(facts, "us")
    assert question
    said = words(question, facts, edition, code)
    chosen = said.answer["chosen"]
    assert chosen["tokens"]
    assert chosen["shared"]
    lines = list(said.further())
    for tokens in (chosen["tokens"], chosen["shared"]):
        assert any(said.tokens(tokens) in line for line in lines)
    row = said.row(chosen)
    assert row["tokens"] == said.tokens(chosen["tokens"])
    assert said.tokens(chosen["shared"]) in row["known"]
    training = words(replace(question, purpose="training"), facts, edition, code)
    assert training.row(training.answer["chosen"])["tokens"] == "–"
