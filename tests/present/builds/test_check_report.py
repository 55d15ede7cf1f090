from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from macros.advice.builds.results import Result
from macros.facts.catalog import Catalog
from macros.present.builds.check_report import check_report, summary_words
from macros.present.words.language import LANGUAGES, Language


def result(rule: str, severity: Any, *, decisive: bool = False) -> Result:
    return Result(rule, severity, None, None, "w", decisive)


OPEN = {"waits": ("cpu_w",), "asks": ("psu_label_w",), "both": ("psu_label_w", "cpu_w")}
WORDING: Any = SimpleNamespace(
    open_figures=lambda result: OPEN.get(result.rule, ()), figures={"gpu_is_whole": False}
)


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


def in_words(language: Language, **figures: bool) -> Any:
    """Return what a verdict is said with."""
    return SimpleNamespace(rules=RULES, language=language, figures=figures)


def test_warning_that_advises_against_a_build_takes_the_yes_out_of_the_verdict(
    english: Language,
) -> None:
    said = summary_words([result("tight", "warn"), result("slow", "pass")], in_words(english))
    assert said == (
        "No hard limit is broken, but we advise against it: see the warnings (1)."
        " 1 of 2 checks passed, 0 open."
    )


def test_other_warnings_leave_the_verdict_as_it_is(english: Language) -> None:
    said = summary_words([result("tight", "pass"), result("slow", "warn")], in_words(english))
    assert said == "Nothing rules it out so far: 1 of 2 checks passed (1 warned, 0 open)."


def test_verdict_begins_with_how_many_models_of_the_card_can_fit(english: Language) -> None:
    some = replace(result("slow", "warn"), varies=True)
    assert summary_words([some], in_words(english)) == (
        "Not every model of the card fits."
        " Nothing else rules it out so far: 0 of 1 checks passed (1 warned, 0 open)."
    )
    sound = replace(some, models=("thin",), of_models=19, are_sound=True)
    assert summary_words([sound, result("tight", "warn")], in_words(english)) == (
        "Of the 19 known models of the card, only 1 can fit."
        " One that fits may work, but we advise against it: see the warnings (2)."
        " 0 of 2 checks passed, 0 open."
    )


def test_failure_counts_before_any_warning(english: Language) -> None:
    said = summary_words([result("tight", "warn"), result("slow", "fail")], in_words(english))
    assert said.startswith("It does not work as it stands: 1 of 2 checks failed")


def test_every_language_has_three_verdicts(catalog: Catalog) -> None:
    for code in (language.code for language in LANGUAGES):
        language = Language.of(catalog, code)
        said = {
            summary_words([result("tight", severity)], in_words(language))
            for severity in ("pass", "warn", "fail")
        }
        assert len(said) == 3


def test_of_what_is_sold_whole_is_told_only_that_there_is_no_card_to_build_in(
    english: Language,
) -> None:
    whole: Any = in_words(english, gpu_is_whole=True)
    results = [result("slow", "warn"), result("tight", "pass"), result("card-form", "fail")]
    said = summary_words(results, whole)
    assert said == english.text("build-rule.card-form.do-whole")
    report = check_report(results, whole, ["storage"])
    assert not any(vars(report).values())
