"""Price history: what an accelerator has cost over time, each kind of price apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from macros.advice.edition import Edition
from macros.advice.prices.courses import FEWEST_PRICES, PastPrice, course_of
from macros.advice.prices.observations import is_for_full_memory
from macros.facts.records.products import Gpu, PriceKind
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.plot import Trace, axis, error_bars, markers, plot
from macros.present.charts.reader_money import ReaderMoney
from macros.present.charts.ticks import date_scale, date_text, linear_scale
from macros.present.prices.common_prices import best_known
from macros.present.words.language import Language
from macros.present.words.offer_words import asked_range, offer_amount, rounded

_MULTIPLE = 2.0  # from here on a ratio is told as a multiple, not in percent
_SYMBOLS = {"launch_msrp": "square", "street_new": "circle", "used": "diamond-open"}


def price_history(edition: Edition, gpu: Gpu, language: Language) -> Chart | None:
    """Return the prices over time where the language is read, each kind apart.

    None with fewer than FEWEST_PRICES: there is no course to see.
    """
    catalog, money = edition.catalog, ReaderMoney.of(edition, language)
    course = course_of(catalog.prices_of(gpu.id), catalog.regions, money.region, edition.day)
    if len(course) < FEWEST_PRICES:
        return None
    kinds = [kind for kind in get_args(PriceKind) if any(p.price.kind == kind for p in course)]
    x_title, y_title = language.text("chart.price_time.x"), money.head(language)
    return Chart(
        id="price-history",
        title=language.text("chart.price_time.title"),
        finding=_finding(gpu, course, money, language),
        remarks=_remarks(course, money, language),
        plot=plot(
            [_trace(kind, [p for p in course if p.price.kind == kind], language) for kind in kinds],
            axis(
                x_title, date_scale([p.price.date.first_day for p in course]), date_text(language)
            ),
            axis(y_title, linear_scale([past.high for past in course]), language.exact),
        ),
        columns=(
            Column(x_title, "date"),
            Column(language.text("gpu.price_kind"), "kind"),
            Column(y_title, money.column, is_number=True),
            Column(language.text("chart.price_note"), "price_note"),
        ),
        rows=tuple(_row(past, language) for past in course),
        csv="prices.csv",
    )


def _remarks(
    course: Sequence[PastPrice], money: ReaderMoney, language: Language
) -> tuple[str, ...]:
    abroad = [] if all(past.is_local for past in course) else [_converted(language)]
    return (
        money.basis(language),
        *abroad,
        language.text("chart.price_time.rule"),
        *dated((past.price.date for past in course), language),
    )


def _converted(language: Language) -> str:
    place = language.text(f"region.{DEFAULT_REGION}")
    return language.text("chart.price_time.converted", region=place)


def _row(past: PastPrice, language: Language) -> tuple[Cell, ...]:
    price = past.price
    return (
        Cell(language.date(price.date), str(price.date)),
        Cell(language.text(f"price_kind.{price.kind}"), price.kind),
        Cell.of_number(_shown(past), language),
        Cell.of_text(language.detailed(_notes(past, language))),
    )


def _shown(past: PastPrice) -> int:
    """Return a price in whole units: as it was seen, or rounded where it was computed."""
    return round(past.value if past.is_local else rounded(past.value))


def _notes(past: PastPrice, language: Language) -> list[str]:
    """Return the memory that a price is for, and from where it was converted."""
    words = []
    if past.price.memory_gb:
        memory = language.figure(past.price.memory_gb, "gb")
        words.append(language.text("table.price_variant", memory=memory))
    if not past.is_local:
        words.append(language.say("price-converted", place=language.place(past.price.region)))
    return words


def _trace(kind: str, course: Sequence[PastPrice], language: Language) -> Trace:
    name = language.text(f"price_kind.{kind}")
    trace = markers(
        name,
        get_args(PriceKind).index(kind),
        [(past.price.date.first_day.isoformat(), _shown(past)) for past in course],
        [
            language.detailed([name, language.date(past.price.date), *_notes(past, language)])
            for past in course
        ],
        symbol=_SYMBOLS[kind],
    )
    low = [round(past.value - past.low) for past in course]
    high = [round(past.high - past.value) for past in course]
    return {**trace, "error_y": error_bars(low, high)}


def _finding(gpu: Gpu, course: Sequence[PastPrice], money: ReaderMoney, language: Language) -> str:
    offer = best_known(money.on_sale.get(gpu.id, ()))
    launch = next((past for past in course if past.price.kind == "launch_msrp"), None)
    if offer is None and money.offers.get(gpu.id):
        return language.say("price-not-sold-here", place=language.place(money.region))
    if offer is None and any(not is_for_full_memory(gpu, past.price) for past in course):
        memory = language.figure(gpu.memory.size_gb, "gb")
        return language.say("price-none-with-memory", memory=memory)
    if offer is None:
        return language.text("chart.price_time.finding_none")
    told = launch if launch and is_for_full_memory(gpu, launch.price) else None
    now = language.say(
        "price-now",
        place=language.place(money.region),
        money=offer_amount(offer, language),
        kind=offer.kind,
        stale="yes" if offer.stale else "no",
        launched="yes" if told else "no",
        launch=_launch_amount(told, money, language) if told else "",
        **_beside_launch(offer.amount / told.value if told else 1.0, language),
    )
    seen = asked_range(offer, language)
    asked = [language.say("offer-asked", **seen)] if seen else []
    return language.text("join.sentence").join([now, *asked])


def _beside_launch(ratio: float, language: Language) -> dict[str, str]:
    """Return by how much a price is above or below that at launch, or how many times as high."""
    if ratio >= _MULTIPLE:
        return {"standing": "times", "ratio": language.number(ratio, 2)}
    share = round(abs(ratio - 1), 2)
    standing = "same" if not share else "above" if ratio > 1 else "below"
    return {"standing": standing, "ratio": language.percent(share)}


def _launch_amount(launch: PastPrice, money: ReaderMoney, language: Language) -> str:
    """Return the launch price, with a word of caution where it is an estimate or converted."""
    amount = money.amount(_shown(launch), language)
    is_sure = launch.is_local and launch.price.quality != "C"
    return amount if is_sure else language.text("chart.about", money=amount)
