from __future__ import annotations

from pathlib import Path

import pytest

from macros.advice.builds.platforms import Platform, platforms
from macros.facts.catalog import Catalog, load_catalog
from macros.present.guide.lanes_table import lanes_table
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.present.guide.test_power_tables import rows
from tests.tiny import TODAY, write_tiny_data
from tests.tiny_parts import part_text, write_parts

CPU, BOARD = "parts/cpus/quill-8.yml", "parts/motherboards/plank-atx.yml"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    data = write_tiny_data(tmp_path / "data")
    write_parts(data)
    return data


def read(data: Path) -> Catalog:
    return load_catalog(data, today=TODAY)


def only_platform(data: Path) -> Platform:
    (platform,) = platforms(read(data))
    return platform


def test_cards_are_counted_by_the_lanes_that_each_gets(data: Path) -> None:
    platform = only_platform(data)
    assert (platform.lanes, platform.cards_x16, platform.cards_x8) == (24, 1, 2)


def test_processor_that_leaves_a_slot_fewer_lanes_has_fewer_cards(data: Path) -> None:
    file = data / CPU
    file.write_text(
        part_text("cpus/quill-8")
        .replace("tdp_w: 65\n", "tdp_w: 65\ngpu_slot_lanes: 8\n")
        .replace("pcie_lanes,", "pcie_lanes, gpu_slot_lanes,"),
        encoding="utf-8",
    )
    platform = only_platform(data)
    assert (platform.cards_x16, platform.cards_x8) == (0, 2)


def test_no_processor_feeds_more_cards_than_it_has_lanes(data: Path) -> None:
    lean = part_text("cpus/quill-8").replace("pcie_lanes: 24", "pcie_lanes: 15")
    (data / CPU).write_text(lean, encoding="utf-8")
    platform = only_platform(data)
    assert (platform.cards_x16, platform.cards_x8) == (0, 1)


def test_switch_gives_more_cards_the_same_lanes_and_is_counted_apart(data: Path) -> None:
    board = (data / BOARD).read_text(encoding="utf-8")
    shared = board.replace("lanes: 8,", "lanes: 16, origin: switch,")
    assert shared != board
    (data / BOARD).write_text(shared, encoding="utf-8")
    platform = only_platform(data)
    assert (platform.cards_x16, platform.switched_x16) == (1, 2)


def test_lanes_that_nobody_prints_stay_unknown(data: Path) -> None:
    board = (data / BOARD).read_text(encoding="utf-8").replace("lanes: 16, ", "")
    (data / BOARD).write_text(board.replace("lanes: 8, ", ""), encoding="utf-8")
    platform = only_platform(data)
    assert (platform.cards_x16, platform.cards_x8) == (None, None)


def test_processors_with_other_lanes_stand_apart(data: Path) -> None:
    text = part_text("cpus/quill-8").replace("quill-8", "quill-16").replace("Quill-8", "Quill-16")
    text = text.replace("cores: 8", "cores: 16").replace("pcie_lanes: 24", "pcie_lanes: 64")
    (data / "parts/cpus/quill-16.yml").write_text(text, encoding="utf-8")
    assert [(platform.lanes, len(platform.cpus)) for platform in platforms(read(data))] == [
        (24, 1),
        (64, 1),
    ]


def test_table_shows_lanes_cards_and_where_they_were_read(data: Path) -> None:
    catalog = read(data)
    page = parse(lanes_table(catalog, Language.of(catalog, "en")))
    assert rows(page.one("table")) == [["AB1 Quill-8", "–", "24", "at least 1", "at least 2", "–"]]
    assert "Weekly Chip" in page.one("li").text
    assert "1 November 2026" in page.one("li").text


def test_platform_names_its_smallest_and_its_largest_processor(data: Path) -> None:
    for cores in (16, 4):
        text = part_text("cpus/quill-8").replace("quill-8", f"quill-{cores}")
        text = text.replace("Quill-8", f"Quill-{cores}").replace("cores: 8", f"cores: {cores}")
        (data / f"parts/cpus/quill-{cores}.yml").write_text(text, encoding="utf-8")
    catalog = read(data)
    page = parse(lanes_table(catalog, Language.of(catalog, "en")))
    assert rows(page.one("table"))[0][0] == "AB1 Quill-4 to Quill-16"
    assert len(page.all("li")) == 1  # all were read in one place


def test_catalogue_without_processors_has_an_empty_table(catalog: Catalog) -> None:
    page = parse(lanes_table(catalog, Language.of(catalog, "en")))
    assert rows(page.one("table")) == []
