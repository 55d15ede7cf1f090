"""Define: the macros that prose pages may call."""

from __future__ import annotations

from typing import Any

from macros.present.figure_html import figure_html
from macros.present.figures import all_figures
from macros.present.gpu_table import gpu_table, newest_list
from macros.site_hooks import current_site


def define_env(env: Any) -> None:
    """Register the macros; each is one call into floor 3."""

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
        return site.defer(figure_html(figures[name], site.language))

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

    @env.macro
    def build_day() -> str:
        """Return the day whose data the page shows."""
        site = current_site()
        return site.language.date(site.today)

    @env.macro
    def source_link(path: str, text: str) -> str:
        """Return a Markdown link to a file of the repository, or the plain text without one."""
        url = current_site().repository.edit_url(path)
        return f"[{text}]({url})" if url else text
