from __future__ import annotations

import pytest

from macros.advice.speeds.clocks import CLOCKED, NOMINAL, Clocks
from macros.advice.speeds.speed_model import figures_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Term
from macros.facts.records.products import Gpu
from tests.tiny import tiny_gpu


def chip(catalog: Catalog, tdp_w: int | None, **changes: object) -> Gpu:
    """Return an invented chip of 10 TFLOPS in FP32."""
    compute = {"tensor_fp16_dense_tflops": 40, "fp32_tflops": 10}
    return tiny_gpu(catalog, "boreal-one", compute=compute, power={"tdp_w": tdp_w}, **changes)


@pytest.fixture
def clocks(catalog: Catalog) -> Clocks:
    return Clocks.of([chip(catalog, tdp_w) for tdp_w in (50, 100, 400)], exponent=0.5)


@pytest.mark.parametrize("term", sorted(CLOCKED))
def test_chip_with_a_quarter_of_the_usual_power_holds_half_of_its_rates(
    catalog: Catalog, clocks: Clocks, term: Term
) -> None:
    assert clocks.share(chip(catalog, 25), term) == pytest.approx(0.5)


@pytest.mark.parametrize("term", sorted(CLOCKED))
def test_more_power_than_usual_makes_no_chip_faster_than_its_data_sheet(
    catalog: Catalog, clocks: Clocks, term: Term
) -> None:
    assert clocks.share(chip(catalog, 100), term) == 1
    assert clocks.share(chip(catalog, 400), term) == 1


@pytest.mark.parametrize("term", sorted(CLOCKED))
def test_usual_power_is_that_of_the_own_architecture(
    catalog: Catalog, clocks: Clocks, term: Term
) -> None:
    assert clocks.share(chip(catalog, 25, architecture="Auster"), term) == 1


def test_tensor_cores_that_do_more_with_the_same_power_hold_less_of_their_rate(
    catalog: Catalog, clocks: Clocks
) -> None:
    compute = {"tensor_fp16_dense_tflops": 160, "fp32_tflops": 10}
    wide = tiny_gpu(catalog, "boreal-one", compute=compute, power={"tdp_w": 100})
    assert clocks.share(wide, "tensor") == pytest.approx(0.5)
    assert clocks.share(wide, "vector") == 1


def test_tensor_cores_of_chips_with_stacked_memory_are_of_another_width(
    catalog: Catalog, clocks: Clocks
) -> None:
    compute = {"tensor_fp16_dense_tflops": 160, "fp32_tflops": 10}
    memory = {"type": "HBM3", "bandwidth_gb_s": 2000}
    stacked = tiny_gpu(catalog, "boreal-one", compute=compute, memory=memory, power={"tdp_w": 25})
    assert clocks.share(stacked, "tensor") == 1
    assert clocks.share(stacked, "vector") == pytest.approx(0.5)


def test_chip_without_tensor_cores_holds_as_much_in_fp16_as_in_fp32(
    catalog: Catalog, clocks: Clocks
) -> None:
    compute = {"tensor_basis": None, "fp16_vector_tflops": 20, "fp32_tflops": 10}
    plain = tiny_gpu(catalog, "boreal-one", compute=compute, power={"tdp_w": 25})
    assert clocks.share(plain, "tensor") == clocks.share(plain, "vector") == pytest.approx(0.5)
    assert figures_of(plain, ("tensor", "vector"), clocks) == pytest.approx((10, 5))


@pytest.mark.parametrize("term", sorted(CLOCKED))
def test_unknown_power_and_announced_chips_change_nothing(catalog: Catalog, term: Term) -> None:
    announced = chip(catalog, 900, preview=True)
    clocks = Clocks.of([chip(catalog, 100), announced, chip(catalog, None)], exponent=0.5)
    assert clocks.share(chip(catalog, None), term) == 1
    assert clocks.share(chip(catalog, 100), term) == 1


def test_power_bounds_the_rates_of_the_chip_and_not_its_memory(
    catalog: Catalog, clocks: Clocks
) -> None:
    gpu = chip(catalog, 25, memory={"bandwidth_gb_s": 800})
    terms: tuple[Term, ...] = ("tensor", "vector", "bandwidth", "overhead")
    assert figures_of(gpu, terms, clocks) == pytest.approx((20, 5, 800, 1))
    assert figures_of(gpu, terms, NOMINAL) == pytest.approx((40, 10, 800, 1))
