from __future__ import annotations

import math
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest

from macros.advice.picks import price_looks as module
from macros.advice.picks.hosts import NOTHING
from macros.advice.picks.pick import pick
from macros.advice.picks.price_looks import (
    PriceLook,
    Turn,
    chance_and_gain,
    learned_spread,
    price_looks,
)
from macros.advice.prices.offers import PlacePrice
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from tests.advising import (
    WORK,
    market_of_four,
    tiny_offer,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)
from tests.tiny import TODAY

UNSURE = 0.3


def offer(id_: str, usd: float, spread: float = UNSURE, **changes: Any) -> Any:
    return tiny_offer(id_, usd, spread=spread, **changes)


# Small leads with speed 1 for 200; middle (speed 2 for 500) would lead below 400.
PRICES = {"small": 200.0, "middle": 500.0, "large": 1600.0, "server": 9000.0}


def looks(
    catalog: Catalog,
    persona: dict[str, Any] | None = None,
    speeds: Speeds | None = None,
    **spreads: float,
) -> dict[str, PriceLook]:
    """Return what to look up of the four cards; `spreads` change how unsure a price is."""
    offers = {id_: [offer(id_, usd, spreads.get(id_, UNSURE))] for id_, usd in PRICES.items()}
    where = tiny_situation(market_of_four(catalog), offers, speeds)
    verdict = pick(tiny_persona(**(persona or {})), where)
    return {look.offer.id: look for look in price_looks([verdict], where)}


def turn(look: PriceLook) -> Turn:
    (only,) = look.turns
    return only


def test_amount_is_that_at_which_another_product_scores_as_much(catalog: Catalog) -> None:
    found = looks(catalog)
    middle = turn(found["middle"])
    assert (middle.way, middle.pick.gpu.id, middle.other.gpu.id) == ("cheaper", "small", "middle")
    assert middle.amount == pytest.approx(400, rel=0.01)
    small = turn(found["small"])
    assert (small.way, small.other.gpu.id) == ("dearer", "middle")
    assert small.amount == pytest.approx(250, rel=0.01)


def test_chance_and_worth_are_those_of_drawn_prices(catalog: Catalog) -> None:
    """The closed form against a sum over many prices that a fresh look may find."""
    middle = turn(looks(catalog)["middle"])
    spread = learned_spread(UNSURE, market_of_four(catalog).rules)
    draws = [(n + 0.5) / 20_000 * 16 - 8 for n in range(20_000)]
    weights = [math.exp(-0.5 * z * z) for z in draws]
    step = math.log(500 / middle.amount)
    gains = [max(0.0, -z * spread - step) for z in draws]
    drawn = sum(w * g for w, g in zip(weights, gains, strict=True)) / sum(weights)
    share = sum(w for w, g in zip(weights, gains, strict=True) if g) / sum(weights)
    assert middle.gain == pytest.approx(drawn, rel=0.01)
    assert middle.share == pytest.approx(share, rel=0.01)
    assert middle.gain_usd == pytest.approx(drawn * 200, rel=0.01)


def test_price_that_is_well_known_is_worth_no_look(catalog: Catalog) -> None:
    assert "middle" not in looks(catalog, middle=0.01)


def test_less_sure_price_is_worth_more(catalog: Catalog) -> None:
    sure, unsure = (looks(catalog, small=0.01, middle=s)["middle"] for s in (0.3, 0.4))
    assert 0 < sure.value_usd < unsure.value_usd


def test_price_that_can_turn_nothing_is_not_listed(catalog: Catalog) -> None:
    assert "server" not in looks(catalog)


def test_what_is_too_dear_counts_by_whether_it_comes_within_the_means(catalog: Catalog) -> None:
    wants = {
        "objective": {"maximise": "speed", "workloads": [WORK]},
        "needs": {"price_usd_at_most": 1500},
    }
    found = looks(catalog, wants)
    large = turn(found["large"])
    assert (large.way, large.pick.gpu.id) == ("affordable", "middle")
    assert large.amount == pytest.approx(1500)
    assert "small" not in found  # its price decides nothing: it is affordable, and slower
    assert large.gain == pytest.approx(large.share * math.log(2), rel=0.01)


