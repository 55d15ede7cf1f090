"""Page prices: every price on record of an accelerator, as the rows of its page's history."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from macros.advice.prices.observations import observation
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


def no_price_words(catalog: Catalog, gpu: Gpu, language: Language, day: date) -> str:
    """Return that nobody has seen a price of it; with what it costs with less memory, if known."""
    newest: dict[float, Price] = {}
    for price in catalog.prices_of(gpu.id):
        size = price.memory_gb
        if size and size < gpu.memory.size_gb and observation(price, day, catalog.rules):
            newest[size] = price
    if not newest:
        return language.text("price.none")
    said = [
        language.say(
            "price-with-memory",
            money=language.money(price.value, price.currency, cents=True),
            memory=language.figure(size, "gb"),
            date=language.date(price.date),
        )
        for size, price in sorted(newest.items())
    ]
    memory = language.figure(gpu.memory.size_gb, "gb")
    return language.say("price-less-memory", memory=memory, prices=language.enumerated(said))


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
