"""Stale prices: the prices that it pays most to look up again, with what hangs on each."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.price_looks import PriceLook, Turn
from macros.facts.catalog import Catalog
from macros.present.html.repository import Repository
from macros.present.html.templating import render
from macros.present.prices.region_prices import region_names
from macros.present.words.language import Language
from macros.present.words.offer_words import (
    is_of_one,
    offer_amount,
    offer_in_brief,
    offer_seen,
    rounded,
)

SHOWN_TURNS = 3
CENTS_BELOW = 100  # amounts of which cents are shown


@dataclass(frozen=True)
class StalePrice:
    """A price as a row, in words; `reasons` say what hangs on it."""

    id: str
    name: str
    amount: str
    seen: str
    here: str
    stale: bool
    worth: str
    reasons: tuple[str, ...]
    report_url: str | None


@dataclass(frozen=True)
class Place:
    """The prices to look up in a region."""

    region: str
    rows: tuple[StalePrice, ...]


def stale_prices(edition: Edition, language: Language, repository: Repository) -> Markup:
    """Return, for each region, the prices whose renewal is worth most, the best first."""
    catalog = edition.catalog
    names = region_names(catalog, language)
    return render(
        "stale_prices.html",
        t=language.text,
        language=language,
        places=[_place(edition, region, language, repository) for region, _ in names],
        region_names=names,
    )


def _place(edition: Edition, region: str, language: Language, repository: Repository) -> Place:
    listed = round(edition.catalog.rules["price-look-listed"].value)
    looks = edition.price_looks(region)[:listed]
    return Place(region, tuple(_row(edition, look, language, repository) for look in looks))


def _row(
    edition: Edition, look: PriceLook, language: Language, repository: Repository
) -> StalePrice:
    offer, gpu = look.offer, edition.catalog.gpus[look.offer.id]
    page = f"{language.names.code}/gpus/{gpu.id}/"
    per_usd = offer.amount / offer.paid_usd
    return StalePrice(
        id=gpu.id,
        name=language.local_name(gpu),
        amount=offer_amount(offer, language),
        seen=(offer_seen if is_of_one(offer) else offer_in_brief)(offer, language),
        here=_here(look, language),
        stale=offer.stale,
        worth=language.money(rounded(look.value_usd * per_usd, 2), offer.currency),
        reasons=tuple(_turn_words(t, edition.catalog, language) for t in look.turns[:SHOWN_TURNS]),
        report_url=repository.price_report_url(gpu.name, page, offer.region),
    )


def _here(look: PriceLook, language: Language) -> str:
    """Return that nobody has seen the price in the region; nothing where somebody has."""
    place = language.place(look.offer.region)
    return "" if look.seen_here else language.say("seen-nowhere-here", place=place)


def _turn_words(turn: Turn, catalog: Catalog, language: Language) -> str:
    """Return at which price the answer for a persona would be another one."""
    moving = turn.pick if turn.way == "dearer" else turn.other
    cents = turn.amount < CENTS_BELOW
    amount = round(turn.amount, 2) if cents else rounded(turn.amount)
    return language.say(
        f"look-{turn.way}",
        money=language.money(amount, moving.offer.currency, cents=cents),
        each="yes" if moving.count > 1 else "no",
        persona=language.text(f"persona.{turn.persona}.name"),
        product=language.products([(turn.other.gpu, turn.other.count)]),
        pick=language.products([(turn.pick.gpu, turn.pick.count)]),
        share=language.percent(turn.share),
    )
