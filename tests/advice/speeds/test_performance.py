from __future__ import annotations

import math
from dataclasses import replace
from datetime import date

import pytest

from macros.advice.speeds.performance import REFERENCES, Performance, performance, reference_of
from macros.advice.speeds.speed import Z80, Speed
from macros.advice.speeds.workload_model import UNTOLD_SPREAD
from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from tests.tiny import TODAY
from tests.tiny_speeds import FIGURES, accelerator, card, dataset, racing_catalog, run, seconds

BETWEEN = (180.0, 800.0)  # figures like those that were measured
ALL = range(len(FIGURES))


def noise(number: int) -> float:
    return math.exp((0.02, -0.05, 0.04, -0.01, 0.06, -0.03)[number % 6])


def speed(raced: Performance, id_: str) -> Speed | None:
    return raced.speeds.of("racing", id_)


def known(raced: Performance, id_: str) -> Speed:
    value = speed(raced, id_)
    assert value is not None
    return value


def test_measured_card_has_its_measured_speed(catalog: Catalog) -> None:
    raced = performance(racing_catalog(catalog), TODAY)
    fast = known(raced, card(9))
    assert fast.kind == "measured"
    assert fast.value == pytest.approx(seconds(FIGURES[0]) / seconds(FIGURES[9]))


def test_speed_says_how_much_was_measured_and_an_estimate_that_nothing_was(
    catalog: Catalog,
) -> None:
    others = [accelerator(catalog, "new-one", BETWEEN)]
    racing = racing_catalog(catalog, others=others)
    again = dataset([run(card(n), 5 / seconds(FIGURES[n])) for n in (0, 9)])
    raced = performance(replace(racing, datasets={**racing.datasets, "again": again}), TODAY)
    counts = {
        id_: (known(raced, id_).tests, known(raced, id_).campaigns)
        for id_ in (card(9), card(3), "new-one")
    }
    assert counts == {card(9): (1, 2), card(3): (1, 1), "new-one": (0, 0)}


def test_reference_is_one_without_any_doubt(catalog: Catalog) -> None:
    raced = performance(racing_catalog(catalog, error=noise), TODAY)
    own = known(raced, raced.speeds.reference)
    assert (own.value, own.low, own.high) == (1, 1, 1)


def test_card_that_nobody_measured_is_estimated_from_its_figures(catalog: Catalog) -> None:
    others = [accelerator(catalog, "new-one", BETWEEN)]
    raced = known(performance(racing_catalog(catalog, others=others), TODAY), "new-one")
    assert (raced.kind, raced.extrapolated, raced.hindsight) == ("estimated", False, False)
    assert raced.value == pytest.approx(seconds(FIGURES[0]) / seconds(BETWEEN))


def test_interval_of_an_estimate_is_as_wide_as_the_errors(catalog: Catalog) -> None:
    others = [accelerator(catalog, "new-one", BETWEEN)]
    raced = performance(racing_catalog(catalog, error=noise, others=others), TODAY)
    estimate, reach = known(raced, "new-one"), raced.models["racing"].reach
    assert reach is not None
    assert math.log(estimate.high / estimate.value) >= reach
    assert estimate.value**2 == pytest.approx(estimate.low * estimate.high)


def test_estimate_beyond_the_measured_figures_is_marked_and_doubted_twice(
    catalog: Catalog,
) -> None:
    tensor, bandwidth = FIGURES[-1][0] * 1.3, 900.0
    others = [
        accelerator(catalog, "near", (FIGURES[-1][0] * 1.2, bandwidth)),
        accelerator(catalog, "far", (tensor, bandwidth)),
    ]
    # Only the last card has the highest throughput, so only it sets the end of the range.
    raced = performance(racing_catalog(catalog, error=noise, others=others), TODAY)
    near, far = known(raced, "near"), known(raced, "far")
    assert (near.extrapolated, far.extrapolated) == (False, True)
    model = raced.models["racing"]
    assert model.reach is not None
    doubt = model.log_spread(raced.speeds.reference)  # both are relative to a measured speed
    assert far.spread**2 - doubt**2 == pytest.approx(4 * (near.spread**2 - doubt**2))


def test_card_measured_with_the_software_of_the_reference_is_doubted_by_its_scatter_alone(
    catalog: Catalog,
) -> None:
    model = performance(racing_catalog(catalog, error=noise), TODAY).models["racing"]
    assert model.measured.scatter is None  # nothing was measured twice
    assert model.reach is not None
    once_more = math.sqrt(2) * min(UNTOLD_SPREAD, model.reach / Z80)
    assert model.log_spread(card(3)) == pytest.approx(once_more)


