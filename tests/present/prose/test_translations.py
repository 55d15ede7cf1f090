from __future__ import annotations

import pytest

from macros.present.prose.translations import body_hash, is_outdated, recorded_hash, with_hash

ENGLISH = "---\ntitle: Home\n---\n# Welcome\n\nOne sentence.\n"
FRENCH = "---\ntitle: Accueil\n---\n# Bienvenue\n"


def test_translation_without_a_hash_is_outdated() -> None:
    assert recorded_hash(FRENCH) is None
    assert is_outdated(FRENCH, ENGLISH)


def test_translation_with_the_present_hash_is_current() -> None:
    assert not is_outdated(with_hash(FRENCH, ENGLISH), ENGLISH)


def test_changed_english_sentence_makes_it_outdated() -> None:
    changed = ENGLISH.replace("One sentence.", "Another sentence.")
    assert is_outdated(with_hash(FRENCH, ENGLISH), changed)


@pytest.mark.parametrize(
    ("old", "new"),
    [("title: Home", "title: Start"), ("One sentence.", "One\nsentence."), ("\n\n", "\n\n\n")],
)
def test_front_matter_and_line_breaks_of_english_do_not_count(old: str, new: str) -> None:
    assert body_hash(ENGLISH.replace(old, new)) == body_hash(ENGLISH)


def test_hash_is_added_below_the_other_settings() -> None:
    expected = f'---\ntitle: Accueil\nsource_hash: "{body_hash(ENGLISH)}"\n---\n# Bienvenue\n'
    assert with_hash(FRENCH, ENGLISH) == expected


def test_old_hash_is_replaced() -> None:
    old = with_hash(FRENCH, "# Older\n")
    assert with_hash(old, ENGLISH) == with_hash(FRENCH, ENGLISH)


def test_page_without_front_matter_gets_one() -> None:
    page = with_hash("# Bienvenue\n", ENGLISH)
    assert page == f'---\nsource_hash: "{body_hash(ENGLISH)}"\n---\n# Bienvenue\n'


def test_hash_in_the_text_of_a_page_is_no_recorded_hash() -> None:
    assert recorded_hash(f"{FRENCH}\nsource_hash: 0123456789ab\n") is None
