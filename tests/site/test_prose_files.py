from __future__ import annotations

from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.pages import Page

from macros.site.prose_files import prose_folder, prose_markdown
from tests.tiny import PROJECT


def test_pages_are_read_as_mkdocs_hands_them_to_the_macros() -> None:
    config = load_config(str(PROJECT / "mkdocs.yml"), docs_dir=str(prose_folder("ja")))
    pages = [Page(None, file, config) for file in get_files(config).documentation_pages()]
    for page in pages:
        page.read_source(config)
    assert sorted(prose_markdown("ja")) == sorted(page.markdown or "" for page in pages)
    assert pages
