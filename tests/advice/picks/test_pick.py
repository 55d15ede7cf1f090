from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.pick import Verdict, pick, settle
from macros.advice.picks.scores import RunningCost
from macros.advice.picks.situation import running_cost
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from tests.advising import (
    NEW_USD,
    WORK,
    market_of_four,
    tiny_offer,
    tiny_offers,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)
from tests.tiny import TODAY, tiny_price, tiny_region


def verdict_of(catalog: Catalog, persona: dict[str, Any] | None = None, **where: Any) -> Verdict:
    return pick(tiny_persona(**(persona or {})), tiny_situation(market_of_four(catalog), **where))


def wanting(maximise: str, **needs: Any) -> dict[str, Any]:
    workloads = [] if maximise.startswith("memory") else [WORK]
    return {"objective": {"maximise": maximise, "workloads": workloads}, "needs": needs}


def picked(verdict: Verdict) -> str:
    assert verdict.pick
    return verdict.pick.gpu.id


def test_speed_for_the_price_picks_the_cheapest_speed(catalog: Catalog) -> None:
    verdict = verdict_of(catalog)
    assert picked(verdict) == "small"
    assert [candidate.gpu.id for candidate in verdict.runners_up] == ["middle", "large", "server"]
    assert verdict.ties == ()


@pytest.mark.parametrize("maximise", ["speed", "speed_per_price", "memory_per_price"])
def test_settled_verdict_names_the_same_products_and_draws_nothing(
    catalog: Catalog, maximise: str
) -> None:
    persona = tiny_persona(**wanting(maximise))
    where = tiny_situation(market_of_four(catalog))
    sure, settled = pick(persona, where), settle(persona, where)
    assert (sure.stability, settled.stability) == (1.0, 0.0)
    assert settled.roles == sure.roles
    assert settled.candidates == sure.candidates


def test_speed_alone_picks_the_fastest_whatever_it_costs(catalog: Catalog) -> None:
    assert picked(verdict_of(catalog, wanting("speed"))) == "server"


def test_memory_for_the_price_needs_no_speed(catalog: Catalog) -> None:
    verdict = verdict_of(catalog, wanting("memory_per_price"), speeds=tiny_speeds(small=0))
    assert picked(verdict) == "small"


def test_power_counts_where_cost_does(catalog: Catalog) -> None:
    where = tiny_situation(market_of_four(catalog))
    persona = tiny_persona(**wanting("speed_per_cost"))
    assert picked(pick(persona, replace(where, running=RunningCost(0)))) == "small"
    assert picked(pick(persona, replace(where, running=RunningCost(100)))) == "server"


def test_used_cards_count_only_for_who_takes_them(catalog: Catalog) -> None:
    new = verdict_of(catalog)
    used = verdict_of(catalog, {"acquire": "new_or_used"})
    assert new.pick
    assert used.pick
    assert (new.pick.offer.kind, used.pick.offer.kind) == ("street_new", "used")


def test_rentals_are_ranked_by_the_price_of_an_hour(catalog: Catalog) -> None:
    asked = {"large": 1, "server": 3}
    hours = {id_: [tiny_offer(id_, usd, "rental")] for id_, usd in asked.items()}
    verdict = verdict_of(catalog, {"acquire": "rental"}, rentals=hours)
    assert picked(verdict) == "large"
    assert verdict.cut["small"].constraint == "price_known"


def test_hour_of_one_provider_alone_is_no_offer(catalog: Catalog) -> None:
    alone = tiny_offer("large", 0.5, "rental", observations=(), providers=1)
    hours = {"large": [alone], "server": [tiny_offer("server", 3, "rental")]}
    verdict = verdict_of(catalog, {"acquire": "rental"}, rentals=hours)
    assert picked(verdict) == "server"
    assert verdict.cut["large"].constraint == "price_known"
    # To an organisation the price of an hour is known then, though it cannot count on it.
    lone = {id_: [replace(alone, id=id_)] for id_ in ("small", "middle", "large")}
    company = {"acquire": "rental", "group": "company"}
    assert picked(verdict_of(catalog, company, rentals={**hours, **lone})) == "server"
    both = {**hours, "large": [replace(alone, providers=2)]}
    assert picked(verdict_of(catalog, {"acquire": "rental"}, rentals=both)) == "large"


def test_every_product_is_a_candidate_or_cut_with_its_figure(catalog: Catalog) -> None:
    verdict = verdict_of(catalog, wanting("speed", memory_gb_at_least=16, price_usd_at_most=2000))
    assert picked(verdict) == "large"
    assert verdict.cut.keys() == {"small", "server"}
    small, server = verdict.cut["small"], verdict.cut["server"]
    assert (small.constraint, small.figure, small.limit) == ("memory_gb", 8, 16)
    assert (server.constraint, server.figure, server.limit) == ("price_usd", 9000, 2000)


