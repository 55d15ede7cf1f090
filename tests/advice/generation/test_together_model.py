"""Several conversations at once: gains of invented set-ups."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.together_model import gains
from macros.facts.catalog import Catalog
from tests.tiny import TODAY
from tests.tiny_speeds import dataset, run

TESTS = [{"id": "chats", "name": "Chats", "unit": "tokens/s", "serves": "A Server"}]


def set_up(card: str, values: dict[int, float], **changes: Any) -> list[dict[str, Any]]:
    return [
        {**run(card, value, test="chats"), "batch": count, **changes}
        for count, value in values.items()
    ]


def served(catalog: Catalog, *runs: list[dict[str, Any]]) -> Catalog:
    every = [one for runs_ in runs for one in runs_]
    return replace(catalog, datasets={"chats": dataset(every, tests=TESTS)})


def test_gains_lie_between_the_least_and_the_largest_measured(catalog: Catalog) -> None:
    measured = served(
        catalog,
        set_up("boreal-one", {1: 10, 4: 20}),
        set_up("boreal-one", {1: 10, 4: 40}, build="b2"),
        set_up("boreal-one", {1: 10, 4: 20, 16: 40}, build="b3"),
    )
    found = gains(measured, TODAY)["A Server"]
    assert found.exponents == pytest.approx((0.5, 0.5, 1.0))
    assert (found.most, found.set_ups) == (16, 3)
    assert found.of(16) == pytest.approx((4, 4, 16))


def test_two_set_ups_and_those_without_a_single_chat_say_nothing(catalog: Catalog) -> None:
    measured = served(
        catalog,
        set_up("boreal-one", {1: 10, 4: 20}),
        set_up("boreal-one", {1: 10, 4: 40}, build="b2"),
        set_up("boreal-one", {4: 40, 8: 50}, build="b3"),
    )
    assert gains(measured, TODAY) == {}
