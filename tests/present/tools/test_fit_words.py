"""What is said of an answer on invented models and cards."""

from __future__ import annotations

from typing import Any

from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import FitQuestion
from macros.facts.catalog import Catalog
from macros.present.tools.fit_words import FitWords
from macros.present.words.language import Language
from tests.advice.fit.test_fit_answer import CONSTANTS, FACTS, SMALL, model
from tests.tiny import only_gpus, tiny_gpu

CHATS = "The memory is for 3 chats at once."


def words(catalog: Catalog, card: str = "", model: str = "small", **asked: Any) -> FitWords:
    """Return the words on a question of the tests on answers, whose cards the catalogue gets."""
    facts: FitFacts = {**FACTS, "models": [*FACTS["models"], MIXTURE]}
    gpus = [
        tiny_gpu(catalog, "boreal-one", id=one["id"], name=one["name"], aliases=())
        for one in facts["cards"]
    ]
    known = only_gpus(catalog, *gpus)
    question = FitQuestion(model, card, "us", **asked)
    answer = fit_answer(question, facts, CONSTANTS)
    return FitWords(question, answer, facts, known, Language.of(known, "en"))


MIXTURE = model("mix", 32_768, **{**SMALL, "parameters": 30e9})
MIXTURE["shape"]["active_parameters"] = 3e9


def test_several_chats_are_named_where_a_model_runs(catalog: Catalog) -> None:
    assert CHATS in words(catalog, sequences=3).notes()
    assert [*words(catalog, sequences=1).notes()] == []
    assert [*words(catalog, purpose="qlora", tokens=512, sequences=3).notes()] == []


def test_a_mixture_says_how_many_weights_a_token_passes(catalog: Catalog) -> None:
    (said,) = words(catalog, model="mix").notes()
    assert "All 30B weights" in said
    assert "3B of them" in said


def test_shared_memory_says_how_much_of_it_is_free(catalog: Catalog) -> None:
    (said,) = words(catalog, "shared-64").notes()
    assert "about 66% of it" in said
    assert [*words(catalog, "aurora-24").notes()] == []
