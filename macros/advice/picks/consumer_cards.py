"""Consumer cards: the market of a day, against which ranks of memory and price are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu

DAYS_PER_YEAR = 365.25

Offers = Mapping[str, Sequence[Offer]]


# What most examples of today need is what this share of the cards does not reach.
USUAL_MEMORY_RANK = 0.3


@dataclass(frozen=True)
class ConsumerCards:
    """The memories (GB) and new prices (USD without tax) of recent consumer cards, ascending."""

    memories_gb: tuple[float, ...]
    prices_usd: tuple[float, ...]

    def memory_gb(self, rank: float) -> float | None:
        """Return the memory that the share `rank` of the cards does not reach."""
        return _at_rank(self.memories_gb, rank)

    def price_usd(self, rank: float) -> float | None:
        """Return the price below which the share `rank` of the cards lies."""
        return _at_rank(self.prices_usd, rank)


def consumer_cards(
    catalog: Catalog, offers: Offers, day: date, days_on: float = 0
) -> ConsumerCards:
    """Return memories and new prices of the recent consumer cards of a day.

    With `days_on` without those that will have left the market by then.
    """
    cards = recent_consumer_cards(catalog, day)
    if days_on:
        later = {gpu.id for gpu in recent_consumer_cards(catalog, day + timedelta(days_on))}
        cards = [gpu for gpu in cards if gpu.id in later]
    new = (offer for gpu in cards for offer in offers.get(gpu.id, ()))
    return ConsumerCards(
        memories_gb=tuple(sorted(gpu.memory.size_gb for gpu in cards)),
        prices_usd=tuple(sorted(offer.usd for offer in new if offer.kind == "street_new")),
    )


def recent_consumer_cards(catalog: Catalog, day: date) -> list[Gpu]:
    """Return the consumer cards released within rule `market-window` (years) before `day`."""
    oldest = day - timedelta(days=round(catalog.rules["market-window"].value * DAYS_PER_YEAR))
    return [
        gpu
        for gpu in catalog.gpus.values()
        if gpu.segment == "consumer" and not gpu.preview
        if gpu.since and oldest <= gpu.since.first_day <= day
    ]


def _at_rank(figures: tuple[float, ...], rank: float) -> float | None:
    """Return the figure at a rank from 0 (the least) to 1 (the most); None without figures."""
    return figures[round(rank * (len(figures) - 1))] if figures else None
