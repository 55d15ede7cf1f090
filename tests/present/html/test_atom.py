from __future__ import annotations

from dataclasses import replace
from datetime import date
from xml.etree import ElementTree as Xml

from macros.present.html.atom import Entry, Feed, atom

NS = "{http://www.w3.org/2005/Atom}"
DAY = date(2026, 11, 20)
NEWS = Entry("news", DAY, "A & B\x0b\xa0C", "<b>Text</b>", "https://a.example/?x=1&y=2")
FEED = Feed(
    id="all",
    title="News",
    author="Guide",
    language="zh-Hans",
    url="https://a.example/feed.xml",
    page="https://a.example/",
    since=date(2026, 1, 1),
    entries=[NEWS, Entry("old", date(2026, 3, 1), "Old", "", "https://a.example/old/")],
)


def read(feed: Feed) -> Xml.Element:
    return Xml.fromstring(atom(feed))


def test_feed_and_entries_have_what_the_standard_requires() -> None:
    feed = read(FEED)
    for element in (feed, *feed.findall(f"{NS}entry")):
        assert (element.findtext(f"{NS}id") or "").startswith("urn:uuid:")
        assert element.findtext(f"{NS}title")
        assert (element.findtext(f"{NS}updated") or "").endswith("T00:00:00Z")
    assert feed.findtext(f"{NS}author/{NS}name") == "Guide"
    links = {link.attrib["rel"]: link.attrib["href"] for link in feed.findall(f"{NS}link")}
    assert links == {"self": FEED.url, "alternate": FEED.page}
    assert feed.attrib["{http://www.w3.org/XML/1998/namespace}lang"] == "zh-Hans"


def test_feed_is_as_new_as_its_newest_entry() -> None:
    assert read(FEED).findtext(f"{NS}updated") == "2026-11-20T00:00:00Z"
    assert read(replace(FEED, entries=())).findtext(f"{NS}updated") == "2026-01-01T00:00:00Z"


def test_text_is_text() -> None:
    (entry, _) = read(FEED).findall(f"{NS}entry")
    assert entry.findtext(f"{NS}title") == "A & B\xa0C"
    assert entry.findtext(f"{NS}content") == "<b>Text</b>"
    assert len(entry.findall(f"{NS}content/*")) == 0
