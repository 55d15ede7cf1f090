from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.compare_sites import differences, main


@pytest.fixture
def sites(tmp_path: Path) -> tuple[Path, Path]:
    """Two sites that are the same."""
    pages = {
        "index.html": '<h1 class="a">Cards</h1><a href="gpus/">All</a>'
        '<template>{"x": 1}</template>',
        "api/gpus.json": json.dumps([{"id": "a", "tdp_w": 200}]),
    }
    for name in ("before", "after"):
        for path, text in pages.items():
            (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / path).write_text(text)
    return tmp_path / "before", tmp_path / "after"


def changed(sites: tuple[Path, Path], path: str, old: str, new: str) -> list[tuple[str, str]]:
    file = sites[1] / path
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    return list(differences(*sites))


def test_same_sites_have_no_differences(sites: tuple[Path, Path]) -> None:
    assert main([str(site) for site in sites]) == 0


def test_markup_that_nobody_reads_is_no_difference(sites: tuple[Path, Path]) -> None:
    assert changed(sites, "index.html", 'class="a"', 'class="b"') == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Cards", "GPUs", ["text -Cards", "text +GPUs"]),
        ("gpus/", "cards/", ["links -gpus/", "links +cards/"]),
        ('{"x": 1}', '{"x": 2}', ['data -{"x": 1}', 'data +{"x": 2}']),
    ],
)
def test_text_links_and_charts_of_pages_are_compared(
    sites: tuple[Path, Path], old: str, new: str, said: list[str]
) -> None:
    assert changed(sites, "index.html", old, new) == [("index.html", what) for what in said]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [("200", "250", "[].tdp_w: 200 -> 250"), ('"tdp_w"', '"power_w"', "[].power_w is new")],
)
def test_values_of_open_data_are_compared(
    sites: tuple[Path, Path], old: str, new: str, said: str
) -> None:
    assert ("api/gpus.json", said) in changed(sites, "api/gpus.json", old, new)


def test_version_of_the_data_is_no_change_of_a_page(sites: tuple[Path, Path]) -> None:
    old, new = ("<template>", '<data value="4f">4f</data><template>')
    assert changed(sites, "index.html", old, new) == []


def test_pages_that_come_and_go_are_named(sites: tuple[Path, Path]) -> None:
    (sites[1] / "index.html").rename(sites[1] / "home.html")
    assert list(differences(*sites)) == [("index.html", "is gone"), ("home.html", "is new")]
