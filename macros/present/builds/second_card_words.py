"""Second card words: what a second card asks of a computer, and what else one could do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.builds.second_card import SecondCard, Way
from macros.facts.catalog import Catalog
from macros.facts.records.builds import unit_of
from macros.present.builds.quantities import quantity
from macros.present.builds.result_words import Wording
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

_LOST = ("least_lanes", "load_w")


@dataclass(frozen=True)
class SecondCardWords:
    """Puts a second card into words, in the money of a region."""

    answer: SecondCard
    wording: Wording
    region: str
    catalog: Catalog

    @property
    def language(self) -> Language:
        """The reader's language."""
        return self.wording.language

    def lines(self, *, with_ways: bool = True) -> list[str]:
        """Return the answer: whether it goes in, what to buy, what is lost, what else one gets.

        A computer that is sold whole takes no card, which is all there is to say. Without ways
        nothing is said of what the pair or a larger card costs and does.
        """
        if self.answer.verdict == "whole":
            name = self.language.local_name(self.answer.pair.cards[0][0])
            return [self.language.text("second-card.whole", name=name)]
        return [*self._verdict(), *self._details(), *(self._ways() if with_ways else ())]

    def _verdict(self) -> Iterator[str]:
        verdict, language = self.answer.verdict, self.language
        if verdict in ("yes", "no"):
            yield language.text(f"second-card.{verdict}")
        exchanges = self.answer.exchanges or ()
        if exchanges:
            names = (language.product(f"{e.part.vendor} {e.part.name}") for e in exchanges)
            yield language.text("second-card.with", parts=language.listed(names))
        if verdict == "open":
            names = (self.wording.name(result.rule) for result in self.answer.unknown)
            yield language.text("second-card.open", what=language.listed(names))

    def _details(self) -> Iterator[str]:
        for result in (*self.answer.broken, *self.answer.warned):
            words = self.wording.words(result)
            sentences = filter(None, (words.sentence, words.remedy))
            said = self.language.text("join.sentence").join(sentences)
            is_old = result.breaks and result.rule in self.answer.already
            yield self.language.text("second-card.already", said=said) if is_old else said
        for name in _LOST:
            before, after = self.answer.before[name], self.answer.after[name]
            if before is not None and after is not None and before != after:
                label = self.language.text(f"build-figure.{name}")
                yield self.language.text(
                    "second-card.change",
                    figure=f"{label[:1].upper()}{label[1:]}",
                    before=quantity(before, unit_of(name), self.language),
                    after=quantity(after, unit_of(name), self.language),
                )

    def _ways(self) -> Iterator[str]:
        if self.answer.verdict != "no":
            yield self._way("second-card.pair", self.answer.pair)
        if not self.answer.larger:
            yield self.language.text("second-card.none_larger")
        for way in self.answer.larger:
            yield self._way("second-card.larger", way)

    def _way(self, key: str, way: Way) -> str:
        currency = self.catalog.regions[self.region].currency
        money = self.language.text("second-card.no_price")
        if way.amount is not None:
            money = self.language.money(rounded(way.amount), currency)
        speeds = self.language.listed(
            self.language.paired(
                self.language.text(f"workload.{work}"),
                self.language.text("second-card.times", number=self.language.number(ratio, 2)),
            )
            for work, ratio in way.speeds.items()
        )
        names = (
            self.language.counted(self.language.local_name(gpu), count) for gpu, count in way.cards
        )
        return self.language.text(
            key,
            name=self.language.listed(names),
            money=money,
            memory=self.language.figure(way.memory_gb, "gb"),
            speeds=speeds or self.language.text("second-card.no_speed"),
        )
