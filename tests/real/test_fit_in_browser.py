"""Models and cards in the browser: the same answers as in Python, for random questions."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitFacts, FitSources, fit_facts
from macros.advice.fit.fit_main_memory import NONE
from macros.advice.fit.fit_records import FORMATS, OWN, PURPOSES, FitQuestion, OwnModel
from macros.advice.fit.main_memory_facts import MAIN_MEMORIES
from macros.advice.memory.constants import MemoryConstants, constants_of
from macros.advice.memory.shape import ShapeError
from tests.real.test_pair_in_browser import plain
from tests.real_data import real_edition
from tests.tiny import PROJECT

TIMEOUT_S = 200
MOST_KB = 60
FASTEST_MS = 50
MANY = 1000
REGIONS = ("us", "jp", "fr", "kr", "nowhere")


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def facts(edition: Edition) -> FitFacts:
    rentals = {region: edition.rentals(region) for region in edition.offers}
    sources = FitSources(edition.catalog, edition.offers, rentals, edition.performance, edition.day)
    return fit_facts(sources)


@pytest.fixture(scope="module")
def constants(edition: Edition) -> MemoryConstants:
    return constants_of(edition.catalog)


def own_model(dice: random.Random) -> OwnModel:
    heads = dice.choice([7, 8, 32, 40, 64])
    return OwnModel(
        params=dice.choice([0.5, 8.03, 30, 70.6]),
        layers=dice.choice([1, 2, 24, 32, 61, 80]),
        hidden=dice.choice([896, 4096, 5120, 8192]),
        heads=heads,
        kv_heads=dice.choice([1, 3, 8, heads]),
        vocab=dice.choice([32_000, 128_256, 262_144]),
        intermediate=dice.choice([None, 14_336]),
        head_dim=dice.choice([None, 128]),
        active_params=dice.choice([None, 3, 90]),
        tied=dice.choice([True, False]),
    )


def random_questions(facts: FitFacts, count: int) -> Iterator[FitQuestion]:
    dice = random.Random(18)
    cards = [card["id"] for card in facts["cards"]]
    models = [model["id"] for model in facts["models"]]
    for _ in range(count):
        purpose = dice.choice(PURPOSES)
        yield FitQuestion(
            model=dice.choice([OWN, *dice.choices(models, k=5)]),
            card=dice.choice(["", *dice.choices(cards, k=5)]),
            region=dice.choice(REGIONS),
            purpose=purpose,
            weights=dice.choice(FORMATS),
            tokens=dice.choice([256, 511, 4096, 8192, 131_072, 1_000_000]),
            sequences=dice.choice([1, 1, 2, 16]),
            count=dice.choice([1, 1, 2, 3, 4, 8]),
            screen=dice.choice([True, False]),
            cache=dice.choice(["bf16", "fp8"]),
            buy=dice.choice(["any", "new", "used"]),
            examples=dice.choice([1, 10_000]),
            main_memory=dice.choice([NONE, *MAIN_MEMORIES]),
            main_memory_gb=dice.choice([1, 16, 64.5, 512]),
            own=own_model(dice),
        )


def answered(question: FitQuestion, facts: FitFacts, constants: MemoryConstants) -> Any:
    try:
        return fit_answer(question, facts, constants)
    except ShapeError as error:
        return {"wrong": error.field}


@pytest.mark.parametrize("count", [250, pytest.param(MANY, marks=pytest.mark.nightly)])
def test_browser_answers_random_questions_as_python_does(
    count: int, facts: FitFacts, constants: MemoryConstants
) -> None:
    questions = list(random_questions(facts, count))
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    result = subprocess.run(
        [node, str(PROJECT / "tests/js/answer_fits.mjs")],
        input=json.dumps({"facts": facts, "questions": [asdict(one) for one in questions]}),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    said = json.loads(result.stdout)
    if count == MANY:  # only the night is quiet enough to take times
        assert said["milliseconds"] < FASTEST_MS
    verdicts, wrong, parts, shared, paid = set(), set(), 0, 0, 0
    for question, found in zip(questions, said["answers"], strict=True):
        wanted = answered(question, facts, constants)
        assert plain(found) == plain(wanted), question
        verdicts.add(wanted.get("verdict"))
        wrong.add(wanted.get("wrong"))
        parts += bool(wanted.get("part") and wanted["part"]["speed"])
        shared += bool(wanted.get("tensor") and wanted["tensor"]["full"])
        paid += bool(wanted.get("costs") and wanted["costs"]["power"])
    assert {"fits", "maybe", "no"} <= verdicts
    assert {"kv_heads", "heads", "params", "active_params", "mode"} <= wrong
    assert parts > count / 50
    assert shared > count / 100
    assert paid > count / 100


def test_facts_are_small_enough_for_a_phone(facts: FitFacts) -> None:
    assert len(gzip.compress(json.dumps(facts).encode())) / 1024 < MOST_KB


def test_a_large_model_is_named_with_one_card_and_cheaper_ways_of_more(
    facts: FitFacts, constants: MemoryConstants
) -> None:
    question = FitQuestion("llama-3-3-70b", "rtx-3090", "us", count=2, screen=False)
    answer = fit_answer(question, facts, constants)
    assert answer["verdict"] == "fits"
    assert answer["speed"]
    assert answer["speed"]["low"] < 16.5 < answer["speed"]["high"]  # measured on two of them
    least = [
        min((row["amount"] for row in answer["cards"] if row["count"] == count), default=0.0)
        for count in (1, 2, 4)
    ]
    assert {row["count"] for row in answer["cards"]} <= {1, 2, 4}
    assert least == sorted(least, reverse=True)
    assert fit_answer(FitQuestion("llama-3-3-70b", "rtx-3090", "us"), facts, constants)["enough"]


def test_an_hour_costs_in_every_region_its_own_money(facts: FitFacts) -> None:
    """Clouds bill in US dollars: in yen the number is larger, in euros smaller."""
    rented = next(card["rented"] for card in facts["cards"] if card["id"] == "rtx-4090")
    assert rented["fr"]["amount"] < rented["us"]["amount"] < rented["jp"]["amount"] / 50
