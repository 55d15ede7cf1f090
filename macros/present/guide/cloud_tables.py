"""Cloud tables: what an hour of an accelerator costs, and how many hours a card is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

from markupsafe import Markup

from macros.advice.memory.fit import Card
from macros.advice.prices.offers import Offer
from macros.advice.prices.rentals import Billing, Hour, hours_by_accelerator, hours_of_one_time
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_on, rounded

# What providers call themselves, by the name of their file.
PROVIDERS = {
    "autodl": "AutoDL",
    "aws": "AWS",
    "azure": "Azure",
    "coreweave": "CoreWeave",
    "datacrunch": "Verda (DataCrunch)",
    "digitalocean": "DigitalOcean",
    "google-cloud": "Google Cloud",
    "hetzner": "Hetzner",
    "lambda": "Lambda",
    "nebius": "Nebius",
    "ovhcloud": "OVHcloud",
    "runpod": "RunPod",
    "scaleway": "Scaleway",
    "vast-ai": "Vast.ai",
    "vultr": "Vultr",
}
COLUMNS: tuple[Billing, ...] = ("on_demand", "community", "spot")
# Where only one provider has an accelerator, there is nothing to compare.
LEAST_PROVIDERS = 2


def cloud_prices(catalog: Catalog, language: Language, today: date, up: str) -> Markup:
    """Return the cheapest and the dearest hour of each kind, for what several rent out."""
    t = language.text
    rows = [
        [
            _gpu_cell(catalog.gpus[id_], up),
            *(_billed(hours, billing, language) for billing in COLUMNS),
        ]
        for id_, hours in _by_memory(catalog, hours_by_accelerator(catalog, today))
        if len({hour.provider for hour in hours}) >= LEAST_PROVIDERS
    ]
    heads = [
        Head(t("cloud.head.accelerator")),
        *figure_heads([t(f"cloud.head.{billing}") for billing in COLUMNS]),
    ]
    table = Table(t("cloud.prices"), heads, rows, stacked=True)
    return table.html(notes=(t("cloud.prices.note"), _sources(catalog, language, today)))


def rental_hours(
    catalog: Catalog,
    cards: Sequence[Card],
    language: Language,
    today: date,
    up: str,
) -> Markup:
    """Return how many hours of the cheapest rental the price of each new card pays for."""
    t = language.text
    rented = hours_by_accelerator(catalog, today)
    rows = [
        _hours_row(gpu, offer, cheapest[0], language, up)
        for gpu, offer in sorted(cards, key=lambda card: (-card[0].memory.size_gb, card[0].id))
        if (cheapest := hours_of_one_time(catalog, rented.get(gpu.id, ())))
    ]
    yearly = catalog.rules["use-hours-per-year"].value
    heads = [
        Head(t("cloud.head.accelerator")),
        *figure_heads([t(f"cloud.head.{name}") for name in ("price", "hour", "hours")]),
    ]
    table = Table(t("cloud.hours"), heads, rows, stacked=True)
    return table.html(notes=(t("cloud.hours.note", hours=language.exact(yearly)),))


def _hours_row(gpu: Gpu, offer: Offer, hour: Hour, language: Language, up: str) -> list[Cell]:
    hours = offer.usd / hour.usd
    return [
        _gpu_cell(gpu, up),
        Cell(offer_amount(offer, language), detail=offer_seen_on(offer, language)),
        _hour_cell(hour, language),
        Cell(language.exact(round(rounded(hours)))),
    ]


def _billed(hours: Sequence[Hour], billing: Billing, language: Language) -> Cell:
    """Return the cheapest hour, and below it the dearest where it costs more."""
    fitting = [hour for hour in hours if hour.rental.billing == billing]
    if not fitting:
        return Cell(NONE)
    cell = _hour_cell(fitting[0], language)
    last = fitting[-1]
    if _amount(last, language) == cell.text:
        return cell
    dearest = language.text("unit.money_up_to", money=_amount(last, language))
    return replace(cell, further=language.listed([dearest, _seen(last, language)]))


def _hour_cell(hour: Hour, language: Language) -> Cell:
    return Cell(_amount(hour, language), detail=_seen(hour, language))


def _amount(hour: Hour, language: Language) -> str:
    return language.cents(hour.usd, always=True)


def _seen(hour: Hour, language: Language) -> str:
    provider = PROVIDERS.get(hour.provider, hour.provider)
    return language.listed([provider, str(hour.rental.date)])


def _gpu_cell(gpu: Gpu, up: str) -> Cell:
    return Cell(short_name(gpu), f"{up}gpus/{gpu.id}/")


def _by_memory(catalog: Catalog, rented: Mapping[str, list[Hour]]) -> list[tuple[str, list[Hour]]]:
    """Return what is rented out, the largest memory first."""
    known = [(id_, hours) for id_, hours in rented.items() if id_ in catalog.gpus]
    return sorted(known, key=lambda pair: (-catalog.gpus[pair[0]].memory.size_gb, pair[0]))


def _sources(catalog: Catalog, language: Language, today: date) -> str:
    rented = hours_by_accelerator(catalog, today).values()
    ids = {hour.rental.source for hours in rented for hour in hours}
    names = sorted(catalog.sources[id_].name for id_ in ids)
    return language.paired(language.text("gpu.sources"), language.listed(names))
