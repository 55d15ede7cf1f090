"""Memory: how size, bandwidth and throughput of accelerators go together."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

from macros.advice.edition import Edition
from macros.advice.picks.pareto import pareto_front
from macros.advice.rankings import of_no_value
from macros.facts.catalog import Catalog
from macros.facts.records.fields import BANDWIDTH, MEMORY, TENSOR, tensor_tflops
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Cell, Chart, Column
from macros.present.charts.model_lines import (
    ModelLine,
    lines_remark,
    model_lines,
    notes_of,
    traces_of,
)
from macros.present.charts.plot import Trace, line, note
from macros.present.charts.prices import Deal, deals
from macros.present.charts.reader_money import ReaderMoney, seen_cells, seen_columns
from macros.present.charts.scatter import Axis, Point, Series, Words, by_segment, scatter_chart
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen_on

BALANCES = (50, 100, 200, 400)  # operations for each byte read from memory
# In a thousandth of the round amount that people think in.
BUDGETS = (1000, 5000, None)
_NO_PRICE = (Cell("", None),) * 4  # one for each column of `_price_columns`


@dataclass(frozen=True)
class Front:
    """Points that none beats for a budget, `among` all that fit it; None is no budget."""

    budget: int | None
    points: Sequence[Point]
    among: Sequence[Point]

    def ends(self) -> tuple[Point, Point]:
        """Return the points with the most memory and with the most bandwidth."""
        return max(self.points, key=lambda p: p.x_number), max(self.points, key=lambda p: p.y)

    def equals_of(self, point: Point) -> list[Gpu]:
        """Return the products with as much memory and bandwidth as one, this included."""
        return [p.gpu for p in self.among if (p.x_number, p.y) == (point.x_number, point.y)]


def bandwidth_against_memory(edition: Edition, language: Language) -> Chart:
    """Return the memory bandwidth (GB/s) over the memory (GB), with a front for each budget.

    Nothing that costs as little and is worth buying has more of both than the products of a front.
    Upright lines stand where well-known models begin to fit.
    """
    catalog, money = edition.catalog, ReaderMoney.of(edition, language)
    cheapest = _cheapest(catalog, money)
    series = by_segment(catalog, language, lambda gpu: _memory_point(gpu, cheapest, language))
    every = [p for group in series.values() for p in group.points]
    left_out = of_no_value(catalog)
    worthwhile = {id_: deal for id_, deal in cheapest.items() if id_ not in left_out}
    sold = [p for p in every if not p.gpu.memory.withdrawn]
    fronts = _fronts(sold, worthwhile, money)
    sizes = [p.x_number for p in every] or [0.0]
    lines = model_lines(catalog, min(sizes), max(sizes))
    rates = [p.y for p in every] or [1.0]
    told = _told(fronts, every, worthwhile, money, language)
    upright = traces_of(lines, (min(rates), max(rates)), language.text("chart.model_lines"))
    chart = scatter_chart(
        "bandwidth-memory",
        _memory_words(catalog, told, money, lines, language),
        list(series.values()),
        (Axis.of_field(MEMORY, language), Axis.of_field(BANDWIDTH, language)),
        language,
        lines=[*upright, *_front_lines(fronts, money, language)],
        notes=notes_of(lines, max(rates)),
        first=[p for front in reversed(fronts) for p in front.points],
        further=_price_columns(money, language),
    )
    return replace(chart, region=money.csv_region)


def _fronts(sold: Sequence[Point], cheapest: Mapping[str, Deal], money: ReaderMoney) -> list[Front]:
    """Return the front of each budget of what is sold with its memory."""
    among = (
        (budget, [p for p in sold if _fits(p, cheapest, budget)])
        for budget in money.budgets(BUDGETS)
    )
    return [Front(budget, _front(points), points) for budget, points in among]


def _told(
    fronts: Sequence[Front],
    every: Sequence[Point],
    cheapest: Mapping[str, Deal],
    money: ReaderMoney,
    language: Language,
) -> list[str]:
    """Return what has most for each budget, what an old price leaves out, and what is gone."""
    full = [front for front in fronts if front.points]
    said = [
        sentence
        for front in full
        for sentence in (
            _front_words(front, money, language),
            *_old_words(_front([*_doubtful(front, every, cheapest)]), language),
        )
    ]
    gone = max((p for p in every if p.gpu.memory.withdrawn), key=_memory, default=None)
    if gone and full and full[-1].budget is None and _memory(gone) > _memory(full[-1].ends()[0]):
        said.append(
            language.say(
                "chart-front-gone",
                product=language.short_name(gone.gpu),
                memory=language.figure(gone.gpu.memory.size_gb, "gb"),
            )
        )
    return said


def _old_words(left_out: Sequence[Point], language: Language) -> Iterator[str]:
    if left_out:
        products = language.products((point.gpu, 1) for point in left_out)
        yield language.say("chart-front-old", count=len(left_out), products=products)


def _memory(point: Point) -> float:
    return point.x_number


def _doubtful(
    front: Front, every: Iterable[Point], cheapest: Mapping[str, Deal]
) -> Iterator[Point]:
    """Yield what would be at an end of a front, did its price out of date hold."""
    largest, fastest = front.ends()
    for point in every:
        deal, limit = cheapest.get(point.gpu.id), front.budget
        if deal is None or limit is None or point.gpu.memory.withdrawn:
            continue
        memory, rate = point.x_number, point.y
        is_ahead = (memory, rate) > (largest.x_number, largest.y) or (rate, memory) > (
            fastest.y,
            fastest.x_number,
        )
        if is_ahead and deal.price <= limit and not _fits(point, cheapest, limit):
            yield point


def _front_words(front: Front, money: ReaderMoney, language: Language) -> str:
    """Return what has most memory and most bandwidth for a budget, all that are equal."""
    largest, fastest = front.ends()
    alike, quick = front.equals_of(largest), front.equals_of(fastest)
    return language.say(
        "chart-front",
        limited="yes" if front.budget else "no",
        limit=money.amount(front.budget, language) if front.budget else "",
        count=len(front.points),
        largest=language.products((gpu, 1) for gpu in alike),
        equals=len(alike),
        memory=language.figure(largest.gpu.memory.size_gb, "gb"),
        fastest=language.products((gpu, 1) for gpu in quick),
        bandwidth=language.figure(fastest.gpu.memory.bandwidth_gb_s, "gb_s"),
    )


def _front_lines(fronts: Sequence[Front], money: ReaderMoney, language: Language) -> list[Trace]:
    # Dashed lines are those of the models.
    dashed = zip(fronts, ("dot", "dashdot", "solid"), strict=False)
    return [
        _front_line(budget_name(front.budget, money, language), front.points, dash)
        for front, dash in dashed
        if front.points
    ]


def _cheapest(catalog: Catalog, money: ReaderMoney) -> dict[str, Deal]:
    """Return the cheaper of the new and the used price of each product."""
    cheapest: dict[str, Deal] = {}
    for deal in sorted(deals(catalog, money), key=lambda deal: deal.offer.cautious_amount):
        cheapest.setdefault(deal.gpu.id, deal)
    return cheapest


def _memory_point(gpu: Gpu, cheapest: Mapping[str, Deal], language: Language) -> Point:
    dates = (gpu.since,) if gpu.since else ()
    memory, deal = gpu.memory, cheapest.get(gpu.id)
    place = (gpu, memory.size_gb, memory.bandwidth_gb_s, dates)
    if deal is None:
        return Point(*place, cells=_NO_PRICE)
    price, seen = offer_amount(deal.offer, language), offer_seen_on(deal.offer, language)
    kind = Cell(language.text(f"price_kind.{deal.offer.kind}"), deal.offer.kind)
    cells = (Cell.of_number(deal.price, language), kind, *seen_cells(deal.offer, language))
    return Point(*place, detail=language.bracketed(price, seen), cells=cells)


def _price_columns(money: ReaderMoney, language: Language) -> tuple[Column, ...]:
    return (
        Column(money.head(language), money.column, is_number=True),
        Column(language.text("gpu.price_kind"), "price_kind"),
        *seen_columns(language),
    )


def _memory_words(
    catalog: Catalog,
    told: Sequence[str],
    money: ReaderMoney,
    lines: Sequence[ModelLine],
    language: Language,
) -> Words:
    days = language.exact(catalog.rules["price-stale-after"].value)
    return Words(
        language.text("chart.bandwidth_memory.title"),
        language.text("join.sentence").join([*told, language.say("chart-fronts")]),
        (
            language.text("chart.bandwidth_memory.rule", days=days),
            language.text("chart.bandwidth_memory.left_out"),
            *lines_remark(lines, language),
            money.basis(language),
        ),
        dates="chart.released",
    )


def bandwidth_against_tensor(edition: Edition, language: Language) -> Chart:
    """Return the memory bandwidth (GB/s) over the dense 16-bit tensor rate (TFLOPS).

    The lines join places with as many operations for each byte read.
    """

    def point(gpu: Gpu) -> Point | None:
        tensor = tensor_tflops(gpu)
        dates = (gpu.since,) if gpu.since else ()
        return Point(gpu, tensor, gpu.memory.bandwidth_gb_s, dates) if tensor else None

    series = by_segment(edition.catalog, language, point)
    points = [p for group in series.values() for p in group.points]
    ranked = sorted(points, key=_balance)
    lines = _balance_lines(points, language.text("chart.bandwidth_tensor.line"))
    return scatter_chart(
        "bandwidth-tensor",
        Words(
            language.text("chart.bandwidth_tensor.title"),
            _balance_finding(series, ranked, language),
            (language.text("chart.bandwidth_tensor.rule"),),
            dates="chart.released",
        ),
        list(series.values()),
        (Axis.of_field(TENSOR, language), Axis.of_field(BANDWIDTH, language)),
        language,
        lines=list(lines.values()),
        notes=[_balance_note(balance, trace, language) for balance, trace in lines.items()],
        first=[*ranked[:3], *ranked[:-4:-1]],
    )


def _balance_finding(
    series: Mapping[str, Series], ranked: Sequence[Point], language: Language
) -> str:
    """Return the lowest and highest operations for each byte, of products and of segments."""
    if not ranked:
        return language.text("chart.empty")
    low, high = (round(_balance(point)) for point in (ranked[0], ranked[-1]))
    products = language.say(
        "chart-balance",
        least=language.short_name(ranked[0].gpu),
        low=low,
        most=language.short_name(ranked[-1].gpu),
        high=high,
    )
    middles = sorted(
        (round(median(map(_balance, group.points))), segment) for segment, group in series.items()
    )
    lowest, highest = middles[0], middles[-1]
    medians = language.say(
        "chart-balance-medians",
        count=len(middles),
        lowest=language.say("segment-products", id=lowest[1]),
        low=lowest[0],
        highest=language.say("segment-products", id=highest[1]),
        high=highest[0],
    )
    return language.text("join.sentence").join([products, medians])


def _front(points: Sequence[Point]) -> list[Point]:
    """Return the points of which none other has more memory and as much bandwidth."""
    front = pareto_front(points, cost=lambda p: -p.x_number, gain=lambda p: p.y)
    return list(reversed(front))


def _front_line(name: str, front: Sequence[Point], dash: str) -> Trace:
    """Return the stairs along which one has to give up memory in order to gain bandwidth."""
    stairs: list[tuple[float | str, float]] = []
    for point, other in zip(front, [*front[1:], None], strict=True):
        stairs.append(point.place)
        if other:
            stairs.append((point.x_number, other.y))
    # A front of one product has no line that its name could stand for.
    return line(name, None, stairs, dash=dash, legend=len(front) > 1)


def _fits(point: Point, cheapest: Mapping[str, Deal], budget: int | None) -> bool:
    """Return whether a product can be had for a budget; an old price has to leave room."""
    deal = cheapest.get(point.gpu.id)
    if budget is None or deal is None:
        return budget is None
    return (deal.offer.cautious_amount if deal.offer.stale else deal.price) <= budget


def budget_name(budget: int | None, money: ReaderMoney, language: Language) -> str:
    """Return a budget as the legend says it; None for no limit."""
    if budget is None:
        return language.text("chart.front.all")
    return language.text("chart.front.budget", money=money.amount(budget, language))


def _balance(point: Point) -> float:
    return point.x_number * 1000 / point.y


def _balance_lines(points: list[Point], name: str) -> dict[int, Trace]:
    """Return each balance's line as far as the points reach; the first stands in the legend."""
    lines: dict[int, Trace] = {}
    for balance in BALANCES if points else ():
        low = max(min(p.x_number for p in points), min(p.y for p in points) * balance / 1000)
        high = min(max(p.x_number for p in points), max(p.y for p in points) * balance / 1000)
        if low < high:
            ends = [(x, x * 1000 / balance) for x in (low, high)]
            lines[balance] = line(name, None, ends, dash="dot", legend=not lines)
    return lines


def _balance_note(balance: int, trace: Trace, language: Language) -> dict[str, Any]:
    unit = " FLOP/B" if trace["showlegend"] else ""  # the lines after the first lack the room
    text = f"{language.exact(balance)}{unit}"
    end = (math.log10(trace["x"][1]), math.log10(trace["y"][1]))  # as Plotly takes notes
    return note(text, *end, anchor="right", yshift=10)
