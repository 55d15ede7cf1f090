from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from macros.facts.known_by import known_by
from tests.tiny import TODAY, problem_lines, said_of
from tests.tiny_parts import write_parts


@pytest.fixture
def built(data_dir: Path) -> Path:
    write_parts(data_dir)
    return data_dir


def test_good_parts_are_no_problem_and_stand_in_the_catalogue(built: Path) -> None:
    assert problem_lines(built) == ""
    parts = load_catalog(built, today=TODAY).parts
    assert parts.cpus["quill-8"].cores == 8
    assert [s.lanes for s in parts.motherboards["plank-atx"].populations[1].slots] == [8, 8]
    assert len(parts.by_id) == 11
    assert parts.power_supplies["brook-850"].output.at_100_v_w is None  # unknown, not the label


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cpus/quill-8", "tdp_w, ", "", "tdp_w: this has no source."),
        ("cpus/quill-8", "tdp_w, ", "tdp, ", "'tdp' is no field with a source."),
        ("cpus/quill-8", "tdp_w, ", "tdp_w, ecc, ", "'ecc' is covered here but left blank above."),
        ("cpus/quill-8", "socket: AB1", "socket: AB2",
         "'AB2' is not in `parts.sockets` of vocabulary.yml. Allowed: AB1."),
        ("cpus/quill-8", "platforms: [AB1]", "platforms: [AB9]",
         "'AB9' is not in `parts.board_platforms` of vocabulary.yml."),
        ("motherboards/plank-atx", "form_factor: ATX", "form_factor: XTA",
         "'XTA' is not in `parts.board_form_factors` of vocabulary.yml."),
        ("power_supplies/brook-850", "form: ATX", "form: AXT",
         "'AXT' is not in `parts.psu_forms` of vocabulary.yml."),
        ("chassis/barn-4u", "card_cooling: [passive]", "card_cooling: [pasive]",
         "'pasive' is not in `cooling` of vocabulary.yml."),
        ("gpu_boards/boreal-one-stout", "gpu: boreal-one", "gpu: boreal-on",
         "there is no accelerator 'boreal-on'. Did you mean 'boreal-one'?"),
        ("motherboards/plank-atx", "gpu_count: 2", "gpu_count: 3",
         "3 accelerators stand in 2 slots. Name one slot for each."),
        ("motherboards/plank-atx", "gpu_count: 1\n", "gpu_count: 2\n",
         "2 accelerators with this condition stand here twice."),
        ("motherboards/plank-atx", "position: 4", "position: 1",
         "the places of the slots do not ascend."),
        ("ssds/drawer-2tb", "id: drawer-2tb", "id: boreal-one",
         "the id 'boreal-one' is already taken by gpus/boreal-one.yml."),
        ("ssds/drawer-2tb", "source: weekly-chip", "source: weakly-chip", "weakly-chip"),
        ("ssds/drawer-2tb", "read_on: 2026-11-01", "read_on: 2031-01-01", "is in the future"),
        ("cpus/quill-8", "cores: 8", "cores: 0", "cores"),
        ("power_supplies/brook-850", "rated_w: 850", "rated_w: 850\nrated: 3", "rated"),
        ("power_supplies/brook-850", "inlet: C14", "inlet: C14\ncables_8pin: 3",
         "3 cables have 2 plugs."),
        ("cpus/quill-8", "cores: 8", "cores: 8\nbase_ghz: 4.5\nboost_ghz: 4",
         "the boost of 4 GHz is below the base of 4.5 GHz."),
        ("gpu_boards/boreal-one-stout", "slots: 3.5", "slots: 3.5\npower_limit_w: 199",
         "199 W is less than the reference, 200 W."),
    ],
)  # fmt: skip
def test_mistake_in_a_part_is_reported_in_its_file(
    built: Path, file: str, old: str, new: str, said: str
) -> None:
    lines = said_of(built, f"parts/{file}.yml", old, new)
    assert said in lines
    assert any(line.startswith(f"data/parts/{file}.yml:") for line in lines.splitlines())


def test_prices_of_a_part_are_found_by_its_id(built: Path) -> None:
    price = (
        "- date: 2026-10\n  kind: street_new\n  amount: 300\n  currency: USD\n  region: us\n"
        "  source: weekly-chip\n  quality: B\n"
    )
    (built / "prices" / "quill-8.yml").write_text(price, encoding="utf-8")
    assert problem_lines(built) == ""
    catalog = load_catalog(built, today=TODAY)
    assert catalog.prices_of("quill-8")[0].amount == 300
    assert "quill-8" not in catalog.gpu_prices
    assert known_by(catalog, date(2026, 11, 1)).prices_of("quill-8")
    assert known_by(catalog, date(2026, 9, 1)).prices_of("quill-8") == ()
