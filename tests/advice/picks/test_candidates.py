from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.hosts import Host
from macros.advice.picks.household_socket import Socket
from macros.advice.picks.pick import Verdict, pick
from macros.advice.picks.scores import best_by_product
from macros.advice.picks.situation import Situation
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.advice import Possession
from macros.facts.records.products import Gpu
from tests.advising import (
    WORK,
    FreeHosts,
    market_of_four,
    tiny_persona,
    tiny_situation,
    tiny_speeds,
)


class Supplies(FreeHosts):
    """Hosts that ask 20 dollars for a pair."""

    def of(self, gpu: Gpu, count: int, has: Possession) -> Host:
        return Host(20.0, ("brook-600",)) if count > 1 else Host()


def several(_: str, id_: str, count: int) -> Speed | None:
    """Return the speed of cards that lose nothing to each other."""
    one = tiny_speeds().of(WORK, id_)
    return one and replace(one, value=one.value * count)


def where(catalog: Catalog, **cards: Any) -> Situation:
    market = shared(market_of_four(catalog, **cards), "layer")
    return replace(tiny_situation(market), several=several, hosts=Supplies())


def shared(market: Catalog, *splits: str) -> Catalog:
    """Return the market with its work split between cards in such ways."""
    work = market.workloads[WORK].model_copy(update={"splits": splits})
    return replace(market, workloads={**market.workloads, WORK: work})


def answer(catalog: Catalog, cards: dict[str, Any] | None = None, **needs: Any) -> Verdict:
    persona = tiny_persona(needs=needs)
    return pick(persona, where(catalog, **(cards or {})))


CARDS: dict[str, Any] = {
    id_: {"form_factor": "pcie_card"} for id_ in ("small", "middle", "large", "server")
}


def test_cards_share_a_work_that_is_too_large_for_one(catalog: Catalog) -> None:
    alone = answer(catalog, CARDS, memory_gb_at_least=16)
    assert alone.cut["small"].constraint == "memory_gb"
    shared = answer(catalog, CARDS, memory_gb_at_least=16, gpus_at_most=2)
    assert shared.pick
    assert (shared.pick.gpu.id, shared.pick.count, shared.pick.kind) == ("small", 2, "pair")


def test_cards_that_split_the_data_need_the_memory_each(catalog: Catalog) -> None:
    situation = where(catalog, **CARDS)
    parted = replace(situation, catalog=shared(situation.catalog, "data"))
    persona = tiny_persona(needs={"memory_gb_at_least": 16, "gpus_at_most": 2})
    verdict = pick(persona, parted)
    assert verdict.cut["small"].constraint == "speed_known"
    assert verdict.pick
    assert verdict.pick.gpu.id == "middle"


def test_pair_costs_both_cards_and_what_must_be_added(catalog: Catalog) -> None:
    pair = answer(catalog, CARDS, memory_gb_at_least=16, gpus_at_most=2).pick
    assert pair
    assert (pair.cards_usd, pair.price_usd) == (400, 420)
    assert pair.speed == pytest.approx(2)
    assert pair.score == pytest.approx(2 / 420)
    assert pair.host.parts == ("brook-600",)
    # Only the cards are uncertain.
    assert pair.price_weight == pytest.approx(400 / 420)


def test_sum_for_everything_pays_taxed_cards_and_what_goes_around_them(catalog: Catalog) -> None:
    needs: dict[str, Any] = {"memory_gb_at_least": 16, "gpus_at_most": 2}
    assert picked_within(catalog, 420, **needs).pick
    verdict = picked_within(catalog, 419, **needs)
    assert verdict.pick is None
    assert (verdict.cut["small"].constraint, verdict.cut["small"].figure) == ("total_usd", 420)


def test_larger_sum_that_would_change_the_answer_is_named_with_its_count(catalog: Catalog) -> None:
    verdict = picked_within(catalog, 600, memory_gb_at_least=16, gpus_at_most=2)
    assert verdict.pick
    assert (verdict.pick.gpu.id, verdict.pick.count) == ("small", 2)
    (change,) = verdict.changes
    assert (change.id, change.count) == ("middle", 2)
    assert (change.constraint, change.limit) == ("total_usd", 1020)


def test_a_rival_of_several_says_how_many_and_what_each_may_cost(catalog: Catalog) -> None:
    persona = tiny_persona(needs={"memory_gb_at_least": 16, "gpus_at_most": 2})
    verdict = pick(persona, where(catalog, **CARDS))
    assert verdict.pick
    best = best_by_product(verdict.candidates)
    for change in verdict.changes:
        priced = verdict.pick if change.above else best[change.id]
        assert (change.count, change.each) == (best[change.id].count, priced.count > 1)
    assert any(change.each for change in verdict.changes)


def picked_within(catalog: Catalog, total_usd: float, **needs: Any) -> Verdict:
    persona = tiny_persona(
        needs={**needs, "total_usd_at_most": total_usd},
        objective={"maximise": "speed", "workloads": [WORK]},
    )
    return pick(persona, where(catalog, **CARDS))


