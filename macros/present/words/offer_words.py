"""Offer words: a computed price as people read it, never without its date and how it was got."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from macros.advice.prices.offers import Offer
from macros.present.words.language import Language
from macros.present.words.price_words import price_range

_NAMED_PLACES = 3
_JOINED = ("ja", "ko")  # which set a dot between places, and no word before the last
_DIGITS = 3  # more would claim that prices are known to the unit
_MOVE_DIGITS = 2


def offer_amount(offer: Offer, language: Language, count: int = 1) -> str:
    """Return the amount of so many in the region's money; `about` where it was not seen as such."""
    cents = offer.kind == "rental"
    amount = language.money(shown_amount(offer, count), offer.currency, cents=cents)
    return amount if is_sure(offer) else language.text("chart.about", money=amount)


def shown_amount(offer: Offer, count: int = 1) -> float:
    """Return the amount of so many as it is shown: as seen, or rounded where it was computed."""
    if offer.kind == "rental":
        return round(offer.amount, 2) * count
    amount = offer.amount * count
    return amount if is_sure(offer) and offer.is_as_seen else rounded(amount)


def offer_range(offer: Offer, language: Language, count: int = 1) -> str:
    """Return the range that holds half of what one sees, rounded, for so many."""
    cents = offer.kind == "rental"
    low, high = rounded(offer.low * count), rounded(offer.high * count)
    return language.money_range(low, high, offer.currency, cents=cents)


def offer_seen(offer: Offer, language: Language) -> str:
    """Return kind, day and origin, without which no price is shown: `used, seen in July 2026`."""
    return _origin(offer, language.say, language)


def offer_seen_in_short(offer: Offer, language: Language) -> str:
    """Return kind and day, for where there is little room: of many places at most one is named."""
    if offer.how == "blended":
        places = _listed([language.place(offer.region).inside], language, more=True)
        return _seen(offer, places, language.say, language)
    return offer_seen(replace(offer, places=()), language)


def offer_dated(offer: Offer, language: Language) -> str:
    """Return kind and day alone, for lists whose products have pages that say the rest."""
    return language.say(
        "offer-dated", kind=offer.kind, date=language.day(offer.observed), stale=_staleness(offer)
    )


def offer_seen_on(offer: Offer, language: Language) -> str:
    """Return day and origin alone, where the kind stands elsewhere: `seen in July 2026`."""
    return _origin(offer, language.say_short, language)


def price_caution(offer: Offer, language: Language) -> list[str]:
    """Return the sentence that a price called the cheapest is old or a guess; else nothing."""
    how = "raised" if offer.is_superseded else "stale" if offer.stale else offer.how
    told = ("raised", "stale", "estimated")
    return [language.say("price-caution", how=how)] if how in told else []


def asked_range(offer: Offer, language: Language) -> dict[str, str]:
    """Return what was seen, as `offer-asked` says it, where the computed amount lies outside of it.

    That happens where the sources of several prices usually lie above or below others.
    """
    seen = [price.value for price in offer.observations if price.currency == offer.currency]
    if offer.how != "local" or offer.is_moved or not 1 < len(seen) == len(offer.observations):
        return {}
    low, high = min(seen), max(seen)
    if low <= rounded(offer.amount) <= high or math.isclose(offer.level, 1.0):
        return {}
    one = language.money(high, offer.currency)
    told = one if low == high else language.money_range(low, high, offer.currency)
    return {"range": told, "side": "above" if offer.amount < low else "below"}


def offer_in_brief(offer: Offer, language: Language) -> str:
    """Return kind and day, and whether the price is from elsewhere: for tables with many prices.

    The page of the product tells the rest.
    """
    return language.say(
        "offer-brief",
        kind=offer.kind,
        date=language.day(offer.observed),
        stale="raised" if offer.is_superseded else _staleness(offer),
        origin=origin_in_brief(offer),
    )


def _staleness(offer: Offer) -> str:
    """Return whether it is out of date (yes), or is taken to be since only its year is known."""
    if not offer.stale:
        return "no"
    return "undated" if offer.observed.precision == "year" else "yes"


def origin_in_brief(offer: Offer) -> str:
    """Return where a price is from: seen here (own), also or only elsewhere, moved or estimated."""
    how = _how(offer)
    if how in ("estimated", "moved"):
        return how
    if how == "blended":
        return "mixed"
    return "elsewhere" if how == "converted" or _is_elsewhere(offer) else "own"


