from __future__ import annotations

from pathlib import Path

import pytest
from mkdocs.config import load_config
from mkdocs.structure.files import File, get_files

from macros.present.prose.translations import with_hash
from macros.site import prose_files
from macros.site.prose_files import add_english_files, is_behind_english, prose_folder
from tests.tiny import PROJECT


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Prose of two pages in English, of which one is translated into Japanese."""
    monkeypatch.setattr(prose_files, "_DOCS", tmp_path)
    for name in ("en/index.md", "en/power.md", "ja/index.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(f"# {name}\n")
    return tmp_path


def test_language_without_prose_has_the_english_one(docs: Path) -> None:
    assert (prose_folder("ja"), prose_folder("ko")) == (docs / "ja", docs / "en")


def test_pages_that_lack_in_a_language_are_the_english_ones(docs: Path) -> None:
    config = load_config(str(PROJECT / "mkdocs.yml"), docs_dir=str(docs / "ja"))
    config.plugins._current_plugin = "guide"  # MkDocs says so while it asks a hook
    files = get_files(config)
    assert add_english_files(files, config) == ["power.md"]
    added = files.get_file_from_path("power.md")
    assert added
    assert added.edit_uri == "docs/en/power.md"


def test_translation_is_behind_when_the_english_page_has_changed_since(docs: Path) -> None:
    english, japanese = docs / "en" / "index.md", docs / "ja" / "index.md"
    file = File("index.md", str(docs / "ja"), "site", use_directory_urls=True)
    assert is_behind_english(file)
    japanese.write_text(with_hash(japanese.read_text(), english.read_text()))
    assert not is_behind_english(file)
    english.write_text("# Another title\n")
    assert is_behind_english(file)
