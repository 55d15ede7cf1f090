"""Plotly script: which file draws the charts in a browser."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

SCRIPT_PATH = "assets/plotly.min.js"
NPM_FILE = Path("node_modules/plotly.js-basic-dist-min/plotly-basic.min.js")
WHEEL_FILE = Path("package_data/plotly.min.js")


def plotly_script(project: Path) -> Path:
    """Return npm's basic bundle where it is installed, else the full one inside the plotly wheel.

    Raises FileNotFoundError when neither is there.
    """
    npm = project / NPM_FILE
    if npm.is_file():
        return npm
    spec = find_spec("plotly")
    folders = list(spec.submodule_search_locations or ()) if spec else []
    for folder in folders:
        if (Path(folder) / WHEEL_FILE).is_file():
            return Path(folder) / WHEEL_FILE
    raise FileNotFoundError("Plotly's script is in neither node_modules nor the plotly package.")
