from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.generation_model import (
    GenerationModel,
    fitted_model,
    generation_speed,
)
from macros.advice.generation.levels import apart
from macros.advice.generation.token_work import TokenWork, weights_read
from macros.advice.generation.trials import trials
from macros.advice.memory.constants import constants_of
from macros.advice.memory.shape import shape_of
from macros.facts.catalog import Catalog
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model
from tests.tiny_speeds import dataset, run

BANDWIDTHS = {"one": 200, "two": 400, "three": 800, "four": 1600}
SHARE, LAYER_S = 0.8, 50e-6
ATTENTION = [{"kind": "full", "layers": 20, "kv_heads": 8, "head_dim": 128}]
NAMES = {"small": 2, "large": 8}
TESTS = [
    {"id": name, "name": name, "unit": "tokens/s", "model": name, "weights": "bf16"}
    for name in NAMES
]


def seconds(read_bytes: float, bandwidth_gb_s: float, layers: int = 20) -> float:
    """Return the true time of a token, by hand."""
    return read_bytes / (bandwidth_gb_s * 1e9 * SHARE) + layers * LAYER_S


@pytest.fixture
def bare(catalog: Catalog) -> Catalog:
    return unmeasured(catalog)


def unmeasured(catalog: Catalog) -> Catalog:
    """Return four accelerators and two models of which nothing was measured."""
    gpus = {
        id_: tiny_gpu(
            catalog,
            "boreal-one",
            id=id_,
            name=id_,
            aliases=(),
            compute={"fp32_cores": 10 * bandwidth},
            memory={"bandwidth_gb_s": bandwidth, "type": "GDDR6"},
        )
        for id_, bandwidth in BANDWIDTHS.items()
    }
    models = {
        name: tiny_model(
            id=name,
            name=name,
            parameters={"total_billion": billion},
            layers=20,
            hidden_size=1000,
            attention=ATTENTION,
            vocabulary=50_000,
            tied_embeddings=False,
        )
        for name, billion in NAMES.items()
    }
    return replace(
        catalog,
        gpus=gpus,
        models=models,
        datasets={},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )


def read_of(catalog: Catalog, model: str) -> float:
    shape = shape_of(catalog.models[model])
    assert shape
    return weights_read(shape, "bf16", constants_of(catalog))


def measured_runs(catalog: Catalog, slower: str = "") -> list[dict[str, Any]]:
    """Return both models on all accelerators, except the large one on the first."""
    return [
        run(
            id_,
            1 / (seconds(read_of(catalog, name), bandwidth) * (1.5 if id_ == slower else 1)),
            test=name,
        )
        for id_, bandwidth in BANDWIDTHS.items()
        for name in NAMES
        if (id_, name) != ("one", "large")
    ]


def with_runs(catalog: Catalog, *runs: dict[str, Any], tests: Any = TESTS) -> Catalog:
    return replace(catalog, datasets={"words": dataset(runs, tests=tests)})


def model_of(catalog: Catalog) -> GenerationModel:
    model = fitted_model(trials(catalog, TODAY))
    assert model
    return model


def test_share_and_fixed_time_are_found_again(bare: Catalog) -> None:
    model = model_of(with_runs(bare, *measured_runs(bare)))
    assert model.layer_s == pytest.approx(LAYER_S)
    assert model.shares == pytest.approx({"GDDR": SHARE})
    assert model.reach == pytest.approx(0, abs=1e-9)


def test_unmeasured_pair_is_estimated_and_measured_one_shown(bare: Catalog) -> None:
    catalog = with_runs(bare, *measured_runs(bare))
    gpu = catalog.gpus["one"]
    estimated = generation_speed(catalog, gpu, "large", ["bf16"], TODAY)
    measured = generation_speed(catalog, gpu, "small", ["bf16"], TODAY)
    assert estimated
    assert measured
    assert (estimated.kind, measured.kind) == ("estimated", "measured")
    expected = 1 / seconds(read_of(catalog, "large"), BANDWIDTHS["one"])
    # Of a larger model layers take less, so it comes out just above the best share measured.
    assert estimated.tokens_per_s.likely == pytest.approx(expected, rel=0.02)


