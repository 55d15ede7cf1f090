from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, get_args

import pytest

from macros.facts.catalog import Catalog, load_catalog, load_table
from macros.facts.checks.registry import CHECKS, check
from macros.facts.reading.draft import Draft
from macros.facts.reading.problems import CatalogError, Problem
from macros.facts.records.kinds import Folder, kinds_of
from macros.facts.records.part_kinds import PartKind, Parts
from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import Identifier, Record, SourceId, Watts
from macros.facts.schemas import schema_of
from tests.tiny import TODAY

FAN = """\
id: breeze
draw_w: 5
source: weekly-chip
date: 2026-11-01
"""


class Fan(Record):
    """An invented record."""

    id: Identifier
    draw_w: Watts
    source: SourceId
    date: PartialDateField


@dataclass(frozen=True, eq=False)
class CatalogWithFans(Catalog):
    """The catalogue with one more kind of data: one entry."""

    fans: Annotated[Mapping[str, Fan], Folder("fans", "fan")]


def check_fans_are_thrifty(draft: Draft) -> Iterator[Problem]:
    for fan, document in draft.each(Fan):
        if fan.draw_w > 50:
            yield document.problem(("draw_w",), "this is a heater.", "Correct it.")


@pytest.fixture
def fan_checked() -> Iterator[None]:
    check(check_fans_are_thrifty)
    yield
    CHECKS.remove(check_fans_are_thrifty)


def with_fan(data_dir: Path, text: str = FAN) -> Path:
    (data_dir / "fans").mkdir()
    (data_dir / "fans" / "breeze.yml").write_text(text, encoding="utf-8")
    return data_dir


def problem_of(data_dir: Path) -> str:
    with pytest.raises(CatalogError) as caught:
        load_table(CatalogWithFans, data_dir, today=TODAY)
    (problem,) = caught.value.problems
    return str(problem)


def test_new_kind_of_data_is_one_entry_of_the_table(data_dir: Path) -> None:
    catalog = load_table(CatalogWithFans, with_fan(data_dir), today=TODAY)
    assert catalog.fans["breeze"].draw_w == 5
    assert list(catalog.gpus) == ["boreal-one", "boreal-two", "meridian-x"]


def test_kind_that_the_table_has_not_does_not_belong_in_data(data_dir: Path) -> None:
    with pytest.raises(CatalogError, match="this file does not belong in data/"):
        load_catalog(with_fan(data_dir), today=TODAY)


def test_new_kind_has_a_schema() -> None:
    kinds = {kind.name: kind for kind in kinds_of(CatalogWithFans)}
    assert kinds.keys() - {kind.name for kind in kinds_of(Catalog)} == {"fan"}
    assert json.loads(schema_of(kinds["fan"]))["properties"]["draw_w"]["type"] == "number"


def test_record_of_a_new_kind_is_read_strictly(data_dir: Path) -> None:
    said = problem_of(with_fan(data_dir, FAN.replace("5", "five")))
    assert said.startswith("data/fans/breeze.yml:2:9  draw_w: found the text")


@pytest.mark.usefixtures("fan_checked")
def test_decorated_check_is_asked_of_a_new_kind(data_dir: Path) -> None:
    said = problem_of(with_fan(data_dir, FAN.replace("5", "500", 1)))
    assert said == "data/fans/breeze.yml:2:9  draw_w: this is a heater. Correct it."


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("weekly-chip", "daily-chip", "'daily-chip' is not listed in sources.yml."),
        ("2026-11-01", "2031-11-01", "2031-11-01 is in the future"),
    ],
)
def test_sources_and_dates_of_a_new_kind_are_checked_as_all_others(
    data_dir: Path, old: str, new: str, message: str
) -> None:
    assert message in problem_of(with_fan(data_dir, FAN.replace(old, new)))


def test_parts_are_asked_for_by_their_kind_in_tiers() -> None:
    assert {kind.name for kind in kinds_of(Parts)} == set(get_args(PartKind))
