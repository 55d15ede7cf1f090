"""Source levels: by how much prices of each source lie above others, for the method page."""

from __future__ import annotations

import math
from datetime import date

from markupsafe import Markup

from macros.advice.prices.market import market_on
from macros.advice.prices.source_levels import Source, SourceLevel
from macros.facts.catalog import Catalog
from macros.present.html.table import Cell, Head, Table
from macros.present.prices.region_prices import region_order
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

_DIGITS = 2  # of a share: whole percent


def source_levels_table(catalog: Catalog, language: Language, today: date) -> Markup:
    """Return the sources that were compared with others, those that differ most first."""
    levels = market_on(catalog, today).levels
    if not levels.by_source:
        return Markup()
    ranked = sorted(levels.by_source.items(), key=lambda item: (-abs(item[1].log), item[0]))
    t = language.text
    heads = [
        Head(t("gpu.price_source")),
        Head(t("price.level.level"), figures=True),
        Head(t("price.level.pairs"), figures=True),
    ]
    rows = [_row(catalog, source, level, language) for source, level in ranked]
    table = Table(t("price.level.caption"), heads, rows, stacked=True)
    return table.html(notes=[t("price.level.intro")])


def _row(catalog: Catalog, source: Source, level: SourceLevel, language: Language) -> list[Cell]:
    id_, place, kind = source
    name = source_name(catalog.sources[id_], language)
    where = [language.text(f"price_kind.{kind}"), *_place(catalog, place, language)]
    low, high = (_share(level.log + sign * level.deviation, language) for sign in (-1, 1))
    alone = language.text("price.level.alone") if level.pairs == 1 else ""
    return [
        Cell(name.text, language=name.language, detail=language.detailed(where)),
        Cell(
            _share(level.log, language),
            detail=language.text("speed.from_to", low=low, high=high),
        ),
        Cell(language.exact(level.pairs), detail=alone),
    ]


def _place(catalog: Catalog, place: str, language: Language) -> list[str]:
    """Return the name of a place, where the guide has one."""
    known = place in region_order(catalog, language)
    return [language.text(f"region.{place}")] if known else []


def _share(log: float, language: Language) -> str:
    """Return by which share prices lie above others, with its sign."""
    share = round(math.exp(log) - 1, _DIGITS)
    percent = language.percent(abs(share))
    return percent if not share else f"{'+' if share > 0 else '−'}{percent}"
