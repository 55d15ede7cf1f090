from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import GPU, said_of


def test_id_that_differs_from_the_file_name_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:1:5  id: 'boreal-won' differs from the file's name. "
        "Write `id: boreal-one`, or rename the file to boreal-won.yml."
    )
    assert said_of(data_dir, GPU, "id: boreal-one", "id: boreal-won") == expected


@pytest.mark.parametrize("taken", ["boreal-two", "boreal-one"])
def test_alias_that_is_an_id_is_reported(data_dir: Path, taken: str) -> None:
    expected = (
        f"data/{GPU}:10:11  aliases[1]: the alias '{taken}' is already taken by "
        f"the file {taken}.yml. Remove one of the two."
    )
    assert said_of(data_dir, GPU, "[boreal-1]", f"[{taken}]") == expected


def test_alias_of_two_files_is_reported_in_the_second(data_dir: Path) -> None:
    path = "gpus/meridian-x.yml"
    expected = (
        f"data/{path}:11:11  aliases[1]: the alias 'boreal-1' is already taken by "
        "an alias in boreal-one.yml. Remove one of the two."
    )
    assert (
        said_of(data_dir, path, "preview: true", "preview: true\naliases: [boreal-1]") == expected
    )


def test_alias_given_twice_in_a_file_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:10:21  aliases[2]: the alias 'boreal-1' is already taken by "
        "an alias in boreal-one.yml. Remove one of the two."
    )
    assert said_of(data_dir, GPU, "[boreal-1]", "[boreal-1, boreal-1]") == expected


@pytest.mark.parametrize(("aliases", "place"), [("[index]", 11), ("[boreal-1, index]", 21)])
def test_alias_that_is_the_address_of_the_table_is_reported(
    data_dir: Path, aliases: str, place: int
) -> None:
    number = aliases.count(",") + 1
    expected = (
        f"data/{GPU}:10:{place}  aliases[{number}]: 'index' is the address of the table. "
        "Choose another name."
    )
    assert said_of(data_dir, GPU, "[boreal-1]", aliases) == expected


def test_id_that_is_the_address_of_the_table_is_reported(data_dir: Path) -> None:
    (data_dir / "gpus/meridian-x.yml").rename(data_dir / "gpus/index.yml")
    expected = (
        "data/gpus/index.yml:1:5  id: 'index' is the address of the table. Choose another name."
    )
    assert said_of(data_dir, "gpus/index.yml", "id: meridian-x", "id: index") == expected


def test_source_id_given_twice_is_reported_with_the_first_line(data_dir: Path) -> None:
    entry = "- id: weekly-chip\n  name: Weekly Chip\n  read_on: 2026-11-02\n"
    expected = (
        "data/sources.yml:8:7  [3].id: the id 'weekly-chip' is already taken in line 5. "
        "Rename or remove one of the two."
    )
    assert said_of(data_dir, "sources.yml", entry, entry + entry) == expected
