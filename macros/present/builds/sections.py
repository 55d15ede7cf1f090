"""Sections: what else a tier's page says below its builds."""

from __future__ import annotations

from macros.advice.edition import Edition
from macros.facts.records.tiers import Tier
from macros.present.builds.circuit_section import circuit_section
from macros.present.builds.limit_section import limit_section
from macros.present.builds.machine_section import machine_section
from macros.present.builds.scaling_section import scaling_section
from macros.present.builds.section import Block, Section
from macros.present.builds.server_options_section import server_options_section
from macros.present.builds.upgrade_section import upgrade_section
from macros.present.charts.build_circuits import circuit_chart
from macros.present.charts.build_money import money_chart
from macros.present.charts.chart import Chart
from macros.present.charts.html import chart_html
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language

_UP = "../../"  # from a tier's page to the folder of its language


def sections_of(
    edition: Edition, tier: Tier, language: Language, shared: str = "../"
) -> list[Section]:
    """Return further sections of a tier's page, each with its own heading.

    `shared` leads from the language's folder to the files that all languages share.
    """
    if tier.host == "existing":
        return []
    region = home_region(edition.catalog, language)
    if not any(choice.build for choice in edition.choices(tier.id, region)):
        return []
    charts = {
        "money": money_chart(edition, tier, region, language),
        "circuits": circuit_chart(edition, tier, region, language),
    }
    limits, circuits = (make(edition, tier, language) for make in (limit_section, circuit_section))
    if circuits and limits and not limits.blocks:
        limits = None  # the table of what a circuit feeds says of each card that nobody measured it
    sections = [
        *(_chart_section(id_, chart, language, shared) for id_, chart in charts.items()),
        limits,
        circuits,
        upgrade_section(edition, tier, language),
        scaling_section(edition, tier, language),
        machine_section(edition, tier, language),
        server_options_section(edition, tier, language),
    ]
    return [section for section in sections if section]


def _chart_section(anchor: str, chart: Chart, language: Language, shared: str) -> Section:
    html = chart_html(chart, language, _UP, shared, is_folded=True)
    return Section(anchor, chart.title, "", (Block(chart=html),))