def test_a_sum_for_all_leaves_a_card_what_the_computer_around_it_does_not_take(
    catalog: Catalog,
) -> None:
    """Of 1500 USD with tax 300 go to the computer: what a card of 1600 may cost with its tax."""
    wants = {
        "objective": {"maximise": "speed", "workloads": [WORK]},
        "needs": {"total_usd_at_most": 1500},
    }
    offers = {id_: [offer(id_, usd, tax_factor=1.2)] for id_, usd in PRICES.items()}
    where = tiny_situation(market_of_four(catalog), offers)
    hosts = Mock(of=Mock(return_value=replace(NOTHING, usd=300.0)))
    where = replace(where, hosts=hosts)
    verdict = pick(tiny_persona(**wants), where)
    found = {look.offer.id: look for look in price_looks([verdict], where)}
    large = turn(found["large"])
    assert (large.way, large.pick.gpu.id) == ("affordable", "middle")
    assert large.amount == pytest.approx(1000)


def test_price_seen_here_of_late_is_left_out_and_one_seen_elsewhere_is_not(
    catalog: Catalog,
) -> None:
    def place(region: str) -> PlacePrice:
        today = PartialDate.parse(TODAY.isoformat())
        return PlacePrice(region, region == "us", 500.0, today, stale=False, share=1.0)

    for region, is_listed in (("us", False), ("jp", True)):
        middle = replace(offer("middle", 500.0), places=(place(region),))
        where = tiny_situation(
            market_of_four(catalog),
            {"small": [offer("small", 200.0)], "middle": [middle], "large": [], "server": []},
        )
        found = price_looks([pick(tiny_persona(), where)], where)
        assert ("middle" in [look.offer.id for look in found]) is is_listed


def test_worth_is_that_for_all_personas(catalog: Catalog) -> None:
    where = tiny_situation(
        market_of_four(catalog), {id_: [offer(id_, usd)] for id_, usd in PRICES.items()}
    )
    verdict = pick(tiny_persona(), where)
    once, twice = (price_looks([verdict] * times, where)[0].value_usd for times in (1, 2))
    assert twice == pytest.approx(2 * once)


def test_what_hangs_on_a_price_is_told_by_how_much_and_then_by_the_reader(
    catalog: Catalog,
) -> None:
    """Two cards of 200 USD decide for twice as much money as one."""
    where = tiny_situation(
        market_of_four(catalog), {id_: [offer(id_, usd)] for id_, usd in PRICES.items()}
    )
    verdict = pick(tiny_persona(), where)
    assert verdict.pick
    twice = replace(verdict, pick=replace(verdict.pick, count=2))
    named = [("b", verdict), ("rich", twice), ("a", verdict)]
    asked = [
        replace(each, persona=each.persona.model_copy(update={"id": id_})) for id_, each in named
    ]
    look = next(one for one in price_looks(asked, where) if one.offer.id == "middle")
    gains = [each.gain_usd for each in look.turns]
    assert gains == sorted(gains, reverse=True)
    assert [each.persona for each in look.turns] == ["rich", "a", "b"]


def test_the_most_valuable_comes_first(catalog: Catalog) -> None:
    values = [look.value_usd for look in looks(catalog).values()]
    assert values == sorted(values, reverse=True)


def test_rented_hours_are_not_listed(catalog: Catalog) -> None:
    rented = [tiny_offer(id_, usd, "rental", spread=UNSURE) for id_, usd in PRICES.items()]
    where = tiny_situation(market_of_four(catalog), rentals={o.id: [o] for o in rented})
    verdict = pick(tiny_persona(acquire="rental"), where)
    assert verdict.pick
    assert price_looks([verdict], where) == ()


def test_faster_product_needs_less_of_a_bargain(catalog: Catalog) -> None:
    slow, fast = (
        looks(catalog, speeds=tiny_speeds(middle=speed))["middle"] for speed in (2.0, 2.2)
    )
    assert turn(fast).amount > turn(slow).amount
    assert turn(fast).share > turn(slow).share


def test_gain_of_a_sure_price_is_nothing_and_never_below() -> None:
    assert chance_and_gain(0.1, 1.0, 0.1, 0.0) == (0.0, 0.0)
    for step in (0.0, 0.1, 0.5, 2.0):
        share, gain = chance_and_gain(step, 1.0, step, 0.2)
        assert 0 <= share <= 0.5
        assert gain >= 0


def test_fresh_price_moves_a_price_by_less_than_it_may_be_wrong(catalog: Catalog) -> None:
    rules = market_of_four(catalog).rules
    for spread in (0.05, 0.2, 1.0):
        assert 0 < learned_spread(spread, rules) < spread
    assert learned_spread(0.0, rules) == 0.0


def test_answer_that_turns_only_far_below_what_is_asked_is_no_reason_to_look(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The answer turns at four fifths of what the middle one costs.
    for least, is_listed in ((0.75, True), (0.85, False)):
        monkeypatch.setattr(module, "LEAST_OF_PRICE", least)
        assert ("middle" in looks(catalog)) == is_listed