def test_no_estimate_ends_above_the_best_share_of_its_class(bare: Catalog) -> None:
    """Nor above that of cards in turn, where those reached more; nor of a card with its chip."""
    twin = bare.gpus["four"].model_copy(update={"id": "twin", "name": "twin"})
    runs = measured_runs(bare)
    measured = trials(with_runs(bare, *runs), TODAY)
    model = replace(model_of(with_runs(bare, *runs)), reach=1.0, kin_reach=1.0, again_reach=1.0)
    best = max(trial.read_seconds * trial.tokens_per_s for trial in measured)
    assert best < SHARE
    assert model.best == {"GDDR": pytest.approx(best)}
    work = TokenWork(read_of(bare, "small"), 20)
    estimates = model.estimate(bare.gpus["four"], work), model.alike(twin, "small", "bf16")
    for found in estimates:
        assert found
        most = best * BANDWIDTHS["four"] * 1e9 / work.read_bytes
        assert found.tokens_per_s.high == pytest.approx(most)
    joint = [replace(measured[0], tokens_per_s=0.9 / measured[0].read_seconds)]
    with_joint = fitted_model(measured, joint)
    assert with_joint
    assert with_joint.best == {"GDDR": pytest.approx(0.9)}
    assert with_joint.shares == model.shares


def test_slow_accelerator_is_estimated_slower_for_other_models(bare: Catalog) -> None:
    model = model_of(with_runs(bare, *measured_runs(bare, slower="one")))
    work = TokenWork(read_of(bare, "large"), 20)
    slow = model.estimate(bare.gpus["one"], work)
    assert slow
    usual = 1 / seconds(work.read_bytes, BANDWIDTHS["one"])
    # One other model counts a third, and yet the range reaches to what it took with that.
    assert model.levels.of(bare.gpus["one"]) == pytest.approx(math.log(1.5) / 3, rel=0.15)
    assert slow.tokens_per_s.low <= 1.02 * usual / 1.5
    assert slow.tokens_per_s.likely < usual


def test_range_of_an_accelerator_holds_what_it_took_itself(bare: Catalog) -> None:
    """Its kin took nothing longer, but it did: by more than estimates err."""
    model = model_of(with_runs(bare, *measured_runs(bare, slower="one")))
    narrow = replace(model, reach=0.2, again_reach=0.1)
    (own,) = narrow.levels.own(bare.gpus["one"])
    assert own - narrow.levels.of(bare.gpus["one"]) > 0.2
    assert narrow.level(bare.gpus["one"]) == pytest.approx(own - 0.1)
    wide = replace(model, reach=0.9, again_reach=0.1)
    assert wide.level(bare.gpus["one"]) == wide.levels.of(bare.gpus["one"])


def test_one_other_model_makes_no_range_narrower(bare: Catalog) -> None:
    model = replace(model_of(with_runs(bare, *measured_runs(bare))), reach=0.3, kin_reach=0.2)
    single, both = bare.gpus["one"], bare.gpus["two"]
    assert (model.reach_of(single), model.reach_of(both)) == (0.3, 0.2)
    assert model.reach_of(both, without="small") == 0.3


def test_products_with_one_chip_and_memory_are_equally_fast(bare: Catalog) -> None:
    """Whatever their power: what one of them took longer is that of the other too."""
    like = bare.gpus["one"]
    frugal = like.model_copy(update={"id": "frugal", "name": "frugal"})
    catalog = replace(bare, gpus={**bare.gpus, "frugal": frugal})
    runs = [r for r in measured_runs(bare, slower="one") if r["accelerator"] != "one"]
    faster = run("frugal", 2 / seconds(read_of(bare, "small"), BANDWIDTHS["one"]), test="small")
    model = model_of(with_runs(catalog, *runs, faster))
    assert model.level(frugal) == model.level(like) < 0
    measured = model.measured(frugal, "small", "bf16")
    alike = model.alike(like, "small", "bf16")
    assert measured
    assert alike
    assert alike.kind == "estimated"
    assert alike.tokens_per_s.likely == measured.tokens_per_s.likely
    assert model.alike(bare.gpus["two"], "small", "bf16") is None


def test_a_single_run_is_drawn_to_what_its_kin_took(bare: Catalog) -> None:
    runs = [
        {**one, "value": one["value"] / (1.5 if one["accelerator"] != "four" else 1)}
        for one in measured_runs(bare)
        if one["accelerator"] != "four" or one["test"] == "small"
    ]
    other = bare.gpus["four"].model_copy(update={"architecture": "Other"})
    slow_kin = model_of(with_runs(bare, *runs))
    alone = model_of(with_runs(replace(bare, gpus={**bare.gpus, "four": other}), *runs))
    assert slow_kin.shares == alone.shares
    assert abs(slow_kin.levels.of(bare.gpus["four"])) < abs(alone.levels.of(other))