def test_product_without_price_or_speed_is_not_ranked_and_says_so(catalog: Catalog) -> None:
    verdict = verdict_of(catalog, offers=tiny_offers(large=0), speeds=tiny_speeds(server=0))
    assert verdict.cut["large"].constraint == "price_known"
    assert verdict.cut["server"].constraint == "speed_known"


def test_ranks_follow_the_market(catalog: Catalog) -> None:
    upper = verdict_of(catalog, wanting("speed_per_price", memory_rank_at_least=1))
    assert picked(upper) == "large"  # of the consumer cards it has the most
    cheap = verdict_of(catalog, wanting("speed", price_rank_at_most=0.5))
    assert picked(cheap) == "middle"


def test_differences_within_the_uncertainty_are_ties(catalog: Catalog) -> None:
    close = tiny_offers(middle=420.0, spread=0.2)
    verdict = verdict_of(catalog, offers=close)
    assert picked(verdict) == "small"
    assert "middle" in [candidate.gpu.id for candidate in verdict.ties]
    narrow = tiny_offers(middle=420.0, spread=0.001)
    assert verdict_of(catalog, offers=narrow, speeds=tiny_speeds(0.001)).ties == ()


def test_product_stands_with_its_best_offer_however_little_is_known_of_another(
    catalog: Catalog,
) -> None:
    """An old quote from far away ties with everything; a price seen here is worth more."""
    guess = tiny_offer("middle", 600.0, "used", spread=1.0)
    new = {id_: [tiny_offer(id_, usd)] for id_, usd in NEW_USD.items()}
    offers = {**new, "middle": [*new["middle"], guess]}
    verdict = verdict_of(catalog, {"acquire": "new_or_used"}, offers=offers)
    (middle,) = [one for one in (*verdict.ties, *verdict.runners_up) if one.gpu.id == "middle"]
    assert middle.offer.kind == "street_new"
    assert "middle" not in [tie.gpu.id for tie in verdict.ties]


def test_tie_never_stands_before_a_runner_up_that_is_worth_more(catalog: Catalog) -> None:
    offers = {**tiny_offers(), "large": [tiny_offer("large", 1100.0, spread=0.7)]}
    verdict = verdict_of(catalog, offers=offers)
    shown = [verdict.pick, *verdict.ties, *verdict.runners_up]
    shares = [one.cautious_score for one in shown if one]
    assert shares == sorted(shares, reverse=True)
    assert [one.gpu.id for one in verdict.runners_up][:2] == ["middle", "large"]


def test_tie_rule_settles_ties(catalog: Catalog) -> None:
    close = tiny_offers(middle=410.0, spread=0.2)
    verdict = verdict_of(catalog, {"tie": "memory"}, offers=close)
    assert picked(verdict) == "middle"
    assert verdict.leader
    assert verdict.leader.gpu.id == "small"
    assert verdict.ties[0].gpu.id == "small"


def test_stability_is_the_share_of_draws_the_pick_wins(catalog: Catalog) -> None:
    sure = verdict_of(catalog)
    assert sure.stability == 1.0
    even = verdict_of(catalog, offers=tiny_offers(middle=400.0, spread=0.2))
    assert even.stability == pytest.approx(0.5, abs=0.06)
    assert even.tied_stability > 0.95


def test_stability_counts_draws_in_which_the_pick_is_too_dear(catalog: Catalog) -> None:
    needs = wanting("speed", price_usd_at_most=500)
    verdict = verdict_of(catalog, needs, offers=tiny_offers(spread=0.1))
    assert picked(verdict) == "middle"
    assert verdict.stability == pytest.approx(0.5, abs=0.06)


def test_stability_counts_draws_in_which_everything_is_too_dear(catalog: Catalog) -> None:
    needs = wanting("speed", total_usd_at_most=500)
    verdict = verdict_of(catalog, needs, offers=tiny_offers(spread=0.1))
    assert picked(verdict) == "middle"
    assert verdict.stability == pytest.approx(0.5, abs=0.06)


def test_organisation_gets_no_answer_from_the_only_one_with_a_price(catalog: Catalog) -> None:
    needs = wanting("speed", memory_gb_at_least=24)
    offers = {**tiny_offers(), "server": []}
    assert picked(verdict_of(catalog, needs, offers=offers)) == "large"
    verdict = verdict_of(catalog, {**needs, "group": "company"}, offers=offers)
    assert (verdict.pick, verdict.last_cut) == (None, "market_known")


