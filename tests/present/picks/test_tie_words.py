from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.picks.pick import Verdict, pick
from macros.facts.catalog import Catalog
from macros.present.picks.tie_words import named, named_ties, speed_beside, toss_words
from macros.present.words.language import Language
from tests.advising import WORK, tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog


def verdict_of(catalog: Catalog, maximise: str = "speed_per_price", tie: str = "memory") -> Verdict:
    """Return a verdict in which the middle and the large card tie with the small one."""
    market = invented_catalog(catalog)
    objective = {"maximise": "speed_per_price", "workloads": [WORK]}
    verdict = pick(tiny_persona(objective=objective, tie=tie), tiny_situation(market))
    by_id = {candidate.gpu.id: candidate for candidate in verdict.candidates}
    persona = tiny_persona(objective={"maximise": maximise, "workloads": [WORK]}, tie=tie)
    return replace(verdict, persona=persona, ties=(by_id["middle"], by_id["large"]))


@pytest.mark.parametrize(
    ("speed", "words"),
    [
        (0.1, "0.1 times as fast"),
        (0.26, "about a quarter as fast"),
        (0.35, "about a third as fast"),
        (0.41, "about two fifths as fast"),
        (0.44, "about two fifths as fast"),
        (0.53, "about half as fast"),
        (0.65, "about two thirds as fast"),
        (0.75, "about three quarters as fast"),
        (0.9, ""),
        (1.3, ""),
        (2.2, "2.2 times as fast"),
        (None, ""),
    ],
)
def test_speed_is_told_where_it_is_another_one(
    catalog: Catalog, speed: float | None, words: str
) -> None:
    verdict = verdict_of(catalog)
    assert verdict.pick
    language = Language.of(invented_catalog(catalog), "en")
    assert speed_beside(replace(verdict.pick, speed=speed), verdict.pick, language) == words


def test_ties_by_money_name_their_speed_and_ties_by_speed_do_not(catalog: Catalog) -> None:
    language = Language.of(invented_catalog(catalog), "en")
    assert named_ties(verdict_of(catalog), language) == (
        "the Middle (2 times as fast) and the Large (4 times as fast)"
    )
    assert named_ties(verdict_of(catalog, "speed"), language) == "the Middle and the Large"


def test_beyond_three_it_is_said_how_many_more_tie(catalog: Catalog) -> None:
    language = Language.of(invented_catalog(catalog), "en")
    verdict = verdict_of(catalog)
    middle, large = verdict.ties
    five = (middle, large, replace(middle, count=2), large, middle)
    assert named(five[:3], language) == "the Middle, the Large and two Middle cards"
    assert named(five, language) == "the Middle, the Large, two Middle cards and 2 more"
    (first, *_) = toss_words(replace(verdict, even=five), language)
    assert ", two Middle cards (2 times as fast) and 2 more tie with it." in first


def test_cheaper_tie_is_told_with_the_money_and_the_memory(catalog: Catalog) -> None:
    language = Language.of(invented_catalog(catalog), "en")
    verdict = verdict_of(catalog)
    middle = verdict.ties[0]
    assert verdict.pick
    dear = replace(verdict, pick=middle, even=(verdict.pick,))
    assert list(toss_words(dear, language))[1:] == [
        "The Small costs about 300 USD less: if 8 GB is enough for you, take it."
    ]
    by_speed = replace(dear, persona=tiny_persona(tie="speed"))
    assert list(toss_words(by_speed, language))[1:] == ["The Small costs about 300 USD less."]
    nearly = replace(middle, offer=replace(middle.offer, usd=205.0))
    assert len(list(toss_words(replace(dear, pick=nearly), language))) == 1


@pytest.mark.parametrize(
    ("needs", "type_", "is_told"),
    [
        ({"ecc": True}, "GDDR6", True),
        ({"ecc": True}, "GDDR7", False),
        ({}, "GDDR6", False),
    ],
)
def test_memory_that_error_correction_takes_of_a_tie_is_told_who_asks_for_it(
    catalog: Catalog, needs: dict[str, bool], type_: str, is_told: bool
) -> None:
    language = Language.of(invented_catalog(catalog), "en")
    verdict = verdict_of(catalog)
    assert verdict.pick
    gpus = []
    for kind in (type_, "GDDR7"):
        memory = verdict.pick.gpu.memory.model_copy(update={"type": kind})
        gpus.append(verdict.pick.gpu.model_copy(update={"memory": memory}))
    even, pick_ = (replace(verdict.pick, gpu=gpu) for gpu in gpus)
    persona = tiny_persona(tie="memory", needs=needs)
    (words,) = toss_words(replace(verdict, pick=pick_, even=(even,), persona=persona), language)
    assert "as much memory" in words
    assert ("loses about a sixteenth of it" in words) is is_told
