"""Price indexes: how prices of memory and drives have moved, for the method page."""

from __future__ import annotations

from datetime import date

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.price_indexes import PriceIndex, PriceLevel
from macros.present.html.table import Cell, Head, Table
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

_DIGITS = 2


def indexes_table(catalog: Catalog, language: Language, today: date) -> Markup:
    """Return how each index has moved from its first day to the last that is known, as a table."""
    rows = [
        _row(catalog, index, known[0], known[-1], language)
        for index in catalog.price_indexes.values()
        if len(known := [level for level in index.levels if level.date.first_day <= today]) > 1
    ]
    if not rows:
        return Markup()
    t = language.text
    heads = [
        Head(t("price.index.kind")),
        Head(t("price.index.times"), figures=True),
        Head(t("price.index.period")),
        Head(t("price.index.products"), figures=True),
        Head(t("gpu.price_source")),
    ]
    table = Table(t("price.index.caption"), heads, rows, stacked=True)
    return table.html(notes=[t("price.index.intro")])


def _row(
    catalog: Catalog, index: PriceIndex, first: PriceLevel, last: PriceLevel, language: Language
) -> list[Cell]:
    low, high = (language.number(end, _DIGITS) for end in (last.low, last.high))
    name = source_name(catalog.sources[index.source], language)
    return [
        Cell(index.memory_type or language.text(f"part.{index.part}")),
        Cell(
            language.text("unit.times", number=language.number(last.level, _DIGITS)),
            detail=language.text("speed.from_to", low=low, high=high),
        ),
        Cell(
            language.text(
                "price.index.days",
                first=language.date(first.date),
                last=language.date(last.date),
                region=language.text(f"region.{index.region}"),
            )
        ),
        Cell(
            language.exact(last.products),
            detail=language.say("index-shops", shops=index.least_shops),
        ),
        Cell(name.text, href=index.url, language=name.language),
    ]
