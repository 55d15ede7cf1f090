"""Invented cards that share every layer: the sum is found again, and its range is honest."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.card_speed import tensor_ends
from macros.advice.generation.tensor_model import (
    TensorModel,
    reach_of,
    tensor_model,
    tensor_speed_of,
)
from macros.advice.generation.tensor_trials import Machine
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import (
    BANDWIDTHS,
    TESTS,
    bare,
    measured_runs,
    read_of,
    seconds,
    with_runs,
)
from tests.tiny import TODAY
from tests.tiny_models import tiny_model
from tests.tiny_speeds import run

__all__ = ["bare"]


def shared(catalog: Catalog, id_: str, slower: float = 1.0, **changes: Any) -> dict[str, Any]:
    """Return a run of two cards that share every layer of the small model."""
    true = seconds(read_of(catalog, "small"), 2 * BANDWIDTHS[id_])
    found = run(id_, 1 / (true * slower), test="small")
    return {**found, "count": 2, "split": "tensor", **changes}


def fitted(catalog: Catalog, *runs: dict[str, Any], tests: Any = TESTS) -> TensorModel | None:
    return tensor_model(with_runs(catalog, *measured_runs(catalog), *runs, tests=tests), TODAY)


def sound(catalog: Catalog, *runs: dict[str, Any]) -> TensorModel:
    model = fitted(catalog, *runs)
    assert model
    return model


def test_cards_that_follow_the_sum_leave_nothing_uncertain(bare: Catalog) -> None:
    model = sound(bare, *(shared(bare, id_, link="NVLink") for id_ in BANDWIDTHS))
    assert model.reach == pytest.approx(0, abs=1e-9)
    assert model.counts == (2,)
    assert model.reached("NVLink") == pytest.approx([1, 1, 1, 1])
    assert model.reached("PCIe") == []
    assert model.held == 1


def test_two_machines_say_nothing_of_others(bare: Catalog) -> None:
    assert fitted(bare, shared(bare, "one"), shared(bare, "two")) is None


def test_runs_in_turn_and_those_set_aside_do_not_count(bare: Catalog) -> None:
    others = [
        shared(bare, "three", split="layer"),
        shared(bare, "four", set_aside="A slip."),
    ]
    assert fitted(bare, shared(bare, "one"), shared(bare, "two"), *others) is None


def test_what_was_measured_is_told_as_it_was(bare: Catalog) -> None:
    runs = [*measured_runs(bare), *(shared(bare, id_, 1.2) for id_ in BANDWIDTHS)]
    catalog = with_runs(bare, *runs)
    gpu = catalog.gpus["two"]
    known = tensor_speed_of(catalog, gpu, "small", ["bf16"], TODAY, 2)
    other = tensor_speed_of(catalog, gpu, "large", ["bf16"], TODAY, 2)
    assert known
    assert other
    assert (known.kind, other.kind) == ("measured", "estimated")
    assert known.tokens_per_s.likely == pytest.approx(float(runs[-3]["value"]))
    true = 1 / seconds(read_of(catalog, "large"), 2 * BANDWIDTHS["two"])
    assert other.tokens_per_s.likely == pytest.approx(true)
    assert true / other.tokens_per_s.low == pytest.approx(1.2)


@pytest.mark.parametrize(("model", "count"), [("large", 4), ("large", 1), ("mixed", 2)])
def test_others_than_were_measured_are_not_estimated(bare: Catalog, model: str, count: int) -> None:
    runs = [*measured_runs(bare), *(shared(bare, id_) for id_ in BANDWIDTHS)]
    mixed = tiny_model(
        id="mixed", name="mixed", parameters={"total_billion": 8, "active_billion": 2}
    )
    catalog = with_runs(replace(bare, models={**bare.models, "mixed": mixed}), *runs)
    gpu = catalog.gpus["two"]
    assert tensor_speed_of(catalog, gpu, model, ["bf16"], TODAY, count) is None


def test_a_pair_is_both_ways_of_one_owner_with_one_build(bare: Catalog) -> None:
    in_turn = shared(bare, "one", 1.5, split="layer", build="b1")
    model = sound(
        bare,
        *(shared(bare, id_) for id_ in ("two", "three", "four")),
        shared(bare, "one", build="b1"),
        in_turn,
        shared(bare, "one", build="b2"),
    )
    pairs = [pair for pair in model.pairs if pair.gpu.id == "one"]
    assert [pair.gain for pair in pairs] == pytest.approx([1.5])
    assert not pairs[0].alone
    assert model.mixtures == []


def test_a_range_takes_in_all_that_was_measured_of_the_architecture(bare: Catalog) -> None:
    model = sound(bare, *(shared(bare, id_) for id_ in BANDWIDTHS))
    slow = Machine("owner", "one", bare.gpus["one"].architecture)
    wide = replace(model, reach=math.log(1.25), errors={**model.errors, slow: [math.log(2)]})
    assert wide.factors(bare.gpus["one"]) == pytest.approx((0.5, 1.25))


def test_an_architecture_that_nobody_measured_so_has_no_estimate(bare: Catalog) -> None:
    runs = [*measured_runs(bare), *(shared(bare, id_) for id_ in BANDWIDTHS)]
    catalog = with_runs(bare, *runs)
    strange = catalog.gpus["two"].model_copy(update={"id": "boreas", "architecture": "Boreas"})
    assert tensor_speed_of(catalog, strange, "large", ["bf16"], TODAY, 2) is None


def test_what_alone_was_measured_of_an_architecture_is_no_proof_of_the_range(bare: Catalog) -> None:
    model = sound(bare, *(shared(bare, id_) for id_ in BANDWIDTHS))
    alone = Machine("owner", "lone", "Boreas")
    assert replace(model, errors={**model.errors, alone: [5.0]}).held == 1
    assert math.isnan(replace(model, errors={alone: [0.0]}).held)


def test_ends_are_factors_of_an_architecture_that_was_measured(bare: Catalog) -> None:
    model = replace(sound(bare, *(shared(bare, id_) for id_ in BANDWIDTHS)), reach=math.log(1.25))
    one = bare.gpus["one"]
    assert tensor_ends(one, model) == [0.8, 1.25]
    assert tensor_ends(one.model_copy(update={"architecture": "Boreas"}), model) is None
    assert tensor_ends(one, None) is None


def test_four_of_five_machines_lie_within_the_reach() -> None:
    errors = {Machine(str(at), "card", "Borea"): [at / 10] for at in range(1, 10)}
    assert reach_of(errors) == pytest.approx(0.8)  # eight of nine, for a tenth may be worse
    twice = {**errors, Machine("9", "card", "Borea"): [0.9, 0.1]}
    assert reach_of(twice) == pytest.approx(0.8)
    assert math.isfinite(reach_of({Machine("0", "card", "Borea"): [0.1]}))
