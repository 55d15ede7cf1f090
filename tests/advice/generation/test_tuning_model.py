from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.tuning_model import (
    WORK,
    TuningModel,
    TuningTrial,
    best_share,
    estimated_ends,
    measured_ends,
    qlora_factor,
    tuning_model,
    tuning_trials,
)
from macros.advice.memory.formats import Ends
from macros.advice.speeds.clocks import Clocks
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_models import tiny_model
from tests.tiny_speeds import dataset, run

SMALL = tiny_model(id="small", parameters={"total_billion": 8})
TRIAL = TuningTrial("one", "small", "lora", 8.0, 3000.0, 2.0)


def known(value: float, spread: float = 0.0) -> Speed:
    """Return the speed of a card in tuning, relative to another."""
    reach = math.exp(spread * Z80)
    return Speed(WORK, "two", "measured", value, value / reach, value * reach)


def likely(relative: float, billions: float) -> float:
    return estimated_ends(relative, 0.1, None, billions, (4e-5, 5.0, 0.2)).likely


def test_a_faster_card_and_a_smaller_model_take_less_time() -> None:
    assert likely(2.0, 8.0) == pytest.approx(2 / (13 * 4e-5))
    assert likely(4.0, 8.0) == pytest.approx(2 * likely(2.0, 8.0))
    assert likely(2.0, 32.0) < likely(2.0, 8.0)


def test_runs_of_one_card_model_and_way_stand_together() -> None:
    trials = [TRIAL, replace(TRIAL, tokens_per_s=3600.0), replace(TRIAL, tuning="qlora")]
    assert measured_ends(trials)["one", "small", "lora"] == Ends(3000.0, 3300.0, 3600.0)


RATES = {"tensor_fp16_dense_tflops": 200, "tensor_basis": "fp32_full_rate"}


def card(catalog: Catalog, id_: str, tflops: float = 200) -> Gpu:
    rates = {**RATES, "tensor_fp16_dense_tflops": tflops}
    return tiny_gpu(catalog, "boreal-one", id=id_, compute=rates)


def test_a_measured_card_is_told_from_its_slowest_program_to_its_fastest(
    catalog: Catalog,
) -> None:
    trials = tuple(replace(TRIAL, tokens_per_s=value) for value in (3600.0, 3000.0, 3100.0))
    speed = TuningModel(4e-5, 5.0, 0.2, trials).speed_of(card(catalog, "one"), SMALL, "lora", None)
    assert speed
    assert speed.kind == "measured"
    assert speed.tokens_per_s == Ends(3000.0, 3100.0, 3600.0)


def test_another_card_is_estimated_with_the_spread_of_model_and_card(catalog: Catalog) -> None:
    fitted, two = TuningModel(4e-5, 5.0, 0.2, ()), card(catalog, "two")
    speed = fitted.speed_of(two, SMALL, "lora", known(2.0))
    wider = fitted.speed_of(two, SMALL, "lora", known(2.0, 0.3))
    assert speed
    assert wider
    assert speed.tokens_per_s.likely == pytest.approx(likely(2.0, 8.0))
    assert speed.tokens_per_s.high == pytest.approx(speed.tokens_per_s.likely * math.exp(0.2))
    assert wider.tokens_per_s.low < speed.tokens_per_s.low


def test_nobody_knows_how_fast_mixtures_and_unknown_cards_are(catalog: Catalog) -> None:
    fitted, two = TuningModel(4e-5, 5.0, 0.2, ()), card(catalog, "two")
    mixture = tiny_model(id="mixed", parameters={"total_billion": 30, "active_billion": 3})
    assert fitted.speed_of(two, mixture, "lora", known(2.0)) is None
    assert fitted.speed_of(two, SMALL, "lora", None) is None


