from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.named import named_build
from macros.facts.build_file import read_build_file
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError
from tests.tiny import TODAY
from tests.tiny_parts import write_parts

COMPLETE = """\
gpu: boreal-one
gpu_count: 2
gpu_board: boreal-one-stout
cpu: quill-8
motherboard: plank-atx
memory: [{part: shelf-32gb, count: 2}]
psu: brook-850
case: crate-atx
cooler: breeze-air
storage: [drawer-2tb, drawer-2tb]
network: thread-10g
gpu_power_limit_w: 150
use: data-parallel
"""


@pytest.fixture
def known(data_dir: Path) -> Catalog:
    write_parts(data_dir)
    return load_catalog(data_dir, today=TODAY)


def mistakes(text: str, catalog: Catalog, folder: Path) -> list[str]:
    file = folder / "build.yml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError) as raised:
        read_build_file(file, catalog)
    lines = str(raised.value).splitlines()
    return [line.removeprefix(f"{file}:") for line in lines if str(file) in line]


def test_a_complete_file_becomes_a_build(known: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "build.yml"
    file.write_text(COMPLETE, encoding="utf-8")
    build = named_build(read_build_file(file, known), known, MainsSupply(()), {})
    assert (build.gpu.id, build.gpu_count, build.gpu_power_limit_w) == ("boreal-one", 2, 150)
    assert [(kit.id, count) for kit, count in build.memory] == [("shelf-32gb", 2)]
    assert [drive.id for drive in build.storage] == ["drawer-2tb", "drawer-2tb"]
    assert build.motherboard
    assert build.motherboard.id == "plank-atx"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("quill-8", "quil-8"), "4:6  cpu: the guide has no cpu 'quil-8'. Did you mean 'quill-8'?"),
        (
            ("quill-8", "plank-atx"),
            "4:6  cpu: 'plank-atx' is of another kind: motherboards. Name a cpu.",
        ),
        (
            ("shelf-32gb", "shelf-32"),
            "6:17  memory[1].part: the guide has no memory 'shelf-32'. Did you mean 'shelf-32gb'?",
        ),
        (
            ("gpu_count: 2", "gpu_count: 0"),
            "2:12  gpu_count: 0 is outside what is possible. It must be at least 1.",
        ),
        (("cooler:", "coler:"), "9:1  coler: unknown field. Did you mean 'cooler'?"),
        (
            ("gpu: boreal-one", "gpu: boreal-two"),
            "3:12  gpu_board: 'boreal-one-stout' carries the accelerator 'boreal-one', "
            "not 'boreal-two'. Name a board of it, or leave this out.",
        ),
    ],
)
def test_mistake_is_named_with_its_place(
    known: Catalog, tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    assert mistakes(COMPLETE.replace(*change), known, tmp_path) == [said]


@pytest.mark.parametrize(
    ("old", "own", "said"),
    [
        (
            "psu: brook-850",
            "psu: {connectors_8pin: 4, cables_8pin: 9}",
            "cables_8pin: 9 cables have 4 plugs.",
        ),
        (
            "cpu: quill-8",
            "cpu: {base_ghz: 5, boost_ghz: 4.5}",
            "boost_ghz: the boost of 4.5 GHz is below the base of 5 GHz.",
        ),
    ],
)
def test_figures_of_an_own_part_that_contradict_each_other_are_a_mistake(
    known: Catalog, tmp_path: Path, old: str, own: str, said: str
) -> None:
    (only,) = mistakes(COMPLETE.replace(old, own), known, tmp_path)
    assert said in only


def test_all_mistakes_are_named_at_once(known: Catalog, tmp_path: Path) -> None:
    wrong = COMPLETE.replace("quill-8", "x").replace("breeze-air", "y")
    assert len(mistakes(wrong, known, tmp_path)) == 2


def test_a_case_and_a_chassis_exclude_each_other(known: Catalog, tmp_path: Path) -> None:
    text = "gpu: boreal-one\ncase: crate-atx\nchassis: barn-4u\n"
    assert mistakes(text, known, tmp_path) == [
        "2:7  case: a server chassis brings its own case. "
        "Leave out `case:`, or name a case and board instead of the chassis."
    ]


def test_what_is_no_list_of_parts_is_refused(known: Catalog, tmp_path: Path) -> None:
    said = mistakes("- boreal-one\n", known, tmp_path)
    assert said == [
        "1:1  this is no build. Write `gpu: <id>` and the other parts, each on a line of its own."
    ]


def test_an_unknown_circuit_names_those_that_exist(known: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "build.yml"
    file.write_text(COMPLETE + "circuit: 999v-1a\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no circuit '999v-1a'"):
        named_build(read_build_file(file, known), known, MainsSupply(()), {})


def test_a_ready_made_computer_brings_its_power_supply_unless_one_is_named(
    known: Catalog, tmp_path: Path
) -> None:
    file = tmp_path / "build.yml"
    file.write_text("gpu: boreal-one\ncomputer: booth-tower\n", encoding="utf-8")
    build = named_build(read_build_file(file, known), known, MainsSupply(()), {})
    assert build.psu
    assert (build.psu.rated_w, build.psu.connectors_8pin) == (700, 2)
    file.write_text("gpu: boreal-one\ncomputer: booth-tower\npsu: brook-850\n", encoding="utf-8")
    build = named_build(read_build_file(file, known), known, MainsSupply(()), {})
    assert build.supplies == (known.parts.power_supplies["brook-850"],)


def test_a_card_in_a_dock_is_not_fed_by_the_computer(known: Catalog, tmp_path: Path) -> None:
    file = tmp_path / "build.yml"
    text = "gpu: boreal-one\ncomputer: booth-tower\nexternal: oculink\n"
    file.write_text(text, encoding="utf-8")
    assert not named_build(read_build_file(file, known), known, MainsSupply(()), {}).psu


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("computer: booth-towr", "Did you mean 'booth-tower'?"),
        ("computer: booth-tower\nmotherboard: plank-atx", "brings its own motherboard."),
        ("computer: booth-tower\nchassis: barn-4u", "a server chassis takes no computer."),
        ("external: usb-3", 'external: "usb-3" is not allowed here. Allowed: thunderbolt-3,'),
        ("dock_length_mm: 300", "dock_length_mm: a dock without a link."),
        ("mounting: glued", 'mounting: "glued" is not allowed here. Allowed: slots, riser,'),
        ("bridge_slots: 9", "bridge_slots: "),
        ("motherboard: {platform: CD2}", "'CD2' is no name that the guide uses."),
    ],
)
def test_hosts_that_contradict_themselves_are_mistakes(
    text: str, said: str, known: Catalog, tmp_path: Path
) -> None:
    assert said in "\n".join(mistakes(f"gpu: boreal-one\n{text}\n", known, tmp_path))


def test_a_computer_that_is_sold_whole_has_no_place_for_parts(
    known: Catalog, tmp_path: Path
) -> None:
    whole = known.gpus["boreal-one"].model_copy(update={"form_factor": "computer"})
    with_mac = replace(known, gpus={**known.gpus, "boreal-one": whole})
    said = mistakes("gpu: boreal-one\nmotherboard: plank-atx\npsu: brook-850\n", with_mac, tmp_path)
    assert [line.partition("  ")[2] for line in said] == [
        f"{field}: 'boreal-one' is a computer of its own: it has no place for this. "
        f"Leave out `{field}:`."
        for field in ("motherboard", "psu")
    ]
