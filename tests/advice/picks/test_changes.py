"""What would turn an answer, followed by hand on the four invented cards."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.picks.changes import Change, amount_for, changes, share_for
from macros.advice.picks.needs import Limits
from macros.advice.picks.scores import Candidate, RunningCost
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Needs
from tests.advice.picks.test_scores import HOST, of, speed, wants

WATT_USD = RunningCost(1.5)


def limits_of(**needs: Any) -> Limits:
    return Limits(Needs.model_validate(needs), None, needs.get("price_usd_at_most"), 4)


def asked(chosen: Candidate, *others: Candidate, maximise: str = "speed_per_price") -> list[Change]:
    return list(changes(wants(maximise), chosen, others, [], limits_of()))


def test_another_is_as_good_at_the_share_of_its_price_by_which_it_scores_less(
    catalog: Catalog,
) -> None:
    pick = of(catalog, id_="small", usd=200)
    other = of(catalog, usd=500)  # as fast
    cheaper, dearer = asked(pick, other)
    assert (cheaper.id, cheaper.currency, cheaper.above) == ("middle", "USD", False)
    assert cheaper.amount == pytest.approx(200)
    assert (dearer.id, dearer.above) == ("middle", True)
    assert dearer.amount == pytest.approx(500)


def test_what_is_as_good_already_need_not_get_cheaper(catalog: Catalog) -> None:
    pick, twin = (of(catalog, id_=id_, usd=500) for id_ in ("small", "middle"))
    assert pick.cautious_score == twin.cautious_score
    assert asked(pick, twin) == []


def test_three_others_are_told_by_rank_and_of_the_best_alone_when_the_pick_gets_dearer(
    catalog: Catalog,
) -> None:
    pick = of(catalog, id_="small", usd=200)
    others = [of(catalog, id_=id_, usd=usd) for id_, usd in (("middle", 300), ("large", 400))]
    others += [of(catalog, id_="server", usd=500), of(catalog, id_="middle", usd=600)]
    found = asked(pick, *others)
    assert [change.id for change in found] == ["middle", "large", "server", "middle"]
    assert [change.above for change in found] == [False, False, False, True]
    assert found[-1].amount == pytest.approx(300)


def test_host_and_electricity_stay_what_they_are_when_a_card_gets_cheaper(catalog: Catalog) -> None:
    """500 for the card, 700 for its computer, 200 W x 1.5 USD for its power."""
    made = of(catalog, host=HOST, running=WATT_USD)
    half = made.cautious_score * 2
    assert share_for(wants("speed_per_price"), made, made.cautious_score) == pytest.approx(1)
    by_price = share_for(wants("speed_per_price"), made, made.cautious_score * 1200 / 900)
    assert by_price == pytest.approx(200 / 500)
    by_cost = share_for(wants("speed_per_cost"), made, made.cautious_score * 1500 / 1100)
    assert by_cost == pytest.approx(100 / 500)
    assert amount_for(wants("speed_per_cost"), made, made.cautious_score * 1500 / 1100) == (
        pytest.approx(100)
    )
    # Nobody pays the buyer to take it.
    assert share_for(wants("speed_per_price"), made, half) is None
    assert amount_for(wants("speed_per_price"), made, half) is None


def test_several_cards_are_told_at_the_price_of_each(catalog: Catalog) -> None:
    pick, pair = of(catalog, id_="small", usd=200), of(catalog, usd=300, count=2)
    cheaper, dearer = asked(pick, pair)
    assert (cheaper.count, cheaper.each) == (2, True)
    assert cheaper.amount == pytest.approx(100)
    assert (dearer.count, dearer.each) == (2, False)


@pytest.mark.parametrize("maximise", ["speed", "memory"])
def test_no_price_turns_what_is_picked_whatever_it_costs(catalog: Catalog, maximise: str) -> None:
    pick, other = (of(catalog, maximise, id_) for id_ in ("large", "small"))
    assert asked(pick, other, maximise=maximise) == []


@pytest.mark.parametrize(
    ("needs", "constraint", "limit"),
    [
        ({"price_usd_at_most": 600}, "price_usd", 900),
        ({"total_usd_at_most": 600}, "total_usd", 1600),
    ],
)
def test_of_better_ones_that_are_too_dear_the_cheapest_needs_least_more_money(
    catalog: Catalog, needs: dict[str, Any], constraint: str, limit: float
) -> None:
    pick = of(catalog, "speed", "small", 200)
    too_dear = [
        of(catalog, "speed", id_, usd, speeds=[speed(9)], host=HOST)
        for id_, usd in (("server", 5000), ("large", 900))
    ]
    worse = of(catalog, "speed", "middle", 700, speeds=[speed(1)], host=HOST)
    found = changes(wants("speed"), pick, [], [*too_dear, worse], limits_of(**needs))
    assert found == (Change("large", constraint=constraint, limit=limit),)


def test_nobody_is_told_to_spend_more_by_a_price_that_is_out_of_date(catalog: Catalog) -> None:
    pick = of(catalog, "speed", "small", 200)
    old, new = (
        of(catalog, "speed", id_, usd, speeds=[speed(9)], offer={"stale": is_stale})
        for id_, usd, is_stale in (("server", 700, True), ("large", 900, False))
    )
    found = changes(wants("speed"), pick, [], [old, new], limits_of(price_usd_at_most=600))
    assert [change.id for change in found] == ["large"]
    assert changes(wants("speed"), pick, [], [old], limits_of(price_usd_at_most=600)) == ()


@pytest.mark.parametrize(
    ("needs", "is_told"),
    [
        ({"price_usd_at_most": 600}, True),
        ({"price_usd_at_most": 490}, False),
        ({"total_usd_at_most": 1300}, True),
        ({"total_usd_at_most": 1150}, False),
    ],
)
def test_price_of_the_pick_beyond_the_limit_turns_nothing(
    catalog: Catalog, needs: dict[str, Any], is_told: bool
) -> None:
    """The other is as good at 500 for the card, and the computer costs 700 beside it."""
    pick, other = (
        of(catalog, id_=id_, usd=usd, host=HOST) for id_, usd in (("small", 200), ("middle", 500))
    )
    found = changes(wants("speed_per_price"), pick, [other], [], limits_of(**needs))
    assert [change.above for change in found] == ([False, True] if is_told else [False])
