"""Remarks of the real data: each translation is used, and what readers see most is translated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.products import Gpu
from macros.facts.records.remarks import Remark
from macros.present.words.language import Language
from macros.present.words.remarks import lookup_key, parts_of, pattern_of, sentences_of
from macros.site.day import newest_possible_date
from tests.prose import word_mistakes
from tests.tiny import PROJECT

TRANSLATED = ("fr", "ja", "ko", "zh")
# Everybody may add a price with a remark in English, so that not all can be translated.
OF_PRICES = 0.9


@pytest.fixture(scope="module")
def real() -> Catalog:
    return load_catalog(PROJECT / "data", today=newest_possible_date())


def product_notes(gpu: Gpu) -> Iterator[str]:
    yield from (evidence.note for evidence in gpu.sources if evidence.note)
    yield from gpu.notes
    yield from (explanation.reason for explanation in gpu.explanations)
    yield from (link.note for link in gpu.links.interconnects or () if link.note)
    if gpu.software and gpu.software.detail:
        yield gpu.software.detail


def price_notes(catalog: Catalog) -> list[str]:
    prices = (price for of in catalog.gpu_prices.values() for price in of)
    return [price.note for price in prices if price.note]


def quoted(notes: set[str], language: Language) -> set[str]:
    return {note for note in notes if language.remark(note).language}


@pytest.mark.parametrize("code", TRANSLATED)
def test_remarks_on_products_and_sources_are_in_all_languages(real: Catalog, code: str) -> None:
    notes = {note for gpu in real.gpus.values() for note in product_notes(gpu)}
    assert len(notes) > 300
    assert quoted(notes, Language.of(real, code)) == set()


def test_most_remarks_on_prices_are_in_all_languages(real: Catalog) -> None:
    notes = price_notes(real)
    english = quoted(set(notes), Language.of(real, "ja"))
    assert sum(note not in english for note in notes) >= OF_PRICES * len(notes)


def test_every_translated_remark_is_still_made(real: Catalog) -> None:
    """A note that was reworded leaves its translation behind; nobody would miss it."""
    notes = {note for gpu in real.gpus.values() for note in product_notes(gpu)}
    notes |= set(price_notes(real))
    parts = {lookup_key(part) for note in notes for part in all_parts(note)}
    left = [r.text for of in real.remarks.values() for r in of if not is_made(r, parts)]
    assert left == []


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