@pytest.mark.parametrize(("acquire", "picked_id"), [("new", "large"), ("new_or_used", None)])
def test_what_is_not_made_any_more_lacks_no_price_for_who_buys_new(
    acquire: str, picked_id: str | None, catalog: Catalog
) -> None:
    needs = {**wanting("speed", memory_gb_at_least=24), "group": "company", "acquire": acquire}
    ended = {"released": "2020-01", "discontinued": "2022-01"}
    offers = {**tiny_offers(), "server": []}
    market = tiny_situation(market_of_four(catalog, server=ended), offers)
    found = pick(tiny_persona(**needs), market).pick
    assert (found and found.gpu.id) == picked_id


def test_organisation_takes_what_is_left_of_known_prices(catalog: Catalog) -> None:
    needs = wanting("speed", memory_gb_at_least=24, price_usd_at_most=2000)
    verdict = verdict_of(catalog, {**needs, "group": "company"})
    assert picked(verdict) == "large"


def test_organisation_gets_no_answer_where_one_list_alone_names_prices(catalog: Catalog) -> None:
    """Two months of a list are one source: for both cards, nobody else says what they cost."""
    months = tuple(tiny_price(date=day) for day in ("2026-09", "2026-10"))
    needs = {**wanting("speed", memory_gb_at_least=24), "group": "company"}

    def answer(*listed: str, **where: Any) -> Verdict:
        thin = {id_: [tiny_offer(id_, NEW_USD[id_], observations=months)] for id_ in listed}
        market = tiny_situation(market_of_four(catalog), {**tiny_offers(), **thin})
        return pick(tiny_persona(**needs), replace(market, **where))

    assert picked(answer()) == "server"
    for listed in (("server",), ("server", "large")):
        verdict = answer(*listed)
        assert (verdict.pick, verdict.last_cut) == (None, "market_known")
        assert picked(answer(*listed, lone_prices=True)) == "server"


def test_limit_by_rank_does_not_wobble_with_the_prices_it_is_taken_from(catalog: Catalog) -> None:
    needs = wanting("speed", price_rank_at_most=0.5)
    verdict = verdict_of(catalog, needs, offers=tiny_offers(spread=0.1))
    assert verdict.limits.price_usd is not None
    assert verdict.stability == 1.0


def test_draws_of_one_card_do_not_move_with_the_others(catalog: Catalog) -> None:
    shaky = tiny_offers(middle=430.0, spread=0.2)
    before = verdict_of(catalog, offers=shaky)
    after = verdict_of(catalog, offers={**shaky, "server": []})
    assert before.stability == after.stability


def test_two_runs_give_the_same_answer(catalog: Catalog) -> None:
    shaky = tiny_offers(middle=430.0, spread=0.2)
    assert verdict_of(catalog, offers=shaky) == verdict_of(catalog, offers=shaky)


def test_candidate_says_that_its_speed_is_beyond_what_was_measured(catalog: Catalog) -> None:
    plain = tiny_speeds()
    beyond = replace(plain.by_workload[WORK]["small"], kind="estimated", extrapolated=True)
    speeds = Speeds("small", {WORK: {**plain.by_workload[WORK], "small": beyond}})
    verdict = verdict_of(catalog, speeds=speeds)
    extrapolated = {candidate.gpu.id: candidate.extrapolated for candidate in verdict.candidates}
    assert extrapolated == {"small": True, "middle": False, "large": False, "server": False}


def test_price_at_which_a_runner_up_would_win(catalog: Catalog) -> None:
    verdict = verdict_of(catalog)
    middle = next(c for c in verdict.changes if c.id == "middle" and not c.above)
    assert middle.amount == pytest.approx(400)  # twice the speed of the 200 dollar card
    dearer = next(c for c in verdict.changes if c.above)
    assert dearer.id == "middle"
    assert dearer.amount == pytest.approx(250)


def test_price_that_a_product_has_already_changes_nothing(catalog: Catalog) -> None:
    verdict = verdict_of(catalog, {"tie": "memory"}, offers=tiny_offers(middle=410.0, spread=0.2))
    assert picked(verdict) == "middle"  # though small is a little better for its price
    assert [change.id for change in verdict.changes] == ["large", "server"]


def test_limit_at_which_a_better_product_would_win(catalog: Catalog) -> None:
    verdict = verdict_of(catalog, wanting("speed", price_usd_at_most=600))
    assert [(c.id, c.constraint, c.limit) for c in verdict.changes] == [
        ("large", "price_usd", 1600)
    ]


