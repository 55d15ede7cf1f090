from __future__ import annotations

import math
from statistics import median

import pytest

from macros.advice.edition import Edition
from macros.advice.generation.generation_model import (
    COVERAGE,
    GenerationModel,
    generation_model,
    generation_speed,
)
from macros.advice.generation.prompt_model import PromptModel, fitted_prompts, prompt_model
from macros.advice.generation.tensor_model import tensor_model
from macros.advice.generation.together_model import gains, measured_exponents
from macros.advice.generation.trials import joint_trials
from macros.advice.generation.tuning_model import OPERATIONS, WORK, estimated_ends, tuning_model
from macros.advice.memory.held import FOUR_BITS
from macros.facts.records.fields import tensor_tflops
from macros.site.day import newest_possible_date
from tests.real_data import real_catalog, real_edition


@pytest.fixture(scope="module")
def model() -> GenerationModel:
    day = newest_possible_date()
    found = generation_model(real_catalog(), day)
    assert found
    return found


def test_estimates_hold_four_in_five_measured_speeds(model: GenerationModel) -> None:
    estimates = [
        (trial, model.estimate(trial.gpu, trial.work, without=trial.test.model or ""))
        for trial in model.trials
    ]
    inside = [
        ends.tokens_per_s.low <= trial.tokens_per_s <= ends.tokens_per_s.high
        for trial, ends in estimates
        if ends
    ]
    assert len(inside) > 200
    assert sum(inside) / len(inside) >= COVERAGE


def likely(model: GenerationModel, id_: str) -> float:
    """Return the tokens a second of an accelerator with Llama 3.1 8B in 4 bits."""
    speed = generation_speed(
        real_catalog(),
        real_catalog().gpus[id_],
        "llama-3-1-8b",
        FOUR_BITS,
        newest_possible_date(),
    )
    assert speed
    return speed.tokens_per_s.likely


def test_half_the_watts_make_no_card_faster(model: GenerationModel) -> None:
    """All with one chip and memory have one correction; one with less bandwidth is slower."""
    frugal, full = (
        likely(model, "rtx-pro-6000-blackwell-maxq"),
        likely(model, "rtx-pro-6000-blackwell-ws"),
    )
    assert frugal == full
    assert likely(model, "rtx-pro-6000-blackwell-server") < full
    assert likely(model, "rtx-5090-d") == likely(model, "rtx-5090")


def test_twice_the_bandwidth_does_not_end_at_the_same_speed(model: GenerationModel) -> None:
    """LocalScore measures in another way than the rest, so it is not told beside them."""
    assert "localscore-2025" in model.apart
    assert likely(model, "apple-m4-max") > 1.2 * likely(model, "apple-m4-pro")


def test_no_class_of_memory_beats_its_bandwidth(model: GenerationModel) -> None:
    assert set(model.shares) == {"GDDR", "HBM", "LPDDR"}
    assert all(0.4 < share < 1 for share in model.shares.values())


def test_cards_that_divide_layers_write_as_fast_as_one_would(model: GenerationModel) -> None:
    """Four of five runs on several equal cards lie in the range of one card that holds it all."""
    today = newest_possible_date()
    found = [
        trial.tokens_per_s / speed.tokens_per_s.likely
        for trial in joint_trials(real_catalog(), today)
        if (speed := model.estimate(trial.gpu, trial.work))
    ]
    assert len(found) > 50
    reach = math.exp(model.kin_reach)
    inside = [ratio for ratio in found if 1 / reach <= ratio <= reach]
    assert len(inside) / len(found) >= COVERAGE
    assert 0.8 < median(found) < 1.1


def test_cards_that_share_every_layer_lie_in_the_range_without_their_machine() -> None:
    """Nothing is fitted to several cards: the sum of one card, with its reading divided, holds."""
    today = newest_possible_date()
    model = tensor_model(real_catalog(), today)
    assert model
    assert len(model.errors) >= 9
    assert model.counts == (2, 4)
    assert model.held >= COVERAGE
    assert 1.1 < math.exp(model.reach) < 1.5
    dense = [pair.gain for pair in model.pairs if not pair.is_mixture and pair.count == 2]
    assert len(dense) >= 6, dense
    assert all(1.4 < gain < 1.9 for gain in dense)
    assert 0.7 < model.mixtures[0] < 1 < model.mixtures[-1] < 1.5


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def prompts(edition: Edition) -> PromptModel:
    found = prompt_model(edition.catalog, edition.performance, edition.day)
    assert found
    return found


def errors_left_out(prompts: PromptModel, id_: str) -> list[tuple[float, float]]:
    """Return the errors of an accelerator's trials, and how far a range without it reaches.

    Neither the constants nor the speed of the accelerator nor the reach know it.
    """
    model = fitted_prompts(tuple(trial for trial in prompts.trials if trial.gpu != id_))
    assert model
    found = []
    for trial in prompts.trials:
        if trial.gpu == id_ and trial.without:
            seconds = model.seconds_of(id_, trial.without)
            error = math.log(seconds / model.seconds_measured(trial))
            found.append((error, model.reach_of(id_, is_mixture=trial.work.is_mixture)))
    return found


@pytest.mark.nightly
def test_prompts_of_a_card_left_out_lie_in_the_range_in_four_of_five_cases(
    prompts: PromptModel,
) -> None:
    cards = sorted({trial.gpu for trial in prompts.trials})
    found = [pair for id_ in cards for pair in errors_left_out(prompts, id_)]
    inside = [abs(error) <= reach for error, reach in found]
    assert len(inside) > 200
    assert sum(inside) / len(inside) >= COVERAGE


