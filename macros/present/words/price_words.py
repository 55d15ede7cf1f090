"""Price words: a price as people read it, never without its kind and date."""

from __future__ import annotations

from macros.facts.records.products import Price
from macros.present.words.language import Language


def price_amount(price: Price, language: Language) -> str:
    """Return the amount of a price rounded to whole units, or its range as it was seen."""
    if price.amount is not None:
        return language.money(price.amount, price.currency)
    return price_range(price, language)


def price_range(price: Price, language: Language) -> str:
    """Return the range that was seen with a price, or nothing where only one offer was."""
    ends = [end for end in (price.low, price.high) if end is not None]
    if ends == [price.amount] * len(ends):
        return ""
    if ends[0] == ends[-1]:
        money = language.money(ends[0], price.currency, cents=True)
        key = "unit.money_from" if price.high is None else "unit.money_up_to"
        return money if len(ends) == 2 else language.text(key, money=money)
    return language.money_range(ends[0], ends[1], price.currency, cents=True)


def price_note(price: Price, language: Language) -> str:
    """Return a price's kind and date, without which no price is shown."""
    kind = language.text(f"price_kind.{price.kind}")
    return language.detailed([kind, price_day(price, language)])


def price_day(price: Price, language: Language) -> str:
    """Return a price's date and, of several sizes of memory, the one that the price is for."""
    words = [language.date(price.date)]
    if price.memory_gb:
        memory = language.figure(price.memory_gb, "gb")
        words.append(language.text("table.price_variant", memory=memory))
    return language.detailed(words)


def cautious_amount(price: Price, language: Language) -> str:
    """Return the amount of a price, with a word of caution where it is an estimate."""
    amount = price_amount(price, language)
    return language.text("chart.about", money=amount) if price.quality == "C" else amount
