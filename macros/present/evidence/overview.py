"""Overview: what the home page and the method page say about the catalogue as a whole."""

from __future__ import annotations

from typing import Literal, get_args

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.provenance import figures_by
from macros.facts.records.fields import Field, shown_in
from macros.facts.records.products import Confidence, Gpu, Kind, Quality, Segment
from macros.present.html.templating import render
from macros.present.words.language import Language

# The ways in, by the reader's question: folders below the home page.
CARDS = ("guide", "builds", "gpus", "compare", "charts", "method")
# What readers come with: a model, a budget, a computer, a card, hours.
QUESTIONS = ("fit", "choose", "check-build", "second-card", "rent-or-buy")


def question_cards(language: Language) -> Markup:
    """Return the home page's ways to an answer of one's own."""
    cards = [(name, language.text(f"home.card.{name}.text")) for name in QUESTIONS]
    return render("start_cards.html", t=language.text, cards=cards)


def start_cards(catalog: Catalog, language: Language) -> Markup:
    """Return the home page's ways in, each with what the catalogue holds for it."""
    figures = figures_by(catalog, "confidence")
    facts = _counts_in_words(catalog, language) | {
        "figures": language.exact(figures.total()),
        "high": language.percent(figures["high"] / max(1, figures.total())),
    }
    cards = [(name, language.text(f"home.card.{name}.text", **facts)) for name in CARDS]
    return render("start_cards.html", t=language.text, cards=cards)


def segment_leaders(catalog: Catalog, language: Language) -> Markup:
    """Return, for each segment, the released product with the highest figure of each kind."""
    fields, rows = shown_in("leaders"), []
    for segment in get_args(Segment):
        gpus = [gpu for gpu in catalog.gpus.values() if gpu.segment == segment and _counts(gpu)]
        if gpus:
            cells = [_leader(gpus, field, language) for field in fields]
            rows.append((language.text(f"segment.{segment}"), cells))
    names = [language.text(f"home.leaders.{field.word}") for field in fields]
    return render("segment_leaders.html", t=language.text, names=names, rows=rows)


def _counts(gpu: Gpu) -> bool:
    """Return whether it can lead: sold as its maker built it, with the memory of its figures."""
    return gpu.is_regular and not gpu.memory.withdrawn


def counts(catalog: Catalog) -> dict[str, int]:
    """Return how many accelerators, prices, sources, vendors and rules of builds there are."""
    return {
        "gpus": len(catalog.gpus),
        "prices": sum(map(len, catalog.gpu_prices.values())),
        "cloud_prices": sum(map(len, catalog.rentals.values())),
        "sources": len(catalog.sources),
        "vendors": len({gpu.vendor for gpu in catalog.gpus.values()}),
        "build_rules": len(catalog.build_rules),
    }


def data_status(catalog: Catalog, language: Language, day: str) -> str:
    """Return how much is known, how much of it by heart, and how fresh it is."""
    sentences = [language.text("home.counts", **_counts_in_words(catalog, language))]
    figures = figures_by(catalog, "kind")
    if recalled := figures["recalled"]:
        known = {"recalled": recalled, "figures": figures.total()}
        in_words = {name: language.exact(count) for name, count in known.items()}
        sentences.append(language.text("home.recalled", **in_words))
    dates = [price.date for prices in catalog.gpu_prices.values() for price in prices]
    if dates:
        newest = language.date(max(dates))
        sentences.append(language.text("home.updated", date=day, newest=newest))
    return language.text("join.sentence").join(sentences)


def kinds_table(catalog: Catalog, language: Language) -> Markup:
    """Return the kinds of sources, what they mean, and how many figures rest on each."""
    return _counted(catalog, language, "kind", get_args(Kind))


def confidence_table(catalog: Catalog, language: Language) -> Markup:
    """Return the degrees of confidence, what they mean, and how many figures have each."""
    return _counted(catalog, language, "confidence", get_args(Confidence))


def quality_list(language: Language) -> str:
    """Return the qualities of prices with their meaning."""
    named = [f"{grade} = {language.text(f'quality.{grade}')}" for grade in get_args(Quality)]
    return language.listed(named)


def _leader(gpus: list[Gpu], field: Field, language: Language) -> tuple[str, str, str] | None:
    """Return the id and the name of the first product with its figure."""
    known = [(-value, gpu.id, gpu) for gpu in gpus if (value := field.of(gpu)) is not None]
    if not known:
        return None
    least, _, gpu = min(known)
    text = language.figure(-least, field.unit)
    ties = sum(value == least for value, *_ in known) - 1
    if ties:
        count = language.exact(ties)
        text = language.bracketed(text, language.text("home.leaders.ties", count=count))
    return gpu.id, language.local_name(gpu), text


def _counts_in_words(catalog: Catalog, language: Language) -> dict[str, str]:
    return {name: language.exact(count) for name, count in counts(catalog).items()}


def _counted(
    catalog: Catalog,
    language: Language,
    attribute: Literal["kind", "confidence"],
    names: tuple[str, ...],
) -> Markup:
    figures = figures_by(catalog, attribute)
    rows = [
        (
            language.text(f"{attribute}.{name}"),
            language.text(f"method.{attribute}_meaning.{name}"),
            language.exact(figures[name]),
        )
        for name in names
        if figures[name]
    ]
    return render("counted.html", t=language.text, attribute=attribute, rows=rows)
