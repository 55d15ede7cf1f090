"""GPU page: everything known of one accelerator, with where it is known from."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIELD_BY_PATH
from macros.facts.records.products import Evidence, Gpu, Price
from macros.present.charts.chart import Chart
from macros.present.charts.html import chart_html
from macros.present.charts.position import Positions
from macros.present.charts.price_history import price_history
from macros.present.gpus.facts_table import Section, evidence_words, fact_sections, shown_value
from macros.present.html.page import WIDEST_TITLE, Heading, Page, shown_width
from macros.present.html.repository import Repository
from macros.present.html.templating import render
from macros.present.picks.for_gpu import buying_advice
from macros.present.prices.common_prices import common_offers
from macros.present.prices.region_prices import region_names, region_rows, region_tiles
from macros.present.words.gpu_names import family_of, tensor_tflops
from macros.present.words.language import Language
from macros.present.words.price_words import price_range


@dataclass(frozen=True)
class Tile:
    """A headline figure."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True)
class PriceRow:
    """A price as a row of the history."""

    price: Price
    amount: str
    range: str
    source_name: str
    source_url: str | None


@dataclass(frozen=True)
class SourceRow:
    """A source of the page's figures, with the names of the figures it covers."""

    confidence: str
    note: str | None
    name: str
    url: str | None
    words: str
    covers: str
    says: str


def gpu_page(
    edition: Edition,
    gpu: Gpu,
    positions: Positions,
    language: Language,
    repository: Repository,
    shared: str,
) -> Page:
    """Return the page of one accelerator.

    `positions` are those of the edition's catalogue, in the language. `shared` leads from the
    language's folder to the files that all languages share.
    """
    catalog, offers = edition.catalog, edition.offers
    common = common_offers(edition)[gpu.id]
    page = f"{language.names.code}/gpus/{gpu.id}/"
    sections = fact_sections(gpu, language)
    family = family_of(catalog, gpu)
    summary = gpu_summary(gpu, language)
    position = _drawn(positions.chart(gpu), language, shared)
    advice = buying_advice(edition, gpu, language)
    prices = tuple(reversed(catalog.prices_of(gpu.id)))
    deferred = render(
        "gpu_page.html",
        gpu=gpu,
        t=language.text,
        language=language,
        shared=shared,
        tiles=_tiles(gpu, language),
        price_tiles=region_tiles(catalog, gpu.id, offers, language),
        regions=region_rows(catalog, gpu.id, offers, language, edition.day),
        region_names=region_names(catalog, language),
        identity=_identity(gpu, language),
        sections=sections,
        notes=list(dict.fromkeys([*gpu.notes, *(e.reason for e in gpu.explanations)])),
        prices=[_price_row(catalog, price, language) for price in prices],
        siblings=[(other, _sibling(other, language)) for other in family],
        sources=[_source_row(catalog, evidence, language) for evidence in gpu.sources],
        position=position,
        advice=advice,
        price_chart=_drawn(price_history(catalog, gpu, language, common), language, shared),
        edit_url=repository.edit_url(f"data/gpus/{gpu.id}.yml"),
        prices_url=_prices_url(catalog, gpu, repository),
        report_url=repository.report_url(gpu.name, page),
        price_report_url=repository.price_report_url(gpu.name, page),
    )
    return Page(
        title=gpu.name,
        description=_description(gpu, language),
        window_title=_window_title(gpu, language),
        content=render("gpu_lead.html", name=gpu.name, summary=summary),
        deferred=deferred,
        headings=_headings(gpu, sections, language, [advice, position, family]),
    )


def redirect_page(gpu: Gpu, language: Language) -> Page:
    """Return the page at a former address of an accelerator."""
    content = render("redirect.html", t=language.text, gpu=gpu)
    return Page(
        title=gpu.name,
        description=language.text("gpu.redirect"),
        content=content,
        deferred=Markup(),
    )


def gpu_summary(gpu: Gpu, language: Language) -> str:
    """Return the accelerator in two or three sentences, for readers and for search."""
    sentences = [
        language.text(
            "gpu.summary",
            name=gpu.name,
            vendor=gpu.vendor,
            memory=language.figure(gpu.memory.size_gb, "gb"),
            type=gpu.memory.type,
            bandwidth=language.figure(gpu.memory.bandwidth_gb_s, "gb_s"),
        )
    ]
    tensor = tensor_tflops(gpu)
    if tensor:
        rate = language.figure(tensor, "tflops")
        sentences.append(language.text("gpu.summary_tensor", tensor=rate))
    elif gpu.compute.fp32_tflops:
        rate = language.figure(gpu.compute.fp32_tflops, "tflops")
        sentences.append(language.text("gpu.summary_fp32", fp32=rate))
    if gpu.power.tdp_w:
        power = language.figure(gpu.power.tdp_w, "w")
        sentences.append(language.text("gpu.summary_power", tdp=power))
    if gpu.released:
        key = "gpu.summary_announced" if gpu.preview else "gpu.summary_released"
        sentences.append(language.text(key, date=language.date(gpu.released)))
    return language.text("join.sentence").join(sentences)


