"""Search index: what the theme's search fetches on every page, and what only when one searches."""

from __future__ import annotations

import json
from pathlib import Path

INDEX = "search_index.json"  # the theme's name for it
DOCUMENTS = "documents.json"  # search_on_demand.js fetches it


def move_documents(folder: Path) -> None:
    """Leave the settings in the index of `folder` and put all texts into a file beside it.

    The theme fetches the index with every page; our worker fetches the texts when asked.
    """
    index = json.loads((folder / INDEX).read_bytes())
    _write(folder / DOCUMENTS, index)
    _write(folder / INDEX, {**index, "docs": []})


def _write(path: Path, index: dict[str, object]) -> None:
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")
