"""Examples: programs that read the open data, as the page of open data shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from macros.present.html.data_files import API_FOLDER

Tongue = Literal["python", "javascript", "spreadsheet"]
_FOLDER = Path(__file__).parent
_ADDRESS = f"https://guide.example/{API_FOLDER}/"


def example(tongue: Tongue, site_address: str | None) -> str:
    """Return a program; where nobody said where the site stands, it names an invented address."""
    text = (_FOLDER / f"{tongue}.txt").read_text(encoding="utf-8")
    return text.replace(_ADDRESS, f"{site_address}{API_FOLDER}/") if site_address else text
