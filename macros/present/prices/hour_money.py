"""Hour money: what a rented hour costs in the money of a region, or of where a language is read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.present.prices.home_region import home_region
from macros.present.prices.local_money import DOLLARS, LocalMoney, local_money
from macros.present.words.language import Language
from macros.present.words.significant import significant

_DIGITS = 3
_SMALL = 10  # below it hours are told to the cent


@dataclass(frozen=True)
class HourMoney:
    """The region of a reader, its currency, and the US dollars for a unit of it."""

    region: str | None
    currency: str
    usd: float

    @classmethod
    def of(cls, catalog: Catalog, language: Language, day: date) -> HourMoney:
        """Return the money of a language's region by the newest rate, else US dollars."""
        if not catalog.regions:
            return cls(None, DOLLARS.currency, DOLLARS.usd)
        return cls.in_region(catalog, home_region(catalog, language), day)

    @classmethod
    def in_region(cls, catalog: Catalog, region: str, day: date) -> HourMoney:
        """Return the money of a region by its newest rate, US dollars where there is none."""
        money = local_money(catalog, region, day)
        return cls(region, money.currency, money.usd)

    @classmethod
    def rented(cls, offer: Offer, money: LocalMoney) -> HourMoney:
        """Return the money in which a rent is told: a region's where the rent is in dollars."""
        told = money if offer.currency == DOLLARS.currency else LocalMoney(offer.currency, 1.0)
        return cls(offer.region, told.currency, told.usd)

    def number(self, usd: float, language: Language) -> str:
        """Return so many US dollars in this money, with the digits that an hour bears."""
        amount = usd / self.usd
        if amount < _SMALL:
            return language.cents(amount, always=True)
        return language.number(significant(amount, _DIGITS), _DIGITS)

    def range_words(self, low_usd: float, high_usd: float, language: Language) -> str:
        """Return a range in this money: `0.18 to 0.24 USD`."""
        low, high = (self.number(end, language) for end in (low_usd, high_usd))
        high = language.priced(high, self.currency)
        return language.text("unit.money_range", low=low, high=high)

    def words(self, usd: float, language: Language) -> str:
        """Return so many US dollars in this money with its currency: `about` where converted."""
        amount = language.priced(self.number(usd, language), self.currency)
        is_asked = self.currency == DOLLARS.currency
        return amount if is_asked else language.text("chart.about", money=amount)
