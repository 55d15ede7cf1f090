from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from tests.tiny import GPU, TODAY, edit, problem_lines, said_of
from tests.tiny_power import write_tiny_power

LIMITS = "power_limits.yml"
PEAK = "watts: 300, window_ms: 5"
SPIKE = "watts: 350, window_ms: 1"


@pytest.fixture
def measured(data_dir: Path) -> Path:
    return write_tiny_power(data_dir)


def test_good_measurements_are_no_problem_and_stand_in_the_catalogue(measured: Path) -> None:
    assert problem_lines(measured) == ""
    catalog = load_catalog(measured, today=TODAY)
    power = catalog.gpus["boreal-one"].power
    assert (power.sustained_w, power.peak_w, power.spike_w) == (210, 300, 350)
    assert [curve.workload for curve in catalog.power_limits] == ["llm-decode", "training"]


def test_nothing_measured_is_nothing_known(data_dir: Path) -> None:
    catalog = load_catalog(data_dir, today=TODAY)
    power = catalog.gpus["boreal-one"].power
    assert (power.sustained_w, power.peak_w, power.spike_w) == (None, None, None)
    assert catalog.power_limits == ()


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        (PEAK, "watts: 209, window_ms: 5", "[2].watts",
         "this peak is less than the sustained draw, 210 W. Correct one of the two"),
        (PEAK, "watts: 351, window_ms: 5", "[2].watts",
         "this peak is more than the spike, 350 W. Correct one of the two"),
        (PEAK, "watts: 300, window_ms: 101", "[2].window_ms", "a peak is no average of 101 ms."),
        (PEAK, "watts: 300, window_ms: 0.5", "[2].window_ms", "a peak is no average of 0.5 ms."),
        (SPIKE, "watts: 350, window_ms: 2", "[4].window_ms",
         "a spike is no average of 2 ms. A spike has at most 1, a peak 1 to 100."),
        (SPIKE, "watts: 350, window_ms: 0", "[4].window_ms", "It must be more than 0."),
        (SPIKE, "watts: 20000, window_ms: 1", "[4].watts", "It must be at most 10000."),
        (PEAK, f"{PEAK}, card: Stout", "[2].card", "unknown field."),
        ("kind: sustained", "kind: mean", "[1].kind", "Allowed: sustained, peak, spike."),
        ("2026-11-03, quality: A", "2026-12-03, quality: A", "[4].date", "is in the future"),
    ],
)  # fmt: skip
def test_mistake_in_an_excursion_is_named_with_its_place(
    measured: Path, old: str, new: str, field: str, words: str
) -> None:
    said = said_of(measured, GPU, old, new)
    assert len(said.splitlines()) == 1
    assert f"power.excursions{field}: " in said
    assert words in said
    assert "warning" not in said


@pytest.mark.parametrize("watts", [210, 350])
def test_peak_may_be_as_low_as_the_sustained_draw_and_as_high_as_the_spike(
    measured: Path, watts: int
) -> None:
    assert said_of(measured, GPU, PEAK, f"watts: {watts}, window_ms: 5") == ""


def test_source_of_an_excursion_has_to_be_listed(measured: Path) -> None:
    said = said_of(measured, GPU, "Weekly Chip, source: weekly-chip,\n       date: 2026-11-03",
                   "Weekly Chip, source: weakly-chip,\n       date: 2026-11-03")  # fmt: skip
    assert "power.excursions[4].source: 'weakly-chip' is not listed in sources.yml." in said


def test_draw_of_more_than_three_times_the_tdp_is_warned_of(measured: Path) -> None:
    expected = (
        f"data/{GPU}:29:5  warning: power.excursions: "
        "601 W is more than 3 times the TDP, 200 W. Correct it, or add an "
        "entry to `explanations` with check power_excursions and field power.excursions."
    )
    assert said_of(measured, GPU, SPIKE, "watts: 601, window_ms: 1") == expected


def test_draw_of_three_times_the_tdp_is_not_warned_of(measured: Path) -> None:
    assert said_of(measured, GPU, SPIKE, "watts: 600, window_ms: 1") == ""


def test_file_that_says_why_is_not_warned_of_until_it_is_no_longer_needed(measured: Path) -> None:
    explanation = (
        "explanations:\n  - check: power_excursions\n    field: power.excursions\n"
        "    reason: Known.\nnotes:"
    )
    edit(measured, GPU, "notes:", explanation)
    assert "explanation is no longer needed" in problem_lines(measured)
    assert said_of(measured, GPU, SPIKE, "watts: 601, window_ms: 1") == ""


