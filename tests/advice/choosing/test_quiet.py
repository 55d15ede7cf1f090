"""What can stand beside a desk: as little heat as the quiet office, and no loud fans."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.choosing.quiet import PERSONA, quiet_w, quieter
from macros.facts.records.advice import Needs
from tests.advising import tiny_persona


def test_power_is_that_of_the_quiet_office() -> None:
    office = tiny_persona(id=PERSONA, needs={"tdp_w_at_most": 220})
    assert quiet_w({PERSONA: office, "reader": tiny_persona()}) == 220
    assert quiet_w({"reader": tiny_persona(needs={"tdp_w_at_most": 90})}) is None


@pytest.mark.parametrize(
    ("own", "office", "expected"),
    [(None, 220, 220), (150, 220, 150), (300, 220, 220), (300, None, 300), (None, None, None)],
)
def test_the_smaller_power_counts(
    own: float | None, office: float | None, expected: float | None
) -> None:
    assert quieter(Needs(tdp_w_at_most=own), office).tdp_w_at_most == expected


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ([], ("open_air", "active", "liquid")),
        (["liquid", "blower", "open_air"], ("open_air", "liquid")),
        (["passive"], ("open_air", "active", "liquid")),
    ],
)
def test_only_quiet_fans_are_left_of_those_asked_for(own: Any, expected: tuple[str, ...]) -> None:
    needs = Needs.model_validate({"cooling": own, "memory_gb_at_least": 12})
    quiet = quieter(needs, 220)
    assert quiet.cooling == expected
    assert quiet.memory_gb_at_least == 12
