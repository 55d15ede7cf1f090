"""Segments table: in what consumer, workstation and data centre products differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from statistics import median

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import DAYS_PER_YEAR
from macros.advice.prices.offers import Offer
from macros.facts.records.fields import Field, shown_in
from macros.facts.records.products import Gpu, Segment
from macros.present.html.table import NONE, Cell, Head, Table
from macros.present.prices.common_prices import offer_of_kind
from macros.present.prices.home_region import home_region
from macros.present.words.field_words import with_unit
from macros.present.words.language import Language
from macros.present.words.offer_words import rounded

_KEY = "guide.segments"
_SEGMENTS: tuple[Segment, ...] = ("consumer", "workstation", "datacenter")
_MOST_KINDS = 2


@dataclass(frozen=True)
class SegmentFacts:
    """The recent products of a segment, and the new prices of those that have one."""

    gpus: Sequence[Gpu]
    offers: Sequence[tuple[Gpu, Offer]]


Telling = Callable[[SegmentFacts, Language], str]


def segments_table(edition: Edition, language: Language) -> Markup:
    """Return a row for each figure and a column for each segment, of recent products."""
    text, catalog = language.text, edition.catalog
    region = home_region(catalog, language)
    facts = [segment_facts(edition, segment, region) for segment in _SEGMENTS]
    heads = (
        Head(text(f"{_KEY}.figure"), wide=True),
        *(Head(text(f"segment.{segment}"), wide=True) for segment in _SEGMENTS),
    )
    rows = tuple(
        (Cell(name), *(Cell(cell(segment, language) or NONE) for segment in facts))
        for name, cell in _rows(language)
    )
    years = language.exact(catalog.rules["market-window"].value)
    note = text(f"{_KEY}.note", region=text(f"region.{region}"), date=language.date(edition.day))
    table = Table(text(f"{_KEY}.title", years=years), heads, rows, stacked=True)
    return table.html(notes=(note,))


def segment_facts(edition: Edition, segment: Segment, region: str) -> SegmentFacts:
    """Return what is known of a segment's products released within rule `market-window`."""
    years = edition.catalog.rules["market-window"].value
    oldest = edition.day - timedelta(days=round(years * DAYS_PER_YEAR))
    gpus = [
        gpu
        for gpu in edition.catalog.gpus.values()
        if gpu.segment == segment
        and not gpu.preview
        and gpu.since
        and oldest <= gpu.since.first_day <= edition.day
    ]
    offers = edition.offers[region]
    known = [(gpu, offer_of_kind(offers[gpu.id], "street_new")) for gpu in gpus]
    return SegmentFacts(gpus, [(gpu, offer) for gpu, offer in known if offer and not offer.stale])


def _count(facts: SegmentFacts, language: Language) -> str:
    return language.exact(len(facts.gpus))


def _figures(field: Field, facts: SegmentFacts, language: Language) -> str:
    known = (field.of(gpu) for gpu in facts.gpus)
    return _spread([figure for figure in known if figure is not None], language)


def _spread(figures: Sequence[float], language: Language) -> str:
    """Return the least and the most, with the middle one in brackets."""
    if not figures:
        return ""
    low, high, middle = (
        language.number(figure, 3) for figure in (min(figures), max(figures), median(figures))
    )
    if low == high:
        return low
    ends = language.text("speed.from_to", low=low, high=high)
    return language.bracketed(ends, language.text(f"{_KEY}.median", number=middle))


def _corrected(facts: SegmentFacts, language: Language) -> str:
    return _share([bool(gpu.memory.ecc) for gpu in facts.gpus], language)


def _linked(facts: SegmentFacts, language: Language) -> str:
    known = [gpu.links.interconnects for gpu in facts.gpus if gpu.links.interconnects is not None]
    return _share([bool(links) for links in known], language)


def _share(answers: Sequence[bool], language: Language) -> str:
    """Return how many of the products whose answer is known say yes."""
    if not answers:
        return ""
    count, total = (language.exact(number) for number in (sum(answers), len(answers)))
    return language.text(f"{_KEY}.of", count=count, total=total)


def _cooling(facts: SegmentFacts, language: Language) -> str:
    """Return the most common kinds of cooling."""
    kinds = Counter(gpu.cooling for gpu in facts.gpus if gpu.cooling)
    common = [kind for kind, _ in kinds.most_common(_MOST_KINDS)]
    return language.text("join.semicolon").join(language.text(f"cooling.{kind}") for kind in common)


def _price_per_gb(facts: SegmentFacts, language: Language) -> str:
    """Return the middle price of a gigabyte of memory, and of how many products it is known."""
    if not facts.offers:
        return ""
    prices = [offer.amount / gpu.memory.size_gb for gpu, offer in facts.offers]
    money = language.money(rounded(median(prices)), facts.offers[0][1].currency)
    count = language.exact(len(prices))
    return language.bracketed(money, language.text(f"{_KEY}.products", count=count))


def _rows(language: Language) -> Iterator[tuple[str, Telling]]:
    """Yield the name of each row and what tells its cells: what one gets before what it costs."""
    figures = shown_in("segments")
    yield language.text(f"{_KEY}.count"), _count
    yield from (_figure_row(field, language) for field in figures if field.better == "high")
    yield language.text(f"{_KEY}.ecc"), _corrected
    yield language.text(f"{_KEY}.links"), _linked
    yield language.text(f"{_KEY}.cooling"), _cooling
    yield from (_figure_row(field, language) for field in figures if field.better != "high")
    yield language.text(f"{_KEY}.price"), _price_per_gb


def _figure_row(field: Field, language: Language) -> tuple[str, Telling]:
    return with_unit(language.text(field.key), field.unit, language), partial(_figures, field)
