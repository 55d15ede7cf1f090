"""Mixtures of experts are apart from dense models: what chips take with one kind of model."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.generation_model import GenerationModel, generation_speed
from macros.advice.generation.token_work import TokenWork
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import (
    BANDWIDTHS,
    LAYER_S,
    SHARE,
    TESTS,
    measured_runs,
    model_of,
    read_of,
    seconds,
    unmeasured,
    with_runs,
)
from tests.tiny import TODAY
from tests.tiny_speeds import run

MIXTURE = TokenWork(4e9, 20, is_mixture=True)
MIXTURES = ("mixture", "other")


@pytest.fixture
def bare(catalog: Catalog) -> Catalog:
    """Four accelerators, two dense models, and two mixtures as large and active as each other."""
    found = unmeasured(catalog)
    large = found.models["large"]
    active = large.parameters.model_copy(update={"active_billion": 2})
    mixtures = {id_: large.model_copy(update={"id": id_, "parameters": active}) for id_ in MIXTURES}
    return replace(found, models={**found.models, **mixtures})


def mixed(catalog: Catalog, times: dict[str, float]) -> list[dict[str, Any]]:
    """Return runs of a mixture that took so many times as long as a dense model would."""
    read = read_of(catalog, "mixture")
    return [
        run(id_, 1 / (seconds(read, BANDWIDTHS[id_]) * longer), test="mixture")
        for id_, longer in times.items()
    ]


def fitted(catalog: Catalog, *runs: dict[str, Any]) -> GenerationModel:
    tests = [*TESTS, *({**TESTS[0], "id": id_, "name": id_, "model": id_} for id_ in MIXTURES)]
    return model_of(with_runs(catalog, *measured_runs(catalog), *runs, tests=tests))


def test_a_mixture_takes_as_much_longer_as_mixtures_took_elsewhere(bare: Catalog) -> None:
    model = fitted(bare, *mixed(bare, {"two": 1.4, "three": 1.4, "four": 1.4}))
    dense = model.estimate(bare.gpus["one"], replace(MIXTURE, is_mixture=False))
    mixture = model.estimate(bare.gpus["one"], MIXTURE)
    assert dense
    assert mixture
    assert dense.tokens_per_s.likely / mixture.tokens_per_s.likely == pytest.approx(1.4)


def test_mixtures_change_nothing_of_dense_models(bare: Catalog) -> None:
    model = fitted(bare, *mixed(bare, {"two": 1.4, "three": 2.0, "four": 1.4}))
    assert (model.shares["GDDR"], model.layer_s) == pytest.approx((SHARE, LAYER_S))
    assert model.level(bare.gpus["three"]) == pytest.approx(0, abs=1e-9)
    assert model.reach == pytest.approx(0, abs=1e-9)


def test_a_chip_slow_with_one_mixture_is_taken_to_be_slow_with_others(bare: Catalog) -> None:
    model = fitted(bare, *mixed(bare, {"one": 1.2, "two": 1.2, "three": 1.2, "four": 2.4}))
    usual, slow = (model.level(bare.gpus[id_], is_mixture=True) for id_ in ("one", "four"))
    assert usual == pytest.approx(math.log(1.2))
    assert slow > usual + 0.2
    speed = model.estimate(bare.gpus["four"], MIXTURE)
    assert speed
    own = 1 / (seconds(MIXTURE.read_bytes, BANDWIDTHS["four"]) * 2.4)
    assert speed.tokens_per_s.low <= own


def test_a_chip_slow_with_dense_models_is_slow_with_mixtures_too(bare: Catalog) -> None:
    mixtures = mixed(bare, {"two": 1.2, "three": 1.2, "four": 1.2})
    dense = measured_runs(bare, slower="one")
    tests = [*TESTS, {**TESTS[0], "id": "mixture", "name": "mixture", "model": "mixture"}]
    model = model_of(with_runs(bare, *dense, *mixtures, tests=tests))
    own, other = (model.level(bare.gpus[id_], is_mixture=True) for id_ in ("one", "two"))
    assert own > other


def test_the_range_of_mixtures_holds_how_far_chips_differ_with_them(bare: Catalog) -> None:
    spread = mixed(bare, {"one": 1.0, "two": 1.2, "three": 1.4, "four": 2.0})
    model = fitted(bare, *spread)
    gpu = bare.gpus["one"]
    assert model.reach_of(gpu, is_mixture=True) > model.reach_of(gpu) + 0.2
    assert model.reach_of(gpu, "mixture", is_mixture=True) == model.mixture_reach


def test_mixtures_of_too_few_chips_say_nothing_of_others(bare: Catalog) -> None:
    model = fitted(bare, *mixed(bare, {"two": 1.4, "three": 1.4}))
    assert model.levels.longer == 0
    assert model.level(bare.gpus["one"], is_mixture=True) == pytest.approx(0, abs=1e-9)


def test_a_mixture_of_which_others_were_measured_is_told_with_them(bare: Catalog) -> None:
    """The speed that pages show: one mixture was slow on a card, the other is estimated so."""
    times = {"one": 1.2, "two": 1.2, "three": 1.2, "four": 2.4}
    tests = [*TESTS, {**TESTS[0], "id": "mixture", "name": "mixture", "model": "mixture"}]
    runs = [*measured_runs(bare), *mixed(bare, times)]
    catalog = with_runs(bare, *runs, tests=tests)
    known, other = (
        generation_speed(catalog, catalog.gpus["four"], model, ("bf16",), TODAY)
        for model in MIXTURES
    )
    assert known
    assert other
    assert (known.kind, other.kind) == ("measured", "estimated")
    assert other.tokens_per_s.low <= known.tokens_per_s.likely
