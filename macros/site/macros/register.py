"""Define: the macros that prose pages may call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Protocol

from macros.advice.history.back_test import days_of_advice
from macros.facts.records.evidence import TOLERANCE
from macros.present.builds import checker, tiers_table
from macros.present.builds.rules_list import rules_list
from macros.present.charts.advised import chart_ids
from macros.present.charts.html import chart_html
from macros.present.evidence import overview
from macros.present.evidence.claims_page import claim_detail, claim_text
from macros.present.evidence.claims_page import claims_table as overview_of_claims
from macros.present.evidence.disagreements_page import disagreement_detail
from macros.present.gpus.comparison import compare_tool as comparison_tool
from macros.present.gpus.table import gpu_table, newest_list
from macros.present.guide import performance_tables
from macros.present.guide.open_data_table import open_data_table
from macros.present.html.data_files import API_FOLDER
from macros.present.picks import cards, history, lists
from macros.present.prices.entry_prices import entry_list
from macros.present.prices.price_rules import PICK_RULES, drift_words, rules_table
from macros.present.prices.price_rules import regions_table as region_facts
from macros.present.words.claim_numbers import rule_value as value_of_rule
from macros.present.words.markdown_text import markdown_text
from macros.site.build import Build
from macros.site.macros import (
    about,
    builds,
    clouds,
    glossary,
    models,
    power,
    products,
    scaling,
    software,
)
from macros.site.macros.missing import or_not_known
from macros.site.state import Site


class MacroEnvironment(Protocol):
    """The part of mkdocs-macros that we use."""

    @property
    def conf(self) -> Any:
        """MkDocs' configuration."""

    def macro(self, function: Callable[..., Any]) -> Any:
        """Let pages call `function` by its name."""


def define_env(env: MacroEnvironment) -> None:
    """Register the macros, bound to the site that the configuration is for."""
    site = Build.of(env.conf).site
    for function in MACROS:
        env.macro(bound(function, site))


def bound(function: Callable[..., str], site: Site) -> Callable[..., str]:
    """Return a macro as pages call it: they do not say of which site they are."""

    @wraps(function)
    def macro(*arguments: Any, **named: Any) -> str:
        return function(site, *arguments, **named)

    return macro


def all_gpus_table(site: Site) -> str:
    """Return the table of all accelerators."""
    return site.defer(gpu_table(site.edition, site.language, site.shared))


def bandwidth_fractions(site: Site) -> str:
    """Return which share of the bound of memory bandwidth text generation reaches."""
    return site.defer(
        performance_tables.bandwidth_fractions(site.catalog, site.language, site.today)
    )


def build_checker(site: Site) -> str:
    """Return the form that checks a build in the browser."""
    return site.defer(checker.build_checker(site.catalog, site.language, site.shared))


def builds_table(site: Site) -> str:
    """Return the recommended builds of all tiers, in each region."""
    return site.defer(tiers_table.builds_table(site.edition, site.language))


def chart(site: Site, name: str) -> str:
    """Return the chart with this id. Raises KeyError when there is none."""
    made = site.charts[name](site.language)
    return site.defer(chart_html(made, site.language, site.up, site.shared))


def claim_details(site: Site) -> str:
    """Return a section for each claim: the claim, our computation, its table and its limits."""
    sections = []
    for claim in site.claims:
        title = markdown_text(site.language.text(f"claim.{claim.id}.title"))
        text = markdown_text(claim_text(site.catalog.claims[claim.id], site.language))
        detail = site.defer(claim_detail(site.catalog, claim, site.language))
        sections.append(f"## {title} {{: #{claim.id} }}\n\n{text}\n\n{detail}")
    return "\n\n".join(sections)


def claims_table(site: Site) -> str:
    """Return the overview of the claims with their verdicts."""
    return site.defer(overview_of_claims(site.catalog, site.claims, site.language))


def disagreement_details(site: Site) -> str:
    """Return a section for each disagreement: both sides, what decides, what our data say."""
    sections = []
    for answer in site.answers:
        title = markdown_text(site.language.text(f"disagreement.{answer.id}.title"))
        detail = disagreement_detail(site.catalog, answer, site.language, site.repository)
        sections.append(f"## {title} {{: #{answer.id} }}\n\n{site.defer(detail)}")
    return "\n\n".join(sections)


