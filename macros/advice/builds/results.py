"""Results: what each rule says of a build."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from macros.advice.builds.evaluation import Figures, Value, evaluate
from macros.facts.records.builds import BuildRule, BuildUnit, Each
from macros.facts.records.formula import parsed_formula

Severity = Literal["pass", "warn", "fail", "unknown"]
Bound = Literal["at_least", "at_most"]
# The figures once more, where some of them are others.
Again = Callable[[Figures], Figures]
_WORST_FIRST: tuple[Severity, ...] = ("fail", "unknown", "warn", "pass")


@dataclass(frozen=True)
class Result:
    """What a rule says: the figure, the limit it is held against, and whether it is decisive.

    The limit is the advised one where only that is missed. A figure that is a yes or no has none.
    `place` is the number of the card's kind, power supply or circuit that it is said of, from 1,
    where there are several. `assumed` are unknown figures of which any plausible value says this;
    the figure that follows from them is a `bound`, unless the limit follows from them too. It only
    warns where the figure `varies`: it is that of many models, of which some may do. Where it is
    known which of so many (`of_models`) do, these are `models`, as they are called; `are_sound`
    where they break no hard limit at all.
    """

    rule: str
    severity: Severity
    figure: Value
    limit: Value
    unit: BuildUnit
    decisive: bool
    place: int | None = None
    assumed: tuple[str, ...] = ()
    bound: Bound | None = None
    varies: bool = False
    models: tuple[str, ...] = ()
    of_models: int = 0
    are_sound: bool = False

    @property
    def is_kind(self) -> bool:
        """Whether a yes or no is missed: these parts are not made for each other."""
        return self.severity == "fail" and isinstance(self.figure, bool)

    @property
    def rules_out(self) -> bool:
        """Whether no guide could recommend a build with this result."""
        return self.breaks or (self.severity == "unknown" and self.decisive)

    @property
    def breaks(self) -> bool:
        """Whether it fails, or would with the middle one of many models."""
        return self.severity == "fail" or self.varies


def results(rules: Mapping[str, BuildRule], figures: Figures) -> tuple[Result, ...]:
    """Return the result of every rule that applies, in their order.

    A rule of which it is unknown whether it applies is unknown itself. Of a computer's cards, power
    supplies or circuits the one decides with which the rule fares worst.
    """
    each: Mapping[Each, Sequence[Figures]] = getattr(figures, "each", {})
    judged = (
        _worst_of(rule, each.get(rule.each or "card", ()), figures) for rule in rules.values()
    )
    return tuple(result for result in judged if result is not None)


def _worst_of(rule: BuildRule, places: Sequence[Figures], whole: Figures) -> Result | None:
    if rule.each is None or not places:
        return result_of(rule, whole, getattr(whole, "again", None))
    judged = [
        replace(result, place=number)
        for number, figures in enumerate(places, start=1)
        if (result := result_of(rule, figures, _again_at(rule, whole, number))) is not None
    ]
    return min(judged, key=lambda result: _badness(rule, result), default=None)


def is_worse(rule: BuildRule, result: Result, other: Result) -> bool:
    """Return whether a rule fares worse with one result than with another."""
    return _badness(rule, result) < _badness(rule, other)


def _again_at(rule: BuildRule, whole: Figures, number: int) -> Again | None:
    """Return what makes the figures once more as seen from one card, power supply or circuit."""
    again = getattr(whole, "again", None)
    return again and (lambda given: again(given).each[rule.each][number - 1])


def _badness(rule: BuildRule, result: Result) -> tuple[int, float]:
    """Return a key that is lower the worse a result is; of those alike, the closer one is worse."""
    left = 0.0
    if isinstance(result.figure, (int, float)) and isinstance(result.limit, (int, float)):
        left = result.limit - result.figure
    return _WORST_FIRST.index(result.severity), left if rule.holds == "at_most" else -left


def worst(judged: Iterable[Result]) -> Severity:
    """Return the worst severity: fail, then unknown in what decides, then warn."""
    severities = {
        result.severity for result in judged if result.severity != "unknown" or result.decisive
    }
    return next((severity for severity in _WORST_FIRST if severity in severities), "pass")


def result_of(rule: BuildRule, figures: Figures, again: Again | None = None) -> Result | None:
    """Return what one rule says; None where it does not apply.

    What is computed from a plausible value follows it where the figures can be made `again`.
    """
    result = _result(rule, figures)
    if result is None or result.severity != "unknown":
        return result
    open_ = [name for name in rule.plausible if figures.get(name) is None]
    if not open_:
        return result
    ranges = ((rule.plausible[name].least, rule.plausible[name].most) for name in open_)
    assumed = (dict(zip(open_, values, strict=True)) for values in product(*ranges))
    ends = [_result(rule, {**(again(ends) if again else figures), **ends}) for ends in assumed]
    known = [end for end in ends if end is not None]
    if len(known) < len(ends) or len({end.severity for end in known}) > 1:
        return result
    return result if known[0].severity == "unknown" else _closest(known, tuple(open_))


def _closest(ends: Sequence[Result], assumed: tuple[str, ...]) -> Result:
    """Return the result whose figure is nearest to its limit: what can be said at most."""

    def distance(end: Result) -> float:
        numbers = isinstance(end.figure, (int, float)) and isinstance(end.limit, (int, float))
        return abs(end.figure - end.limit) if numbers else 0.0

    closest = min(ends, key=distance)
    return replace(closest, assumed=assumed, bound=bound_of(closest.figure, ends))


def bound_of(figure: Value, ends: Sequence[Result]) -> Bound | None:
    """Return which end of what is likely a figure is; None where it has none or the limit moves."""
    likely = {end.figure for end in ends}
    if len(likely) == 1 or len({end.limit for end in ends}) > 1:
        return None
    return "at_least" if figure == min(likely) else "at_most"


def _result(rule: BuildRule, figures: Figures) -> Result | None:
    applies = True if rule.applies is None else evaluate(parsed_formula(rule.applies), figures)
    if applies is False:
        return None
    figure = evaluate(parsed_formula(rule.figure), figures)
    limit = evaluate(parsed_formula(rule.limit), figures) if rule.limit else None
    advised = evaluate(parsed_formula(rule.advised), figures) if rule.advised else None
    severity, held = _judged(rule, figure, limit, advised)
    if applies is None and severity != "pass":
        severity = "unknown"
    varies = severity == "fail" and _varies(rule, figures)
    said: Severity = "warn" if varies else severity
    return Result(rule.id, said, figure, held, rule.unit, rule.decisive, varies=varies)


def _varies(rule: BuildRule, figures: Figures) -> bool:
    """Return whether the figure of a rule is the middle of many models."""
    return rule.varies is not None and evaluate(parsed_formula(rule.varies), figures) is True


def _judged(rule: BuildRule, figure: Value, limit: Value, advised: Value) -> tuple[Severity, Value]:
    """Return the severity, and the limit that it comes from: of what passes, the tighter one."""
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
    if not _holds(rule, figure, advised):
        return "warn", advised
    return "pass", advised if limit is None or _holds(rule, advised, limit) else limit


def _holds(rule: BuildRule, figure: Value, limit: Value) -> bool:
    return bool(figure <= limit if rule.holds == "at_most" else figure >= limit)
