"""What else is said of an answer on which of four invented cards to get."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.advising import WORK
from tests.present.tools.test_choose_words import PICK, row, words

TIGHT = {WORK: {"model": "Large 70B", "sizes": {"1": [], "2": [24.0], "4": []}}}
SHARED = {"works": {WORK: [0, 1]}}
SHORT = {"pick": PICK, "short_gb": 16}
MIXTURE = "llm-decode-moe-30b"


def lines(
    catalog: Catalog, given: Any, facts: Any = None, region: Any = None, **asked: Any
) -> list[str]:
    said = words(catalog, given, **asked)
    regions: Any = {"us": {**said.facts["regions"]["us"], **(region or {})}}
    told: Any = {**said.facts, "regions": regions, **(facts or {})}
    return [*replace(said, facts=told).further()]


@pytest.mark.parametrize(
    ("changes", "is_told"),
    [
        ({"count": 2, "memory_gb": 48}, True),
        ({"count": 2, "memory_gb": 64}, False),
        ({"count": 1, "memory_gb": 24}, False),
        ({"count": 2, "memory_gb": 48, "kind": "rental"}, False),
    ],
)
def test_model_that_fits_without_a_screen_alone_is_told(
    catalog: Catalog, changes: dict[str, Any], is_told: bool
) -> None:
    found = lines(catalog, {"pick": row("middle", 500, **changes)}, {"tight": TIGHT})
    assert any("Large 70B in 4 bits only just fits" in line for line in found) == is_told


def test_limit_of_the_profile_is_told_to_who_names_no_sum(catalog: Catalog) -> None:
    region = {"price_limits": {"reader": 300.0}, "usd": 0.5}
    limit = "The profile itself allows about 600 USD for the card, before tax."
    assert any(line.startswith(limit) for line in lines(catalog, {"pick": PICK}, region=region))
    for asked in ({"budget": 900.0}, {"acquire": "rental"}):
        found = lines(catalog, {"pick": PICK}, region=region, **asked)
        assert not any(line.startswith("The profile itself") for line in found)


def test_own_card_is_not_one_of_those_that_are_named(catalog: Catalog) -> None:
    of_own = [["street_new", 0, 450.0], ["used", 0, 300.0], ["rental", 0, 0.2]]
    padded = [[*one, *[None] * 5, "2026-10"] for one in of_own]
    region = {"offers": {"small": padded, "middle": padded}}
    own = "Your Small is not counted as one of the cards here. One more, at about"

    def told(**asked: Any) -> list[str]:
        found = lines(catalog, SHORT, SHARED, region | asked.pop("places", {}), **asked)
        return [line for line in found if line.startswith(own)]

    assert [line[len(own) :][:11] for line in told(have="small", acquire="new_or_used")] == [
        " 300 USD (u"
    ]
    assert [line[len(own) :][:11] for line in told(have="small", acquire="new")] == [" 450 USD (n"]
    assert told(have="small", acquire="new", places={"not_sold": ["small"]}) == []
    for asked in ({"count": 1}, {"free_slots": 0}, {"acquire": "rental"}):
        assert told(have="small", **asked) == []
    assert told() == []


@pytest.mark.parametrize(("given", "is_told"), [(SHORT, True), ({"pick": PICK}, False)])
def test_mixture_may_lie_in_main_memory_for_who_has_too_little(
    catalog: Catalog, given: Any, is_told: bool
) -> None:
    said = replace(words(catalog, given), question=words(catalog, works=(MIXTURE,)).question)
    found = list(said.main_memory())
    assert [line.startswith("A mixture of experts also runs") for line in found] == [True] * is_told


@pytest.mark.parametrize(
    ("cpu_w", "own", "said"),
    [
        (80.0, 550, "By the load, your 550 W is enough with a processor of up to 80 W"),
        (20.0, 550, "The pick needs a power supply of 750 W; yours has 550 W, so"),
    ],
)
def test_weaker_supply_is_told_with_the_processor_that_it_bears(
    catalog: Catalog, cpu_w: float, own: float, said: str
) -> None:
    given = {"pick": PICK, "supply_w": 750.0, "cpu_w": cpu_w}
    assert any(said in line for line in lines(catalog, given, psu_w=own))
