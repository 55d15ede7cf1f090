"""Price indexes: how prices of memory and drives have moved, for the method page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.price_indexes import PriceIndex, PriceLevel
from macros.present.html.table import Cell, Link
from macros.present.html.templating import render
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

_DIGITS = 2


@dataclass(frozen=True)
class IndexRow:
    """By how many times the prices of one kind of part have risen, between which days."""

    kind: str
    times: Cell
    days: str
    products: Cell
    source: Link


def indexes_table(catalog: Catalog, language: Language, today: date) -> Markup:
    """Return how each index has moved from its first day to the last that is known, as a table."""
    rows = [
        _row(catalog, index, known[0], known[-1], language)
        for index in catalog.price_indexes.values()
        if len(known := [level for level in index.levels if level.date.first_day <= today]) > 1
    ]
    intro = language.text("price.index.intro")
    return (
        render("price_indexes.html", t=language.text, intro=intro, rows=rows) if rows else Markup()
    )


def _row(
    catalog: Catalog, index: PriceIndex, first: PriceLevel, last: PriceLevel, language: Language
) -> IndexRow:
    low, high = (language.number(end, _DIGITS) for end in (last.low, last.high))
    source = catalog.sources[index.source]
    name = source_name(source, language)
    shops = language.say("index-shops", shops=index.least_shops)
    return IndexRow(
        kind=index.memory_type or language.text(f"part.{index.part}"),
        times=Cell(
            language.text("unit.times", number=language.number(last.level, _DIGITS)),
            detail=language.text("speed.from_to", low=low, high=high),
        ),
        days=language.text(
            "price.index.days",
            first=language.date(first.date),
            last=language.date(last.date),
            region=language.text(f"region.{index.region}"),
        ),
        products=Cell(language.exact(last.products), detail=shops),
        source=Link(name.text, index.url, language=name.language),
    )
