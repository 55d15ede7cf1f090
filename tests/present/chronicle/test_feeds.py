from __future__ import annotations

from xml.etree import ElementTree as Xml

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.chronicle.feeds import (
    ALL_PATH,
    family_path,
    feed_links,
    feeds,
    persona_path,
)
from macros.present.words.language import LANGUAGES, Language
from tests.recorded import edition_with, pick_of, tiny_turn

ATOM = "{http://www.w3.org/2005/Atom}"
ADDRESS = "https://a.example/guide/"


def read(edition: Edition, code: str = "en", address: str = ADDRESS) -> dict[str, Xml.Element]:
    made = feeds(edition, Language.of(edition.catalog, code), address)
    return {path: Xml.fromstring(make()) for path, make in made.items()}


def titles(feed: Xml.Element) -> list[str | None]:
    return [entry.findtext(f"{ATOM}title") for entry in feed.findall(f"{ATOM}entry")]


def test_all_changes_each_reader_and_each_family_have_a_feed(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn())
    family = family_path(edition.catalog.gpus["small"].family)
    assert set(read(edition)) == {ALL_PATH, persona_path("reader"), family}


def test_entry_says_what_changed_and_why(catalog: Catalog) -> None:
    feed = read(edition_with(catalog, tiny_turn()))[ALL_PATH]
    (entry,) = feed.findall(f"{ATOM}entry")
    assert titles(feed) == ["Reader of books: The Middle (used) replaced the Small (new)."]
    assert "fell from 600 USD to 500 USD" in (entry.findtext(f"{ATOM}content") or "")
    assert entry.findtext(f"{ATOM}updated") == "2026-10-03T00:00:00Z"
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.attrib["href"] == f"{ADDRESS}en/picks/reader/"


def test_ids_differ_from_each_other_and_stay_when_the_site_moves(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn(), tiny_turn(date="2026-11-02"))
    here, there = (read(edition, address=address) for address in (ADDRESS, "https://b.example/"))
    ids = [[id_.text for id_ in feeds_[ALL_PATH].iter(f"{ATOM}id")] for feeds_ in (here, there)]
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == 3
    of_feeds = [feed.findtext(f"{ATOM}id") for feed in here.values()]
    of_others = [feed.findtext(f"{ATOM}id") for feed in read(edition, "fr").values()]
    assert len({*of_feeds, *of_others}) == len(of_feeds) + len(of_others)


def test_feed_without_news_is_whole(catalog: Catalog) -> None:
    feed = read(edition_with(catalog))[ALL_PATH]
    assert feed.findtext(f"{ATOM}updated") == "2026-11-20T00:00:00Z"
    assert feed.find(f"{ATOM}author/{ATOM}name") is not None


def test_feed_of_a_reader_has_its_own_changes_alone(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn(), tiny_turn(persona="painter"))
    assert len(titles(read(edition)[persona_path("reader")])) == 1


def test_pages_lead_to_their_feeds(catalog: Catalog) -> None:
    known = edition_with(catalog).catalog
    english = Language.of(known, "en")

    def paths(url: str) -> list[str]:
        return [link.path for link in feed_links(known, url, english)]

    family = family_path(known.gpus["small"].family)
    assert paths("") == paths("changes/") == paths("picks/") == [ALL_PATH]
    assert paths("picks/reader/") == [ALL_PATH, persona_path("reader")]
    assert paths("gpus/small/") == [ALL_PATH, family]
    assert paths("method/") == []


def test_every_language_titles_its_feeds(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn(), tiny_turn(region="jp", before=pick_of("large")))
    found = {
        language.code: read(edition, language.code)[ALL_PATH].findtext(f"{ATOM}title")
        for language in LANGUAGES
    }
    assert len(set(found.values())) == len(LANGUAGES)


def test_hostile_names_stay_text(catalog: Catalog) -> None:
    name = {"name": "</title><script>alert(1)</script>&\x07"}
    feed = read(edition_with(catalog, tiny_turn(), middle=name))[ALL_PATH]
    assert not list(feed.iter(f"{ATOM}script"))
    assert "<script>" in (titles(feed)[0] or "")
