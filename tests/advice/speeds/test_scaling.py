from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.speeds.performance import performance
from macros.advice.speeds.scaling import Scaling, memory_together_gb, scaling_of, within_sum
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_speeds import FIGURES, accelerator, card, dataset, racing_catalog, run, seconds


def shared(catalog: Catalog, *runs: dict[str, Any], **changes: Any) -> Scaling:
    """Return the scaling of invented accelerators, of which some also ran together."""
    racing = racing_catalog(catalog, splits=["layer", "tensor"], **changes)
    laps = [r.model_dump(exclude_none=True) for r in racing.datasets["laps"].runs]
    racing = replace(racing, datasets={"laps": dataset([*laps, *runs])})
    return scaling_of(racing, performance(racing, TODAY), TODAY)


def pair(number: int, ratio: float, **changes: Any) -> dict[str, Any]:
    """Return a run of two accelerators that are `ratio` times as fast as one."""
    together = {"count": 2, "split": "layer"} | changes
    return run(card(number), ratio / seconds(FIGURES[number]), **together)


def joint(scaling: Scaling, id_: str, count: int = 2) -> Speed:
    speed = scaling.joint_speed_of("racing", id_, count)
    assert speed is not None
    return speed


def alone(number: int) -> float:
    return seconds(FIGURES[0]) / seconds(FIGURES[number])


def test_one_accelerator_has_its_own_speed(catalog: Catalog) -> None:
    assert joint(shared(catalog), card(5), 1).value == pytest.approx(alone(5))


def test_pair_has_the_speed_that_was_measured(catalog: Catalog) -> None:
    speed = joint(shared(catalog, pair(5, 1.6)), card(5))
    assert (speed.kind, speed.tests, speed.campaigns) == ("measured", 1, 1)
    assert speed.value == pytest.approx(1.6 * alone(5))
    assert speed.low < speed.value < speed.high


def test_pair_reaches_no_more_than_both_side_by_side(catalog: Catalog) -> None:
    scaling = shared(catalog, pair(5, 1.9), pair(6, 2.4))
    for number in (5, 6):
        one, two = joint(scaling, card(number), 1), joint(scaling, card(number))
        assert two.low <= two.value <= 2 * one.value
        assert two.high <= 2 * one.high
    assert joint(scaling, card(5)).value == pytest.approx(1.9 * alone(5))


def test_estimate_of_one_does_not_cut_what_several_were_measured_at_to_its_middle() -> None:
    one = Speed("racing", "a", "estimated", 1.0, 0.5, 2.0)
    two = Speed("racing", "a", "measured", 2.4, 2.2, 4.6)
    within = within_sum(two, one, 2)
    assert (within.low, within.value, within.high) == (2.2, 2.4, 4.0)
    sure = within_sum(two, replace(one, kind="measured", low=0.9, high=1.1), 2)
    assert (sure.low, sure.value, sure.high) == (2.0, 2.0, 2.2)


def test_of_two_ways_to_share_the_faster_one_counts(catalog: Catalog) -> None:
    runs = (pair(5, 1.0), pair(5, 1.5, split="tensor"), pair(5, 1.7, split="tensor"))
    assert joint(shared(catalog, *runs), card(5)).value == pytest.approx(1.6 * alone(5), rel=0.01)


def test_pair_that_nobody_measured_is_estimated_from_other_pairs(catalog: Catalog) -> None:
    speed = joint(shared(catalog, pair(1, 1.2), pair(2, 1.5), pair(3, 1.8)), card(5))
    assert (speed.kind, speed.tests, speed.extrapolated) == ("estimated", 0, False)
    assert speed.value == pytest.approx(1.5 * alone(5))
    assert speed.low <= 1.2 * alone(5) < 1.8 * alone(5) <= speed.high


