"""Tier checks: requirements name figures that exist, and classes differ."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.builds import figure_ids
from macros.facts.checks.registry import check
from macros.facts.checks.words import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.tiers import Requirement, Tier


@check
def check_tier_requirements(draft: Draft) -> Iterator[Problem]:
    """A requirement names a figure of builds and what it must be."""
    known = figure_ids(draft)
    for tier, document in draft.each(Tier):
        for at, requirement in _requirements(tier):
            yield from unknown_word(requirement.figure, known, "figure", (*at, "figure"), document)
            yield from _without_bound(requirement, at, document)


def _requirements(tier: Tier) -> Iterator[tuple[Keys, Requirement]]:
    """Yield what a tier and its classes ask for, and where that stands in the file."""
    for place, requirement in enumerate(tier.requirements):
        yield ("requirements", place), requirement
    for index, class_ in enumerate(tier.classes):
        for place, requirement in enumerate(class_.requirements):
            yield ("classes", index, "requirements", place), requirement


@check
def check_tier_classes_differ(draft: Draft) -> Iterator[Problem]:
    """A class stands in a tier once."""
    for tier, document in draft.each(Tier):
        ids: set[str] = set()
        for index, class_ in enumerate(tier.classes):
            if class_.id in ids:
                message = f"the class '{class_.id}' stands here twice."
                hint = "Name each of economical, balanced and no-compromise at most once."
                yield document.problem(("classes", index, "id"), message, hint)
            ids.add(class_.id)


def _without_bound(requirement: Requirement, at: Keys, document: Document) -> Iterator[Problem]:
    if requirement.at_least is None and requirement.at_most is None:
        message = "there is nothing to hold the figure against."
        yield document.problem(at, message, "Add `at_least:` or `at_most:`.")
