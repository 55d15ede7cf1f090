"""Rows of the table on a second card: money, memory and speed, or that they are not known."""

from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.present.tools.test_pair_words import PAIR, TODAY, factor, option, tokens, words


def test_rows_have_cards_money_memory_and_speed(catalog: Catalog) -> None:
    told = words(catalog)
    known: Any = {
        **PAIR,
        "need": [18.07, 19, 20.01],
        "holds": "maybe",
        "factor": factor(0.94, 1.06),
        "tokens": tokens(9, 14),
        "shared": tokens(17, 26),
    }
    row = told.row(known)
    assert row == {
        "cards": "2 × Small",
        "kind": "two equal cards",
        "pay": "250 USD",
        "bought": "used, May 2026",
        "memory": "22 GiB",
        "holds": "borderline",
        "need": "18–20.1 GiB",
        "tokens": "9–14",
        "known": "estimated, tensor parallel: 17–26",
        "speed": "0.94–1.1",
        "how": "tensor parallel: estimated from similar cards and work",
    }
    alone: Any = {**known, "id": "keep", "shared": None}
    assert told.row(alone)["how"] == ""
    assert told.row(alone)["known"] == "estimated"


def test_row_of_what_is_not_known_says_so(catalog: Catalog) -> None:
    unknown: Any = option("mixed", "small", "other", pool_gib=None, amount=None, bought=None)
    row = words(catalog).row(unknown)
    assert row["cards"] not in ("Small", "2 × Small")
    assert "Other" in row["cards"]
    expected = {
        "pay": "not known",
        "bought": "",
        "memory": "not shared",
        "holds": "not shared",
        "need": "",
    }
    expected |= {"tokens": "–", "known": "", "speed": "does not run today", "how": ""}
    assert {key: row[key] for key in expected} == expected
    for given, asked in (({"today": {**TODAY, "holds": "fits"}}, {}), ({}, {"purpose": "jobs"})):
        assert words(catalog, given, **asked).row(unknown)["speed"] == "not known"
    left: Any = option("larger", "large", amount=-80)
    assert words(catalog).row(left)["pay"] == "80 USD left"


@pytest.mark.parametrize(
    ("purpose", "holds", "written"),
    [("model", "runs", "9–14"), ("jobs", "runs", "–"), ("training", "", "–")],
)
def test_rows_tell_what_the_purpose_asks(
    catalog: Catalog, purpose: str, holds: str, written: str
) -> None:
    known: Any = {**PAIR, "holds": "fits", "need": [5, 5, 6], "tokens": tokens(9, 14)}
    row = words(catalog, purpose=purpose).row(known)
    assert (row["holds"], row["tokens"]) == (holds, written)
    assert bool(row["need"]) is (holds != "")
    assert bool(row["known"]) is (written != "–")
