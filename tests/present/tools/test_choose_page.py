"""The page on which one to get: a built answer, and words in every language, its script's too."""

from __future__ import annotations

import json
import re
from dataclasses import replace
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
from tests.built.documents import parse
from tests.real_data import real_edition
from tests.tiny import PROJECT

CODES = [language.code for language in LANGUAGES]
SCRIPT = PROJECT / "macros/present/html/static/choose_text.js"
OFFERS = PROJECT / "macros/present/html/static/choose_offers.js"
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
    {"psu_w": 450},
    {"psu_w": 1600, "quiet": True},
    {"budget": 9_000_000},
    {"works": ("image-generation", "llm-decode-8b", "llm-decode-8b")},
)


UNPRICED = ("laptop-for-study",)


@pytest.mark.parametrize("code", CODES)
def test_every_answer_is_whole_sentences(code: str, facts: ChooseFacts, edition: Edition) -> None:
    language = Language.of(edition.catalog, code)
    for persona in ("run-llms-at-home", "best-overall", "company-of-a-hundred", *UNPRICED):
        for changes in QUESTIONS:
            question = ChooseQuestion(persona, "us", **changes)
            answer = choose_answer(question, edition.situation("us"))
            words = ChooseWords(question, answer, facts, edition.catalog, language)
            lines = [words.sentence(), *words.further(), *words.turns()]
            assert [line for line in lines if "{" in line or "  " in line] == []
            assert [line for line in lines if line[-1] not in ".。"] == []


def test_the_page_opens_with_an_answer_and_all_profiles(edition: Edition) -> None:
    html = choose_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert "Our pick for “Run language models at home” is the GeForce" in html
    assert all(f'href="?for={id_}"' in html for id_ in edition.catalog.personas)
    assert 'data-wholes href="../builds/1-gpu/"' in html
    assert "<span data-second hidden>" in html  # nobody has said which card is there


def test_each_profile_stands_in_its_own_group(edition: Edition) -> None:
    english = Language.of(edition.catalog, "en")
    page = parse(str(choose_tool(edition, english, "../")))
    found = {
        option.attributes["value"]: group.attributes["label"]
        for group in page.one("select", id="choose-for").all("optgroup")
        for option in group.all("option")
    }
    assert found == {
        id_: english.text(f"persona.group.{persona.group}")
        for id_, persona in edition.catalog.personas.items()
    }


def said_to(edition: Edition, facts: ChooseFacts, preset: str, **asked: Any) -> ChooseWords:
    question = ChooseQuestion(preset, "us", **asked)
    answer = choose_answer(question, edition.situation("us"))
    return ChooseWords(question, answer, facts, edition.catalog, Language.of(edition.catalog, "en"))


def test_prices_of_pick_and_step_have_the_same_contents(
    edition: Edition, facts: ChooseFacts
) -> None:
    words = said_to(edition, facts, "run-llms-at-home")
    pick, other = words.answer["pick"], words.answer["ties"][0]
    assert pick
    bare: Any = {**other, "around": 0.0}
    dressed: Any = {**other, "around": 90.0}
    nothing: Any = {**pick, "around": 0.0}
    money = words.money(other["cards"])
    assert words.paid(bare, nothing) == f"about {money} (used)"
    total = words.money(other["cards"] + 90)
    alone = f"about {money} alone (used) or {total} with the parts around it"
    assert words.paid(dressed, nothing) == alone
    assert words.paid(bare, dressed) == f"about {money} (used), with nothing to buy around it"


def test_old_prices_are_called_out_of_date_as_by_other_tools(
    edition: Edition, facts: ChooseFacts
) -> None:
    words = said_to(edition, facts, "run-llms-at-home", acquire="rental")
    row = words.answer["pick"]
    assert row
    offer = words.offer(row)
    stale = words.language.text("fit.price.stale")
    for flags, is_told in (([1], True), ([2], False), ([3], True), ([], False)):
        offer[9:] = flags
        assert (stale in words.pay(row)) == is_told
        assert (stale in words.row(row)[1][1]) == is_told


def test_works_are_told_with_their_shares(edition: Edition, facts: ChooseFacts) -> None:
    works = ("image-generation", "image-generation", "image-generation", "llm-decode-8b")
    words = said_to(edition, facts, "run-llms-at-home", works=works)
    assert "Generating images (75%)" in "\n".join(words.further())


