"""Plotly script: which files make the charts live in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

FOLDER = "assets/plotly"
SCRIPT_NAME = "plotly.min.js"
NPM_FILE = Path("node_modules/plotly.js-basic-dist-min/plotly-basic.min.js")
WHEEL_FILE = Path("package_data/plotly.min.js")
BESIDE = Path(__file__).parent / "plotly"  # of the same version: its style and its languages


def plotly_files(project: Path) -> Mapping[str, bytes]:
    """Return Plotly's script, its style and its languages by path below the site's root.

    Raises FileNotFoundError when there is no script.
    """
    files = {f"{FOLDER}/{file.name}": file.read_bytes() for file in sorted(BESIDE.iterdir())}
    return {**files, f"{FOLDER}/{SCRIPT_NAME}": plotly_script(project).read_bytes()}


def plotly_script(project: Path) -> Path:
    """Return npm's basic bundle where it is installed, else the full one inside the plotly wheel.

    Raises FileNotFoundError when neither is there.
    """
    spec = find_spec("plotly")
    folders = list(spec.submodule_search_locations or ()) if spec else []
    for script in (project / NPM_FILE, *(Path(folder) / WHEEL_FILE for folder in folders)):
        if script.is_file():
            return script
    raise FileNotFoundError("Plotly's script is in neither node_modules nor the plotly package.")
