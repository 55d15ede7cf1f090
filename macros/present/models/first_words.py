"""First words: how long a prompt takes on the cards that run a model, until its first word."""

from __future__ import annotations

from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.advice.fit.fit_facts import FitCard, FitFacts
from macros.advice.fit.fit_records import FitQuestion, FitSpeed
from macros.advice.fit.fit_work import FitWork, shape_of_facts
from macros.advice.memory.cases import RUN_TOKENS
from macros.advice.memory.constants import constants_of
from macros.present.html.table import Cell
from macros.present.tools.fit_facts_file import facts_of
from macros.present.words.language import Language
from macros.present.words.ranges import ranged
from macros.present.words.significant import significant

_DIGITS = 2


@dataclass(frozen=True)
class FirstWords:
    """The reading of a prompt of so many tokens by a model, in its usual format."""

    edition: Edition
    model: str
    tokens: int = RUN_TOKENS

    @property
    def facts(self) -> FitFacts:
        """What the fit page computes from as well."""
        return facts_of(self.edition)

    def speed(self, gpu: str, count: int) -> FitSpeed | None:
        """Return the tokens a second that so many equal cards read; None where nobody knows."""
        card = self._card(gpu)
        model = next((one for one in self.facts["models"] if one["id"] == self.model), None)
        if card is None or model is None:
            return None
        question = FitQuestion(self.model, gpu, "", tokens=self.tokens, count=count)
        constants = constants_of(self.edition.catalog)
        shape = shape_of_facts(model["shape"])
        return FitWork(self.model, shape, question, self.facts, constants).prompt(card, count)

    def cell(self, gpu: str, count: int, language: Language) -> Cell:
        """Return the seconds as a cell, which says so where they were measured."""
        speed = self.speed(gpu, count)
        if speed is None:
            return Cell(language.text("compare.not_known"))
        waits = (self.tokens / speed["high"], self.tokens / speed["low"])
        ends = [language.number(significant(wait, _DIGITS), _DIGITS) for wait in waits]
        kind = measured_words(speed["kind"], language)
        return Cell(language.text("unit.seconds", number=ranged(ends, language)), detail=kind)

    def _card(self, gpu: str) -> FitCard | None:
        return next((card for card in self.facts["cards"] if card["id"] == gpu), None)


def measured_words(kind: str, language: Language) -> str:
    """Return that a speed was measured; nothing of an estimate, as the page calls most of them."""
    return language.text("pick.speed.measured") if kind == "measured" else ""
