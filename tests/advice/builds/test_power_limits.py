from __future__ import annotations

from pathlib import Path

import pytest

from macros.advice.builds.build import Build
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.power_limits import limits_of, speed_at
from macros.facts.catalog import Catalog, load_catalog
from tests.real_data import real_catalog
from tests.tiny import TODAY
from tests.tiny_power import write_tiny_power


@pytest.fixture
def measured(data_dir: Path) -> Catalog:
    return load_catalog(write_tiny_power(data_dir), today=TODAY)


def test_curves_of_an_accelerator_stand_in_the_order_of_the_file(measured: Catalog) -> None:
    assert [c.workload for c in limits_of(measured, "boreal-one")] == ["llm-decode", "training"]
    assert limits_of(measured, "boreal-two") == ()


@pytest.mark.parametrize(
    ("limit_w", "speed"),
    [(100, 0.5), (125, 0.7), (150, 0.9), (175, 0.95), (200, 1), (99, None), (201, None)],
)
def test_speed_lies_evenly_between_measured_limits_and_is_unknown_beyond(
    measured: Catalog, limit_w: float, speed: float | None
) -> None:
    curve = limits_of(measured, "boreal-one")[0]
    assert speed_at(curve, limit_w) == (None if speed is None else pytest.approx(speed))


@pytest.mark.parametrize(
    ("gpu_id", "peak_w", "spike_w"), [("boreal-one", 300, 350), ("boreal-two", None, None)]
)
def test_build_reads_the_highest_peak_and_spike_of_its_accelerator(
    measured: Catalog, gpu_id: str, peak_w: float | None, spike_w: float | None
) -> None:
    figures = figures_of(Build(measured.gpus[gpu_id], 1), MainsSupply(()), {})
    assert (figures["gpu_peak_w"], figures["gpu_spike_w"]) == (peak_w, spike_w)


def test_real_curves_of_a_card_go_apart_by_the_kind_of_work() -> None:
    real = real_catalog()
    at_250 = {c.workload: speed_at(c, 250) for c in limits_of(real, "rtx-3090")}
    assert at_250["training"] is None
    assert (at_250["llm-decode"] or 0) > 0.97 > 0.86 > (at_250["llm-prompt"] or 0)
    power = real.gpus["rtx-5090"].power
    assert (power.tdp_w, power.peak_w, power.spike_w) == (575, 823.6, 901.1)
