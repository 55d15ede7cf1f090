"""Price and speed: what each offer gives for its price, and the offers that none beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import product

from macros.advice.edition import Edition
from macros.advice.rankings import Ranked, by_value
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Chart
from macros.present.charts.faulted import faulted
from macros.present.charts.ranked_bars import (
    basis_name,
    interval_words,
    offer_phrase,
    price_origin,
    ranked_cells,
    ranked_columns,
)
from macros.present.charts.reader_money import ReaderMoney, asked
from macros.present.charts.scatter import Axis, Point, Series, Words, front_line, scatter_chart
from macros.present.charts.speed import price_remarks, reference_name, speed_remarks, title
from macros.present.words.clauses import clauses
from macros.present.words.language import Language

# In a thousandth of the round amount that people think in.
BUDGETS = (300, 1000, 3000, 10_000, None)
_KINDS = ("street_new", "used")
_SYMBOLS = {"street_new": "circle", "used": "diamond"}


def price_against_speed(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the speed over the price of the offers that count, with their front."""
    money = ReaderMoney.of(edition, language)
    ranked = by_value(edition, workload, money.region)
    groups = list(_groups(ranked))
    series = [_series(kind, measured, group, language) for kind, measured, group in groups]
    front, stairs = front_line((p for group in series for p in group.points), language)
    speed = language.text("chart.speed.x", name=reference_name(edition, workload, language))
    words = Words(
        title("price_speed", edition, workload, language),
        _finding(_on(front, ranked), ranked, faulted(edition, money.region), money, language),
        (
            language.text("chart.price_speed.note"),
            language.text("chart.left_out"),
            *price_remarks(edition, workload, ranked, money, language),
            *speed_remarks(edition, workload, language),
        ),
    )
    chart = scatter_chart(
        f"price-speed-{workload}",
        words,
        series,
        (Axis(money.head(language), money.column, "log"), Axis(speed, "speed", "log")),
        language,
        lines=[stairs],
        first=front,
    )
    rows = [ranked_cells(_as_speed(entry), language) for _, _, group in groups for entry in group]
    columns = ranked_columns(speed, "speed", language, money)
    return replace(chart, columns=columns, rows=tuple(rows), region=money.csv_region)


def _on(front: Sequence[Point], ranked: Sequence[Ranked]) -> list[Ranked]:
    """Return the offers whose points are on the front."""
    places = {(point.gpu.id, point.x) for point in front}
    return [entry for entry in ranked if (entry.gpu.id, _price(entry)) in places]


def _finding(
    front: Sequence[Ranked],
    ranked: Sequence[Ranked],
    faulted_ids: Collection[str],
    money: ReaderMoney,
    language: Language,
) -> str:
    """Return the fastest offer within each budget, and of all.

    Where one of them is better avoided, the fastest of those that are not follow.
    """
    told = list(_fastest(front, money))
    if not told:
        return language.text("chart.empty")
    said = [language.say("chart-price_speed", choices=_choices(told, money, language))]
    bad = [(budget, one) for budget, one in told if one.gpu.id in faulted_ids]
    if bad:
        rest = [one for one in ranked if one.gpu.id not in faulted_ids]
        sound = [(budget, best) for budget, _ in bad if (best := _within(rest, budget))]
        said.append(_on_faulted([one.gpu for _, one in bad], sound, money, language))
    return language.text("join.sentence").join(said)


def _on_faulted(
    bad: Sequence[Gpu],
    sound: Sequence[tuple[int | None, Ranked]],
    money: ReaderMoney,
    language: Language,
) -> str:
    """Return which are better avoided, and the fastest of the others in the same budgets."""
    return language.say(
        "chart-sound-fastest",
        products=language.products((gpu, 1) for gpu in bad),
        count=len(bad),
        page=language.text("nav.avoid"),
        choices=_choices(sound, money, language),
        others="yes" if sound else "no",
    )


def _choices(
    told: Sequence[tuple[int | None, Ranked]], money: ReaderMoney, language: Language
) -> str:
    """Return the offers with their budgets, as a sentence lists them."""
    choices = [
        language.say(
            "fastest-within",
            best=offer_phrase(best, language),
            money=money.amount(_price(best), language),
            limit=money.amount(budget, language) if budget else "",
            limited="yes" if budget else "no",
        )
        for budget, best in told
    ]
    return clauses(choices, language)


def _fastest(ranked: Sequence[Ranked], money: ReaderMoney) -> Iterator[tuple[int | None, Ranked]]:
    """Yield the fastest offer within each budget, once where several have the same."""
    seen: set[int] = set()
    for budget in money.budgets(BUDGETS):
        best = _within(ranked, budget)
        if best and id(best) not in seen:
            seen.add(id(best))
            yield budget, best


def _within(ranked: Sequence[Ranked], budget: int | None) -> Ranked | None:
    """Return the fastest offer within a budget; None where there is none."""
    within = (entry for entry in ranked if budget is None or _price(entry) <= budget)
    return max(
        within, key=lambda entry: (entry.speed.value, -_price(entry), entry.gpu.id), default=None
    )


def _groups(ranked: Sequence[Ranked]) -> Iterator[tuple[str, bool, list[Ranked]]]:
    """Yield the offers of a kind with a measured or an estimated speed, the cheapest first."""
    for kind, measured in product(_KINDS, (True, False)):
        group = [
            entry
            for entry in ranked
            if entry.offer
            and entry.offer.kind == kind
            and (entry.speed.kind == "measured") == measured
        ]
        if group:
            yield kind, measured, sorted(group, key=lambda entry: (_price(entry), entry.gpu.id))


def _price(ranked: Ranked) -> int:
    assert ranked.offer, "only offers are drawn"
    return asked(ranked.offer)


def _series(kind: str, measured: bool, group: Sequence[Ranked], language: Language) -> Series:
    words = [
        language.text("chart.offer.new" if kind == "street_new" else "chart.offer.used"),
        basis_name("measured" if measured else "estimated", language),
    ]
    points = [_point(ranked, language) for ranked in group]
    symbol = _SYMBOLS[kind] + ("" if measured else "-open")
    return Series(language.detailed(words), tuple(points), _KINDS.index(kind), symbol)


def _point(ranked: Ranked, language: Language) -> Point:
    assert ranked.offer, "only offers are drawn"
    words = (interval_words(_as_speed(ranked), language), price_origin(ranked.offer, language))
    detail = language.detailed([basis_name(ranked.basis, language), *words])
    speed, sure = round(ranked.speed.value, 3), ranked.offer.sure_amount
    return Point(ranked.gpu, _price(ranked), speed, (), detail, sure)


def _as_speed(ranked: Ranked) -> Ranked:
    """Return a product by its speed instead of its value for the money."""
    return replace(ranked, value=ranked.speed.value, spread=ranked.speed.spread)
