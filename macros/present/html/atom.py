"""Atom: news as a feed that feed readers subscribe to (RFC 4287)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from uuid import NAMESPACE_URL, uuid5
from xml.sax.saxutils import escape, quoteattr

from macros.present.html.shown_signs import without_controls

_HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'
_NAMESPACE = "http://www.w3.org/2005/Atom"
_OURS = "deep-learning-hardware-guide:"  # part of ids, which must not change when the site moves
MIME = "application/atom+xml"


@dataclass(frozen=True)
class Entry:
    """A piece of news; `id` is the same as long as it is the same news."""

    id: str
    day: date
    title: str
    text: str
    url: str


@dataclass(frozen=True)
class Feed:
    """News of one matter, the newest first; `url` is where it lies, `page` what it is about.

    `since` is its day while there is no news.
    """

    id: str
    title: str
    author: str
    language: str
    url: str
    page: str
    since: date
    entries: Sequence[Entry]


def atom(feed: Feed) -> bytes:
    """Return the feed as a document."""
    updated = max((entry.day for entry in feed.entries), default=feed.since)
    lines = [
        f"<feed xmlns={quoteattr(_NAMESPACE)} xml:lang={quoteattr(feed.language)}>",
        f"<id>{_id(feed.id)}</id>",
        f"<title>{_text(feed.title)}</title>",
        f"<updated>{_moment(updated)}</updated>",
        f"<author><name>{_text(feed.author)}</name></author>",
        f'<link rel="self" type="{MIME}" href={quoteattr(feed.url)}/>',
        f'<link rel="alternate" type="text/html" href={quoteattr(feed.page)}/>',
        *map(_entry, feed.entries),
        "</feed>",
    ]
    return (_HEAD + "\n".join(lines) + "\n").encode()


def _entry(entry: Entry) -> str:
    return "\n".join(
        (
            "<entry>",
            f"<id>{_id(entry.id)}</id>",
            f"<title>{_text(entry.title)}</title>",
            f"<updated>{_moment(entry.day)}</updated>",
            f'<link rel="alternate" type="text/html" href={quoteattr(entry.url)}/>',
            f'<content type="text">{_text(entry.text)}</content>',
            "</entry>",
        )
    )


def _id(name: str) -> str:
    """Return an id for a name that is the same wherever the site is published."""
    return uuid5(NAMESPACE_URL, _OURS + name).urn


def _moment(day: date) -> str:
    return f"{day.isoformat()}T00:00:00Z"


def _text(words: str) -> str:
    """Return words as text of XML, which has no place for control signs."""
    return escape(without_controls(words))
