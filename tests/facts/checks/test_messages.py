from __future__ import annotations

from pathlib import Path

import pytest

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import CatalogError
from tests.tiny import TODAY

CARDS = "cards =\n    { $count ->\n        [one] a card\n       *[other] { $count } cards\n    }\n"


def said(data_dir: Path, english: str, **others: str) -> list[str]:
    """Return what a translator reads when these are all the sentences there are."""
    folder = data_dir / "locales" / "messages"
    for file in folder.iterdir():
        file.unlink()
    for code, text in {"en": english, **others}.items():
        (folder / f"{code}.ftl").write_text(text, encoding="utf-8")
    try:
        problems = load_catalog(data_dir, today=TODAY).warnings
    except CatalogError as error:
        problems = error.problems
    start = "data/locales/messages/"
    return [line.removeprefix(start) for line in map(str, problems) if start in line]


def test_same_messages_with_declared_variables_are_right(data_dir: Path) -> None:
    english = f"# $count (count)\n{CARDS}"
    assert said(data_dir, english, fr=CARDS.replace("a card", "une carte")) == []


def test_missing_message_is_reported(data_dir: Path) -> None:
    (line,) = said(data_dir, "a = A\nb = B\n", fr="a = A\n")
    assert line.startswith("fr.ftl:1:1  the message 'b' is missing. Write the sentence")


def test_message_that_english_lacks_is_reported_with_the_nearest(data_dir: Path) -> None:
    (line,) = said(data_dir, "hello = A\n", fr="hello = A\nhellos = B\n")
    assert line == "fr.ftl:2:1  hellos: this message is not in en.ftl. Did you mean 'hello'?"


def test_short_form_that_only_english_has_is_reported(data_dir: Path) -> None:
    (line,) = said(data_dir, "a = A\n    .short = S\n", fr="a = A\n")
    assert line.startswith("fr.ftl:1:1  a: the form .short is missing.")


@pytest.mark.parametrize("code", ["en", "fr"])
def test_variable_that_nobody_declares_is_reported(data_dir: Path, code: str) -> None:
    texts = {"en": "# $name (text)\na = { $name }\n", "fr": "a = { $name }\n"}
    texts[code] = texts[code].replace("{ $name }", "{ $nam }")
    (line,) = said(data_dir, texts["en"], fr=texts["fr"])
    assert f"{code}.ftl" in line
    assert "a: '$nam' is not declared. Did you mean 'name'? Allowed: $name." in line


def test_unknown_kind_of_variable_is_reported(data_dir: Path) -> None:
    (line,) = said(data_dir, "# $name (word)\na = { $name }\n")
    assert "'word' is no kind of variable. Write $name and one of product" in line


def test_function_of_another_language_is_reported(data_dir: Path) -> None:
    (line,) = said(data_dir, "# $x (product)\na = { $x }\n", ja="a = { LE($x) }\n")
    assert line == "ja.ftl:1:1  a: there is no function LE. Allowed in ja.ftl: none."


def test_function_refuses_what_it_cannot_bend(data_dir: Path) -> None:
    (line,) = said(data_dir, "# $x (count)\na = { $x }\n", fr="a = { LE($x) }\n")
    assert line == "fr.ftl:1:1  a: LE takes no count, as $x is. Allowed: product."


@pytest.mark.parametrize("call", ["LE()", "LE($x, $x)", 'LE($x, form: "a")', 'LE($x, "a")'])
def test_function_that_is_called_otherwise_is_reported(data_dir: Path, call: str) -> None:
    (line,) = said(data_dir, "# $x (product)\na = { $x }\n", fr=f"a = {{ {call} }}\n")
    assert line.startswith("fr.ftl:1:1  a: LE is not called so. Write LE($name), with nothing but")


def test_particle_without_its_other_half_is_reported(data_dir: Path) -> None:
    (line,) = said(data_dir, "# $x (text)\na = { $x }\n", ko='a = { JOSA($x, "을") }\n')
    assert line.startswith("ko.ftl:1:1  a: JOSA needs two particles. Write both")


def test_missing_plural_form_is_reported(data_dir: Path) -> None:
    english = f"# $count (count)\n{CARDS}"
    french = CARDS.replace("        [one] a card\n", "")
    (line,) = said(data_dir, english, fr=french)
    assert (
        line == "fr.ftl:1:1  cards: the form 'one' is missing. Add [one] to the variants of $count."
    )


def test_misspelled_plural_form_is_reported(data_dir: Path) -> None:
    misspelled = CARDS.replace("[one]", "[1] x\n        [ones]")
    (line,) = said(data_dir, f"# $count (count)\n{misspelled}")
    assert "cards: 'ones' is no plural form. Allowed: numbers, zero" in line


def test_forbidden_term_is_found_in_a_sentence(data_dir: Path) -> None:
    (data_dir / "locales" / "glossary.yml").write_text(
        "- {id: fan, en: fan, fr: ventilateur, ja: ファン, ko: 팬, zh: 风扇, "
        "meaning: It blows., never: {fr: [hélice]}}\n",
        encoding="utf-8",
    )
    (line,) = said(data_dir, "a = Fan.\n", fr="a = Une hélice.\n")
    assert line.startswith("fr.ftl:1:1  a: ")
    assert "hélice" in line
