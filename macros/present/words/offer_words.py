"""Offer words: a computed price as people read it, never without its date and how it was got."""

from __future__ import annotations

import math

from macros.advice.prices.offers import Offer
from macros.present.words.language import Language

_DIGITS = 3  # more would claim that prices are known to the unit


def offer_amount(offer: Offer, language: Language, count: int = 1) -> str:
    """Return the amount of so many in the region's money; `about` where it was not seen as such."""
    cents = offer.kind == "rental"
    amount = language.money(shown_amount(offer) * count, offer.currency, cents=cents)
    return amount if _is_sure(offer) else language.text("chart.about", money=amount)


def shown_amount(offer: Offer) -> float:
    """Return the amount as it is shown: as seen, or rounded where it was computed."""
    if offer.kind == "rental":
        return round(offer.amount, 2)
    return offer.amount if _is_as_seen(offer) else rounded(offer.amount)


def offer_range(offer: Offer, language: Language, count: int = 1) -> str:
    """Return the range that holds half of what one sees, rounded, for so many."""
    cents = offer.kind == "rental"
    low, high = rounded(offer.low * count), rounded(offer.high * count)
    return language.text(
        "unit.money_range",
        low=language.cents(low) if cents else language.exact(low),
        high=language.money(high, offer.currency, cents=cents),
    )


def offer_note(offer: Offer, language: Language) -> str:
    """Return kind and date, without which no price is shown, and what else one must know."""
    return language.listed([language.text(f"price_kind.{offer.kind}"), offer_day(offer, language)])


def offer_seen(offer: Offer, language: Language) -> str:
    """Return kind, day in words, and what else one must know, for cards and sentences."""
    kind = language.text(f"pick.kind.{offer.kind}")
    return language.listed([kind, offer_seen_on(offer, language)])


def offer_seen_on(offer: Offer, language: Language) -> str:
    """Return the day in words with what else one must know, where the kind stands elsewhere."""
    seen = language.text("price.seen", date=language.date(offer.observed))
    return language.listed([seen, *cautions(offer, language)])


def offer_day(offer: Offer, language: Language) -> str:
    """Return the date as `offer_seen_on` does, but in figures: `2026-10-08`."""
    return language.listed([str(offer.observed), *cautions(offer, language)])


def cautions(offer: Offer, language: Language) -> list[str]:
    """Return whether a price is out of date, and from where it was converted or estimated."""
    words = [language.text("price.out_of_date")] if offer.stale else []
    if offer.how in ("converted", "blended"):
        elsewhere = [place.place for place in offer.places if not place.is_local]
        regions = (language.text(f"region.{id_}") for id_ in elsewhere or [offer.from_region])
        words.append(language.text(f"price.{offer.how}", region=language.listed(regions)))
    elif offer.how == "estimated":
        words.append(language.text("price.estimated"))
    elif offer.from_region != offer.region:
        words.append(language.text(f"region.{offer.from_region}"))
    return words


def offer_places(offer: Offer, language: Language) -> str:
    """Return what was seen here and what counts most elsewhere; nothing where both are not known.

    More places would make a line that nobody reads; they are named beside the date.
    """
    here = [place for place in offer.places if place.is_local]
    elsewhere = [place for place in offer.places if not place.is_local]
    ranked = [*here[:1], *elsewhere[:1]] if here and elsewhere else []
    return language.text("join.semicolon").join(
        language.text(
            "price.place_here" if place.place == offer.region else "price.place_from",
            region=language.text(f"region.{place.place}"),
            date=language.date(place.observed),
            money=language.money(rounded(place.amount), offer.currency),
        )
        for place in ranked
    )


def _is_sure(offer: Offer) -> bool:
    return offer.how == "local" and offer.quality != "C"


def _is_as_seen(offer: Offer) -> bool:
    """Return whether the amount is the one price that was seen, and nothing was computed."""
    seen = [price.value for price in offer.observations]
    is_same = len(seen) == 1 and math.isclose(seen[0], offer.amount, rel_tol=1e-6)
    return _is_sure(offer) and is_same


def rounded(amount: float) -> float:
    """Return an amount with three significant digits."""
    if not amount:
        return 0.0  # what a replacement costs where the old product pays for it
    digits = _DIGITS - 1 - math.floor(math.log10(amount))
    return round(amount, min(digits, 2))
