from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scripts.measuring import lighthouse
from scripts.measuring.lighthouse import Scores, medians, scores_of

GOOD = Scores(100, 100, 100, 100, lcp_s=1.4, tbt_ms=20, cls=0.001)


def report(label_score: int) -> dict[str, Any]:
    audits = {
        "largest-contentful-paint": {"numericValue": 1500.0, "score": 0.9},
        "total-blocking-time": {"numericValue": 79.0, "score": 0.9},
        "cumulative-layout-shift": {"numericValue": 0.0008, "score": 1},
        "label": {"score": label_score},
        "manual": {"score": 0},
        "not-applicable": {"score": None},
    }
    weighed = [("label", 7), ("manual", 0), ("not-applicable", 3)]
    others = {"auditRefs": [{"id": name, "weight": weight} for name, weight in weighed]}
    return {
        "audits": audits,
        "categories": {
            "performance": {"score": 0.99, "auditRefs": []},
            "accessibility": {"score": 0.96, **others},
            "best-practices": {"score": 1, "auditRefs": []},
            "seo": {"score": 0.92, "auditRefs": []},
        },
    }


def test_scores_are_read_in_points_seconds_and_milliseconds() -> None:
    expected = Scores(99, 96, 100, 92, lcp_s=1.5, tbt_ms=79, cls=0.0008, faults=("label",))
    assert scores_of(report(label_score=0)) == expected


def test_what_costs_no_points_is_no_fault() -> None:
    assert scores_of(report(label_score=1)).faults == ()


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"performance": 97}, "performance 97"),
        ({"accessibility": 99}, "(99, 100, 100)"),
        ({"best_practices": 99}, "(100, 99, 100)"),
        ({"seo": 99}, "(100, 100, 99)"),
        ({"lcp_s": 1.81}, "LCP 1.81 s"),
        ({"tbt_ms": 101}, "TBT 101 ms"),
        ({"cls": 0.011}, "CLS 0.011"),
    ],
)
def test_each_score_has_its_bound(values: dict[str, Any], words: str) -> None:
    (miss,) = replace(GOOD, **values).misses
    assert words in miss


def test_on_the_bound_is_within_it() -> None:
    assert replace(GOOD, performance=98, lcp_s=1.8, tbt_ms=100, cls=0.01).misses == ()


def test_medians_are_taken_of_each_score() -> None:
    slow, jumpy = replace(GOOD, tbt_ms=300), replace(GOOD, cls=0.2, faults=("label",))
    assert medians([slow, GOOD, jumpy]) == replace(GOOD, faults=("label",))


def runs(monkeypatch: pytest.MonkeyPatch, *results: Scores) -> list[str]:
    """Let Lighthouse give these results, and return the list of the addresses it was run on."""
    waiting, asked = list(results), list[str]()

    def run(address: str, slowdown: float) -> Scores:
        assert slowdown == 3
        asked.append(address)
        return waiting.pop(0)

    monkeypatch.setattr(lighthouse, "run", run)
    return asked


def test_a_good_page_is_run_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = runs(monkeypatch, GOOD)
    assert lighthouse.judged("x", 3) == GOOD
    assert len(asked) == 1


def test_one_slow_run_of_three_is_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = runs(monkeypatch, replace(GOOD, performance=90), GOOD, GOOD)
    assert lighthouse.judged("x", 3).misses == ()
    assert len(asked) == 3


def test_two_slow_runs_of_five_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = replace(GOOD, performance=90)
    asked = runs(monkeypatch, slow, GOOD, slow, GOOD, GOOD)
    assert lighthouse.judged("x", 3).misses == ()
    assert len(asked) == 5


def test_three_slow_runs_of_five_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = replace(GOOD, performance=90)
    runs(monkeypatch, slow, GOOD, slow, GOOD, slow)
    assert lighthouse.judged("x", 3).misses == ("performance 90",)


def test_a_report_takes_three_whatever_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = replace(GOOD, performance=90)
    asked = runs(monkeypatch, GOOD, slow, slow)
    assert lighthouse.judged("x", 3, runs=3, rounds=0).misses == ("performance 90",)
    assert len(asked) == 3


@pytest.mark.parametrize(("indices", "slowdown"), [((2000,) * 3, 4), ((900, 400, 1000), 1.8)])
def test_a_slower_machine_plays_the_phone_with_less_slowing_down(
    indices: tuple[float, ...], slowdown: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = [{"environment": {"benchmarkIndex": index}} for index in indices]
    monkeypatch.setattr(lighthouse, "_report", lambda *_: reports.pop())
    assert lighthouse.slowdown_here("x") == slowdown


def test_a_machine_slower_than_the_phone_is_not_made_faster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = {"environment": {"benchmarkIndex": 200}}
    monkeypatch.setattr(lighthouse, "_report", lambda *_: slow)
    assert lighthouse.slowdown_here("x") == 1


def test_faults_without_times_name_the_category_and_the_audit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lighthouse, "_report", lambda *_: report(label_score=0))
    assert lighthouse.timeless_faults("x") == ("accessibility 96%", "seo 92%", "label")