def test_persona_that_nothing_suits_learns_which_need_took_the_last(catalog: Catalog) -> None:
    verdict = verdict_of(catalog, wanting("speed", memory_gb_at_least=16, price_usd_at_most=100))
    assert verdict.pick is None
    assert verdict.candidates == ()
    assert verdict.last_cut == "price_usd"
    assert verdict_of(catalog, wanting("speed", memory_gb_at_least=99)).last_cut == "memory_gb"


def test_one_changed_price_changes_only_what_depends_on_it(catalog: Catalog) -> None:
    before = verdict_of(catalog, wanting("speed"))
    cheaper = tiny_offers(middle=300.0)
    assert picked(verdict_of(catalog, offers=cheaper)) == "middle"
    after = verdict_of(catalog, wanting("speed"), offers=cheaper)
    assert (picked(after), after.stability) == (picked(before), before.stability)


def old(id_: str, usd: float, age_days: int = 200) -> Any:
    return tiny_offer(id_, usd, stale=True, age_days=age_days)


def test_old_prices_compete_too(catalog: Catalog) -> None:
    offers = {"small": [old("small", 200.0, 150)], "large": [old("large", 300.0, 220)]}
    verdict = verdict_of(catalog, offers=offers)
    assert picked(verdict) == "large"
    assert verdict.pick
    assert verdict.pick.offer.stale


def test_uncertain_bargain_is_ranked_by_what_it_gives_in_three_of_four_cases(
    catalog: Catalog,
) -> None:
    assert picked(verdict_of(catalog, offers=tiny_offers(middle=390.0))) == "middle"
    unsure = {**tiny_offers(), "middle": [tiny_offer("middle", 390.0, spread=0.5)]}
    assert picked(verdict_of(catalog, offers=unsure)) == "small"


def test_electricity_counts_at_the_rate_and_price_of_the_region(catalog: Catalog) -> None:
    """3 years of 2,000 hours at 0.5 of a currency worth 2 dollars: 6 dollars for each watt."""
    price = {"consumer": "household", "date": "2026-01", "per_kwh": 0.5}
    origin = {"source": "weekly-chip", "kind": "official"}
    abroad = tiny_region("EUR", electricity=[{**price, **origin}])
    regions = {"eu": abroad, "de": tiny_region("EUR", exchange_rates=[], part_of="eu")}
    known = replace(catalog, regions=regions)
    assert running_cost(known, "eu", TODAY).usd_per_w == pytest.approx(6)
    assert running_cost(known, "de", TODAY).usd_per_w == pytest.approx(6)
    home = replace(catalog, regions={"us": tiny_region(electricity=[{**price, **origin}])})
    assert running_cost(home, "us", TODAY).usd_per_w == pytest.approx(3)
    assert running_cost(catalog, "nowhere", TODAY).usd_per_w == 0


def test_organisation_pays_the_electricity_of_businesses(catalog: Catalog) -> None:
    price = {"date": "2026-01", "source": "weekly-chip", "kind": "official"}
    electricity = [
        {**price, "consumer": "household", "per_kwh": 0.5},
        {**price, "consumer": "business", "per_kwh": 0.25},
    ]
    home = replace(catalog, regions={"us": tiny_region(electricity=electricity)})
    assert running_cost(home, "us", TODAY, "business").usd_per_w == pytest.approx(1.5)
    where = replace(
        tiny_situation(catalog),
        running=running_cost(home, "us", TODAY),
        running_business=running_cost(home, "us", TODAY, "business"),
    )
    assert where.running_of(tiny_persona()).usd_per_w == pytest.approx(3)
    assert where.running_of(tiny_persona(group="company")).usd_per_w == pytest.approx(1.5)


def test_pick_that_changes_as_cards_leave_the_market_is_a_close_call(catalog: Catalog) -> None:
    """The small card is the least of the market until it leaves it."""
    released = {"small": "2023-12-10", "middle": "2026-01-01", "large": "2026-01-01"}
    cards = {id_: {"released": day} for id_, day in released.items()}
    persona = tiny_persona(needs={"memory_rank_at_least": 0})
    market = market_of_four(catalog, **cards)
    verdict = pick(persona, tiny_situation(market))
    assert verdict.weak == ("market_moves",)
    assert verdict.certainty == "close"
    later = {**cards, "small": {"released": "2024-02-01"}}
    calm = pick(persona, tiny_situation(market_of_four(catalog, **later)))
    assert (calm.weak, calm.certainty) == ((), "clear")