def _origin(offer: Offer, say: Callable[..., str], language: Language) -> str:
    elsewhere = [place.place for place in offer.places if not place.is_local]
    named = [language.place(id_).inside for id_ in elsewhere or [offer.from_region]]
    places = [language.place(offer.region).inside, *named] if offer.how == "blended" else named
    is_long = len(places) > _NAMED_PLACES
    shown = places[: _NAMED_PLACES - 1] if is_long else places
    return _seen(offer, _listed(shown, language, more=is_long), say, language)


def _listed(places: Sequence[str], language: Language, *, more: bool) -> str:
    """Return places in a sentence: `in France, in Japan and elsewhere`, `日本・米国など`."""
    listed = language.text("join.places").join(places)
    if more:
        return language.say("places-more", places=listed)
    return listed if language.names.code in _JOINED else language.enumerated(places)


def _seen(offer: Offer, places: str, say: Callable[..., str], language: Language) -> str:
    how = _how(offer)
    return say(
        f"offer-{how}",
        kind=offer.kind,
        date=language.day(offer.observed),
        places=places,
        stale=_staleness(offer),
        **_further(offer, how, language),
    )


def _how(offer: Offer) -> str:
    """Return how a price was got; one of a larger region stands as it was seen there.

    Only an amount that somebody saw is called seen.
    """
    if offer.how == "estimated" and offer.is_moved:
        return "moved"
    if offer.how != "local":
        return offer.how
    if offer.is_as_seen:
        return "abroad" if _is_elsewhere(offer) else "local"
    return "several" if offer.observation_count > 1 else "computed"


def is_of_one(offer: Offer) -> bool:
    """Return whether the amount was computed from a single price of the place, which differs."""
    return _how(offer) == "computed" and len(offer.observations) == 1


def _is_elsewhere(offer: Offer) -> bool:
    return offer.from_region != offer.region


def _further(offer: Offer, how: str, language: Language) -> dict[str, object]:
    """Return what some ways of getting a price say besides."""
    if how == "moved":
        return {"factor": language.number(offer.moved, _MOVE_DIGITS)}
    if how == "estimated":
        return _estimate(offer, language)
    if how not in ("several", "computed"):
        return {}
    elsewhere: dict[str, object] = {"elsewhere": "yes" if _is_elsewhere(offer) else "no"}
    if how == "several":
        return {**elsewhere, "count": offer.observation_count}
    return {**elsewhere, "money": _money_seen(offer, language), "level": _level(offer)}


def _estimate(offer: Offer, language: Language) -> dict[str, object]:
    """Return the launch price, and whether what others cost moved it.

    The day is that of the others then; a list price alone stands as of its own day.
    """
    launch = next(iter(offer.observations), None)
    by_others = launch is not None and launch.date != offer.observed
    return {
        "others": "yes" if by_others else "no",
        "launch": _money_seen(offer, language) if by_others else "",
    }


def _money_seen(offer: Offer, language: Language) -> str:
    """Return the one price that was seen, as it was: an amount or a range."""
    price = offer.observations[0]
    if price.amount is None:
        return price_range(price, language)
    return language.money(price.amount, price.currency, cents=True)


def _level(offer: Offer) -> str:
    """Return on which side of others the source of a price usually lies."""
    if math.isclose(offer.level, 1.0):
        return "none"
    return "above" if offer.level > 1 else "below"


def offer_places(offer: Offer, language: Language) -> str:
    """Return what was seen in the region and what counts most elsewhere, where both are known.

    More places would make a line that nobody reads; they are named beside the date.
    """
    here = [place for place in offer.places if place.is_local]
    elsewhere = [place for place in offer.places if not place.is_local]
    ranked = [*here[:1], *elsewhere[:1]] if here and elsewhere else []
    return language.text("join.sentence").join(
        language.say(
            "offer-place-here" if place.place == offer.region else "offer-place-from",
            place=language.place(place.place),
            date=language.day(place.observed),
            money=language.money(rounded(place.amount), offer.currency),
        )
        for place in ranked
    )


def is_sure(offer: Offer) -> bool:
    """Return whether a price was seen there, from a source that is not weak.

    One price alone was not, where it stands as another amount than was seen.
    """
    is_computed = offer.observation_count == 1 and not offer.is_as_seen
    return offer.how == "local" and offer.quality != "C" and not is_computed


def rounded(amount: float, figures: int = _DIGITS) -> float:
    """Return an amount with three significant digits, or so many `figures`."""
    if not amount:
        return 0.0  # what a replacement costs where the old product pays for it
    digits = figures - 1 - math.floor(math.log10(amount))
    return round(amount, min(digits, 2))
