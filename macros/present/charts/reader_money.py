"""Reader money: the region whose prices a chart shows, in its money and with its tax."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.advice.prices.conversion import BASE_CURRENCY, round_thousand
from macros.advice.prices.offers import Offer
from macros.facts.records.regions import DEFAULT_REGION, Tax
from macros.present.charts.chart import Cell, Column
from macros.present.prices.home_region import home_region
from macros.present.prices.region_prices import tax_words
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_seen_on, shown_amount


@dataclass(frozen=True)
class ReaderMoney:
    """Where a reader buys: `offers` are those there by id, `thousand` is a round amount there.

    `on_sale` are those without new ones of what shops there may not sell.

    `csv_region` is the region that names the files of its charts; nothing for the default one and
    for charts of past days, which are the same in all languages.
    """

    region: str
    currency: str
    thousand: int
    tax: Tax | None
    offers: Mapping[str, tuple[Offer, ...]]
    on_sale: Mapping[str, tuple[Offer, ...]]
    csv_region: str

    @classmethod
    def of(cls, edition: Edition, language: Language) -> ReaderMoney:
        """Return the money of the region where a language is read; of past days US dollars."""
        regions = edition.catalog.regions
        if not regions:
            return cls("", BASE_CURRENCY, 1000, None, {}, {}, "")
        past = edition.is_back_test and DEFAULT_REGION in regions
        region = DEFAULT_REGION if past else home_region(edition.catalog, language)
        return cls(
            region,
            regions[region].currency,
            round_thousand(regions, region, edition.day),
            regions[region].tax,
            edition.offers[region],
            edition.on_sale(region),
            "" if edition.is_back_test else region,
        )

    @property
    def column(self) -> str:
        """The name of a column of prices in a file."""
        return f"price_{self.currency.lower()}"

    def head(self, language: Language) -> str:
        """Return the name of a column or axis of prices, with their currency."""
        return language.text("chart.price", currency=language.currency(self.currency))

    def amount(self, value: float, language: Language) -> str:
        """Return an amount of this money."""
        return language.money(value, self.currency)

    def budgets(self, per_thousand: Sequence[int | None]) -> list[int | None]:
        """Return budgets in thousandths of the round amount as amounts; None for no limit."""
        return [part and part * self.thousand // 1000 for part in per_thousand]

    def basis(self, language: Language) -> str:
        """Return where the prices are from and which tax they hold, as a sentence."""
        if self.tax is None:
            return language.text("chart.empty")
        key = "chart.prices_taxed" if self.tax.included else "chart.prices_untaxed"
        place, tax = language.text(f"region.{self.region}"), tax_words(self.tax, language)
        return language.text(key, region=place, tax=tax)


def asked(offer: Offer) -> int:
    """Return the price of an offer in whole units, as it was seen or rounded."""
    return round(shown_amount(offer))


def seen_columns(language: Language) -> tuple[Column, ...]:
    """Return the heads of `seen_cells`."""
    return (
        Column(language.text("chart.price_date"), "price_date"),
        Column(language.text("chart.price_note"), "price_note"),
    )


def seen_cells(offer: Offer, language: Language, further: Sequence[str] = ()) -> tuple[Cell, ...]:
    """Return the day of an offer, and what else one must know of it."""
    is_plain = offer.how == "local" and not offer.stale and offer.region == offer.from_region
    notes = language.detailed([*([] if is_plain else [offer_seen_on(offer, language)]), *further])
    return Cell(language.date(offer.observed), str(offer.observed)), Cell.of_text(notes)
