"""Speeds in the browser: compared, divided by prices and written as in Python."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.evidence import TOLERANCE
from macros.present.gpus.compared_facts import Told, leads, sure_lead
from macros.present.gpus.speed_columns import DIGITS, speed_for_price
from macros.present.words.language import LANGUAGES, Language
from macros.present.words.significant import significant
from tests.advising import tiny_offer
from tests.tiny import PROJECT

CASES = 1000
TIMEOUT_S = 60


def random_speed(dice: random.Random) -> Told:
    value = significant(dice.uniform(0.05, 5), 3)
    reach = dice.choice([1, 1.05, 1.2, 1.6])
    ends = [significant(end, 2) for end in (value / reach, value * reach)]
    return [value, *ends, 0]


@pytest.fixture(scope="module")
def given(catalog: Catalog) -> dict[str, Any]:
    dice = random.Random(18)
    return {
        "lead": sure_lead(catalog),
        "tolerance": TOLERANCE,
        "pairs": [[random_speed(dice), random_speed(dice)] for _ in range(CASES)],
        "prices": [
            [random_speed(dice)[0], significant(dice.uniform(90, 40_000), 3)] for _ in range(CASES)
        ],
        "numbers": [significant(10 ** dice.uniform(-2, 5), 3) for _ in range(CASES)],
        "languages": [language.html for language in LANGUAGES],
    }


@pytest.fixture(scope="module")
def said(given: dict[str, Any]) -> Any:
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    result = subprocess.run(
        [node, str(PROJECT / "tests/js/compare_speeds.mjs")],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_browser_marks_as_best_what_python_calls_surely_faster(
    given: dict[str, Any], said: Any
) -> None:
    marked = 0
    for (one, other), best in zip(given["pairs"], said["best"], strict=True):
        wanted = [leads(one, other, given["lead"]), leads(other, one, given["lead"])]
        assert best == wanted, (one, other)
        marked += any(best)
    assert CASES / 4 < marked < CASES


def test_browser_divides_by_the_price_as_python_does(given: dict[str, Any], said: Any) -> None:
    for (speed, usd), value in zip(given["prices"], said["values"], strict=True):
        assert value == speed_for_price(speed, tiny_offer("a", usd), 1000), (speed, usd)


def test_browser_writes_numbers_as_python_does(
    given: dict[str, Any], said: Any, catalog: Catalog
) -> None:
    for code, shown in zip(LANGUAGES, said["shown"], strict=True):
        language = Language.of(catalog, code.code)
        assert shown == [language.number(number, DIGITS) for number in given["numbers"]], code.code
