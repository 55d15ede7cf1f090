"""Rent chart: what owning and renting cost over time, for the example that the page opens with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, get_args

from macros.advice.cost.rent_answer import costs_by_month, rent_answer
from macros.advice.cost.rent_records import MonthCost, Triple
from macros.advice.edition import Edition
from macros.advice.prices.conversion import BASE_CURRENCY
from macros.present.charts.chart import Cell, Chart, Column
from macros.present.charts.plot import Trace, axis, error_bars, line, markers, plot
from macros.present.charts.ticks import Scale, linear_scale
from macros.present.prices.home_region import home_region
from macros.present.tools.rent_facts_file import facts_of, usual_question
from macros.present.tools.rent_words import RentWords
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

RENT_CHART = "rent-or-buy"
STEP = 6  # months between two marks
Way = Literal["own", "rent"]
_WAYS: tuple[Way, ...] = get_args(Way)
_SYMBOLS: dict[Way, str] = {"own": "circle", "rent": "square-open"}
_LOW, _LIKELY, _HIGH = range(3)


def cost_over_time(edition: Edition, language: Language) -> Chart:
    """Return what both ways have cost by month, where the language is read.

    The chart has no rows where one of both is not known there.
    """
    catalog = edition.catalog
    facts = facts_of(edition)
    region = home_region(catalog, language) if catalog.regions else ""
    question = usual_question(facts, region)
    costs = costs_by_month(question, facts) if question else []
    if not question or not costs:
        return _chart([], BASE_CURRENCY, language.text("chart.empty"), language)
    answer = rent_answer(question, facts)
    words = RentWords(question, answer, facts, catalog, language)
    chart = _chart(costs, words.currency(), _finding(costs[-1], words), language)
    return replace(chart, region=question.region)


def _finding(last: MonthCost, words: RentWords) -> str:
    return words.say(
        "chart.finding",
        card=words.name(),
        hours=words.timed("hours", words.question.hours),
        months=words.language.exact(last["months"]),
        own=words.span(last["own"]),
        rent=words.span(last["rent"]),
    )


def _chart(costs: Sequence[MonthCost], currency: str, finding: str, language: Language) -> Chart:
    head = language.text("rent.chart.y", currency=language.currency(currency))
    highest = [cost[way][_HIGH] for cost in costs for way in _WAYS]
    marked = costs[::STEP]
    return Chart(
        id=RENT_CHART,
        title=language.text("rent.chart"),
        finding=finding,
        remarks=(language.text("rent.chart.rule"),),
        plot=plot(
            [
                *(_line(way, costs, language) for way in _WAYS if costs),
                *(_marks(way, marked, currency, language) for way in _WAYS if costs),
            ],
            axis(language.text("rent.chart.x"), _months(costs), language.exact),
            axis(head, linear_scale(highest), language.exact),
        ),
        columns=_columns(currency, language),
        rows=tuple(_row(cost, language) for cost in marked),
    )


def _months(costs: Sequence[MonthCost]) -> Scale:
    """Return an axis of months with a tick at each half-year, and room for marks at its ends."""
    last = costs[-1]["months"] if costs else STEP
    return Scale("linear", (-last / 40, last * 41 / 40), tuple(range(0, last + 1, STEP)))


def _line(way: Way, costs: Sequence[MonthCost], language: Language) -> Trace:
    points = [(cost["months"], round(cost[way][_LIKELY])) for cost in costs]
    return line(language.text(f"rent.head.{way}"), _WAYS.index(way), points)


def _marks(way: Way, costs: Sequence[MonthCost], currency: str, language: Language) -> Trace:
    """Return a mark for each half-year, with the range over it."""
    name = language.text(f"rent.head.{way}")
    trace = markers(
        name,
        _WAYS.index(way),
        [(cost["months"], _shown(cost[way][_LIKELY])) for cost in costs],
        [name] * len(costs),
        [_range(cost[way], currency, language) for cost in costs],
        symbol=_SYMBOLS[way],
    )
    ends = [[_shown(end) for end in cost[way]] for cost in costs]
    low = [likely - low for low, likely, _ in ends]
    high = [high - likely for _, likely, high in ends]
    return {**trace, "error_y": error_bars(low, high)}


def _range(ends: Triple, currency: str, language: Language) -> str:
    low, high = (_shown(ends[end]) for end in (_LOW, _HIGH))
    return language.money_range(low, high, currency)


def _shown(amount: float) -> int:
    """Return an amount in whole units with the digits that it bears."""
    return round(rounded(amount)) if amount > 0 else -round(rounded(-amount))


def _columns(currency: str, language: Language) -> tuple[Column, ...]:
    unit, code = language.currency(currency), currency.lower()
    low, high = (language.text(f"rent.chart.{end}") for end in ("low", "high"))
    heads = [
        (language.bracketed(language.text(f"rent.head.{way}"), detail), f"{way}{part}_{code}")
        for way in _WAYS
        for detail, part in ((unit, ""), (low, "_low"), (high, "_high"))
    ]
    return (
        Column(language.text("rent.chart.x"), "months", is_number=True),
        *(Column(title, name, is_number=True) for title, name in heads),
    )


def _row(cost: MonthCost, language: Language) -> tuple[Cell, ...]:
    amounts = (cost[way][end] for way in _WAYS for end in (_LIKELY, _LOW, _HIGH))
    return (
        Cell.of_number(cost["months"], language),
        *(Cell.of_number(_shown(amount), language) for amount in amounts),
    )
