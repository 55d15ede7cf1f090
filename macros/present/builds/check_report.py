"""Check report: what the rules say of a build, in the order in which its owner needs it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.builds.open_points import group_of
from macros.advice.builds.results import Result
from macros.present.builds.result_words import Wording


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
    """Return results in groups; `awaited` are groups of figures whose part is not named."""
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


def _of(severity: str, results: Sequence[Result]) -> tuple[Result, ...]:
    return tuple(result for result in results if result.severity == severity)


def _waits(result: Result, wording: Wording, awaited: Sequence[str]) -> bool:
    return any(group_of(name) in awaited for name in wording.open_figures(result))
