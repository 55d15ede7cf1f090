"""What is asked of the facts of the buyer's country."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.countries import Country
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.words.language import LANGUAGE_BY_CODE
from tests.prose import word_mistakes
from tests.real_data import real_catalog


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def texts(country: Country, code: str) -> Iterator[str]:
    said = [(fact.text, fact.text_in) for fact in country.facts]
    said += [(one.text, one.text_in) for one in country.open_questions if one.text and one.text_in]
    yield from (text if code == "en" else getattr(others, code) for text, others in said)


def test_every_region_has_its_country(real: Catalog) -> None:
    assert set(real.countries) == set(real.regions)
    assert DEFAULT_REGION in real.countries


@pytest.mark.parametrize("code", LANGUAGE_BY_CODE)
def test_typography_of_facts_is_that_of_the_language(code: str, real: Catalog) -> None:
    wrong = [
        f"data/countries/{id_}.yml: {text[:60]}: {mistake}"
        for id_, country in real.countries.items()
        for text in texts(country, code)
        for mistake in word_mistakes(text, code)
    ]
    assert wrong == []


def test_taxes_have_names_in_every_language(real: Catalog) -> None:
    for region in real.regions.values():
        assert region.tax.name
        assert region.tax.name_in
        assert all(getattr(region.tax.name_in, code) for code in ("fr", "ja", "ko", "zh"))


def test_countries_ask_what_they_do_not_know(real: Catalog) -> None:
    for id_, country in real.countries.items():
        assert country.open_questions, id_
