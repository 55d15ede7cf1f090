"""Tokens a second of one invented card and of two, computed by hand."""

from __future__ import annotations

from typing import Any, cast

import pytest

from macros.advice.builds.pair_speed import (
    CardWrites,
    ModelReads,
    PairSpeed,
    card_writes,
    model_reads,
    pair_speed,
    written,
    written_together,
)
from macros.advice.memory.held import FOUR_BITS
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import (
    LAYER_S,
    TESTS,
    measured_runs,
    unmeasured,
    with_runs,
)
from tests.tiny import TODAY
from tests.tiny_models import tiny_model
from tests.tiny_speeds import run

SPEED: PairSpeed = {"layer_s": 1e-4}
ENDS = [0.6, 1.5]
READS: ModelReads = {"bytes": 4e9, "is_mixture": False}
LAYERS = 20


def card(read_s: float | None = 1e-12, **changes: Any) -> CardWrites:
    facts: dict[str, Any] = {
        "at_best": 0.5,
        "slower": 2.0,
        "reach": 1.25,
        "mixture": [3.0, 1.5],
        "told": {},
        "shared": {},
        "tensor_ends": ENDS,
    }
    return cast("CardWrites", {"read_s": read_s, **facts, **changes})


def test_one_card_writes_as_fast_as_it_reads_and_passes_its_layers() -> None:
    found = written([card()], "small", READS, LAYERS, SPEED)
    likely = 1 / (2 * (4e-3 + 2e-3))
    assert found == {
        "low": pytest.approx(likely / 1.25),
        "likely": pytest.approx(likely),
        "high": pytest.approx(likely * 1.25),
        "kind": "estimated",
    }


def test_a_mixture_takes_what_the_card_takes_with_mixtures() -> None:
    found = written([card()], "small", {**READS, "is_mixture": True}, LAYERS, SPEED)
    likely = 1 / (3 * (4e-3 + 2e-3))
    assert found
    assert found["likely"] == pytest.approx(likely)
    assert (found["low"], found["high"]) == pytest.approx((likely / 1.5, likely * 1.5))


@pytest.mark.parametrize(("is_measured", "kind"), [(1, "measured"), (0, "estimated")])
def test_what_was_measured_is_told_of_one_card_alone(is_measured: int, kind: str) -> None:
    told = card(told={"small": [90.0, 100.0, 110.0, is_measured]})
    one = written([told], "small", READS, LAYERS, SPEED)
    assert one == {"low": 90, "likely": 100, "high": 110, "kind": kind}
    for cards, id_ in (([told], "other"), ([told, told], "small")):
        found = written(cards, id_, READS, LAYERS, SPEED)
        assert found
        assert found["likely"] == pytest.approx(1 / 0.012)


def test_two_cards_in_turn_are_nowhere_faster_than_one_was_measured() -> None:
    told = card(told={"small": [60.0, 70.0, 80.0, 1]})
    found = written([told, told], "small", READS, LAYERS, SPEED)
    assert found == {"low": 60, "likely": pytest.approx(70), "high": 80, "kind": "estimated"}


def test_two_cards_in_turn_take_the_mean_time_and_the_outer_ends() -> None:
    slow, fast = card(), card(read_s=0.25e-12, slower=1.0)
    times = 2 * (4e-3 + 2e-3), 1e-3 + 2e-3
    found = written([slow, fast], "small", READS, LAYERS, SPEED)
    assert found
    assert found["likely"] == pytest.approx(2 / sum(times))
    assert found["low"] == pytest.approx(1 / times[0] / 1.25)
    assert found["high"] == pytest.approx(1 / times[1] * 1.25)
    assert written([slow, card(None)], "small", READS, LAYERS, SPEED) is None
    assert written([card(None)], "small", READS, LAYERS, SPEED) is None


def test_two_cards_that_share_every_layer_read_half_each() -> None:
    found = written_together(card(), "small", READS, LAYERS, SPEED)
    likely = 1 / (2 * (2e-3 + 2e-3))
    assert found
    assert found["kind"] == "estimated"
    assert found["likely"] == pytest.approx(likely)
    assert (found["low"], found["high"]) == pytest.approx((likely * 0.6, likely * 1.5))


def test_nobody_knows_how_mixtures_and_unmeasured_cards_share_every_layer() -> None:
    mixture: ModelReads = {**READS, "is_mixture": True}
    assert written_together(card(), "small", mixture, LAYERS, SPEED) is None
    assert written_together(card(tensor_ends=None), "small", READS, LAYERS, SPEED) is None
    assert written_together(card(None), "small", READS, LAYERS, SPEED) is None
    told = card(None, shared={"small": [90.0, 100.0, 110.0]})
    assert written_together(told, "small", mixture, LAYERS, SPEED) == {
        "low": 90,
        "likely": 100,
        "high": 110,
        "kind": "measured",
    }


def test_of_several_formats_in_4_bits_the_first_is_told(catalog: Catalog) -> None:
    bare = unmeasured(catalog)
    first, second = FOUR_BITS[:2]
    weights = {"small": second, "large": "bf16", "first": first}
    tests = [
        {**TESTS[0], "id": id_, "model": "large" if id_ == "large" else "small", "weights": form}
        for id_, form in weights.items()
    ]
    runs = [*measured_runs(bare), run("two", 77.0, test="first")]
    known = with_runs(bare, *runs, tests=tests)
    told = card_writes(known.gpus["two"], known, TODAY)["told"]
    assert list(told) == ["small"]
    assert (told["small"][1], told["small"][3]) == (77, 1)
    others = card_writes(known.gpus["three"], known, TODAY)["told"]["small"]
    assert others[1] != 77
    assert others[3] == 1


def test_card_is_told_as_it_was_fitted(catalog: Catalog) -> None:
    bare = unmeasured(catalog)
    known = with_runs(bare, *measured_runs(bare))
    assert pair_speed(known, TODAY)["layer_s"] == pytest.approx(LAYER_S)
    told = card_writes(known.gpus["two"], known, TODAY)
    assert told["read_s"] == pytest.approx(1 / (400e9 * 0.8))
    assert (told["told"], told["shared"]) == ({}, {})  # measured in 16 bits alone
    assert told["tensor_ends"] is None
    nothing = card_writes(bare.gpus["two"], bare, TODAY)
    assert nothing["read_s"] is None
    assert pair_speed(bare, TODAY) == {"layer_s": 0.0}


def test_model_of_unknown_shape_reads_nothing_that_one_could_tell(catalog: Catalog) -> None:
    known = unmeasured(catalog)
    reads = model_reads(known.models["large"], known)
    assert 0.4 * 8e9 < reads["bytes"] < 0.7 * 8e9
    assert not reads["is_mixture"]
    with pytest.raises(ValueError, match="shape of wren-1b is not known"):
        model_reads(tiny_model(attention=None), known)
