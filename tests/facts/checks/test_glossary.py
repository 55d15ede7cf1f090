from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from tests.tiny import TINY_REGION, TODAY, edit, problem_lines, said_of
from tests.tiny_glossary import GLOSSARY_FILE, write_tiny_glossary


@pytest.fixture
def worded(data_dir: Path) -> Path:
    return write_tiny_glossary(data_dir)


def test_good_glossary_is_no_problem_and_stands_in_the_catalogue(worded: Path) -> None:
    assert problem_lines(worded) == ""
    catalog = load_catalog(worded, today=TODAY)
    assert list(catalog.glossary) == ["fan", "auroralink"]
    assert catalog.glossary["fan"].written_in("zh") == "风扇"
    assert catalog.glossary["fan"].wrong_in("zh") == ("粉丝",)
    assert catalog.glossary["fan"].wrong_in("ja") == ()


def test_glossary_is_no_language(worded: Path) -> None:
    assert "glossary" not in load_catalog(worded, today=TODAY).locales


def test_catalogue_without_a_glossary_has_no_terms(data_dir: Path) -> None:
    assert load_catalog(data_dir, today=TODAY).glossary == {}


def test_term_that_is_listed_twice_is_reported(worded: Path) -> None:
    expected = (
        "data/locales/glossary.yml:18:7  [2].id: the id 'fan' is already taken in line 1. "
        "Rename or remove one of the two."
    )
    assert said_of(worded, GLOSSARY_FILE, "id: auroralink", "id: fan") == expected


def test_term_to_keep_that_is_translated_is_reported(worded: Path) -> None:
    expected = (
        "data/locales/glossary.yml:20:7  [2].fr: a term to keep is translated nowhere. "
        "Write AuroraLink, or drop keep."
    )
    assert said_of(worded, GLOSSARY_FILE, "fr: AuroraLink", "fr: Lien Aurore") == expected


def test_term_that_is_forbidden_itself_is_reported(worded: Path) -> None:
    expected = (
        "data/locales/glossary.yml:15:10  [1].never.fr[1]: 'Gros Ventilo' stands in the term "
        "itself. Remove it."
    )
    assert said_of(worded, GLOSSARY_FILE, "fr: ventilateur", "fr: Gros Ventilo") == ""
    assert said_of(worded, GLOSSARY_FILE, "[aficionado]", "[Gros Ventilo]") == expected


def test_wrong_term_in_the_words_of_a_language_is_reported(worded: Path) -> None:
    edit(worded, "locales/fr.yml", "\nnav.home: Accueil", "\nnav.home: Aficionado")
    (said,) = problem_lines(worded).splitlines()
    assert said.startswith("data/locales/fr.yml:")
    assert said.endswith("nav.home: 'aficionado' is not the term for 'fan'. Write ventilateur.")


def test_readers_may_search_by_a_wrong_term(worded: Path) -> None:
    for code in ("en", "fr", "ja", "ko", "zh"):
        file = worded / f"locales/{code}.yml"
        with file.open("a", encoding="utf-8") as locale:
            locale.write("found_by.picks: Aficionado\n")
    assert problem_lines(worded) == ""


def test_wrong_term_of_another_language_is_no_mistake(worded: Path) -> None:
    edit(worded, "locales/en.yml", "\nnav.home: Home", "\nnav.home: Aficionado")
    assert problem_lines(worded) == ""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "    zh: [粉丝]",
            "    de: [Gebläse]",
            '"de" is not allowed here. Allowed: en, fr, ja, ko, zh.',
        ),
        ("  zh: 风扇\n", "", "zh: this field is missing."),
        ("  source: Weekly Chip", "  origin: Weekly Chip", "origin: unknown field."),
    ],
)
def test_mistake_in_a_term_is_named_with_its_place(
    worded: Path, old: str, new: str, words: str
) -> None:
    said = said_of(worded, GLOSSARY_FILE, old, new)
    assert len(said.splitlines()) == 1
    assert said.startswith("data/locales/glossary.yml:")
    assert words in said


def test_wrong_term_in_a_meaning_is_reported(worded: Path) -> None:
    said = said_of(worded, GLOSSARY_FILE, "推动空气的部件", "推动粉丝")
    assert said.endswith("[1].meanings.zh: '粉丝' is not the term for 'fan'. Write 风扇.")


def test_wrong_term_in_the_name_of_a_circuit_is_reported(worded: Path) -> None:
    named = "  - name: Socket\n    name_in: {zh: 粉丝插座, fr: Prise}"
    region = TINY_REGION.replace("  - name: Socket", named)
    (worded / "regions" / "de.yml").write_text(region, encoding="utf-8")
    (said,) = (line for line in problem_lines(worded).splitlines() if "name_in" in line)
    assert said.startswith("data/regions/de.yml:")
    assert said.endswith("circuits[1].name_in.zh: '粉丝' is not the term for 'fan'. Write 风扇.")


def test_term_without_a_meaning_in_a_language_is_only_a_warning(worded: Path) -> None:
    said = said_of(worded, GLOSSARY_FILE, "    ko: 카드 사이의 연결입니다.\n", "")
    assert "warning: [2].id: nobody has explained it in ko." in said
    assert load_catalog(worded, today=TODAY).glossary["auroralink"].meaning_in("ko") is None


def test_term_that_readers_never_meet_needs_no_meanings(worded: Path) -> None:
    edit(worded, GLOSSARY_FILE, "    ko: 카드 사이의 연결입니다.\n", "")
    assert said_of(worded, GLOSSARY_FILE, "  page: method/#sources", "  internal: true") == ""


def test_page_of_a_term_is_an_address_below_the_language(worded: Path) -> None:
    said = said_of(worded, GLOSSARY_FILE, "page: method/#sources", "page: https://else.example/")
    assert "Write a page and its heading" in said
