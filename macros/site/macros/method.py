"""Method: the rules and constants by which prices, speeds and picks are computed."""

from __future__ import annotations

from macros.facts.records.evidence import TOLERANCE
from macros.present.countries import page as country_pages
from macros.present.guide import generation_table, performance_tables
from macros.present.prices import price_rules as prices
from macros.present.prices.price_indexes import indexes_table
from macros.present.prices.source_levels_table import source_levels_table
from macros.present.words import claim_numbers
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.prose_macro import prose_macro, prose_macro_or_not_known
from macros.site.state import Site


@prose_macro
def price_rules(site: Site) -> str:
    """Return the rules by which prices are chosen and converted, with their values."""
    return site.defer(prices.rules_table(site.catalog, site.language))


@prose_macro
def price_drift(site: Site) -> str:
    """Return how far prices typically move, as the observations show."""
    return markdown_text(prices.drift_words(site.catalog, site.language, site.today))


@prose_macro
def part_drift(site: Site) -> str:
    """Return how far prices of each kind of part typically move."""
    return markdown_text(prices.part_drift_words(site.catalog, site.language, site.today))


@prose_macro
def source_levels(site: Site) -> str:
    """Return by how much prices of each source usually lie above those of others."""
    return site.defer(source_levels_table(site.catalog, site.language, site.today))


@prose_macro
def price_indexes(site: Site) -> str:
    """Return how prices of memory and drives have moved, by which old ones are estimated."""
    return site.defer(indexes_table(site.catalog, site.language, site.today))


@prose_macro
def countries_table(site: Site) -> str:
    """Return the countries with what differs most, each with its page."""
    return site.defer(country_pages.countries_table(site.catalog, site.language))


@prose_macro
def regions_table(site: Site) -> str:
    """Return currency, tax and electricity price of each region, with their sources."""
    return site.defer(prices.regions_table(site.catalog, site.language, site.today))


@prose_macro
def pick_rules(site: Site) -> str:
    """Return the rules by which picks are made, with their values."""
    return site.defer(prices.rules_table(site.catalog, site.language, prices.PICK_RULES))


@prose_macro
def rule_value(site: Site, name: str) -> str:
    """Return the value of a rule of data/rules.yml. Raises KeyError when there is none."""
    return markdown_text(claim_numbers.rule_value(site.catalog.rules[name], site.language))


@prose_macro
def tolerance(site: Site) -> str:
    """Return how far two figures may lie apart before the build warns."""
    return site.language.percent(TOLERANCE)


@prose_macro
def performance_models(site: Site) -> str:
    """Return how far the estimates of speed err, and how they are made."""
    return site.defer(
        performance_tables.performance_models(site.catalog, site.performance, site.language)
    )


@prose_macro
def priority_table(site: Site) -> str:
    """Return which figures explain measured speed, against the order experts give."""
    return site.defer(
        performance_tables.priority_table(site.catalog, site.performance, site.language)
    )


@prose_macro_or_not_known
def figure_guide(site: Site, workload: str) -> str:
    """Return how far each figure alone errs in some work, and the best two together."""
    return markdown_text(
        performance_tables.figure_guide(site.catalog, site.performance, workload, site.language)
    )


@prose_macro
def bandwidth_fractions(site: Site) -> str:
    """Return which share of the bound of memory bandwidth text generation reaches."""
    return site.defer(
        performance_tables.bandwidth_fractions(site.catalog, site.language, site.today)
    )


@prose_macro
def generation_constants(site: Site) -> str:
    """Return what tokens a second are computed from, and how far that errs."""
    return site.defer(
        generation_table.generation_constants(
            site.catalog, site.performance, site.language, site.today
        )
    )