def compare_tool(site: Site) -> str:
    """Return the tool that puts accelerators side by side."""
    return site.defer(comparison_tool(site.edition, site.language))


def confidence_table(site: Site) -> str:
    """Return the degrees of confidence with their meaning and number of figures."""
    return site.defer(overview.confidence_table(site.catalog, site.language))


def build_rules_list(site: Site) -> str:
    """Return every rule of builds with its formula and reason."""
    return site.defer(rules_list(site.catalog, site.language))


def count_of(site: Site, what: str) -> str:
    """Return how many `gpus`, `prices`, `sources`, `vendors` or `build_rules` there are."""
    return site.language.exact(overview.counts(site.catalog)[what])


def data_status(site: Site) -> str:
    """Return how much is known and how fresh it is."""
    day = site.language.date(site.today)
    return markdown_text(overview.data_status(site.catalog, site.language, day))


def entry_prices(site: Site) -> str:
    """Return the cheapest new card for each size of memory, where the language is read."""
    return site.defer(entry_list(site.edition, site.language))


def kinds_table(site: Site) -> str:
    """Return the kinds of sources with their meaning and number of figures."""
    return site.defer(overview.kinds_table(site.catalog, site.language))


def label(site: Site, key: str) -> str:
    """Return a text of data/locales in the page's language."""
    return markdown_text(site.language.text(key))


def licence_link(site: Site) -> str:
    """Return a link to the licence of data and text."""
    return "[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)"


def newest_gpus(site: Site, count: int = 8) -> str:
    """Return the newest released accelerators as links, for the home page."""
    return site.defer(newest_list(site.catalog, site.language, count))


def open_data_files(site: Site) -> str:
    """Return the files of the open data with what each holds and what its columns mean."""
    return site.defer(open_data_table(site.shared, site.language))


def open_data_link(site: Site, name: str) -> str:
    """Return a link to a file of the open data, for a page one folder below the home page."""
    return f'<a href="../{site.shared}{API_FOLDER}/{name}">{name}</a>'


def open_data_links(site: Site) -> str:
    """Return links to the files of the open data, for a page one folder below the home page."""
    folder = f"../{site.shared}{API_FOLDER}"
    names = (
        "gpus.json",
        "gpus.csv",
        "prices.json",
        "prices.csv",
        "offers.json",
        "performance.json",
        "picks.json",
        "builds.json",
        "parts.json",
        "part_prices.json",
        "build_rules.json",
        "index.json",
    )
    links = (f'<a href="{folder}/{name}">{name}</a>' for name in names)
    return markdown_text(site.language.text("join.list")).join(links)


def avoid_list(site: Site) -> str:
    """Return the products that another beats in everything, for each region."""
    return site.defer(lists.avoid_list(site.edition, site.language))


def upgrade_list(site: Site) -> str:
    """Return what to do with each product one may have."""
    return site.defer(lists.upgrade_list(site.edition, site.language))


def day_of_advice(site: Site, number: int) -> str:
    """Return the day on which experts gave their advice for the time `number`, counted from 0."""
    days = days_of_advice(site.all_facts)[number : number + 1]
    text = site.language.date(days[0]) if days else site.language.text("history.none")
    return markdown_text(text)


def history_table(site: Site, number: int) -> str:
    """Return our advice of such a day beside that of the experts; nothing where there is none."""
    days = days_of_advice(site.all_facts)[number : number + 1]
    tables = (history.history_table(site.edition_of(day), site.language) for day in days)
    return "".join(map(site.defer, tables))


def main_picks(site: Site) -> str:
    """Return the picks for the personas that most readers are, for the home page."""
    return site.defer(cards.main_picks(site.edition, site.language))


def pick_cards(site: Site) -> str:
    """Return a card for every persona, with the pick in each region."""
    return site.defer(cards.pick_cards(site.edition, site.language))


