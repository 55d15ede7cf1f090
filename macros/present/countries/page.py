"""Country page: law, electricity, markets, customs and what we do not know of a region."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from markupsafe import Markup

from macros.advice.builds.mains import mains_of
from macros.advice.edition import Edition
from macros.advice.prices.electricity import household_price
from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country, Topic
from macros.present.builds.circuit_words import circuit_facts
from macros.present.countries.lists import (
    accelerators_table,
    clouds_table,
    places_table,
    restrictions,
    sale_table,
    tariffs_table,
)
from macros.present.countries.told import facts_table, figure_cell, question, told
from macros.present.guide.circuit_margins import margin_words
from macros.present.guide.circuits_table import region_circuits
from macros.present.html.page import Heading, Page, fitting_title
from macros.present.html.repository import Repository
from macros.present.html.table import NONE, Cell, Head, Table, figure_heads
from macros.present.html.templating import render
from macros.present.prices.price_rules import per_kwh
from macros.present.prices.region_prices import region_order, tax_words
from macros.present.words.language import Language, Phrase

TOPICS: dict[str, tuple[Topic, ...]] = {
    "law": ("guarantee_new", "return", "protection", "write_off"),
    "used": ("guarantee_used", "used_tax", "private_sale"),
    "electricity": ("lever", "tariff"),
    "sockets": ("wiring", "three_phase"),
    "where": ("payment",),
    "importing": ("import_threshold", "import_tax", "grey_import", "modified"),
}


@dataclass(frozen=True)
class Section:
    """A part of the page: sentences, then points, tables and questions."""

    id: str
    title: str
    sentences: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    tables: tuple[Markup, ...] = ()
    questions: tuple[Phrase, ...] = ()


def country_page(
    edition: Edition, region: str, language: Language, repository: Repository, shared: str
) -> Page:
    """Return the page of one country. `shared` leads to what all languages share."""
    catalog, t = edition.catalog, language.text
    name = t(f"region.{region}")
    sections = list(_sections(catalog, region, language, edition.day))
    edit_url = repository.edit_url(f"data/countries/{region}.yml")
    code = language.names.code
    answer_url = repository.country_report_url(name, f"{code}/countries/{region}/", code)
    title = t("country.title", region=name)
    return Page(
        title=title,
        description=t("country.description", region=name),
        window_title=fitting_title(t("country.window", region=name), title),
        content=render("persona_lead.html", name=title, who=t("country.lead")),
        deferred=render(
            "country_page.html", t=t, sections=sections, edit_url=edit_url, answer_url=answer_url
        ),
        search_words=_search_words(catalog, region, language),
        headings=tuple(Heading(section.id, section.title) for section in sections),
    )


def countries_table(catalog: Catalog, language: Language) -> Markup:
    """Return the countries with the figures that differ most, each with its page."""
    t = language.text
    heads = [
        Head(t("gpu.price_region")),
        Head(t("price.region_tax")),
        Head(t("country.topic.return")),
        *figure_heads([t("price.region_electricity"), t("country.head.open")]),
    ]
    rows = [
        [
            Cell(t(f"region.{region}"), f"{region}/"),
            Cell(tax_words(catalog.regions[region].tax, language)),
            _returns(catalog, region, language),
            _household(catalog, region, language),
            Cell(language.exact(len(catalog.countries[region].open_questions))),
        ]
        for region in region_order(catalog, language)
        if region in catalog.countries
    ]
    return Table(t("country.table"), heads, rows, stacked=True).html((t("country.table.note"),))


def _returns(catalog: Catalog, region: str, language: Language) -> Cell:
    facts = told(catalog, region, "return")
    return figure_cell(facts[0].fact, language) if facts else Cell(NONE)


def _household(catalog: Catalog, region: str, language: Language) -> Cell:
    price = household_price(catalog, region)
    currency = catalog.regions[region].currency
    return Cell(per_kwh(price.per_kwh, currency, language) if price else NONE)


def _sections(catalog: Catalog, region: str, language: Language, day: date) -> Iterator[Section]:
    t, country = language.text, catalog.countries[region]
    tables = {
        "electricity": tariffs_table(catalog, region, language),
        "sockets": region_circuits(catalog, region, language),
        "where": places_table(catalog, country, region, language) if country.places else None,
    }
    sentences = {"law": _tax(catalog, region, language), "where": (t("country.where.lead"),)}
    usual = mains_of(catalog, region).usual
    points = {"sockets": (*circuit_facts(usual, language), t("builds.safety.cord"))}
    for id_, topics in TOPICS.items():
        title = t(f"country.{id_}")
        caption = language.paired(title, t(f"region.{region}"))
        facts = facts_table(catalog, region, caption, topics, language)
        here = [catalog.regions[region]]
        notes = (margin_words(here, language),) if id_ == "sockets" else ()
        own = tuple(_noted((tables.get(id_), facts), notes))
        yield Section(id_, title, sentences.get(id_, ()), points.get(id_, ()), own)
    yield _cloud_section(catalog, country, region, language)
    yield _sale_section(catalog, country, region, language, day)
    asked = tuple(question(one, language) for one in country.open_questions)
    title = t("country.unknown_title")
    yield Section("unknown", title, (t("country.tell_us"),), questions=asked)


def _noted(tables: Iterable[Table | None], notes: Sequence[str]) -> Iterator[Markup]:
    """Yield the tables that there are, the notes under the first."""
    for place, table in enumerate(filter(None, tables)):
        yield table.html(() if place else notes)


def _tax(catalog: Catalog, region: str, language: Language) -> tuple[str, ...]:
    """Return what the prices shown here include, and what the tax is called on receipts."""
    t, tax = language.text, catalog.regions[region].tax
    words = t("country.tax", words=tax_words(tax, language))
    if not tax.included and tax.high_percent:
        low, high = (
            language.percent((end or 0) / 100) for end in (tax.low_percent, tax.high_percent)
        )
        added = language.say("tax-added", low=low, high=high)
        return (t("join.sentence").join((words, added)),)
    if not tax.on_receipts:
        return (words,)
    receipts = t("country.on_receipts", names=language.listed(tax.on_receipts))
    receipts = receipts.replace("..", ".")  # an abbreviation ends the sentence with its own
    return (t("join.sentence").join((words, receipts)),)


def _cloud_section(catalog: Catalog, country: Country, region: str, language: Language) -> Section:
    title = language.text("country.clouds_title")
    if not country.clouds:
        return Section("clouds", title, (language.text("country.no_clouds"),))
    caption = language.paired(title, language.text(f"region.{region}"))
    facts = facts_table(catalog, region, caption, ("clouds",), language)
    table = clouds_table(catalog, country, region, language)
    return Section("clouds", title, tables=tuple(one.html() for one in (table, facts) if one))


def _sale_section(
    catalog: Catalog, country: Country, region: str, language: Language, day: date
) -> Section:
    t, found = language.text, restrictions(catalog, region, day)
    is_ruled = any(rule.sale != "only_there" for _, rule in found)
    state = "some" if is_ruled else "elsewhere" if found else "none"
    own = accelerators_table(catalog, country, region, language)
    sentences = [t(f"country.sale.{state}"), *([t("country.own.lead")] if own else [])]
    rules = sale_table(catalog, found, region, language) if found else None
    tables = tuple(table.html() for table in (rules, own) if table)
    return Section("sale", t("country.sale"), tuple(sentences), tables=tables)


def _search_words(catalog: Catalog, region: str, language: Language) -> str:
    country, t = catalog.countries[region], language.text
    topics = (t(f"country.topic.{topic}") for topics in TOPICS.values() for topic in topics)
    named = (price for price in catalog.regions[region].electricity if price.tariff)
    words = (
        *catalog.regions[region].tax.on_receipts,
        t("country.found_by"),
        language.texts.get(f"country.found_by.{region}", ""),
        *(place.name for place in country.places),
        *(cloud.name for cloud in country.clouds),
        *topics,
        *(language.phrase(price.tariff or "", price.tariff_in).text for price in named),
    )
    return language.listed([word for word in dict.fromkeys(words) if word])
