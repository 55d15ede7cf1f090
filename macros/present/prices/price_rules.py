"""Price rules: how prices come about, and what is known of the regions, for the method page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import get_args

from markupsafe import Markup

from macros.advice.prices.conversion import newest_rate
from macros.advice.prices.electricity import usual_price
from macros.advice.prices.market import market_on
from macros.advice.prices.part_drifts import KindDrift, kind_drifts
from macros.advice.prices.price_drift import PriceDrift
from macros.facts.catalog import Catalog
from macros.facts.records.advice import RuleId
from macros.facts.records.regions import Consumer, ElectricityPrice, SourcedRecord
from macros.present.html.table import Cell, Link
from macros.present.html.templating import render
from macros.present.prices.region_prices import rate_words, region_order, tax_words
from macros.present.words.claim_numbers import rule_with_unit
from macros.present.words.language import Language
from macros.present.words.source_names import source_name

# In the order in which they are applied.
PRICE_RULES: tuple[RuleId, ...] = (
    "price-half-life-street-new",
    "price-half-life-used",
    "price-weight-quality-b",
    "price-weight-quality-c",
    "price-weight-no-address",
    "price-dropped-after",
    "part-price-dropped-after",
    "part-list-price-dropped-after",
    "price-least-weight",
    "price-stale-after",
    "price-least-spread",
    "price-shop-spread",
    "price-source-spread",
    "price-pair-days",
    "price-conversion-spread",
    "price-index-abroad",
    "price-drift-pairs",
    "price-estimate-observations",
    "price-estimate-new-within",
    "price-new-after-end",
    "price-outlier",
    "price-look-after",
    "price-look-listed",
)
PICK_RULES: tuple[RuleId, ...] = (
    "market-window",
    "market-notice",
    "tie-certainty",
    "toss-certainty",
    "turn-price-fall",
    "stability-draws",
    "ownership-years",
    "organisation-known",
    "host-base",
    "host-cards",
    "host-disk",
    "host-memory",
    "host-reserve",
    "host-supply",
    "ready-made-supply",
    "used-failures-per-year",
    "used-ageing-per-year",
    "use-hours-per-year",
    "rental-stale-after",
    "upgrade-speed-ratio",
    "upgrade-price-ratio",
    "single-card-ratio",
    "upgrade-close-ratio",
    "avoid-memory-ratio",
    "avoid-speed-share",
    "avoid-reasons",
)
DRIFT_DAYS = 30


@dataclass(frozen=True)
class RegionFacts:
    """A region as a row; each figure has its day as detail, and leads to where it was read."""

    name: str
    money: Cell
    tax: Cell
    electricity: tuple[Cell, ...]


def rules_table(
    catalog: Catalog, language: Language, ids: Sequence[RuleId] = PRICE_RULES
) -> Markup:
    """Return rules, those for prices if not told otherwise: what each is for, and its value."""
    rows = [
        (language.text(f"rule.{id_}"), rule_with_unit(catalog.rules[id_], language)) for id_ in ids
    ]
    heading = "price-rules" if ids is PRICE_RULES else "picks"  # of the section it stands in
    return render("price_rules.html", t=language.text, rows=rows, heading=heading)


def drift_words(catalog: Catalog, language: Language, today: date) -> str:
    """Return how far prices typically move, as the observations show."""
    drift = market_on(catalog, today).drift
    return language.text(
        "price.drift",
        share=_share(drift, language),
        days=language.exact(DRIFT_DAYS),
        pairs=language.exact(drift.pairs),
    )


def part_drift_words(catalog: Catalog, language: Language, today: date) -> str:
    """Return how far prices of each kind of part typically move, and those of all other kinds."""
    drifts = kind_drifts(catalog, today)
    own = [each for each in drifts if not each.shared]
    shared = [each.drift for each in drifts if each.shared and each.drift.pairs]
    if not own or not shared:
        return ""
    return language.text(
        "price.drift.parts",
        days=language.exact(DRIFT_DAYS),
        kinds=language.listed(_kind_words(each, language) for each in own),
        others=_share(min(shared, key=lambda drift: drift.per_root_day), language),
    )


def _kind_words(each: KindDrift, language: Language) -> str:
    memory = each.index.memory_type if each.index else None
    name = memory or in_sentence(language.text(f"part.{each.kind}"))
    return language.text("price.drift.kind", name=name, share=_share(each.drift, language))


def in_sentence(name: str) -> str:
    """Return a name as it stands within a sentence; abbreviations stay in capitals."""
    return name if name[:2].isupper() else name[:1].lower() + name[1:]


def _share(drift: PriceDrift, language: Language) -> str:
    return language.percent(drift.after(DRIFT_DAYS))


def regions_table(catalog: Catalog, language: Language, today: date) -> Markup:
    """Return currency and rate, tax and electricity price of each region, with their sources."""
    rows = [_region(catalog, id_, language, today) for id_ in region_order(catalog, language)]
    return render("regions_table.html", t=language.text, rows=rows)


def _region(catalog: Catalog, id_: str, language: Language, today: date) -> RegionFacts:
    region = catalog.regions[id_]
    tax = region.tax
    known = [price for price in region.electricity if price.date.first_day <= today]
    return RegionFacts(
        name=language.text(f"region.{id_}"),
        money=_money(catalog, id_, language, today),
        tax=_read_in(catalog, tax_words(tax, language), "", tax, language),
        electricity=tuple(
            _electricity(catalog, region.currency, price, language)
            for consumer in get_args(Consumer)
            if (price := usual_price(known, consumer))
        ),
    )


def _money(catalog: Catalog, id_: str, language: Language, today: date) -> Cell:
    code = catalog.regions[id_].currency
    name = language.currency(code)
    currency = name if name == code else language.bracketed(name, code)
    rate = newest_rate(catalog.regions, id_, today)
    if rate is None:
        return Cell(currency, detail=rate_words(catalog, id_, language, today))
    return _read_in(catalog, currency, rate_words(catalog, id_, language, today), rate, language)


def _electricity(
    catalog: Catalog, currency: str, price: ElectricityPrice, language: Language
) -> Cell:
    money = per_kwh(price.per_kwh, currency, language)
    who = language.text(f"price.{price.consumer}")
    said = [who, language.date(price.date), *step_words(price, currency, language)]
    return _read_in(catalog, money, language.detailed(said), price, language)


def step_words(price: ElectricityPrice, currency: str, language: Language) -> list[str]:
    """Return what a kWh costs in each step of a tariff: `up to 200 kWh a month 0.10 USD`."""
    return [
        language.text(
            "price.electricity_step" if step.up_to_kwh_per_month else "price.electricity_last_step",
            kwh=language.exact(step.up_to_kwh_per_month or 0),
            money=per_kwh(step.per_kwh, currency, language),
        )
        for step in price.steps
    ]


def per_kwh(amount: float, currency: str, language: Language) -> str:
    """Return the price of a kWh with its currency: `0.1579 EUR`."""
    return language.priced(language.number(amount), currency)


def _read_in(
    catalog: Catalog, text: str, note: str, record: SourcedRecord, language: Language
) -> Cell:
    source = catalog.sources[record.source]
    name = source_name(source, language)
    link = Link(name.text, record.url or source.url or "", language=name.language)
    return Cell(text, links=(link,), detail=note)
