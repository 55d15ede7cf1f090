from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.builds.speed_ups import joint_of, speed_ups
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.guide.scaling_table import scaling_table
from macros.present.words.language import Language
from tests.advice.builds.test_speed_ups import ALONE, dataset, tiny_workload
from tests.built.documents import parse
from tests.present.guide.test_power_tables import rows
from tests.tiny import TODAY, tiny_gpu, with_gpus


def measured(catalog: Catalog, *runs: dict[str, Any]) -> Catalog:
    """Return the catalogue with these runs, and words for the work that they stand for."""
    work = tiny_workload(id="drawing", tests=["cats"], precisions=["fp32"])
    texts = {**catalog.locales["en"], "workload.drawing": "Drawing cats"}
    return replace(
        catalog,
        datasets={"cats": dataset(*runs)},
        workloads={"drawing": work},
        locales={**catalog.locales, "en": texts},
    )


def table_of(catalog: Catalog) -> list[list[str]]:
    html = scaling_table(Edition(catalog, TODAY, TODAY), Language.of(catalog, "en"))
    return rows(parse(html).one("table"))


def test_speed_of_several_is_the_median_with_its_ends(catalog: Catalog) -> None:
    runs = (ALONE, *({"value": value, "count": 2} for value in (150, 180, 190)))
    (row,) = table_of(measured(catalog, *runs))
    assert row == ["Drawing cats", "PCIe products: 1", "1.8 1.5 to 1.9", "–", "–"]


def test_two_four_and_eight_stand_in_columns_of_their_own(catalog: Catalog) -> None:
    runs = (ALONE, *({"value": 90 * count, "count": count} for count in (2, 3, 4, 8)))
    known = measured(catalog, *runs)
    assert [row[2:] for row in table_of(known)] == [["1.8", "3.6", "7.2"]]
    html = scaling_table(Edition(known, TODAY, TODAY), Language.of(known, "en"))
    heads = [head.text for head in parse(html).one("thead").all("th")]
    assert [re.findall(r"\d+", head) for head in heads[2:]] == [["2"], ["4"], ["8"]]


def test_cards_with_a_bridge_stand_apart(catalog: Catalog) -> None:
    bridged = {"value": 190, "count": 2, "link": "NVLink bridge"}
    table = table_of(measured(catalog, ALONE, {"value": 150, "count": 2}, bridged))
    assert [(row[1].split(" products")[0], row[2]) for row in table] == [
        ("PCIe", "1.5"),
        ("PCIe and NVLink bridge", "1.9"),
    ]


def test_modules_have_links_of_their_own(catalog: Catalog) -> None:
    module = tiny_gpu(catalog, "boreal-one", form_factor="sxm")
    with_it = with_gpus(measured(catalog, ALONE, {"value": 190, "count": 2}), module)
    (speed_up,) = speed_ups(with_it, 2)
    assert joint_of(speed_up, module) == "module"
    assert joint_of(speed_up, catalog.gpus["boreal-one"]) == "pcie"


def test_table_names_who_measured_and_when(catalog: Catalog) -> None:
    with_it = measured(catalog, ALONE, {"value": 150, "count": 2})
    html = scaling_table(Edition(with_it, TODAY, TODAY), Language.of(with_it, "en"))
    (source,) = parse(html).all("li")
    assert source.one("a").attributes["href"] == "https://weekly-chip.example/cats"
    assert "October 2026" in source.text


def test_newest_measurements_are_named_first(catalog: Catalog) -> None:
    with_it = measured(catalog, ALONE, {"value": 150, "count": 2})
    newest = with_it.datasets["cats"]
    older = {
        id_: newest.model_copy(update={"name": id_, "date": PartialDate.parse(date)})
        for id_, date in (("a", "2024-01"), ("b", "2025-01"), ("c", "2023-01"))
    }
    with_it = replace(with_it, datasets={**older, **with_it.datasets})
    html = scaling_table(Edition(with_it, TODAY, TODAY), Language.of(with_it, "en"))
    assert [source.one("a").text for source in parse(html).all("li")] == ["Cats", "b", "a", "c"]


@pytest.mark.parametrize("runs", [(), (ALONE,)])
def test_nothing_measured_is_an_empty_table(
    catalog: Catalog, runs: tuple[dict[str, Any], ...]
) -> None:
    assert table_of(measured(catalog, *(runs or (ALONE,)))) == []


def test_ways_to_share_a_model_stand_in_rows_of_their_own(catalog: Catalog) -> None:
    in_turn = {"value": 99, "count": 2, "split": "layer"}
    at_once = {"value": 160, "count": 2, "split": "tensor"}
    table = table_of(measured(catalog, ALONE, in_turn, at_once))
    assert [(row[0], row[2]) for row in table] == [
        ("Drawing cats in turn", "0.99"),
        ("Drawing cats tensor parallel", "1.6"),
    ]


def test_two_computers_are_joined_by_a_network(catalog: Catalog) -> None:
    computer = tiny_gpu(catalog, "boreal-one", form_factor="mini_pc")
    with_it = with_gpus(measured(catalog, ALONE, {"value": 120, "count": 2}), computer)
    (row,) = table_of(with_it)
    assert row[1].startswith("a network between computers")


def test_what_is_set_aside_is_not_in_the_table(catalog: Catalog) -> None:
    aside = {"value": 190, "count": 2, "set_aside": "Invented."}
    assert table_of(measured(catalog, ALONE, {"value": 150, "count": 2}, aside))[0][2] == "1.5"
