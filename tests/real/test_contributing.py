"""What CONTRIBUTING and the contribute pages show a contributor is true."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from pydantic import BaseModel, TypeAdapter

from macros.facts.build_file import read_build_file
from macros.facts.catalog import load_catalog
from macros.facts.reading.record_errors import fields_of
from macros.facts.reading.yaml_source import parse_document
from macros.facts.records.measurements import Dataset
from macros.facts.records.models import Model
from macros.facts.records.parts import PowerSupply
from macros.facts.records.power import PowerLimitCurve, PowerLimitPoint
from macros.facts.records.products import (
    Excursion,
    Explanation,
    Gpu,
    Interconnect,
    Many,
    Memory,
    Power,
    Price,
    Source,
)
from macros.facts.records.software import FamilyStatus, SoftwareFamily
from macros.present.words.language import LANGUAGE_BY_CODE
from macros.site.day import newest_possible_date
from tests.real_data import real_catalog
from tests.tiny import PROJECT

PAGES = [  # that have examples
    name
    for name in ("CONTRIBUTING.md", "HACKING.md", "README.md")
    if "```yaml\n" in (PROJECT / name).read_text(encoding="utf-8")
]
CONTRIBUTING = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(page: str) -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)


def examples(page: str) -> Iterator[Any]:
    for block in blocks(page):
        document = parse_document(block, "example.yml")
        assert document.problems == ()
        yield document.value


def place_of(block: str) -> tuple[str, bool]:
    """Return the file that the first comment of an example names, and whether it goes into it."""
    named = re.match(r"(?:# yaml-language-server.*\n)?# ((?:data/)?[\w/-]+\.yml)(, .*)?\n", block)
    assert named, f"its first line names no file: {block[:60]}"
    return named[1], bool(named[2])


def together(known: Any, added: Any) -> Any:
    """Return data with an example in it: a list's entry of the same id, or figure, is replaced."""
    if isinstance(known, dict) and isinstance(added, dict):
        return known | {key: together(known.get(key), value) for key, value in added.items()}
    if isinstance(known, list) and isinstance(added, list):
        ids = {entry["id"] for entry in added if isinstance(entry, dict) and "id" in entry}
        kept = (old for old in known if not (isinstance(old, dict) and old.get("id") in ids))
        return [*kept, *added]
    return added