def test_estimate_of_an_unmeasured_architecture_is_marked_and_less_sure(catalog: Catalog) -> None:
    others = [
        accelerator(catalog, "known-one", BETWEEN),
        accelerator(catalog, "strange-one", BETWEEN, architecture="Auster"),
    ]
    raced = performance(racing_catalog(catalog, error=noise, others=others), TODAY)
    usual, strange = known(raced, "known-one"), known(raced, "strange-one")
    assert (usual.extrapolated, strange.extrapolated) == (False, True)
    assert strange.spread >= usual.spread


def test_no_estimate_is_faster_than_a_measured_card_of_its_kin_with_better_figures(
    catalog: Catalog,
) -> None:
    # The last card was measured to be far slower than its figures say.
    slow = len(FIGURES) - 1
    tensor, bandwidth = FIGURES[slow]
    others = [
        accelerator(catalog, card(slow), FIGURES[slow], architecture="Corvus"),
        accelerator(catalog, "lesser", (tensor - 1, bandwidth - 1), architecture="Corvus"),
        accelerator(
            catalog, "lesser-elsewhere", (tensor - 1, bandwidth - 1), architecture="Auster"
        ),
    ]
    racing = racing_catalog(catalog, error=lambda n: 2.0 if n == slow else 1.0, others=others)
    raced = performance(racing, TODAY)
    assert known(raced, "lesser").value == pytest.approx(known(raced, card(slow)).value, rel=0.01)
    assert known(raced, "lesser-elsewhere").value > known(raced, "lesser").value


def test_chip_with_less_power_and_no_more_cores_is_not_estimated_faster(catalog: Catalog) -> None:
    slow = len(FIGURES) - 1
    tensor, bandwidth = FIGURES[slow]
    compute = {
        "tensor_fp16_dense_tflops": tensor,
        "fp32_tflops": tensor / 4,
        "sm_or_cu_count": 100,
    }
    figures = (tensor, bandwidth * 1.1)
    others = [
        accelerator(catalog, card(slow), FIGURES[slow], compute=compute, power={"tdp_w": 700}),
        accelerator(catalog, "frugal", figures, compute=compute, power={"tdp_w": 400}),
        accelerator(catalog, "as-hungry", figures, compute=compute, power={"tdp_w": 700}),
    ]
    raced = performance(racing_catalog(catalog, others=others), TODAY)
    assert known(raced, "frugal").value == pytest.approx(known(raced, card(slow)).value)
    assert known(raced, "as-hungry").value > known(raced, card(slow)).value


def test_estimate_is_ahead_of_a_measured_sibling_by_no_more_than_their_figures(
    catalog: Catalog,
) -> None:
    # The sibling was measured to be far slower than its figures say.
    slow = len(FIGURES) - 1
    tensor, bandwidth = FIGURES[slow]
    others = [
        accelerator(catalog, card(slow), FIGURES[slow], architecture="Corvus"),
        accelerator(catalog, "sibling", (tensor * 1.1, bandwidth * 1.05), architecture="Corvus"),
        accelerator(catalog, "larger", (tensor * 2, bandwidth), architecture="Corvus"),
    ]
    racing = racing_catalog(catalog, error=lambda n: 2.0 if n == slow else 1.0, others=others)
    raced = performance(racing, TODAY)
    measured = known(raced, card(slow)).value
    assert known(raced, "sibling").value == pytest.approx(1.1 * measured)
    assert known(raced, "larger").value > 1.3 * measured


def test_chip_with_less_power_than_its_like_is_estimated_slower(catalog: Catalog) -> None:
    figures = (210, 1500)
    others = [
        accelerator(catalog, "usual", figures, power={"tdp_w": 300}, architecture="Auster"),
        accelerator(catalog, "middle", figures, power={"tdp_w": 300}, architecture="Auster"),
        accelerator(catalog, "held", figures, power={"tdp_w": 75}, architecture="Auster"),
    ]
    raced = performance(racing_catalog(catalog, others=others), TODAY)
    assert known(raced, "held").value < known(raced, "usual").value
    assert known(raced, "middle").value == pytest.approx(known(raced, "usual").value)


def test_card_that_cannot_hold_the_work_has_a_speed_only_among_those_too_small(
    catalog: Catalog,
) -> None:
    others = [
        accelerator(catalog, "small", BETWEEN, memory={"bandwidth_gb_s": 800, "size_gb": 3}),
        accelerator(catalog, "split", BETWEEN, chips=8),
    ]
    speeds = performance(racing_catalog(catalog, others=others), TODAY).speeds
    assert {"small", "split"} & speeds.by_workload["racing"].keys() == set()
    assert {"small", "split"} <= speeds.too_small["racing"].keys()


