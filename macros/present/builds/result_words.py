"""Result words: what a rule says of a build, as people read it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from macros.advice.builds.evaluation import Value, evaluate
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import Result, Severity
from macros.advice.builds.rulebook import REQUIREMENT
from macros.facts.records.builds import BuildRule, BuildUnit
from macros.facts.records.formula import names_in, parsed_formula
from macros.present.words.language import Language
from macros.present.words.power_words import circuit_label

_DIGITS = 3
_WITH_SINGULAR = ("lanes", "cores", "slots")


@dataclass(frozen=True)
class ResultWords:
    """A result in words: what is checked, figure and limit, and what to do where it is missed.

    The outcome of what is not known is its name, that of a yes or no is empty; `sentence` says all.
    """

    rule: str
    severity: Severity
    name: str
    outcome: str
    sentence: str
    remedy: str


@dataclass(frozen=True)
class Wording:
    """What results are put into words with: the rules of the build, its mains, its figures.

    Without `figures` it stays open what exactly is unknown.
    """

    rules: Mapping[str, BuildRule]
    mains: MainsSupply
    figures: Mapping[str, Value]
    language: Language

    def words(self, result: Result) -> ResultWords:
        """Return a result in words."""
        outcome = self.outcome(result)
        return ResultWords(
            rule=result.rule,
            severity=result.severity,
            name=self._placed(result),
            outcome=outcome,
            sentence=self._sentence(result, outcome),
            remedy="" if result.severity == "pass" else self._remedy(result),
        )

    def _placed(self, result: Result) -> str:
        """Return what is checked, and of which card, power supply or circuit where it matters."""
        name = self.name(result.rule)
        if result.place is None or result.severity == "pass":
            return name
        number = self.language.exact(result.place)
        place = self.language.text(f"build-place.{self.rules[result.rule].each}", number=number)
        return self.language.text("build-result.at", name=name, place=place)

    def name(self, rule: str) -> str:
        """Return what a rule checks; a requirement of a class names its figure."""
        if rule.startswith(REQUIREMENT):
            figure = self.language.text(f"build-figure.{self.rules[rule].figure}")
            return self.language.text("builds.required", figure=figure)
        return self.language.text(f"build-rule.{rule}")

    def outcome(self, result: Result) -> str:
        """Return the figure and the limit it is held against, or what is not known of them."""
        text, rule = self.language.text, self.rules[result.rule]
        if result.severity == "unknown" and (result.figure is None or result.limit is None):
            return self.language.listed(self._unknown(rule))
        if rule.holds == "is_true":
            return ""
        figure, limit = (
            quantity(value, result.unit, self.language) for value in (result.figure, result.limit)
        )
        advised = "advised-" if self._is_advised(result) else ""
        said = text(
            f"build-result.{advised}{rule.holds.replace('_', '-')}", figure=figure, limit=limit
        )
        if not result.assumed:
            return said
        what = self.language.listed(text(f"build-figure.{name}") for name in result.assumed)
        return text("build-result.assumed", said=said, what=what)

    def _sentence(self, result: Result, outcome: str) -> str:
        name = self._placed(result)
        if result.severity == "unknown":
            return self.language.text("build-result.unknown", what=outcome or name)
        return self.language.paired(name, outcome) if outcome else name

    def _is_advised(self, result: Result) -> bool:
        """Return whether the limit is only an advised one."""
        rule = self.rules[result.rule]
        if rule.advised is None or rule.limit is None:
            return rule.limit is None
        if result.severity != "warn":
            return result.severity == "pass"
        return rule.breach != "warn" or result.limit != self._value(rule.limit)

    def _value(self, formula: str) -> Value:
        tree = parsed_formula(formula)
        if any(name not in self.figures for name in names_in(tree)):
            return None
        return evaluate(tree, self.figures)

    def _unknown(self, rule: BuildRule) -> Iterator[str]:
        """Yield the names of figures that the rule reads and nobody knows."""
        formulas = filter(None, (rule.figure, rule.limit, rule.advised))
        read = (name for formula in formulas for name in names_in(parsed_formula(formula)))
        for name in dict.fromkeys(read):
            if self.figures.get(name, "") is None:
                yield self.language.text(f"build-figure.{name}")

    def _remedy(self, result: Result) -> str:
        if result.severity == "unknown":
            return self.language.text("builds.look_up")
        if result.rule.startswith(REQUIREMENT):
            return ""
        if result.rule != "mains":
            return self.language.text(f"build-rule.{result.rule}.do", circuit="")
        circuit = self.mains.enough_for(result.figure)
        if circuit is None:
            return self.language.text("build-rule.mains.none")
        return self.language.text(
            "build-rule.mains.do", circuit=circuit_label(circuit, self.language)
        )


def quantity(value: Value, unit: BuildUnit, language: Language) -> str:
    """Return a figure of a build with its unit."""
    if value is None:
        return ""
    if not isinstance(value, (int, float)):
        return str(value)
    if unit == "usd":
        return language.money(value, "USD")
    number = language.number(value, _DIGITS)
    singular = "_one" if unit in _WITH_SINGULAR and value == 1 else ""
    return language.text(f"unit.{unit}{singular}", number=number)
