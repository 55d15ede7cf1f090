"""What a build takes at the wall is known, lies between two figures, or is not told at all."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from macros.advice.builds.wall_draw import wall_draw
from macros.facts.records.builds import BuildRule

RULE = {
    "id": "mains",
    "figure": "load_w / psu_efficiency",
    "holds": "at_most",
    "limit": "circuit_w",
    "unit": "w",
    "plausible": {"psu_efficiency": {"least": 0.8, "most": 0.96}},
    "decided": "2026-11-01",
    "source": "weekly-chip",
    "reason": "Invented.",
}


@pytest.fixture
def rules() -> Mapping[str, BuildRule]:
    return {"mains": BuildRule.model_validate(RULE)}


def test_known_efficiency_gives_one_figure(rules: Mapping[str, BuildRule]) -> None:
    draw = wall_draw({"load_w": 960.0, "wall_w": 1000.0}, rules)
    assert draw
    assert draw.ends_w == (1000,)


def test_unknown_efficiency_gives_the_ends_of_what_is_plausible(
    rules: Mapping[str, BuildRule],
) -> None:
    draw = wall_draw({"load_w": 960.0, "wall_w": None}, rules)
    assert draw
    assert draw.ends_w == pytest.approx((1000, 1200))


def test_without_a_load_or_a_plausible_range_nothing_is_said(
    rules: Mapping[str, BuildRule],
) -> None:
    assert wall_draw({"load_w": None, "wall_w": None}, rules) is None
    assert wall_draw(None, rules) is None
    assert wall_draw({"load_w": 960.0, "wall_w": None}, {}) is None
