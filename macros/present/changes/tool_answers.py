"""Tool answers: what each tool says of the example that its page opens with, before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from macros.advice.builds.pair_answer import pair_answer
from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.cost.rent_answer import rent_answer
from macros.advice.edition import Edition
from macros.advice.fit.fit_answer import fit_answer
from macros.advice.memory.constants import constants_of
from macros.facts.catalog import Catalog
from macros.present.changes.report import Entry
from macros.present.changes.told import Told
from macros.present.tools import (
    choose_page,
    fit_facts_file,
    rent_facts_file,
    second_card_facts,
)
from macros.present.tools.choose_words import ChooseWords
from macros.present.tools.fit_words import FitWords
from macros.present.tools.pair_words import PairWords
from macros.present.tools.rent_words import RentWords
from macros.present.words.language import Language

Answering = Callable[[Edition, Language, str], str]
Facts = TypeVar("Facts")
Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Sentence(Protocol):
    """The words of an answer, of which the first is a sentence."""

    def sentence(self) -> str:
        """Return the answer in a sentence."""


def changed_answers(told: Told) -> list[Entry]:
    """Return the examples of tools that are answered in other words, with both answers."""
    region = told.home
    entries = []
    for path, of_tool in _TOOLS.items():
        title, answer = of_tool
        before, now = (
            answer(edition, told.language, region) if region in edition.catalog.regions else ""
            for edition in (told.before, told.after)
        )
        if before != now:
            entries.append(_entry(title, path, before, now, told.language))
    return entries


def _entry(title: str, path: str, before: str, now: str, language: Language) -> Entry:
    text = language.text
    both = [
        language.paired(text(f"explain.head.{name}"), said)
        for name, said in (("before", before), ("now", now))
        if said
    ]
    return Entry(text(title), tuple(both), path)


def _choose(edition: Edition, language: Language, region: str) -> str:
    personas = edition.catalog.personas
    if not personas:
        return ""
    preset = choose_page.USUAL if choose_page.USUAL in personas else next(iter(personas))
    question = ChooseQuestion(preset, region)
    answer = choose_answer(question, edition.situation(region))
    facts = choose_page.facts_of(edition)
    return ChooseWords(question, answer, facts, edition.catalog, language).sentence()


@dataclass(frozen=True)
class _Example(Generic[Facts, Question, Answer]):
    """How a tool answers the question with which its page opens, if its facts allow one."""

    facts: Callable[[Edition], Facts]
    question: Callable[[Facts, str], Question | None]
    answer: Callable[[Question, Facts, Edition], Answer]
    words: Callable[[Question, Answer, Facts, Catalog, Language], Sentence]

    def __call__(self, edition: Edition, language: Language, region: str) -> str:
        facts = self.facts(edition)
        question = self.question(facts, region)
        if question is None:
            return ""
        answer = self.answer(question, facts, edition)
        return self.words(question, answer, facts, edition.catalog, language).sentence()


_FIT = _Example(
    fit_facts_file.facts_of,
    fit_facts_file.usual_question,
    lambda question, facts, edition: fit_answer(question, facts, constants_of(edition.catalog)),
    FitWords,
)
_RENT = _Example(
    rent_facts_file.facts_of,
    rent_facts_file.usual_question,
    lambda question, facts, _: rent_answer(question, facts),
    RentWords,
)
_SECOND_CARD = _Example(
    second_card_facts.facts_of,
    second_card_facts.usual_question,
    lambda question, facts, _: pair_answer(question, facts),
    PairWords,
)
# What each page is called, and what answers on it, by its address.
_TOOLS: Mapping[str, tuple[str, Answering]] = {
    "choose/": ("nav.choose", _choose),
    "fit/": ("nav.fit", _FIT),
    "rent-or-buy/": ("nav.rent", _RENT),
    "second-card/": ("nav.second_card", _SECOND_CARD),
}
