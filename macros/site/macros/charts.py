"""Charts: one by its id, and those of each kind of work."""

from __future__ import annotations

from collections.abc import Mapping

from macros.advice.rankings import PER_W
from macros.present.charts.advised import chart_ids
from macros.present.charts.html import chart_html
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.about import label
from macros.site.macros.prose_macro import prose_macro
from macros.site.state import Site


@prose_macro
def chart(site: Site, name: str) -> str:
    """Return the chart with this id. Raises KeyError when there is none."""
    drawn = site.charts[name](site.language)
    return site.defer(chart_html(drawn, site.language, site.up, site.shared))


@prose_macro
def work_charts(site: Site, kind: str, *works: str, past: int | None = None) -> str:
    """Return a heading and the chart of that kind for each work, or only for some `works`.

    Of a year that is `past` they show the last day on which an expert gave advice, for the work of
    which he spoke.
    Work that the catalogue does not have is left out. Raises KeyError for an unknown kind.
    """
    edition = site.past_editions.get(past) if past else site.edition
    charts = chart_ids(kind, edition, is_past=past is not None) if edition else {}
    return _headed(site, {work: id_ for work, id_ in charts.items() if work in (works or charts)})


@prose_macro
def power_of_efficiency(site: Site) -> str:
    """Return the power, with its unit, for which charts of efficiency tell the speed."""
    return markdown_text(site.language.figure(PER_W, "w"))


def _headed(site: Site, charts: Mapping[str, str]) -> str:
    """Return the charts under the names of the workloads, which are linked by the charts' ids."""
    parts = [
        f"## {label(site, f'workload.{work}')} {{: #{id_} }}\n\n{chart(site, id_)}"
        for work, id_ in charts.items()
    ]
    return "\n\n".join(parts)
