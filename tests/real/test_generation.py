from __future__ import annotations

import math
from statistics import median

import pytest

from macros.advice.edition import Edition
from macros.advice.generation.generation_model import COVERAGE, GenerationModel, generation_model
from macros.advice.generation.trials import joint_trials
from macros.advice.generation.tuning_model import tuning_model
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


def test_hours_of_tuning_agree_with_campaigns_of_other_cards() -> None:
    """Four of five runs lie in the range that follows from all other cards."""
    today = newest_possible_date()
    edition = Edition(load_catalog(PROJECT / "data", today=today), today, today)
    tuned = tuning_model(edition.catalog, edition.performance.speeds, today)
    assert tuned
    ratios = [
        trial.tokens_per_s / tuned.tokens_per_s(trial.relative, trial.billions)
        for trial in tuned.trials
    ]
    inside = [ratio for ratio in ratios if abs(math.log(ratio)) <= tuned.reach]
    assert len(ratios) > 25
    assert len(inside) / len(ratios) >= 0.75
    assert 1.05 < math.exp(tuned.reach) < 1.6
