"""Which runs of invented cards count as sharing every layer, and which as both ways."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.generation.tensor_trials import (
    Machine,
    link_kind,
    tensor_pairs,
    tensor_trials,
)
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import TESTS, unmeasured, with_runs
from tests.tiny import TODAY
from tests.tiny_speeds import run


@pytest.fixture
def bare(catalog: Catalog) -> Catalog:
    return unmeasured(catalog)


def shared(value: float, **changes: Any) -> dict[str, Any]:
    """Return a run of two cards that share every layer of the small model."""
    common = {"test": "small", "count": 2, "split": "tensor", "build": "b1"}
    return run("two", value, **(common | changes))


def test_trial_is_the_middle_of_the_runs_of_one_owner_over_one_link(bare: Catalog) -> None:
    runs = [shared(value, link="NVLink (NV4)") for value in (10, 30, 80)]
    others = [shared(50, link="PCIe 4.0"), shared(90, count=4), shared(70, source="weekly-chip")]
    found = tensor_trials(with_runs(bare, *runs, *others), TODAY)
    by_set_up = {(trial.count, trial.link): trial.tokens_per_s for trial in found}
    assert by_set_up == {
        (2, "NVLink (NV4)"): 30,
        (2, "PCIe 4.0"): 50,
        (2, None): 70,
        (4, None): 90,
    }
    assert {trial.machine for trial in found} == {Machine("weekly-chip", "two", "Aurora")}
    assert not any(trial.is_mixture for trial in found)


@pytest.mark.parametrize(
    "change",
    [
        {"split": "layer"},
        {"count": 1, "split": None},
        {"set_aside": "A slip."},
        {"date": "2026-12-01"},
        {"accelerator": "unheard-of"},
    ],
)
def test_other_runs_are_no_trial(bare: Catalog, change: dict[str, Any]) -> None:
    catalog = with_runs(bare, shared(10), shared(20, **change))
    assert [trial.tokens_per_s for trial in tensor_trials(catalog, TODAY)] == [10]


def test_several_conversations_at_once_are_no_trial(bare: Catalog) -> None:
    tests = [{**TESTS[0], "serves": "vLLM"}]
    assert tensor_trials(with_runs(bare, shared(10, batch=8), tests=tests), TODAY) == ()


def pairs(catalog: Catalog, *runs: dict[str, Any], tests: Any = TESTS) -> list[tuple[Any, ...]]:
    found = tensor_pairs(with_runs(catalog, *runs, tests=tests), TODAY)
    return [(pair.count, pair.alone, pair.in_turn, pair.tensor) for pair in found]


def test_pair_is_what_as_many_cards_wrote_in_turn_and_sharing(bare: Catalog) -> None:
    in_turn = [shared(value, split="layer") for value in (10, 12, 40)]
    alone = shared(11, split=None, count=1)
    assert pairs(bare, *in_turn, alone, shared(18)) == [(2, False, 12, 18)]
    assert pairs(bare, alone, shared(18)) == [(2, True, 11, 18)]
    four = shared(30, count=4)
    assert pairs(bare, alone, four, shared(18)) == [(2, True, 11, 18), (4, True, 11, 30)]
    assert pairs(bare, *in_turn) == []
    assert pairs(bare, shared(18)) == []


def test_gain_is_how_many_times_as_fast_sharing_is(bare: Catalog) -> None:
    known = with_runs(bare, shared(12, split="layer"), shared(18, link="PCIe 4.0"))
    (pair,) = tensor_pairs(known, TODAY)
    assert pair.gain == pytest.approx(1.5)
    assert pair.link == "PCIe 4.0"


@pytest.mark.parametrize(
    "change",
    [
        {"build": "b2"},
        {"source": "borealis-data-sheet"},
        {"allocated_tokens": 4096},
        {"accelerator": "three"},
        {"set_aside": "A slip."},
    ],
)
def test_both_ways_are_of_one_card_owner_build_and_room_for_text(
    bare: Catalog, change: dict[str, Any]
) -> None:
    assert pairs(bare, shared(12, split="layer"), shared(18, **change)) == []


def test_runs_of_unknown_owner_and_build_are_no_pair(bare: Catalog) -> None:
    runs = shared(12, split="layer", build=None), shared(18, build=None)
    assert pairs(bare, *runs) == []
    sourced = [{**one, "source": "weekly-chip"} for one in runs]
    assert pairs(bare, *sourced) == [(2, False, 12, 18)]


@pytest.mark.parametrize(
    "change", [{"speculative": "a draft"}, {"prompt_tokens": 512}, {"serves": "vLLM"}]
)
def test_other_kinds_of_tests_are_no_pair(bare: Catalog, change: dict[str, Any]) -> None:
    tests = [{**TESTS[0], **change}]
    more = {"batch": 8} if "serves" in change else {}
    runs = shared(12, split="layer", **more), shared(18, **more)
    assert pairs(bare, *runs, tests=tests) == []


@pytest.mark.parametrize(
    ("link", "kind"),
    [
        ("NVLink (NV4)", "NVLink"),
        ("PCIe 4.0 x16", "PCIe"),
        ("Infinity Fabric", "other"),
        (None, None),
    ],
)
def test_links_are_told_apart_by_their_first_word(link: str | None, kind: str | None) -> None:
    assert link_kind(link) == kind
