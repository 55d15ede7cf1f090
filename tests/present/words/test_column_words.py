from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.remarks import Remark
from macros.present.words.column_words import ColumnWords
from macros.present.words.language import Language, Phrase


def remark(text: str, fr: str, ja: str) -> Remark:
    said = {"fr": fr, "ja": ja, "ko": ja, "zh": ja}
    return Remark.model_validate({"text": text, "text_in": said})


KNOWN = (
    remark("Its address", "adresse", "URL"),
    remark("empty where none is known", "vide si inconnue", "不明な場合は空"),
    remark("The price in {name}", "prix en {name}", "価格（{name}）"),
)


@pytest.fixture
def known(catalog: Catalog) -> Catalog:
    return replace(catalog, remarks={"columns": KNOWN})


def meaning(catalog: Catalog, english: str, code: str) -> Phrase:
    return ColumnWords(catalog, Language.of(catalog, code)).meaning(english)


def test_parts_of_a_meaning_are_joined_as_the_language_does(known: Catalog) -> None:
    english = "Its address; empty where none is known."
    assert meaning(known, english, "fr").text == "Adresse\u202f; vide si inconnue."
    assert meaning(known, english, "ja").text == "URL。不明な場合は空。"
    assert meaning(known, english, "en") == Phrase(english)


def test_units_are_those_of_the_language(known: Catalog) -> None:
    assert meaning(known, "The price in GB.", "fr").text == "Prix en Go."
    assert meaning(known, "The price in GB.", "ja").text == "価格（GB）。"


def test_code_keeps_its_marks(known: Catalog) -> None:
    assert meaning(known, "The price in `currency`.", "fr").text == "Prix en `currency`."
    assert meaning(known, "The price in `currency`.", "en").text == "The price in `currency`."


def test_meaning_that_is_not_known_is_english(known: Catalog) -> None:
    english = "Its address; none where it moved."
    assert meaning(known, english, "zh") == Phrase(english, "en")
