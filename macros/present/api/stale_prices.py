"""Stale prices API: the prices that it pays most to look up again, as open data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from typing_extensions import TypedDict

from macros.advice.edition import Edition
from macros.advice.picks.price_looks import PriceLook, Turn
from macros.advice.prices.offers import OfferKind
from macros.present.api.rounding import published
from macros.present.api.typed_rows import Day, Number, row
from macros.present.html.data_files import API_FOLDER, json_lines


@row
class TurnRow(TypedDict):
    """What a price decides for a persona."""

    persona: str
    """The persona's id."""
    pick: str
    """The id of its pick today."""
    pick_count: int
    """How many of it."""
    other: str
    """The id of what would be the pick instead."""
    other_count: int
    """How many of it."""
    when: Literal["cheaper", "affordable", "dearer"]
    """Whether the price has to be below the amount, to lead or to be within the means, or above."""
    amount: Number
    """The price of one at which that is so, in the region's currency and tax."""
    share: Number
    """How likely a fresh price is beyond the amount."""
    worth_usd: Number
    """By what the persona is better off on average for the price being known, in US dollars."""


@row
class StalePriceRow(TypedDict):
    """A price that was not seen of late in a region, and on which answers hang."""

    id: str
    """The accelerator's id."""
    region: str
    """The id of the region."""
    kind: OfferKind
    """New, used or rented by the hour."""
    rank: int
    """Its place in the region, 1 for that of most worth."""
    amount: Number
    """The price as it is known, in the region's currency and tax."""
    currency: str
    """The ISO 4217 code of the currency."""
    observed: Day
    """The newest day on which it was seen anywhere that counts."""
    seen_here: Day | None
    """The newest day on which it was seen in the region; empty where it is converted."""
    worth_usd: Number
    """By what a fresh look makes all personas together better off on average, in US dollars."""
    turns: list[TurnRow]
    """The picks that hang on it, that of most worth first."""


def stale_price_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of all regions by its path below the site's root."""
    rows = (
        _row(look, rank)
        for region in edition.catalog.regions
        for rank, look in enumerate(edition.price_looks(region), start=1)
    )
    return {f"{API_FOLDER}/stale_prices.json": json_lines(rows)}


def _row(look: PriceLook, rank: int) -> StalePriceRow:
    offer = look.offer
    return {
        "id": offer.id,
        "region": offer.region,
        "kind": offer.kind,
        "rank": rank,
        "amount": published(offer.amount),
        "currency": offer.currency,
        "observed": str(offer.observed),
        "seen_here": str(look.seen_here) if look.seen_here else None,
        "worth_usd": published(look.value_usd),
        "turns": [_turn_row(turn) for turn in look.turns],
    }


def _turn_row(turn: Turn) -> TurnRow:
    return {
        "persona": turn.persona,
        "pick": turn.pick.gpu.id,
        "pick_count": turn.pick.count,
        "other": turn.other.gpu.id,
        "other_count": turn.other.count,
        "when": turn.way,
        "amount": published(turn.amount),
        "share": published(turn.share),
        "worth_usd": published(turn.gain_usd),
    }
