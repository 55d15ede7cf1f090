"""What an offer scores, followed by hand on the four invented cards."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from macros.advice.picks.hosts import NOTHING
from macros.advice.picks.scores import (
    Candidate,
    RunningCost,
    best_by_product,
    candidate,
    certainty_of,
    certainty_of_lead,
    drawn_prices,
    drawn_scores,
    drawn_totals,
    joint_speed,
    mean_speed,
)
from macros.advice.prices.offers import Z50, OfferKind
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Objective
from tests.advising import WORK, market_of_four, tiny_offer, tiny_speeds
from tests.tiny import tiny_gpu

DRAWS = 20_000
HOST = replace(NOTHING, usd=700.0)
FREE = RunningCost(0.0)


def speed(value: float, spread: float = 0.1, **changes: Any) -> Speed:
    low, high = (value * math.exp(sign * spread * Z80) for sign in (-1, 1))
    known = Speed(WORK, "middle", "measured", value, low, high, tests=2, campaigns=1)
    return replace(known, **changes)


def wants(maximise: str) -> Objective:
    workloads = [] if maximise.startswith("memory") else [WORK]
    return Objective.model_validate({"maximise": maximise, "workloads": workloads})


def of(
    catalog: Catalog,
    maximise: str = "speed_per_price",
    id_: str = "middle",
    usd: float = 500,
    kind: OfferKind = "street_new",
    speeds: Any = None,
    **how: Any,
) -> Candidate:
    """Return the candidate of an offer; two speeds of 2 and 8, whose mean is 4, if not told."""
    gpu = market_of_four(catalog).gpus[id_]
    offer = tiny_offer(id_, usd, kind, **how.pop("offer", {}))
    known = [speed(2), speed(8, 0.3)] if speeds is None else speeds
    return candidate(gpu, offer, known, wants(maximise), how.pop("running", FREE), **how)


@pytest.mark.parametrize(
    ("maximise", "score"),
    [
        ("speed", 4),
        ("speed_per_price", 4 / 1700),
        ("speed_per_cost", 4 / (1700 + 2 * 200 * 1.5)),
        ("memory", 32),
        ("memory_per_price", 32 / 1700),
    ],
)
def test_score_is_what_is_wanted_by_what_it_is_divided_by(
    catalog: Catalog, maximise: str, score: float
) -> None:
    """Two cards of 500 USD and 200 W in a computer of 700 USD, where a watt costs 1.5 USD."""
    made = of(catalog, maximise, count=2, host=HOST, running=RunningCost(1.5))
    assert made.score == pytest.approx(score)


def test_money_counts_loss_host_and_electricity_one_after_the_other(catalog: Catalog) -> None:
    made = of(catalog, loss=0.1, count=2, host=HOST, running=RunningCost(1.5))
    assert made.cards_usd == pytest.approx(1100)
    assert made.price_usd == pytest.approx(1800)
    assert made.cost_usd == pytest.approx(2400)
    assert made.outlay_usd == pytest.approx(1700)


def test_power_that_is_not_known_costs_nothing(catalog: Catalog) -> None:
    unknown = tiny_gpu(catalog, "boreal-one", power={"tdp_w": None})
    assert RunningCost(2.0).of(unknown) == 0
    assert RunningCost(2.0).of(tiny_gpu(catalog, "boreal-one", power={"tdp_w": 150})) == 300


def test_only_cards_are_uncertain_in_a_price_with_host_and_power(catalog: Catalog) -> None:
    around: dict[str, Any] = {"host": HOST, "running": RunningCost(1.5)}
    assert of(catalog, **around).price_weight == pytest.approx(500 / 1200)
    assert of(catalog, "speed_per_cost", **around).price_weight == pytest.approx(500 / 1500)
    assert of(catalog, "memory_per_price", **around).price_weight == pytest.approx(500 / 1200)
    for wanted in ("speed", "memory"):
        assert of(catalog, wanted, **around).price_weight == 0
    assert (of(catalog).speed_weight, of(catalog, "memory").speed_weight) == (1, 0)


def test_speeds_are_joined_with_their_mean_uncertainty(catalog: Catalog) -> None:
    made = of(catalog)
    assert made.speed == pytest.approx(4)
    assert made.speed_spread == pytest.approx(0.2)
    unasked = of(catalog, "memory", speeds=[])
    assert (unasked.speed, unasked.speed_spread, unasked.measured) == (None, 0, False)
    assert (unasked.tests, unasked.campaigns) == (0, 0)
    assert mean_speed([]) is None


def test_all_speeds_must_be_measured_and_one_far_estimate_makes_the_whole_far(
    catalog: Catalog,
) -> None:
    both = of(catalog)
    assert (both.measured, both.extrapolated, both.hindsight) == (True, False, False)
    estimate = speed(8, kind="estimated", extrapolated=True, hindsight=True)
    mixed = of(catalog, speeds=[speed(2), estimate])
    assert (mixed.measured, mixed.extrapolated, mixed.hindsight) == (False, True, True)


def test_tests_are_added_and_the_fewest_campaigns_count(catalog: Catalog) -> None:
    speeds = [speed(2, tests=5, campaigns=3), speed(8, tests=1, campaigns=4)]
    made = of(catalog, speeds=speeds)
    assert (made.tests, made.campaigns) == (9, 3)


def test_a_speed_that_is_missing_makes_the_joint_one_unknown() -> None:
    known = tiny_speeds()
    two = Speeds("small", {WORK: known.by_workload[WORK], "other": {}})
    found = joint_speed(two, [WORK], "middle")
    assert found
    assert [one.value for one in found] == [2]
    assert joint_speed(two, [WORK, "other"], "middle") is None


@pytest.mark.parametrize(
    ("changes", "count", "kind", "expected"),
    [
        ({}, 1, "street_new", "card"),
        ({}, 2, "street_new", "pair"),
        ({}, 4, "used", "quad"),
        ({"form_factor": "sxm"}, 1, "street_new", "module"),
        ({"segment": "soc"}, 1, "street_new", "soc"),
        ({"segment": "soc"}, 1, "rental", "rental"),
    ],
)
def test_kind_is_what_one_gets_running(
    catalog: Catalog, changes: dict[str, Any], count: int, kind: OfferKind, expected: str
) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", **{"form_factor": "pcie_card", **changes})
    offer = tiny_offer("boreal-one", 500, kind)
    made = candidate(gpu, offer, [speed(2)], wants("speed"), FREE, count=count)
    assert made.kind == expected
    assert made.key == ("boreal-one", kind)


def test_uncertain_score_is_ranked_by_what_it_reaches_in_three_of_four_cases(
    catalog: Catalog,
) -> None:
    made = of(catalog, host=replace(NOTHING, usd=500.0), offer={"spread": 0.3})
    spread = math.hypot(0.2, 0.5 * made.offer.spread)
    assert made.score_spread == pytest.approx(spread)
    assert made.cautious_score == pytest.approx(made.score * math.exp(-Z50 * spread))


def test_first_of_a_product_is_its_best(catalog: Catalog) -> None:
    new, used, other = of(catalog), of(catalog, kind="used"), of(catalog, id_="large")
    assert best_by_product([used, other, new]) == {"middle": used, "large": other}


@pytest.mark.parametrize(
    ("lead", "spread", "certainty"),
    [(1, 0, 1), (0, 0, 0.5), (0, 1, 0.5), (Z80, 1, 0.9), (-2 * Z80, 2, 0.1)],
)
def test_lead_is_the_surer_the_less_is_uncertain(
    lead: float, spread: float, certainty: float
) -> None:
    assert certainty_of(lead, spread) == pytest.approx(certainty, abs=1e-4)


def test_speeds_of_one_product_do_not_make_its_offers_uncertain(catalog: Catalog) -> None:
    apart: dict[str, Any] = {"observations": ()}
    cheap = of(catalog, usd=480, offer=apart)
    dear = of(catalog, usd=500, kind="used", offer=apart)
    other = of(catalog, id_="large", usd=500, offer=apart)
    assert certainty_of_lead(cheap, dear) > certainty_of_lead(cheap, other) > 0.5
    lead = math.log(500 / 480)
    near = math.hypot(0.2, 0.2)
    assert certainty_of_lead(cheap, other) == pytest.approx(certainty_of(lead, near), abs=0.01)
    assert certainty_of_lead(other, cheap) == pytest.approx(
        1 - certainty_of_lead(cheap, other), abs=1e-9
    )


def test_draws_of_a_score_lie_around_it_as_far_as_it_is_uncertain(catalog: Catalog) -> None:
    made = of(catalog, host=replace(NOTHING, usd=500.0), offer={"spread": 0.1})
    drawn = drawn_scores(made, DRAWS)
    assert drawn.shape == (DRAWS,)
    assert float(np.median(drawn)) == pytest.approx(math.log(made.score), abs=0.01)
    assert float(np.std(drawn)) == pytest.approx(made.score_spread, rel=0.03)
    fast = of(catalog, "speed", speeds=[speed(4, 0.0)], offer={"spread": 0.5})
    assert drawn_scores(fast, 9) == pytest.approx([math.log(4)] * 9)


def test_a_higher_price_lowers_the_score_of_the_same_draw(catalog: Catalog) -> None:
    made = of(catalog, speeds=[speed(4, 0.0)], offer={"spread": 0.3})
    scores, prices = drawn_scores(made, 50), drawn_prices(made, 50)
    assert np.exp(scores) * prices == pytest.approx([4.0] * 50)
    assert float(np.std(prices)) > 0


def test_drawn_totals_have_the_host_once_and_every_card(catalog: Catalog) -> None:
    made = of(catalog, count=2, host=HOST, offer={"spread": 0.2})
    totals, prices = drawn_totals(made, 50), drawn_prices(made, 50)
    assert totals == pytest.approx(700 + prices)
    assert float(np.median(drawn_prices(made, DRAWS))) == pytest.approx(1000, rel=0.02)