@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ("gpu: boreal-one\n  workload: llm", "gpu: boreal-on\n  workload: llm", "[1].gpu",
         "there is no accelerator 'boreal-on'. Did you mean 'boreal-one'?"),
        ("workload: training", "workload: trainig", "[2].workload", "Did you mean 'training'?"),
        ("source: weekly-chip", "source: weakly-chip", "[1].source", "not listed in sources.yml"),
        ("date: 2026-11-05", "date: 2027-11-05", "[2].date", "is in the future"),
        ("{limit_w: 200, relative_speed: 1}", "{limit_w: 190, relative_speed: 1}", "[2].points",
         "no point has the limit of the card itself, 200 W."),
        ("{limit_w: 200, relative_speed: 1}", "{limit_w: 200, relative_speed: 0.99}",
         "[2].points[2].relative_speed", "200 W is the limit of the card itself; its speed is 1."),
        ("limit_w: 150", "limit_w: 90", "[1].points[2].limit_w", "90 W comes after 100 W."),
        ("limit_w: 150", "limit_w: 100", "[1].points[2].limit_w", "100 W comes after 100 W."),
        ("0.9, value: 36", "0.9, value: 35", "[1].points[2].relative_speed",
         "35 is 0.875 of 40. Correct one of the two."),
        ("  unit: tokens/s\n", "", "[1].points", "values and their unit come together."),
        ("  quality: C\n", "  quality: C\n  unit: gflops\n", "[2].unit",
         "values and their unit come together."),
        ("    - {limit_w: 160, relative_speed: 0.95}\n", "", "[2].points",
         "a curve has at least 2 points, not 1. Add the speed under another limit"),
        ("relative_speed: 0.95", "relative_speed: 0", "[2].points[1].relative_speed",
         "It must be more than 0."),
    ],
)  # fmt: skip
def test_mistake_in_a_curve_is_named_with_its_place(
    measured: Path, old: str, new: str, field: str, words: str
) -> None:
    said = said_of(measured, LIMITS, old, new)
    assert len(said.splitlines()) == 1
    assert said.startswith("data/power_limits.yml:")
    assert f"  {field}: " in said
    assert words in said


def test_curves_of_the_same_conditions_are_refused(measured: Path) -> None:
    edit(measured, LIMITS, "workload: training", "workload: llm-decode")
    assert problem_lines(measured) == ""
    expected = (
        "data/power_limits.yml:15:15  [2].conditions: a curve of boreal-one under these "
        "conditions stands here twice. Remove one of the two, or tell their conditions apart."
    )
    assert said_of(measured, LIMITS, "Cats, 2 cards", "A story, 1 card") == expected


def test_curve_of_a_card_without_tdp_is_refused(measured: Path) -> None:
    edit(measured, GPU, "  tdp_w: 200\n", "")
    said = problem_lines(measured)
    assert "[1].gpu: boreal-one has no TDP that limits could be held against." in said


def test_speed_that_falls_as_the_limit_rises_is_warned_of(measured: Path) -> None:
    expected = (
        "data/power_limits.yml:21:38  warning: [2].points[2].relative_speed: "
        "the speed falls from 1.02 at 160 W. Correct it, or say in `unusual:` why it is right."
    )
    assert said_of(measured, LIMITS, "speed: 0.95", "speed: 1.02") == expected


def test_speed_that_falls_by_a_hundredth_is_not_warned_of(measured: Path) -> None:
    assert said_of(measured, LIMITS, "speed: 0.95", "speed: 1.01") == ""


def test_curve_that_says_why_is_not_warned_of_until_it_is_no_longer_needed(measured: Path) -> None:
    note = "  note: The sheet says over 95 %.\n"
    expected = (
        "data/power_limits.yml:23:12  warning: [2].unusual: "
        "the speed never falls here as the limit rises. Remove it."
    )
    said = said_of(measured, LIMITS, note, f"{note}  unusual: It throttles.\n")
    assert said == expected
    assert said_of(measured, LIMITS, "speed: 0.95", "speed: 1.02") == ""


def test_lowest_limit_is_less_than_the_tdp(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:26:14  power.tdp_low_w: 200 W is not less than the TDP, 200 W. "
        "Write the most as `tdp_w`, or remove `tdp_low_w`."
    )
    assert said_of(data_dir, GPU, "  tdp_w: 200\n", "  tdp_w: 200\n  tdp_low_w: 200\n") == expected
    assert said_of(data_dir, GPU, "tdp_low_w: 200", "tdp_low_w: 80") == ""