def test_no_estimate_is_above_the_best_share_of_tensor_throughput() -> None:
    constants = 4e-5, 5.0, 0.2
    free = estimated_ends(2.0, 0.3, None, 8.0, constants)
    roomy = estimated_ends(2.0, 0.3, 9 * free.high, 8.0, constants)
    assert (roomy.low, roomy.likely, roomy.high) == (free.low, free.likely, free.high)
    capped = estimated_ends(2.0, 0.3, 8 * free.likely, 8.0, constants)
    assert capped.high == pytest.approx(free.likely)
    assert capped.low == pytest.approx(free.low)
    assert capped.likely == pytest.approx(math.sqrt(capped.low * capped.high))
    far = estimated_ends(2.0, 0.3, 4 * free.low, 8.0, constants)
    assert far.high == pytest.approx(free.low / 2)
    assert far.low == pytest.approx(far.high * math.exp(-0.4))


def test_best_share_is_that_of_adapters_in_16_bits(catalog: Catalog) -> None:
    cards = {id_: card(catalog, id_, tflops) for id_, tflops in (("one", 200), ("two", 80))}
    faster = replace(TRIAL, tokens_per_s=5000.0, tuning="qlora")
    slower = replace(TRIAL, gpu="two", tokens_per_s=1500.0)
    share = best_share([TRIAL, faster, slower], cards)
    assert share == pytest.approx(1500 * 8 * 4 / 80_000)  # of the first 3000 * 8 * 4 / 200,000
    fitted = TuningModel(4e-5, 5.0, 0.2, (), share)
    assert fitted.most(cards["one"], None) == pytest.approx(0.6 * 200_000 / 4)
    assert best_share([faster], cards) is None
    assert TuningModel(4e-5, 5.0, 0.2, ()).most(cards["two"], None) is None


def test_card_that_nobody_measured_is_bound_by_the_rate_that_its_power_holds(
    catalog: Catalog,
) -> None:
    hungry, frugal = (
        tiny_gpu(catalog, "boreal-one", id=id_, compute=RATES, power={"tdp_w": watts})
        for id_, watts in (("hungry", 400), ("frugal", 100))
    )
    clocks = Clocks.of([hungry, hungry, frugal], 0.5)
    fitted = TuningModel(4e-5, 5.0, 0.2, (), 0.6, clocks)
    full, estimated = 0.6 * 200_000 / 4, replace(known(2.0), kind="estimated")
    assert fitted.most(hungry, estimated) == pytest.approx(full)
    assert fitted.most(frugal, estimated) == pytest.approx(full / 2)
    assert fitted.most(frugal, known(2.0)) == pytest.approx(full)


@pytest.mark.parametrize(("half", "single"), [(20.0, 10.0), (0.2, 20.0), (None, 20.0)])
def test_without_tensor_cores_the_higher_rate_of_fp16_and_fp32_binds(
    catalog: Catalog, half: float | None, single: float
) -> None:
    """Once a card of 12 TFLOPS was said to tune as fast as one of 13 could at best."""
    rates = {
        "tensor_fp16_dense_tflops": None,
        "tensor_bf16_dense_tflops": None,
        "fp16_vector_tflops": half,
        "fp32_tflops": single,
    }
    old = tiny_gpu(catalog, "boreal-one", architecture="Dusk", compute=rates)
    fitted = TuningModel(4e-5, 5.0, 0.2, (), 0.6, with_tensor_cores=frozenset({"Aurora"}))
    assert fitted.most(old, known(2.0)) == pytest.approx(0.6 * 20_000 / 4)
    unknown = old.model_copy(update={"architecture": "Aurora"})
    assert fitted.most(unknown, known(2.0)) is None


def test_qlora_is_as_much_slower_as_cards_were_that_did_both(catalog: Catalog) -> None:
    pairs = [
        replace(TRIAL, dataset=name, tuning=way, tokens_per_s=value)
        for name, way, value in (
            ("mine", "lora", 1000.0),
            ("mine", "qlora", 900.0),
            ("yours", "lora", 3000.0),
            ("yours", "qlora", 2700.0),
            ("theirs", "qlora", 9000.0),
        )
    ]
    assert qlora_factor(pairs) == pytest.approx(0.9)
    assert qlora_factor(pairs[:1]) == 1
    fitted, two = TuningModel(4e-5, 5.0, 0.2, (), qlora=0.9), card(catalog, "two")
    lora, qlora = (fitted.speed_of(two, SMALL, way, known(2.0)) for way in ("lora", "qlora"))
    assert lora
    assert qlora
    assert qlora.tokens_per_s.likely == pytest.approx(0.9 * lora.tokens_per_s.likely)