def performance_models(site: Site) -> str:
    """Return how far the estimates of speed err, and how they are made."""
    return site.defer(
        performance_tables.performance_models(site.catalog, site.performance, site.language)
    )


def priority_table(site: Site) -> str:
    """Return which figures explain measured speed, against the order experts give."""
    return site.defer(
        performance_tables.priority_table(site.catalog, site.performance, site.language)
    )


def pick_rules(site: Site) -> str:
    """Return the rules by which picks are made, with their values."""
    return site.defer(rules_table(site.catalog, site.language, PICK_RULES))


def price_drift(site: Site) -> str:
    """Return how far prices typically move, as the observations show."""
    return markdown_text(drift_words(site.catalog, site.language, site.today))


def price_rules(site: Site) -> str:
    """Return the rules by which prices are chosen and converted, with their values."""
    return site.defer(rules_table(site.catalog, site.language))


def quality_list(site: Site) -> str:
    """Return the qualities of prices with their meaning."""
    return markdown_text(overview.quality_list(site.language))


def regions_table(site: Site) -> str:
    """Return currency, tax and electricity price of each region, with their sources."""
    return site.defer(region_facts(site.catalog, site.language, site.today))


def rule_value(site: Site, name: str) -> str:
    """Return the value of a rule of data/rules.yml. Raises KeyError when there is none."""
    return value_of_rule(site.catalog.rules[name], site.language)


def segment_leaders(site: Site) -> str:
    """Return the products with the highest figures of each segment."""
    return site.defer(overview.segment_leaders(site.catalog, site.language))


def source_link(site: Site, path: str, text: str) -> str:
    """Return a Markdown link to a file or folder of the repository, or the text without one."""
    url = site.repository.view_url(path)
    return f"[{text}]({url})" if url else text


def start_cards(site: Site) -> str:
    """Return the home page's links to the parts of the guide."""
    return site.defer(overview.start_cards(site.catalog, site.language))


def tolerance(site: Site) -> str:
    """Return how far two figures may lie apart before the build warns."""
    return site.language.percent(TOLERANCE)


def work_charts(site: Site, kind: str, *works: str, past: bool = False) -> str:
    """Return a heading and the chart of that kind for each work, or only for some `works`.

    With `past` they show the last day on which an expert gave advice, for the work he spoke of.
    Work that the catalogue does not have is left out. Raises KeyError for an unknown kind.
    """
    edition = site.past_edition if past else site.edition
    charts = chart_ids(kind, edition, is_past=past) if edition else {}
    return _headed(site, {work: id_ for work, id_ in charts.items() if work in (works or charts)})


def _headed(site: Site, charts: Mapping[str, str]) -> str:
    """Return the charts under the names of the workloads, which are linked by the charts' ids."""
    parts = [
        f"## {label(site, f'workload.{work}')} {{: #{id_} }}\n\n{chart(site, id_)}"
        for work, id_ in charts.items()
    ]
    return "\n\n".join(parts)


PROSE_MACROS: tuple[Callable[..., str], ...] = (
    *about.MACROS,
    *builds.MACROS,
    *clouds.MACROS,
    *glossary.MACROS,
    *models.MACROS,
    *power.MACROS,
    *products.MACROS,
    *scaling.MACROS,
    *software.MACROS,
)
MACROS: tuple[Callable[..., str], ...] = (
    all_gpus_table,
    avoid_list,
    bandwidth_fractions,
    build_checker,
    builds_table,
    build_rules_list,
    chart,
    claim_details,
    claims_table,
    compare_tool,
    confidence_table,
    count_of,
    data_status,
    day_of_advice,
    disagreement_details,
    entry_prices,
    history_table,
    kinds_table,
    label,
    licence_link,
    main_picks,
    newest_gpus,
    open_data_files,
    open_data_link,
    open_data_links,
    pick_cards,
    pick_rules,
    performance_models,
    priority_table,
    price_drift,
    price_rules,
    quality_list,
    regions_table,
    rule_value,
    segment_leaders,
    source_link,
    start_cards,
    tolerance,
    upgrade_list,
    work_charts,
    *map(or_not_known, PROSE_MACROS),
)
