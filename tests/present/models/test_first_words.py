"""How long the first word of invented models takes on invented cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.models import first_words
from macros.present.models.first_words import FirstWords
from macros.present.words.language import Language
from tests.advice.fit.test_fit_answer import FACTS, card
from tests.editions import edition_of
from tests.tiny_models import real_memory_rules, real_memory_terms

UNREAD: dict[str, Any] = {"seconds": None, "reaches": [], "read": {}}
READ = {**UNREAD, "read": {"small|gguf-q4-k-m": {"seconds": [1e-14] * 3, "tokens": 100_000}}}


@pytest.fixture
def edition(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """Return an edition whose facts on models and cards are those of the tests on answers."""
    cards = [
        *FACTS["cards"],
        card("unread", 24, prompts=UNREAD),
        card("read", 24, prompts=READ),
    ]
    monkeypatch.setattr(first_words, "facts_of", lambda _: {**FACTS, "cards": cards})
    rules: Any = {"memory_rules": real_memory_rules(), "memory_terms": real_memory_terms()}
    return edition_of(replace(catalog, **rules))


def test_larger_models_and_slower_cards_take_longer(edition: Edition) -> None:
    small = FirstWords(edition, "small").speed("aurora-24", 1)
    large = FirstWords(edition, "large").speed("aurora-24", 1)
    assert small
    assert large
    assert small["likely"] > 5 * large["likely"]
    assert small["low"] < small["likely"] < small["high"]


def test_a_shorter_prompt_takes_less_time(edition: Edition, english: Language) -> None:
    waits = [
        float(FirstWords(edition, "small", tokens).cell("read", 1, english).text.split()[0])
        for tokens in (4096, 8192)
    ]
    assert 0 < waits[0] < waits[1]


def test_several_cards_read_as_much_more_as_was_measured(edition: Edition) -> None:
    one = FirstWords(edition, "large").speed("aurora-24", 1)
    two = FirstWords(edition, "large").speed("aurora-24", 2)
    assert one
    assert two
    assert two["likely"] == pytest.approx(1.1 * one["likely"])


@pytest.mark.parametrize(("model", "gpu"), [("gone", "aurora-24"), ("small", "gone")])
def test_nothing_is_known_of_what_has_no_facts(edition: Edition, model: str, gpu: str) -> None:
    assert FirstWords(edition, model).speed(gpu, 1) is None


def test_seconds_that_are_estimated_need_no_word_for_it(
    edition: Edition, english: Language
) -> None:
    speed = FirstWords(edition, "small").speed("aurora-24", 1)
    assert speed
    cell = FirstWords(edition, "small").cell("aurora-24", 1, english)
    quick, slow = 8192 / speed["high"], 8192 / speed["low"]
    assert cell.text.replace("\u00a0", " ") == f"{quick:.1f}–{slow:.1f} s"
    assert cell.detail == ""


def test_same_ends_are_told_once_and_what_is_unknown_as_such(
    edition: Edition, english: Language
) -> None:
    measured = FirstWords(edition, "small").cell("read", 1, english)
    assert "–" not in measured.text
    assert measured.detail == english.text("pick.speed.measured")
    unknown = FirstWords(edition, "small").cell("unread", 1, english)
    assert (unknown.text, unknown.detail) == (english.text("compare.not_known"), "")
