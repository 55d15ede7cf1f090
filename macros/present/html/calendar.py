"""Calendar: days with something to do, as a file that calendar programs read (RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from macros.present.html.shown_signs import without_controls

MOST_OCTETS = 75  # of a line, without its end
_BREAK = "\r\n"
_MAKER = "-//Deep Learning Hardware Guide//reviews//EN"
_HOST = "deep-learning-hardware-guide"  # part of ids that must not change when the site moves
_ESCAPES = (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n"))


@dataclass(frozen=True)
class Event:
    """Something to do on a whole day; `id` stays the same as long as it is the same thing."""

    id: str
    day: date
    summary: str
    description: str = ""
    url: str = ""


def calendar(name: str, language: str, events: Iterable[Event], made_on: date) -> bytes:
    """Return the events as a calendar of a `name`, in their order by day.

    `made_on` is the day whose knowledge they hold, so that one state of the data gives one file.
    """
    ranked = sorted(events, key=lambda event: (event.day, event.id))
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        f"PRODID:{_MAKER}",
        f"NAME;LANGUAGE={language}:{_text(name)}",
        f"X-WR-CALNAME:{_text(name)}",
        *(line for event in ranked for line in _event(event, language, made_on)),
        "END:VCALENDAR",
    ]
    return "".join(f"{part}{_BREAK}" for line in lines for part in _folded(line)).encode()


def _event(event: Event, language: str, made_on: date) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{event.id}@{_HOST}"
    yield f"DTSTAMP:{made_on:%Y%m%d}T000000Z"
    yield f"DTSTART;VALUE=DATE:{event.day:%Y%m%d}"
    yield f"DTEND;VALUE=DATE:{event.day + timedelta(days=1):%Y%m%d}"
    yield f"SUMMARY;LANGUAGE={language}:{_text(event.summary)}"
    if event.description:
        yield f"DESCRIPTION;LANGUAGE={language}:{_text(event.description)}"
    if event.url:
        yield f"URL:{event.url}"
    yield "TRANSP:TRANSPARENT"  # nobody is busy all day for it
    yield "END:VEVENT"


def _text(words: str) -> str:
    """Return words as a value of text: one line, without signs that mean something there."""
    for sign, escaped in _ESCAPES:
        words = words.replace(sign, escaped)
    return without_controls(words)


def _folded(line: str) -> Iterator[str]:
    """Yield the parts of a line, none longer than the bound and none ending within a letter."""
    part, room = "", MOST_OCTETS
    for letter in line:
        size = len(letter.encode())
        if size > room:
            yield part
            part, room = " ", MOST_OCTETS - 1
        part, room = part + letter, room - size
    yield part
