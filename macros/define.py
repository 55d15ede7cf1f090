"""Define: the macros that prose pages may call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from macros.facts.evidence import TOLERANCE
from macros.present import overview, performance_tables
from macros.present.api import API_FOLDER
from macros.present.comparison import compare_tool as comparison_tool
from macros.present.entry_prices import entry_list
from macros.present.figure_html import figure_html
from macros.present.figures.advised import chart_ids
from macros.present.gpu_table import gpu_table, newest_list
from macros.present.markdown_text import markdown_text
from macros.present.picks import cards
from macros.site_hooks import current_site


class MacroEnvironment(Protocol):
    """The part of mkdocs-macros that we use."""

    def macro(self, function: Callable[..., Any]) -> Any:
        """Let pages call `function` by its name."""


def define_env(env: MacroEnvironment) -> None:
    """Register the macros; each is one call into floor 3."""
    for function in MACROS:
        env.macro(function)


def all_gpus_table() -> str:
    """Return the table of all accelerators."""
    site = current_site()
    return site.defer(gpu_table(site.catalog, site.language, site.shared))


def bandwidth_fractions() -> str:
    """Return which share of the bound of memory bandwidth text generation reaches."""
    site = current_site()
    return site.defer(
        performance_tables.bandwidth_fractions(site.catalog, site.language, site.today)
    )


def chart(name: str) -> str:
    """Return the chart with this id. Raises KeyError when there is none."""
    site = current_site()
    figure = site.figures[name](site.language)
    return site.defer(figure_html(figure, site.language, site.up, site.shared))


def compare_tool() -> str:
    """Return the tool that puts accelerators side by side."""
    site = current_site()
    return site.defer(comparison_tool(site.catalog, site.language))


def confidence_table() -> str:
    """Return the degrees of confidence with their meaning and number of figures."""
    site = current_site()
    return site.defer(overview.confidence_table(site.catalog, site.language))


def count_of(what: str) -> str:
    """Return how many `gpus`, `prices`, `sources` or `vendors` the catalogue holds."""
    site = current_site()
    return site.language.exact(overview.counts(site.catalog)[what])


def data_status() -> str:
    """Return how much is known and how fresh it is."""
    site = current_site()
    day = site.language.date(site.today)
    return markdown_text(overview.data_status(site.catalog, site.language, day))


def entry_prices() -> str:
    """Return the cheapest new card for each size of memory."""
    site = current_site()
    return site.defer(entry_list(site.catalog, site.language, site.today))


def kinds_table() -> str:
    """Return the kinds of sources with their meaning and number of figures."""
    site = current_site()
    return site.defer(overview.kinds_table(site.catalog, site.language))


def label(key: str) -> str:
    """Return a text of data/locales in the page's language."""
    return markdown_text(current_site().language.text(key))


def licence_link() -> str:
    """Return a link to the licence of data and text."""
    return "[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)"


def newest_gpus(count: int = 8) -> str:
    """Return the newest released accelerators as links, for the home page."""
    site = current_site()
    return site.defer(newest_list(site.catalog, site.language, count))


def open_data_links() -> str:
    """Return links to the files of the open data, for a page one folder below the home page."""
    site = current_site()
    folder = f"../{site.shared}{API_FOLDER}"
    names = (
        "gpus.json",
        "gpus.csv",
        "prices.json",
        "prices.csv",
        "performance.json",
        "index.json",
    )
    links = (f'<a href="{folder}/{name}">{name}</a>' for name in names)
    return markdown_text(site.language.text("join.list")).join(links)


def pick_cards() -> str:
    """Return a card for every persona, with the pick in each region."""
    site = current_site()
    return site.defer(cards.pick_cards(site.edition, site.language))


def performance_models() -> str:
    """Return how far the estimates of speed err, and how they are made."""
    site = current_site()
    return site.defer(
        performance_tables.performance_models(site.catalog, site.performance, site.language)
    )


def priority_table() -> str:
    """Return which figures explain measured speed, against the order experts give."""
    site = current_site()
    return site.defer(
        performance_tables.priority_table(site.catalog, site.performance, site.language)
    )


def quality_list() -> str:
    """Return the qualities of prices with their meaning."""
    return markdown_text(overview.quality_list(current_site().language))


def segment_leaders() -> str:
    """Return the products with the highest figures of each segment."""
    site = current_site()
    return site.defer(overview.segment_leaders(site.catalog, site.language))


def source_link(path: str, text: str) -> str:
    """Return a Markdown link to a file or folder of the repository, or the text without one."""
    url = current_site().repository.view_url(path)
    return f"[{text}]({url})" if url else text


def start_cards() -> str:
    """Return the home page's links to the parts of the guide."""
    site = current_site()
    return site.defer(overview.start_cards(site.catalog, site.language))


def tolerance() -> str:
    """Return how far two figures may lie apart before the build warns."""
    return current_site().language.percent(TOLERANCE)


def work_charts(kind: str, *works: str, past: bool = False) -> str:
    """Return a heading and the chart of that kind for each work, or only for some `works`.

    With `past` they show the last day on which an expert gave advice, for the work he spoke of.
    Work that the catalogue does not have is left out. Raises KeyError for an unknown kind.
    """
    site = current_site()
    edition = site.past_edition if past else site.edition
    charts = chart_ids(kind, edition, is_past=past) if edition else {}
    return _headed({work: id_ for work, id_ in charts.items() if work in (works or charts)})


def _headed(charts: Mapping[str, str]) -> str:
    """Return the charts under the names of the workloads, which are linked by the charts' ids."""
    parts = [
        f"## {label(f'workload.{work}')} {{: #{id_} }}\n\n{chart(id_)}"
        for work, id_ in charts.items()
    ]
    return "\n\n".join(parts)


MACROS: tuple[Callable[..., str], ...] = (
    all_gpus_table,
    bandwidth_fractions,
    chart,
    compare_tool,
    confidence_table,
    count_of,
    data_status,
    entry_prices,
    kinds_table,
    label,
    licence_link,
    newest_gpus,
    open_data_links,
    pick_cards,
    performance_models,
    priority_table,
    quality_list,
    segment_leaders,
    source_link,
    start_cards,
    tolerance,
    work_charts,
)
