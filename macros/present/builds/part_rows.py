"""Part rows: the parts of a build, each with its price and how that is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macros.advice.builds.choice import Choice
from macros.advice.builds.options import Item
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.parts import GpuBoard, MemoryKit, Part
from macros.facts.records.products import Price
from macros.present.html.table import Link
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_in_brief
from macros.present.words.source_names import source_name

_MOST_SOURCES = 1
_CHOICE = 2  # models from which one can choose
_ANYONE = "Various"  # the vendor of parts that stand for those of all makers
_USUAL_FORM = "UDIMM"


@dataclass(frozen=True)
class PartRow:
    """A part as a row; `gpu` is the id of an accelerator, whose page tells more.

    `board` is the maker's model of its card, where that costs nothing of its own.
    `amount` is the price of all, `each` that of a single part where there are several. `note` says
    how the price is known, or why there is none; `old` is the day after which nobody saw one, where
    that is long ago, `list_price` the word for its maker's. `sources` may lead nowhere safe.
    """

    kind: str
    name: str
    gpu: str
    count: int
    note: str = ""
    amount: str = ""
    each: str = ""
    old: str = ""
    sources: tuple[Link, ...] = ()
    board: str = ""
    list_price: str = ""


def part_rows(choice: Choice, catalog: Catalog, language: Language) -> tuple[PartRow, ...]:
    """Return the accelerators, then the other parts in the order in which they are listed."""
    if choice.candidate is None:
        return ()
    gpu, offer = choice.candidate.gpu, choice.candidate.offer
    count, name = choice.tier.gpu_count, language.text("part.gpu")
    boards, others = _boards_and_others(choice.items)
    row = PartRow(
        name, language.local_name(gpu), gpu.id, count, note=offer_in_brief(offer, language)
    )
    row = replace(
        row, board=language.listed(_board_words(board, catalog, language) for board in boards)
    )
    parts = (_part_row(item, catalog, language) for item in others)
    return (_priced(row, offer, catalog, language), *parts)


def _board_words(item: Item, catalog: Catalog, language: Language) -> str:
    """Return the maker's model that a build was checked with, and which others do as well.

    The thickest that fits is tried first, which often is the dearest: nobody has to buy that one.
    Where only its kind of cooling will do, no price is of these models alone.
    """
    name, board = language.product(full_name(item.part)), item.part
    assert isinstance(board, GpuBoard)
    models = [other for other in catalog.parts.gpu_boards.values() if other.gpu == board.gpu]
    if len(models) < _CHOICE:
        return name
    if board.cooling != "open_air":
        is_rare = any(other.cooling != board.cooling for other in models)
        product = language.local_name(catalog.gpus[board.gpu])
        return language.say("board-of-a-kind", board=name, product=product) if is_rare else name
    if board.slots is None or board.length_mm is None:
        return name
    slots, length = language.figure(board.slots, "slots"), language.figure(board.length_mm, "mm")
    return language.say("board-or-other", board=name, slots=slots, length=length)


def _boards_and_others(items: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """Return the cards whose price is that of their accelerator, then all other parts."""
    boards = [item for item in items if item.kind == "gpu_board" and not item.offer]
    return boards, [item for item in items if item not in boards]


def _part_row(item: Item, catalog: Catalog, language: Language) -> PartRow:
    row = PartRow(language.text(f"part.{item.kind}"), part_name(item, language), "", item.count)
    if item.offer:
        row = _priced(row, item.offer, catalog, language)
        if not _is_list_price(item.offer):
            return replace(row, note=offer_in_brief(item.offer, language))
        seen = _list_price_seen(item.offer, language)
        return replace(row, note=seen, list_price=language.text("builds.list_price"))
    return replace(row, note=language.text("builds.on_request"))


def full_name(part: Part) -> str:
    """Return a part's name with its vendor's, which the name may begin with already."""
    name, vendor = part.name, part.vendor
    return name if name.lower().startswith(vendor.lower()) else f"{vendor} {name}"


def model_name(board: GpuBoard, language: Language) -> str:
    """Return a maker's model as a language writes it, with what else it needs room for."""
    name = language.product(full_name(board))
    return language.say("check-liquid", name=name) if board.cooling == "liquid" else name


def part_name(item: Item, language: Language) -> str:
    """Return a part's name as a language writes it; one of no maker says that any will do."""
    part = item.part
    return name_of_anyone(part, language) or language.product(full_name(part))


def name_of_anyone(part: Part, language: Language) -> str:
    """Return the name of a part that stands for those of all makers; nothing for another."""
    if part.vendor != _ANYONE:
        return ""
    if not isinstance(part, MemoryKit):
        name = language.product(part.name)
        return language.say("part-of-anyone", name=name)
    return language.say(
        "memory-of-anyone",
        kind=_memory_kind(part),
        size=language.figure(part.modules * part.module_gb, "gb"),
        each=language.figure(part.module_gb, "gb"),
        modules=part.modules,
    )


def _memory_kind(kit: MemoryKit) -> str:
    """Return the kind of memory with its speed where that is known: `DDR5-5600 RDIMM`."""
    generation, form = kit.type.split()
    speed = f"-{kit.speed_mt_s}" if kit.speed_mt_s else ""
    return f"{generation}{speed}{'' if form == _USUAL_FORM else f' {form}'}"


def _priced(row: PartRow, offer: Offer, catalog: Catalog, language: Language) -> PartRow:
    """Return the row with what an offer says of its price."""
    each = language.text("builds.each", money=offer_amount(offer, language))
    return replace(
        row,
        amount=offer_amount(offer, language, row.count),
        each=each if row.count > 1 else "",
        old=language.day(offer.observed) if offer.stale else "",
        sources=_links(offer.observations, catalog, language),
    )


def _is_list_price(offer: Offer) -> bool:
    """Return whether a part's price is its maker's: an estimate that is not an old one moved."""
    return offer.how == "estimated" and not offer.is_moved


def _list_price_seen(offer: Offer, language: Language) -> str:
    """Return when a list price was seen, and whether that is long ago."""
    seen = language.text("price.seen", date=language.date(offer.observed))
    stale = [language.text("price.out_of_date")] if offer.stale else []
    return language.detailed([language.text("builds.list_price"), seen, *stale])


def _links(observations: Sequence[Price], catalog: Catalog, language: Language) -> tuple[Link, ...]:
    """Return where a price was seen, each place once."""
    links: dict[str, Link] = {}
    for price in observations:
        source = catalog.sources[price.source]
        name = source_name(source, language)
        address = price.url or source.url or ""
        links.setdefault(price.source, Link(name.text, address, language=name.language))
    return tuple(links.values())[:_MOST_SOURCES]
