"""Guessing ahead: gains of invented set-ups."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.generation.ahead_model import ahead_gains
from macros.facts.catalog import Catalog
from tests.tiny import TODAY
from tests.tiny_speeds import dataset, run

PLAIN = {"id": "plain", "name": "Plain", "unit": "tokens/s", "model": "eight", "weights": "bf16"}
TESTS = [PLAIN, {**PLAIN, "id": "guessed", "name": "Guessed", "speculative": "MTP"}]


def measured(catalog: Catalog, *runs: dict[str, Any]) -> Catalog:
    return replace(catalog, datasets={"words": dataset(runs, tests=TESTS)})


def pair(card: str, slow: float, fast: float, **changes: Any) -> list[dict[str, Any]]:
    return [run(card, slow, test="plain", **changes), run(card, fast, test="guessed", **changes)]


def test_gains_are_those_of_the_same_set_up(catalog: Catalog) -> None:
    runs = [*pair("boreal-one", 10, 15), *pair("boreal-one", 20, 40, count=2)]
    runs += [*pair("boreal-two", 10, 12), run("boreal-two", 99, test="guessed", count=4)]
    found = ahead_gains(measured(catalog, *runs), TODAY)["eight"]
    assert (found.low, found.likely, found.high, found.set_ups) == (1.2, 1.5, 2.0, 3)


def test_two_set_ups_say_nothing(catalog: Catalog) -> None:
    runs = [*pair("boreal-one", 10, 15), *pair("boreal-two", 20, 40)]
    assert ahead_gains(measured(catalog, *runs), TODAY) == {}
