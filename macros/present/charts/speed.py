"""Speed: how fast products do each kind of work, alone, for their price and for their power."""

from __future__ import annotations

from collections.abc import Sequence

from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.advice.rankings import (
    MOST_SHOWN,
    PER_USD,
    PER_W,
    Ranked,
    best_offers,
    by_efficiency,
    by_speed,
    by_value,
    chosen_by_speed,
)
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.charts.chart import Chart, dated
from macros.present.charts.ranked_bars import RankedWords, drawing_notes, first_of, ranked_chart
from macros.present.words.gpu_names import short_name
from macros.present.words.language import Language


def speed_bars(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the speed of products, the reference's being 1."""
    chosen = chosen_by_speed(edition, workload, DEFAULT_REGION)
    shown = [ranked for ranked in by_speed(edition, workload) if ranked.gpu.id in chosen]
    words = RankedWords(
        title=title("speed", edition, workload, language),
        x=language.text("chart.speed.x", name=reference_name(edition)),
        column="speed",
        best="chart.speed.finding",
        unit="",
        remarks=(
            *drawing_notes(shown, language),
            *_choice(language),
            *speed_remarks(edition, workload, language),
        ),
    )
    more = first_of(shown, _is_consumer, "chart.speed.consumer", language)
    return ranked_chart(f"speed-{workload}", words, shown, language, _certainty(edition), more)


def efficiency_bars(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the speed of the same products per 100 W of their thermal design power."""
    chosen = chosen_by_speed(edition, workload, DEFAULT_REGION)
    shown = [ranked for ranked in by_efficiency(edition, workload) if ranked.gpu.id in chosen]
    watts = language.figure(PER_W, "w")
    rule = language.text("chart.efficiency.rule")
    words = RankedWords(
        title=title("efficiency", edition, workload, language),
        x=language.text("chart.efficiency.x", power=watts),
        column="speed_per_100_w",
        best="chart.efficiency.finding",
        unit=watts,
        remarks=(
            *drawing_notes(shown, language),
            rule,
            *_choice(language),
            *speed_remarks(edition, workload, language),
        ),
    )
    more = first_of(shown, _is_consumer, "chart.efficiency.consumer", language)
    id_ = f"efficiency-{workload}"
    return ranked_chart(id_, words, shown, language, _certainty(edition), more)


def value_bars(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the offers with the most speed per 1,000 US dollars."""
    every = by_value(edition, workload, DEFAULT_REGION)
    shown = best_offers(every)
    money = language.money(PER_USD, "USD")
    remarks = (
        *drawing_notes(shown, language),
        language.text("chart.value.rule", count=language.exact(MOST_SHOWN)),
        *price_remarks(edition, workload, every, language),
        *speed_remarks(edition, workload, language),
    )
    words = RankedWords(
        title=title("value", edition, workload, language),
        x=language.text("chart.value.x", money=money),
        column="speed_per_1000_usd",
        best="chart.value.finding",
        unit=money,
        remarks=remarks,
    )
    more = first_of(shown, _is_new, "chart.value.new", language)
    return ranked_chart(f"value-{workload}", words, shown, language, _certainty(edition), more)


def title(kind: str, edition: Edition, workload: str, language: Language) -> str:
    """Return the name of a chart and of its work; of a past day, with that day."""
    work = language.text(f"workload.{workload}")
    named = language.paired(language.text(f"chart.{kind}.title"), work)
    return language.bracketed(named, language.date(edition.day)) if edition.is_back_test else named


def reference_name(edition: Edition) -> str:
    """Return the product whose speed is 1; nothing in an empty catalogue."""
    gpu = edition.catalog.gpus.get(edition.performance.speeds.reference)
    return short_name(gpu) if gpu else ""


def speed_remarks(edition: Edition, workload: str, language: Language) -> list[str]:
    """Return what the speeds rest on, and the memory without which the work cannot be done."""
    memory = edition.catalog.workloads[workload].memory_floor.size_gb
    remarks = [
        language.text("chart.scale", name=reference_name(edition)),
        language.text("chart.least_memory", memory=language.figure(memory, "gb")),
    ]
    model = edition.performance.models.get(workload)
    if model is None or not model.enough:
        remarks.append(language.text("chart.not_enough"))
    elif model.hindsight:
        remarks.append(language.text("chart.hindsight"))
    return remarks


def price_remarks(
    edition: Edition, workload: str, ranked: Sequence[Ranked], language: Language
) -> list[str]:
    """Return what the prices are, how old they are, and which products have none."""
    offers = [entry.offer for entry in ranked if entry.offer]
    days = language.exact(edition.catalog.rules["price-stale-after"].value)
    key = "stale" if any(offer.stale for offer in offers) else "fresh"
    return [
        language.text(f"chart.value.{key}", days=days),
        *dated((offer.observed for offer in offers), language),
        *_priceless(edition, workload, offers, language),
    ]


def _priceless(
    edition: Edition, workload: str, offers: Sequence[Offer], language: Language
) -> list[str]:
    """Return the sentence that names what is fast and has no price that counts."""
    priced = {offer.id for offer in offers}
    names = [
        short_name(ranked.gpu)
        for ranked in by_speed(edition, workload)
        if ranked.gpu.id not in priced
    ]
    if not names or not offers:
        return []
    fastest = language.listed(names[:3])
    return [language.text("chart.value.priceless", count=language.exact(len(names)), list=fastest)]


def _choice(language: Language) -> list[str]:
    return [language.text("chart.speed.rule", count=language.exact(MOST_SHOWN))]


def _is_consumer(ranked: Ranked) -> bool:
    return ranked.gpu.segment == "consumer"


def _is_new(ranked: Ranked) -> bool:
    return ranked.offer is not None and ranked.offer.kind == "street_new"


def _certainty(edition: Edition) -> float:
    return edition.catalog.rules["tie-certainty"].value
