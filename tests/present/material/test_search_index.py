"""What the theme's search fetches with every page, and what it fetches when somebody searches."""

from __future__ import annotations

import json
from pathlib import Path

from macros.present.material.search_index import move_documents

SETTINGS = {"lang": ["ja"], "separator": "[\\s]+"}
PAGE = {"location": "gpus/", "title": "アクセラレーター", "text": "帯域幅"}


def write_index(folder: Path) -> None:
    index = {"config": SETTINGS, "docs": [PAGE]}
    (folder / "search_index.json").write_text(json.dumps(index), encoding="utf-8")


def test_the_index_keeps_the_settings_and_the_texts_move_beside_it(tmp_path: Path) -> None:
    write_index(tmp_path)
    move_documents(tmp_path, ["or"])
    index = json.loads((tmp_path / "search_index.json").read_bytes())
    documents = json.loads((tmp_path / "documents.json").read_bytes())
    assert index == {"config": SETTINGS, "docs": []}
    assert documents == {"config": SETTINGS, "docs": [PAGE], "small_words": ["or"]}


def test_texts_are_written_in_their_own_letters(tmp_path: Path) -> None:
    write_index(tmp_path)
    move_documents(tmp_path)
    assert "帯域幅" in (tmp_path / "documents.json").read_text(encoding="utf-8")
