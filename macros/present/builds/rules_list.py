"""Rules list: every rule of builds with its formula, what follows from it, and why it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.builds import BUILD_FIGURES, RULE_FORMULAS, BuildRule
from macros.facts.records.formula import names_in, numbers_in, parsed_formula
from macros.present.builds.quantities import quantity
from macros.present.html.templating import render
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

_OWN = "guide-editors"  # the source of what this guide decides itself
_SIGNS = {"at_most": "≤", "at_least": "≥"}


@dataclass(frozen=True)
class RuleWords:
    """A rule as people read it; `formulas` are its condition, its limit and what is advised."""

    id: str
    name: str
    why: str
    formulas: tuple[tuple[str, str], ...]
    follows: str
    decided: str


def rules_list(catalog: Catalog, language: Language) -> Markup:
    """Return all rules in their order, then the figures that their formulas name."""
    return render(
        "build_rules.html",
        t=language.text,
        language=language,
        rules=[_rule(rule, catalog, language) for rule in catalog.build_rules.values()],
        figures=list(_figures(catalog, language)),
    )


def _rule(rule: BuildRule, catalog: Catalog, language: Language) -> RuleWords:
    text = language.text
    return RuleWords(
        id=rule.id,
        name=text(f"build-rule.{rule.id}"),
        why=text(f"build-rule.{rule.id}.why", limit=_limit(rule, language)),
        formulas=tuple(_formulas(rule, language)),
        follows=text(f"build-rules.breach-{_breach(rule)}")
        + (f" {language.say('rule-varies')}" if rule.varies else "")
        + (" " + text("build-rules.decisive") if rule.decisive else ""),
        decided=_decided(rule, catalog, language),
    )


def _limit(rule: BuildRule, language: Language) -> str:
    """Return the figure that a rule itself names as its limit; nothing where it has none."""
    formula = rule.limit or rule.advised
    named = [*numbers_in(parsed_formula(formula))] if formula else []
    return quantity(named[0], rule.unit, language) if len(named) == 1 else ""


def _decided(rule: BuildRule, catalog: Catalog, language: Language) -> str:
    """Return when a rule was decided, and by which source where that is not this guide."""
    date = language.date(rule.decided)
    if rule.source == _OWN:
        return language.text("build-rules.decided_here", date=date)
    source = source_name(catalog.sources[rule.source], language).text
    return language.text("build-rules.decided", date=date, source=source)


def _breach(rule: BuildRule) -> str:
    """Return what follows where a rule does not hold: one that only advises only warns."""
    is_advice = rule.advised and not rule.limit and rule.holds != "is_true"
    return "warn" if is_advice else rule.breach


def _formulas(rule: BuildRule, language: Language) -> Iterator[tuple[str, str]]:
    """Yield each formula under what it is for, written with signs instead of words of code."""
    sign = _SIGNS.get(rule.holds, "")
    if rule.applies:
        yield language.text("build-rules.applies"), rule.applies
    if rule.holds == "is_true":
        yield language.text("build-rules.holds"), rule.figure
    if rule.limit:
        yield language.text("build-rules.holds"), f"{rule.figure} {sign} {rule.limit}"
    if rule.advised:
        yield language.text("build-rules.advised"), f"{rule.figure} {sign} {rule.advised}"


def _figures(catalog: Catalog, language: Language) -> Iterator[tuple[str, str, str]]:
    """Yield id, meaning and formula of computed figures, then of those of parts that these read."""
    formulas = {id_: figure.formula for id_, figure in catalog.build_figures.items()}
    texts = list(formulas.values())
    for rule in catalog.build_rules.values():
        texts += filter(None, (getattr(rule, name) for name in RULE_FORMULAS))
    named = {name for text in texts for name in names_in(parsed_formula(text))}
    for id_ in (*formulas, *(id_ for id_ in BUILD_FIGURES if id_ in named)):
        yield id_, language.text(f"build-figure.{id_}"), formulas.get(id_, "")
