"""Country checks: a country is a region, and what its buyers ask is answered or asked there."""

from __future__ import annotations

from collections.abc import Iterator

from macros.facts.checks.registry import check
from macros.facts.checks.words import unknown_word
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import Problem
from macros.facts.records.countries import (
    ASKED_TOPICS,
    USUAL_QUESTIONS,
    Country,
    CountryFact,
)
from macros.facts.records.regions import Region


@check
def check_countries_are_regions(draft: Draft) -> Iterator[Problem]:
    """A country's file is called as that of its region."""
    regions = draft.by_id(Region)
    for id_, (_, document) in draft.by_id(Country).items():
        yield from unknown_word(id_, regions, "region", (), document)


@check
def check_countries_answer_or_ask(draft: Draft) -> Iterator[Problem]:
    """Each topic that a buyer asks about has a fact, there or in the whole, or else a question."""
    countries, regions = draft.by_id(Country), draft.by_id(Region)
    for id_, (country, document) in countries.items():
        whole = regions[id_][0].part_of if id_ in regions else None
        told = {fact.topic for fact in country.facts}
        told |= {question.topic for question in country.open_questions}
        if whole and whole in countries:
            told |= {fact.topic for fact in countries[whole][0].facts}
        for topic in ASKED_TOPICS:
            if topic not in told:
                hint = "Write a fact with its source, or put it to `open_questions`."
                yield document.problem((), f"nothing is said of '{topic}'.", hint)


@check
def check_facts_of_countries_have_one_figure(draft: Draft) -> Iterator[Problem]:
    """A fact has one figure at most, and an amount its currency."""
    for country, document in draft.each(Country):
        for index, fact in enumerate(country.facts):
            if (fact.amount is None) != (fact.currency is None):
                hint = "Write `amount` and `currency`, or neither."
                message = "amount and currency go together."
                yield document.problem(("facts", index), message, hint)
            elif len(_figures(fact)) > 1:
                hint = "Write one of them, and the other as a fact of its own."
                yield document.problem(("facts", index), "two figures are one too many.", hint)


@check
def check_questions_have_words(draft: Draft) -> Iterator[Problem]:
    """A question is in all languages, or its topic has a usual one."""
    for country, document in draft.each(Country):
        for index, asked in enumerate(country.open_questions):
            if (asked.text is None) != (asked.text_in is None):
                message = "a question is in one language only."
                hint = "Write `text` and `text_in`, or neither."
                yield document.problem(("open_questions", index), message, hint)
            elif asked.text is None and asked.topic not in USUAL_QUESTIONS:
                message = f"there is no usual question about '{asked.topic}'."
                hint = "Write `text` and `text_in`."
                yield document.problem(("open_questions", index), message, hint)


def _figures(fact: CountryFact) -> list[float]:
    figures = (fact.months, fact.days, fact.percent, fact.amount)
    return [figure for figure in figures if figure is not None]
