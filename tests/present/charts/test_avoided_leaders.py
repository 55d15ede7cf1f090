"""What findings of charts say of a leader that is better avoided."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.present.charts.price_speed import price_against_speed
from macros.present.charts.speed import value_bars
from macros.present.words.language import Language
from tests.advising import (
    WORK,
    market_of_four,
    tiny_edition,
)
from tests.charts import (
    csv_rows,
)
from tests.present.charts.test_advised import mixed_speeds


@pytest.fixture
def catalog(catalog: Catalog) -> Catalog:
    """The invented facts, with a name for the invented work in every language."""
    named = {f"workload.{WORK}": "Drawing"}
    locales = {code: {**texts, **named} for code, texts in catalog.locales.items()}
    return replace(catalog, locales=locales)


@pytest.fixture
def mixed(catalog: Catalog) -> Edition:
    return tiny_edition(market_of_four(catalog), speeds=mixed_speeds())


def avoiding(edition: Edition, monkeypatch: pytest.MonkeyPatch, *ids: str) -> Edition:
    """Return the edition where something speaks against cards."""
    monkeypatch.setattr(edition, "card_verdicts", lambda _: dict.fromkeys(ids))
    return edition


def test_fastest_that_is_better_avoided_is_told_with_the_fastest_that_is_not(
    mixed: Edition, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    avoided = "The Middle stands under “What to avoid”."
    assert avoided not in price_against_speed(mixed, WORK, english).finding
    finding = price_against_speed(avoiding(mixed, monkeypatch, "middle"), WORK, english).finding
    small = "the used Small (100 USD) for up to 300 USD."
    assert f"{avoided} Of what does not, the fastest is {small}" in finding
    every = avoiding(mixed, monkeypatch, "small", "middle")
    assert price_against_speed(every, WORK, english).finding.endswith(avoided)


def test_best_value_that_is_better_avoided_is_told_with_the_first_that_is_not(
    mixed: Edition, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    avoided = "The used Small stands under “What to avoid”."
    assert avoided not in value_bars(mixed, WORK, english).finding
    finding = value_bars(avoiding(mixed, monkeypatch, "small"), WORK, english).finding
    assert f"{avoided} The first that does not is the used Middle, at 6.67." in finding


def test_best_of_what_is_new_is_not_praised_where_it_is_better_avoided(
    mixed: Edition, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = "Among new products, the Small comes first, at 5"
    assert value_bars(mixed, WORK, english).finding.endswith(f"{first}.")
    some = value_bars(avoiding(mixed, monkeypatch, "small", "middle"), WORK, english).finding
    listed = f"{first}; it stands under “What to avoid”"
    assert some.endswith(f"{listed}, and the first that does not is the Large, at 2.5.")
    every = avoiding(mixed, monkeypatch, "small", "middle", "large", "server")
    assert value_bars(every, WORK, english).finding.endswith(f"{listed}.")


def test_best_of_what_is_new_may_be_none_of_the_bars(
    mixed: Edition, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macros.advice.rankings.MOST_SHOWN", 1)
    monkeypatch.setattr("macros.advice.rankings.segment_leaders", lambda _: [])
    chart = value_bars(mixed, WORK, english)
    assert [row["id"] for row in csv_rows(chart)] == ["small"]
    assert chart.finding.endswith("Among new products, the Small comes first, at 5.")
