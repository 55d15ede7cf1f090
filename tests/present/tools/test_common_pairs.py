"""The table of common pairs, on invented cards that are called like those of the pairs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.pair_facts import PairFacts
from macros.facts.catalog import Catalog
from macros.present.tools import second_card_page
from macros.present.tools.second_card_facts import usual_question
from macros.present.tools.second_card_page import second_card_tool
from macros.present.words.language import Language
from tests.advice.builds.test_pair_answer import FACTS, TRAINING, WORK, card, model
from tests.built.documents import Element, parse
from tests.editions import edition_of
from tests.tiny import only_gpus, tiny_gpu

CHAT = "llm-decode-30b"
OLD, NEW = "rtx-3090", "rtx-4090"
NOT_KNOWN = "not known"


def known_card(id_: str, speed: float, **changes: Any) -> Any:
    one = {WORK: [speed, 0.0, 1], CHAT: [speed, 0.0, 1], TRAINING: [speed, 0.0, 1]}
    two = {CHAT: [0.9, 1.0, 1.1, 1], TRAINING: [1.7, 1.8, 1.9, 1]}
    return card(id_, 11, speed, 200, one=one, two=two, **changes)


def facts(*models: Any, **changes: Any) -> PairFacts:
    cards = [known_card(OLD, 1, **changes), known_card(NEW, 2)]
    return {**FACTS, "cards": cards, "models": list(models)}


def rows_of(catalog: Catalog, known: PairFacts, patch: pytest.MonkeyPatch) -> list[Element]:
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=one["id"], name=one["id"].upper(), aliases=())
        for one in known["cards"]
    ]
    patch.setattr(second_card_page, "facts_of", lambda _: known)
    edition = edition_of(only_gpus(catalog, *gpus))
    html = second_card_tool(edition, Language.of(edition.catalog, "en"), "../")
    *_, table = parse(str(html)).all("tbody")
    return table.all("tr")


def cells(row: Element) -> list[str]:
    return [cell.text for cell in row.all("td")]


CHATTED = {**model("middle", 1, 8), "work": CHAT}


def test_only_pairs_of_known_cards_are_told_each_with_its_question(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = rows_of(catalog, facts(model("tiny", 1, 5)), monkeypatch)
    links = [row.one("a").attributes["href"] for row in rows]
    assert links == [f"?have={OLD}", f"?have={NEW}&add={OLD}"]


def test_pair_tells_the_largest_model_that_it_surely_runs(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    models = (model("tiny", 1, 5), CHATTED, model("wide", 1, 18), model("huge", 9, 90))
    row, _ = rows_of(catalog, facts(*models), monkeypatch)
    largest, memory, watts, chat, training = cells(row)
    assert largest == "Wide"
    assert memory.replace("\u00a0", " ") == "21 GiB"  # a screen takes one
    assert watts.replace("\u00a0", " ") == "400 W"
    assert chat.startswith("1.2–2 ")
    assert training.startswith("1.7–1.9")


def test_what_no_pair_runs_and_nobody_measured_is_not_known(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = facts(model("huge", 9, 90), power_w=None)
    known["cards"][0]["two"] = {}
    row, _ = rows_of(catalog, known, monkeypatch)
    largest, _, watts, chat, training = cells(row)
    assert (largest, watts, chat, training) == (NOT_KNOWN,) * 4


def test_chat_is_that_of_a_model_of_its_class_which_one_card_runs(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the class the larger one runs on two alone, which says nothing of the speed today."""
    larger = {**model("larger", 1, 18), "work": CHAT}
    row, _ = rows_of(catalog, facts(model("tiny", 1, 5), CHATTED, larger), monkeypatch)
    assert cells(row)[3].startswith("1.2–2 ")
    other, _ = rows_of(catalog, facts(larger), monkeypatch)
    assert cells(other)[3] == NOT_KNOWN


def test_page_opens_with_a_known_card_and_the_largest_model() -> None:
    models = (model("tiny", 1, 5), model("wide", 1, 18))
    asked = usual_question(facts(*models), "us", purpose="chat")
    assert asked
    assert (asked.have, asked.model, asked.purpose) == (OLD, "wide", "chat")
    assert asked == replace(asked, add="", region="us")
    others: PairFacts = {**FACTS, "models": [*models, model("llama-3-3-70b", 1, 5), models[1]]}
    usual = usual_question(others, "us")
    assert usual
    assert (usual.have, usual.model) == (FACTS["cards"][0]["id"], "llama-3-3-70b")
    assert usual_question({**others, "cards": []}, "us") is None
    assert usual_question({**others, "models": []}, "us") is None
