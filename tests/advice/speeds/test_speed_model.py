from __future__ import annotations

import math
import random

import pytest

from macros.advice.speeds.speed_model import (
    Point,
    coverage,
    figure_of,
    figures_of,
    fit_points,
    quantile,
)
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu
from tests.tiny_speeds import FIGURES, card, seconds


def points(scale: float = 1.0, group: int = 0, beside: int = 0) -> tuple[Point, ...]:
    """Return the invented accelerators; software of the group makes all `scale` times as slow."""
    return tuple(
        Point(card(n + beside), math.log(seconds(figures) * scale), group, figures)
        for n, figures in enumerate(FIGURES)
    )


def test_fit_finds_the_true_weights() -> None:
    assert fit_points(points()).weights == pytest.approx((100, 300))


def test_left_out_card_is_predicted_exactly_where_the_model_is_true() -> None:
    assert fit_points(points()).known_errors == pytest.approx([0] * len(FIGURES), abs=1e-9)


def test_weights_are_never_negative() -> None:
    odd = tuple(
        point._replace(log_time=math.log(max(1, 900 / figures[1] - 20 / figures[0])))
        for point, figures in zip(points(), FIGURES, strict=True)
    )
    assert min(fit_points(odd).weights) >= 0


def test_factor_of_software_is_told_apart_from_the_cards() -> None:
    slow = [point for point in points(scale=3, group=7, beside=50) if point.figures[0] > 100]
    fit = fit_points((*points(), *slow))
    assert dict(fit.factors)[7] == pytest.approx(math.log(3), abs=1e-4)
    assert fit.weights == pytest.approx((100, 300), rel=1e-3)
    assert max(fit.known_errors) < 1e-3


def test_card_that_is_alone_in_its_software_has_no_error() -> None:
    alone = points(scale=3, group=7, beside=50)[:1]
    errors = fit_points((*points(), *alone)).errors
    assert errors[-1] is None
    assert None not in errors[:-1]


def test_error_of_a_card_does_not_know_the_card() -> None:
    spoilt = list(points())
    spoilt[5] = spoilt[5]._replace(log_time=spoilt[5].log_time + math.log(2))
    error = fit_points(tuple(spoilt)).errors[5]
    assert error == pytest.approx(-math.log(2), abs=1e-6)


@pytest.mark.parametrize(
    ("count", "share", "rank"), [(9, 0.8, 8), (10, 0.8, 9), (24, 0.8, 20), (3, 0.8, 3)]
)
def test_quantile_allows_for_the_card_to_come(count: int, share: float, rank: int) -> None:
    assert quantile([float(n) for n in range(count, 0, -1)], share) == rank


def test_intervals_cover_what_they_promise() -> None:
    source = random.Random(7)
    inside = [coverage([abs(source.gauss(0, 1)) for _ in range(30)], 0.8) for _ in range(200)]
    assert 0.78 < sum(inside) / len(inside) < 0.86


def test_coverage_is_the_share_within_what_the_others_promise() -> None:
    assert coverage([1, 1, 1, 1], 0.8) == 1
    assert coverage([1, 2, 3, 4], 0.8) == 0.75  # the largest is beyond all others


def test_card_without_tensor_cores_computes_at_the_rate_of_fp32(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-two"]
    assert figure_of(gpu, "tensor") == 40
    assert figures_of(gpu, ("tensor", "bandwidth", "overhead", "batch")) == (40, 800, 1, 24)


def test_tensor_rate_whose_basis_nobody_knows_bounds_nothing(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", compute={"tensor_basis": None})
    assert figure_of(catalog.gpus["boreal-one"], "tensor") == 80
    assert figure_of(gpu, "tensor") == gpu.compute.fp32_tflops


def test_figures_of_a_card_with_several_chips_are_those_of_one(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-two", chips=4)
    assert figures_of(gpu, ("tensor", "bandwidth", "overhead", "batch")) == (10, 200, 1, 6)


def test_unknown_figure_is_no_figure(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "meridian-x")
    assert figures_of(gpu, ("bandwidth", "vector")) is None


def of_architectures(late: float) -> tuple[Point, ...]:
    """Return the points as two architectures by turns; the second takes `late` times as long."""
    return tuple(
        point._replace(architecture="late" if n % 2 else "plain", log_time=point.log_time + slow)
        for n, point in enumerate(points())
        for slow in [math.log(late) if n % 2 else 0.0]
    )


def test_without_kin_only_the_weights_count() -> None:
    fit = fit_points(of_architectures(late=1.2))
    assert fit.log_time(FIGURES[1], "late") == fit.log_time(FIGURES[1], "plain")


def test_what_the_figures_miss_of_an_architecture_counts_for_its_kin() -> None:
    fit = fit_points(of_architectures(late=1.2), with_kin=True)
    known = fit.log_time(FIGURES[1], "late") - fit.log_time(FIGURES[1], "plain")
    assert 0.3 * math.log(1.2) < known < math.log(1.2)


def test_kin_makes_estimates_of_an_architecture_better() -> None:
    late = of_architectures(late=1.2)
    plain, kin = fit_points(late), fit_points(late, with_kin=True)
    assert sum(kin.known_errors) < 0.7 * sum(plain.known_errors)


def test_accelerator_far_from_all_measured_ones_has_no_kin() -> None:
    fit = fit_points(of_architectures(late=1.2), with_kin=True)
    far = tuple(figure * 100 for figure in FIGURES[0])
    pairs = zip(fit.weights, far, strict=True)
    assert fit.log_time(far, "unheard") == pytest.approx(math.log(sum(w / f for w, f in pairs)))


def test_error_without_the_whole_architecture_is_the_larger_one() -> None:
    fit = fit_points(of_architectures(late=1.2), with_kin=True)
    assert sum(fit.known_architecture_errors) > 1.5 * sum(fit.known_errors)


def test_error_without_an_architecture_is_unknown_where_nothing_else_was_measured() -> None:
    alone = tuple(point._replace(architecture="only") for point in points())
    assert fit_points(alone).architecture_errors == (None,) * len(FIGURES)
