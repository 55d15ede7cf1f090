"""Tier checks: a tier names personas, rules, figures and parts that exist."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.builds import figure_ids
from macros.facts.checks.registry import check
from macros.facts.checks.words import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.advice import Persona
from macros.facts.records.builds import BuildRule
from macros.facts.records.parts import Part
from macros.facts.records.tiers import Requirement, Tier


@check
def check_tiers_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """Each class follows a persona, and names rules and parts of the catalogue."""
    personas, rules = draft.entry_ids(Persona), draft.entry_ids(BuildRule)
    parts = draft.ids(Part)
    for tier, document in draft.each(Tier):
        for index, class_ in enumerate(tier.classes):
            at: Keys = ("classes", index)
            yield from unknown_word(class_.persona, personas, "persona", at, document)
            for place, rule in enumerate(class_.no_warning_of):
                keys = (*at, "no_warning_of")
                yield from unknown_word(rule, rules, "rule", keys, document, place)
            for place, pin in enumerate(class_.pins):
                keys = (*at, "pins", place)
                yield from unknown_word(pin.part, parts, "part", keys, document)


@check
def check_tier_requirements(draft: Draft) -> Iterator[Problem]:
    """A requirement names a figure of builds and what it must be."""
    known = figure_ids(draft)
    for tier, document in draft.each(Tier):
        for index, class_ in enumerate(tier.classes):
            for place, requirement in enumerate(class_.requirements):
                at: Keys = ("classes", index, "requirements", place)
                yield from unknown_word(requirement.figure, known, "figure", at, document)
                yield from _without_bound(requirement, at, document)


@check
def check_tier_classes_differ(draft: Draft) -> Iterator[Problem]:
    """A class stands in a tier once."""
    for tier, document in draft.each(Tier):
        seen: set[str] = set()
        for index, class_ in enumerate(tier.classes):
            if class_.id in seen:
                message = f"the class '{class_.id}' stands here twice."
                hint = "Name each of economical, balanced and no-compromise at most once."
                yield document.problem(("classes", index, "id"), message, hint)
            seen.add(class_.id)


def _without_bound(requirement: Requirement, at: Keys, document: Document) -> Iterator[Problem]:
    if requirement.at_least is None and requirement.at_most is None:
        message = "there is nothing to hold the figure against."
        yield document.problem(at, message, "Add `at_least:` or `at_most:`.")
