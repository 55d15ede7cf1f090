"""Build checks: rules and figures of builds are formulas that can be evaluated."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from macros.facts.checks.registry import check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem, did_you_mean, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.builds import BUILD_FIGURES, RULE_FORMULAS, BuildFigure, BuildRule
from macros.facts.records.formula import FormulaError, names_in, parse_formula


@check
def check_build_rules_are_formulas(draft: Draft) -> Iterator[Problem]:
    """Each formula of a rule is understood, and names figures that a build has."""
    known = figure_ids(draft)
    for rule, index, document in draft.entries(BuildRule):
        for name in RULE_FORMULAS:
            text = getattr(rule, name)
            if text is not None:
                yield from _formula_problems(text, (index, name), document, known)
        for place, remedy in enumerate(rule.remedies):
            keys = (index, "remedies", place, "when")
            yield from _formula_problems(remedy.when, keys, document, known)


@check
def check_build_figures_are_formulas(draft: Draft) -> Iterator[Problem]:
    """A figure is computed from those of the parts, and from figures that stand before it."""
    known = list(BUILD_FIGURES)
    for figure, index, document in draft.entries(BuildFigure):
        if figure.id in BUILD_FIGURES:
            message = f"the figure '{figure.id}' exists already."
            yield document.problem((index, "id"), message, "Rename or remove one of the two.")
        yield from _formula_problems(figure.formula, (index, "formula"), document, known)
        known.append(figure.id)


@check
def check_build_rules_are_complete(draft: Draft) -> Iterator[Problem]:
    """A rule has a limit unless it asks for a yes."""
    for rule, index, document in draft.entries(BuildRule):
        has_limit = rule.limit is not None or rule.advised is not None
        if rule.holds == "is_true" and has_limit:
            message = "a yes or no has no limit."
            yield document.problem((index, "limit"), message, "Remove `limit` and `advised`.")
        if rule.holds != "is_true" and not has_limit:
            message = "there is nothing to hold the figure against."
            yield document.problem((index, "figure"), message, "Add `limit:` or `advised:`.")


def figure_ids(draft: Draft) -> list[str]:
    """Return the names of all figures of a build: those of its parts and the computed ones."""
    return [*BUILD_FIGURES, *(figure.id for figure, _, _ in draft.entries(BuildFigure))]


def _formula_problems(
    text: str, keys: Keys, document: Document, known: Collection[str]
) -> Iterator[Problem]:
    try:
        tree = parse_formula(text)
    except FormulaError as error:
        hint = (
            "Allowed: numbers, 'texts', figures, + - * /, comparisons, and, or, not, if, min, max."
        )
        yield document.problem(keys, f"{error}.", hint)
        return
    for name in sorted({*names_in(tree)} - {*known}):
        hint = did_you_mean(name, known) or f"Allowed: {listing(known)}."
        yield document.problem(keys, f"'{name}' is no figure of a build.", hint)
