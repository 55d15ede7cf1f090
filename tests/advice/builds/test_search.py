"""The search for builds, against trying every combination of invented parts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from macros.advice.builds.options import Item, Option
from macros.advice.builds.rulebook import Rulebook
from macros.advice.builds.search import Combination, Obstacle, Search
from macros.advice.prices.offers import Offer
from macros.facts.records.builds import BuildFigure, BuildRule
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.parts import Ssd
from tests.tiny import TODAY


def option(usd: float, **figures: Any) -> Option:
    """Return an invented part of this price; what it is does not matter to the search."""
    part = Ssd.model_validate(
        {"id": f"part-{usd:g}".replace(".", "-"), "name": "Part", "vendor": "Borealis"}
        | {"capacity_gb": 1, "form_factor": "M.2 2280", "sources": ()}
    )
    offer = Offer(
        id=part.id,
        region="us",
        kind="street_new",
        amount=usd,
        low=usd,
        high=usd,
        currency="USD",
        usd=usd,
        observed=PartialDate(TODAY, TODAY),
        age_days=0,
        stale=False,
        how="local",
        from_region="us",
        quality="A",
    )
    return Option(Item("ssd", part, 1, offer), figures)


def rule(id_: str, figure: str, limit: str, **fields: Any) -> BuildRule:
    return BuildRule.model_validate(
        {
            "id": id_,
            "figure": figure,
            "holds": "at_most",
            "limit": limit,
            "unit": "none",
            "decided": TODAY,
            "source": "weekly-chip",
            "reason": "Invented.",
            **fields,
        }
    )


def search(
    options: Mapping[str, Sequence[Option]],
    *rules: BuildRule,
    computed: Sequence[BuildFigure] = (),
    strict: Sequence[str] = (),
    **fixed: Any,
) -> Search:
    by_id = {rule.id: rule for rule in rules}
    figures = {figure.id: figure for figure in computed}
    rulebook = Rulebook(by_id, figures, strict=frozenset(strict))
    return Search(options, fixed, rulebook)


def usd(chosen: Combination | None) -> float | None:
    return None if chosen is None else sum(option.usd for option in chosen.values())


POWER = [option(50, psu_label_w=500), option(90, psu_label_w=800), option(200, psu_label_w=1600)]
CPUS = [option(100, cpu_w=65), option(150, cpu_w=120)]
LOAD = rule("load", "cpu_w + gpu_w", "psu_label_w")


def test_the_cheapest_combination_that_passes_is_found() -> None:
    chosen = search({"cpu": CPUS, "power_supply": POWER}, LOAD, gpu_w=600).cheapest
    assert usd(chosen) == 190


def test_nothing_is_found_where_every_combination_breaks_a_rule() -> None:
    asked = search({"cpu": CPUS, "power_supply": POWER}, LOAD, gpu_w=1600)
    assert asked.cheapest is None
    obstacle = asked.obstacle()
    assert obstacle.result
    assert (obstacle.result.rule, obstacle.result.figure, obstacle.result.limit) == (
        "load",
        1665,
        500,
    )
    assert usd(obstacle.closest) == 150


def test_a_kind_of_part_that_nobody_sells_is_the_obstacle() -> None:
    asked = search({"cpu": CPUS, "power_supply": []}, LOAD, gpu_w=10)
    assert asked.cheapest is None
    assert asked.obstacle().lacking == "power_supply"


def test_rule_that_leaves_nothing_of_one_kind_is_the_obstacle_before_rules_about_several() -> None:
    boards = {"motherboard": [option(10, board_gap=0)]}
    gap = rule("gap", "2 - board_gap", "0")
    parts = {"cpu": CPUS, "power_supply": POWER, **boards}
    obstacle = search(parts, LOAD, gap, gpu_w=1600).obstacle()
    assert obstacle.result
    assert obstacle.result.rule == "gap"


def test_what_does_not_fit_at_all_is_the_obstacle_before_what_is_too_weak() -> None:
    boards = {"motherboard": [option(10, board_gap=0)]}
    gap = rule("gap", "2 - board_gap", "0", about_fit=True)
    obstacle = search({"power_supply": POWER, **boards}, LOAD, gap, gpu_w=9000, cpu_w=9).obstacle()
    assert obstacle.result
    assert obstacle.result.rule == "gap"


def test_the_unknown_rules_out_only_what_it_decides() -> None:
    parts = {"power_supply": [option(1, psu_label_w=None), option(2, psu_label_w=900)]}
    minor = rule("load", "gpu_w", "psu_label_w", decisive=False)
    assert usd(search(parts, rule("load", "gpu_w", "psu_label_w"), gpu_w=600).cheapest) == 2
    assert usd(search(parts, minor, gpu_w=600).cheapest) == 1


def test_a_warning_is_accepted_unless_the_rule_is_strict() -> None:
    careful = rule("load", "gpu_w", "psu_label_w", advised="0.8 * psu_label_w")
    parts = {"power_supply": POWER}
    assert usd(search(parts, careful, gpu_w=500).cheapest) == 50
    assert usd(search(parts, careful, gpu_w=500, strict=["load"]).cheapest) == 90


def test_rules_read_parts_through_computed_figures() -> None:
    load = BuildFigure.model_validate(
        {
            "id": "load_w",
            "formula": "2 * cpu_w",
            "unit": "w",
            "decided": TODAY,
            "source": "weekly-chip",
            "reason": "Invented.",
        }
    )
    parts = {"cpu": CPUS, "power_supply": POWER}
    asked = search(parts, rule("load", "load_w", "psu_label_w - 680"), computed=[load])
    chosen = asked.cheapest
    assert chosen is not None
    assert usd(chosen) == 100 + 200
    assert asked.results(chosen)[0].figure == 130


def test_of_equally_cheap_parts_the_first_is_taken() -> None:
    twins = [option(5, psu_label_w=700), option(5, psu_label_w=900)]
    chosen = search({"power_supply": twins}, LOAD, gpu_w=1, cpu_w=1).cheapest
    assert chosen is not None
    assert chosen["power_supply"] is twins[0]


@pytest.mark.parametrize("seed", range(40))
def test_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    """Random parts and rules, some of which hang together and some of which do not."""
    dice = random.Random(seed)
    kinds = ["motherboard", "cpu", "power_supply", "case", "memory_kit", "ssd"]
    values = [*range(6), None]
    options = {
        kind: sorted(
            (
                option(dice.randrange(1, 60) + place / 100, **{kind: dice.choice(values)})
                for place in range(dice.randrange(1, 5))
            ),
            key=lambda choice: choice.usd,
        )
        for kind in kinds
    }
    rules = [
        rule(
            f"rule-{number}",
            " + ".join(dice.sample(kinds, dice.randrange(1, 4))),
            str(dice.randrange(2, 14)),
            decisive=dice.random() < 0.7,
            breach=dice.choice(["fail", "fail", "warn"]),
        )
        for number in range(5)
    ]
    asked = search(options, *rules, strict=["rule-0"])
    accepted = [
        combination
        for parts in product(*options.values())
        if not asked.broken(combination := dict(zip(options, parts, strict=True)))
    ]
    best = min((usd(chosen) for chosen in accepted), default=None, key=lambda u: u or 0.0)
    least_usd = usd(asked.cheapest)
    assert (least_usd is None) == (best is None)
    if least_usd is not None:
        assert least_usd == pytest.approx(best)
    else:
        obstacle = asked.obstacle()
        assert obstacle.closest is None or asked.broken(obstacle.closest)[0] == obstacle.result


def test_obstacle_is_the_same_whatever_was_asked_before() -> None:
    """Two rules that contradict each other through a third part: no rule alone leaves nothing."""
    parts = {"cpu": CPUS, "power_supply": POWER}
    strong = rule("strong", "cpu_w", "psu_label_w / 5", holds="at_least", decisive=False)
    asked_first = search(parts, LOAD, strong, gpu_w=600)
    asked_after = search(parts, LOAD, strong, gpu_w=600)
    assert asked_after.cheapest is None
    first, after = asked_first.obstacle(), asked_after.obstacle()
    assert first.result == after.result
    assert first.result is not None
    assert usd(first.closest) == usd(after.closest)


def test_search_that_finds_something_has_no_obstacle() -> None:
    assert search({"cpu": CPUS, "power_supply": POWER}, LOAD, gpu_w=600).obstacle() == Obstacle()
