"""Page prices: every price on record of an accelerator, as the rows of its page's history."""

from __future__ import annotations

from dataclasses import dataclass

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Price
from macros.present.words.language import Language, Phrase
from macros.present.words.price_words import price_range
from macros.present.words.source_names import source_name


@dataclass(frozen=True)
class PriceRow:
    """A price as a row of the history."""

    price: Price
    amount: str
    range: str
    source_name: Phrase
    source_url: str | None
    remark: Phrase | None


def price_rows(catalog: Catalog, gpu: Gpu, language: Language) -> list[PriceRow]:
    """Return the prices, the newest first."""
    newest_first = reversed(catalog.prices_of(gpu.id))
    return [_price_row(catalog, price, language) for price in newest_first]


def _price_row(catalog: Catalog, price: Price, language: Language) -> PriceRow:
    source = catalog.sources[price.source]
    range_ = price_range(price, language)
    amount = range_
    if price.amount is not None:
        amount = language.money(price.amount, price.currency, cents=True)
    return PriceRow(
        price=price,
        amount=amount,
        range=range_ if amount != range_ else "",
        source_name=source_name(source, language),
        source_url=price.url or source.url,
        remark=language.remark(price.note) if price.note else None,
    )
