"""Feeds: the changes of picks for feed readers: all, of each reader, of each product family."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.turns import PickTurn
from macros.present.chronicle.turn_words import products_of, turn_words, turns_of
from macros.present.html.atom import Entry, Feed, atom
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language

ALL_PATH = "feeds/changes.xml"
_NO_LETTER = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class FeedLink:
    """Where a feed lies below the language's folder, what it is called, and its page."""

    path: str
    title: str
    page: str


def persona_path(persona: str) -> str:
    """Return where the feed of a reader lies below the language's folder."""
    return f"feeds/picks/{persona}.xml"


def family_path(family: str) -> str:
    """Return where the feed of a family of products lies below the language's folder."""
    return f"feeds/gpus/{_NO_LETTER.sub('-', family.lower()).strip('-')}.xml"


def feed_links(catalog: Catalog, url: str, language: Language) -> list[FeedLink]:
    """Return the feeds that a page is about, by its address below the language's folder."""
    folder, _, rest = url.partition("/")
    id_ = rest.strip("/")
    links = [_all(language)] if url in ("", "./") or folder in ("changes", "picks", "gpus") else []
    if folder == "picks" and id_ in catalog.personas:
        links.append(_of_persona(id_, language))
    if folder == "gpus" and id_ in catalog.gpus:
        links.append(_of_family(catalog.gpus[id_].family, language))
    return links


def feeds(edition: Edition, language: Language, address: str) -> Mapping[str, Callable[[], bytes]]:
    """Return how to make each feed of a language, by its path below the language's folder.

    `address` is where the site is published.
    """
    turns = turns_of(edition, language)
    told = _told(edition, language, address, turns)
    return {link.path: partial(told, link, own) for link, own in _links(edition, language, turns)}


def _links(
    edition: Edition, language: Language, turns: Sequence[PickTurn]
) -> Iterator[tuple[FeedLink, Sequence[PickTurn]]]:
    yield _all(language), turns
    catalog = edition.catalog
    for persona in catalog.personas:
        yield _of_persona(persona, language), [t for t in turns if t.persona == persona]
    for family in dict.fromkeys(gpu.family for gpu in catalog.gpus.values()):
        members = {id_ for id_, gpu in catalog.gpus.items() if gpu.family == family}
        yield _of_family(family, language), [t for t in turns if products_of(t) & members]


def _told(
    edition: Edition, language: Language, address: str, turns: Sequence[PickTurn]
) -> Callable[[FeedLink, Sequence[PickTurn]], bytes]:
    below, catalog = f"{address}{language.names.code}/", edition.catalog
    since = min((turn.date.first_day for turn in turns), default=edition.day)
    region = home_region(catalog, language) if catalog.regions else ""

    def document(link: FeedLink, own: Sequence[PickTurn]) -> bytes:
        feed = Feed(
            id=f"{language.names.code}/{region}/{link.path}",
            title=link.title,
            author=language.text("site.name"),
            language=language.names.html,
            url=f"{below}{link.path}",
            page=f"{below}{link.page}",
            since=since,
            entries=[_entry(turn, catalog, language, below) for turn in own],
        )
        return atom(feed)

    return document


def _entry(turn: PickTurn, catalog: Catalog, language: Language, below: str) -> Entry:
    words = turn_words(turn, catalog, language)
    return Entry(
        id=f"{language.names.code}/{turn.region}/{turn.persona}/{turn.date}",
        day=turn.date.first_day,
        title=language.paired(words.persona_name, words.change),
        text=language.text("join.sentence").join((words.change, words.reason)),
        url=f"{below}picks/{turn.persona}/",
    )


def _all(language: Language) -> FeedLink:
    return FeedLink(ALL_PATH, language.text("turn.feed.all"), "changes/")


def _of_persona(persona: str, language: Language) -> FeedLink:
    name = language.text(f"persona.{persona}.name")
    title = language.text("turn.feed.of", name=name)
    return FeedLink(persona_path(persona), title, f"picks/{persona}/")


def _of_family(family: str, language: Language) -> FeedLink:
    name = language.text("turn.feed.of", name=language.product(family))
    return FeedLink(family_path(family), name, "gpus/")
