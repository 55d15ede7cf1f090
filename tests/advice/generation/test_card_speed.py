"""What the speed of a card is computed from, as plain values: it says what the model says."""

from __future__ import annotations

import pytest

from macros.advice.generation.card_speed import CardSpeed, card_speed, tokens_per_s
from macros.advice.generation.generation_model import GenerationModel
from macros.advice.generation.trials import trials
from macros.facts.catalog import Catalog
from tests.advice.generation.test_generation_model import (
    LAYER_S,
    SHARE,
    measured_runs,
    model_of,
    read_of,
    unmeasured,
    with_runs,
)
from tests.tiny import TODAY, tiny_gpu


@pytest.fixture
def bare(catalog: Catalog) -> Catalog:
    return unmeasured(catalog)


@pytest.fixture
def measured(bare: Catalog) -> Catalog:
    """Four cards, all but the large model on the first of them measured; the third is slower."""
    return with_runs(bare, *measured_runs(bare, slower="three"))


@pytest.fixture
def fitted(measured: Catalog) -> GenerationModel:
    return model_of(measured)


def test_a_card_reads_at_its_bandwidth_times_the_share_of_its_class(bare: Catalog) -> None:
    told = card_speed(bare.gpus["two"], model_of(with_runs(bare, *measured_runs(bare))))
    assert told.read_s == pytest.approx(1 / (400e9 * SHARE))
    assert told.slower == pytest.approx(1)


def test_the_values_give_the_estimate_of_the_model(
    measured: Catalog, fitted: GenerationModel
) -> None:
    """What a browser computes from them is what the model says of the same card and work."""
    trial = next(t for t in trials(measured, TODAY) if t.gpu.id == "three")
    told = card_speed(trial.gpu, fitted)
    assert told.read_s
    assert told.slower > 1.1
    likely = tokens_per_s(
        trial.work.read_bytes,
        trial.work.layers,
        read_s=told.read_s,
        slower=told.slower,
        layer_s=fitted.layer_s,
    )
    expected = fitted.estimate(trial.gpu, trial.work)
    assert expected
    assert likely == pytest.approx(expected.tokens_per_s.likely, rel=1e-3)
    assert likely / told.reach == pytest.approx(expected.tokens_per_s.low, rel=1e-3)


def test_what_was_measured_of_a_card_is_told_by_model_and_format(
    measured: Catalog, fitted: GenerationModel
) -> None:
    assert list(card_speed(measured.gpus["one"], fitted).measured) == ["small|bf16"]
    told = card_speed(measured.gpus["two"], fitted).measured
    assert list(told) == ["large|bf16", "small|bf16"]
    low, likely, high = told["small|bf16"]
    true_s = read_of(measured, "small") / (400e9 * SHARE) + 20 * LAYER_S
    assert likely == pytest.approx(1 / true_s, rel=1e-3)
    assert low <= likely <= high


def test_what_was_measured_itself_is_not_told_of_its_kin_again(
    measured: Catalog, fitted: GenerationModel
) -> None:
    told = card_speed(measured.gpus["two"], fitted)
    assert told.measured
    assert told.alike.keys().isdisjoint(told.measured)


@pytest.mark.parametrize("memory", ["HBM3", "unheard of"])
def test_nothing_is_said_of_memory_of_which_none_was_measured(
    measured: Catalog, fitted: GenerationModel, memory: str
) -> None:
    other = tiny_gpu(measured, "two", id="other", memory={"type": memory})
    assert card_speed(other, fitted) == CardSpeed()


def test_nothing_is_said_where_nothing_was_fitted(measured: Catalog) -> None:
    assert card_speed(measured.gpus["two"], None) == CardSpeed()


def test_cards_that_share_every_layer_read_at_once_but_wait_as_often() -> None:
    one, two = (
        tokens_per_s(8e9, 20, read_s=1e-12, slower=2.0, layer_s=1e-4, shared_by=n) for n in (1, 2)
    )
    assert one == pytest.approx(1 / (2 * (8e-3 + 2e-3)))
    assert two == pytest.approx(1 / (2 * (4e-3 + 2e-3)))
