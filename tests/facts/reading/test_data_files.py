from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import Catalog
from macros.facts.reading.data_files import list_data_files
from macros.facts.records.kinds import kinds_of
from tests.tiny import problem_lines

KINDS = kinds_of(Catalog)

NAME_HINT = "A file's name is its id: lower-case letters, digits and hyphens, ending in .yml."
PLACES = (
    "Allowed: gpus/<id>.yml, prices/<id>.yml, benchmarks/<id>.yml, regions/<id>.yml, "
    "countries/<id>.yml, clouds/<id>.yml, locales/<id>.yml, locales/messages/<id>.ftl, "
    "remarks/<id>.yml, builds/<id>.yml, models/<id>.yml, "
    "parts/<kind>/<id>.yml, sources.yml, vocabulary.yml, rules.yml, workloads.yml, "
    "personas.yml, expert_advice.yml, turns.yml, claims.yml, disagreements.yml, "
    "build_rules.yml, build_figures.yml, power_limits.yml, export_rules.yml, price_indexes.yml, "
    "memory_rules.yml, memory_terms.yml, memory_peaks.yml, main_memory_runs.yml, software.yml, "
    "not_included.yml, locales/glossary.yml, locales/names.yml."
)


def test_files_are_listed_in_order_with_what_they_hold(data_dir: Path) -> None:
    files, problems = list_data_files(data_dir, KINDS)
    kinds = [(file.path, file.kind.name) for file in files if "locales/" not in file.path]
    assert problems == []
    assert kinds == [
        ("data/gpus/boreal-one.yml", "gpu"),
        ("data/gpus/boreal-two.yml", "gpu"),
        ("data/gpus/meridian-x.yml", "gpu"),
        ("data/prices/boreal-one.yml", "prices"),
        ("data/regions/us.yml", "region"),
        ("data/rules.yml", "rules"),
        ("data/sources.yml", "sources"),
        ("data/vocabulary.yml", "vocabulary"),
    ]


def test_stray_file_is_reported_with_the_places_that_exist(data_dir: Path) -> None:
    (data_dir / "notes.txt").write_text("x", encoding="utf-8")
    expected = f"data/notes.txt:1:1  this file does not belong in data/. {PLACES}"
    assert problem_lines(data_dir) == expected


def test_file_in_a_misspelled_folder_gets_the_right_one(data_dir: Path) -> None:
    (data_dir / "gpu").mkdir()
    (data_dir / "gpu" / "a.yml").write_text("x", encoding="utf-8")
    expected = (
        f"data/gpu/a.yml:1:1  this file does not belong in data/. {PLACES} Did you mean 'gpus'?"
    )
    assert problem_lines(data_dir) == expected


def test_part_in_a_misspelled_folder_gets_the_right_one(data_dir: Path) -> None:
    (data_dir / "parts" / "cpu").mkdir(parents=True)
    (data_dir / "parts" / "cpu" / "a.yml").write_text("x", encoding="utf-8")
    said = problem_lines(data_dir)
    assert said.startswith("data/parts/cpu/a.yml:1:1  this file does not belong in data/. ")
    assert "Allowed below parts/: cases, chassis, computers, coolers, cpus," in said
    assert said.endswith("Did you mean 'parts/cpus'?")


@pytest.mark.parametrize("name", ["Boreal.yml", "boreal_3.yml", "boreal.yaml", "a~b.yml"])
def test_name_that_is_no_id_is_reported(data_dir: Path, name: str) -> None:
    (data_dir / "gpus" / name).write_text("x", encoding="utf-8")
    expected = f"data/gpus/{name}:1:1  this file does not belong in data/. {NAME_HINT}"
    assert problem_lines(data_dir) == expected


@pytest.mark.parametrize(
    "name", [".hidden", ".boreal-one.yml.swp", ".DS_Store", "boreal-one.yml~", ".git/config"]
)
def test_files_of_editors_and_file_managers_are_passed_over(data_dir: Path, name: str) -> None:
    before, _ = list_data_files(data_dir, KINDS)
    file = data_dir / "gpus" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("a: [", encoding="utf-8")
    assert list_data_files(data_dir, KINDS) == (before, [])


def test_empty_file_is_reported_as_empty(data_dir: Path) -> None:
    (data_dir / "prices" / "boreal-two.yml").touch()
    expected = "data/prices/boreal-two.yml:1:1  the file is empty. Fill it in or delete it."
    assert problem_lines(data_dir) == expected


def test_link_that_leaves_data_is_reported_and_not_followed(data_dir: Path, tmp_path: Path) -> None:
    (tmp_path / "outside.yml").write_text("a: [", encoding="utf-8")
    (data_dir / "gpus" / "linked.yml").symlink_to(tmp_path / "outside.yml")
    expected = (
        "data/gpus/linked.yml:1:1  a symbolic link that leaves data/ is not allowed. "
        "Put the file itself here."
    )
    assert problem_lines(data_dir) == expected


def test_link_to_a_folder_outside_is_reported_and_not_followed(
    data_dir: Path, tmp_path: Path
) -> None:
    (data_dir / "extra").symlink_to(tmp_path)
    expected = (
        "data/extra:1:1  a symbolic link that leaves data/ is not allowed. "
        "Put the file itself here."
    )
    assert problem_lines(data_dir) == expected


def test_link_inside_data_is_reported_too(data_dir: Path) -> None:
    (data_dir / "gpus" / "linked.yml").symlink_to("boreal-one.yml")
    expected = "data/gpus/linked.yml:1:1  a symbolic link is not allowed. Put the file itself here."
    assert problem_lines(data_dir) == expected


def test_missing_list_of_sources_is_reported(data_dir: Path) -> None:
    (data_dir / "sources.yml").unlink()
    assert problem_lines(data_dir) == "data/sources.yml:1:1  the file is missing. Restore it."


def test_schemas_for_editors_may_lie_in_data(data_dir: Path) -> None:
    (data_dir / "schema").mkdir()
    (data_dir / "schema" / "gpu.json").write_text("{}", encoding="utf-8")
    assert problem_lines(data_dir) == ""


def test_paths_name_the_folder_even_from_inside_it(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(data_dir)
    files, _ = list_data_files(Path(), KINDS)
    assert files[0].path == "data/gpus/boreal-one.yml"


@pytest.mark.parametrize("name", ["sources.yml", "vocabulary.yml", "locales/en.yml"])
def test_missing_file_is_reported(data_dir: Path, name: str) -> None:
    (data_dir / name).unlink()
    assert f"data/{name}:1:1  the file is missing. Restore it." in problem_lines(data_dir)
