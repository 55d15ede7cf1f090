from __future__ import annotations

from dataclasses import replace

from macros.advice.changes.facts import changed_facts, changed_places, changed_things
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu, tiny_price, tiny_region, with_gpus, with_prices, with_regions


def test_same_data_changes_nothing(catalog: Catalog) -> None:
    assert list(changed_facts(catalog, catalog)) == []
    assert list(changed_things(catalog, catalog)) == []
    assert changed_places(catalog, catalog) == frozenset()


def test_figure_is_told_with_its_source(catalog: Catalog) -> None:
    faster = tiny_gpu(catalog, "boreal-two", memory={"bandwidth_gb_s": 900})
    after = with_gpus(catalog, faster)
    (change,) = changed_facts(catalog, after)
    assert (change.place, change.id, change.name) == ("gpus", "boreal-two", "Boreal Two")
    assert (change.path, change.before, change.after) == ("memory.bandwidth_gb_s", 800, 900)
    assert change.source == "borealis-data-sheet"
    assert changed_places(catalog, after) == {"gpus"}


def test_figure_that_came_or_went_has_nothing_on_the_other_side(catalog: Catalog) -> None:
    known = with_gpus(catalog, tiny_gpu(catalog, "boreal-two", board={"slots": 2}))
    (came,) = changed_facts(catalog, known)
    assert (came.path, came.before, came.after) == ("board.slots", None, 2)
    (went,) = changed_facts(known, catalog)
    assert (went.before, went.after) == (2, None)


def test_card_that_came_is_one_thing_and_not_all_of_its_figures(catalog: Catalog) -> None:
    after = with_gpus(catalog, tiny_gpu(catalog, "boreal-two", id="boreal-three", name="Three"))
    (thing,) = changed_things(catalog, after)
    assert (thing.place, thing.id, thing.name, thing.is_new) == (
        "gpus",
        "boreal-three",
        "Three",
        True,
    )
    assert list(changed_facts(catalog, after)) == []
    (gone,) = changed_things(after, catalog)
    assert not gone.is_new


def test_rule_is_told_by_its_value(catalog: Catalog) -> None:
    rule = catalog.rules["tie-certainty"].model_copy(update={"value": 0.9})
    after = replace(catalog, rules={**catalog.rules, rule.id: rule})
    (change,) = changed_facts(catalog, after)
    assert (change.place, change.id, change.path) == ("rules.yml", "tie-certainty", "value")
    assert (change.before, change.after, change.source) == (0.8, 0.9, "weekly-chip")


def test_entries_of_a_list_are_told_apart_by_what_names_them(catalog: Catalog) -> None:
    circuit = {"volts": 230, "amps": 16, "max_w": 3680, "rule": "Invented."}
    origin = {"source": "weekly-chip", "kind": "recalled"}
    socket, stove = ({"name": name, **circuit, **origin} for name in ("Socket", "Stove"))
    before = with_regions(catalog, us=tiny_region(circuits=[socket]))
    after = with_regions(catalog, us=tiny_region(circuits=[stove, {**socket, "amps": 13}]))
    changes = {change.path: change for change in changed_facts(before, after)}
    assert changes.keys() == {"circuits.Stove", "circuits.Socket.amps"}
    assert changes["circuits.Stove"].before is None


def test_prices_are_left_to_those_who_tell_prices(catalog: Catalog) -> None:
    after = with_prices(catalog, "boreal-two", tiny_price())
    assert list(changed_facts(catalog, after)) == []
    assert changed_places(catalog, after) == {"prices"}