SECONDS, FIXED = 4e-5, 5.0
BILLIONS = {"small": 2.0, "large": 8.0}
RELATIVE = {"card-01": 0.5, "card-02": 1.0, "card-03": 2.0}
TESTS = [
    {"id": f"{name}-lora", "name": name, "unit": "tokens/s", "model": name, "tuning": "lora"}
    for name in BILLIONS
]


def speeds() -> Speeds:
    known = {
        id_: Speed(WORK, id_, "measured", value, value, value) for id_, value in RELATIVE.items()
    }
    return Speeds("card-02", {WORK: known})


def told(id_: str, name: str, slower: float = 1.0, **changes: Any) -> dict[str, Any]:
    """Return a run as fast as the formula says, or so many times as slow."""
    value = RELATIVE[id_] / ((BILLIONS[name] + FIXED) * SECONDS * slower)
    return {**run(id_, value), "test": f"{name}-lora", **changes}


def measured(catalog: Catalog, *runs: dict[str, Any], tests: Any = TESTS) -> Catalog:
    models = {
        name: tiny_model(id=name, parameters={"total_billion": size})
        for name, size in BILLIONS.items()
    }
    return replace(catalog, models=models, datasets={"tuned": dataset(runs, tests=tests)})


EVERY = [(id_, name) for id_ in RELATIVE for name in BILLIONS]


def test_the_time_of_a_token_is_found_again(catalog: Catalog) -> None:
    known = measured(catalog, *(told(id_, name) for id_, name in EVERY))
    model = tuning_model(known, speeds(), TODAY)
    assert model
    assert (model.seconds, model.fixed) == pytest.approx((SECONDS, FIXED))
    assert model.reach == pytest.approx(0, abs=1e-9)
    assert len(model.trials) == len(EVERY)


def test_a_card_that_differs_widens_the_range_of_all_others(catalog: Catalog) -> None:
    runs = [told(id_, name, 1.5 if id_ == "card-03" else 1.0) for id_, name in EVERY]
    model = tuning_model(measured(catalog, *runs), speeds(), TODAY)
    assert model
    assert model.seconds == pytest.approx(SECONDS)
    assert model.reach == pytest.approx(math.log(1.5))


def test_too_few_cards_or_runs_say_nothing(catalog: Catalog) -> None:
    two_cards = [told(id_, name) for id_, name in EVERY if id_ != "card-03"] * 2
    few_runs = [told(id_, name) for id_, name in EVERY][1:]
    for runs in (two_cards, few_runs):
        assert tuning_model(measured(catalog, *runs), speeds(), TODAY) is None


@pytest.mark.parametrize(
    "change",
    [
        {"count": 2},
        {"set_aside": "It was throttled."},
        {"date": "2026-12-01"},
        {"accelerator": "boreal-one"},  # of no known speed
        {"test": "other"},
    ],
)
def test_only_runs_of_one_card_of_known_speed_by_the_day_count(
    catalog: Catalog, change: dict[str, Any]
) -> None:
    other = {"id": "other", "name": "Other", "unit": "tokens/s", "model": "small"}
    runs = (told("card-01", "small"), told("card-01", "large", **change))
    known = measured(catalog, *runs, tests=[*TESTS, other])
    (trial,) = tuning_trials(known, speeds(), TODAY)
    assert (trial.gpu, trial.model, trial.tuning) == ("card-01", "small", "lora")
    assert (trial.billions, trial.relative) == (2, 0.5)


def test_models_that_are_not_on_record_tell_nothing(catalog: Catalog) -> None:
    known = replace(measured(catalog, told("card-01", "small")), models={})
    assert tuning_trials(known, speeds(), TODAY) == []
