"""Search index: what the theme's search fetches on every page, and what only when one searches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

INDEX = "search_index.json"  # the theme's name for it
DOCUMENTS = "documents.json"  # search_on_demand.js fetches it


def move_documents(folder: Path, small_words: Sequence[str] = ()) -> None:
    """Leave the settings in the index of `folder` and put all texts into a file beside it.

    The theme fetches the index with every page; our worker fetches the texts when asked. With them
    go the `small_words` of a question that say nothing of what is looked for.
    """
    index = json.loads((folder / INDEX).read_bytes())
    _write(folder / DOCUMENTS, {**index, "small_words": list(small_words)})
    _write(folder / INDEX, {**index, "docs": []})


def _write(path: Path, index: dict[str, object]) -> None:
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")