def test_laptop_is_answered_by_chips_and_by_what_helps_instead(
    edition: Edition, facts: ChooseFacts
) -> None:
    words = said_to(edition, facts, "laptop-for-study")
    assert "nothing on record" not in words.sentence()
    text = "\n".join(words.further())
    assert "A laptop chip is sold only with its laptop" in text
    assert "Laptop (24 GB)" in text
    assert "the pick for “Study with a laptop”" in text


@pytest.mark.parametrize(("budget", "is_told"), [(9_000_000, True), (1000, False)])
def test_budget_above_all_is_remarked(
    budget: float, is_told: bool, edition: Edition, facts: ChooseFacts
) -> None:
    words = said_to(edition, facts, "make-images", budget=budget)
    assert (
        any("You need not spend your whole budget" in line for line in words.further()) == is_told
    )


def test_only_the_nearest_turn_of_each_way_is_told(edition: Edition, facts: ChooseFacts) -> None:
    words = said_to(edition, facts, "make-images")
    ways = [turn["how"] for turn in words.answer["turns"]]
    assert ways.count("cheaper") > 1
    assert len(list(words.turns())) <= len(set(ways))


def test_two_ways_to_the_same_offer_are_one_sentence(edition: Edition, facts: ChooseFacts) -> None:
    words = said_to(edition, facts, "make-images")
    first, *_ = (turn for turn in words.answer["turns"] if turn["how"] == "cheaper")
    dearer = {**first, "how": "dearer", "money": 2 * first["money"]}
    turns: Any = [first, dearer, {**first, "how": "total_usd"}]
    told = list(replace(words, answer={**words.answer, "turns": turns}).turns())
    assert len(told) == 2
    assert "falls below" in told[0]
    assert "rises above" in told[0]
    assert "to spend in all" in told[1]
    apart: Any = [first, {**dearer, "kind": "street_new" if first["kind"] == "used" else "used"}]
    assert len(list(replace(words, answer={**words.answer, "turns": apart}).turns())) == 2


def test_profiles_without_a_pick_have_words_in_every_cell(edition: Edition) -> None:
    html = choose_tool(edition, Language.of(edition.catalog, "en"), "../")
    assert "No pick: too few prices" in html
    assert "–</td>" not in html


def test_the_script_has_the_words_that_it_says(edition: Edition) -> None:
    data = choose_data(edition, Language.of(edition.catalog, "en"), "f")
    asked = set(re.findall(r'this\.say\("([a-z_.]+)"', SCRIPT.read_text(encoding="utf-8")))
    assert {"short", "above", "suits", "instead", "stale", "unpriced_laptop"} <= asked
    assert {"unowned", "nearest", "pay"} <= asked <= set(data["words"])
    put_together = {"ties", "ties_value", "tied", "tied_value", "around", "around_supply"}
    kept = {"keep", "keep_none", "keep_over", "keep_pick"}
    assert put_together | kept <= set(data["words"])
    roles = set(re.findall(r'return "([a-z]+)";', OFFERS.read_text(encoding="utf-8")))
    assert {"picked", "yours"} <= roles <= set(data["words"])
    assert {f"cut.{need}" for need in ORDER} <= set(data["words"])
    assert set(data["personas"]) == set(edition.catalog.personas)


def test_the_script_loads_nothing_that_the_page_has(edition: Edition) -> None:
    words = choose_data(edition, Language.of(edition.catalog, "en"), "f")["words"]
    assert {"preset", "work.preset", "weight.main", "head.need"}.isdisjoint(words)
    cards = json.loads(choose_files(edition)[f"{FOLDER}facts.json"])["cards"]
    named = {card["id"] for card in cards if "name" in card}
    gpus = edition.catalog.gpus
    assert named == {id_ for id_ in gpus if not gpus[id_].is_regular}


def test_files_of_the_script_are_plain_and_of_each_region(edition: Edition) -> None:
    files = choose_files(edition)
    assert {f"{FOLDER}{region}.json" for region in edition.offers} < set(files)
    for content in files.values():
        assert b"<" not in content
        assert json.loads(content)
