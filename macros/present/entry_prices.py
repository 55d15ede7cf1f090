"""Entry prices: the cheapest new card for each size of memory."""

from __future__ import annotations

from datetime import date, timedelta

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records import Gpu, Price
from macros.present.language import Language
from macros.present.latest_prices import newest_price
from macros.present.price_words import cautious_amount
from macros.present.templating import render

# Sizes at which more models fit; a card stands for the largest of these that it reaches.
_SIZES_GB = (12, 16, 24, 32, 48, 80)
_CURRENT = timedelta(days=366)


def entry_cards(catalog: Catalog, today: date) -> list[tuple[Gpu, Price]]:
    """Return, smallest memory first, the cheapest card with at least each size, and its price.

    Only cards that fit a desktop, are released and still supported, with a price in US dollars
    that was seen for a new one within a year before `today`.
    """
    offers = [
        (gpu, price) for gpu in catalog.gpus.values() if (price := _price(catalog, gpu, today))
    ]
    cheapest = {}
    for size in _SIZES_GB:
        enough = [offer for offer in offers if offer[0].memory.size_gb >= size]
        if enough:
            gpu, price = min(enough, key=lambda offer: (offer[1].value, offer[0].id))
            cheapest[gpu.id] = (gpu, price)
    return sorted(cheapest.values(), key=lambda offer: offer[0].memory.size_gb)


def entry_list(catalog: Catalog, language: Language, today: date) -> Markup:
    """Return the entry cards as a list with memory, name, price, and the day of the price."""
    rows = [
        (
            gpu,
            language.figure(gpu.memory.size_gb, "gb"),
            cautious_amount(price, language),
            price.date,
        )
        for gpu, price in entry_cards(catalog, today)
    ]
    return render("entry_list.html", rows=rows)


def _price(catalog: Catalog, gpu: Gpu, today: date) -> Price | None:
    if gpu.preview or gpu.form_factor != "pcie_card" or _is_ended(gpu):
        return None
    price = newest_price(catalog.prices_of(gpu.id), "street_new", until=today)
    if price is None or price.currency != "USD" or price.date.first_day <= today - _CURRENT:
        return None
    return price


def _is_ended(gpu: Gpu) -> bool:
    return gpu.software is not None and gpu.software.status == "ended"
