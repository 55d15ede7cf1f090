from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.results import Result, result_of, results, worst
from macros.facts.records.builds import BuildRule

FIGURES: dict[str, Any] = {"gpu_count": 2, "gpu_w": 300.0, "psu_label_w": None, "is_chassis": False}


def rule(**fields: Any) -> BuildRule:
    common = {
        "id": "load",
        "figure": "gpu_count * gpu_w",
        "holds": "at_most",
        "unit": "w",
        "decided": "2026-11-01",
        "source": "weekly-chip",
        "reason": "Invented.",
    }
    return BuildRule.model_validate({**common, **fields})


def result(**fields: Any) -> Result | None:
    asked = rule(**fields)
    judged = results({asked.id: asked}, FIGURES)
    return judged[0] if judged else None


@pytest.mark.parametrize(
    ("fields", "severity", "limit"),
    [
        ({"limit": "600"}, "pass", 600),
        ({"limit": "599"}, "fail", 599),
        ({"limit": "599", "breach": "warn"}, "warn", 599),
        ({"limit": "700", "advised": "500"}, "warn", 500),
        ({"limit": "700", "advised": "600"}, "pass", 600),
        ({"limit": "700", "advised": "900"}, "pass", 700),
        ({"holds": "at_least", "limit": "500", "advised": "400"}, "pass", 500),
        ({"limit": "500", "advised": "400"}, "fail", 500),
        ({"advised": "500"}, "warn", 500),
        ({"holds": "at_least", "limit": "601"}, "fail", 601),
        ({"holds": "at_least", "limit": "600"}, "pass", 600),
        ({"limit": "psu_label_w"}, "unknown", None),
        ({"limit": "700", "advised": "psu_label_w"}, "unknown", None),
        ({"figure": "psu_label_w", "limit": "1"}, "unknown", 1),
        ({"figure": "not is_chassis", "holds": "is_true"}, "pass", None),
        ({"figure": "is_chassis", "holds": "is_true"}, "fail", None),
        ({"figure": "known(psu_label_w)", "holds": "is_true", "breach": "warn"}, "warn", None),
    ],
)
def test_figure_is_judged_by_its_limit(fields: Any, severity: str, limit: float | None) -> None:
    judged = result(**fields)
    assert judged
    assert (judged.severity, judged.limit) == (severity, limit)


def test_figure_that_is_the_middle_of_many_models_only_warns_but_no_guide_recommends_it() -> None:
    fails = result(limit="599", varies="is_chassis")
    varied = result(limit="599", varies="not is_chassis")
    kept = result(limit="600", varies="not is_chassis")
    assert fails
    assert varied
    assert kept
    assert (fails.severity, fails.varies) == ("fail", False)
    assert (varied.severity, varied.varies) == ("warn", True)
    assert (kept.severity, kept.varies) == ("pass", False)
    assert (fails.rules_out, varied.rules_out, kept.rules_out) == (True, True, False)


def test_rule_that_does_not_apply_says_nothing() -> None:
    assert result(limit="1", applies="is_chassis") is None


def test_rule_that_may_apply_is_unknown_unless_it_holds_anyway() -> None:
    kept = result(limit="700", applies="psu_label_w > 1")
    broken = result(limit="1", applies="psu_label_w > 1")
    assert kept
    assert broken
    assert (kept.severity, broken.severity) == ("pass", "unknown")


def test_unknown_rules_a_build_out_only_where_it_decides() -> None:
    decisive, minor = result(limit="psu_label_w"), result(limit="psu_label_w", decisive=False)
    assert decisive
    assert minor
    assert (decisive.rules_out, minor.rules_out) == (True, False)
    assert (worst([decisive]), worst([minor])) == ("unknown", "pass")


def test_worst_result_is_a_failure_then_what_is_unknown_then_a_warning() -> None:
    kinds = {
        "fail": result(limit="1"),
        "unknown": result(limit="psu_label_w"),
        "warn": result(advised="1"),
        "pass": result(limit="600"),
    }
    judged = [kind for kind in kinds.values() if kind]
    for name in kinds:
        assert worst(judged) == name
        judged.pop(0)


@pytest.mark.parametrize(
    ("limit", "severity", "figure", "bound"),
    [
        ("500", "fail", 600, "at_least"),
        ("900", "pass", 800, "at_most"),
        ("psu_label_w", "pass", 800, None),
    ],
)
def test_figure_is_a_bound_where_only_it_follows_from_what_is_assumed(
    limit: str, severity: str, figure: float, bound: str | None
) -> None:
    likely = {"gpu_w": {"least": 600, "most": 800}, "psu_label_w": {"least": 900, "most": 1_000}}
    asked = rule(limit=limit, figure="gpu_w", plausible=likely)
    judged = result_of(asked, {"gpu_w": None, "psu_label_w": None})
    assert judged
    assert (judged.severity, judged.figure, judged.bound) == (severity, figure, bound)
