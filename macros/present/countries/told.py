"""Told: what is said of a country, there or of the region that it is part of, topic by topic."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from macros.facts.catalog import Catalog
from macros.facts.records.countries import ASKED_TOPICS, CountryFact, OpenQuestion, Topic
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.regions import SourcedRecord
from macros.present.html.table import NONE, Cell, Head, Link, Table
from macros.present.words.language import Language, Phrase
from macros.present.words.power_words import unbroken
from macros.present.words.source_names import source_name

MONTHS_PER_YEAR = 12
_LATIN_GLOSS = re.compile(r"(?P<own>.+) \((?P<latin>[ -~]+)\)")


class Told(NamedTuple):
    """A fact, and the region in whose file it stands."""

    fact: CountryFact
    region: str


def told(catalog: Catalog, region: str, topic: Topic) -> list[Told]:
    """Return what is said of a topic in a region, or else in the one that it is part of."""
    whole = catalog.regions[region].part_of
    for place in (region, whole):
        country = catalog.countries.get(place) if place else None
        facts = [fact for fact in country.facts if fact.topic == topic] if country else []
        if place and facts:
            return [Told(fact, place) for fact in facts]
    return []


def facts_table(
    catalog: Catalog, region: str, title: str, topics: Iterable[Topic], language: Language
) -> Table | None:
    """Return what is said of some topics, what is not known where buyers ask it; or nothing."""
    t = language.text
    rows = [row for topic in topics for row in _rows(catalog, region, topic, language)]
    if not rows:
        return None
    heads = [
        Head(t("country.head.topic")),
        Head(t("country.head.figure")),
        Head(t("country.head.holds"), wide=True),
        Head(t("build-section.scaling.source")),
    ]
    return Table(title, heads, rows, stacked=True)


def value_words(fact: CountryFact, language: Language) -> str:
    """Return the figure of a fact as people read it, or nothing where it has none."""
    t = language.text
    if fact.months is not None:
        return _time(fact.months, language)
    if fact.days is not None:
        days = t("unit.days", number=language.exact(fact.days))
        return days if fact.days else t("country.no_days")
    if fact.percent is not None:
        return language.percent(fact.percent / 100)
    if fact.amount is not None and fact.currency:
        return _money(fact.amount, fact.currency, language)
    return ""


def figure_cell(fact: CountryFact, language: Language) -> Cell:
    """Return the figure of a fact with what limits it, a dash where it has none."""
    limit = language.say("country-only", only=fact.only) if fact.only else ""
    return Cell(unbroken(value_words(fact, language)) or NONE, detail=limit)


def known_name(name: str, region: str, language: Language) -> str:
    """Return a name of a region without what says it in Latin letters, where it is at home."""
    gloss = _LATIN_GLOSS.fullmatch(name)
    is_at_home = region == language.names.region
    return gloss["own"] if gloss and is_at_home and not gloss["own"].isascii() else name


def source_cell(
    catalog: Catalog, record: SourcedRecord, day: PartialDate, language: Language
) -> Cell:
    """Return who says something, what kind of source that is, and of which day it is."""
    source = catalog.sources[record.source]
    name = source_name(source, language)
    key = "country.official" if record.kind == "official" else f"kind.{record.kind}"
    return Cell(
        name.text,
        href=record.url or source.url or "",
        language=name.language,
        detail=language.text(key),
        further=language.date(day),
    )


def question(asked: OpenQuestion, language: Language) -> Phrase:
    """Return what we ask of those who live there."""
    if asked.text:
        return language.phrase(asked.text, asked.text_in)
    return Phrase(language.text(f"country.ask.{asked.topic}"))


def _rows(catalog: Catalog, region: str, topic: Topic, language: Language) -> Sequence[list[Cell]]:
    name = language.text(f"country.topic.{topic}")
    facts = told(catalog, region, topic)
    if not facts and topic in ASKED_TOPICS:
        unknown = Link(language.text("country.see_questions"), "#unknown")
        words = language.text("country.unknown")
        return [[Cell(name), Cell(NONE), Cell(words, links=[unknown]), Cell(NONE)]]
    return [_row(name, one, region, catalog, language) for one in facts]


def _row(name: str, one: Told, region: str, catalog: Catalog, language: Language) -> list[Cell]:
    fact = one.fact
    said = language.phrase(fact.text, fact.text_in)
    return [
        Cell(name, detail="" if one.region == region else language.text(f"region.{one.region}")),
        figure_cell(fact, language),
        Cell(said.text, language=said.language),
        source_cell(catalog, fact, fact.read_on, language),
    ]


def _money(amount: float, currency: str, language: Language) -> str:
    if amount.is_integer():
        return language.money(amount, currency)
    return language.priced(language.number(amount), currency)


def _time(months: int, language: Language) -> str:
    years, rest = divmod(months, MONTHS_PER_YEAR)
    if rest:
        return language.text("country.months", number=language.exact(months))
    if language.is_one(years):
        return language.text("country.year", number=language.exact(years))
    return language.text("unit.years", number=language.exact(years))
