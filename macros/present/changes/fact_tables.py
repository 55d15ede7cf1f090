"""Fact tables: figures, prices and things that are others than before, with their sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any

from macros.advice.changes.between import Changes
from macros.advice.changes.facts import FactChange, ThingChange
from macros.advice.changes.prices import PriceChange, RentalChange
from macros.facts.records.fields import FIELD
from macros.facts.records.products import Price
from macros.facts.records.regions import Rental
from macros.present.changes.report import Entry, Section, listed, tabled
from macros.present.changes.told import Told
from macros.present.html.table import NONE
from macros.present.words.language import Language
from macros.present.words.price_words import cautious_amount, price_note
from macros.present.words.provider_names import provider_name

_MOST_OF_ONE = 6  # figures of one thing
_MOST_NAMES = 15  # of what came or went in one folder or file
_LONGEST = 60  # of a text in a table
_SHOWN_BEFORE = 20  # so much of what is the same may stand before it

Row = tuple[str, ...]


def figures_section(changes: Changes, told: Told) -> list[Section]:
    """Return the figures that are others, with their sources."""
    text = told.language.text
    heads = [
        text(f"explain.head.{name}") for name in ("thing", "figure", "before", "now", "source")
    ]
    by_thing = groupby(changes.facts, key=lambda change: (change.place, change.id))
    rows = [row for _, facts in by_thing for row in _figure_rows(_telling([*facts]), told)]
    return tabled(text("explain.figures"), heads, rows)


def prices_section(changes: Changes, told: Told) -> list[Section]:
    """Return the prices that are new, put right or struck out, with their sources."""
    text = told.language.text
    heads = [text(f"explain.head.{name}") for name in ("thing", "before", "now", "source")]
    rows = [_price_row(change, told) for change in changes.prices]
    rows += [_rental_row(change, told) for change in changes.rentals]
    return tabled(text("explain.prices"), heads, rows)


def things_section(changes: Changes, told: Told) -> list[Section]:
    """Return what came, then what went, by the folder or file that has it."""
    text = told.language.text
    new = [thing for thing in changes.things if thing.is_new]
    gone = [thing for thing in changes.things if not thing.is_new]
    entries = [*_things("explain.new", new, told), *_things("explain.gone", gone, told)]
    return listed(text("explain.things"), entries)


def _things(key: str, things: Iterable[ThingChange], told: Told) -> Iterator[Entry]:
    text = told.language.text
    by_place: dict[str, list[str]] = {}
    for thing in things:
        name = told.region(thing.id) if thing.place == "countries" else thing.name
        by_place.setdefault(thing.place, []).append(name)
    for place, names in by_place.items():
        left = len(names) - _MOST_NAMES
        more = [text("explain.more", count=told.language.exact(left))] if left > 0 else []
        title = told.language.bracketed(text(key), f"data/{place}")
        yield Entry(title, (*names[:_MOST_NAMES], *more))


def _telling(facts: Sequence[FactChange]) -> list[FactChange]:
    """Return the facts of a thing without new sources of its figures: they stand beside them."""
    named = {fact.source for fact in facts if fact.source and not fact.path.startswith("sources")}
    return [fact for fact in facts if not _new_sources(fact) or _new_sources(fact) - named]


def _new_sources(fact: FactChange) -> set[str]:
    """Return the ids of sources that a fact adds; none where it is another fact or change."""
    if fact.path == "sources":
        before, after = fact.before or [], fact.after or []
        added = [entry for entry in after if entry not in before]
        return {entry["source"] for entry in added if all(entry in after for entry in before)}
    section, _, id_ = fact.path.partition(".")
    return {id_} if section == "sources" and fact.before is None and fact.after else set()


def _figure_rows(facts: Sequence[FactChange], told: Told) -> Iterator[Row]:
    """Yield the first figures of a thing, and how many more: a new column must not bury others."""
    yield from (_figure_row(change, told) for change in facts[:_MOST_OF_ONE])
    left = len(facts) - _MOST_OF_ONE
    if left > 0:
        more = told.language.text("explain.more", count=told.language.exact(left))
        yield _name(facts[0].place, facts[0].id, told), more, "", "", ""


def _figure_row(change: FactChange, told: Told) -> Row:
    field = FIELD.get(change.path) if change.place == "gpus" else None
    name = told.language.text(field.key) if field else change.path or NONE
    unit = field.unit if field else None
    before, now = (
        _value(value, unit, told.language) for value in _cut(change.before, change.after)
    )
    return _name(change.place, change.id, told), name, before, now, _source(change.source, told)


def _value(value: Any, unit: Any, language: Language) -> str:
    if value is None or value in ([], ""):
        return NONE
    if isinstance(value, bool):
        return language.text("value.yes" if value else "value.no")
    if isinstance(value, int | float):
        return language.figure(value, unit) if unit else language.exact(value)
    if isinstance(value, str):
        return value
    if isinstance(value, list) and not any(isinstance(each, dict | list) for each in value):
        return _short(language.listed(map(str, value)))
    if isinstance(value, dict) and not any(
        isinstance(each, dict | list) for each in value.values()
    ):
        return _short(
            language.listed(f"{name} {each}" for name, each in value.items() if each is not None)
        )
    return language.say("explain-entries", count=len(value))


def _cut(before: Any, now: Any) -> tuple[Any, Any]:
    """Return two values; of texts that are too long for a table what is not the same in both."""
    if not isinstance(before, str) or not isinstance(now, str):
        return _short_text(before), _short_text(now)
    pairs = zip(before, now, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    start = max(before.rfind(" ", 0, same) + 1, 0) if same > _SHOWN_BEFORE else 0
    mark = "… " if start else ""
    return mark + _short(before[start:]), mark + _short(now[start:])


def _short_text(value: Any) -> Any:
    return _short(value) if isinstance(value, str) else value


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST].rstrip()} …"


def _name(place: str, id_: str, told: Told) -> str:
    """Return the name of a product, else the id with the file that has it."""
    for edition in (told.after, told.before):
        catalog = edition.everything
        if place == "gpus" and id_ in catalog.gpus:
            return told.language.local_name(catalog.gpus[id_])
        if place.startswith("parts/") and (part := catalog.parts.by_id.get(id_)):
            return part.name
    return told.language.paired(place, id_)


def _source(id_: str, told: Told) -> str:
    sources = told.after.everything.sources, told.before.everything.sources
    return next((known[id_].name for known in sources if id_ in known), id_ or NONE)


def _price_row(change: PriceChange, told: Told) -> Row:
    price = change.after or change.before
    assert price
    place = "gpus" if change.is_of_gpu else "parts/"
    before, now = (_price(price, told) for price in (change.before, change.after))
    return _name(place, change.product, told), before, now, _source(price.source, told)


def _price(price: Price | None, told: Told) -> str:
    if price is None:
        return NONE
    words = [cautious_amount(price, told.language), price_note(price, told.language)]
    return told.language.detailed([*words, told.region(price.region)])


def _rental_row(change: RentalChange, told: Told) -> Row:
    rental = change.after or change.before
    assert rental
    name = _name("gpus", rental.accelerator, told)
    thing = told.language.bracketed(name, provider_name(change.provider))
    before, now = (_hour(rental, told) for rental in (change.before, change.after))
    return thing, before, now, _source(rental.source, told)


def _hour(rental: Rental | None, told: Told) -> str:
    if rental is None:
        return NONE
    amount = rental.usd_per_hour or rental.per_hour or 0.0
    money = told.language.money(amount, rental.currency or "USD", cents=True)
    kind = told.language.text("pick.kind.rental")
    return told.language.detailed([money, kind, told.language.date(rental.date)])
