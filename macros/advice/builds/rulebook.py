"""Rulebook: the rules of one search, how strict they are taken, and their answers so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from macros.advice.builds.evaluation import Value, evaluate
from macros.advice.builds.results import Result, result_of
from macros.facts.build_records import RULE_FORMULAS, BuildFigure, BuildRule, unit_of
from macros.facts.formula import names_in, parsed_formula
from macros.facts.tier_records import Tier, TierClass

REQUIREMENT = "requirement-"

Answers = dict[tuple[str, tuple[Value, ...]], Result | None]


@dataclass(frozen=True)
class Rulebook:
    """Rules in their order, and the published figures that they may name.

    A `strict` rule has to pass, of others a warning is accepted; `waived` ones accept everything.
    `answers` may be shared: a rule gives the same result for the same figures in all searches.
    """

    rules: Mapping[str, BuildRule]
    computed: Mapping[str, BuildFigure]
    strict: frozenset[str] = frozenset()
    waived: frozenset[str] = frozenset()
    answers: Answers = field(default_factory=dict)

    def names(self, rule: str) -> tuple[str, ...]:
        """Return the figures of parts that a rule reads, also through computed figures."""
        record = self.rules[rule]
        texts = [getattr(record, name) for name in RULE_FORMULAS]
        found: dict[str, None] = {}
        for text in texts:
            if text is not None:
                found |= dict.fromkeys(_read_by(text, self.computed))
        return tuple(found)

    def result(
        self, rule: str, names: tuple[str, ...], figures: Mapping[str, Value]
    ) -> Result | None:
        """Return what a rule says of figures, of which it reads those in `names`."""
        key = rule, tuple(figures.get(name) for name in names)
        if key not in self.answers:
            read = dict(zip(names, key[1], strict=True))
            for one in self.computed.values():
                if all(name in read for name in _read_by(one.formula, self.computed)):
                    read[one.id] = evaluate(parsed_formula(one.formula), read)
            self.answers[key] = result_of(self.rules[rule], read)
        return self.answers[key]

    def accepts(self, result: Result | None) -> bool:
        """Return whether a build with this result could be recommended."""
        if result is None or result.rule in self.waived:
            return True
        if result.rules_out:
            return False
        return result.severity in ("pass", "unknown") or result.rule not in self.strict


def rules_of(rules: Mapping[str, BuildRule], tier: Tier, one: TierClass) -> dict[str, BuildRule]:
    """Return the rules of all builds, and a rule for each requirement of a class."""
    own = {}
    for wanted in one.requirements:
        for holds, limit in (("at_least", wanted.at_least), ("at_most", wanted.at_most)):
            if limit is not None:
                rule = BuildRule(
                    id=f"{REQUIREMENT}{wanted.figure.replace('_', '-')}-{limit:g}".replace("+", ""),
                    figure=wanted.figure,
                    holds="at_least" if holds == "at_least" else "at_most",
                    limit=f"{limit:g}",
                    unit=unit_of(wanted.figure),
                    decided=tier.decided,
                    source=tier.source,
                    reason=tier.reason,
                )
                own[rule.id] = rule
    return {**rules, **own}


def _read_by(text: str, computed: Mapping[str, BuildFigure]) -> list[str]:
    found: list[str] = []
    for name in names_in(parsed_formula(text)):
        if name in computed:
            found += _read_by(computed[name].formula, computed)
        else:
            found.append(name)
    return found
