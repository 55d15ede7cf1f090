from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.regions import Cord, ElectricityStep, Practice
from macros.present.guide.circuits_table import circuits_table, region_circuits
from macros.present.guide.limits_table import power_limits_table
from macros.present.guide.running_costs_table import running_costs
from macros.present.words.language import Language
from tests.built.documents import Element, parse
from tests.tiny import TODAY, tiny_region
from tests.tiny_builds import tiny_builds
from tests.tiny_power import write_tiny_power


def rows(table: Element) -> list[list[str]]:
    """Return the texts of each row of the body."""
    return [
        [cell.text for cell in row.all() if cell.tag in ("th", "td")]
        for row in table.one("tbody").all("tr")
    ]


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return tiny_builds(tmp_path_factory.mktemp("builds") / "data")


def test_circuits_show_the_usual_socket_of_each_region_first(edition: Edition) -> None:
    page = parse(circuits_table(edition.catalog, Language.of(edition.catalog, "en")))
    usual, *every = page.all("table")
    us = next(row for row in rows(usual) if row[0].startswith("United States"))
    assert "Small socket" in us[0]
    assert us[1:5] == ["120", "4", "480", "420"]
    assert len(every) == len(edition.catalog.regions)


def test_all_circuits_of_a_region_are_there_to_be_opened(edition: Edition) -> None:
    page = parse(circuits_table(edition.catalog, Language.of(edition.catalog, "en")))
    opened = next(d for d in page.all("details") if "United States" in d.one("summary").text)
    assert [row[0] for row in rows(opened)] == ["Small socket", "Large socket"]


def test_a_circuit_says_which_cord_goes_with_it(edition: Edition) -> None:
    seen = {"source": "weekly-chip", "kind": "secondary", "read_on": "2026-01-01"}
    cord = Cord.model_validate({"plug": "NEMA L6-20", "connectors": ("C19",), **seen})
    us = edition.catalog.regions["us"]
    small, *others = us.circuits
    changed = us.model_copy(update={"circuits": (small.model_copy(update={"cord": cord}), *others)})
    regions = {**edition.catalog.regions, "us": changed}
    catalog = replace(edition.catalog, regions=regions)
    table = region_circuits(catalog, "us", Language.of(catalog, "en"))
    first, second, *_ = rows(parse(str(table.html())))
    assert first[0] == "Small socket Cord: NEMA L6-20 at the wall, C19 at the power supply."
    assert second[0] == "Large socket"


def test_circuits_say_where_their_figures_come_from(edition: Edition) -> None:
    page = parse(circuits_table(edition.catalog, Language.of(edition.catalog, "en")))
    assert "Weekly Chip" in rows(page.all("table")[0])[0][-1]


def test_electricity_of_a_year_is_that_of_the_build_at_the_price_of_the_region(
    edition: Edition,
) -> None:
    english = Language.of(edition.catalog, "en")
    table = parse(running_costs(edition, "economical", english)).one("table")
    hours = edition.catalog.rules["use-hours-per-year"].value
    wall_w = (edition.choice("1-gpu", "economical", "us").figures or {})["wall_w"]
    row = next(row for row in rows(table) if row[0] == "United States")
    assert row[1].startswith("0.2 USD")
    assert "October 2026" in row[1]
    amount = float(row[2].split(" USD")[0].replace(",", ""))
    assert amount == pytest.approx(wall_w / 1000 * hours * 0.2, rel=0.01)
    assert row[2].endswith("406 W")
    assert len(row) == 4  # the computer that one has has no build


def test_class_without_a_build_costs_nothing_to_run(edition: Edition) -> None:
    english = Language.of(edition.catalog, "en")
    table = parse(running_costs(edition, "balanced", english)).one("table")
    assert next(row for row in rows(table) if row[0] == "United States")[3] == "–"


def test_region_without_a_price_of_electricity_has_no_costs(edition: Edition) -> None:
    dark = {"us": tiny_region(circuits=edition.catalog.regions["us"].circuits)}
    catalog = edition.catalog
    bare = Edition(replace(catalog, regions=dark), TODAY, TODAY)
    english = Language.of(catalog, "en")
    (row,) = rows(parse(running_costs(bare, "economical", english)).one("table"))
    assert set(row[1:]) == {"–"}


def test_price_that_rises_with_use_is_said_to_come_on_top_of_the_use_of_a_household(
    edition: Edition,
) -> None:
    catalog = edition.catalog
    english = Language.of(catalog, "en")
    assert "United States: 350" not in running_costs(edition, "economical", english)
    region = catalog.regions["us"]
    (price,) = region.electricity
    steps = (ElectricityStep(per_kwh=price.per_kwh),)
    rising = price.model_copy(update={"used_kwh_per_month": 350.0, "steps": steps})
    regions = {**catalog.regions, "us": region.model_copy(update={"electricity": (rising,)})}
    stepped = Edition(replace(catalog, regions=regions), TODAY, TODAY)
    assert "(United States: 350 kWh a month)" in running_costs(stepped, "economical", english)


@pytest.fixture
def limited(data_dir: Path) -> Catalog:
    return load_catalog(write_tiny_power(data_dir), today=TODAY)


def test_speed_under_a_limit_is_said_for_each_measured_curve(limited: Catalog) -> None:
    html = power_limits_table(limited, "../", Language.of(limited, "en"))
    decode, training = rows(parse(html).one("table"))
    assert decode[2:] == ["about 96%", "about 92%", "about 82%", "50%"]
    assert training[2:] == ["about 98%", "95%", "–", "–"]
    assert decode[1] == "LLM, generating text Weekly Chip, October 2026 A story, 1 card"
    assert 'href="https://weekly-chip.example/limits"' in html
    assert 'href="../gpus/boreal-one/"' in html


def test_curve_stands_beside_its_card_and_the_power_that_it_draws_unlimited(
    limited: Catalog,
) -> None:
    first = rows(
        parse(power_limits_table(limited, "../", Language.of(limited, "en"))).one("table")
    )[0]
    gpu = limited.gpus["boreal-one"]
    assert first[0] == f"Boreal One {gpu.power.tdp_w:g} W"


def test_share_of_an_unknown_power_is_taken_of_the_highest_measured_limit(limited: Catalog) -> None:
    gpu = limited.gpus["boreal-one"]
    unknown = gpu.model_copy(update={"power": gpu.power.model_copy(update={"tdp_w": None})})
    catalog = Catalog(**{**vars(limited), "gpus": {**limited.gpus, gpu.id: unknown}})
    first = rows(parse(power_limits_table(catalog, "", Language.of(catalog, "en"))).one("table"))[0]
    highest = catalog.power_limits[0].points[-1]
    assert first[0] == f"Boreal One {highest.limit_w:g} W"


def test_who_says_what_a_socket_bears_for_hours_stands_beside_its_standard(
    edition: Edition,
) -> None:
    said = {"source": "weekly-chip", "kind": "secondary", "read_on": "2026-01-01"}
    practice = Practice.model_validate({"amps": 3, "url": "https://example.org/hours", **said})
    us = edition.catalog.regions["us"]
    small, *others = us.circuits
    told = small.model_copy(update={"practice": (practice,)})
    changed = us.model_copy(update={"circuits": (told, *others)})
    catalog = replace(edition.catalog, regions={**edition.catalog.regions, "us": changed})
    table = region_circuits(catalog, "us", Language.of(catalog, "en"))
    html = str(table.html())
    first, second, *_ = rows(parse(html))
    assert "On many hours (3 A): " in first[-1]
    assert "https://example.org/hours" in html
    assert "On many hours" not in second[-1]
