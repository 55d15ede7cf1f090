from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from plotly.offline import get_plotlyjs_version

from macros.present.charts import plotly_script as module
from macros.present.charts.plotly_script import BESIDE, NPM_FILE, plotly_files, plotly_script
from macros.present.words.language import LANGUAGES
from tests.tiny import PROJECT

PACKAGE = "plotly.js-basic-dist-min"
BUNDLE = "99784e3abfb07b142a15e521a439e6d9addceadb3f79553fd24c72774f0649ba"  # of 4.1.1
# What others wrote and we publish: a change shall be a decision.
VENDORED = {
    "LICENSE": "8c45d9eaf50c2f72dd9c7ab9ef440788ba58a3538484b5c51c1f17d5128752e7",
    "plotly-locale-fr.js": "574102bf085a505e210fef8fce46e09719cf17fbd91844e3c5ab8c0b9f4a6c46",
    "plotly-locale-ja.js": "adf67b7ddff0b6935d578f1943e828d96dd0171f08894c304c72cd6634796633",
    "plotly-locale-ko.js": "8730aca8baa7f2bc2cf5da179484161afcf97ee09d743ccf0f9c80baa800f7bd",
    "plotly-locale-zh-cn.js": "55db6d56d01e8083b362d6dd11cb15f8bda74be17e69417c5d3bb97f60a97ca2",
    "plotly.css": "2ac4dc70c5023a2ecc62a626fa61da33b38327b1926312a7af6111308473acdb",
}


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_small_bundle_of_npm_is_taken_where_it_is_installed(tmp_path: Path) -> None:
    (tmp_path / NPM_FILE).parent.mkdir(parents=True)
    (tmp_path / NPM_FILE).write_text("x", encoding="utf-8")
    assert plotly_script(tmp_path) == tmp_path / NPM_FILE


def test_full_bundle_of_the_wheel_is_taken_without_npm(tmp_path: Path) -> None:
    script = plotly_script(tmp_path)
    assert script.parent.parent.name == "plotly"
    assert script.read_text(encoding="utf-8").lstrip().startswith("/**")


def test_neither_bundle_is_an_error_that_names_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(FileNotFoundError, match="node_modules nor the plotly package"):
        plotly_script(tmp_path)


def test_npm_and_python_have_the_same_version_of_plotly() -> None:
    pinned = json.loads((PROJECT / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((PROJECT / "package-lock.json").read_text(encoding="utf-8"))
    assert pinned["dependencies"][PACKAGE] == get_plotlyjs_version()
    package = locked["packages"][f"node_modules/{PACKAGE}"]
    assert package["version"] == get_plotlyjs_version()


def test_script_that_this_project_serves_is_that_version() -> None:
    start = plotly_script(PROJECT).read_text(encoding="utf-8")[:300]
    assert f"v{get_plotlyjs_version()}\n" in start


def test_script_its_style_and_its_languages_are_published(tmp_path: Path) -> None:
    files = plotly_files(tmp_path)
    assert files["assets/plotly/plotly.min.js"] == plotly_script(tmp_path).read_bytes()
    assert set(files) == {f"assets/plotly/{name}" for name in (*VENDORED, "plotly.min.js")}


def test_vendored_files_are_those_that_were_read() -> None:
    hashes = {file.name: sha256(file) for file in BESIDE.iterdir()}
    assert hashes == VENDORED


@pytest.mark.skipif(not (PROJECT / NPM_FILE).is_file(), reason="npm's bundle is not installed")
def test_bundle_of_npm_is_the_one_that_was_tested() -> None:
    assert sha256(PROJECT / NPM_FILE) == BUNDLE


def test_every_language_but_english_has_a_vendored_file_that_names_it() -> None:
    for name in VENDORED:
        if name.startswith("plotly-locale-"):
            code = name.removeprefix("plotly-locale-").removesuffix(".js")
            text = (BESIDE / name).read_text(encoding="utf-8")
            assert f'name:"{code}"'.lower() in text.lower()
    languages = [language.html for language in LANGUAGES if language.code != "en"]
    script = (PROJECT / "macros/present/html/static/charts.js").read_text(encoding="utf-8")
    locales = re.findall(r"^const LOCALES = \{(.*)\};$", script, re.MULTILINE)
    pairs = re.findall(r'"?([\w-]+)"?: "([\w-]+)"', locales[0])
    assert [language for language, _ in pairs] == languages
    assert {f"plotly-locale-{file}.js" for _, file in pairs} < set(VENDORED)
