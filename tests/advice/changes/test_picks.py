from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.changes.picks import PickChange, pick_changes
from macros.advice.edition import Edition
from macros.advice.picks.consumer_cards import Offers
from macros.advice.picks.pick import pick
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from tests.advising import (
    WORK,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)
from tests.tiny import TODAY, tiny_gpu, tiny_region, with_gpus


class EditionAtPrices(Edition):
    """An edition of the market of four cards in one region, at given prices and speeds."""

    def __init__(self, catalog: Catalog, offers: Offers, speeds: Speeds | None = None) -> None:
        four = replace(
            market_of_four(catalog),
            personas={"reader": tiny_persona()},
            regions={"us": tiny_region()},
        )
        super().__init__(four, TODAY, TODAY)
        self._offers, self._speeds = offers, speeds

    def add(self, catalog: Catalog, speeds: Speeds) -> None:
        """Know other cards."""
        self.catalog, self._speeds = catalog, speeds

    def ask(self, objective: Any) -> None:
        """Let the reader want something else."""
        self.catalog = replace(self.catalog, personas={"reader": tiny_persona(objective=objective)})

    def verdict(self, persona: str, region: str) -> Any:
        where = tiny_situation(self.catalog, self._offers, self._speeds)
        return pick(self.catalog.personas[persona], where)


def test_same_prices_turn_nothing(catalog: Catalog) -> None:
    edition, other = (EditionAtPrices(catalog, tiny_offers()) for _ in range(2))
    assert list(pick_changes(edition, other)) == []


def one_change(before: Edition, after: Edition) -> PickChange:
    (change,) = pick_changes(before, after)
    return change


def test_changed_price_turns_the_pick_that_rests_on_it(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers())
    change = one_change(before, EditionAtPrices(catalog, tiny_offers(middle=300.0)))
    assert change.before
    assert change.after
    assert (change.persona, change.region) == ("reader", "us")
    assert (change.before.id, change.before.amount) == ("small", 200.0)
    assert (change.after.id, change.after.amount, change.after.currency) == ("middle", 300.0, "USD")
    assert change.is_new_pick


def test_reason_is_the_figure_that_moved(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers())
    cheaper = one_change(before, EditionAtPrices(catalog, tiny_offers(middle=300.0))).because
    assert (cheaper.kind, cheaper.product) == ("price", "middle")
    assert (cheaper.before, cheaper.after, cheaper.currency) == (500.0, 300.0, "USD")
    dearer = one_change(before, EditionAtPrices(catalog, tiny_offers(small=400.0))).because
    assert (dearer.kind, dearer.product, dearer.after) == ("price", "small", 400.0)


def test_price_that_moved_by_the_rate_of_its_money_alone_is_no_reason(catalog: Catalog) -> None:
    """All candidates of a region are paid in one money, so its rate turns none of them."""
    before = EditionAtPrices(catalog, tiny_offers())
    at_other_rate = {
        id_: [replace(offer, usd=offer.amount * 1.6) for offer in offers]
        for id_, offers in tiny_offers(small=190.0, middle=300.0).items()
    }
    because = one_change(before, EditionAtPrices(catalog, at_other_rate)).because
    assert (because.kind, because.product) == ("price", "middle")
    assert (because.before, because.after) == (500.0, 300.0)


def test_reason_of_a_speed_is_the_speed(catalog: Catalog) -> None:
    before, after = (
        EditionAtPrices(catalog, tiny_offers(), tiny_speeds(middle=speed)) for speed in (2.0, 9.0)
    )
    because = one_change(before, after).because
    assert (because.kind, because.product) == ("speed", "middle")
    assert because.before == pytest.approx(2.0)
    assert because.after == pytest.approx(9.0)


def test_reason_is_that_a_card_came_or_went(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers())
    bargain = tiny_gpu(before.catalog, "small", id="bargain", name="Bargain")
    after = EditionAtPrices(catalog, {**tiny_offers(), "bargain": [tiny_offer("bargain", 50.0)]})
    after.add(with_gpus(after.catalog, bargain), tiny_speeds(bargain=1.0))
    came = one_change(before, after)
    assert came.after
    assert came.after.id == "bargain"
    assert (came.because.kind, came.because.product) == ("new", "bargain")
    went = one_change(after, before)
    assert (went.because.kind, went.because.product) == ("gone", "bargain")


def test_reason_is_a_need_that_is_missed_or_met_now(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers())
    after = EditionAtPrices(catalog, tiny_offers(small=0.0))
    missed = one_change(before, after).because
    assert (missed.kind, missed.product, missed.constraint) == (
        "need_missed",
        "small",
        "price_known",
    )
    met = one_change(after, before).because
    assert (met.kind, met.product, met.constraint) == ("need_met", "small", "price_known")


def test_reason_is_that_the_reader_asks_for_something_else(catalog: Catalog) -> None:
    before, after = (EditionAtPrices(catalog, tiny_offers()) for _ in range(2))
    after.ask({"maximise": "speed", "workloads": [WORK]})
    assert one_change(before, after).because.kind == "asked"


def test_new_tie_is_told_apart_from_a_new_pick(catalog: Catalog) -> None:
    before = EditionAtPrices(catalog, tiny_offers(middle=900.0, spread=0.2))
    after = EditionAtPrices(catalog, tiny_offers(middle=440.0, spread=0.2))
    change = one_change(before, after)
    assert not change.is_new_pick
    assert [tie.thing for tie in change.ties_made] == [("middle", "street_new", 1)]
    assert change.ties_broken == ()
    assert (change.because.kind, change.because.product) == ("price", "middle")
    assert [tie.id for tie in one_change(after, before).ties_broken] == ["middle"]
