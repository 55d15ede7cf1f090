"""GPU table: all accelerators in one table that sorts and filters, and reads well without that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.fields import shown_in
from macros.facts.records.products import Gpu, Segment
from macros.present.gpus.comparison import MOST
from macros.present.html.templating import render
from macros.present.prices.common_prices import best_known, common_offers
from macros.present.words.field_words import table_head
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen

_MEMORY_CHOICES = 12


@dataclass(frozen=True)
class Cell:
    """A cell: what it shows, and the number it sorts by (none where nothing is known)."""

    text: str
    sort: float | None
    note: str = ""


def gpu_table(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the table of all accelerators, newest first, with its filters."""
    gpus = newest_first(edition.catalog)
    common = common_offers(edition)
    return render(
        "gpu_table.html",
        t=language.text,
        shared=shared,
        columns=[(f.word, table_head(f.path, language)) for f in shown_in("column")],
        rows=[(gpu, _cells(gpu, common[gpu.id], language)) for gpu in gpus],
        vendors=sorted({gpu.vendor for gpu in gpus}),
        segments=[name for name in get_args(Segment) if any(g.segment == name for g in gpus)],
        memories=[(size, language.exact(float(size))) for size in memory_choices(gpus)],
        years=year_choices(gpus),
        most=MOST,
    )


def memory_choices(gpus: Iterable[Gpu]) -> list[str]:
    """Return the commonest sizes of memory in GB, smallest first, without the least of all."""
    sizes = Counter(gpu.memory.size_gb for gpu in gpus)
    common = sorted(sizes, key=lambda size: (-sizes[size], size))[:_MEMORY_CHOICES]
    return [f"{size:g}" for size in sorted(common) if size != min(sizes)]


def year_choices(gpus: Iterable[Gpu]) -> list[int]:
    """Return the years in which accelerators were released, newest first, without the first."""
    years = {gpu.since.first_day.year for gpu in gpus if gpu.since}
    return sorted(years, reverse=True)[:-1]


def newest_list(catalog: Catalog, language: Language, count: int) -> Markup:
    """Return the `count` newest released accelerators as links for the home page."""
    released = [gpu for gpu in newest_first(catalog) if gpu.since and not gpu.preview]
    items = []
    for gpu in released[:count]:
        assert gpu.since, "the others are left out"
        memory = language.figure(gpu.memory.size_gb, "gb")
        items.append((gpu, language.listed([memory, language.date(gpu.since)])))
    return render("newest_list.html", items=items)


def _cells(gpu: Gpu, offers: tuple[Offer, ...], language: Language) -> list[Cell]:
    facts = [
        _since(gpu, language) if field.path == "released" else _cell(field.of(gpu), language)
        for field in shown_in("column")
    ]
    return [*facts, _price(offers, language)]


def _since(gpu: Gpu, language: Language) -> Cell:
    """Return the first day of sale, or that of the announcement, which then says so."""
    if gpu.since is None:
        return Cell("", None)
    note = "" if gpu.released else language.text("field.announced")
    return Cell(str(gpu.since), gpu.since.first_day.toordinal(), note)


def _cell(value: float | None, language: Language) -> Cell:
    return Cell("", None) if value is None else Cell(language.exact(value), value)


def _price(offers: tuple[Offer, ...], language: Language) -> Cell:
    offer = best_known(offers)
    if offer is None:
        return Cell("", None)
    return Cell(offer_amount(offer, language), round(offer.usd, 2), offer_seen(offer, language))
