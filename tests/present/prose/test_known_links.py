"""Links of prose in a build from other data than those that it was written for."""

from __future__ import annotations

import pytest

from macros.present.prose.known_links import without_unknown_links

PARTS = {"charts.md": {"price"}, "guide/memory.md": {"training"}, "guide/index.md": set()}


def exists(path: str, anchor: str | None) -> bool:
    return path in PARTS and (anchor is None or anchor in PARTS[path])


def known(markdown: str) -> str:
    return without_unknown_links(markdown, "guide/speed.md", exists)


@pytest.mark.parametrize(
    "kept",
    [
        "See [the chart](../charts.md#price).",
        "See [memory](memory.md#training) and [start](index.md).",
        "See [this part](#compute) and [a test](https://weekly-chip.example/speed.md).",
        "![A picture](picture.svg)",
    ],
)
def test_link_to_what_is_there_stays(kept: str) -> None:
    assert known(kept) == kept


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("See [the chart](../charts.md#speed).", "See the chart."),
        ("[{{ gpu('boreal-one') }} wins](../picks/reader.md)", "{{ gpu('boreal-one') }} wins"),
        ("[a [b] c](../claims.md#x) and [memory](memory.md)", "a [b] c and [memory](memory.md)"),
    ],
)
def test_words_of_a_link_to_what_is_missing_stay_alone(written: str, shown: str) -> None:
    assert known(written) == shown
