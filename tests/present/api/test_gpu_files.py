from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from macros.present.api.schemas import output_types

Files = Mapping[str, bytes]


def loaded(published: Files, path: str) -> Any:
    return json.loads(published[path])


def test_every_accelerator_has_a_file_of_its_type(published: Files) -> None:
    ids = [gpu["id"] for gpu in loaded(published, "gpus.json")]
    files = {path for path in published if path.startswith("gpus/")}
    assert files == {f"gpus/{id_}.json" for id_ in ids}
    for path in files:
        assert output_types()["gpu"].validate_json(published[path], strict=True)
        assert published[path].isascii()
        assert b"<" not in published[path]


@pytest.mark.parametrize(
    ("part", "path", "column"),
    [
        ("prices", "prices.json", "id"),
        ("offers", "offers.json", "id"),
        ("hours", "clouds.json", "accelerator"),
        ("sources", "evidence.json", "id"),
    ],
)
def test_rows_are_those_of_the_files_of_all(
    published: Files, part: str, path: str, column: str
) -> None:
    rows = loaded(published, path)
    for gpu in loaded(published, "gpus.json"):
        own = loaded(published, f"gpus/{gpu['id']}.json")
        assert own["specification"] == gpu
        assert own[part] == [row for row in rows if row[column] == gpu["id"]]


def test_file_tells_speeds_and_where_the_accelerator_is_recommended(published: Files) -> None:
    own = loaded(published, "gpus/boreal-one.json")
    assert own["page"] == "gpus/boreal-one/"
    assert {speed["workload"] for speed in own["speeds"]} == {"cnn-training"}
    picks = [row for row in loaded(published, "picks.json") if row["pick"] == "boreal-one"]
    assert len(own["picks"]) == len(picks)
    assert own["picks"][0].keys() == {"persona", "region", "certainty"}
    (build,) = [build for build in own["builds"] if build["tier"] == "1-gpu"][:1]
    assert build.keys() == {"tier", "class", "region", "count", "total", "currency"}


def test_file_says_what_it_was_made_from(published: Files) -> None:
    own, index = loaded(published, "gpus/boreal-one.json"), loaded(published, "index.json")
    for name in ("as_of", "build_date", "data_sha256", "licence"):
        assert own[name] == index[name]


def test_accelerator_of_which_nothing_is_known_has_empty_lists(published: Files) -> None:
    own = loaded(published, "gpus/meridian-x.json")
    assert (own["offers"], own["picks"], own["builds"]) == ([], [], [])
