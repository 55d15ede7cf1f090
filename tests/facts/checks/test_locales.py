from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import CatalogError
from tests.tiny import TODAY, said_of

ENGLISH = 'greeting: Hello\nshown: "{count} of {total}"\n'


def said(data_dir: Path, french: str, english: str = ENGLISH) -> list[str]:
    """Return what a translator reads of locales/ when these are all the words of two languages."""
    for file in (data_dir / "locales").glob("??.yml"):
        file.unlink()
    (data_dir / "locales" / "en.yml").write_text(english, encoding="utf-8")
    (data_dir / "locales" / "fr.yml").write_text(french, encoding="utf-8")
    try:
        problems = load_catalog(data_dir, today=TODAY).warnings
    except CatalogError as error:
        problems = error.problems
    return [line for line in map(str, problems) if line.startswith("data/locales/")]


def test_translation_with_the_same_keys_and_placeholders_is_right(data_dir: Path) -> None:
    assert said(data_dir, 'greeting: Bonjour\nshown: "{count} sur {total}"\n') == []


def test_placeholders_may_change_their_order(data_dir: Path) -> None:
    assert said(data_dir, 'greeting: Bonjour\nshown: "{total} : {count}"\n') == []


def test_missing_key_is_reported_with_the_english_text(data_dir: Path) -> None:
    expected = "data/locales/fr.yml:1:1  the key 'greeting' is missing. English says: Hello"
    assert said(data_dir, 'shown: "{count} sur {total}"\n') == [expected]


def test_key_that_english_lacks_is_reported_with_the_nearest(data_dir: Path) -> None:
    french = 'greeting: Bonjour\ngreetings: Salut\nshown: "{count} sur {total}"\n'
    expected = (
        "data/locales/fr.yml:2:1  greetings: this key is not in en.yml. Did you mean 'greeting'?"
    )
    assert said(data_dir, french) == [expected]


def test_quite_new_key_belongs_into_english_first(data_dir: Path) -> None:
    french = 'greeting: Bonjour\nshown: "{count} sur {total}"\nzzz: Au revoir\n'
    expected = "data/locales/fr.yml:3:1  zzz: this key is not in en.yml. Add it to en.yml first."
    assert said(data_dir, french) == [expected]


@pytest.mark.parametrize("text", ["{count} sur {totl}", "{count}", "{count} {total} {x}"])
def test_other_placeholders_than_in_english_are_reported(data_dir: Path, text: str) -> None:
    expected = (
        "data/locales/fr.yml:2:8  shown: the placeholders differ from English. "
        "Use: {count} {total}."
    )
    assert said(data_dir, f'greeting: Bonjour\nshown: "{text}"\n') == [expected]


def test_text_without_placeholders_may_not_gain_one(data_dir: Path) -> None:
    french = 'greeting: "Bonjour {name}"\nshown: "{count} sur {total}"\n'
    expected = (
        "data/locales/fr.yml:1:11  greeting: the placeholders differ from English. Use: none."
    )
    assert said(data_dir, french) == [expected]


@pytest.mark.parametrize("code", ["{0}", "{}", "{count!r}", "{count.real}", "{Count}"])
def test_placeholder_that_is_more_than_a_name_is_reported(data_dir: Path, code: str) -> None:
    texts = f'greeting: "Hello {code}"\n'
    expected = (
        f"data/locales/en.yml:1:11  greeting: '{code}' is no placeholder. "
        "Write a name in braces: {count}."
    )
    assert expected in said(data_dir, texts, english=texts)


@pytest.mark.parametrize("text", ["{count", "count}", "{count} {", "}{count}"])
def test_brace_without_its_other_half_is_reported(data_dir: Path, text: str) -> None:
    english = 'shown: "{count}"\n'
    expected = "data/locales/fr.yml:1:8  shown: the placeholders differ from English. Use: {count}."
    assert said(data_dir, f'shown: "{text}"\n', english=english) == [expected]


def test_english_is_checked_once(data_dir: Path) -> None:
    english = 'greeting: "Hello {Name}"\n'
    assert len(said(data_dir, english, english=english)) == 2


@pytest.mark.parametrize(
    ("old", "new", "place", "key"),
    [
        ("regions: [us, de]", "regions: [us, de, zz]", "25:19  regions[3]", "region.zz"),
        ("cooling: [open", "cooling: [air, open", "21:11  cooling[1]", "cooling.air"),
        (
            "[pcie_card, sxm]",
            "[pcie_card, sxm, cube]",
            "20:32  form_factors[3]",
            "form_factor.cube",
        ),
    ],
)
def test_word_of_the_vocabulary_without_a_name_is_reported(
    data_dir: Path, old: str, new: str, place: str, key: str
) -> None:
    expected = (
        f"data/vocabulary.yml:{place}: '{key.partition('.')[2]}' has no name. "
        f"Add `{key}:` to every file of locales/."
    )
    assert said_of(data_dir, "vocabulary.yml", old, new) == expected
