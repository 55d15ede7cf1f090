"""What it costs to follow the advice on memory is known of the computer that was chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.builds.advised_memory import AdvisedMemory
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from tests.tiny_computers import tiny_computers, tiny_tier

ONE = tiny_tier("1-gpu", 1)
SIZE = {"id": "memory-size", "figure": "memory_gb", "holds": "at_least", "unit": "gb"}
SLOTS = {
    "id": "memory-slots",
    "figure": "memory_modules",
    "holds": "at_most",
    "limit": "board_memory_slots",
    "unit": "count",
}


def advised(catalog: Catalog, *rules: dict[str, Any]) -> AdvisedMemory | None:
    edition = tiny_computers(catalog, ONE)
    decided = {"decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}
    more = {rule["id"]: BuildRule.model_validate({**rule, **decided}) for rule in rules}
    known = edition.catalog
    edition.catalog = replace(known, build_rules={**known.build_rules, **more})
    return edition.choice("1-gpu", "economical", "us").advised_memory


def test_least_memory_that_follows_the_advice_is_named_with_what_it_adds(
    catalog: Catalog,
) -> None:
    memory = advised(catalog, {**SIZE, "advised": "96"}, SLOTS)
    assert memory
    assert (memory.item.part.id, memory.item.count, memory.extra_usd) == ("shelf", 3, 2 * 50)


def test_memory_that_the_board_cannot_take_is_no_way_to_follow_it(catalog: Catalog) -> None:
    assert advised(catalog, {**SIZE, "advised": "160"}, SLOTS) is None


def test_where_there_is_enough_or_no_advice_nothing_is_named(catalog: Catalog) -> None:
    assert advised(catalog, {**SIZE, "advised": "32"}, SLOTS) is None
    assert advised(catalog, SLOTS) is None


def test_modules_that_share_channels_are_not_hidden_behind_their_price(catalog: Catalog) -> None:
    density = {**SLOTS, "id": "memory-density", "breach": "warn", "limit": "2"}
    memory = advised(catalog, {**SIZE, "advised": "96"}, SLOTS, density)
    assert memory
    assert memory.crowded
    assert (memory.crowded.figure, memory.crowded.limit) == (3, 2)
    roomy = advised(catalog, {**SIZE, "advised": "64"}, SLOTS, density)
    assert roomy
    assert roomy.crowded is None
