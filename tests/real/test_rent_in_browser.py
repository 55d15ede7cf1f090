"""Renting or buying in the browser: the same answers as in Python, for random questions."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from typing import get_args

import pytest

from macros.advice.cost.rent_answer import rent_answer
from macros.advice.cost.rent_facts import RentFacts
from macros.advice.cost.rent_records import RentQuestion, Verdict
from macros.present.tools.rent_facts_file import COMMON_CARDS, facts_of
from tests.real.test_pair_in_browser import plain
from tests.real_data import real_edition
from tests.tiny import PROJECT

QUESTIONS = 1000
TIMEOUT_S = 120
MOST_KB = 60
FASTEST_MS = 50


@pytest.fixture(scope="module")
def facts() -> RentFacts:
    return facts_of(real_edition())


def random_questions(facts: RentFacts) -> Iterator[RentQuestion]:
    dice = random.Random(18)
    cards = [card["id"] for card in facts["cards"]]
    for _ in range(QUESTIONS):
        yield RentQuestion(
            card=dice.choice(cards),
            region=dice.choice(["us", "jp", "fr", "kr", "nowhere"]),
            hours=dice.choice([0, 3, 10, 40, 168]),
            years=dice.choice([0.5, 1, 3, 10]),
            place=dice.choice(["own", "whole"]),
            buy=dice.choice(["any", "new", "used"]),
            consumer=dice.choice(["household", "business"]),
            price=dice.choice([None, None, 900]),
            rate=dice.choice([None, None, 0.01, 2.5]),
            resale=dice.choice([None, None, 0, 0.4, 1]),
            kwh_price=dice.choice([None, 0.3]),
            watts=dice.choice([None, 250]),
            idle=dice.choice([0, 0.1]),
            storage=dice.choice([0, 12, 400]),
            computer=dice.choice([None, 0, 800]),
            cooling=dice.choice([0, 0.3]),
            run=dice.choice([0.5, 10, 4000]),
        )


def test_browser_answers_random_questions_as_python_does(facts: RentFacts) -> None:
    questions = list(random_questions(facts))
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    result = subprocess.run(
        [node, str(PROJECT / "tests/js/answer_rents.mjs")],
        input=json.dumps({"facts": facts, "questions": [asdict(one) for one in questions]}),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    said = json.loads(result.stdout)
    assert said["milliseconds"] < FASTEST_MS
    verdicts = set()
    for question, found in zip(questions, said["answers"], strict=True):
        wanted = rent_answer(question, facts)
        assert plain(found) == plain(wanted), question
        verdicts.add(wanted["verdict"])
    assert verdicts == set(get_args(Verdict))


def test_facts_are_small_enough_for_a_phone(facts: RentFacts) -> None:
    assert len(gzip.compress(json.dumps(facts).encode())) / 1024 < MOST_KB


def test_used_cards_lose_a_part_of_their_price_each_year(facts: RentFacts) -> None:
    low, likely, high = facts["resale"]
    assert -0.6 < low < likely < high < 0.1
    assert facts["resale_products"] > 20


def test_common_cards_are_bought_and_rented(facts: RentFacts) -> None:
    for card in COMMON_CARDS:
        answer = rent_answer(RentQuestion(card, "us"), facts)
        assert answer["bought"], card
        assert answer["rate"], card
