"""Prices: what a buyer gets for the money, at the prices of the day where he buys."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.advice.rankings import of_no_value
from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIELD, MEMORY
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.faulted import faulted
from macros.present.charts.plot import Trace, axis, bars, plot, row_note, rows_axis
from macros.present.charts.reader_money import (
    ReaderMoney,
    asked,
    seen_cells,
    seen_columns,
)
from macros.present.charts.scatter import (
    Axis,
    Point,
    Series,
    Words,
    front_line,
    scatter_chart,
)
from macros.present.charts.ticks import linear_scale
from macros.present.words.field_words import table_head
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen
from macros.present.words.significant import significant

LEAST_GB = 16  # less is too little for most language models, however cheap
MOST_BARS = 18
_DIGITS = 3  # of an amount per GB
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

    @property
    def price(self) -> int:
        """What is asked for it, in whole units of the region's money."""
        return asked(self.offer)

    @property
    def per_gb(self) -> float:
        """What a GB of its memory costs in the region's money."""
        return significant(self.price / self.gpu.memory.size_gb, _DIGITS)


def deals(catalog: Catalog, money: ReaderMoney) -> list[Deal]:
    """Return each released product new and used at its price where the reader buys."""
    return [
        Deal(gpu, offer)
        for gpu in catalog.gpus.values()
        if not gpu.preview
        for offer in money.on_sale.get(gpu.id, ())
    ]


def worthwhile_deals(catalog: Catalog, money: ReaderMoney) -> list[Deal]:
    """Return the same without what nobody should buy for its price alone."""
    left_out = of_no_value(catalog)
    return [deal for deal in deals(catalog, money) if deal.gpu.id not in left_out]


def price_per_gb(edition: Edition, language: Language) -> Chart:
    """Return the products with the lowest price per GB of memory, as bars.

    Their order is that of what one pays in three of four cases, so that old prices give way.
    """
    money = ReaderMoney.of(edition, language)
    ranked = sorted(
        (
            deal
            for deal in worthwhile_deals(edition.catalog, money)
            if deal.gpu.memory.size_gb >= LEAST_GB
        ),
        key=lambda deal: (deal.offer.cautious_amount / deal.gpu.memory.size_gb, deal.gpu.id),
    )
    shown = ranked[:MOST_BARS]
    x_title = language.text("chart.price_gb.x", currency=language.currency(money.currency))
    return Chart(
        id="price-gb",
        title=language.text("chart.price_gb.title"),
        finding=_price_per_gb_finding(ranked, faulted(edition, money.region), language),
        remarks=(
            language.text("chart.price_gb.rule", memory=language.figure(LEAST_GB, "gb")),
            *_price_remarks(edition.catalog, money, language),
            *dated((deal.offer.observed for deal in shown), language),
        ),
        plot=plot(
            [_bars(kind, shown, language) for kind in KINDS if _of_kind(shown, kind)],
            axis(x_title, linear_scale([deal.per_gb for deal in shown]), language.exact),
            rows_axis(len(shown)),
            [row_note(row, _bar_name(deal, language)) for row, deal in enumerate(shown)],
        ),
        columns=_bar_columns(x_title, money, language),
        rows=tuple(_bar_row(deal, language) for deal in shown),
        row_ems=2.7,
        region=money.csv_region,
    )


def against_price(id_: str, path: str, edition: Edition, language: Language) -> Chart:
    """Return a figure of accelerators, in the unit of its field, over what they cost today."""
    money = ReaderMoney.of(edition, language)
    every = worthwhile_deals(edition.catalog, money)
    series = list(_series(every, path, language))
    front, stairs = front_line((p for group in series for p in group.points), language)
    amounts = {(deal.gpu.id, deal.price): offer_amount(deal.offer, language) for deal in every}
    amount_of = {p.gpu.id: amounts[p.gpu.id, round(p.x_number)] for p in front}
    words = Words(
        language.text(f"chart.{id_}.title"),
        _front_finding(id_, front, amount_of, faulted(edition, money.region), language),
        (
            *_price_remarks(edition.catalog, money, language),
            language.text("chart.price_front"),
        ),
    )
    price = Axis(money.head(language), money.column, "log")
    chart = scatter_chart(
        id_.replace("_", "-"),
        words,
        series,
        (price, Axis.of_field(path, language)),
        language,
        lines=[stairs],
        first=front,
        further=seen_columns(language),
    )
    return replace(chart, region=money.csv_region)


def _front_finding(
    id_: str,
    front: Sequence[Point],
    amounts: Mapping[str, str],
    faulted_ids: Collection[str],
    language: Language,
) -> str:
    """Return how many products are the best for their price, and between which they lie.

    What is left out, however cheap, comes first; either end is told of if it is better avoided.
    """
    if not front:
        return language.text("chart.empty")
    first, last = front[0].gpu, front[-1].gpu
    ends = {gpu.id: gpu for gpu in (first, last) if gpu.id in faulted_ids}
    said = language.say(
        f"front-{id_}",
        count=len(front),
        first=language.short_name(first),
        low=amounts[first.id],
        last=language.short_name(last),
        high=amounts[last.id],
    )
    sentences = [language.say("chart-counted", limited="no", memory=""), said]
    if ends:
        named = language.products((gpu, 1) for gpu in ends.values())
        page = language.text("nav.avoid")
        sentences.append(language.say("ends-avoided", products=named, page=page))
    return language.text("join.sentence").join(sentences)


