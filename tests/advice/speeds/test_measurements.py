from __future__ import annotations

import math
from datetime import date
from typing import Any

import pytest

from macros.advice.speeds.measurements import measurements_for
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu
from tests.tiny_speeds import dataset, run, workload


def speeds(*runs: dict[str, Any], until: date = date.max, **changes: Any) -> dict[str, float]:
    measurements = measurements_for(workload(), {"laps": dataset(runs, **changes)}, until)
    return {measurement.id: math.exp(measurement.log_speed) for measurement in measurements}


def test_several_runs_of_one_cell_count_as_their_median() -> None:
    assert speeds(run("a", 10), run("a", 11), run("a", 40)) == pytest.approx({"a": 11})


def test_other_tests_and_precisions_do_not_count() -> None:
    other = [{"id": name, "name": name, "unit": "images/s"} for name in ("lap", "jump")]
    runs = (run("a", 10), run("b", 5, precision="fp32"), run("c", 5, test="jump"))
    assert speeds(*runs, tests=other) == pytest.approx({"a": 10})


def test_runs_of_several_accelerators_do_not_count_beside_single_ones() -> None:
    assert speeds(run("a", 10), run("a", 70, count=8), run("b", 90, count=8)) == pytest.approx(
        {"a": 10}
    )


def test_test_that_only_servers_ran_counts_for_each_accelerator() -> None:
    assert speeds(run("a", 80, count=8), run("b", 40, count=4)) == pytest.approx({"a": 10, "b": 10})


def test_less_time_is_more_speed() -> None:
    tests = [{"id": "lap", "name": "A lap", "unit": "min"}]
    by_id = speeds(run("a", 20), run("b", 10), tests=tests)
    assert by_id["b"] / by_id["a"] == pytest.approx(2)


def test_run_that_was_not_made_yet_does_not_count() -> None:
    runs = (run("a", 10, date="2026-03-01"), run("b", 10, date="2026-03"), run("c", 10))
    assert speeds(*runs, until=date(2026, 3, 15)).keys() == {"a"}
    assert speeds(*runs, until=date(2026, 3, 31)).keys() == {"a", "b"}


def test_newest_build_counts_and_not_the_middle_of_all() -> None:
    runs = (
        run("a", 10, build="b9", date="2026-08"),
        run("a", 11, build="b10", date="2026-08"),
        run("a", 12, build="b10", date="2026-08"),
        run("a", 30, build="b11", date="2026-07"),
    )
    assert speeds(*runs) == pytest.approx({"a": 11.5}, rel=0.01)


def test_builds_without_numbers_of_one_month_count_as_their_median() -> None:
    runs = [run("a", value, build=f"fork {value}", date="2026-08") for value in (10, 12, 20)]
    assert speeds(*runs) == pytest.approx({"a": 12})


def test_reader_takes_the_faster_backend() -> None:
    runs = (run("a", 10, backend="ROCm"), run("a", 12, backend="Vulkan"))
    assert speeds(*runs) == pytest.approx({"a": 12})


def test_backend_of_another_owner_counts_as_another_owner() -> None:
    runs = (run("a", 10, backend="ROCm", host="One"), run("a", 14.4, backend="Vulkan", host="Two"))
    assert speeds(*runs) == pytest.approx({"a": 12})


def test_owner_counts_although_another_measured_a_month_later() -> None:
    at = "https://owner.example/a"
    runs = (
        run("a", 10, source="one", url=at, date="2026-05"),
        run("a", 14.4, source="two", url=at, date="2026-08"),
    )
    assert speeds(*runs) == pytest.approx({"a": 12})


def test_newest_build_counts_of_each_owner_and_not_of_all() -> None:
    runs = (
        run("a", 5, build="b8", host="One", date="2026-05"),
        run("a", 10, build="b9", host="One", date="2026-05"),
        run("a", 14.4, build="b11", host="Two", date="2026-08"),
    )
    assert speeds(*runs) == pytest.approx({"a": 12})


def test_runs_without_a_host_are_of_one_owner() -> None:
    runs = (
        run("a", 10, date="2026-08"),
        run("a", 10, date="2026-08"),
        run("a", 10, date="2026-08"),
        run("a", 14.4, host="Two", date="2026-08"),
    )
    assert speeds(*runs) == pytest.approx({"a": 12})


def extremes(catalog: Catalog, *runs: dict[str, Any]) -> tuple[float, float]:
    gpus = {"a": tiny_gpu(catalog, "boreal-one", power={"tdp_w": 200})}
    (one,) = measurements_for(workload(), {"laps": dataset(runs)}, gpus=gpus)
    assert one.extremes is not None
    low, high = one.extremes
    return math.exp(low), math.exp(high)


def test_extremes_are_of_every_build_and_owner(catalog: Catalog) -> None:
    runs = (
        run("a", 8, build="b8", host="One", date="2026-05"),
        run("a", 10, build="b9", host="One", date="2026-05"),
        run("a", 14, host="Two", date="2026-08"),
    )
    assert extremes(catalog, *runs) == pytest.approx((8, 14))


def test_extremes_leave_out_the_slower_backend_of_an_owner_and_power_limits(
    catalog: Catalog,
) -> None:
    runs = (
        run("a", 5, backend="ROCm"),
        run("a", 12, backend="Vulkan"),
        run("a", 13, backend="Vulkan"),
        run("a", 6, power_limit_w=100),
    )
    assert extremes(catalog, *runs) == pytest.approx((12, 13))


def test_run_that_was_set_aside_does_not_count() -> None:
    assert speeds(run("a", 10), run("a", 90, set_aside="A slip.")) == pytest.approx({"a": 10})


def test_run_under_a_power_limit_counts_only_where_it_is_the_fastest(catalog: Catalog) -> None:
    gpus = {"a": tiny_gpu(catalog, "boreal-one", power={"tdp_w": 200})}

    def speed_of(*runs: dict[str, Any]) -> float:
        (one,) = measurements_for(workload(), {"laps": dataset(runs)}, gpus=gpus)
        return math.exp(one.log_speed)

    held, free = run("a", 10, power_limit_w=150), run("a", 12, power_limit_w=190)
    assert speed_of(held, free) == pytest.approx(12)
    assert speed_of(run("a", 15, power_limit_w=150), free) == pytest.approx(15)
    assert speed_of(held) == pytest.approx(10)


def test_campaigns_of_a_cell_are_those_who_published_its_runs() -> None:
    runs = (run("a", 10), run("a", 11, source="owner", url="https://owner.example/a"))
    (one,) = measurements_for(workload(), {"laps": dataset(runs)})
    assert one.campaigns == ("laps", "owner")
