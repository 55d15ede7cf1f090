"""The terms of the guide: how many, in which languages, and that the pages keep to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import Catalog
from macros.facts.checks.wrong_terms import holds, plain
from macros.facts.records.glossary import LANGUAGE_CODES
from macros.present.words.language import LANGUAGE_BY_CODE
from tests.real_data import real_catalog
from tests.tiny import PROJECT


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def pages(code: str) -> list[Path]:
    return sorted((PROJECT / "docs" / code).rglob("*.md"))


def test_languages_of_the_glossary_are_those_of_the_site() -> None:
    assert set(LANGUAGE_CODES) == set(LANGUAGE_BY_CODE)


def test_glossary_has_its_terms_and_their_traps(real: Catalog) -> None:
    assert len(real.glossary) >= 120
    for code in ("fr", "ja", "ko", "zh"):
        assert sum(bool(term.wrong_in(code)) for term in real.glossary.values()) >= 80


@pytest.mark.parametrize("name", ["nvlink", "pcie", "x16", "sxm", "cuda", "tdp"])
def test_names_and_standards_are_kept(real: Catalog, name: str) -> None:
    assert real.glossary[name].keep


@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_no_page_uses_a_wrong_term(real: Catalog, code: str) -> None:
    texts = {file: plain(file.read_text(encoding="utf-8")) for file in pages(code)}
    wrong = [
        f"{file.relative_to(PROJECT)}: '{word}' is not the term. Write {term.written_in(code)}."
        for file, text in texts.items()
        for term in real.glossary.values()
        for word in term.wrong_in(code)
        if holds(text, word)
    ]
    assert texts
    assert wrong == []


@pytest.mark.parametrize("code", [code for code in LANGUAGE_CODES if code != "en"])
def test_remarks_and_countries_write_nvidia_as_the_glossary_does(real: Catalog, code: str) -> None:
    told = [remark.text_in for remarks in real.remarks.values() for remark in remarks]
    told += [fact.text_in for country in real.countries.values() for fact in country.facts]
    texts = [str(getattr(text, code)) for text in told]
    words = real.glossary["nvidia"].wrong_in(code)
    assert words
    assert [text for text in texts if any(holds(plain(text), word) for word in words)] == []


def test_terms_that_readers_meet_are_explained_in_every_language(real: Catalog) -> None:
    met = [term for term in real.glossary.values() if not term.internal]
    silent = [(t.id, code) for t in met for code in LANGUAGE_CODES if not t.meaning_in(code)]
    assert len(met) >= 160
    assert silent == []