def test_a_campaign_that_measures_otherwise_makes_no_accelerator_slow(bare: Catalog) -> None:
    """Its tests take a half longer on all cards: that is told of the tests, not of the cards."""
    usual = [one for one in measured_runs(bare) if one["accelerator"] != "four"]
    other = [
        run(id_, 1 / (1.5 * seconds(read_of(bare, "small"), bandwidth)), test="small")
        for id_, bandwidth in BANDWIDTHS.items()
    ]
    catalog = replace(bare, datasets={"much": dataset(usual, tests=TESTS)})
    further = {**catalog.datasets, "slow": dataset(other, tests=TESTS)}
    model = model_of(replace(catalog, datasets=further))
    assert model.apart == {"slow"} or model.apart == {"much"}
    assert abs(model.levels.of(bare.gpus["four"])) < 0.1


def test_speeds_of_a_campaign_apart_are_not_told_as_measured(bare: Catalog) -> None:
    large = [run(id_, 100 * rank, test="small") for rank, id_ in enumerate(BANDWIDTHS, 1)]
    small = [run(id_, 50 * rank, test="small") for rank, id_ in enumerate(BANDWIDTHS, 1)][:3]
    sets = {"large": dataset(large, tests=TESTS), "small": dataset(small, tests=TESTS)}
    measured = trials(replace(bare, datasets=sets), TODAY)
    assert apart(measured, reach=0.1) == {"small"}
    assert apart(measured, reach=0.8) == frozenset()
    assert apart([trial for trial in measured if trial.gpu.id != "one"], reach=0.1) == frozenset()
    model = fitted_model(measured)
    assert model
    known = replace(model, apart=frozenset({"small"})).measured(bare.gpus["one"], "small", "bf16")
    assert known
    assert known.tokens_per_s.likely == pytest.approx(100)


def test_active_weights_decide_in_a_mixture_of_experts(bare: Catalog) -> None:
    large = bare.models["large"]
    mixture = large.model_copy(
        update={"parameters": large.parameters.model_copy(update={"active_billion": 2})}
    )
    catalog = replace(bare, models={**bare.models, "mixture": mixture})
    assert read_of(catalog, "mixture") == read_of(catalog, "small")


def test_embeddings_are_looked_up_not_read(bare: Catalog) -> None:
    assert read_of(bare, "small") == pytest.approx(2 * (2e9 - 50_000 * 1000))


def test_longer_contexts_are_read_more_slowly(bare: Catalog) -> None:
    long = [{**test, "filled_tokens": 32_768} for test in TESTS]
    after = trials(with_runs(bare, run("one", 30, test="small"), tests=long), TODAY)
    short = trials(with_runs(bare, run("one", 30, test="small")), TODAY)
    added = after[0].work.read_bytes - short[0].work.read_bytes
    assert added == pytest.approx(2 * 2 * 20 * 8 * 128 * 32_768)


def test_guessing_several_cards_and_what_is_set_aside_do_not_count(bare: Catalog) -> None:
    guessed = [{**test, "speculative": "MTP"} for test in TESTS]
    one = run("one", 30, test="small")
    assert trials(with_runs(bare, one, tests=guessed), TODAY) == ()
    pair = run("one", 30, test="small", count=2)
    aside = run("two", 30, test="small", set_aside="Throttled.")
    assert trials(with_runs(bare, pair, aside), TODAY) == ()


def test_too_few_accelerators_say_nothing_of_others(bare: Catalog) -> None:
    catalog = with_runs(bare, run("one", 30, test="small"), run("two", 60, test="small"))
    assert fitted_model(trials(catalog, TODAY)) is None
    assert generation_speed(catalog, catalog.gpus["three"], "small", ["bf16"], TODAY) is None


def test_ranges_hold_four_in_five_accelerators_left_out(bare: Catalog) -> None:
    model = model_of(with_runs(bare, *measured_runs(bare, slower="two")))
    estimate = model.estimate(bare.gpus["three"], TokenWork(4e9, 20))
    assert estimate
    ends = estimate.tokens_per_s
    assert ends.low < ends.likely < ends.high
    assert ends.likely / ends.low == pytest.approx(math.exp(model.kin_reach))


def test_cards_in_turn_are_nowhere_faster_than_one_was_measured(bare: Catalog) -> None:
    catalog = with_runs(bare, *measured_runs(bare, slower="one"))
    slow = bare.gpus["one"]
    model = "small"
    alone, pair = (generation_speed(catalog, slow, model, ("bf16",), TODAY, n) for n in (1, 2))
    assert alone
    assert pair
    assert (alone.kind, pair.kind) == ("measured", "estimated")
    assert pair.tokens_per_s.likely <= alone.tokens_per_s.likely
    assert pair.tokens_per_s.high <= alone.tokens_per_s.high
