from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from macros.advice.builds.results import Result
from macros.present.builds.check_report import check_report


def result(rule: str, severity: Any, *, decisive: bool = False) -> Result:
    return Result(rule, severity, None, None, "w", decisive)


OPEN = {"waits": ("cpu_w",), "asks": ("psu_label_w",), "both": ("psu_label_w", "cpu_w")}
WORDING: Any = SimpleNamespace(open_figures=lambda result: OPEN.get(result.rule, ()))


def test_results_are_told_by_what_they_ask_of_the_reader() -> None:
    results = [
        result("good", "pass"),
        result("bad", "fail", decisive=True),
        result("close", "warn"),
        result("waits", "unknown", decisive=True),
        result("asks", "unknown"),
        result("both", "unknown"),
        result("decides", "unknown", decisive=True),
    ]
    report = check_report(results, WORDING, ["cpu"])
    named = {name: [one.rule for one in found] for name, found in vars(report).items()}
    assert named == {
        "fails": ["bad"],
        "warnings": ["close"],
        "look_up": ["decides"],
        "open": ["asks"],
        "waiting": ["waits", "both"],
        "passes": ["good"],
    }


def test_nothing_waits_where_every_part_is_named() -> None:
    results = [result("waits", "unknown", decisive=True), result("both", "unknown")]
    report = check_report(results, WORDING, [])
    assert [one.rule for one in report.look_up] == ["waits"]
    assert [one.rule for one in report.open] == ["both"]
    assert report.waiting == ()
