"""Rulebook: the rules of one search, how strict they are taken, and their answers so far."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from macros.advice.builds.evaluation import Value, evaluate
from macros.advice.builds.options import Option
from macros.advice.builds.results import Result, result_of
from macros.facts.records.builds import RULE_FORMULAS, BuildFigure, BuildRule, Holds, unit_of
from macros.facts.records.formula import names_in, parsed_formula
from macros.facts.records.tiers import Tier, TierClass

REQUIREMENT = "requirement-"

# What each rule says, by the values of the figures that it reads.
Answers = dict[str, dict[tuple[Value, ...], Result | None]]
# The options of one kind that rules about it alone accept, and which of these rules reject some.
Fitting = tuple[list[Option], set[str]]


@dataclass(frozen=True)
class Rulebook:
    """Rules in their order, and the published figures that they may name.

    A `strict` rule has to pass, of others a warning is accepted; `waived` ones accept everything.
    A `certain` rule has to be known to pass.
    `answers` may be shared: a rule gives the same result for the same figures in all searches. So
    may `fitting`, by the options, the rules and what else these read.
    """

    rules: Mapping[str, BuildRule]
    computed: Mapping[str, BuildFigure]
    strict: frozenset[str] = frozenset()
    certain: frozenset[str] = frozenset()
    waived: frozenset[str] = frozenset()
    answers: Answers = field(default_factory=dict)
    fitting: dict[Hashable, Fitting] = field(default_factory=dict)

    @property
    def asked(self) -> tuple[frozenset[str], frozenset[str]]:
        """Which rules are taken strictly, and which have to be certain."""
        return self.strict, self.certain

    @cached_property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """The figures of parts that each rule reads, also through computed figures."""
        return {id_: self._names(rule) for id_, rule in self.rules.items()}

    def _names(self, rule: BuildRule) -> tuple[str, ...]:
        texts = [text for name in RULE_FORMULAS if (text := getattr(rule, name)) is not None]
        read = (name for text in texts for name in _names_read(text, self._formulas))
        return tuple(dict.fromkeys(read))

    def result(self, rule: str, names: tuple[str, ...], values: tuple[Value, ...]) -> Result | None:
        """Return what a rule says of the `values` of the figures in `names`."""
        read = dict(zip(names, values, strict=True))
        for id_, formula in _computed_from(names, self._formulas):
            read[id_] = evaluate(parsed_formula(formula), read)
        return result_of(self.rules[rule], read)

    def accepts(self, result: Result | None) -> bool:
        """Return whether a build with this result could be recommended."""
        if result is None or result.rule in self.waived:
            return True
        if result.rules_out:
            return False
        if result.rule in self.certain:
            return result.severity == "pass"
        return result.severity in ("pass", "unknown") or result.rule not in self.strict

    @cached_property
    def _formulas(self) -> tuple[tuple[str, str], ...]:
        return tuple((figure.id, figure.formula) for figure in self.computed.values())


def rules_of(
    rules: Mapping[str, BuildRule], tier: Tier, tier_class: TierClass
) -> dict[str, BuildRule]:
    """Return the rules of all builds, and one for each requirement of a tier and its class."""
    own: dict[str, BuildRule] = {}
    for wanted in tier.asked(tier_class):
        bounds: tuple[tuple[Holds, float | None], ...] = (
            ("at_least", wanted.at_least),
            ("at_most", wanted.at_most),
        )
        for holds, limit in bounds:
            if limit is not None:
                rule = _requirement(wanted.figure, holds, limit, tier)
                own[rule.id] = rule
    return {**rules, **own}


def _requirement(figure: str, holds: Holds, limit: float, tier: Tier) -> BuildRule:
    """Return a rule that fails where a figure is not what a class requires.

    Its id holds the exact limit, as answers are shared by the ids of rules.
    """
    exact = f"{limit:.10f}".rstrip("0").rstrip(".")
    return BuildRule(
        id=REQUIREMENT + re.sub(r"[_. ]", "-", f"{figure} {holds} {exact}"),
        figure=figure,
        holds=holds,
        limit=f"{limit:.10f}",
        unit=unit_of(figure),
        decided=tier.decided,
        source=tier.source,
        reason=tier.reason,
    )


@lru_cache(maxsize=4096)
def _computed_from(
    names: tuple[str, ...], formulas: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """Return the computed figures that follow from those in `names`, with their formulas."""
    known = set(names)
    return tuple(
        (id_, formula)
        for id_, formula in formulas
        if known.issuperset(_names_read(formula, formulas))
    )


@lru_cache(maxsize=4096)
def _names_read(text: str, formulas: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    computed = dict(formulas)
    read: list[str] = []
    for name in names_in(parsed_formula(text)):
        read += _names_read(computed[name], formulas) if name in computed else [name]
    return tuple(read)