def test_prompts_of_other_models_lie_in_the_range_in_four_of_five_cases(
    prompts: PromptModel,
) -> None:
    inside = []
    for trial in prompts.trials:
        model, is_mixture = trial.test.model or "", trial.work.is_mixture
        seconds = prompts.seconds_of(trial.gpu, trial.relative, without=model)
        error = math.log(seconds / prompts.seconds_measured(trial))
        reach = prompts.reach_of(trial.gpu, without=model, is_mixture=is_mixture)
        inside.append(abs(error) <= reach)
    assert len(inside) > 200
    assert sum(inside) / len(inside) >= COVERAGE
    assert 1.1 < math.exp(prompts.kin_reach) < math.exp(prompts.mixture_reach) < 1.7


def test_several_cards_read_prompts_no_slower_than_measured(prompts: PromptModel) -> None:
    low, likely, high = prompts.several
    assert 0.7 < low < 1 < likely < 1.3 < high < 2


def test_gains_of_several_chats_hold_four_of_five_of_cards_left_out(edition: Edition) -> None:
    """With vLLM, which was measured on three kinds of card; llama.cpp was on two."""
    found = gains(edition.catalog, edition.day)
    assert found["vLLM"].most == 64
    assert found["llama.cpp"].most == 16
    by_set_up = measured_exponents(edition.catalog, edition.day)["vLLM"]
    inside = []
    for id_ in {set_up[2] for set_up in by_set_up}:
        others = [e for key, all_ in by_set_up.items() if key[2] != id_ for _, e in all_]
        own = [e for key, all_ in by_set_up.items() if key[2] == id_ for _, e in all_]
        inside += [min(others) <= exponent <= max(others) for exponent in own]
    assert sum(inside) / len(inside) >= COVERAGE


def test_hours_of_tuning_agree_with_campaigns_of_other_cards(edition: Edition) -> None:
    """Four of five runs lie in the range that follows from all other cards."""
    speeds = edition.performance.speeds
    tuned = tuning_model(edition.catalog, speeds, edition.day)
    assert tuned
    constants = tuned.seconds, tuned.fixed, tuned.reach
    ratios = [
        trial.tokens_per_s
        / tuned.times_as_fast(trial.tuning)
        / estimated_ends(
            trial.relative,
            0.0,
            tuned.most(edition.catalog.gpus[trial.gpu], speeds.of(WORK, trial.gpu)),
            trial.billions,
            constants,
        ).likely
        for trial in tuned.trials
    ]
    inside = [ratio for ratio in ratios if abs(math.log(ratio)) <= tuned.reach]
    assert len(ratios) > 25
    assert len(inside) / len(ratios) >= 0.75
    assert 1.05 < math.exp(tuned.reach) < 1.6


def test_no_estimate_of_tuning_is_above_what_tensor_cores_can_do(edition: Edition) -> None:
    """Three quarters of the peak is more than any program was measured with."""
    tuned = tuning_model(edition.catalog, edition.performance.speeds, edition.day)
    assert tuned
    assert tuned.share
    assert 0.3 < tuned.share < 0.75
    model, speeds = edition.catalog.models["llama-3-1-8b"], edition.performance.speeds
    for id_ in ("rtx-3090", "rtx-4090", "rtx-a6000", "rtx-3060-12gb"):
        gpu = edition.catalog.gpus[id_]
        speed = tuned.speed_of(gpu, model, "lora", speeds.of(WORK, id_))
        tflops = tensor_tflops(gpu)
        assert speed
        assert tflops
        done = speed.tokens_per_s.high * model.parameters.total_billion * OPERATIONS / 1000
        assert done <= 0.75 * tflops, id_


def test_tokens_of_tuning_lie_in_the_range_of_the_relative_speeds_beside_them(
    edition: Edition,
) -> None:
    """Once an RTX A5000 tuned 1.4 times as fast as an RTX 3090 here, and 0.9 times there."""
    tuned, speeds = edition.tuning, edition.performance.speeds
    assert tuned
    model, cards = edition.catalog.models["llama-3-1-8b"], edition.catalog.gpus
    base = tuned.speed_of(cards["rtx-3090"], model, "lora", speeds.of(WORK, "rtx-3090"))
    assert base
    for id_, relative in speeds.by_workload[WORK].items():
        speed = tuned.speed_of(cards[id_], model, "lora", relative)
        assert speed
        times = speed.tokens_per_s.likely / base.tokens_per_s.likely
        assert relative.low <= times <= relative.high, id_


def test_tokens_of_8b_are_what_the_measured_relative_speeds_beside_them_allow(
    edition: Edition, model: GenerationModel
) -> None:
    """Once an Arc A770 wrote 46 tokens or more here, where 40 had been measured of it."""
    base = likely(model, "rtx-3090")
    for id_, relative in edition.performance.speeds.by_workload["llm-decode-8b"].items():
        speed = generation_speed(
            edition.catalog, edition.catalog.gpus[id_], "llama-3-1-8b", FOUR_BITS, edition.day
        )
        if relative.kind == "measured" and speed:
            ends = speed.tokens_per_s
            assert ends.low <= relative.high * base, id_
            assert ends.high >= relative.low * base, id_
