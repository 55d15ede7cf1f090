"""Told: what names things of two editions, also those that are only in one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from macros.advice.changes.builds import BuildChange
from macros.advice.changes.picks import PickChange, Picked
from macros.advice.edition import Edition
from macros.facts.records.products import Gpu
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

Change = TypeVar("Change", PickChange, BuildChange)


@dataclass(frozen=True, eq=False)
class Told:
    """Two editions and the language in which their differences are told."""

    before: Edition
    after: Edition
    language: Language

    @property
    def home(self) -> str:
        """The region where most readers of the language buy; empty where there is none."""
        catalog = self.after.catalog
        return home_region(catalog, self.language) if catalog.regions else ""

    def nearest(self, changes: Sequence[Change]) -> Change:
        """Return the change where most readers of the language buy, else the first of them."""
        return next((change for change in changes if change.region == self.home), changes[0])

    def gpu(self, id_: str) -> Gpu:
        """Return an accelerator of either edition. Raises KeyError where neither has it."""
        now = self.after.everything.gpus.get(id_)
        return now or self.before.everything.gpus[id_]

    def model(self, id_: str) -> str:
        """Return the name of a language model of either edition, else the id."""
        for edition in (self.after, self.before):
            if id_ in edition.everything.models:
                return edition.everything.models[id_].name
        return id_

    def offered(self, picked: Picked) -> str:
        """Return what is bought or rented, as a sentence names it: `two used RTX 3090 cards`."""
        return self.offer(picked.id, picked.kind, picked.count)

    def offer(self, id_: str, kind: str, count: int = 1) -> str:
        """Return so many of a product at a kind of offer, as a sentence names it."""
        gpu, language = self.gpu(id_), self.language
        if kind == "used":
            return language.say("explain-used", product=language.short_name(gpu), count=count)
        if kind == "rental":
            return language.say("explain-rented", product=language.short_name(gpu), count=count)
        return language.products([(gpu, count)])

    def money(self, amount: float, currency: str, kind: str) -> str:
        """Return a computed amount with no more digits than are known."""
        if kind == "rental":
            return self.language.money(round(amount, 2), currency, cents=True)
        return self.language.money(rounded(amount), currency)

    def persona(self, id_: str) -> str:
        """Return the name of a reader, else the id."""
        return self.named(f"persona.{id_}.name", id_)

    def region(self, id_: str) -> str:
        """Return the name of a region, else the id."""
        return self.named(f"region.{id_}", id_)

    def named(self, key: str, id_: str) -> str:
        """Return the words under a key, else the id: words may come after what they name."""
        known = key in self.language.texts or key in self.language.english
        return self.language.text(key) if known else id_

    def regions(self, ids: list[str]) -> str:
        """Return regions as a list, or that it is everywhere."""
        if len(ids) > 1 and set(ids) >= set(self.after.catalog.regions):
            return self.language.text("explain.everywhere")
        return self.language.listed(map(self.region, ids))
