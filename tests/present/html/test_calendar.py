from __future__ import annotations

import re
from datetime import date

from macros.present.html.calendar import MOST_OCTETS, Event, calendar

DAY = date(2026, 11, 20)
LONG = Event(
    "long", date(2027, 5, 20), "メモリの帯域幅と容量、" * 9 + "é", url="https://a.example/"
)


def unfolded(*events: Event, language: str = "en", name: str = "Due") -> list[str]:
    text = calendar(name, language, events, DAY).decode()
    return text.replace("\r\n ", "").split("\r\n")


def test_lines_end_and_fold_as_the_standard_says() -> None:
    lines = calendar("Due", "ja", [LONG], DAY).split(b"\r\n")
    assert lines.pop() == b""
    assert MOST_OCTETS - 3 < max(map(len, lines)) <= MOST_OCTETS  # a letter here has 3
    assert all(b"\n" not in line and b"\r" not in line for line in lines)
    assert all(line.decode() for line in lines)  # no letter is cut in two


def test_folded_text_is_the_whole_text() -> None:
    summary = LONG.summary.replace(",", "\\,")
    assert f"SUMMARY;LANGUAGE=ja:{summary}" in unfolded(LONG, language="ja")


def test_event_lasts_a_whole_day_and_has_what_is_required() -> None:
    lines = unfolded(LONG)
    assert lines[:3] == ["BEGIN:VCALENDAR", "VERSION:2.0", lines[2]]
    assert lines[2].startswith("PRODID:")
    assert "UID:long@deep-learning-hardware-guide" in lines
    assert "DTSTAMP:20261120T000000Z" in lines
    assert "DTSTART;VALUE=DATE:20270520" in lines
    assert "DTEND;VALUE=DATE:20270521" in lines
    assert "URL:https://a.example/" in lines


def test_signs_that_mean_something_are_escaped() -> None:
    hostile = Event("a", DAY, "one,\xa0two; three\\\nEND:VEVENT\rX\x00")
    (summary,) = [line for line in unfolded(hostile) if line.startswith("SUMMARY")]
    assert summary == "SUMMARY;LANGUAGE=en:one\\,\xa0two\\; three\\\\\\nEND:VEVENTX"
    assert unfolded(hostile).count("END:VEVENT") == 1


def test_events_stand_by_day_and_the_same_ones_give_the_same_bytes() -> None:
    early = Event("early", DAY, "Early")
    both = [calendar("Due", "en", events, DAY) for events in ([LONG, early], [early, LONG])]
    assert both[0] == both[1]
    assert re.findall(rb"UID:(\w+)@", both[0]) == [b"early", b"long"]