def headline_figures(gpu: Gpu, language: Language) -> list[str]:
    """Return memory, bandwidth, the 16-bit tensor rate (else FP32) and power, where known."""
    figures = [
        f"{_memory(gpu, language)} {gpu.memory.type}",
        language.figure(gpu.memory.bandwidth_gb_s, "gb_s"),
    ]
    tensor = tensor_tflops(gpu)
    if tensor:
        figures.append(f"FP16/BF16 {language.figure(tensor, 'tflops')}")
    elif gpu.compute.fp32_tflops:
        figures.append(f"FP32 {language.figure(gpu.compute.fp32_tflops, 'tflops')}")
    if gpu.power.tdp_w:
        figures.append(language.figure(gpu.power.tdp_w, "w"))
    return figures


def _drawn(chart: Chart | None, language: Language, shared: str) -> Markup | None:
    return chart_html(chart, language, "../../", shared) if chart else None


def _description(gpu: Gpu, language: Language) -> str:
    figures = language.listed(headline_figures(gpu, language))
    return language.text("gpu.description", name=gpu.name, figures=figures)


def _window_title(gpu: Gpu, language: Language) -> str:
    title = language.text("gpu.title", name=gpu.name)
    return title if shown_width(title) <= WIDEST_TITLE else gpu.name


def _tiles(gpu: Gpu, language: Language) -> list[Tile]:
    tiles = [
        Tile(language.text("field.memory.size_gb"), _memory(gpu, language), gpu.memory.type),
        Tile(
            language.text("field.memory.bandwidth_gb_s"),
            language.figure(gpu.memory.bandwidth_gb_s, "gb_s"),
        ),
    ]
    tensor = tensor_tflops(gpu)
    if tensor:
        tiles.append(Tile(language.text("table.tensor"), language.figure(tensor, "tflops")))
    elif gpu.compute.fp32_tflops:
        name = language.text("field.compute.fp32_tflops")
        tiles.append(Tile(name, language.figure(gpu.compute.fp32_tflops, "tflops")))
    if gpu.power.tdp_w:
        name = language.text("field.power.tdp_w")
        tiles.append(Tile(name, language.figure(gpu.power.tdp_w, "w")))
    return tiles


def _identity(gpu: Gpu, language: Language) -> list[tuple[str, str]]:
    rows = [
        ("vendor", gpu.vendor),
        ("family", gpu.family),
        ("architecture", gpu.architecture),
        ("segment", language.text(f"segment.{gpu.segment}")),
        ("form_factor", language.text(f"form_factor.{gpu.form_factor}")),
    ]
    if gpu.cooling:
        rows.append(("cooling", language.text(f"cooling.{gpu.cooling}")))
    if gpu.released:
        name = "announced" if gpu.preview else "released"
        rows.append((name, language.date(gpu.released)))
    return [(language.text(f"field.{name}"), value) for name, value in rows]


def _price_row(catalog: Catalog, price: Price, language: Language) -> PriceRow:
    source = catalog.sources[price.source]
    seen = price_range(price, language)
    amount = seen
    if price.amount is not None:
        amount = language.money(price.amount, price.currency, cents=True)
    return PriceRow(
        price=price,
        amount=amount,
        range=seen if amount != seen else "",
        source_name=source.name,
        source_url=price.url or source.url,
    )


def _source_row(catalog: Catalog, evidence: Evidence, language: Language) -> SourceRow:
    source = catalog.sources[evidence.source]
    said = [
        language.bracketed(_field_name(path, language), _said(path, figure, language))
        for path, figure in evidence.says.items()
    ]
    return SourceRow(
        confidence=evidence.confidence,
        note=evidence.note,
        name=source.name,
        url=evidence.url or source.url,
        words=evidence_words(evidence, language),
        covers=language.listed(_field_name(path, language) for path in evidence.covers),
        says=language.listed(said),
    )


def _said(path: str, figure: float, language: Language) -> str:
    field = FIELD_BY_PATH.get(path)
    return language.figure(figure, field.unit) if field else language.exact(figure)


def _field_name(path: str, language: Language) -> str:
    if path.startswith("links.pcie"):
        path = "links.pcie"
    kind = "field" if "." in path or path == "released" else "section"
    return language.text(f"{kind}.{path}")


def _headings(
    gpu: Gpu, sections: list[Section], language: Language, parts: list[object]
) -> tuple[Heading, ...]:
    """Return the headings; `parts` are the advice, the position and the family, where there are."""
    advised, ranked, siblings = map(bool, parts)
    headings = [Heading("advice", language.text("pick.for_gpu"))] if advised else []
    if ranked:
        headings.append(Heading("position", language.text("chart.position.title")))
    headings += [Heading(section.anchor, section.title) for section in sections]
    headings.append(Heading("price-by-region", language.text("price.by_region")))
    headings.append(Heading("prices", language.text("gpu.prices")))
    if siblings:
        headings.append(Heading("family", language.text("gpu.siblings")))
    if gpu.notes or gpu.explanations:
        headings.append(Heading("notes", language.text("gpu.notes")))
    headings.append(Heading("sources", language.text("gpu.sources")))
    return tuple(headings)


def _prices_url(catalog: Catalog, gpu: Gpu, repository: Repository) -> str | None:
    if gpu.id in catalog.prices:
        return repository.edit_url(f"data/prices/{gpu.id}.yml")
    return repository.new_file_url("data/prices", f"{gpu.id}.yml")


def _sibling(gpu: Gpu, language: Language) -> str:
    bandwidth = language.figure(gpu.memory.bandwidth_gb_s, "gb_s")
    return language.listed([_memory(gpu, language), bandwidth])


def _memory(gpu: Gpu, language: Language) -> str:
    return shown_value(gpu, "memory.size_gb", language)
