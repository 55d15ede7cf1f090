"""Rivals table: an accelerator beside those that its buyers weigh against it, region by region."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import geometric_mean
from typing import Literal

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.avoid import SOFTWARE, CardVerdict, to_avoid
from macros.advice.picks.rivals import (
    MOST_RIVALS,
    RIVAL_WORKS,
    Rival,
    rivals,
    speed_ratio,
)
from macros.advice.prices.offers import Offer
from macros.facts.records.products import Gpu
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.picks.for_gpu import RENTED_SEGMENT
from macros.present.prices.common_prices import best_known
from macros.present.prices.hour_money import HourMoney
from macros.present.prices.region_prices import region_order
from macros.present.words.gpu_names import memory_beside_name
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_dated

# What rivals are chosen by.
Basis = Literal["price", "rent", "instead", "figures"]
_DIGITS = 2  # a ratio of two speeds, each with its range, tells no more
_NEAR_TIMES = 1.25  # as fast or as slow: what is further off nobody calls near
# Short names: the heads of narrow columns.
_WORK_NAMES = {
    "transformer-training": "build-section.limits.work.training",
    "llm-decode-8b": "build-section.limits.work.llm-decode",
}


@dataclass(frozen=True)
class RivalsTable:
    """The table, the ids for the address of the comparison of all that stand in it, its rule.

    `regions` are those that are shown it.
    """

    regions: tuple[str, ...]
    table: Markup
    ids: str
    rule: str


@dataclass(frozen=True)
class _Rivalry:
    """The rivals of an accelerator by a rule, and the own offer that theirs stand beside."""

    found: list[Rival]
    own: Offer | None
    basis: Basis


@dataclass(frozen=True)
class _Asked:
    """The accelerator whose rivals are asked for, where, and what its rows are made from."""

    edition: Edition
    gpu: Gpu
    region: str
    works: Sequence[str]
    language: Language


def rivals_tables(edition: Edition, gpu: Gpu, language: Language) -> list[RivalsTable]:
    """Return an accelerator beside its rivals in each region, that of the language first.

    Regions without any are told so; there is nothing where no region has rivals.
    """
    order = region_order(edition.catalog, language)
    known = {region: rivals_table(edition, gpu, language, region) for region in order}
    tables = [table for table in known.values() if table]
    bare = tuple(region for region, table in known.items() if not table)
    if not tables or not bare:
        return tables
    said = Markup("<p>{}</p>").format(language.text("gpu.rivals.none"))
    none = RivalsTable(bare, said, gpu.id, "")
    return [none, *tables] if order[0] in bare else [*tables, none]


def rivals_rules(tables: Sequence[RivalsTable]) -> list[tuple[tuple[str, ...], str]]:
    """Return each rule once, with the regions whose tables were made by it."""
    rules = dict.fromkeys(table.rule for table in tables if table.rule)
    return [
        (tuple(id_ for table in tables if table.rule == rule for id_ in table.regions), rule)
        for rule in rules
    ]


def rivals_table(edition: Edition, gpu: Gpu, language: Language, region: str) -> RivalsTable | None:
    """Return an accelerator beside its rivals in a region; None without any."""
    rivalry = _rivalry(edition, gpu, region)
    if not rivalry.found:
        return None
    speeds = edition.performance.speeds
    ids = [gpu.id, *(rival.gpu.id for rival in rivalry.found)]
    works = [
        work
        for work in RIVAL_WORKS
        if work in edition.catalog.workloads
        if any(speed_ratio(speeds, work, id_, gpu.id) is not None for id_ in ids)
    ]
    asked = _Asked(edition, gpu, region, works, language)
    rows = [_own_row(rivalry.own, asked), *(_row(rival, asked) for rival in rivalry.found)]
    place = language.text(f"region.{region}")
    caption = language.text("gpu.rivals.caption", region=place)
    if not works:
        caption = language.paired(language.text("price.name"), place)
    table = Table(caption, _heads(works, language), rows, dense=True)
    rule = language.say("rivals-rule", basis=rivalry.basis)
    return RivalsTable((region,), table.html(), ",".join(ids), rule)


def _rivalry(edition: Edition, gpu: Gpu, region: str) -> _Rivalry:
    """Return the rivals by price; without a current one what is named instead, or rents alike.

    Where nothing is, those that are nearest in what they can do.
    """
    catalog, speeds = edition.catalog, edition.performance.speeds
    fresh, avoided = _market(edition, region)
    own = best_known(edition.on_sale(region).get(gpu.id, ()))
    if gpu.id not in fresh:
        if instead := _instead(edition, gpu, region):
            return _Rivalry(instead, own, "instead")
        hourly = _hourly(edition, region)
        if gpu.segment == RENTED_SEGMENT and gpu.id in hourly:
            found = rivals(gpu, catalog.gpus.values(), hourly, speeds, avoided)
            return _Rivalry(found, hourly[gpu.id], "rent")
    found = rivals(gpu, catalog.gpus.values(), fresh, speeds, avoided, own)
    return _Rivalry(found, own, "price" if gpu.id in fresh else "figures")


def _instead(edition: Edition, gpu: Gpu, region: str) -> list[Rival]:
    """Return what the verdict on an accelerator names instead of it."""
    verdict = edition.card_verdicts(region).get(gpu.id)
    offers = verdict.instead[:MOST_RIVALS] if verdict else ()
    return [Rival(edition.catalog.gpus[offer.id], offer, "instead") for offer in offers]


def _hourly(edition: Edition, region: str) -> dict[str, Offer]:
    """Return what an hour costs of what several rent out: one alone may ask anything."""
    cheapest = {id_: offers[0] for id_, offers in edition.rentals(region).items() if offers}
    return {id_: offer for id_, offer in cheapest.items() if offer.source_count > 1}


@lru_cache(maxsize=16)  # as every page asks for that of each region
def _market(edition: Edition, region: str) -> tuple[Mapping[str, Offer], frozenset[str]]:
    """Return the offer by which each product is known, none out of date, and what to avoid."""
    known = map(best_known, edition.on_sale(region).values())
    fresh = {offer.id: offer for offer in known if offer and not offer.stale}
    return fresh, frozenset(_avoided(edition.card_verdicts(region)))


def _avoided(verdicts: Mapping[str, CardVerdict]) -> Iterator[str]:
    """Yield what nobody should buy, and what only those should who can live with its software."""
    yield from to_avoid(verdicts)
    yield from (id_ for id_, found in verdicts.items() if SOFTWARE.intersection(found.reasons))


def _heads(works: Sequence[str], language: Language) -> list[Head]:
    return [
        Head(language.text("pick.head.product")),
        Head(language.text("pick.head.price")),
        *figure_heads([language.text(_WORK_NAMES[work]) for work in works]),
    ]


def _own_row(offer: Offer | None, asked: _Asked) -> list[Cell]:
    return _row_of(asked.gpu, "", "this", offer, asked)


def _row(rival: Rival, asked: _Asked) -> list[Cell]:
    return _row_of(rival.gpu, f"../{rival.gpu.id}/", _relation(rival, asked), rival.offer, asked)


def _relation(rival: Rival, asked: _Asked) -> str:
    """Return why a rival stands there: the nearest in speed may still be far from it."""
    speeds = asked.edition.performance.speeds
    known = [
        ratio
        for work in asked.works
        if (ratio := speed_ratio(speeds, work, rival.gpu.id, asked.gpu.id))
    ]
    if rival.relation != "alike_in_speed" or not known:
        return rival.relation
    mean = geometric_mean(known)
    if max(mean, 1 / mean) <= _NEAR_TIMES:
        return rival.relation
    return "slower" if mean < 1 else "faster"


def _row_of(gpu: Gpu, href: str, why: str, offer: Offer | None, asked: _Asked) -> list[Cell]:
    language = asked.language
    name = Cell(
        language.local_name(gpu, short=True),
        href,
        detail=memory_beside_name(gpu, language, short=True),
        further=_why(why, language),
    )
    price = Cell(language.text("price.not_seen"))
    if offer:
        price = Cell(_amount(offer, asked), detail=offer_dated(offer, language))
    return [name, price, *(_ratio(gpu, work, asked) for work in asked.works)]


def _amount(offer: Offer, asked: _Asked) -> str:
    """Return what it costs: to buy, or for an hour."""
    if offer.kind != "rental":
        return offer_amount(offer, asked.language)
    money = HourMoney.in_region(asked.edition.catalog, asked.region, asked.edition.day)
    return asked.language.text("price.an_hour", money=money.words(offer.amount, asked.language))


def _why(relation: str, language: Language) -> str:
    """Return why it stands there; what lies nearer in memory may have no price to compare."""
    if relation in ("alike_in_memory", "instead"):
        return language.say(f"rival-{relation}")
    return language.text(f"gpu.rivals.{relation}")


def _ratio(gpu: Gpu, work: str, asked: _Asked) -> Cell:
    ratio = speed_ratio(asked.edition.performance.speeds, work, gpu.id, asked.gpu.id)
    return Cell(NONE if ratio is None else asked.language.number(ratio, _DIGITS))
