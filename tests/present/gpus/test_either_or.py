from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.gpus.either_or import (
    LEAST_OF_PRICE,
    MOST_OF_A_RULE,
    NEAR_OLD_PRICE,
    NEAR_PRICE,
    EitherOr,
    Rule,
    either_or,
)
from macros.present.gpus.ready_comparisons import ready_comparisons, rule_words
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.tiny import tiny_price, with_prices
from tests.tiny_speeds import accelerator, dataset, run, workload

NEW, USED = "street_new", "used"
Prices = Mapping[str, Mapping[str, float]]


def market(catalog: Catalog, prices: Prices, **cards: Any) -> Catalog:
    """Return a catalogue of cards that are all as fast, with prices by card and kind."""
    gpus = {
        id_: accelerator(catalog, id_, (100, 500), **dict(changes))
        for id_, changes in cards.items()
    }
    runs = [run(id_, 1.0) for id_ in cards]
    made = replace(
        catalog,
        gpus=gpus,
        prices={},
        datasets={"laps": dataset(runs)},
        workloads={"racing": workload()},
    )
    for id_, by_kind in prices.items():
        seen = [tiny_price(kind=kind, amount=amount) for kind, amount in by_kind.items()]
        made = with_prices(made, id_, *seen)
    return made


def found(catalog: Catalog, rule: Rule) -> list[tuple[str, str]]:
    choices: list[EitherOr] = either_or(edition_of(catalog), "racing")
    return [(one.first.key, one.second.key) for one in choices if one.rule == rule]


@pytest.fixture
def generations(catalog: Catalog) -> Catalog:
    """Two families: the fastest of the older one is sold used for what a new one costs."""
    older = {"family": "F1", "released": "2020"}
    newer = {"family": "F2", "released": "2025"}
    fast = {"memory": {"bandwidth_gb_s": 900, "size_gb": 24}}
    return market(
        catalog,
        {
            "flagship": {USED: 700},
            "lesser": {USED: 690},
            "middle": {NEW: 700},
            "top": {NEW: 2000},
        },
        flagship={**older, **fast},
        lesser=older,
        middle=newer,
        top={**newer, "memory": {"bandwidth_gb_s": 1800, "size_gb": 32}},
    )


def test_former_flagship_stands_beside_the_new_card_nearest_in_price(generations: Catalog) -> None:
    assert found(generations, "old") == [("flagship", "middle")]


def test_former_flagship_whose_price_nothing_new_is_near_is_left_out(generations: Catalog) -> None:
    dear = tiny_price(kind="used", amount=700 * NEAR_OLD_PRICE + 10)
    assert found(with_prices(generations, "flagship", dear), "old") == []


def test_pair_holds_far_more_than_the_dearest_new_card(generations: Catalog) -> None:
    assert found(generations, "pair") == [("2x:flagship", "top")]


@pytest.mark.parametrize("amount", [2000 * LEAST_OF_PRICE / 2 - 10, 1010])
def test_pair_that_costs_far_less_or_more_than_one_is_left_out(
    amount: float, generations: Catalog
) -> None:
    priced = with_prices(generations, "flagship", tiny_price(kind="used", amount=amount))
    assert found(priced, "pair") == []


@pytest.mark.parametrize("amount", [2000 * LEAST_OF_PRICE / 2, 1000])
def test_pair_that_costs_just_as_little_or_as_much_as_one_may_counts(
    generations: Catalog, amount: float
) -> None:
    used = tiny_price(kind="used", amount=amount)
    assert found(with_prices(generations, "flagship", used), "pair") == [("2x:flagship", "top")]


def test_pair_and_card_use_the_same_software(generations: Catalog) -> None:
    flagship = generations.gpus["flagship"]
    assert flagship.software
    other = flagship.software.model_copy(update={"platform": "ROCm"})
    changed = flagship.model_copy(update={"software": other})
    gpus = {**generations.gpus, "flagship": changed}
    assert found(replace(generations, gpus=gpus), "pair") == []


def test_neighbours_are_near_in_price_and_stand_once(catalog: Catalog) -> None:
    prices: Prices = {
        "a": {NEW: 500},
        "b": {NEW: 510},
        "c": {NEW: 530},
        "d": {NEW: 540 * NEAR_PRICE},
    }
    sold = market(catalog, prices, a={}, b={}, c={}, d={})
    assert found(sold, "near") == [("a", "b")]
    assert either_or(edition_of(sold), None) == []


def test_no_rule_finds_more_than_a_few(catalog: Catalog) -> None:
    ids = [f"n{number:02}" for number in range(12)]
    prices: Prices = {id_: {NEW: 500 + number} for number, id_ in enumerate(ids)}
    sold = market(catalog, prices, **{id_: {} for id_ in ids})
    assert len(found(sold, "near")) == MOST_OF_A_RULE


def test_old_prices_used_ones_and_other_segments_are_no_neighbours(catalog: Catalog) -> None:
    sold = market(
        catalog,
        {"a": {NEW: 500}, "b": {USED: 500}, "c": {NEW: 500}},
        a={},
        b={},
        c={"segment": "datacenter"},
        d={},
    )
    sold = with_prices(sold, "d", tiny_price(date="2026-03-01"))
    assert found(sold, "near") == []


def test_kinds_of_prices_are_told_with_what_each_side_gains(
    generations: Catalog, english: Language
) -> None:
    found_here = {one.ids: one for one in ready_comparisons(edition_of(generations), english)}
    pair = found_here["2x:flagship,top"]
    assert pair.names == "2 × flagship (used) or top (new)"
    assert pair.answer == "2 × flagship: more memory (48 GB instead of 32 GB); 30% cheaper."
    assert pair.reason == english.text("compare.ready_pair")


def test_the_same_products_are_compared_once(generations: Catalog, english: Language) -> None:
    ids = [
        frozenset(one.ids.split(",")) for one in ready_comparisons(edition_of(generations), english)
    ]
    assert len(ids) == len(set(ids))


def test_rules_are_published_with_their_figures(catalog: Catalog, english: Language) -> None:
    said = rule_words(catalog, english)
    assert "at most 25% apart" in said
    assert "1.5 times the memory, for between 50% and all of the expensive card’s price" in said