def test_interval_holds_every_ratio_that_was_measured(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    odd = [run(card(n), (2 if n == 3 else 1) / seconds(FIGURES[n])) for n in (0, 3, 5)]
    racing = replace(racing, datasets={**racing.datasets, "odd": dataset(odd)})
    fast = known(performance(racing, TODAY), card(3))
    once = seconds(FIGURES[0]) / seconds(FIGURES[3])
    assert fast.low <= once <= fast.value <= 2 * once <= fast.high


def test_estimates_hold_the_ratio_of_runs_that_could_not_be_put_on_the_scale(
    catalog: Catalog,
) -> None:
    others = [accelerator(catalog, id_, (150, 700), architecture="Apart") for id_ in ("x", "y")]
    raced = racing_catalog(catalog, others=others)
    apart = dataset([run("x", 1), run("y", 3)], software="Lap 2")
    raced = replace(raced, datasets={**raced.datasets, "apart": apart})
    found = performance(raced, TODAY)
    ours, theirs = known(found, "x"), known(found, "y")
    assert ours.kind == theirs.kind == "estimated"
    reach = Z80 * math.hypot(ours.spread, theirs.spread)
    assert abs(math.log(theirs.value / ours.value) - math.log(3)) <= reach + 1e-9


def test_figure_without_weight_cannot_be_out_of_range(catalog: Catalog) -> None:
    others = [accelerator(catalog, "huge", BETWEEN, memory={"bandwidth_gb_s": 800, "size_gb": 999})]
    racing = racing_catalog(catalog, others=others, terms=["tensor", "bandwidth", "batch"])
    raced = performance(racing, TODAY)
    assert raced.models["racing"].weights(card(0))["batch"] == pytest.approx(0, abs=1e-9)
    assert not known(raced, "huge").extrapolated


def test_nothing_is_said_of_a_platform_that_was_not_measured(catalog: Catalog) -> None:
    others = [accelerator(catalog, "other", BETWEEN, software={"platform": "ROCm"})]
    assert speed(performance(racing_catalog(catalog, others=others), TODAY), "other") is None


def test_measured_card_of_another_platform_keeps_its_measurement(catalog: Catalog) -> None:
    others = [accelerator(catalog, "other", BETWEEN, software={"platform": "ROCm"})]
    racing = racing_catalog(catalog, others=others)
    laps = [r.model_dump(exclude_none=True) for r in racing.datasets["laps"].runs]
    value = 3 / seconds(FIGURES[0])
    racing = replace(racing, datasets={"laps": dataset([*laps, run("other", value)])})
    other = known(performance(racing, TODAY), "other")
    assert other.kind == "measured"
    assert other.value == pytest.approx(3)


def test_platform_that_was_measured_gets_a_factor_of_its_own(catalog: Catalog) -> None:
    rocm = {"platform": "ROCm"}
    others = [accelerator(catalog, f"red-{n}", FIGURES[n], software=rocm) for n in range(4, 8)]
    others.append(accelerator(catalog, "red-new", BETWEEN, software=rocm))
    racing = racing_catalog(catalog, others=others, platforms=["CUDA", "ROCm"])
    laps = [r.model_dump(exclude_none=True) for r in racing.datasets["laps"].runs]
    slow = [run(f"red-{n}", 0.5 / seconds(FIGURES[n])) for n in range(4, 8)]
    racing = replace(racing, datasets={"laps": dataset([*laps, *slow])})
    raced = performance(racing, TODAY)
    assert raced.models["racing"].platform_factors == pytest.approx({"CUDA": 1, "ROCm": 2})
    expected = 0.5 * seconds(FIGURES[0]) / seconds(BETWEEN)
    assert known(raced, "red-new").value == pytest.approx(expected, rel=1e-4)


def test_announced_card_and_card_with_an_unknown_figure_get_no_estimate(catalog: Catalog) -> None:
    others = [
        accelerator(catalog, "announced", BETWEEN, preview=True),
        accelerator(catalog, "unknown", BETWEEN, compute={"tensor_fp16_dense_tflops": None}),
    ]
    unknown = others[1].model_copy(
        update={
            "compute": others[1].compute.model_copy(
                update={"tensor_fp16_dense_tflops": None, "fp32_tflops": None}
            )
        }
    )
    raced = performance(racing_catalog(catalog, others=[others[0], unknown]), TODAY)
    assert speed(raced, "announced") is None
    assert speed(raced, "unknown") is None


def test_too_few_measured_cards_give_no_estimate(catalog: Catalog) -> None:
    raced = performance(racing_catalog(catalog, cards=range(9)), TODAY)
    model = raced.models["racing"]
    assert (model.enough, model.median_error, model.coverage) == (False, None, None)
    assert {s.id for s in raced.speeds.by_workload["racing"].values()} == set(map(card, range(9)))
    assert {s.kind for s in raced.speeds.by_workload["racing"].values()} == {"measured"}


def test_software_of_another_group_is_told_apart_by_the_fit(catalog: Catalog) -> None:
    racing = racing_catalog(catalog, cards=range(8))
    old = [run(card(n), 0.25 / seconds(FIGURES[n])) for n in range(8, 12)]
    racing = replace(racing, datasets={**racing.datasets, "old": dataset(old)})
    raced = performance(racing, TODAY)
    expected = seconds(FIGURES[0]) / seconds(FIGURES[9])
    assert known(raced, card(9)).value == pytest.approx(expected, rel=1e-3)
    first, second = raced.models["racing"].groups()
    assert (first.software, first.datasets) == (1, ("laps",))
    assert second.software == pytest.approx(0.25, rel=1e-3)


def test_measurement_that_was_made_later_is_hindsight(catalog: Catalog) -> None:
    everything = racing_catalog(catalog)
    day = date(2024, 6, 1)
    raced = performance(known_by(everything, day), day, everything)
    speeds = raced.speeds.by_workload["racing"].values()
    assert len(speeds) == len(FIGURES)
    assert {(s.kind, s.hindsight) for s in speeds} == {("estimated", True)}
    assert raced.models["racing"].hindsight


def test_measurement_that_was_made_by_then_is_no_hindsight(catalog: Catalog) -> None:
    everything = racing_catalog(catalog)
    laps = [r.model_dump(exclude_none=True) for r in everything.datasets["laps"].runs]
    laps[3]["date"] = "2024-05-01"
    everything = replace(everything, datasets={"laps": dataset(laps)})
    day = date(2024, 6, 1)
    raced = performance(known_by(everything, day), day, everything)
    kinds = {s.id: (s.kind, s.hindsight) for s in raced.speeds.by_workload["racing"].values()}
    assert kinds.pop(card(3)) == ("measured", False)
    assert set(kinds.values()) == {("estimated", True)}


def test_enough_measurements_by_then_need_no_hindsight(catalog: Catalog) -> None:
    everything = racing_catalog(catalog)
    laps = [r.model_dump(exclude_none=True) for r in everything.datasets["laps"].runs]
    for lap in laps[:10]:
        lap["date"] = "2024-05-01"
    everything = replace(everything, datasets={"laps": dataset(laps)})
    day = date(2024, 6, 1)
    raced = performance(known_by(everything, day), day, everything)
    kinds = {s.id: (s.kind, s.hindsight) for s in raced.speeds.by_workload["racing"].values()}
    assert kinds[card(0)] == ("measured", False)
    assert kinds[card(11)] == ("estimated", False)


def test_later_measurement_changes_nothing_where_earlier_ones_are_enough(
    catalog: Catalog,
) -> None:
    everything = racing_catalog(catalog)
    laps = [r.model_dump(exclude_none=True) for r in everything.datasets["laps"].runs]
    for lap in laps[:10]:
        lap["date"] = "2024-05-01"
    day = date(2024, 6, 1)
    changed = [*laps[:-1], {**laps[-1], "value": 1000}]
    first, other = (
        performance(known_by(c, day), day, c)
        for c in (replace(everything, datasets={"laps": dataset(r)}) for r in (laps, changed))
    )
    assert first.speeds == other.speeds


def test_reference_is_the_first_known_one(catalog: Catalog) -> None:
    gpus = [accelerator(catalog, id_, BETWEEN) for id_ in ("a-card", *REFERENCES)]
    everything = replace(catalog, gpus={gpu.id: gpu for gpu in gpus})
    assert reference_of(everything) == REFERENCES[0]
    assert reference_of(replace(catalog, gpus={g.id: g for g in gpus[::2]})) == REFERENCES[1]
    assert reference_of(replace(catalog, gpus={})) == ""


def test_without_workloads_there_are_no_speeds(catalog: Catalog) -> None:
    assert performance(catalog, TODAY).speeds.by_workload == {}


def test_workload_in_which_the_reference_is_unknown_has_no_speeds(catalog: Catalog) -> None:
    alone = accelerator(catalog, "a-card", BETWEEN, software={"platform": "ROCm"})
    raced = performance(racing_catalog(catalog, others=[alone]), TODAY)
    assert raced.speeds.reference == "a-card"
    assert raced.speeds.by_workload == {"racing": {}}


def test_all_measured_cards_are_fitted(catalog: Catalog) -> None:
    model = performance(racing_catalog(catalog), TODAY).models["racing"]
    assert [point.id for point in model.points] == [card(n) for n in ALL]
    assert sum(model.shares.values()) == pytest.approx(1, abs=0.05)
