"""What a source is called, and how one is described whose place we cannot name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Source
from macros.facts.records.remarks import Remark
from macros.present.words.language import Language, Phrase
from macros.present.words.source_names import source_name, source_quote, titled

NOTES = "Notes of a reader who measured it"


@pytest.fixture
def told(catalog: Catalog) -> Catalog:
    """A catalogue that can say one English description in French."""
    said = {"fr": "notes d’un lecteur", "ja": "読者の記録", "ko": "독자의 기록", "zh": "读者的记录"}
    remark = Remark.model_validate({"text": NOTES, "text_in": said})
    return replace(catalog, remarks={"titles": (remark,)})


def source(catalog: Catalog, name: str, *, located: bool) -> Source:
    return catalog.sources["weekly-chip"].model_copy(update={"name": name, "located": located})


def test_source_with_a_place_is_called_by_its_title(told: Catalog, english: Language) -> None:
    french = Language.of(told, "fr")
    named = source(told, "Weekly Chip", located=True)
    assert source_name(named, english) == source_name(named, french) == Phrase("Weekly Chip")
    assert source_quote(named, french) is None


def test_source_without_a_place_is_described_in_english_and_called_so_elsewhere(
    told: Catalog, english: Language
) -> None:
    placeless = source(told, NOTES, located=False)
    assert source_name(placeless, english).text == f"{NOTES} (no link)"
    assert source_quote(placeless, english) is None
    french = Language.of(told, "fr")
    assert source_name(placeless, french) == Phrase(french.text("source.unlocated"))


def test_description_is_said_in_the_language_or_quoted_as_english(told: Catalog) -> None:
    french = Language.of(told, "fr")
    known, unknown = (source(told, name, located=False) for name in (NOTES, "A letter to us"))
    assert source_quote(known, french) == Phrase("Notes d’un lecteur")
    assert source_quote(unknown, french) == Phrase("A letter to us", "en")


def test_a_name_is_in_no_language_and_a_sentence_is(told: Catalog) -> None:
    french = Language.of(told, "fr")
    assert titled("Weekly Chip", french) == Phrase("Weekly Chip")
    assert titled("Prices of the week", french) == Phrase("Prices of the week", "en")
    assert titled(NOTES, french) == Phrase("Notes d’un lecteur")
