"""What the real measurements say, and whether the intervals of the estimates are honest."""

from __future__ import annotations

import math
from datetime import date
from statistics import median

import pytest

from macros.advice.speeds.performance import REFERENCES, Performance, performance
from macros.advice.speeds.priorities import priorities
from macros.advice.speeds.speed_model import fit_points, quantile
from macros.advice.speeds.workload_model import WorkloadModel
from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.site.day import newest_possible_date
from tests.real_data import real_catalog

FITTED = (
    "cnn-training",
    "rnn-training",
    "transformer-training",
    "llm-decode-8b",
    "llm-decode-30b",
    "llm-decode-moe-30b",
    "llm-prompt",
    "image-generation",
)
LENT = (
    "llm-decode-moe-120b",
    "llm-decode-70b",
    "llm-long-context",
    "llm-finetuning-8b",
    "llm-finetuning-70b",
    "video-generation",
)
LARGEST_MEDIAN_ERRORS = {
    "cnn-training": 0.08,
    "rnn-training": 0.12,
    "transformer-training": 0.12,
    "llm-decode-8b": 0.08,
    "llm-decode-30b": 0.12,
    "llm-decode-moe-30b": 0.10,
}


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


@pytest.fixture(scope="module")
def found(real: Catalog) -> Performance:
    return performance(real, newest_possible_date())


def fitted(found: Performance, name: str) -> WorkloadModel:
    model = found.models[name]
    assert model.fit is not None
    return model


def test_workloads_are_those_of_the_guide(found: Performance) -> None:
    assert set(found.models) == {*FITTED, *LENT}
    assert found.speeds.reference == REFERENCES[0]


@pytest.mark.parametrize(("name", "bound"), LARGEST_MEDIAN_ERRORS.items())
def test_left_out_cards_are_estimated_well(found: Performance, name: str, bound: float) -> None:
    model = fitted(found, name)
    assert model.median_error is not None
    print(f"{name}: {len(model.points)} cards, {model.median_error:.3f}, {model.p90_error:.3f}")
    assert model.median_error <= bound


@pytest.mark.parametrize("name", FITTED)
def test_intervals_cover_about_what_they_promise(found: Performance, name: str) -> None:
    model = fitted(found, name)
    assert model.coverage is not None
    print(f"{name}: {model.coverage:.3f} of {len(model.points)} cards inside")
    assert 0.7 <= model.coverage <= 0.9


@pytest.mark.parametrize("name", FITTED)
def test_intervals_that_never_saw_the_card_cover_as_well(found: Performance, name: str) -> None:
    """The errors of the others are made anew here, from fits without the card left out."""
    model = fitted(found, name)
    inside = []
    for at, error in enumerate(model.fit.errors if model.fit else ()):
        others = (*model.points[:at], *model.points[at + 1 :])
        reach = quantile(
            fit_points(others, with_kin=model.workload.kin).known_errors,
            model.limits.interval_coverage,
        )
        inside.append(error is not None and abs(error) <= reach)
    share = sum(inside) / len(inside)
    print(f"{name}: {share:.3f} of {len(inside)} cards inside")
    assert 0.7 <= share <= 0.9


@pytest.mark.parametrize("name", FITTED)
def test_weights_are_physical(found: Performance, name: str) -> None:
    weights = fitted(found, name).weights(REFERENCES[0])
    assert min(weights.values()) >= 0
    assert weights["bandwidth"] > 0


@pytest.mark.parametrize("name", LENT)
def test_work_that_few_measured_is_estimated_like_other_work_and_says_so(
    found: Performance, name: str
) -> None:
    model = found.models[name]
    assert model.loan is not None
    speeds = found.speeds.by_workload[name].values()
    assert {speed.kind for speed in speeds} == {"measured", "estimated"}
    assert all(speed.extrapolated for speed in speeds if speed.kind == "estimated")


def test_no_card_has_a_speed_in_work_that_it_cannot_hold(real: Catalog, found: Performance) -> None:
    for name, speeds in found.speeds.by_workload.items():
        floor = real.workloads[name].memory_floor.size_gb
        assert [id_ for id_ in speeds if real.gpus[id_].memory.size_gb < floor] == []


def test_every_speed_lies_within_its_interval(found: Performance) -> None:
    speeds = [s for speeds in found.speeds.by_workload.values() for s in speeds.values()]
    assert len(speeds) > 500
    assert [s for s in speeds if not 0 < s.low <= s.value <= s.high < math.inf] == []


def test_preview_products_have_no_estimates(real: Catalog, found: Performance) -> None:
    estimated = {
        s.id
        for by in found.speeds.by_workload.values()
        for s in by.values()
        if s.kind != "measured"
    }
    assert [id_ for id_ in estimated if real.gpus[id_].preview] == []


def test_newer_software_is_not_slower(found: Performance) -> None:
    """The oldest container shares no card with the others: its factor comes from the fit."""
    for name in ("cnn-training", "rnn-training", "transformer-training"):
        factors = [group.software for group in fitted(found, name).groups()]
        assert factors[0] == 1
        assert all(factor is not None and 0.4 < factor < 1.1 for factor in factors)


def test_past_days_know_no_later_measurement(real: Catalog) -> None:
    day = date(2019, 5, 26)
    past = performance(known_by(real, day), day, real)
    kinds = {(s.kind, s.hindsight) for by in past.speeds.by_workload.values() for s in by.values()}
    assert kinds == {("estimated", True)}
    assert past.speeds.reference == REFERENCES[1]
    cards = {"rtx-2060", "rtx-2070", "rtx-2080", "rtx-2080-ti", "gtx-1060-6gb", "gtx-1050-ti"}
    assert cards <= past.speeds.by_workload["cnn-training"].keys()


def test_measurements_contradict_the_order_for_convolutions(
    real: Catalog, found: Performance
) -> None:
    certainty = real.rules["tie-certainty"].value
    by_name = {p.workload: p for p in priorities(found.models, real.gpus, certainty)}
    assert by_name["cnn-training"].verdict == "disagree"
    assert by_name["cnn-training"].order[0] == "bandwidth"
    assert by_name["rnn-training"].verdict == "agree"
    assert by_name["llm-decode-8b"].order[0] == "bandwidth"


def test_no_run_is_far_from_what_its_card_and_test_make_likely(found: Performance) -> None:
    """A slip of a digit in a run would show here."""
    for name in FITTED:
        measured = found.models[name].measured
        assert measured.scatter is None or measured.scatter < 0.25, name
        errors = fitted(found, name).fit
        assert errors is not None
        assert median(errors.known_errors) < 0.25
