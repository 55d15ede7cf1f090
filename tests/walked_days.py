"""Walked days: the picks of the days to come, while nobody puts in a new price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache

from macros.advice.edition import Edition
from macros.advice.picks.certainty import Certainty
from macros.advice.picks.pick import Verdict, pick
from macros.advice.picks.situation import Situation, running_cost
from macros.advice.prices.region_offers import offers_in
from macros.advice.prices.rentals import rental_offers
from macros.facts.catalog import Catalog

STEP_DAYS = 5


@dataclass(frozen=True)
class Flip:
    """A pick that became another one on a day, and how sure it was on the days before.

    `certainties` are those of the week before, the last day first.
    """

    persona: str
    region: str
    day: date
    before: Verdict
    after: Verdict
    certainties: tuple[Certainty, ...]

    @property
    def is_cliff(self) -> bool:
        """Whether the pick was surer than a close call on any day of the week before."""
        return not {"close", "open"}.issuperset(self.certainties or ("only",))

    def __str__(self) -> str:
        """Return what changed and why, in a line."""
        before, after = _said(self.before), _said(self.after)
        week = " ".join(self.certainties)
        return f"{self.day} {self.region} {self.persona}: {before} -> {after}; before: {week}"


class Walk:
    """The picks of some regions on the days from the first on.

    Speeds, and computers around the cards, are those of the first day.
    """

    def __init__(self, catalog: Catalog, first: date, days: int, regions: Sequence[str]) -> None:
        """Take the facts; nothing is computed yet."""
        self.catalog = catalog
        self.first, self.last = first, first + timedelta(days=days)
        self.regions = regions
        self._edition = Edition(catalog, first, first)
        self.situation = lru_cache(maxsize=None)(self._situation)
        self.verdict = lru_cache(maxsize=None)(self._verdict)

    def _situation(self, region: str, day: date) -> Situation:
        assert not Edition(self.catalog, day, day).is_back_test
        return replace(
            self._edition.situation(region),
            offers=offers_in(self.catalog, region, day),
            rentals=rental_offers(self.catalog, region, day),
            day=day,
            running=running_cost(self.catalog, region, day),
        )

    def _verdict(self, persona: str, region: str, day: date) -> Verdict:
        return pick(self.catalog.personas[persona], self.situation(region, day))

    def flips(self) -> Iterator[Flip]:
        """Yield every change of a pick between days that are some apart, on the day it came."""
        for region in self.regions:
            for persona in self.catalog.personas:
                yield from self._flips(persona, region)

    def _flips(self, persona: str, region: str) -> Iterator[Flip]:
        day = self.first
        while day < self.last:
            later = min(day + timedelta(days=STEP_DAYS), self.last)
            if self._key(persona, region, day) != self._key(persona, region, later):
                yield from self._each_day(persona, region, day, later)
            day = later

    def _each_day(self, persona: str, region: str, first: date, last: date) -> Iterator[Flip]:
        for n in range((last - first).days):
            day = first + timedelta(days=n)
            then, now = day, day + timedelta(days=1)
            if self._key(persona, region, then) == self._key(persona, region, now):
                continue
            week = [then - timedelta(days=back) for back in range(7)]
            known = [earlier for earlier in week if earlier >= self.first]
            sure = tuple(self.verdict(persona, region, earlier).certainty for earlier in known)
            before = self.verdict(persona, region, then)
            yield Flip(persona, region, now, before, self.verdict(persona, region, now), sure)

    def _key(self, persona: str, region: str, day: date) -> tuple[str, str] | None:
        chosen = self.verdict(persona, region, day).pick
        return chosen.key if chosen else None


def _said(verdict: Verdict) -> str:
    chosen = verdict.pick
    if chosen is None:
        return f"nothing ({verdict.last_cut})"
    offer = chosen.offer
    return (
        f"{chosen.gpu.id} {offer.kind} {offer.usd:.0f} USD, {offer.how}, {offer.age_days} days, "
        f"{verdict.certainty} {verdict.stability:.0%}"
    )
