"""Prices: what a buyer gets for the money, at the prices of the day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIELD, MEMORY
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.plot import Trace, axis, bars, plot, row_note, rows_axis
from macros.present.charts.scatter import (
    Axis,
    Point,
    Series,
    Words,
    front_line,
    named,
    scatter_chart,
)
from macros.present.charts.ticks import linear_scale
from macros.present.prices.common_prices import COMMON_CURRENCY, common_offers
from macros.present.words.field_words import table_head
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen

LEAST_GB = 16  # less is too little for most language models, however cheap
MOST_BARS = 18
KINDS = ("new", "used", "computer")
_SYMBOLS = {"new": "circle", "used": "diamond-open", "computer": "square-open"}


@dataclass(frozen=True)
class Deal:
    """A product with its price."""

    gpu: Gpu
    offer: Offer

    @property
    def kind(self) -> str:
        """What one gets: a `new` card, a `used` one, a `computer`."""
        if self.offer.kind == "used":
            return "used"
        return "computer" if self.gpu.segment == "soc" else "new"


def deals(edition: Edition) -> list[Deal]:
    """Return each released product new and used at its price in the common region."""
    common = common_offers(edition)
    return [
        Deal(gpu, offer)
        for gpu in edition.catalog.gpus.values()
        if not gpu.preview
        for offer in common[gpu.id]
    ]


def price_per_gb(edition: Edition, language: Language) -> Chart:
    """Return the products with the lowest price per GB of memory, as bars (USD/GB).

    Their order is that of what one pays in three of four cases, so that old prices give way.
    """
    ranked = sorted(
        (deal for deal in deals(edition) if deal.gpu.memory.size_gb >= LEAST_GB),
        key=lambda deal: (deal.offer.cautious_usd / deal.gpu.memory.size_gb, deal.gpu.id),
    )
    shown = ranked[:MOST_BARS]
    x_title = language.text("chart.price_gb.x")
    return Chart(
        id="price-gb",
        title=language.text("chart.price_gb.title"),
        finding=_price_per_gb_finding(ranked, language),
        remarks=(
            language.text("chart.price_gb.rule", memory=language.figure(LEAST_GB, "gb")),
            *_price_remarks(edition.catalog, language),
            *dated((deal.offer.observed for deal in shown), language),
        ),
        plot=plot(
            [_bars(kind, shown, language) for kind in KINDS if _of_kind(shown, kind)],
            axis(x_title, linear_scale([_usd_per_gb(o) for o in shown]), language.exact),
            rows_axis(len(shown)),
            [row_note(row, _bar_name(deal, language)) for row, deal in enumerate(shown)],
        ),
        columns=_bar_columns(x_title, language),
        rows=tuple(_bar_row(deal, language) for deal in shown),
        row_ems=2.7,
    )


def against_price(id_: str, path: str, edition: Edition, language: Language) -> Chart:
    """Return a figure of accelerators, in the unit of its field, over the latest price (USD)."""
    field = FIELD[path]
    every = deals(edition)
    title = language.text(f"chart.{id_}.title")
    series = []
    for style, kind in enumerate(KINDS):
        points = [
            Point(
                deal.gpu,
                deal.offer.usd,
                value,
                (deal.offer.observed,),
                _deal_note(deal, language),
                deal.offer.sure_usd,
            )
            for deal in every
            if deal.kind == kind and (value := field.of(deal.gpu)) is not None
        ]
        if points:
            points.sort(key=lambda p: (p.x_number, p.gpu.id))
            name = language.text(f"chart.offer.{kind}")
            series.append(Series(name, tuple(points), style, _SYMBOLS[kind]))
    front, stairs = front_line((p for group in series for p in group.points), language)
    amounts = {(deal.gpu.id, deal.offer.usd): offer_amount(deal.offer, language) for deal in every}
    remarks = _price_remarks(edition.catalog, language)
    listed = named(front, language, lambda p: amounts[p.gpu.id, p.x_number])
    return scatter_chart(
        id_.replace("_", "-"),
        Words(title, language.text(f"chart.{id_}.finding", list=listed), remarks),
        series,
        (
            Axis(language.text("chart.price_usd"), "price_usd", "log"),
            Axis.of_field(path, language),
        ),
        language,
        lines=[stairs],
        first=front,
    )


def _usd_per_gb(deal: Deal) -> float:
    return deal.offer.usd / deal.gpu.memory.size_gb


def _of_kind(shown: Sequence[Deal], kind: str) -> list[tuple[int, Deal]]:
    return [(row, deal) for row, deal in enumerate(shown) if deal.kind == kind]


def _deal_note(deal: Deal, language: Language) -> str:
    words = [offer_seen(deal.offer, language)]
    if deal.offer.quality == "C":
        words.append(language.text("quality.C"))
    return language.listed(words)


def _bar_name(deal: Deal, language: Language) -> str:
    amount = language.money(round(_usd_per_gb(deal), 2), COMMON_CURRENCY, cents=True)
    kind = language.text(f"chart.offer.{deal.kind}")  # colour alone would be lost on paper
    return language.paired(language.bracketed(short_name(deal.gpu), kind), amount)


def _bars(kind: str, shown: Sequence[Deal], language: Language) -> Trace:
    rows = _of_kind(shown, kind)
    return bars(
        language.text(f"chart.offer.{kind}"),
        KINDS.index(kind),
        [(row, round(_usd_per_gb(deal), 2)) for row, deal in rows],
        [short_name(deal.gpu) for _, deal in rows],
        [_deal_note(deal, language) for _, deal in rows],
    )


def _bar_columns(x_title: str, language: Language) -> tuple[Column, ...]:
    return (
        Column(language.text("table.name"), "id"),
        Column(language.text("chart.series"), "series"),
        Column(x_title, "usd_per_gb", is_number=True),
        Column(table_head(MEMORY, language), "memory_gb", is_number=True),
        Column(language.text("chart.price_usd"), "price_usd", is_number=True),
        Column(language.text("chart.detail"), "detail"),
    )


def _bar_row(deal: Deal, language: Language) -> tuple[Cell, ...]:
    return (
        Cell(deal.gpu.name, deal.gpu.id),
        Cell.of_text(language.text(f"chart.offer.{deal.kind}")),
        Cell.of_number(_usd_per_gb(deal), language, 3),
        Cell.of_number(deal.gpu.memory.size_gb, language),
        Cell.of_number(deal.offer.usd, language),
        Cell.of_text(_deal_note(deal, language)),
    )


def _price_per_gb_finding(ranked: Sequence[Deal], language: Language) -> str:
    if not ranked:
        return language.text("chart.empty")
    words = []
    for kind in KINDS:
        if best := next((deal for deal in ranked if deal.kind == kind), None):
            amount = language.money(_usd_per_gb(best), COMMON_CURRENCY, cents=True)
            named = language.bracketed(short_name(best.gpu), amount)
            words.append(language.paired(language.text(f"chart.offer.{kind}"), named))
    listed = language.text("join.semicolon").join(words)
    return language.text("chart.price_gb.finding", list=listed)


def _price_remarks(catalog: Catalog, language: Language) -> tuple[str, ...]:
    days = language.exact(catalog.rules["price-stale-after"].value)
    return (language.text("chart.price_basis", days=days),)
