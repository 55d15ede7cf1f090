"""Remarks of the real data: each translation is used, and what readers see most is translated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.remarks import Remark
from macros.present.api.schemas import columns_of, output_types
from macros.present.models.page import shown_models
from macros.present.words.column_words import ColumnWords
from macros.present.words.language import Language
from macros.present.words.remarks import (
    lookup_key,
    meanings_of,
    parts_of,
    pattern_of,
    remarks_of,
    sentences_of,
    titles_of,
)
from macros.present.words.source_names import source_name, titled
from tests.prose import word_mistakes
from tests.real_data import real_catalog

TRANSLATED = ("fr", "ja", "ko", "zh")
# Everybody may add a remark or a test in English, so that not all can be translated at once.
OF_PRICES = 0.9
OF_OTHERS = 0.97
MOST_ENGLISH_TITLES = 25


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def product_notes(gpu: Gpu) -> Iterator[str]:
    yield from (evidence.note for evidence in gpu.sources if evidence.note)
    yield from gpu.notes
    yield from (explanation.reason for explanation in gpu.explanations)
    yield from (link.note for link in gpu.links.interconnects or () if link.note)
    if gpu.software and gpu.software.detail:
        yield gpu.software.detail


def model_notes(catalog: Catalog) -> Iterator[str]:
    for model in shown_models(catalog):
        yield from model.notes


def price_notes(catalog: Catalog) -> list[str]:
    prices = (price for of in catalog.gpu_prices.values() for price in of)
    return [price.note for price in prices if price.note]


def quoted(notes: set[str], language: Language) -> set[str]:
    return {note for note in notes if language.remark(note).language}


@pytest.mark.parametrize("code", TRANSLATED)
def test_remarks_on_products_and_sources_are_in_all_languages(real: Catalog, code: str) -> None:
    notes = {note for gpu in real.gpus.values() for note in product_notes(gpu)}
    assert len(notes) > 300
    english = quoted(notes, Language.of(real, code))
    assert len(english) <= (1 - OF_OTHERS) * len(notes), english


@pytest.mark.parametrize("code", TRANSLATED)
def test_remarks_on_models_are_in_all_languages(real: Catalog, code: str) -> None:
    assert quoted(set(model_notes(real)), Language.of(real, code)) == set()


def test_most_remarks_on_prices_are_in_all_languages(real: Catalog) -> None:
    notes = price_notes(real)
    english = quoted(set(notes), Language.of(real, "ja"))
    assert sum(note not in english for note in notes) >= OF_PRICES * len(notes)


def test_every_translated_remark_is_still_made(real: Catalog) -> None:
    """A note that was reworded leaves its translation behind; nobody would miss it."""
    notes = {note for gpu in real.gpus.values() for note in product_notes(gpu)}
    notes |= {*price_notes(real), *model_notes(real)}
    parts = {lookup_key(part) for note in notes for part in all_parts(note)}
    assert [r.text for r in remarks_of(real.remarks) if not is_made(r, parts)] == []


def titles(catalog: Catalog) -> Iterator[str]:
    for dataset in catalog.datasets.values():
        yield from (dataset.name, dataset.software, *(test.name for test in dataset.tests))
    yield from (source.name for source in catalog.sources.values())


def test_every_translated_title_is_still_there(real: Catalog) -> None:
    there = {lookup_key(title) for title in titles(real)}
    assert [r.text for r in titles_of(real.remarks) if not is_made(r, there)] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_was_measured_has_a_name_in_all_languages(real: Catalog, code: str) -> None:
    language = Language.of(real, code)
    names = {
        name
        for dataset in real.datasets.values()
        for name in (dataset.name, dataset.software, *(test.name for test in dataset.tests))
    }
    english = [name for name in sorted(names) if titled(name, language).language]
    assert len(english) <= (1 - OF_OTHERS) * len(names), english


def test_few_sources_keep_an_english_title(real: Catalog) -> None:
    """Those of works and of places; what we ourselves call a source is said in the language."""
    japanese = Language.of(real, "ja")
    kept = [source.name for source in real.sources.values() if source_name(source, japanese)[1]]
    assert len(kept) <= MOST_ENGLISH_TITLES, kept


def meanings() -> set[str]:
    return {column.meaning for name in output_types() for column in columns_of(name)}


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_columns_mean_is_said_in_all_languages(real: Catalog, code: str) -> None:
    """Whoever adds a column writes its meaning, and knows it well enough to have it translated."""
    words = ColumnWords(real, Language.of(real, code))
    assert [english for english in meanings() if words.meaning(english).language] == []


def test_every_translated_meaning_is_still_that_of_a_column(real: Catalog) -> None:
    parts = {lookup_key(part) for text in meanings() for part in all_parts(text)}
    assert [r.text for r in meanings_of(real.remarks) if not is_made(r, parts)] == []


def all_parts(note: str) -> Iterator[str]:
    yield note.rstrip(".")
    for sentence in sentences_of(note):
        yield from parts_of(sentence)


def is_made(remark: Remark, parts: set[str]) -> bool:
    if not remark.gaps:
        return lookup_key(remark.text) in parts
    pattern = pattern_of(remark.text)
    return any(map(pattern.fullmatch, parts))


@pytest.mark.parametrize("code", TRANSLATED)
def test_typography_of_remarks_is_that_of_the_language(real: Catalog, code: str) -> None:
    wrong = [
        f"data/remarks/{file}.yml: {text}: {mistake}"
        for file, remarks in real.remarks.items()
        for remark in remarks
        for text in [getattr(remark.text_in, code)]
        for mistake in word_mistakes(text, code)
    ]
    assert wrong == []
