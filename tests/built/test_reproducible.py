"""The same facts on the same day make the same site, byte for byte."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from tests.built.building import CODES, PUBLISHED, built, contents
from tests.tiny_builds import write_whole_data

pytestmark = pytest.mark.site

# Python adds broken numbers with less error since 3.12; the last digit of many sums differs.
OTHER_SUMS = """
import builtins, math

first = builtins.sum

def sum(numbers, /, start=0):
    every = list(numbers)
    plain = all(type(number) in (int, float) for number in (start, *every))
    if plain and any(type(number) is float for number in every):
        return math.fsum([start, *every])
    return first(every, start)

builtins.sum = sum
"""


def test_two_builds_are_the_same(tiny_site: Path, tmp_path: Path) -> None:
    data = write_whole_data(tmp_path / "elsewhere" / "data")
    for file in sorted(data.rglob("*.yml"), reverse=True):
        file.touch()
    (tmp_path / "sitecustomize.py").write_text(OTHER_SUMS, encoding="utf-8")
    other = {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    again = tmp_path / "again"
    built("--data", data, "--out", again, env={**PUBLISHED, **other, "PYTHONPATH": str(tmp_path)})
    first, second = contents(tiny_site), contents(again)  # which has a random seed
    assert first.keys() == second.keys()
    assert [path for path in first if first[path] != second[path]] == []


def test_the_manifest_names_every_other_file_with_its_hash(tiny_site: Path) -> None:
    files = contents(tiny_site)
    told = json.loads(files.pop("manifest.json"))["files"]
    del files[".nojekyll"]  # speaks to the server alone, and is not published
    assert told == {path: hashlib.sha256(content).hexdigest() for path, content in files.items()}


def test_the_day_of_the_build_changes_only_what_names_it(tiny_site: Path, tmp_path: Path) -> None:
    data = write_whole_data(tmp_path / "data")
    later = str(1_795_500_000)  # 2026-11-24
    built(
        "--data", data, "--out", tmp_path / "later", env={**PUBLISHED, "SOURCE_DATE_EPOCH": later}
    )
    first, second = contents(tiny_site), contents(tmp_path / "later")
    changed = {path for path in first if first[path] != second[path]}
    named = {"manifest.json"}
    named |= {f"{code}/{name}" for code in CODES for name in ("index.html", "sitemap.xml.gz")}
    named |= {f"{code}/search/documents.json" for code in CODES}
    # They name the day, or say how sure a price still is.
    tools = ("/choose/", "/fit/", "/rent-or-buy/", "/second-card/")
    dated = ("/prices/", "/feeds/", "/reviews.ics")  # a feed without entries begins today
    advice = ("/gpus/", "/builds/", "/guide/", "/about/", "/picks/", *tools, *dated)
    named |= {path for path in first if any(folder in path for folder in advice)}
    tables = ("offers", "stale_prices", "picks", "builds")  # the age of prices
    shared = {f"api/v1/{name}.{kind}" for name in tables for kind in ("json", "csv")}
    shared |= {f"api/v1/{name}.json" for name in ("index", "datapackage")}
    shared |= {path for path in first if path.startswith(("api/v1/gpus/", "api/v1/picks/"))}
    shared |= {f"assets/{name}.json" for name in ("fit", "rent", "second_card")}
    shared |= {path for path in first if path.startswith("assets/choose/")}
    assert changed <= named | shared
    assert "api/v1/index.json" in changed
