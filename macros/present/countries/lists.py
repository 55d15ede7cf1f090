"""Lists of a country: its tariffs, places, clouds, restrictions of sale and own accelerators."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from macros.advice.picks.export import export_rule, may_be_sold
from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.facts.records.exports import ExportRule
from macros.facts.records.products import Gpu
from macros.facts.records.regions import ElectricityPrice
from macros.present.countries.told import known_name, source_cell
from macros.present.evidence.left_out import left_out_name
from macros.present.html.table import NONE, Cell, Head, Link, Table, figure_heads
from macros.present.prices.price_rules import per_kwh, step_words
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language, Phrase
from macros.present.words.source_names import source_name


def tariffs_table(catalog: Catalog, region: str, language: Language) -> Table | None:
    """Return the prices of electricity on record, the newest first, with their steps."""
    t = language.text
    whole = catalog.regions[region].part_of
    prices = catalog.regions[region].electricity
    if not prices and whole:
        prices = catalog.regions[whole].electricity
    newest = sorted(prices, key=lambda price: price.date, reverse=True)
    rows = [_tariff(price, catalog, region, language) for price in newest]
    heads = [
        Head(t("country.head.tariff"), wide=True),
        *figure_heads([t("price.region_electricity")]),
        Head(t("build-section.scaling.source")),
    ]
    title = t("country.tariffs", region=t(f"region.{region}"))
    return Table(title, heads, rows, stacked=True) if rows else None


def places_table(catalog: Catalog, country: Country, region: str, language: Language) -> Table:
    """Return where people look for hardware; names only, as nobody pays for being named."""
    t = language.text
    rows = [
        [
            Cell(known_name(place.name, region, language)),
            Cell(t(f"country.place.{place.is_a}")),
            source_cell(catalog, place, place.read_on, language),
        ]
        for place in country.places
    ]
    heads = [
        Head(t("country.head.name")),
        Head(t("country.head.kind")),
        Head(t("build-section.scaling.source")),
    ]
    return Table(t("country.places", region=t(f"region.{region}")), heads, rows, stacked=True)


def clouds_table(catalog: Catalog, country: Country, region: str, language: Language) -> Table:
    """Return the providers of a country, and whether their prices are compared here."""
    t = language.text
    compared = Link(t("country.compared"), "../../guide/cloud/#prices")
    rows = [
        [
            Cell(known_name(cloud.name, region, language)),
            Cell(compared.text, compared.href) if cloud.provider else Cell(t("country.apart")),
            source_cell(catalog, cloud, cloud.read_on, language),
        ]
        for cloud in country.clouds
    ]
    heads = [
        Head(t("country.head.name")),
        Head(t("country.head.prices")),
        Head(t("build-section.scaling.source")),
    ]
    return Table(t("country.clouds", region=t(f"region.{region}")), heads, rows, stacked=True)


def restrictions(catalog: Catalog, region: str, day: date) -> list[tuple[Gpu, ExportRule]]:
    """Return the accelerators that a shop may not simply sell there, the newest first, and why."""
    return [
        (gpu, rule)
        for gpu in newest_first(catalog)
        if not may_be_sold(catalog, gpu.id, region, day)
        and (rule := export_rule(catalog, gpu.id, region, day))
    ]


def sale_table(
    catalog: Catalog, found: Sequence[tuple[Gpu, ExportRule]], region: str, language: Language
) -> Table:
    """Return restrictions of sale with who says so."""
    t = language.text
    rows = [_restricted(gpu, rule, catalog, language) for gpu, rule in found]
    heads = [
        Head(t("left-out.name")),
        Head(t("country.head.holds"), wide=True),
        Head(t("build-section.scaling.source")),
    ]
    title = t("country.sale.caption", region=t(f"region.{region}"))
    return Table(title, heads, rows, stacked=True)


def accelerators_table(
    catalog: Catalog, country: Country, region: str, language: Language
) -> Table | None:
    """Return the accelerators made there that are left out, and why; or nothing."""
    t = language.text
    rows = []
    for id_ in country.accelerators:
        record = catalog.not_included[id_]
        source = catalog.sources[record.source]
        name = source_name(source, language)
        rows.append(
            [
                left_out_name(record, language),
                Cell(t(f"left-out.reason.{record.reason}")),
                Cell(
                    name.text,
                    href=record.url or source.url or "",
                    language=name.language,
                    detail=t("left-out.looked", date=language.date(record.looked_on)),
                ),
            ]
        )
    heads = [
        Head(t("left-out.name")),
        Head(t("left-out.reason"), wide=True),
        Head(t("build-section.scaling.source")),
    ]
    title = t("country.own", region=t(f"region.{region}"))
    return Table(title, heads, rows, stacked=True) if rows else None


def _tariff(
    price: ElectricityPrice, catalog: Catalog, region: str, language: Language
) -> list[Cell]:
    t, currency = language.text, catalog.regions[region].currency
    said = [t(f"price.{price.consumer}")]
    said += [t(f"country.hours.{price.hours}")] if price.hours != "all" else []
    said.append(t("country.marginal" if price.marginal else "country.mean"))
    words = language.detailed(said)
    name = language.phrase(price.tariff, price.tariff_in) if price.tariff else Phrase(words)
    steps = language.detailed(step_words(price, currency, language))
    return [
        Cell(name.text, language=name.language, detail=words if price.tariff else ""),
        Cell(per_kwh(price.per_kwh, currency, language), detail=steps),
        source_cell(catalog, price, price.date, language),
    ]


def _restricted(gpu: Gpu, rule: ExportRule, catalog: Catalog, language: Language) -> list[Cell]:
    places = language.listed(language.text(f"region.{place}") for place in rule.destinations)
    holds = language.text(f"country.sale.{rule.sale}", region=places)
    source = catalog.sources[rule.source]
    name = source_name(source, language)
    since = language.text("country.since", date=language.date(rule.since)) if rule.since else NONE
    return [
        Cell(language.local_name(gpu), href=f"../../gpus/{gpu.id}/"),
        Cell(holds, detail=language.text(f"country.sale.{rule.kind}")),
        Cell(name.text, rule.url or source.url or "", name.language, detail=since),
    ]
