"""Define: the macros that prose pages may call."""

from __future__ import annotations

from typing import Any

from macros.facts.evidence import TOLERANCE
from macros.present import overview
from macros.present.api import API_FOLDER
from macros.present.figure_html import figure_html
from macros.present.figures import all_figures
from macros.present.gpu_table import gpu_table, newest_list
from macros.site_hooks import current_site


def define_env(env: Any) -> None:
    """Register the macros; each is one call into floor 3."""
    _define_catalogue(env)
    _define_overview(env)
    _define_links(env)


def _define_catalogue(env: Any) -> None:

    @env.macro
    def all_gpus_table() -> str:
        """Return the table of all accelerators."""
        site = current_site()
        return site.defer(gpu_table(site.catalog, site.language, site.shared))

    @env.macro
    def newest_gpus(count: int = 8) -> str:
        """Return the newest accelerators on sale as links."""
        site = current_site()
        return site.defer(newest_list(site.catalog, site.language, count, prefix=""))

    @env.macro
    def chart(name: str) -> str:
        """Return the chart with this id. Raises KeyError when there is none."""
        site = current_site()
        figures = {f.id: f for f in all_figures(site.catalog, site.language, site.today)}
        return site.defer(figure_html(figures[name], site.language, site.shared))

    @env.macro
    def label(key: str) -> str:
        """Return a text of data/locales in the page's language."""
        return current_site().language.text(key)

    @env.macro
    def count_of(what: str) -> str:
        """Return how many `gpus`, `prices`, `sources` or `vendors` the catalogue holds."""
        site = current_site()
        counts = {
            "gpus": len(site.catalog.gpus),
            "prices": sum(map(len, site.catalog.prices.values())),
            "sources": len(site.catalog.sources),
            "vendors": len({gpu.vendor for gpu in site.catalog.gpus.values()}),
        }
        return site.language.exact(counts[what])


def _define_links(env: Any) -> None:
    @env.macro
    def source_link(path: str, text: str) -> str:
        """Return a Markdown link to a file of the repository, or the plain text without one."""
        url = current_site().repository.edit_url(path)
        return f"[{text}]({url})" if url else text

    @env.macro
    def open_data_links() -> str:
        """Return Markdown links to the files of the open data."""
        folder = f"../{current_site().shared}{API_FOLDER}"
        names = ("gpus.json", "gpus.csv", "prices.json", "prices.csv", "index.json")
        return ", ".join(f'<a href="{folder}/{name}">{name}</a>' for name in names)

    @env.macro
    def licence_link() -> str:
        """Return a link to the licence of data and text."""
        return "[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)"

    @env.macro
    def tolerance() -> str:
        """Return how far two figures may lie apart before the build warns."""
        return current_site().language.percent(TOLERANCE)


def _define_overview(env: Any) -> None:
    @env.macro
    def start_cards() -> str:
        """Return the home page's links to the parts of the guide."""
        site = current_site()
        return site.defer(overview.start_cards(site.language))

    @env.macro
    def segment_leaders() -> str:
        """Return the products with the highest figures of each segment."""
        site = current_site()
        return site.defer(overview.segment_leaders(site.catalog, site.language))

    @env.macro
    def data_status() -> str:
        """Return how much is known and how fresh it is."""
        site = current_site()
        day = site.language.date(site.today)
        return overview.data_status(site.catalog, site.language, day)

    @env.macro
    def kinds_table() -> str:
        """Return the kinds of sources with their meaning and number of figures."""
        site = current_site()
        return site.defer(overview.kinds_table(site.catalog, site.language))

    @env.macro
    def confidence_table() -> str:
        """Return the degrees of confidence with their meaning and number of figures."""
        site = current_site()
        return site.defer(overview.confidence_table(site.catalog, site.language))

    @env.macro
    def quality_list() -> str:
        """Return the qualities of prices with their meaning."""
        return overview.quality_list(current_site().language)
