"""Invented accelerators that read prompts: the formula is found again, and what it misses."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.generation.prompt_model import (
    WORK,
    PromptModel,
    PromptTrial,
    fitted_prompts,
    joint_ratios,
    level,
    prompt_trials,
)
from macros.advice.generation.prompt_work import PromptWork, operations, prompt_work
from macros.advice.memory.shape import Shape, shape_of_figures
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records import measurements
from macros.facts.records.models import AttentionLayers
from tests.tiny import TODAY
from tests.tiny_models import tiny_model
from tests.tiny_speeds import dataset, run

SECONDS, MIXTURE, ATTENTION = 2e-14, 2.0, 3.0
RELATIVE = {"one": 0.5, "two": 1.0, "three": 2.0, "four": 4.0}
WORKS = {
    "short": PromptWork(1.4e10, 1e8, False),
    "long": PromptWork(1.4e10, 8e9, False),
    "experts": PromptWork(6e9, 1e8, True),
}


def shape(**changes: Any) -> Shape:
    figures: dict[str, Any] = {
        "parameters": 8e9,
        "layers": 32,
        "hidden": 4096,
        "heads": 32,
        "kv_heads": 8,
    }
    return replace(shape_of_figures(vocabulary=100_000, **figures), **changes)


def trial(gpu: str, name: str, slower: float = 1.0, **changes: Any) -> PromptTrial:
    told = RELATIVE[gpu] / (SECONDS * slower * operations(WORKS[name], MIXTURE, ATTENTION))
    test = measurements.Test(id=name, name=name, unit="tokens/s", model=name, prompt_tokens=512)
    parts = {"relative": RELATIVE[gpu], "without": RELATIVE[gpu], "is_new": True, **changes}
    return PromptTrial(gpu, test, WORKS[name], told, **parts)


def fitted(*trials: PromptTrial) -> PromptModel:
    model = fitted_prompts(trials)
    assert model
    return model


def test_the_formula_is_found_again() -> None:
    model = fitted(*(trial(gpu, name) for gpu in RELATIVE for name in WORKS))
    found = model.seconds, model.mixture, model.attention
    assert found == pytest.approx((SECONDS, MIXTURE, ATTENTION))
    assert model.reach == pytest.approx(0, abs=1e-9)


def test_a_card_that_reads_slower_with_one_model_is_told_slower_with_others() -> None:
    trials = [trial(gpu, name) for gpu in ("one", "two", "three") for name in WORKS]
    trials += [trial("four", name, slower=2.0) for name in WORKS]
    model = fitted(*trials)
    assert model.seconds_of("two", 1.0) == pytest.approx(SECONDS)
    assert model.seconds_of("four", 1.0) == pytest.approx(SECONDS * 2 ** (3 / 4))
    assert model.seconds_of("four", 1.0, without="short") == pytest.approx(SECONDS * 2 ** (2 / 3))
    assert model.reach == pytest.approx(math.log(2))
    assert 0 < model.kin_reach < model.reach
    assert model.reach_of("four") == model.kin_reach
    assert model.reach_of("unknown") == model.reach


def test_mixtures_reach_as_far_as_they_were_off() -> None:
    trials = [trial(gpu, name) for gpu in RELATIVE for name in ("short", "long")]
    trials += [
        trial(gpu, "experts", slower=slower)
        for gpu, slower in zip(RELATIVE, (0.5, 1, 1, 2), strict=True)
    ]
    model = fitted(*trials)
    assert model.reach_of("unknown", is_mixture=True) > 0.4
    assert model.reach_of("unknown") < 0.1


def test_too_few_accelerators_say_nothing() -> None:
    assert (
        fitted_prompts(tuple(trial(gpu, name) for gpu in ("one", "two") for name in WORKS)) is None
    )


def test_level_is_drawn_to_none_by_one_more_model() -> None:
    assert level({}) == 0
    assert level({"a": 0.4}) == pytest.approx(0.2)
    assert level({"a": 0.4, "b": 0.4}, without="b") == pytest.approx(0.2)


def test_attention_grows_with_what_stands_before_a_token() -> None:
    empty, filled = prompt_work(shape(), 1000), prompt_work(shape(), 1000, 9500)
    assert empty
    assert filled
    assert empty.weights == 2 * (8e9 - 2 * 100_000 * 4096)
    assert empty.attention == 4 * 4096 * 32 * 500
    assert filled.attention == pytest.approx(20 * empty.attention)


def test_windows_bound_the_work_and_linear_layers_have_none() -> None:
    groups = (
        AttentionLayers(
            kind="sliding_window", layers=16, kv_heads=8, head_dim=128, window_tokens=100
        ),
        AttentionLayers(kind="linear", layers=16, state_elements=10),
    )
    work = prompt_work(shape(attention=groups), 100_000)
    assert work
    assert work.attention == 4 * 4096 * 16 * 100


def test_latent_attention_is_refused() -> None:
    latent = AttentionLayers(kind="latent", layers=16, cached_dim=576)
    full = AttentionLayers(kind="full", layers=16, kv_heads=8, head_dim=128)
    for groups in ((latent,), (full, latent), (latent, full)):
        assert prompt_work(shape(attention=groups), 1000) is None
    assert prompt_work(shape(attention=(full,)), 1000)


READ = [
    {"id": f"read-{name}", "name": name, "unit": "tokens/s", "model": "dense", **changes}
    for name, changes in (
        ("short", {"prompt_tokens": 512}),
        ("after", {"prompt_tokens": 512, "filled_tokens": 4096}),
        ("written", {}),
        ("pictures", {"prompt_tokens": 512, "unit": "images/s"}),
    )
]


def reading(catalog: Catalog, *runs: dict[str, Any]) -> Catalog:
    """Return a catalogue with a model whose prompts were read."""
    model = tiny_model(id="dense", name="Dense", attention=[FULL], layers=4)
    data = dataset(runs, tests=READ)
    return replace(catalog, models={"dense": model}, datasets={"read": data}, workloads={})


def speed_of(kind: Any = "measured", of: Any = None) -> Performance:
    known = {id_: Speed(WORK, id_, kind, value, value, value) for id_, value in (of or {}).items()}
    return Performance(Speeds("one", {WORK: known}), {})


FULL = {"kind": "full", "layers": 4, "kv_heads": 4, "head_dim": 100}
SEEN = {"boreal-one": 2.0, "boreal-two": 1.0}


def one_read(id_: str, value: float, test: str = "read-short", **changes: Any) -> dict[str, Any]:
    return {**run(id_, value), "test": test, **changes}


def test_prompts_are_read_from_the_runs_of_one_card(catalog: Catalog) -> None:
    runs = (one_read("boreal-one", 4000), one_read("boreal-two", 2000))
    known = reading(catalog, *runs)
    found = list(prompt_trials(known, speed_of(of=SEEN), TODAY))
    assert [(one.gpu, one.relative) for one in found] == [("boreal-one", 2), ("boreal-two", 1)]
    assert [one.tokens_per_s for one in found] == pytest.approx([4000, 2000])
    assert all(one.is_new for one in found)
    assert [one.without for one in found] == [None, None]  # nobody can say


def test_estimated_speed_does_not_rest_on_the_prompts_that_were_read(catalog: Catalog) -> None:
    known = reading(catalog, one_read("boreal-one", 4000))
    (estimated,) = prompt_trials(known, speed_of("estimated", SEEN), TODAY)
    assert estimated.without == 2
    (unknown,) = prompt_trials(known, speed_of(), TODAY)
    assert (unknown.relative, unknown.without) == (0, None)


def test_tokens_that_stand_before_a_prompt_are_attended_to(catalog: Catalog) -> None:
    runs = (one_read("boreal-one", 4000), one_read("boreal-one", 3000, "read-after"))
    short, after = prompt_trials(reading(catalog, *runs), speed_of(of=SEEN), TODAY)
    assert after.work.attention > short.work.attention
    assert after.work.weights == short.work.weights


@pytest.mark.parametrize(
    "change",
    [
        {"count": 2},
        {"set_aside": "It was throttled."},
        {"date": "2026-12-01"},
        {"accelerator": "gone"},
        {"test": "read-written"},
        {"test": "read-pictures"},
    ],
)
def test_only_prompts_that_one_card_on_record_read_by_the_day_count(
    catalog: Catalog, change: dict[str, Any]
) -> None:
    known = reading(catalog, one_read("boreal-one", 4000, **change))
    assert list(prompt_trials(known, speed_of(of=SEEN), TODAY)) == []


def test_several_cards_are_compared_with_one_of_them(catalog: Catalog) -> None:
    runs = [one_read("boreal-one", value) for value in (900, 1000, 1100)]
    joint = [
        one_read("boreal-one", 1500, count=2),
        one_read("boreal-one", 1800, count=4, split="layer"),
        one_read("boreal-one", 9000, count=2, split="tensor"),
        one_read("boreal-one", 9000, count=2, set_aside="It was throttled."),
        one_read("boreal-one", 9000, count=2, date="2026-12-01"),
        one_read("boreal-two", 9000, count=2),
        one_read("boreal-one", 9000, "read-written", count=2),
    ]
    assert joint_ratios(reading(catalog, *runs, *joint), TODAY) == pytest.approx([1.5, 1.8])
    assert joint_ratios(reading(catalog, *runs), TODAY) == []
