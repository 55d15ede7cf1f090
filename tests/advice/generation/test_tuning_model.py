from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.generation.tuning_model import TuningModel, TuningTrial, measured_speeds

TRIAL = TuningTrial("one", "small", "lora", 8.0, 3000.0, 2.0)


def test_a_faster_card_and_a_smaller_model_take_less_time() -> None:
    model = TuningModel(seconds=4e-5, fixed=5.0, reach=0.2, trials=())
    assert model.tokens_per_s(2.0, 8.0) == pytest.approx(2 / (13 * 4e-5))
    assert model.tokens_per_s(4.0, 8.0) == pytest.approx(2 * model.tokens_per_s(2.0, 8.0))
    assert model.tokens_per_s(2.0, 32.0) < model.tokens_per_s(2.0, 8.0)


def test_runs_of_one_card_model_and_way_stand_together() -> None:
    trials = [TRIAL, replace(TRIAL, tokens_per_s=3600.0), replace(TRIAL, tuning="qlora")]
    assert measured_speeds(trials)["one", "small", "lora"] == [3000.0, 3600.0]