def _series(every: Sequence[Deal], path: str, language: Language) -> Iterator[Series]:
    """Yield the points of each kind of offer, the cheapest first."""
    field = FIELD[path]
    for style, kind in enumerate(KINDS):
        points = [
            _point(deal, value, language)
            for deal in every
            if deal.kind == kind and (value := field.of(deal.gpu)) is not None
        ]
        if points:
            points.sort(key=lambda p: (p.x_number, p.gpu.id))
            yield Series(language.text(f"chart.offer.{kind}"), tuple(points), style, _SYMBOLS[kind])


def _point(deal: Deal, value: float, language: Language) -> Point:
    return Point(
        deal.gpu,
        deal.price,
        value,
        (deal.offer.observed,),
        _deal_note(deal, language),
        deal.offer.sure_amount,
        seen_cells(deal.offer, language, _doubts(deal, language)),
    )


def _of_kind(shown: Sequence[Deal], kind: str) -> list[tuple[int, Deal]]:
    return [(row, deal) for row, deal in enumerate(shown) if deal.kind == kind]


def _deal_note(deal: Deal, language: Language) -> str:
    return language.detailed([offer_seen(deal.offer, language), *_doubts(deal, language)])


def _doubts(deal: Deal, language: Language) -> list[str]:
    return [language.text("quality.C")] if deal.offer.quality == "C" else []


def _per_gb(deal: Deal, language: Language) -> str:
    return language.priced(language.number(deal.per_gb, _DIGITS), deal.offer.currency)


def _bar_name(deal: Deal, language: Language) -> str:
    kind = language.text(f"chart.offer.{deal.kind}")  # colour alone would be lost on paper
    name = language.bracketed(language.local_name(deal.gpu, short=True), kind)
    return language.paired(name, _per_gb(deal, language))


def _bars(kind: str, shown: Sequence[Deal], language: Language) -> Trace:
    rows = _of_kind(shown, kind)
    return bars(
        language.text(f"chart.offer.{kind}"),
        KINDS.index(kind),
        [(row, deal.per_gb) for row, deal in rows],
        [language.local_name(deal.gpu, short=True) for _, deal in rows],
        [_deal_note(deal, language) for _, deal in rows],
    )


def _bar_columns(x_title: str, money: ReaderMoney, language: Language) -> tuple[Column, ...]:
    return (
        Column(language.text("table.name"), "id"),
        Column(language.text("chart.series"), "series"),
        Column(x_title, f"{money.currency.lower()}_per_gb", is_number=True),
        Column(table_head(MEMORY, language), "memory_gb", is_number=True),
        Column(money.head(language), money.column, is_number=True),
        *seen_columns(language),
    )


def _bar_row(deal: Deal, language: Language) -> tuple[Cell, ...]:
    return (
        Cell(language.local_name(deal.gpu), deal.gpu.id),
        Cell.of_text(language.text(f"chart.offer.{deal.kind}")),
        Cell.of_number(deal.per_gb, language, _DIGITS),
        Cell.of_number(deal.gpu.memory.size_gb, language),
        Cell.of_number(deal.price, language),
        *seen_cells(deal.offer, language, _doubts(deal, language)),
    )


def _price_per_gb_finding(
    ranked: Sequence[Deal], faulted_ids: Collection[str], language: Language
) -> str:
    if not ranked:
        return language.text("chart.empty")
    kinds = ([deal for deal in ranked if deal.kind == kind] for kind in KINDS)
    cheapest = (
        sentence
        for of_kind in kinds
        if of_kind
        for sentence in _cheapest_memory(of_kind, faulted_ids, language)
    )
    counted = language.say("chart-counted", limited="yes", memory=language.figure(LEAST_GB, "gb"))
    return language.text("join.sentence").join([counted, *cheapest])


def _cheapest_memory(
    of_kind: Sequence[Deal], faulted_ids: Collection[str], language: Language
) -> Iterator[str]:
    """Yield the first of a kind, and the first that is not better avoided, where that differs."""
    sound = next((deal for deal in of_kind if deal.gpu.id not in faulted_ids), of_kind[0])
    for message, best in {"cheapest-memory": of_kind[0], "cheapest-memory-sound": sound}.items():
        if message == "cheapest-memory" or best is not of_kind[0]:
            yield language.say(
                message,
                kind=best.kind,
                product=language.short_name(best.gpu),
                money=_per_gb(best, language),
                page=language.text("nav.avoid"),
                caution=_caution(best.offer, language),
            )


def _caution(offer: Offer, language: Language) -> str:
    """Return that a price is out of date or a guess, in brackets; else nothing."""
    stale = "price.out_of_date" if offer.stale else ""
    key = "chart.price_estimated" if offer.how == "estimated" else stale
    return language.bracketed("", language.text(key)) if key else ""


def _price_remarks(catalog: Catalog, money: ReaderMoney, language: Language) -> tuple[str, ...]:
    days = language.exact(catalog.rules["price-stale-after"].value)
    return (
        money.basis(language),
        language.text("chart.price_basis", days=days),
        language.text("chart.left_out"),
    )
