from __future__ import annotations

import math
from typing import Any

import pytest

from macros.advice.fit.main_memory_facts import MAIN_MEMORIES, bandwidth_gb_s, main_memory_facts
from macros.advice.generation.main_memory_model import HostTrial, MainMemoryModel
from tests.advice.generation.test_main_memory_model import trial

LIKE = {"accelerator": "boreal-one", "host_channels": 2, "host_memory_gb_s": 89.6}


def ran(host: str, tokens_per_s: float, **changes: Any) -> HostTrial:
    known = trial(host, 0.6)
    run = known.run.model_copy(update={**LIKE, "tokens_per_s": tokens_per_s, **changes})
    return HostTrial(run, False, 0.01, 0.1)


def fitted(*trials: HostTrial, **changes: Any) -> MainMemoryModel:
    common: dict[str, Any] = {"shares": {False: 0.6}, "reach": math.log(2), "experts": 0.7}
    return MainMemoryModel(**{**common, **changes}, trials=trials)


def measured(*trials: HostTrial, again: float = 1.0) -> dict[str, list[float]]:
    facts = main_memory_facts(fitted(*trials), math.log(again))
    assert facts
    return facts["measured"]


def test_two_channels_of_eight_bytes_have_twice_the_bandwidth_of_one() -> None:
    assert bandwidth_gb_s("2xddr5-5600") == pytest.approx(89.6)
    assert bandwidth_gb_s("12xddr5-4800") == pytest.approx(460.8)


def test_shares_reach_and_what_they_rest_on_are_told() -> None:
    facts = main_memory_facts(fitted(ran("a", 10), ran("a", 11), ran("b", 12)), 0.0)
    assert facts
    assert (facts["dense"], facts["mixture"], facts["experts"]) == (0.6, None, 0.7)
    assert (facts["reach"], facts["runs"], facts["hosts"]) == (2, 3, 2)
    assert facts["kinds"].keys() == set(MAIN_MEMORIES)
    assert main_memory_facts(None, 0.0) is None
    mixed = main_memory_facts(fitted(shares={True: 0.4}), 0.0)
    assert mixed
    assert (mixed["dense"], mixed["mixture"]) == (None, 0.4)


def test_measured_speeds_have_the_middle_and_ends_of_all_runs() -> None:
    key = "boreal-one|wren-1b|gguf-q4-k-m|2xddr5-5600"
    runs = (ran("a", 10), ran("b", 30), ran("c", 12))
    assert measured(*runs) == {key: [10, 12, 30]}
    assert measured(*runs, again=2.0) == {key: [6, 12, 30]}
    assert measured(*runs, again=3.0) == {key: [4, 12, 36]}


@pytest.mark.parametrize(
    "change",
    [
        {"accelerator": None},
        {"weights": None},
        {"host_channels": 4},
        {"host_memory_gb_s": 93.0},
        {"host_memory_gb_s": None},
    ],
)
def test_only_runs_with_a_card_on_such_memory_are_told(change: dict[str, Any]) -> None:
    assert measured(ran("a", 10, **change)) == {}


def test_bandwidth_that_a_source_rounds_is_the_same() -> None:
    assert len(measured(ran("a", 10, host_memory_gb_s=90.0))) == 1
