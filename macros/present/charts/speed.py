"""Speed: how fast products do each kind of work, alone, for their price and for their power."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from macros.advice.edition import Edition
from macros.advice.picks.export import may_be_sold
from macros.advice.prices.offers import Offer
from macros.advice.rankings import (
    MOST_SHOWN,
    PER_W,
    Ranked,
    best_offers,
    by_efficiency,
    by_speed,
    by_value,
    chosen_by_efficiency,
    chosen_by_speed,
)
from macros.facts.records.products import Gpu
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.charts.chart import Chart, dated
from macros.present.charts.faulted import faulted
from macros.present.charts.ranked_bars import (
    drawing_notes,
    first_of,
    ranked_cells,
    ranked_columns,
    ranked_finding,
    ranked_plot,
    sound_first,
)
from macros.present.charts.reader_money import ReaderMoney
from macros.present.words.language import Language
from macros.present.words.offer_words import price_caution


def speed_bars(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the speed of products, the reference's being 1."""
    return _bars(
        "speed",
        edition,
        workload,
        _among(by_speed(edition, workload), chosen_by_speed(edition, workload, DEFAULT_REGION)),
        language,
        x=language.text("chart.speed.x", name=reference_name(edition, workload, language)),
        column="speed",
        remarks=_choice(language),
        further=partial(_is_consumer, edition, _region(edition, language)),
    )


