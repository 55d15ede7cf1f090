from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.changes import Change
from macros.advice.picks.pick import pick
from macros.facts.catalog import Catalog
from macros.present.picks.change_words import changes_words, is_level
from macros.present.prices.local_money import DOLLARS
from macros.present.words.language import Language
from tests.advising import tiny_persona, tiny_situation
from tests.invented_edition import invented_catalog


def told(catalog: Catalog, *changes: Change, **persona: Any) -> tuple[str, ...]:
    market = invented_catalog(catalog)
    verdict = replace(pick(tiny_persona(), tiny_situation(market)), changes=changes)
    verdict = replace(verdict, persona=tiny_persona(**persona))
    return changes_words(verdict, market, Language.of(market, "en"), DOLLARS)


def of_price(id_: str, amount: float, today: float, **how: Any) -> Change:
    return Change(id_, amount, "USD", today=today, **how)


@pytest.mark.parametrize(
    ("amount", "today", "is_near"),
    [
        (600, 601, True),
        (980, 1000, True),
        (1236, 1197, True),  # both read 1,200
        (810, 843, False),
        (600, None, False),
        (None, 600, False),
    ],
)
def test_price_near_that_of_today_is_no_limit(
    amount: float | None, today: float | None, *, is_near: bool
) -> None:
    assert is_level(Change("middle", amount, "USD", today=today)) is is_near


def test_what_is_level_today_is_said_once_without_a_price(catalog: Catalog) -> None:
    cheaper = of_price("middle", 490, 500), of_price("large", 800, 1600)
    dearer = of_price("middle", 210, 200, above=True)
    assert told(catalog, *cheaper, dearer) == (
        "At today’s prices the Middle is level with this pick: let speed, memory, plugs and heat "
        "decide.",
        "Take the Large if it costs less than about 800 USD, which is 50% less than today.",
    )


def test_korean_sets_about_between_the_hour_and_its_price_and_rents(catalog: Catalog) -> None:
    change = of_price("middle", 0.24, 0.32), of_price("large", 0.4, 0.3, above=True)
    market = invented_catalog(catalog)
    verdict = replace(pick(tiny_persona(), tiny_situation(market)), changes=change)
    verdict = replace(verdict, persona=tiny_persona(acquire="rental"))
    cheaper, dearer = changes_words(verdict, market, Language.of(market, "ko"), DOLLARS)
    assert "시간당 약 0.24달러보다 싸면 그쪽을 빌리세요." in cheaper
    assert "추천 제품이 시간당 약 0.40달러보다 비싸면" in dearer
    assert dearer.endswith("빌리세요.")


def test_of_rented_cards_plugs_and_heat_are_not_the_readers(catalog: Catalog) -> None:
    level = of_price("middle", 0.51, 0.52), of_price("large", 0.9, 0.91)
    assert told(catalog, *level, acquire="rental") == (
        "At today’s prices the Middle and the Large are level with this pick: let speed and memory "
        "decide.",
    )
