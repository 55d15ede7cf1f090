"""Result words: what a rule says of a build, as people read it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import Formatter

from macros.advice.builds.evaluation import Figures, Value, evaluate
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.open_points import case_of, figures_at, group_of, open_figures
from macros.advice.builds.results import Result, Severity, result_of
from macros.advice.builds.rulebook import REQUIREMENT
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.formula import names_in, parsed_formula
from macros.facts.records.regions import Circuit
from macros.present.builds.quantities import held_against, quantity
from macros.present.builds.reason_words import asks_words, own_reason
from macros.present.html.table import NONE
from macros.present.words.grammar import cap
from macros.present.words.language import Language
from macros.present.words.power_words import named_circuit

_DIGITS = 3
# Of what passes, figures in these units tell no more than the name of the rule.
TOLD_BY_NAME = ("count", "none", "slots", "v")
# How many models a result names that pass it.
MOST_MODELS = 3
# Cases in which a remedy would have other parts, without a case of its own or among several.
_OTHER_PARTS = ("", "several")
# The parts of which words say where their figures are to be found.
_WITH_A_PLACE = (
    "gpu",
    "cpu",
    "motherboard",
    "memory",
    "psu",
    "case",
    "cooler",
    "storage",
    "circuit",
)


@dataclass(frozen=True)
class ResultWords:
    """A result in words: what is checked, figure and limit, and what to do where it is missed.

    The outcome of what is not known names it, where the name does not; that of a yes or no is
    empty. `sentence` says all, and is a reason where a result rules something out; `reason` is the
    one that its rule has of its own, if any.
    """

    rule: str
    severity: Severity
    name: str
    outcome: str
    sentence: str
    remedy: str
    reason: str = ""


@dataclass(frozen=True)
class Wording:
    """What results are put into words with: the rules of the build, its mains, its figures.

    Without `figures` it stays open what exactly is unknown; with those that are `computed`, it is
    named by what it rests on. Where circuits are known to be `sufficient` for every rule, one of
    them is named instead of any that bears the load. Of a build that `is_chosen` by the guide a
    remedy says what to do with it, where the rule has such words.
    """

    rules: Mapping[str, BuildRule]
    mains: MainsSupply
    figures: Mapping[str, Value]
    language: Language
    computed: Mapping[str, BuildFigure] = field(default_factory=dict)
    sufficient: tuple[Circuit, ...] | None = None
    is_chosen: bool = False

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
            reason=self._own_reason(result),
        )

    def _placed(self, result: Result) -> str:
        """Return what is checked, and of which card, power supply or circuit where it matters."""
        name = self.name(result.rule)
        if result.place is None or result.severity == "pass":
            return name
        number = self.language.listed(map(self.language.exact, self._places(result)))
        place = self.language.text(f"build-place.{self.rules[result.rule].each}", number=number)
        return self.language.text("build-result.at", name=name, place=place)

    def _places(self, result: Result) -> list[int]:
        """Return the numbers of all cards, power supplies or circuits that fare alike."""
        rule = self.rules[result.rule]
        each = getattr(self.figures, "each", {}).get(rule.each, ())
        judged = enumerate((result_of(rule, figures) for figures in each), start=1)
        # What is only known of the card's models is said beside it, and no place tells it.
        alike = [
            number
            for number, one in judged
            if one and _told_by_place(one) == _told_by_place(result)
        ]
        return alike or [result.place or 1]

    def name(self, rule: str) -> str:
        """Return what a rule checks; a requirement of a class names its figure."""
        if rule.startswith(REQUIREMENT):
            figure = self.language.text(f"build-figure.{self.rules[rule].figure}")
            return self.language.text("builds.required", figure=cap(figure))
        return self.language.text(f"build-rule.{rule}")

    def subject(self, rule: str) -> str:
        """Return what a rule is about, whether a class asks for it or all computers have to."""
        if rule.startswith(REQUIREMENT):
            return self.language.text(f"build-figure.{self.rules[rule].figure}")
        return self.name(rule)

    def outcome(self, result: Result) -> str:
        """Return the figure and the limit it is held against, or what is not known of them.

        Nothing where the name of the rule says already what is not known, or a count is enough.
        """
        text, rule = self.language.text, self.rules[result.rule]
        if self._is_open(result):
            return self._missing(result)
        if rule.holds == "is_true" or (result.severity == "pass" and rule.unit in TOLD_BY_NAME):
            return ""
        figure, limit = held_against(result, self.language)
        advised = "advised-" if self._is_advised(result) else ""
        said = text(
            f"build-result.{advised}{rule.holds.replace('_', '-')}", figure=figure, limit=limit
        )
        if result.severity != "pass" or not result.assumed or result.bound:
            return said
        return self._with_assumed(self.language.say("result-warned", name=said), result)

    def _with_assumed(self, sentence: str, result: Result) -> str:
        """Return a sentence with another one on what its figure takes for granted.

        A figure that is a bound says so itself.
        """
        text = self.language.text
        if result.varies or result.of_models:
            return text("join.sentence").join([sentence, self._of_models(result)])
        if result.bound:
            return sentence
        what = self.language.listed(text(f"build-figure.{name}") for name in result.assumed)
        if not what:
            return sentence
        state = "pass" if result.severity == "pass" else "missed"
        assumed = self.language.say("result-assumed", what=what, state=state)
        return text("join.sentence").join([sentence, assumed])

    def _of_models(self, result: Result) -> str:
        """Return that other models may do, and of those that do the first few by name."""
        if not result.of_models:
            return self.language.say("result-varies")
        if result.are_sound and not result.models:
            count = self.language.exact(result.of_models)
            return self.language.say("result-unsound", count=count)
        named = models_named(result, self.language)
        passing, known = map(self.language.exact, (len(result.models), result.of_models))
        message = "result-sound" if result.are_sound else "result-fits"
        return self.language.say(message, fits=passing, count=known, models=named)

    def _own_reason(self, result: Result) -> str:
        own = own_reason(result, self.language)
        return self._with_assumed(own, result) if own else ""

    def _is_open(self, result: Result) -> bool:
        open_ = self.open_figures(result)
        is_unknown = result.severity == "unknown" and None in (result.figure, result.limit)
        return bool(open_) or is_unknown

    def _open_names(self, result: Result) -> list[str]:
        return [self.language.text(f"build-figure.{name}") for name in self.open_figures(result)]

    def _missing(self, result: Result) -> str:
        """Return the figures that are missing, unless one of them is called like the rule."""
        names, rule = self._open_names(result), self.name(result.rule).casefold()
        if not names or any(name.casefold() == rule for name in names):
            return ""
        return self.language.say("result-missing", what=self.language.listed(names))

    def _sentence(self, result: Result, outcome: str) -> str:
        """Return what a result says, or why it rules a build out, as a whole sentence."""
        language, name = self.language, self._placed(result)
        if own := self._own_reason(result):
            return own
        if result.rule.startswith(REQUIREMENT) and result.severity == "fail":
            rule = self.rules[result.rule]
            return asks_words(rule.figure, rule.holds, result.limit, language)
        if self._is_open(result):
            what = language.listed(self._open_names(result)) or name
            return language.say("result-unknown", what=what)
        if outcome:
            return self._with_assumed(
                language.say("result-figure", name=name, outcome=outcome), result
            )
        if result.place is None and (why := f"build-rule.{result.rule}.why") in language.english:
            return self._with_assumed(language.text(why), result)
        missed = "result-warned" if result.severity == "warn" else "result-no"
        return self._with_assumed(language.say(missed, name=name), result)

    def _is_advised(self, result: Result) -> bool:
        """Return whether the limit is only an advised one."""
        rule = self.rules[result.rule]
        if rule.advised is None or rule.limit is None:
            return rule.limit is None
        if result.severity == "warn" and rule.breach != "warn":
            return True
        if result.severity not in ("warn", "pass"):
            return False
        return bool(result.limit != self._value(rule.limit, self._figures_of(result)))

    @staticmethod
    def _value(formula: str, figures: Figures) -> Value:
        tree = parsed_formula(formula)
        if any(name not in figures for name in names_in(tree)):
            return None
        return evaluate(tree, figures)

    def open_figures(self, result: Result) -> tuple[str, ...]:
        """Return which figures have to be known before an unknown result can say anything."""
        if result.severity != "unknown":
            return ()
        return open_figures(self.rules[result.rule], self._figures_of(result), self.computed)

    def _figures_of(self, result: Result) -> Figures:
        return figures_at(self.figures, self.rules[result.rule], result.place)

    def _remedy(self, result: Result) -> str:
        if result.severity == "unknown":
            return self._look_up(result)
        if result.rule.startswith(REQUIREMENT):
            return ""
        circuit = self._circuit(result) if result.rule == "mains" else None
        if result.rule == "mains" and circuit is None:
            return self.language.text("build-rule.mains.none")
        label = named_circuit(circuit, self.mains, self.language) if circuit else ""
        return self._filled(self._remedy_key(result), result, label)

    def _remedy_key(self, result: Result) -> str:
        """Return the key of the words for what to do in this case."""
        rule = f"build-rule.{result.rule}"
        case = case_of(self.rules[result.rule], self._figures_of(result))
        if self.is_chosen and case in _OTHER_PARTS and f"{rule}.here" in self.language.english:
            return f"{rule}.here"
        return f"{rule}.do-{case}" if case else f"{rule}.do"

    def _circuit(self, result: Result) -> Circuit | None:
        """Return the first circuit that bears a load on which the power supply runs.

        Where only the margin is missed that is advised, it keeps this too.
        """
        load, circuit_w = result.figure, self._figures_of(result).get("circuit_w")
        if result.severity == "warn" and circuit_w and result.limit:
            load *= circuit_w / result.limit
        mains = self.mains if self.sufficient is None else MainsSupply(self.sufficient)
        return mains.enough_for(load, self.figures.get("psu_least_v") or 0.0)

    def held(self, result: Result) -> tuple[str, str]:
        """Return the figure of a rule that passes and its limit; nothing for a yes or no."""
        text, holds = self.language.text, self.rules[result.rule].holds
        if holds == "is_true" or self._is_open(result):
            return "", ""
        figure, bound = held_against(result, self.language)
        limit = text(f"builds.{holds}", limit=bound)
        if self._is_advised(result):
            limit = text("builds.advised", limit=limit)
        if result.assumed:
            names = (text(f"build-figure.{name}") for name in result.assumed)
            limit = text("builds.assumed", limit=limit, what=self.language.listed(names))
        return figure, limit

    def _look_up(self, result: Result) -> str:
        """Return where an unknown figure is to be found."""
        own = f"build-rule.{result.rule}.look-up"
        if own in self.language.english:
            return self.language.text(own)
        groups = dict.fromkeys(map(group_of, self.open_figures(result)))
        text = self.language.text
        places = [text(f"build-lookup.{group}") for group in groups if group in _WITH_A_PLACE]
        if not places:
            return text("builds.look_up")
        return text("builds.look_up_in", where=self.language.enumerated(places))

    def _filled(self, key: str, result: Result, circuit: str) -> str:
        """Return the words with `{missing}`, `{limit}`, `{circuit}` and figures in place."""
        figures = self._figures_of(result)
        named = {name for _, name, _, _ in Formatter().parse(self.language.text(key)) if name}
        values = {name: value_words(figures.get(name), self.language) for name in named}
        if None not in (result.figure, result.limit):
            missing = abs(result.limit - result.figure)
            values["missing"] = quantity(missing, result.unit, self.language)
            values["limit"] = quantity(result.limit, result.unit, self.language)
        return self.language.text(key, **{**values, "circuit": circuit})


def _told_by_place(result: Result) -> tuple[object, ...]:
    """Return what a card, power supply or circuit may have in common with another one."""
    return (result.severity, result.figure, result.limit, result.assumed)


def models_named(result: Result, language: Language) -> str:
    """Return the models of a result: all that break no hard limit, or the first few that pass."""
    if result.are_sound:
        return language.listed(result.models) or NONE
    more = " …" if len(result.models) > MOST_MODELS else ""
    return f"{language.listed(result.models[:MOST_MODELS])}{more}"


def value_words(value: Value, language: Language) -> str:
    """Return a figure that has no unit: a number, a name that the data use, or several of these."""
    if isinstance(value, (tuple, list)):
        return language.listed(value_words(each, language) for each in value)
    if isinstance(value, (int, float)):
        return language.number(value, _DIGITS)
    key = f"build-value.{str(value).lower().replace(' ', '-')}"
    return language.text(key) if key in language.english else str(value)
