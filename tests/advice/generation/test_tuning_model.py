from __future__ import annotations

import math
from dataclasses import replace

import pytest

from macros.advice.generation.tuning_model import (
    WORK,
    TuningModel,
    TuningTrial,
    estimated_ends,
    measured_speeds,
)
from macros.advice.memory.formats import Ends
from macros.advice.speeds.speed import Z80, Speed
from tests.tiny_models import tiny_model

SMALL = tiny_model(id="small", parameters={"total_billion": 8})
TRIAL = TuningTrial("one", "small", "lora", 8.0, 3000.0, 2.0)


def known(value: float, spread: float = 0.0) -> Speed:
    """Return the speed of a card in tuning, relative to another."""
    reach = math.exp(spread * Z80)
    return Speed(WORK, "two", "measured", value, value / reach, value * reach)


def likely(relative: float, billions: float) -> float:
    return estimated_ends(relative, 0.1, billions, (4e-5, 5.0, 0.2)).likely


def test_a_faster_card_and_a_smaller_model_take_less_time() -> None:
    assert likely(2.0, 8.0) == pytest.approx(2 / (13 * 4e-5))
    assert likely(4.0, 8.0) == pytest.approx(2 * likely(2.0, 8.0))
    assert likely(2.0, 32.0) < likely(2.0, 8.0)


def test_runs_of_one_card_model_and_way_stand_together() -> None:
    trials = [TRIAL, replace(TRIAL, tokens_per_s=3600.0), replace(TRIAL, tuning="qlora")]
    assert measured_speeds(trials)["one", "small", "lora"] == [3000.0, 3600.0]


def test_a_measured_card_is_told_from_its_slowest_program_to_its_fastest() -> None:
    trials = tuple(replace(TRIAL, tokens_per_s=value) for value in (3600.0, 3000.0, 3100.0))
    speed = TuningModel(4e-5, 5.0, 0.2, trials).speed_of("one", SMALL, "lora", None)
    assert speed
    assert speed.kind == "measured"
    assert speed.tokens_per_s == Ends(3000.0, 3100.0, 3600.0)


def test_another_card_is_estimated_with_the_spread_of_model_and_card() -> None:
    fitted = TuningModel(4e-5, 5.0, 0.2, ())
    speed = fitted.speed_of("two", SMALL, "lora", known(2.0))
    wider = fitted.speed_of("two", SMALL, "lora", known(2.0, 0.3))
    assert speed
    assert wider
    assert speed.tokens_per_s.likely == pytest.approx(likely(2.0, 8.0))
    assert speed.tokens_per_s.high == pytest.approx(speed.tokens_per_s.likely * math.exp(0.2))
    assert wider.tokens_per_s.low < speed.tokens_per_s.low


def test_nobody_knows_how_fast_mixtures_and_unknown_cards_are() -> None:
    fitted, card = TuningModel(4e-5, 5.0, 0.2, ()), known(2.0)
    mixture = tiny_model(id="mixed", parameters={"total_billion": 30, "active_billion": 3})
    assert fitted.speed_of("two", mixture, "lora", card) is None
    assert fitted.speed_of("two", SMALL, "lora", None) is None
