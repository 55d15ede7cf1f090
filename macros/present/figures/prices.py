"""Prices: what a buyer gets for the money, at the prices of the last months."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from macros.facts.catalog import Catalog
from macros.facts.records import Gpu, Price, PriceKind
from macros.present.figures.figure import Cell, Column, Figure, dated
from macros.present.figures.plot import BAR_WIDTH, Trace, axis, bars, note, plot, rows_axis
from macros.present.figures.scatter import (
    Axis,
    Point,
    Series,
    Words,
    front_line,
    named,
    scatter_figure,
)
from macros.present.figures.ticks import linear_scale
from macros.present.gpu_names import short_name, tensor_tflops
from macros.present.language import Language
from macros.present.latest_prices import newest_price, priced_memory_gb
from macros.present.price_words import cautious_amount, price_note

RECENT_MONTHS = 6
LEAST_GB = 16  # less is too little for most language models, however cheap
MOST_BARS = 18
KINDS = ("new", "used", "computer")
_PRICE_KINDS: tuple[PriceKind, ...] = ("street_new", "used")
_SYMBOLS = {"new": "circle", "used": "diamond-open", "computer": "square-open"}


@dataclass(frozen=True)
class Offer:
    """A product with its latest price, and what one gets: a new card, a used one, a computer."""

    gpu: Gpu
    price: Price
    kind: str

    @property
    def memory_gb(self) -> float | None:
        """The memory that the price is for, where that is known."""
        return priced_memory_gb(self.gpu, self.price)

    @property
    def is_full_memory(self) -> bool:
        """Whether the price is for the product with the memory that its figures name."""
        return self.memory_gb == self.gpu.memory.size_gb


def offers(catalog: Catalog, today: date) -> list[Offer]:
    """Return each released product new and used at the price, in US dollars, of its newest month.

    Only prices of the last RECENT_MONTHS count, and none that was seen after `today`.
    """
    oldest = today.year * 12 + today.month - RECENT_MONTHS
    found = []
    for gpu in catalog.gpus.values():
        for kind in _PRICE_KINDS if not gpu.preview else ():
            price = newest_price(catalog.prices_of(gpu.id), kind, until=today)
            if price is None or price.currency != "USD":
                continue
            day = price.date.first_day
            if day.year * 12 + day.month >= oldest:
                found.append(Offer(gpu, price, _kind(gpu, price)))
    return found


def tensor_against_price(catalog: Catalog, language: Language, today: date) -> Figure:
    """Return the dense 16-bit tensor rate (TFLOPS) over the latest price (USD)."""
    return _against_price(
        ("tensor_price", "tensor_tflops"),
        lambda offer: tensor_tflops(offer.gpu),
        offers(catalog, today),
        language,
    )


def memory_against_price(catalog: Catalog, language: Language, today: date) -> Figure:
    """Return the memory (GB) over the latest price (USD)."""
    return _against_price(
        ("memory_price", "memory_gb"),
        lambda offer: offer.memory_gb,
        offers(catalog, today),
        language,
    )


def price_per_gb(catalog: Catalog, language: Language, today: date) -> Figure:
    """Return the products with the lowest price per GB of memory, as bars (USD/GB)."""
    ranked = sorted(
        (offer for offer in offers(catalog, today) if (offer.memory_gb or 0) >= LEAST_GB),
        key=lambda offer: (_usd_per_gb(offer), offer.gpu.id),
    )
    shown = ranked[:MOST_BARS]
    x_title = language.text("chart.price_gb.x")
    return Figure(
        id="price-gb",
        title=language.text("chart.price_gb.title"),
        finding=_price_per_gb_finding(ranked, language),
        remarks=(
            language.text("chart.price_gb.rule", memory=language.figure(LEAST_GB, "gb")),
            *_price_remarks(language),
            *dated((offer.price.date for offer in shown), language),
        ),
        plot=plot(
            [_bars(kind, shown, language) for kind in KINDS if _of_kind(shown, kind)],
            axis(x_title, linear_scale([_usd_per_gb(o) for o in shown]), language.exact),
            rows_axis(len(shown)),
            [_bar_name(row, offer, language) for row, offer in enumerate(shown)],
        ),
        columns=_bar_columns(x_title, language),
        rows=tuple(_bar_row(offer, language) for offer in shown),
        row_ems=2.7,
    )


def _against_price(
    names: tuple[str, str],
    value_of: Callable[[Offer], float | None],
    found: Sequence[Offer],
    language: Language,
) -> Figure:
    id_, column = names
    title, y_title = (language.text(f"chart.{id_}.{key}") for key in ("title", "y"))
    series = []
    for style, kind in enumerate(KINDS):
        points = [
            Point(o.gpu, o.price.value, value, (o.price.date,), _offer_note(o, language))
            for o in found
            if o.kind == kind and (value := value_of(o)) is not None
        ]
        if points:
            points.sort(key=lambda p: (p.x_number, p.gpu.id))
            name = language.text(f"chart.offer.{kind}")
            series.append(Series(name, tuple(points), style, _SYMBOLS[kind]))
    front, stairs = front_line((p for one in series for p in one.points), language)
    amounts = {(o.gpu.id, o.price.value): cautious_amount(o.price, language) for o in found}
    listed = named(front, language, lambda p: amounts[p.gpu.id, p.x_number])
    return scatter_figure(
        id_.replace("_", "-"),
        Words(title, language.text(f"chart.{id_}.finding", list=listed), _price_remarks(language)),
        series,
        (
            Axis(language.text("chart.price_usd"), "price_usd", "log"),
            Axis(y_title, column, "log"),
        ),
        language,
        lines=[stairs],
        first=front,
    )


def _kind(gpu: Gpu, price: Price) -> str:
    if price.kind == "used":
        return "used"
    return "computer" if gpu.segment == "soc" else "new"


def _usd_per_gb(offer: Offer) -> float:
    return offer.price.value / (offer.memory_gb or math.inf)


def _of_kind(shown: Sequence[Offer], kind: str) -> list[tuple[int, Offer]]:
    return [(row, offer) for row, offer in enumerate(shown) if offer.kind == kind]


def _offer_note(offer: Offer, language: Language) -> str:
    words = [price_note(offer.price, language)]
    if offer.price.quality == "C":
        words.append(language.text("quality.C"))
    return language.listed(words)


def _bar_name(row: int, offer: Offer, language: Language) -> dict[str, object]:
    amount = language.money(round(_usd_per_gb(offer), 2), "USD", cents=True)
    kind = language.text(f"chart.offer.{offer.kind}")  # colour alone would be lost on paper
    text = language.paired(language.bracketed(short_name(offer.gpu), kind), amount)
    return note(text, 0, row - BAR_WIDTH / 2, xref="paper")


def _bars(kind: str, shown: Sequence[Offer], language: Language) -> Trace:
    rows = _of_kind(shown, kind)
    return bars(
        language.text(f"chart.offer.{kind}"),
        KINDS.index(kind),
        [(row, round(_usd_per_gb(offer), 2)) for row, offer in rows],
        [short_name(offer.gpu) for _, offer in rows],
        [_offer_note(offer, language) for _, offer in rows],
    )


def _bar_columns(x_title: str, language: Language) -> tuple[Column, ...]:
    return (
        Column(language.text("table.name"), "id"),
        Column(language.text("chart.series"), "series"),
        Column(x_title, "usd_per_gb", figures=True),
        Column(language.text("table.head.memory"), "memory_gb", figures=True),
        Column(language.text("chart.price_usd"), "price_usd", figures=True),
        Column(language.text("chart.detail"), "detail"),
    )


def _bar_row(offer: Offer, language: Language) -> tuple[Cell, ...]:
    return (
        Cell(offer.gpu.name, offer.gpu.id),
        Cell.of_text(language.text(f"chart.offer.{offer.kind}")),
        Cell.of_number(_usd_per_gb(offer), language, 3),
        Cell.of_number(offer.memory_gb, language),
        Cell.of_number(offer.price.value, language),
        Cell.of_text(_offer_note(offer, language)),
    )


def _price_per_gb_finding(ranked: Sequence[Offer], language: Language) -> str:
    best = [next((offer for offer in ranked if offer.kind == kind), None) for kind in KINDS]
    best_words = [
        language.paired(
            language.text(f"chart.offer.{offer.kind}"),
            language.bracketed(
                short_name(offer.gpu), language.money(_usd_per_gb(offer), "USD", cents=True)
            ),
        )
        for offer in best
        if offer
    ]
    if not best_words:
        return language.text("chart.empty")
    listed = language.text("join.semicolon").join(best_words)
    return language.text("chart.price_gb.finding", list=listed)


def _price_remarks(language: Language) -> tuple[str, ...]:
    return (language.text("chart.price_basis", months=language.exact(RECENT_MONTHS)),)
