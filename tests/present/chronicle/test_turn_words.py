from __future__ import annotations

from typing import Any, get_args

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.turns import TurnCause
from macros.present.chronicle.turn_words import TurnWords, turn_words, turns_of
from macros.present.words.language import LANGUAGES, Language
from tests.recorded import PRICE_FELL, edition_with, pick_of, tiny_turn


def words(catalog: Catalog, code: str = "en", **changes: Any) -> TurnWords:
    edition = edition_with(catalog)
    return turn_words(tiny_turn(**changes), edition.catalog, Language.of(edition.catalog, code))


def test_turn_names_both_picks_with_how_they_are_sold_and_the_figure(catalog: Catalog) -> None:
    told = words(catalog)
    assert told.date == "3 October 2026"
    assert told.persona_name == "Reader of books"
    assert told.change == "The Middle (used) replaced the Small (new)."
    assert told.reason == "The price of the Middle (used) fell from 600 USD to 500 USD."


def test_price_that_rises_is_said_to_rise(catalog: Catalog) -> None:
    rose = {**PRICE_FELL, "before": 500.0, "after": 600.0}
    assert "rose from 500 USD to 600 USD" in words(catalog, because=rose).reason


def test_price_that_decided_though_it_hardly_moved_is_said_to_have_been_close(
    catalog: Catalog,
) -> None:
    hair = {**PRICE_FELL, "before": 505.0, "after": 500.0}
    close = "The price of the Middle (used) fell from 505 USD to 500 USD, which was enough in a"
    assert words(catalog, because=hair).reason == f"{close} close call."
    assert "close call" not in words(catalog).reason


def test_price_that_reads_the_same_decided_nothing_alone(catalog: Catalog) -> None:
    same = {**PRICE_FELL, "before": 500.1, "after": 500.0}
    assert words(catalog, because=same).reason.startswith("No single figure decided")


def test_speed_that_changed_by_nothing_that_shows_decided_nothing_alone(catalog: Catalog) -> None:
    hair = {"cause": "speed", "product": "middle", "before": 2.0, "after": 2.004}
    assert words(catalog, because=hair).reason.startswith("No single figure decided")


def test_several_of_a_product_are_counted(catalog: Catalog) -> None:
    assert "Two Middle cards" in words(catalog, after=pick_of("middle", count=2)).change


def test_first_answer_and_lost_answer_have_their_own_words(catalog: Catalog) -> None:
    assert words(catalog, before=None).change == (
        "The Middle (used) became the pick; there was none before."
    )
    assert words(catalog, after=None).change == (
        "There is no pick any more; it was the Small (new)."
    )


@pytest.mark.parametrize("cause", get_args(TurnCause))
def test_every_cause_has_a_sentence_in_every_language(catalog: Catalog, cause: str) -> None:
    because = {"cause": cause, "product": "middle", "before": 2.0, "after": 3.0}
    texts = {words(catalog, code.code, because=because).reason for code in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_speed_is_told_as_a_share(catalog: Catalog) -> None:
    faster = {"cause": "speed", "product": "middle", "before": 2.0, "after": 2.5}
    reason = words(catalog, because=faster).reason
    assert reason == "Our figure for the speed of the Middle rose by 25%."  # new or used


def test_newest_come_first_of_the_region_of_the_language(catalog: Catalog) -> None:
    old, new = tiny_turn(), tiny_turn(date="2026-11-02")
    edition = edition_with(catalog, old, tiny_turn(region="jp"), new)
    assert turns_of(edition, Language.of(edition.catalog, "en")) == [new, old]
    (own,) = turns_of(edition, Language.of(edition.catalog, "ja"))
    assert own.region == "jp"


def test_reader_or_product_that_is_gone_is_left_out(catalog: Catalog) -> None:
    edition = edition_with(
        catalog, tiny_turn(persona="nobody"), tiny_turn(before=pick_of("boreal-nine"))
    )
    assert turns_of(edition, Language.of(edition.catalog, "en")) == []
