from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.records.fields import FIELD_BY_PATH, SECTIONS, SOURCED_PATHS
from tests.tiny import GPU, edit, said_of

COVERS = "covers: [released, compute, memory, power, board, links, software]"


def test_figure_without_a_source_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:9:11  released: this has no source. "
        "Name it in the `covers` list of an entry of `sources`."
    )
    assert said_of(data_dir, GPU, "[released, compute,", "[compute,") == expected


def test_every_figure_of_a_section_without_a_source_is_reported(data_dir: Path) -> None:
    new = COVERS.replace(" board,", "")
    fields = [line.split("  ")[1] for line in said_of(data_dir, GPU, COVERS, new).splitlines()]
    hint = "this has no source. Name it in the `covers` list of an entry of `sources`."
    assert fields == [f"board.slots: {hint}", f"board.length_mm: {hint}"]


def test_figure_covered_by_its_own_name_has_a_source(data_dir: Path) -> None:
    new = COVERS.replace("board", "board.slots, board.length_mm")
    assert said_of(data_dir, GPU, COVERS, new) == ""


def test_false_and_none_at_all_need_a_source_too(data_dir: Path) -> None:
    edit(data_dir, GPU, "  ecc: false\n", "")
    new = COVERS.replace("links", "links.pcie_generation, links.pcie_lanes")
    said = said_of(data_dir, GPU, COVERS, new)
    assert said.startswith(f"data/{GPU}:33:18  links.interconnects: this has no source.")


def test_recalled_figure_cannot_have_high_confidence(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:43:17  sources[1].confidence: what is recalled cannot have high confidence. "
        "Open the document, or write `medium` or `low`."
    )
    assert said_of(data_dir, GPU, "kind: official", "kind: recalled") == expected
    assert said_of(data_dir, GPU, "confidence: high", "confidence: medium") == ""


def test_misspelled_field_in_covers_gets_the_right_one(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:45:14  sources[1].covers[1]: 'compute.fp32' is no field with a source. "
        "Did you mean 'compute.fp32_cores'?"
    )
    said = said_of(data_dir, GPU, "covers: [released", "covers: [compute.fp32, released")
    assert said == expected


def test_unknown_field_in_covers_gets_the_allowed_ones(data_dir: Path) -> None:
    said = said_of(data_dir, GPU, "covers: [released", "covers: [price, released")
    assert said.startswith(f"data/{GPU}:45:14  sources[1].covers[1]: 'price' is no field with a")
    assert "Allowed: memory.size_gb, memory.bandwidth_gb_s" in said
    assert said.endswith(f" and {len(SOURCED_PATHS) + len(SECTIONS) - 24} more.")


@pytest.mark.parametrize("path", ["compute.fp8_dense_tflops", "software.gfx_target"])
def test_covered_field_that_is_blank_is_warned_of(data_dir: Path, path: str) -> None:
    expected = (
        f"data/{GPU}:45:14  warning: sources[1].covers[1]: "
        f"'{path}' is covered here but left blank above. Remove it from `covers`."
    )
    said = said_of(data_dir, GPU, "covers: [released", f"covers: [{path}, released")
    assert said == expected


def test_covered_section_that_is_blank_is_warned_of(data_dir: Path) -> None:
    path = "gpus/boreal-two.yml"
    expected = (
        f"data/{path}:22:14  warning: sources[1].covers[1]: "
        "'board' is covered here but left blank above. Remove it from `covers`."
    )
    assert said_of(data_dir, path, "covers: [released", "covers: [board, released") == expected


def test_figure_that_a_source_says_must_exist(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:51:24  sources[2].says.memory.bandwith: 'memory.bandwith' is no figure. "
        "Did you mean 'memory.bandwidth_gb_s'?"
    )
    assert said_of(data_dir, GPU, "memory.bandwidth_gb_s: 510", "memory.bandwith: 510") == expected


def test_what_a_source_says_is_a_number_so_text_fields_are_refused(data_dir: Path) -> None:
    said = said_of(data_dir, GPU, "memory.bandwidth_gb_s: 510", "memory.ecc: 1")
    assert said.startswith(f"data/{GPU}:51:19  sources[2].says.memory.ecc: 'memory.ecc' is no fig")
    assert "memory.ecc" not in FIELD_BY_PATH
