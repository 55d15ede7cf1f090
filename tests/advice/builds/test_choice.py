"""The build that is chosen for a class is the cheapest that no rule excludes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.choice import Choice, fixed_figures, ranked
from macros.advice.prices.offers import Z50
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from macros.facts.records.tiers import Tier
from tests.tiny_computers import tiny_computers, tiny_tier

ONE, TWO, FOUR = (tiny_tier(f"{count}-gpu", count) for count in (1, 2, 4))
EIGHT = tiny_tier("8-gpu", 8, host="chassis", unpriced_parts=["chassis"])


def chosen(catalog: Catalog, tier: Tier, *rules: BuildRule, **cards: Any) -> Choice:
    edition = tiny_computers(catalog, tier, **cards)
    more = {rule.id: rule for rule in rules}
    known = edition.catalog
    edition.catalog = replace(known, build_rules={**known.build_rules, **more})
    return edition.choice(tier.id, tier.classes[0].id, "us")


def rule(id_: str, figure: str, limit: str, **fields: Any) -> BuildRule:
    return BuildRule.model_validate(
        {
            "id": id_,
            "figure": figure,
            "holds": "at_most",
            "limit": limit,
            "unit": "usd",
            "decided": "2026-11-01",
            "source": "weekly-chip",
            "reason": "Invented.",
            **fields,
        }
    )


def with_class(tier: Tier, **fields: Any) -> Tier:
    (tier_class,) = tier.model_dump()["classes"]
    return Tier.model_validate({**tier.model_dump(), "classes": [{**tier_class, **fields}]})


def test_cheapest_parts_that_pass_are_taken(catalog: Catalog) -> None:
    single, double = (
        {item.kind: item.part.id for item in chosen(catalog, tier).items} for tier in (ONE, TWO)
    )
    assert (single["motherboard"], single["power_supply"]) == ("plank", "brook-250")
    assert (double["motherboard"], double["power_supply"]) == ("long-plank", "brook-600")


def test_total_is_the_sum_of_cards_and_parts(catalog: Catalog) -> None:
    single, double = chosen(catalog, ONE).total, chosen(catalog, TWO).total
    assert single
    assert double
    assert (single.amount, single.usd, single.currency) == (200 + 430, 200 + 430, "USD")
    assert double.amount == 2 * 200 + 530


def test_uncertain_prices_add_up_like_independent_ones(catalog: Catalog) -> None:
    choice = chosen(catalog, TWO)
    assert choice.total
    assert choice.candidate
    priced = [(2 * 200.0), *(item.offer.amount for item in choice.items if item.offer)]
    above = math.hypot(*(usd * (math.exp(0.01 * Z50) - 1) for usd in priced))
    assert choice.total.high == pytest.approx(choice.total.amount + above)
    assert choice.total.low < choice.total.amount < choice.total.high


def test_second_circuit_is_tried_where_a_class_accepts_any(catalog: Catalog) -> None:
    build = chosen(catalog, TWO).build
    assert build
    assert build.circuit
    assert build.circuit.name == "Large socket"
    usual = chosen(catalog, with_class(TWO, circuit="usual"))
    assert usual.build is None
    assert usual.passed_over[0].candidate.gpu.id == "small"


def test_sockets_say_which_circuits_would_feed_the_build(catalog: Catalog) -> None:
    sockets = chosen(catalog, TWO).sockets
    assert [(socket.circuit.name, socket.suffices) for socket in sockets] == [
        ("Small socket", False),
        ("Large socket", True),
    ]
    assert all(socket.suffices for socket in chosen(catalog, ONE).sockets)


def test_budget_is_no_matter_of_the_choice(catalog: Catalog) -> None:
    budget = rule("budget", "total_usd", "budget_usd", decisive=False)
    choice = chosen(catalog, ONE, budget)
    assert choice.build
    assert {result.rule: result.severity for result in choice.results}["budget"] == "unknown"


def test_next_accelerator_is_taken_where_the_first_fits_no_build(catalog: Catalog) -> None:
    thirsty = {"power": {"tdp_w": 2000}}
    choice = chosen(catalog, ONE, small=thirsty)
    assert choice.candidate
    assert choice.candidate.gpu.id == "middle"
    (passed,) = choice.passed_over
    assert passed.candidate.gpu.id == "small"
    assert passed.obstacle.result
    assert passed.obstacle.result.rule == "psu-sustained"


def test_each_cheaper_part_names_the_rule_it_breaks(catalog: Catalog) -> None:
    cheaper = chosen(catalog, TWO).cheaper
    breaking = [(part.item.part.id, part.saving_usd, part.result.rule) for part in cheaper]
    assert ("plank", 50, "slots") in breaking
    assert {id_ for id_, *_ in breaking} == {"plank", "brook-250"}


def test_part_that_does_not_go_in_at_all_is_no_cheaper_way(catalog: Catalog) -> None:
    fit = rule("slots", "board_most_gpus", "gpu_count", holds="at_least", about_fit=True)
    cheaper = {part.item.part.id for part in chosen(catalog, TWO, fit).cheaper}
    assert cheaper == {"brook-250"}


def test_cheapest_build_of_all_has_no_cheaper_part(catalog: Catalog) -> None:
    assert chosen(catalog, ONE).cheaper == ()


def test_part_without_a_price_is_not_in_the_total(catalog: Catalog) -> None:
    choice = chosen(catalog, EIGHT)
    assert [item.kind for item in choice.unpriced] == ["chassis"]
    assert choice.total
    assert choice.build
    priced = sum(item.offer.usd * item.count for item in choice.items if item.offer)
    assert choice.total.usd == 8 * 200 + priced


def test_pick_comes_first_and_each_accelerator_once(catalog: Catalog) -> None:
    verdict = chosen(catalog, ONE).verdict
    worst = verdict.candidates[-1]
    order = [candidate.gpu.id for candidate in ranked(replace(verdict, pick=worst))]
    assert order[0] == worst.gpu.id
    assert len(order) == len(set(order)) == 4
    assert [candidate.gpu.id for candidate in ranked(replace(verdict, pick=None))] == [
        candidate.gpu.id for candidate in verdict.candidates
    ]


def test_computer_that_is_there_already_gets_a_card_alone(catalog: Catalog) -> None:
    choice = chosen(catalog, tiny_tier("beginner", 1, host="existing"))
    assert choice.build is None
    assert choice.candidate
    assert choice.candidate.gpu.id == "small"


def test_search_knows_the_use_and_leaves_open_what_only_the_choice_tells() -> None:
    figures = fixed_figures(ONE, None)
    assert figures["use"] == ONE.use
    assert (figures["total_usd"], figures["budget_usd"]) == (None, None)
    assert {"case", "chassis", "cooler", "circuit"} <= {name.partition("_")[0] for name in figures}


def test_card_is_limited_only_where_no_build_passes_without(catalog: Catalog) -> None:
    thirsty = {"power": {"tdp_w": 450}}
    assert chosen(catalog, ONE).build
    free = chosen(catalog, ONE.model_copy(update={"least_power_share": 0.9}), small=thirsty)
    assert free.build
    assert free.build.gpu_power_limit_w is None
    too_thirsty = {"power": {"tdp_w": 520}}
    limits = ONE.model_copy(update={"least_power_share": 0.9})
    limited = chosen(catalog, limits, small=too_thirsty)
    assert limited.candidate
    assert limited.candidate.gpu.id == "small"
    assert limited.build
    assert limited.build.gpu_power_limit_w
    assert limited.figures
    assert limited.figures["gpu_w"] == limited.build.gpu_power_limit_w < 520
    unlimited = chosen(catalog, ONE, small=too_thirsty)
    assert unlimited.candidate
    assert unlimited.candidate.gpu.id != "small"


def test_limit_is_tried_though_a_socket_for_appliances_bears_as_much(catalog: Catalog) -> None:
    edition = tiny_computers(
        catalog,
        ONE.model_copy(update={"least_power_share": 0.9}),
        small={"power": {"tdp_w": 520}},
    )
    small, large = edition.catalog.regions["us"].circuits
    stove = large.model_copy(update={"name": "Stove", "household": True})
    region = edition.catalog.regions["us"].model_copy(update={"circuits": (small, stove, large)})
    outlet = rule("server-outlet", "not circuit_household", "0", holds="is_true", unit="none")
    outlet = outlet.model_copy(update={"limit": None})
    rules = {**edition.catalog.build_rules, outlet.id: outlet}
    edition.catalog = replace(edition.catalog, regions={"us": region}, build_rules=rules)
    found = edition.choice("1-gpu", ONE.classes[0].id, "us").build
    assert found
    assert found.gpu.id == "small"
    assert found.gpu_power_limit_w


def test_larger_circuit_is_taken_where_a_class_would_rather_not_be_warned(
    catalog: Catalog,
) -> None:
    spare = rule("spare", "2 * wall_w", "circuit_w", unit="w", breach="warn", decisive=False)
    careless, careful = ONE, with_class(ONE, rather_no_warning_of=["spare"])
    names = [
        choice.build.circuit.name
        for tier in (careless, careful)
        if (choice := chosen(catalog, tier, spare)).build and choice.build.circuit
    ]
    assert names == ["Small socket", "Large socket"]
    never = rule("spare", "1000 * wall_w", "circuit_w", unit="w", breach="warn", decisive=False)
    assert chosen(catalog, careful, never).build, "it is no reason to go without a build"
