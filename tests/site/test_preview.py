from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from macros.facts.reading.problems import CatalogError
from macros.site.preview import Preview
from tests.tiny import GPU, edit

PAGE = "gpus/boreal-one/"


@pytest.fixture
def preview(data_dir: Path, tmp_path: Path) -> Preview:
    """A preview of the tiny catalogue."""
    return Preview(data_dir, "en", "http://localhost/", tmp_path / "written")


def text(preview: Preview, url: str = PAGE) -> str:
    content = preview.content(url)
    assert content is not None
    return content.decode()


def edited(preview: Preview, data_dir: Path, old: str, new: str) -> bool:
    """Change a file of the facts, at another time, and let the preview take notice of it."""
    edit(data_dir, GPU, old, new)
    later = (data_dir / GPU).stat().st_mtime_ns + 1_000_000
    os.utime(data_dir / GPU, ns=(later, later))
    return preview.follow()


def test_edited_figure_is_shown(preview: Preview, data_dir: Path) -> None:
    assert "200 W" in text(preview)
    version = preview.version
    assert not edited(preview, data_dir, "tdp_w: 200", "tdp_w: 234")
    assert "234 W" in text(preview)
    assert preview.version > version


def test_nothing_is_made_anew_while_nothing_changes(preview: Preview) -> None:
    version, content = preview.version, preview.content(PAGE)
    preview.follow()
    assert preview.version == version
    assert preview.content(PAGE) is content


def test_mistake_is_told_above_the_last_good_state(preview: Preview, data_dir: Path) -> None:
    edited(preview, data_dir, "tdp_w: 200", "tdp_w: plenty")
    assert "power.tdp_w" in preview.problems
    assert "200 W" in text(preview)
    assert "power.tdp_w" in text(preview)
    edited(preview, data_dir, "tdp_w: plenty", "tdp_w: 222")
    assert preview.problems == ""
    assert "222 W" in text(preview)


def test_preview_does_not_begin_with_a_mistake(data_dir: Path, tmp_path: Path) -> None:
    edit(data_dir, GPU, "tdp_w: 200", "tdp_w: plenty")
    with pytest.raises(CatalogError):
        Preview(data_dir, "en", "http://localhost/", tmp_path)


def test_page_of_prose_and_open_data_are_made_when_asked_for(preview: Preview) -> None:
    assert "<html" in text(preview, "guide/power/")
    assert json.loads(text(preview, "api/v1/gpus.json"))[0]["id"] == "boreal-one"


def test_there_is_a_page_for_addresses_where_nothing_is(preview: Preview) -> None:
    assert preview.content("gpus/nothing/") is None
    assert "<html" in preview.not_found().decode()


def test_search_has_its_settings_at_once_and_its_texts_when_asked_for(preview: Preview) -> None:
    assert json.loads(text(preview, "search/search_index.json"))["docs"] == []
    documents = json.loads(text(preview, "search/documents.json"))["docs"]
    assert any("Boreal One" in document["text"] for document in documents)
