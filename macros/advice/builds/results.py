"""Results: what each rule says of a build."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from macros.advice.builds.evaluation import Figures, Value, evaluate
from macros.facts.records.builds import BuildRule, BuildUnit
from macros.facts.records.formula import parsed_formula

Severity = Literal["pass", "warn", "fail", "unknown"]


@dataclass(frozen=True)
class Result:
    """What a rule says: the figure, the limit it is held against, and whether it is decisive.

    The limit is the advised one where only that is missed. A figure that is a yes or no has none.
    """

    rule: str
    severity: Severity
    figure: Value
    limit: Value
    unit: BuildUnit
    decisive: bool

    @property
    def rules_out(self) -> bool:
        """Whether no guide could recommend a build with this result."""
        return self.severity == "fail" or (self.severity == "unknown" and self.decisive)


def results(rules: Mapping[str, BuildRule], figures: Figures) -> tuple[Result, ...]:
    """Return the result of every rule that applies, in their order.

    A rule of which it is unknown whether it applies is unknown itself.
    """
    judged = (result_of(rule, figures) for rule in rules.values())
    return tuple(result for result in judged if result is not None)


def worst(judged: Iterable[Result]) -> Severity:
    """Return the worst severity: fail, then unknown in what decides, then warn."""
    severities = {
        result.severity for result in judged if result.severity != "unknown" or result.decisive
    }
    order: tuple[Severity, ...] = ("fail", "unknown", "warn")
    return next((severity for severity in order if severity in severities), "pass")


def result_of(rule: BuildRule, figures: Figures) -> Result | None:
    """Return what one rule says; None where it does not apply."""
    applies = True if rule.applies is None else evaluate(parsed_formula(rule.applies), figures)
    if applies is False:
        return None
    figure = evaluate(parsed_formula(rule.figure), figures)
    limit = evaluate(parsed_formula(rule.limit), figures) if rule.limit else None
    advised = evaluate(parsed_formula(rule.advised), figures) if rule.advised else None
    severity, held = _judged(rule, figure, limit, advised)
    if applies is None and severity != "pass":
        severity = "unknown"
    return Result(rule.id, severity, figure, held, rule.unit, rule.decisive)


def _judged(rule: BuildRule, figure: Value, limit: Value, advised: Value) -> tuple[Severity, Value]:
    """Return the severity, and the limit that it comes from."""
    if figure is None or (rule.limit is not None and limit is None):
        return "unknown", limit
    if rule.holds == "is_true":
        return ("pass" if figure else rule.breach), None
    if limit is not None and not _holds(rule, figure, limit):
        return rule.breach, limit
    if rule.advised is None:
        return "pass", limit
    if advised is None:
        return "unknown", advised
    return ("pass" if _holds(rule, figure, advised) else "warn"), advised


def _holds(rule: BuildRule, figure: Value, limit: Value) -> bool:
    return bool(figure <= limit if rule.holds == "at_most" else figure >= limit)