def put(block: str, folder: Path) -> None:
    """Write an example where its comment says: as a file, or into the one that is there."""
    path, is_fragment = place_of(block)
    file = folder / path
    added = yaml.safe_load(block)
    if is_fragment:
        added = together(yaml.safe_load(file.read_text(encoding="utf-8")), added)
    file.write_text(yaml.safe_dump(added, allow_unicode=True, sort_keys=False), encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_examples_are_data_that_the_catalogue_takes(page: str, tmp_path: Path) -> None:
    shutil.copytree(PROJECT / "data", tmp_path / "data")
    found = blocks((PROJECT / page).read_text(encoding="utf-8"))
    for block in sorted(found, key=lambda block: place_of(block)[1]):  # whole files come first
        put(block, tmp_path)
    catalog = load_catalog(tmp_path / "data", today=newest_possible_date())
    known = real_catalog().warnings
    assert set(map(str, catalog.warnings)) - set(map(str, known)) == set()


def field_names(model: type[BaseModel]) -> set[str]:
    return set(model.model_fields)


def test_example_of_an_accelerator_is_valid() -> None:
    accelerators = [value for value in examples(CONTRIBUTING) if "segment" in value]
    assert [Gpu.model_validate(value).id for value in accelerators] == ["rtx-4090"]


def test_example_of_a_part_is_valid_and_sourced() -> None:
    (part,) = (PowerSupply.model_validate(v) for v in examples(CONTRIBUTING) if "rated_w" in v)
    covered = {name for evidence in part.sources for name in evidence.covers}
    assert covered == part.model_fields_set - {"id", "name", "vendor", "sources"}


def test_example_of_a_model_is_complete_and_sourced() -> None:
    (model,) = (Model.model_validate(v) for v in examples(CONTRIBUTING) if "modality" in v)
    covered = {name for evidence in model.sources for name in evidence.covers}
    assert covered == model.model_fields_set - {"id", "name", "family", "modality", "sources"}
    assert model.model_fields_set == field_names(Model) - {"notes"}


def test_example_of_software_support_is_valid_and_complete() -> None:
    lists = [value for value in examples(CONTRIBUTING) if isinstance(value, list)]
    (families,) = [value for value in lists if "precisions" in value[0]]
    (family,) = TypeAdapter(Many[SoftwareFamily]).validate_python(families)
    assert family.model_fields_set == field_names(SoftwareFamily)


def test_every_status_of_software_is_explained() -> None:
    section = CONTRIBUTING.split("## Software support")[1].split("\n## ")[0]
    assert all(f"`{status}`:" in section for status in get_args(FamilyStatus))


def test_example_of_a_build_can_be_checked(tmp_path: Path) -> None:
    catalog = real_catalog()
    for name, cards in (("build.yml", 2), ("own-computer.yml", 1)):
        (build,) = [block for block in blocks(CONTRIBUTING) if place_of(block)[0] == name]
        put(build, tmp_path)
        assert read_build_file(tmp_path / name, catalog).gpu_count == cards


def test_example_of_a_measurement_is_valid() -> None:
    (campaign,) = [value for value in examples(CONTRIBUTING) if "runs" in value]
    assert [run.count for run in Dataset.model_validate(campaign).runs] == [1, 2]


def test_test_of_the_example_is_the_one_of_the_data() -> None:
    (campaign,) = [value for value in examples(CONTRIBUTING) if "runs" in value]
    known = real_catalog().datasets.values()
    named = [test for dataset in known for test in dataset.tests if test.id == "resnet-50"]
    assert set(named) == {Dataset.model_validate(campaign).tests[0]}


def test_example_of_an_excursion_is_valid_and_complete() -> None:
    (power,) = [value["power"] for value in examples(CONTRIBUTING) if [*value] == ["power"]]
    (excursion,) = Power.model_validate(power).excursions
    assert excursion.model_fields_set == field_names(Excursion)


def test_example_of_a_power_limit_is_valid_and_follows_from_its_values() -> None:
    lists = [value for value in examples(CONTRIBUTING) if isinstance(value, list)]
    (curves,) = [value for value in lists if "gpu" in value[0]]
    (curve,) = TypeAdapter(Many[PowerLimitCurve]).validate_python(curves)
    assert [point.value and point.value / 120 for point in curve.points] == [0.95, 1]
    assert [point.relative_speed for point in curve.points] == [0.95, 1]


@pytest.mark.parametrize("code", [None, *LANGUAGE_BY_CODE])
def test_example_of_a_price_is_valid_in_each_language(code: str | None) -> None:
    page = CONTRIBUTING
    if code:
        page = (PROJECT / "docs" / code / "contribute.md").read_text(encoding="utf-8")
    lists = [value for value in examples(page) if isinstance(value, list)]
    prices = [value for value in lists if "amount" in value[0]]
    assert [TypeAdapter(Many[Price]).validate_python(p)[0].amount for p in prices] == [1234.5]


def test_every_field_is_described() -> None:
    sections = ("compute", "memory", "power", "board", "links", "software", "sources")
    names = {name for section in sections for name in fields_of(Gpu, (section,))}
    models = (Gpu, Interconnect, Excursion, Explanation, Price, Source)
    for model in (*models, PowerLimitCurve, PowerLimitPoint):
        names |= field_names(model)
    described = set(re.findall(r"`([a-z0-9_]+):?[^`]*`", CONTRIBUTING))
    described |= set(re.findall(r"\*\*([a-z]+)\.\*\*", CONTRIBUTING))
    assert names - described == set()


def test_fields_that_are_said_to_be_required_are_the_required_ones() -> None:
    sentence = re.search(r"Only (.*?) are required", CONTRIBUTING, re.DOTALL)
    assert sentence
    said = set(re.findall(r"`([a-z_]+)`", sentence[1]))
    required = {name for name, field in Gpu.model_fields.items() if field.is_required()}
    memory = {name for name, field in Memory.model_fields.items() if field.is_required()}
    assert said == required | memory
