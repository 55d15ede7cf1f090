"""Prose files: the pages that people wrote, English ones where a translation is missing."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from macros.present.prose.translations import is_outdated
from macros.present.words.language import DEFAULT_LANGUAGE
from macros.site.state import PROJECT

_DOCS = PROJECT / "docs"


def prose_folder(code: str) -> Path:
    """Return the folder of a language's pages, English while it has none."""
    folder = _DOCS / code
    return folder if folder.is_dir() else _DOCS / DEFAULT_LANGUAGE


def add_english_files(files: Files, config: MkDocsConfig) -> list[str]:
    """Add what the language lacks, pictures included, and return the paths of the pages."""
    english = _DOCS / DEFAULT_LANGUAGE
    added = []
    for source in sorted(path for path in english.rglob("*") if path.is_file()):
        path = source.relative_to(english).as_posix()
        if files.get_file_from_path(path) is None:
            file = File.generated(config, path, abs_src_path=str(source))
            file.edit_uri = f"docs/{DEFAULT_LANGUAGE}/{path}"
            files.append(file)
            added.append(path)
    return added


def is_behind_english(file: File) -> bool:
    """Return whether the English page changed after a page was translated from it."""
    english = _DOCS / DEFAULT_LANGUAGE / file.src_uri
    if not english.exists() or file.abs_src_path is None:
        return False
    if Path(file.abs_src_path) == english:
        return False
    translation = Path(file.abs_src_path).read_text(encoding="utf-8")
    return is_outdated(translation, english.read_text(encoding="utf-8"))