def efficiency_bars(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the speed of products per 100 W of their thermal design power."""
    watts = language.figure(PER_W, "w")
    chosen = chosen_by_efficiency(edition, workload, DEFAULT_REGION)
    return _bars(
        "efficiency",
        edition,
        workload,
        _among(by_efficiency(edition, workload), chosen),
        language,
        x=language.text("chart.efficiency.x", power=watts),
        column="speed_per_100_w",
        unit=watts,
        remarks=[language.text("chart.efficiency.rule"), *_choice(language)],
        further=partial(_is_consumer, edition, _region(edition, language)),
    )


def value_bars(edition: Edition, workload: str, language: Language) -> Chart:
    """Return the offers with the most speed for a round amount of the reader's money."""
    money = ReaderMoney.of(edition, language)
    every = by_value(edition, workload, money.region)
    amount = money.amount(money.thousand, language)
    rules = [
        language.text("chart.value.rule", count=language.exact(MOST_SHOWN)),
        language.text("chart.left_out"),
    ]
    return _bars(
        "value",
        edition,
        workload,
        best_offers(every),
        language,
        x=language.text("chart.value.x", money=amount),
        column=f"speed_per_{money.thousand}_{money.currency.lower()}",
        unit=amount,
        remarks=[*rules, *price_remarks(edition, workload, every, money, language)],
        further=_is_sold_new,
        among=every,
        money=money,
    )


def _among(ranked: Sequence[Ranked], chosen: Collection[str]) -> list[Ranked]:
    return [entry for entry in ranked if entry.gpu.id in chosen]


def _bars(
    kind: str,
    edition: Edition,
    workload: str,
    shown: Sequence[Ranked],
    language: Language,
    *,
    x: str,
    column: str,
    unit: str = "",
    remarks: Sequence[str],
    further: Callable[[Ranked], bool],
    among: Sequence[Ranked] = (),
    money: ReaderMoney | None = None,
) -> Chart:
    """Return the bars of a kind; `further` says of which sort the first is named as well.

    It is sought `among` others than those shown, where these are given. With `money` they are
    offers, and have their prices in the data.
    """
    certainty = edition.catalog.rules["tie-certainty"].value
    reference = reference_of(edition, workload)
    findings = ranked_finding(kind, shown, reference, language, certainty, unit)
    faulted_ids = faulted(edition, money.region) if money else ()
    if shown and shown[0].offer and shown[0].offer.stale:
        findings[1:1] = price_caution(shown[0].offer, language)
    findings += sound_first(shown, faulted_ids, language)
    region = _region(edition, language)
    findings += first_of(kind, among or shown, further, language, region, faulted_ids)
    return Chart(
        id=f"{kind}-{workload}",
        title=title(kind, edition, workload, language),
        finding=language.text("join.sentence").join(findings),
        remarks=(
            *drawing_notes(shown, language),
            *remarks,
            *speed_remarks(edition, workload, language),
        ),
        plot=ranked_plot(shown, x, language),
        columns=ranked_columns(x, column, language, money if shown else None),
        rows=tuple(ranked_cells(entry, language) for entry in shown),
        row_ems=2.5,
        region=money.csv_region if money else "",
    )


def title(kind: str, edition: Edition, workload: str, language: Language) -> str:
    """Return the name of a chart and of its work; of a past day, with that day."""
    work = language.text(f"workload.{workload}")
    named = language.paired(language.text(f"chart.{kind}.title"), work)
    return language.bracketed(named, language.date(edition.day)) if edition.is_back_test else named


def reference_of(edition: Edition, workload: str) -> Gpu | None:
    """Return the product whose speed in some work is 1; None in an empty catalogue."""
    return edition.catalog.gpus.get(edition.performance.speeds.reference_of(workload))


def reference_name(edition: Edition, workload: str, language: Language) -> str:
    """Return the name of the product whose speed is 1; nothing in an empty catalogue."""
    gpu = reference_of(edition, workload)
    return language.local_name(gpu, short=True) if gpu else ""


def speed_remarks(edition: Edition, workload: str, language: Language) -> list[str]:
    """Return what the speeds rest on, and the memory without which the work cannot be done."""
    memory = edition.catalog.workloads[workload].memory_floor.size_gb
    reference = reference_of(edition, workload)
    scale = (
        [language.say("chart-scale", product=language.short_name(reference))] if reference else []
    )
    remarks = [
        *scale,
        language.text("chart.least_memory", memory=language.figure(memory, "gb")),
    ]
    model = edition.performance.models.get(workload)
    if model and model.loan:
        like = language.text(f"workload.{model.loan.lender.workload.id}")
        remarks.append(language.text("chart.like", work=like))
    elif model is None or not model.enough:
        remarks.append(language.text("chart.not_enough"))
    if model and model.hindsight:
        remarks.append(language.text("chart.hindsight"))
    return remarks


def price_remarks(
    edition: Edition,
    workload: str,
    ranked: Sequence[Ranked],
    money: ReaderMoney,
    language: Language,
) -> list[str]:
    """Return what the prices are, how old they are, and which products have none."""
    offers = [entry.offer for entry in ranked if entry.offer]
    days = language.exact(edition.catalog.rules["price-stale-after"].value)
    key = "stale" if any(offer.stale for offer in offers) else "fresh"
    return [
        money.basis(language),
        language.text(f"chart.value.{key}", days=days),
        *dated((offer.observed for offer in offers), language),
        *_priceless(edition, workload, offers, language),
    ]


def _priceless(
    edition: Edition, workload: str, offers: Sequence[Offer], language: Language
) -> list[str]:
    """Return the sentence that names what is fast and has no price that counts."""
    priced = {offer.id for offer in offers}
    gpus = [one.gpu for one in by_speed(edition, workload) if one.gpu.id not in priced]
    if not gpus or not offers:
        return []
    fastest = language.products((gpu, 1) for gpu in gpus[:3])
    return [language.say("chart-priceless", count=len(gpus), fastest=fastest)]


def _choice(language: Language) -> list[str]:
    return [language.text("chart.speed.rule", count=language.exact(MOST_SHOWN))]


def _region(edition: Edition, language: Language) -> str:
    """Return where the reader buys."""
    return ReaderMoney.of(edition, language).region or DEFAULT_REGION


def _is_consumer(edition: Edition, region: str, ranked: Ranked) -> bool:
    """Return whether it is a card as its maker builds it for the consumers of a region."""
    gpu = ranked.gpu
    is_sold = may_be_sold(edition.catalog, gpu.id, region, edition.day)
    return gpu.segment == "consumer" and gpu.is_regular and is_sold


def _is_sold_new(ranked: Ranked) -> bool:
    """Return whether it is sold new today: what has a price out of date may be so no more."""
    offer = ranked.offer
    return offer is not None and offer.kind == "street_new" and not offer.stale
