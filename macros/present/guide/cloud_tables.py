"""Cloud tables: what an hour of an accelerator costs, and how many hours a card is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from markupsafe import Markup

from macros.advice.memory.fit import Card
from macros.advice.prices.offers import Offer
from macros.advice.prices.rentals import Billing, Hour, hours_by_accelerator, hours_of_one_time
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.guide.every_hour import by_memory, every_hour, gpu_cell
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.prices.hour_money import HourMoney
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_on, rounded
from macros.present.words.provider_names import provider_name
from macros.present.words.source_names import source_name

COLUMNS: tuple[Billing, ...] = ("on_demand", "community", "spot")
# Where only one provider has an accelerator, there is nothing to compare.
LEAST_PROVIDERS = 2


def cloud_prices(catalog: Catalog, language: Language, today: date, up: str) -> Markup:
    """Return the cheapest and the dearest hour of each kind, for what several rent out.

    Below it, folded, stands every price on record.
    """
    t = language.text
    money = HourMoney.of(catalog, language, today)
    rented = by_memory(catalog, hours_by_accelerator(catalog, today, money.region))
    rows = [
        [
            gpu_cell(catalog.gpus[id_], language, up),
            *(_billed(hours, billing, money, language) for billing in COLUMNS),
        ]
        for id_, hours in rented
        if len({hour.provider for hour in hours}) >= LEAST_PROVIDERS
    ]
    unit = language.currency(money.currency)
    heads = [
        Head(t("cloud.head.accelerator")),
        *figure_heads([t(f"cloud.head.{billing}", currency=unit) for billing in COLUMNS]),
    ]
    table = Table(t("cloud.prices"), heads, rows, stacked=True)
    sources = _sources(catalog, language, [hour for _, hours in rented for hour in hours])
    whole = table.html(notes=(t("cloud.prices.note"), sources))
    return whole + every_hour(catalog, rented, money, language, up)


def rental_hours(
    catalog: Catalog,
    cards: Sequence[Card],
    language: Language,
    today: date,
    up: str,
) -> Markup:
    """Return how many hours of the cheapest rental the price of each new card pays for."""
    t = language.text
    money = HourMoney.of(catalog, language, today)
    rented = hours_by_accelerator(catalog, today, money.region)
    rows = [
        _hours_row(gpu, offer, cheapest[0], money, language, up)
        for gpu, offer in sorted(cards, key=lambda card: (-card[0].memory.size_gb, card[0].id))
        if (cheapest := hours_of_one_time(catalog, rented.get(gpu.id, ())))
    ]
    yearly = catalog.rules["use-hours-per-year"].value
    unit = language.currency(money.currency)
    names = ("price", "hour", "hours")
    heads = [
        Head(t("cloud.head.accelerator")),
        *figure_heads([t(f"cloud.head.{name}", currency=unit) for name in names]),
    ]
    table = Table(t("cloud.hours"), heads, rows, stacked=True)
    return table.html(notes=(t("cloud.hours.note", hours=language.exact(yearly)),))


def _hours_row(
    gpu: Gpu, offer: Offer, hour: Hour, money: HourMoney, language: Language, up: str
) -> list[Cell]:
    hours = offer.usd / hour.usd
    return [
        gpu_cell(gpu, language, up),
        Cell(offer_amount(offer, language), detail=offer_seen_on(offer, language)),
        _hour_cell(hour, money, language),
        Cell(language.exact(round(rounded(hours)))),
    ]


def _billed(hours: Sequence[Hour], billing: Billing, money: HourMoney, language: Language) -> Cell:
    """Return the cheapest hour, and below it the dearest where it costs more."""
    fitting = [hour for hour in hours if hour.rental.billing == billing]
    if not fitting:
        return Cell(NONE)
    cell = _hour_cell(fitting[0], money, language)
    last = fitting[-1]
    if money.number(last.usd, language) == cell.text:
        return cell
    dearest = language.text("unit.money_up_to", money=money.number(last.usd, language))
    return replace(cell, further=language.detailed([dearest, _seen(last, language)]))


def _hour_cell(hour: Hour, money: HourMoney, language: Language) -> Cell:
    return Cell(money.number(hour.usd, language), detail=_seen(hour, language))


def _seen(hour: Hour, language: Language) -> str:
    return language.detailed([provider_name(hour.provider), language.date(hour.rental.date)])


def _sources(catalog: Catalog, language: Language, hours: Sequence[Hour]) -> str:
    ids = {hour.rental.source for hour in hours}
    names = sorted({source_name(catalog.sources[id_], language).text for id_ in ids})
    return language.paired(language.text("gpu.sources"), language.listed(names))
