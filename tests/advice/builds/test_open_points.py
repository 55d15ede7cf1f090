"""What has to be known before a rule can say anything, and what waits for parts."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.build import Build
from macros.advice.builds.figures import BuildFigures
from macros.advice.builds.open_points import awaited, case_of, figures_at, open_figures
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.parts import Chassis, Ssd
from tests.tiny import tiny_gpu
from tests.tiny_computers import tiny_computer

DECIDED = {"decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}
LOAD = {"id": "load", "figure": "load_w", "holds": "at_most", "limit": "psu_label_w", "unit": "w"}
SUM = {
    "load_w": BuildFigure.model_validate(
        {"id": "load_w", "formula": "gpus_w + cpu_w", "unit": "w", **DECIDED}
    )
}


def rule(**fields: object) -> BuildRule:
    return BuildRule.model_validate({**LOAD, **DECIDED, **fields})


def test_computed_figure_is_named_by_what_it_rests_on() -> None:
    figures = {"load_w": None, "gpus_w": 300, "cpu_w": None, "psu_label_w": None}
    assert open_figures(rule(), figures, SUM) == ("cpu_w", "psu_label_w")


def test_side_that_an_if_does_not_take_is_not_asked() -> None:
    figures = {"load_w": 1, "is_chassis": False, "chassis_power_w": None, "psu_label_w": None}
    taken = rule(limit="chassis_power_w if is_chassis else psu_label_w")
    assert open_figures(taken, figures, SUM) == ("psu_label_w",)
    open_ = {**figures, "is_chassis": None}
    assert open_figures(taken, open_, SUM) == ("is_chassis",)


def test_what_the_figures_lack_is_left_out() -> None:
    assert open_figures(rule(), {"load_w": 1}, SUM) == ()


def test_first_case_that_is_true_is_the_remedy() -> None:
    remedies = [{"name": "one", "when": "cpu_w > 1"}, {"name": "two", "when": "gpus_w > 1"}]
    assert case_of(rule(remedies=remedies), {"cpu_w": None, "gpus_w": 2}) == "two"
    assert case_of(rule(remedies=remedies), {"cpu_w": 2, "gpus_w": 2}) == "one"
    assert case_of(rule(remedies=remedies), {}) == ""


def test_result_of_a_supply_is_seen_from_there() -> None:
    figures = BuildFigures({"psu_label_w": 1000}, {"supply": [{"psu_label_w": 400}]})
    of_each = rule(each="supply")
    assert figures_at(figures, of_each, 1) == {"psu_label_w": 400}
    assert figures_at(figures, of_each, None) == figures


NAMED: dict[str, Any] = {"id": "part", "name": "Part", "vendor": "Borealis", "sources": ()}
DRAWER = Ssd.model_validate({**NAMED, "capacity_gb": 2000, "form_factor": "M.2"})
BARN = {"kind": "pcie", "gpu_count_2_slot": 8, "memory_slots": 8}
SUPPLIED = {"psu_count": 2, "psu_needed": 1, "psu_rated_w": 4000}


def waits_for(catalog: Catalog, form: str = "pcie_card", **parts: Any) -> tuple[str, ...]:
    gpu = tiny_gpu(catalog, "boreal-one", form_factor=form)
    return awaited(Build(gpu=gpu, gpu_count=1, **parts))


def test_card_alone_waits_for_all_parts_of_a_desktop(catalog: Catalog) -> None:
    every = ("cpu", "motherboard", "memory", "psu", "case", "cooler", "storage")
    assert waits_for(catalog) == every
    assert waits_for(catalog, storage=(DRAWER,)) == every[:-1]


def test_computer_and_chassis_bring_board_case_and_cooler(catalog: Catalog) -> None:
    assert waits_for(catalog, computer=tiny_computer()) == ("cpu", "memory", "psu", "storage")
    bare, whole = (Chassis.model_validate({**NAMED, **BARN, **more}) for more in ({}, SUPPLIED))
    assert waits_for(catalog, chassis=bare) == ("cpu", "memory", "psu", "storage")
    assert waits_for(catalog, chassis=whole) == ("cpu", "memory", "storage")


@pytest.mark.parametrize("form", ["computer", "laptop", "mini_pc"])
def test_whole_computer_waits_for_nothing_but_its_drive(catalog: Catalog, form: str) -> None:
    assert waits_for(catalog, form) == ("storage",)
    assert waits_for(catalog, form, storage=(DRAWER,)) == ()
