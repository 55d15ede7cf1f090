"""Check report: what the rules say of a build, in the order in which its owner needs it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from macros.advice.builds.open_points import group_of
from macros.advice.builds.results import Result, Severity
from macros.present.builds.result_words import Wording
from macros.present.words.language import Language


@dataclass(frozen=True)
class CheckReport:
    """Results by what they ask of the reader: mend, weigh, look up, leave, choose, nothing.

    `open` do not decide; those of `waiting` hang on parts that are not named.
    """

    fails: tuple[Result, ...]
    warnings: tuple[Result, ...]
    look_up: tuple[Result, ...]
    open: tuple[Result, ...]
    waiting: tuple[Result, ...]
    passes: tuple[Result, ...]


def check_report(
    results: Sequence[Result], wording: Wording, awaited: Sequence[str]
) -> CheckReport:
    """Return results in groups; `awaited` are groups of figures whose part is not named.

    Nothing is told of what is sold whole: there are no parts to check.
    """
    if is_sold_whole(wording):
        return CheckReport((), (), (), (), (), ())
    unknown = [result for result in results if result.severity == "unknown"]
    waiting = [result for result in unknown if _waits(result, wording, awaited)]
    ready = [result for result in unknown if result not in waiting]
    return CheckReport(
        fails=_of("fail", results),
        warnings=_of("warn", results),
        look_up=tuple(result for result in ready if result.decisive),
        open=tuple(result for result in ready if not result.decisive),
        waiting=tuple(waiting),
        passes=_of("pass", results),
    )


def is_sold_whole(wording: Wording) -> bool:
    """Return whether every card is part of a computer that is sold whole."""
    return bool(wording.figures.get("gpu_is_whole"))


def summary_words(results: Sequence[Result], wording: Wording) -> str:
    """Return the verdict with how many checks passed: `summary` of build_report.js says the same.

    A build that only a warning `advises_against` breaks no limit, but no reader is to take it so.
    Where some models of the card break one, that comes first.
    Of what is sold whole it only says that there is no card to build in.
    """
    language = wording.language
    if is_sold_whole(wording):
        return language.text("build-rule.card-form.do-whole")
    counts = Counter[str](result.severity for result in results)
    numbers = {severity: counts[severity] for severity in get_args(Severity)}
    numbers["all"] = len(results)
    if counts["fail"]:
        return language.text("check.summary_fail", **numbers)
    warnings = (wording.rules[result.rule] for result in results if result.severity == "warn")
    against = any(rule.advises_against for rule in warnings)
    varying = [result for result in results if result.varies]
    if not varying:
        return language.text(f"check.summary{'_against' if against else ''}", **numbers)
    said = {name: language.exact(number) for name, number in numbers.items()}
    rest = language.say("check-rest", advice="against" if against else "none", **said)
    return language.text("join.sentence").join([_models_words(varying, language), rest])


def _models_words(varying: Sequence[Result], language: Language) -> str:
    """Return that not every model of a card will do, and how many break no limit if known."""
    sound = next((result for result in varying if result.are_sound), None)
    if sound is None:
        return language.say("check-models", known="no", fits="", count="")
    fits, count = map(language.exact, (len(sound.models), sound.of_models))
    return language.say("check-models", known="yes", fits=fits, count=count)


def _of(severity: str, results: Sequence[Result]) -> tuple[Result, ...]:
    return tuple(result for result in results if result.severity == severity)


def _waits(result: Result, wording: Wording, awaited: Sequence[str]) -> bool:
    return any(group_of(name) in awaited for name in wording.open_figures(result))
