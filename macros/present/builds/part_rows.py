"""Part rows: the parts of a build, each with its price and how that is known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macros.advice.builds.choice import Choice
from macros.advice.builds.options import Item
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Price
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen

_MOST_SOURCES = 2


@dataclass(frozen=True)
class SourceLink:
    """Where a price was seen; `url` may lead nowhere safe, which the template checks."""

    name: str
    url: str | None


@dataclass(frozen=True)
class PartRow:
    """A part as a row; `gpu` is the id of an accelerator, whose page tells more.

    `amount` is that of all of them, `each` that of one where there are several. `note` says how
    the price is known, or why there is none.
    """

    kind: str
    name: str
    gpu: str
    count: int
    amount: str
    each: str
    note: str
    stale: bool
    sources: tuple[SourceLink, ...]


def part_rows(choice: Choice, catalog: Catalog, language: Language) -> tuple[PartRow, ...]:
    """Return the accelerators, then the other parts in the order in which they are listed."""
    return tuple(_rows(choice, catalog, language))


def _rows(choice: Choice, catalog: Catalog, language: Language) -> Iterator[PartRow]:
    candidate = choice.candidate
    if candidate is None:
        return
    count, gpu = choice.tier.gpu_count, candidate.gpu
    yield _priced("gpu", gpu.name, gpu.id, count, candidate.offer, catalog, language)
    for item in choice.items:
        yield _row(item, catalog, language)


def _row(item: Item, catalog: Catalog, language: Language) -> PartRow:
    name = full_name(item)
    if item.offer:
        return _priced(item.kind, name, "", item.count, item.offer, catalog, language)
    key = "builds.price_of_gpu" if item.kind == "gpu_board" else "builds.on_request"
    return PartRow(
        kind=language.text(f"part.{item.kind}"),
        name=name,
        gpu="",
        count=item.count,
        amount="",
        each="",
        note=language.text(key),
        stale=False,
        sources=(),
    )


def full_name(item: Item) -> str:
    """Return a part's name with its vendor's, which the name may begin with already."""
    name, vendor = item.part.name, item.part.vendor
    return name if name.lower().startswith(vendor.lower()) else f"{vendor} {name}"


def _priced(
    kind: str,
    name: str,
    gpu: str,
    count: int,
    offer: Offer,
    catalog: Catalog,
    language: Language,
) -> PartRow:
    return PartRow(
        kind=language.text(f"part.{kind}"),
        name=name,
        gpu=gpu,
        count=count,
        amount=offer_amount(offer, language, count),
        each=""
        if count == 1
        else language.text("builds.each", money=offer_amount(offer, language)),
        note=offer_seen(offer, language) if gpu else _part_seen(offer, language),
        stale=offer.stale,
        sources=tuple(_links(offer.observations, catalog)),
    )


def _part_seen(offer: Offer, language: Language) -> str:
    """Return how a part's price is known: of those called estimates only a list price is."""
    if offer.how != "estimated":
        return offer_seen(offer, language)
    words = [
        language.text("builds.list_price"),
        language.text("price.seen", date=language.date(offer.observed)),
        *([language.text("price.out_of_date")] if offer.stale else []),
    ]
    return language.listed(words)


def _links(observations: Sequence[Price], catalog: Catalog) -> Iterator[SourceLink]:
    """Yield where a price was seen, each place once."""
    found: dict[str, SourceLink] = {}
    for price in observations:
        source = catalog.sources[price.source]
        found.setdefault(price.source, SourceLink(source.name, price.url or source.url))
    yield from list(found.values())[:_MOST_SOURCES]