def test_modules_are_not_put_side_by_side(catalog: Catalog) -> None:
    modules = {id_: {"form_factor": "sxm"} for id_ in CARDS}
    verdict = answer(catalog, modules, memory_gb_at_least=16, gpus_at_most=4)
    assert verdict.cut["small"].constraint == "memory_gb"


def test_unknown_speed_of_several_leaves_the_single_card(catalog: Catalog) -> None:
    persona = tiny_persona(needs={"memory_gb_at_least": 16, "gpus_at_most": 2})
    alone = replace(where(catalog, **CARDS), several=None)
    verdict = pick(persona, alone)
    assert verdict.cut["small"].constraint == "speed_known"
    assert verdict.cut["small"].count == 2  # one alone has a known speed, but not the memory
    assert verdict.pick
    assert verdict.pick.count == 1


def test_what_needs_parts_without_a_price_is_ruled_out(catalog: Catalog) -> None:
    class Nothing(FreeHosts):
        def of(self, gpu: Gpu, count: int, has: Possession) -> Host | None:
            return None if gpu.id == "small" else Host()

    verdict = pick(tiny_persona(), replace(where(catalog, **CARDS), hosts=Nothing()))
    assert verdict.cut["small"].constraint == "host_known"


def test_organisation_gets_no_answer_where_most_that_suits_has_no_price(catalog: Catalog) -> None:
    class OnlySmall(FreeHosts):
        def of(self, gpu: Gpu, count: int, has: Possession) -> Host | None:
            return Host() if gpu.id == "small" else None

    situation = replace(where(catalog, **CARDS), hosts=OnlySmall())
    reader = pick(tiny_persona(), situation)
    assert (reader.pick and reader.pick.gpu.id, reader.certainty) == ("small", "only")
    company = pick(tiny_persona(group="company"), situation)
    assert company.pick is None
    assert company.last_cut == "market_known"
    assert company.cut["small"].constraint == "market_known"


# Two `small` cards of 100 W each and 150 W for the computer take 437.5 W from the wall.
ROOM = Socket(lasting_w=437.5, arriving=0.8, computer_w=150)
TIGHT = replace(ROOM, lasting_w=437)


def at_home(catalog: Catalog, socket: Socket | None, **fields: Any) -> Verdict:
    needs = {"memory_gb_at_least": 16, "gpus_at_most": 2}
    situation = replace(where(catalog, **CARDS), socket=socket)
    return pick(tiny_persona(**{"needs": needs, **fields}), situation)


def test_several_cards_run_on_the_usual_socket_or_are_ruled_out(catalog: Catalog) -> None:
    fed = at_home(catalog, ROOM)
    assert fed.pick
    assert (fed.pick.gpu.id, fed.pick.count) == ("small", 2)
    cut = at_home(catalog, TIGHT).cut["small"]
    assert (cut.constraint, cut.figure, cut.limit, cut.count) == ("socket", 437.5, 437, 2)


def test_one_card_is_not_held_against_the_socket(catalog: Catalog) -> None:
    verdict = at_home(catalog, replace(ROOM, lasting_w=1))
    counts = {c.gpu.id: c.count for c in verdict.candidates}
    assert counts == {"middle": 1, "large": 1, "server": 1}


def test_as_many_cards_as_the_socket_bears_remain(catalog: Catalog) -> None:
    needs = {"memory_gb_at_least": 16, "gpus_at_most": 4}
    verdict = at_home(catalog, ROOM, needs=needs)
    counts = [c.count for c in verdict.candidates if c.gpu.id == "small"]
    assert counts == [2]
    assert "small" not in verdict.cut
    # The fewest that have memory enough are named.
    assert at_home(catalog, TIGHT, needs=needs).cut["small"].count == 2


def test_several_cards_of_unknown_power_are_ruled_out(catalog: Catalog) -> None:
    small = {"form_factor": "pcie_card", "power": {"tdp_w": None}}
    situation = replace(where(catalog, **{**CARDS, "small": small}), socket=ROOM)
    persona = tiny_persona(needs={"memory_gb_at_least": 16, "gpus_at_most": 2})
    cut = pick(persona, situation).cut["small"]
    assert (cut.constraint, cut.figure) == ("socket", None)
    alone = tiny_persona(needs={"memory_gb_at_least": 8, "gpus_at_most": 2})
    assert "small" not in pick(alone, situation).cut


def test_organisations_are_not_held_against_a_household_socket(catalog: Catalog) -> None:
    verdict = at_home(catalog, TIGHT, group="company")
    assert verdict.limits.socket is None
    assert "small" not in verdict.cut


def test_hours_are_rented_without_a_socket(catalog: Catalog) -> None:
    assert at_home(catalog, TIGHT, acquire="rental").limits.socket is None


def test_who_takes_one_card_is_not_asked_for_a_socket(catalog: Catalog) -> None:
    assert at_home(catalog, TIGHT, needs={}).limits.socket is None
    assert at_home(catalog, None).limits.socket is None
