from __future__ import annotations

import json
from pathlib import Path

import pytest
from plotly.offline import get_plotlyjs_version

from macros.present import plotly_script as module
from macros.present.plotly_script import NPM_FILE, plotly_script
from tests.tiny import PROJECT

PACKAGE = "plotly.js-basic-dist-min"


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
