from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from macros.advice.builds.results import Result
from macros.facts.catalog import Catalog
from macros.present.builds.check_report import check_report, summary_words
from macros.present.words.language import LANGUAGES, Language


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


RULES: Any = {
    "tight": SimpleNamespace(advises_against=True),
    "slow": SimpleNamespace(advises_against=False),
}


def test_warning_that_advises_against_a_build_takes_the_yes_out_of_the_verdict(
    english: Language,
) -> None:
    said = summary_words([result("tight", "warn"), result("slow", "pass")], RULES, english)
    assert said == (
        "No hard limit is broken, but we advise against it: see the warnings (1)."
        " 1 of 2 checks passed, 0 open."
    )


def test_other_warnings_leave_the_verdict_as_it_is(english: Language) -> None:
    said = summary_words([result("tight", "pass"), result("slow", "warn")], RULES, english)
    assert said == "Nothing rules it out so far: 1 of 2 checks passed (1 warned, 0 open)."


def test_failure_counts_before_any_warning(english: Language) -> None:
    said = summary_words([result("tight", "warn"), result("slow", "fail")], RULES, english)
    assert said.startswith("It does not work as it stands: 1 of 2 checks failed")


def test_every_language_has_three_verdicts(catalog: Catalog) -> None:
    for code in (language.code for language in LANGUAGES):
        language = Language.of(catalog, code)
        said = {
            summary_words([result("tight", severity)], RULES, language)
            for severity in ("pass", "warn", "fail")
        }
        assert len(said) == 3
