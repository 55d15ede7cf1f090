from __future__ import annotations

from typing import Any, get_args

from macros.advice.changes.reasons import ReasonKind
from macros.advice.changes.turns import new_turns
from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import Offers
from macros.facts.catalog import Catalog
from macros.facts.records.turns import PickTurn, TurnCause
from tests.advising import tiny_offers, tiny_persona
from tests.invented_edition import invented_edition
from tests.recorded import pick_of, tiny_turn

NOW = {"us": tiny_offers(small=900.0)}  # at which the middle one leads


def turned(catalog: Catalog, *record: PickTurn, **after: Any) -> list[PickTurn]:
    """Return what is new in the United States, after the small card led."""
    before, now = invented_edition(catalog), invented_edition(catalog, **after)
    return list(new_turns(record, before, now, ("us",)))


def test_pick_that_became_another_one_is_recorded_with_the_figure_that_decided(
    catalog: Catalog,
) -> None:
    (turn,) = turned(catalog, **NOW)
    assert (turn.persona, turn.region, str(turn.date)) == ("reader", "us", "2026-11-20")
    assert turn.before
    assert turn.after
    assert (turn.before.id, turn.after.id) == ("small", "middle")
    assert (turn.because.cause, turn.because.product) == ("price", "small")
    assert (turn.because.before, turn.because.after, turn.because.currency) == (200, 900, "USD")


def test_same_pick_is_not_recorded_again(catalog: Catalog) -> None:
    assert turned(catalog) == []
    recorded = tiny_turn(after=pick_of("middle"))
    assert turned(catalog, recorded, **NOW) == []


def test_other_regions_are_left_out(catalog: Catalog) -> None:
    before, now = invented_edition(catalog), invented_edition(catalog, jp=tiny_offers())
    assert list(new_turns((), before, now, ("us",))) == []
    assert list(new_turns((), before, now, ("jp",)))


def test_record_that_says_something_else_of_the_past_was_corrected(catalog: Catalog) -> None:
    (turn,) = turned(catalog, tiny_turn(after=pick_of("large")))
    assert turn.before
    assert turn.after
    assert (turn.before.id, turn.after.id) == ("large", "small")
    assert turn.because.cause == "corrected"


def test_latest_entry_of_a_reader_counts(catalog: Catalog) -> None:
    record = tiny_turn(after=pick_of("large")), tiny_turn(after=pick_of("small"))
    assert turned(catalog, *record) == []


def test_new_reader_has_had_no_other_pick(catalog: Catalog) -> None:
    before: Edition = invented_edition(catalog, tiny_persona(id="painter"))
    after = invented_edition(catalog, tiny_persona(id="painter"), tiny_persona())
    assert list(new_turns((), before, after, ("us",))) == []


def test_reader_without_an_answer_is_told_so(catalog: Catalog) -> None:
    before = invented_edition(catalog)
    nobody: Offers = {name: [] for name in tiny_offers()}
    (turn,) = new_turns((), before, invented_edition(catalog, us=nobody), ("us",))
    assert turn.before is not None
    assert turn.after is None
    assert (turn.because.cause, turn.because.constraint) == ("need_missed", "price_known")


def test_every_cause_can_be_recorded() -> None:
    recorded = {*get_args(ReasonKind)} - {"came", "left"} | {"corrected"}
    assert {*get_args(TurnCause)} == recorded