def test_pair_that_nobody_measured_gets_no_credit_for_tensors_that_others_share(
    catalog: Catalog,
) -> None:
    by_layers = (pair(1, 1.0), pair(2, 1.0), pair(3, 1.0))
    by_tensors = [pair(number, 1.8, split="tensor") for number in (1, 2, 3)]
    scaling = shared(catalog, *by_layers, *by_tensors)
    assert joint(scaling, card(5)).value == pytest.approx(alone(5))
    assert joint(scaling, card(3)).value == pytest.approx(1.8 * alone(3))


def test_of_several_runs_of_a_pair_the_middle_one_tells_of_others(catalog: Catalog) -> None:
    often = [pair(2, ratio) for ratio in (1.0, 1.5, 1.9)]
    speed = joint(shared(catalog, pair(1, 1.2), *often, pair(3, 1.8)), card(5))
    assert speed.value == pytest.approx(1.5 * alone(5))


def test_too_few_measured_pairs_give_no_estimate(catalog: Catalog) -> None:
    scaling = shared(catalog, pair(1, 1.2), pair(2, 1.5))
    assert scaling.joint_speed_of("racing", card(5), 2) is None


def test_quad_is_no_slower_than_the_pair_in_it(catalog: Catalog) -> None:
    scaling = shared(catalog, pair(1, 1.2), pair(2, 1.5), pair(3, 1.8), pair(5, 1.9))
    assert joint(scaling, card(5), 4).value == pytest.approx(1.9 * alone(5))
    assert joint(scaling, card(5), 4).kind == "estimated"
    assert joint(scaling, card(6), 4).value >= 1.5 * alone(6)


def test_pair_does_what_one_has_too_little_memory_for(catalog: Catalog) -> None:
    small = accelerator(catalog, "small", (200, 600), memory={"bandwidth_gb_s": 600, "size_gb": 3})
    runs = (pair(1, 1.4), pair(2, 1.5), pair(3, 1.6))
    scaling = shared(catalog, *runs, others=[small])
    assert scaling.joint_speed_of("racing", "small", 1) is None
    assert joint(scaling, "small").value == pytest.approx(1.5 * alone(6))


def test_memory_of_several_is_less_than_their_sum_by_what_the_software_takes(
    catalog: Catalog,
) -> None:
    gpu = catalog.gpus["boreal-one"]  # 16 GB
    assert (memory_together_gb(gpu, 1), memory_together_gb(gpu, 2)) == (16, 31)
    assert memory_together_gb(tiny_gpu(catalog, "boreal-one", chips=4), 1) == 13


def test_work_that_is_not_shared_has_no_joint_speed(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    scaling = scaling_of(racing, performance(racing, TODAY), TODAY)
    assert scaling.joint_speed_of("racing", card(5), 2) is None


def test_copies_that_train_together_each_need_all_the_memory(catalog: Catalog) -> None:
    small = accelerator(catalog, "small", (200, 600), memory={"bandwidth_gb_s": 600, "size_gb": 3})
    runs = [pair(n, 1.9, split="data") for n in (1, 2, 3)]
    racing = racing_catalog(catalog, others=[small], splits=["data"])
    laps = [r.model_dump(exclude_none=True) for r in racing.datasets["laps"].runs]
    racing = replace(racing, datasets={"laps": dataset([*laps, *runs])})
    scaling = scaling_of(racing, performance(racing, TODAY), TODAY)
    assert scaling.joint_speed_of("racing", "small", 2) is None
    assert joint(scaling, card(5)).value == pytest.approx(1.9 * alone(5))


def test_run_that_was_made_later_or_set_aside_does_not_count(catalog: Catalog) -> None:
    later = pair(5, 1.6, date="2026-11-21")
    aside = pair(5, 1.6, set_aside="Throttled.")
    assert shared(catalog, later, aside).measured == {}


def test_a_pair_that_was_measured_once_is_known_to_a_tenth(catalog: Catalog) -> None:
    speed = joint(shared(catalog, pair(5, 1.6)), card(5))
    assert speed.spread == pytest.approx(0.1, rel=0.05)
