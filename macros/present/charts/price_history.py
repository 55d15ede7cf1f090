"""Price history: what an accelerator has cost over time, each kind of price apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.advice.prices.observations import is_for_full_memory
from macros.advice.prices.offers import Offer
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu, Price, PriceKind
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.charts.chart import Cell, Chart, Column, dated
from macros.present.charts.plot import Trace, axis, error_bars, markers, plot
from macros.present.charts.ticks import date_scale, date_text, linear_scale
from macros.present.prices.common_prices import best_known
from macros.present.words.language import Language
from macros.present.words.offer_words import offer_amount, offer_seen
from macros.present.words.price_words import cautious_amount, price_note

FEWEST_PRICES = 3
_SYMBOLS = {"launch_msrp": "square", "street_new": "circle", "used": "diamond-open"}


def price_history(
    catalog: Catalog, gpu: Gpu, language: Language, offers: tuple[Offer, ...]
) -> Chart | None:
    """Return the prices seen in the United States over time (USD), each kind apart.

    `offers` are those there, which the finding holds against the launch price.
    None with fewer than FEWEST_PRICES: there is no course to see.
    """
    prices = [
        p for p in catalog.prices_of(gpu.id) if p.currency == "USD" and p.region == DEFAULT_REGION
    ]
    if len(prices) < FEWEST_PRICES:
        return None
    prices.sort(key=lambda price: price.date.first_day)
    days = [price.date.first_day for price in prices]
    highest = [max(price.value, price.high or 0) for price in prices]
    kinds = [kind for kind in get_args(PriceKind) if any(p.kind == kind for p in prices)]
    x_title, y_title = (language.text(f"chart.price_time.{key}") for key in ("x", "y"))
    return Chart(
        id="price-history",
        title=language.text("chart.price_time.title"),
        finding=_finding(gpu, prices, offers, language),
        remarks=(
            language.text("chart.price_time.rule"),
            *dated((price.date for price in prices), language),
        ),
        plot=plot(
            [_trace(kind, [p for p in prices if p.kind == kind], language) for kind in kinds],
            axis(x_title, date_scale(days), date_text),
            axis(y_title, linear_scale(highest), language.exact),
        ),
        columns=(
            Column(x_title, "date"),
            Column(language.text("gpu.price_kind"), "kind"),
            Column(y_title, "price_usd", is_number=True),
        ),
        rows=tuple(
            (
                Cell.of_text(str(price.date)),
                Cell(language.text(f"price_kind.{price.kind}"), price.kind),
                Cell.of_number(price.value, language),
            )
            for price in prices
        ),
        csv="prices.csv",
    )


def _trace(kind: str, prices: Sequence[Price], language: Language) -> Trace:
    style = get_args(PriceKind).index(kind)
    name = language.text(f"price_kind.{kind}")
    trace = markers(
        name,
        style,
        [(price.date.first_day.isoformat(), price.value) for price in prices],
        [price_note(price, language) for price in prices],
        symbol=_SYMBOLS[kind],
    )
    low = [price.value - (price.low or price.value) for price in prices]
    high = [(price.high or price.value) - price.value for price in prices]
    return {**trace, "error_y": error_bars(low, high)}


def _finding(
    gpu: Gpu, prices: Sequence[Price], offers: tuple[Offer, ...], language: Language
) -> str:
    offer, launch = best_known(offers), launch_msrp_usd(tuple(prices))
    if offer is None:
        return language.text("chart.price_time.finding_none")
    words = {"latest": offer_amount(offer, language), "note": offer_seen(offer, language)}
    if launch is None or not is_for_full_memory(gpu, launch):
        return language.text("chart.price_time.finding_no_launch", **words)
    words["launch"] = cautious_amount(launch, language)
    words["ratio"] = language.percent(round(offer.usd / launch.value, 2))
    return language.text("chart.price_time.finding", **words)
