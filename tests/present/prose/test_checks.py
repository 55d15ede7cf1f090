"""A translation is compared with English only while it was made from that English."""

from __future__ import annotations

from pathlib import Path

from macros.facts.catalog import Catalog
from macros.present.prose.checks import Checks, english_page, names_of
from tests.prose import whole, write_docs
from tests.tiny import tiny_gpu, with_gpus

ENGLISH = whole("One sentence.")
FRENCH = whole("Une phrase.\n\n## Un titre de plus {: #more }", title="Une page")


def said(docs: Path, code: str) -> str:
    return "\n".join(map(str, Checks(docs, None).problems(docs / code / "page.md")))


def test_translation_is_held_against_english(tmp_path: Path) -> None:
    docs = write_docs(tmp_path, ENGLISH, fr=FRENCH)
    english = english_page(docs / "fr/page.md", docs)
    assert english
    assert english.path.endswith("docs/en/page.md")
    assert said(docs, "fr") != ""
    assert said(docs, "en") == ""


def test_translation_of_an_earlier_page_is_not_compared(tmp_path: Path) -> None:
    docs = write_docs(tmp_path, ENGLISH, fr=FRENCH)
    (docs / "en/page.md").write_text(whole("Another sentence."), encoding="utf-8")
    assert english_page(docs / "fr/page.md", docs) is None
    assert said(docs, "fr") == ""


def test_english_page_has_no_english_page(tmp_path: Path) -> None:
    docs = write_docs(tmp_path, ENGLISH, fr=FRENCH)
    assert english_page(docs / "en/page.md", docs) is None
    alone = docs / "fr/alone.md"
    alone.write_text(FRENCH, encoding="utf-8")
    assert english_page(alone, docs) is None


def test_name_with_a_figure_in_it_may_be_typed(catalog: Catalog) -> None:
    names = names_of(with_gpus(catalog, tiny_gpu(catalog, "boreal-one", name="Boreal 16 GB")))
    assert names
    assert names.search("The Boreal 16 GB is a card.")
    assert not names.search("A card with 16 GB.")
