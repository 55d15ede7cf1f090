"""Choices: two products as who reads a language meets them, with what each costs there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from macros.advice.edition import Edition
from macros.advice.picks.avoid import CardVerdict
from macros.advice.picks.standing import Standing, standings
from macros.advice.prices.offers import Offer
from macros.facts.records.products import Gpu
from macros.present.charts.reader_money import ReaderMoney
from macros.present.gpus.gains import Side, is_surely_less
from macros.present.gpus.ready_comparisons import BY_PRICE, Ready
from macros.present.prices.common_prices import best_known, offer_of_kind
from macros.present.prices.local_money import local_money
from macros.present.words.language import Language
from macros.present.words.offer_words import shown_amount


@dataclass(frozen=True)
class Choice:
    """So many of a product at the price of the region where a language is read.

    `power_cost` is what its electricity costs over the rules' years, in the region's money; None
    where the tariff, its rate or the draw is not known. `verdict` is what speaks against it there.
    """

    side: Side
    standing: Standing
    power_cost: float | None
    verdict: CardVerdict | None

    @property
    def gpu(self) -> Gpu:
        """The product."""
        return self.side.gpu

    @property
    def count(self) -> int:
        """How many of it."""
        return self.side.count

    @property
    def offer(self) -> Offer | None:
        """What one of it costs where the language is read."""
        return self.side.offer

    @property
    def price(self) -> float | None:
        """What all of them cost, in the region's money."""
        return shown_amount(self.offer) * self.count if self.offer else None

    @property
    def is_priced_today(self) -> bool:
        """Whether its price is known and not out of date."""
        return self.offer is not None and not self.offer.stale

    @property
    def total(self) -> float | None:
        """The same with electricity over the rules' years."""
        if self.price is None or self.power_cost is None:
            return None
        return self.price + self.power_cost

    @property
    def power_w(self) -> float | None:
        """What all of them draw at most, in watts."""
        tdp_w = self.gpu.power.tdp_w
        return tdp_w * self.count if tdp_w else None

    def named(self, language: Language) -> str:
        """Return what a sentence calls it: `the A`, `two B cards`."""
        return language.products([(self.gpu, self.count)])


@dataclass(frozen=True)
class Versus:
    """Two choices and the rule that found them; `region` is where the language is read."""

    edition: Edition
    language: Language
    region: str
    ready: Ready
    first: Choice
    second: Choice

    @property
    def both(self) -> tuple[Choice, Choice]:
        """The two, in the order of the title."""
        return self.first, self.second

    def other(self, choice: Choice) -> Choice:
        """Return the one of the two that is not this one."""
        return self.second if choice is self.first else self.first


def versus(edition: Edition, ready: Ready, language: Language) -> Versus:
    """Return two choices with the prices of the region where a language is read."""
    money = ReaderMoney.of(edition, language)
    first, second = (_choice(edition, side, ready, money) for side in ready.sides)
    return Versus(edition, language, money.region, ready, first, second)


def _choice(edition: Edition, side: Side, ready: Ready, money: ReaderMoney) -> Choice:
    """Return a choice at the price of its kind, or the best known where no kind was weighed."""
    known = edition.situation(money.region).offers if money.region else {}
    offers = tuple(known.get(side.gpu.id, ()))
    if ready.rule in BY_PRICE and side.offer:
        offer = offer_of_kind(offers, side.offer.kind)
    else:
        offer = best_known(offers)
    verdicts = edition.card_verdicts(money.region) if money.region else {}
    verdict = verdicts.get(side.gpu.id)
    return Choice(
        replace(side, offer=offer),
        standings(edition.catalog)[side.gpu.id],
        _power_cost(edition, side, money),
        verdict and verdict.at_price(offer),
    )


def _power_cost(edition: Edition, side: Side, money: ReaderMoney) -> float | None:
    """Return what electricity costs over the rules' years, in the money of the region."""
    if not money.region:
        return None
    usd = edition.situation(money.region).running.of(side.gpu) * side.count
    local = local_money(edition.catalog, money.region, edition.day)
    is_known = usd > 0 and local.currency == money.currency
    return usd / local.usd if is_known else None


def cheaper_of(both: Versus, *, with_power: bool = False) -> Choice | None:
    """Return the choice that surely costs less, alone or with electricity.

    None where that is not sure, and where a price is not known or out of date.
    """
    for own, other in ((both.first, both.second), (both.second, both.first)):
        if not own.is_priced_today or not other.is_priced_today:
            return None
        ours, theirs = ((c.total if with_power else c.price) for c in (own, other))
        if not ours or not theirs:
            return None
        assert own.offer, "it has a price"
        assert other.offer
        assert own.price
        assert other.price
        offers, shares = (own.offer, other.offer), (own.price / ours, other.price / theirs)
        if is_surely_less(ours, theirs, offers, both.edition.catalog, shares):
            return own
    return None
