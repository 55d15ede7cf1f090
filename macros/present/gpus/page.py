"""GPU page: everything known of one accelerator, with where it is known from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.standing import standing_of
from macros.facts.catalog import Catalog
from macros.facts.records.fields import SECTIONS
from macros.facts.records.products import Gpu
from macros.present.charts.chart import Chart
from macros.present.charts.html import chart_html
from macros.present.charts.position import position_chart
from macros.present.charts.price_history import price_history
from macros.present.chronicle.feeds import family_path
from macros.present.chronicle.turn_lists import gpu_turns
from macros.present.chronicle.turn_words import TurnWords
from macros.present.gpus.facts_table import Section, fact_sections, source_rows
from macros.present.gpus.headlines import gpu_description, gpu_detail, gpu_summary, gpu_tiles
from macros.present.gpus.held_models import HeldModels, held_models
from macros.present.gpus.page_prices import no_price_words, price_rows
from macros.present.gpus.power_limits import power_limits
from macros.present.gpus.ready_comparisons import ready_pages_of
from macros.present.gpus.rivals_table import RivalsTable, rivals_rules, rivals_tables
from macros.present.gpus.speeds_table import SpeedTables, speed_tables
from macros.present.gpus.tuned_models import TunedModels, tuned_models
from macros.present.html.page import Heading, Page, fitting_title
from macros.present.html.repository import Repository
from macros.present.html.templating import render
from macros.present.picks.for_gpu import BuyingAdvice, buying_advice, panels_of
from macros.present.prices.home_region import home_region
from macros.present.prices.region_prices import region_names, region_rows, region_tiles
from macros.present.words.gpu_names import family_of
from macros.present.words.language import Language, Phrase
from macros.present.words.software_words import family_support, support_by_family, telling_family


@dataclass(frozen=True)
class Parts:
    """The parts of the page under headings, in their order; those that are blank have none."""

    advice: list[BuyingAdvice]
    reason_panels: list[BuyingAdvice]
    held: HeldModels | None
    tuned: TunedModels | None
    speeds: SpeedTables | None
    rivals: list[RivalsTable]
    rivals_rules: list[tuple[tuple[str, ...], str]]
    weighed: list[tuple[str, str]]
    limits: Markup | None
    position: Markup | None
    sections: list[Section]
    turns: list[TurnWords]
    siblings: list[tuple[Gpu, str]]
    notes: list[Phrase]


def gpu_page(
    edition: Edition,
    gpu: Gpu,
    language: Language,
    repository: Repository,
    shared: str,
) -> Page:
    """Return the page of one accelerator.

    `shared` leads from the language's folder to the files that all languages share.
    """
    name, family = language.local_name(gpu), family_of(edition.catalog, gpu)
    advice, reasons = panels_of(buying_advice(edition, gpu, language), edition, language)
    rivals = rivals_tables(edition, gpu, language)
    parts = Parts(
        advice=advice,
        reason_panels=reasons,
        held=held_models(edition.catalog, gpu, language, edition.day),
        tuned=tuned_models(edition, gpu, language),
        speeds=speed_tables(edition, gpu, language) if edition.catalog.workloads else None,
        rivals=rivals,
        rivals_rules=rivals_rules(rivals),
        weighed=ready_pages_of(edition, gpu, language),
        limits=power_limits(edition.catalog, gpu, language),
        position=_drawn(position_chart(edition.catalog, gpu, language), language, shared),
        sections=fact_sections(gpu, language, support_by_family(gpu, edition.catalog, language)),
        turns=gpu_turns(edition, gpu.id, language),
        siblings=[(other, gpu_detail(other, language)) for other in family],
        notes=[language.remark(note) for note in _notes(gpu)],
    )
    deferred = render(
        "gpu_page.html",
        gpu=gpu,
        runs_with=_runs_with(gpu, language),
        family_support=_family_support(edition.catalog, gpu, language),
        t=language.text,
        language=language,
        shared=shared,
        tiles=gpu_tiles(gpu, language),
        identity=_identity(gpu, language),
        sources=source_rows(edition.catalog, gpu, language),
        feed=family_path(gpu.family),
        with_persona=True,
        is_sold_used=_is_sold_used(edition, gpu),
        **vars(parts),
        **_prices(edition, gpu, language, shared),
        **_addresses(edition, gpu, language, repository),
    )
    return Page(
        title=name,
        description=gpu_description(gpu, language),
        window_title=fitting_title(language.text("gpu.title", name=name), name),
        content=render("gpu_lead.html", name=name, summary=gpu_summary(gpu, language)),
        deferred=deferred,
        headings=tuple(_headings(parts, language)),
        search_words=_search_words(gpu, language),
    )


def _is_sold_used(edition: Edition, gpu: Gpu) -> bool:
    """Return whether somewhere a current price of a used one is known."""
    known = (offers.get(gpu.id, ()) for offers in edition.offers.values())
    return any(offer.kind == "used" for offers in known for offer in offers)


def _search_words(gpu: Gpu, language: Language) -> str:
    """Return the headline figures and what they are of: they stand below what search reads."""
    figures = [f"{tile.value} {tile.note}".strip() for tile in gpu_tiles(gpu, language)]
    return language.listed([language.text("gpu.found_by"), *figures])


def redirect_page(gpu: Gpu, language: Language) -> Page:
    """Return the page at a former address of an accelerator."""
    return Page(
        title=language.local_name(gpu),
        description=language.text("gpu.redirect"),
        content=render("redirect.html", t=language.text, gpu=gpu, name=language.local_name(gpu)),
        deferred=Markup(),
    )


def _runs_with(gpu: Gpu, language: Language) -> Phrase | None:
    """Return what else one must know of its software."""
    detail = gpu.software.detail if gpu.software else None
    return language.remark(detail) if detail else None


def _family_support(catalog: Catalog, gpu: Gpu, language: Language) -> str:
    """Return how software supports the family, where the accelerator's own state is another.

    Where that of the family is told as its own, nothing is left to say.
    """
    standing = standing_of(gpu, catalog)
    family, own = standing.family, standing.status
    if family is None or family.status == own or (own and telling_family(standing)):
        return ""
    status = family_support(family, language)
    return language.text("software.of_family", family=family.name, status=status)


def _notes(gpu: Gpu) -> list[str]:
    return list(dict.fromkeys([*gpu.notes, *(e.reason for e in gpu.explanations)]))


def _data_file(folder: str, gpu: Gpu) -> str:
    return f"data/{folder}/{gpu.id}.yml"


def _drawn(chart: Chart | None, language: Language, shared: str) -> Markup | None:
    return chart_html(chart, language, "../../", shared) if chart else None


def _identity(gpu: Gpu, language: Language) -> list[tuple[str, str]]:
    rows = [
        ("vendor", gpu.vendor),
        ("family", language.product(gpu.family)),
        ("architecture", gpu.architecture),
        ("segment", language.text(f"segment.{gpu.segment}")),
        ("form_factor", language.text(f"form_factor.{gpu.form_factor}")),
    ]
    if gpu.cooling:
        rows.append(("cooling", language.text(f"cooling.{gpu.cooling}")))
    for name in ("announced", "released", "discontinued"):
        if date := getattr(gpu, name):
            rows.append((name, language.date(date)))
    return [(language.text(f"field.{name}"), value) for name, value in rows]


def _prices(edition: Edition, gpu: Gpu, language: Language, shared: str) -> Mapping[str, object]:
    catalog, offers = edition.catalog, edition.offers
    return {
        "price_tiles": region_tiles(catalog, gpu.id, offers, language, edition.day),
        "regions": region_rows(catalog, gpu.id, offers, language, edition.day),
        "region_names": region_names(catalog, language),
        "prices": price_rows(catalog, gpu, language),
        "no_price": no_price_words(catalog, gpu, language, edition.day),
        "price_chart": _drawn(price_history(edition, gpu, language), language, shared),
    }


def _section_reports(gpu: Gpu, page: str, repository: Repository) -> Mapping[str, str | None]:
    """Return where to report a mistake in each section of the specification."""
    return {name: repository.report_url(gpu.name, page, name) for name in SECTIONS}


def _addresses(
    edition: Edition, gpu: Gpu, language: Language, repository: Repository
) -> Mapping[str, Any]:
    page = f"{language.names.code}/gpus/{gpu.id}/"
    prices = repository.new_file_url("data/prices", f"{gpu.id}.yml")
    if gpu.id in edition.catalog.prices:
        prices = repository.edit_url(_data_file("prices", gpu))
    return {
        "edit_url": repository.edit_url(_data_file("gpus", gpu)),
        "prices_url": prices,
        "report_url": repository.report_url(gpu.name, page),
        "measurement_url": repository.measurement_report_url(gpu.name, page),
        "section_reports": _section_reports(gpu, page, repository),
        "price_report_url": repository.price_report_url(
            gpu.name, page, home_region(edition.catalog, language)
        ),
    }


def _headings(parts: Parts, language: Language) -> Iterator[Heading]:
    """Yield the headings of the parts that there are, in the order of the page."""
    shown = {
        "advice": ("pick.for_gpu", parts.advice),
        "models": ("gpu.held", parts.held),
        "speed": ("gpu.speed", parts.speeds),
        "rivals": ("gpu.rivals", parts.rivals or parts.weighed),
        "power-limits": ("build-section.limits", parts.limits),
        "specification": ("gpu.specification", True),
        "position": ("chart.position.title", parts.position),
        "price-by-region": ("price.by_region", True),
        "prices": ("gpu.prices", True),
        "picked": ("turn.of_gpu", parts.turns),
        "family": ("gpu.siblings", parts.siblings),
        "notes": ("gpu.notes", parts.notes),
        "sources": ("gpu.sources", True),
    }
    return (Heading(id_, language.text(key)) for id_, (key, is_there) in shown.items() if is_there)
