from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from macros.facts.known_by import known_by
from tests.tiny import GPU, TODAY, problem_lines, said_of
from tests.tiny_software import SOFTWARE, SOFTWARE_FILE, write_tiny_software

DUSK = SOFTWARE[SOFTWARE.index("- id: dusk") :]


@pytest.fixture
def supported(data_dir: Path) -> Path:
    return write_tiny_software(data_dir)


def test_good_families_are_no_problem_and_stand_in_the_order_of_the_file(supported: Path) -> None:
    assert problem_lines(supported) == ""
    catalog = load_catalog(supported, today=TODAY)
    assert list(catalog.software) == ["aurora", "dusk"]
    assert catalog.software["dusk"].frameworks[1].until == "2.14"


def test_catalogue_without_software_is_complete(data_dir: Path) -> None:
    assert load_catalog(data_dir, today=TODAY).software == {}


def test_family_is_not_known_before_it_was_judged(supported: Path) -> None:
    catalog = load_catalog(supported, today=TODAY)
    assert list(known_by(catalog, date(2026, 11, 1)).software) == ["aurora"]
    assert list(known_by(catalog, date(2026, 9, 30)).software) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("- id: dusk", "- id: aurora", "[2].id: the id 'aurora' is already taken in line 1."),
        ("vendor: Meridian", "vendor: Meridia",
         "[2].vendor: 'Meridia' is not in `vendors` of vocabulary.yml. "
         "Allowed: Borealis, Meridian. Did you mean 'Meridian'?"),
        ("    - boreal-one\n", "    - boreal-on\n",
         "[1].accelerators[1]: there is no accelerator 'boreal-on'. "
         "Did you mean 'boreal-one'?"),
        ("products: [Dusk 1]", "products: [Dusk 1]\n  accelerators: [boreal-one]",
         "[2].accelerators[1]: 'boreal-one' stands in the family 'aurora' already."),
        ("status: supported", "status: legacy",
         "[1].accelerators[1]: its file says 'supported', the family 'legacy'."),
        ('until: "12.9"', 'until: "8.10"', "[2].frameworks[1].until: 8.10 comes before 9.0."),
        ("judged: 2026-11-02", "judged: 2027-11-02", "[2].judged: 2027-11-02 is in the future"),
        ("kind: secondary", "kind: guessed", "[2].sources[1].kind"),
        ("status: ending", "status: dying", "[2].status"),
        ("precisions: [fp32]", "precisions: [fp33]", "[2].precisions[1]"),
        ('since: "11.8"', "since: 11.8", "[1].frameworks[1].since"),
    ],
)  # fmt: skip
def test_wrong_family_is_told_with_its_place(
    supported: Path, old: str, new: str, said: str
) -> None:
    lines = said_of(supported, SOFTWARE_FILE, old, new).splitlines()
    assert any(said in line for line in lines), lines


def test_source_of_a_family_is_listed(supported: Path) -> None:
    changed = DUSK.replace("weekly-chip", "nobody")
    said = said_of(supported, SOFTWARE_FILE, DUSK, changed)
    assert "[2].sources[1].source: 'nobody' is not listed in sources.yml." in said


def test_limited_accelerator_may_stand_in_a_family_that_ends(supported: Path) -> None:
    said_of(supported, GPU, "status: supported", "status: limited")
    assert said_of(supported, SOFTWARE_FILE, "status: supported", "status: ending") == ""
