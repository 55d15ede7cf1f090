"""What the speed of a card is computed from, as plain values: it says what the model says."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from macros.advice.generation.card_speed import (
    CardSpeed,
    Writing,
    card_speed,
    estimated_tokens,
)
from macros.advice.generation.generation_model import GenerationModel
from macros.advice.generation.token_work import TokenWork
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
    work = TokenWork(20 * trial.work.read_bytes, 20)
    assert told.at_best
    assert told.at_best > SHARE  # nothing read at the whole bandwidth
    ends = estimated_tokens(work.read_bytes, work.layers, fitted.layer_s, told.writing)
    expected = fitted.estimate(trial.gpu, work)
    assert expected
    assert astuple(ends) == pytest.approx(astuple(expected.tokens_per_s), rel=1e-3)


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


def test_a_mixture_takes_as_long_and_errs_as_much_as_mixtures_do() -> None:
    card = Writing(read_s=1e-12, at_best=0.5, slower=2.0, reach=1.25, mixture=[3.0, 1.5])
    found = estimated_tokens(8e9, 20, 1e-4, card, is_mixture=True)
    likely = 1 / (3 * (8e-3 + 2e-3))
    assert astuple(found) == pytest.approx((likely / 1.5, likely, likely * 1.5))


def test_cards_that_share_every_layer_read_at_once_but_wait_as_often() -> None:
    card = Writing(read_s=1e-12, at_best=0.8, slower=2.0, reach=1.25, mixture=[3.0, 1.5])
    one, two = (estimated_tokens(8e9, 20, 1e-4, card, shared_by=n).likely for n in (1, 2))
    assert one == pytest.approx(1 / (2 * (8e-3 + 2e-3)))
    assert two == pytest.approx(1 / (2 * (4e-3 + 2e-3)))


def test_nothing_is_written_faster_than_in_the_best_run_of_its_class() -> None:
    """10 bytes take 8 seconds, four fifths of that in the best run: 1 a second over 6.4 s."""
    card = Writing(read_s=0.8, at_best=0.8, slower=1.0, reach=1.5, mixture=[1.0, 1.5])
    assert astuple(estimated_tokens(10, 0, 0.0, card)) == pytest.approx((1 / 12, 1 / 8, 1 / 6.4))
    pair = estimated_tokens(10, 0, 0.0, card, (0.5, 1.5), shared_by=2)
    assert astuple(pair) == pytest.approx((1 / 8, 1 / 4, 1 / 3.2))


def test_a_card_without_a_known_speed_has_no_estimate() -> None:
    with pytest.raises(ValueError, match="Nobody measured memory"):
        estimated_tokens(8e9, 20, 1e-4, CardSpeed().writing)
