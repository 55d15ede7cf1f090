"""A second card in the browser: the same answers as in Python, for random questions."""

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

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_facts import PairFacts, PairSources, pair_facts
from macros.advice.builds.pair_power import (
    ADVISED_SHARE,
    BASE_W,
    CIRCUIT_SHARE,
    LEAST_LIMIT_SHARE,
    LEAST_LIMIT_SHARES,
    LOW_VOLTAGE_MOST_W,
    LOW_VOLTS,
)
from macros.advice.builds.pair_records import PURPOSES, Question
from macros.advice.fit.fit_answer import fit_answer
from macros.advice.fit.fit_facts import FitSources, fit_facts
from macros.advice.fit.fit_records import FitQuestion
from macros.advice.memory.constants import constants_of
from macros.site.day import newest_possible_date
from tests.real_data import real_catalog, real_edition
from tests.tiny import PROJECT

QUESTIONS = 1000
TIMEOUT_S = 120
MOST_KB = 60
FASTEST_MS = 50


@pytest.fixture(scope="module")
def facts() -> PairFacts:
    today = newest_possible_date()
    edition = real_edition()
    parts = {region: edition.part_offers(region) for region in edition.catalog.regions}
    sources = PairSources(edition.catalog, edition.offers, edition.joint_speed, today, parts)
    return pair_facts(sources)


def random_questions(facts: PairFacts) -> Iterator[Question]:
    dice = random.Random(18)
    cards = [card["id"] for card in facts["cards"]]
    models = [model["id"] for model in facts["models"]]
    priced = [card["id"] for card in facts["cards"] if card["prices"]]
    for _ in range(QUESTIONS):
        yield Question(
            have=dice.choice(dice.choice([cards, priced])),
            add=dice.choice(["", dice.choice(priced)]),
            purpose=dice.choice(PURPOSES),
            model=dice.choice(models),
            region=dice.choice(["us", "jp", "fr", "kr", "nowhere"]),
            buy=dice.choice(["any", "new", "used"]),
            screen=dice.choice([True, False]),
            sale=dice.choice([None, 0, 333]),
            limit_w=dice.choice([None, 200, 280]),
            psu_w=dice.choice([None, 550, 650, 850, 1200, 1600]),
            cpu_w=dice.choice([None, 65, 253]),
        )


def plain(value: Any) -> Any:
    """Return the value with numbers cut to the digits that two languages agree on."""
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return float(f"{value:.9g}") if isinstance(value, int | float) else value


def test_browser_answers_random_questions_as_python_does(facts: PairFacts) -> None:
    questions = list(random_questions(facts))
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    result = subprocess.run(
        [node, str(PROJECT / "tests/js/answer_pairs.mjs")],
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
        wanted = pair_answer(question, facts)
        assert plain(found) == plain(wanted), question
        verdicts.add(wanted["verdict"])
    assert {"reached", "not_reached", "makers", "already", "jobs", "training_gain"} <= verdicts


def test_facts_are_small_enough_for_a_phone(facts: PairFacts) -> None:
    assert len(gzip.compress(json.dumps(facts).encode())) / 1024 < MOST_KB


def test_usual_pair_of_cards_is_answered_from_measurements(facts: PairFacts) -> None:
    question = Question("rtx-3090", "", "chat", "qwen3-6-27b", "us")
    factor = pair_answer(question, facts)["chosen"]["factor"]
    assert factor
    assert factor["kind"] == "measured"
    assert 1 < factor["low"] < factor["high"] < 2


def rounded(tokens: Any) -> Any:
    """Return tokens a second to what is shown of them, and one digit more."""
    ends = ("low", "likely", "high")
    return tokens and [tokens["kind"], *(float(f"{tokens[end]:.3g}") for end in ends)]


def test_tokens_a_second_are_those_of_the_page_on_models_and_cards(facts: PairFacts) -> None:
    edition = real_edition()
    rentals = {region: edition.rentals(region) for region in edition.offers}
    sources = FitSources(edition.catalog, edition.offers, rentals, edition.performance, edition.day)
    fits, constants = fit_facts(sources), constants_of(edition.catalog)
    for model in ("llama-3-3-70b", "qwen3-6-27b", "qwen3-30b-a3b"):
        pair = pair_answer(Question("rtx-3090", "", "model", model, "us"), facts)
        for count, option in ((1, pair["today"]), (2, pair["chosen"])):
            asked = FitQuestion(model, "rtx-3090", "us", count=count)
            answer = fit_answer(asked, fits, constants)
            if option["holds"] == "no":
                assert option["tokens"] is None
                continue
            shared = answer["tensor"]["speed"] if answer["tensor"] else None
            assert rounded(option["tokens"]) == rounded(answer["speed"])
            assert rounded(option["shared"]) == rounded(shared)


def test_power_is_that_of_the_rules_for_whole_computers() -> None:
    catalog = real_catalog()
    assert catalog.build_figures["base_w"].formula.endswith(f"else {BASE_W:g}")
    rules = catalog.build_rules
    advised = rules["psu-sustained"].advised or ""
    assert advised.startswith(f"{ADVISED_SHARE} * psu_label_w")  # more counts in servers alone
    assert rules["mains"].advised == f"{CIRCUIT_SHARE} * circuit_w"
    assert ADVISED_SHARE * catalog.rules["host-reserve"].value == 1  # as picks and upgrades have it
    large = f"mains_v < {LOW_VOLTS:g} and psu_label_w > {LOW_VOLTAGE_MOST_W:g} * psu_needed"
    assert large in str(rules["psu-low-voltage"].applies)
    ((vendor, share),) = LEAST_LIMIT_SHARES.items()
    is_theirs = f"known(gpu_vendor) and gpu_vendor == '{vendor.lower()}'"
    least = f"({share} if {is_theirs} else {LEAST_LIMIT_SHARE}) * gpu_rated_w"
    assert f"gpu_limit_w >= {least}" in rules["power-limit"].figure


def test_cards_made_for_one_country_have_no_new_price_elsewhere(facts: PairFacts) -> None:
    (only_china,) = [card for card in facts["cards"] if card["id"] == "rtx-5090-d"]
    assert only_china["prices"].get("us", [None])[0] is None
    assert only_china["prices"]["cn"][0]
