"""What has to be known before a rule can say anything, and what waits for parts."""

from __future__ import annotations

from macros.advice.builds.figures import BuildFigures
from macros.advice.builds.open_points import case_of, figures_at, open_figures
from macros.facts.records.builds import BuildFigure, BuildRule

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
