from __future__ import annotations

import math
from statistics import median

import pytest

from macros.advice.generation.generation_model import COVERAGE, GenerationModel, generation_model
from macros.advice.generation.trials import joint_trials
from macros.facts.catalog import load_catalog
from macros.site.day import newest_possible_date
from tests.tiny import PROJECT


@pytest.fixture(scope="module")
def model() -> GenerationModel:
    day = newest_possible_date()
    found = generation_model(load_catalog(PROJECT / "data", today=day), day)
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
    assert sum(inside) / len(inside) >= COVERAGE - 0.01


def test_no_class_of_memory_beats_its_bandwidth(model: GenerationModel) -> None:
    assert set(model.shares) == {"GDDR", "HBM", "LPDDR"}
    assert all(0.4 < share < 1 for share in model.shares.values())


def test_cards_that_divide_layers_write_as_fast_as_one_would(model: GenerationModel) -> None:
    """Four of five runs on several equal cards lie in the range of one card that holds it all."""
    today = newest_possible_date()
    found = [
        trial.tokens_per_s / speed.tokens_per_s.likely
        for trial in joint_trials(load_catalog(PROJECT / "data", today=today), today)
        if (speed := model.estimate(trial.gpu, trial.work))
    ]
    assert len(found) > 50
    reach = math.exp(model.kin_reach)
    inside = [ratio for ratio in found if 1 / reach <= ratio <= reach]
    assert len(inside) / len(found) >= COVERAGE
    assert 0.8 < median(found) < 1.1
