"""Tier checks: a tier names personas, rules, figures and parts that exist."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.statements import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.builds import BUILD_FIGURES
from macros.facts.records.tiers import Requirement, TierClass


def check_tiers_name_what_exists(draft: Draft) -> Iterator[Problem]:
    """Each class follows a persona, and names rules and parts of the catalogue."""
    personas = [one.id for one in draft.personas[0]] if draft.personas else ()
    rules = [one.id for one in draft.build_rules[0]] if draft.build_rules else ()
    for tier, document in draft.tiers.values():
        for index, one in enumerate(tier.classes):
            at: Keys = ("classes", index)
            if draft.personas:
                yield from unknown_word(one.persona, personas, "persona", at, document)
            for place, rule in enumerate(one.no_warning_of if draft.build_rules else ()):
                keys = (*at, "no_warning_of")
                yield from unknown_word(rule, rules, "rule", keys, document, place)
            for place, pin in enumerate(one.pins):
                keys = (*at, "pins", place)
                yield from unknown_word(pin.part, draft.part_ids, "part", keys, document)


def check_tier_requirements(draft: Draft) -> Iterator[Problem]:
    """A requirement names a figure of builds and what it must be."""
    known = [*BUILD_FIGURES, *(one.id for one in (draft.build_figures or ((),))[0])]
    for tier, document in draft.tiers.values():
        for index, one in enumerate(tier.classes):
            for place, requirement in enumerate(one.requirements):
                at: Keys = ("classes", index, "requirements", place)
                yield from unknown_word(requirement.figure, known, "figure", at, document)
                yield from _without_bound(requirement, at, document)


def check_tier_classes_differ(draft: Draft) -> Iterator[Problem]:
    """A class stands in a tier once."""
    for tier, document in draft.tiers.values():
        seen: set[str] = set()
        for index, one in enumerate(tier.classes):
            yield from _twice(one, seen, index, document)
            seen.add(one.id)


def _without_bound(requirement: Requirement, at: Keys, document: Document) -> Iterator[Problem]:
    if requirement.at_least is None and requirement.at_most is None:
        message = "there is nothing to hold the figure against."
        yield document.problem(at, message, "Add `at_least:` or `at_most:`.")


def _twice(one: TierClass, seen: set[str], index: int, document: Document) -> Iterator[Problem]:
    if one.id in seen:
        message = f"the class '{one.id}' stands here twice."
        hint = "Name each of economical, balanced and no-compromise at most once."
        yield document.problem(("classes", index, "id"), message, hint)
