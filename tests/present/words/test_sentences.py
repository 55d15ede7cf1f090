from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.facts.reading.message_source import parse_messages
from macros.present.words.grammar import Name
from macros.present.words.language import LANGUAGE_BY_CODE, Language
from macros.present.words.sentences import SentenceError, Sentences

CARDS = """cards =
    { $count ->
        [0] none
        [one] a card
       *[other] { $count } cards
    }
"""


def filled(text: str, code: str = "en", *, short: bool = False, **values: object) -> str:
    document = parse_messages(text, "x.ftl")
    (id_,) = document.value
    locale = LANGUAGE_BY_CODE[code].locale
    sentences = Sentences(code, locale, document.value, lambda number: f"{number:,}")
    return sentences.fill(id_, values, short=short)


def test_values_fill_the_sentence() -> None:
    assert filled("a = { $x } for { $y }.\n", x="One", y=2000) == "One for 2,000."


@pytest.mark.parametrize(("count", "expected"), [(0, "none"), (1, "a card"), (3, "3 cards")])
def test_count_takes_its_exact_form_before_its_plural(count: int, expected: str) -> None:
    assert filled(CARDS, count=count) == expected


def test_state_takes_its_variant_and_an_unknown_one_the_last() -> None:
    text = "a =\n    { $how ->\n        [yes] so\n       *[no] not so\n    }\n"
    assert (filled(text, how="yes"), filled(text, how="perhaps")) == ("so", "not so")


def test_browser_is_told_a_message_as_texts_values_and_choices() -> None:
    messages = parse_messages(CARDS + "whole = Take { $x } ; it is new.\n", "x.ftl").value
    told = Sentences("fr", LANGUAGE_BY_CODE["fr"].locale, messages, str)
    assert told.tree("cards") == [
        {
            "of": "count",
            "say": {"0": ["none"], "one": ["a card"], "other": [{"value": "count"}, " cards"]},
            "otherwise": "other",
        }
    ]
    assert told.tree("whole") == ["Take ", {"value": "x"}, "\u202f; it is new."]


def test_browser_is_told_no_message_that_bends_a_name() -> None:
    for text in ("a = { LE($x) }\n", "a = { GENDER($x) ->\n    [f] Seule\n   *[m] Seul\n }\n"):
        sentences = Sentences(
            "fr", LANGUAGE_BY_CODE["fr"].locale, parse_messages(text, "x.ftl").value, str
        )
        with pytest.raises(SentenceError, match="knows no functions of grammar"):
            sentences.tree("a")
        with pytest.raises(SentenceError, match="no message 'b'"):
            sentences.tree("b")


def test_gender_of_a_name_selects() -> None:
    text = "a = { GENDER($x) ->\n        [f] Seule\n       *[m] Seul\n    } { LE($x) }\n"
    assert filled(text, "fr", x=Name("RTX", gender="f")) == "Seule la\u00a0RTX"


def test_short_form_is_asked_for_by_itself() -> None:
    assert filled("a = Long { $x }.\n    .short = { $x }\n", short=True, x="S") == "S"


def test_missing_value_and_missing_message_are_named() -> None:
    with pytest.raises(SentenceError, match="The message 'a' needs the value 'x'"):
        filled("a = { $x }\n")
    with pytest.raises(SentenceError, match=r"no message 'a' with a short form in en\.ftl"):
        filled("a = A\n", short=True)


def test_french_spaces_do_not_break_whatever_was_typed() -> None:
    said = filled("a = Prix : { $x } % ; « oui » l'an ?\n", "fr", x=3)
    assert said == "Prix\u00a0: 3\u00a0%\u202f; «\u00a0oui\u00a0» l’an\u202f?"


def test_chinese_is_spaced_after_filling() -> None:
    said = filled("a = 比{ $x }高{ $y }，共 { $z } 元\n", "zh", x="RTX 3090", y="8%", z="三万")
    assert said == "比 RTX 3090 高 8%，共三万元"


def test_language_says_products_as_a_sentence_names_them(catalog: Catalog) -> None:
    one, two = catalog.gpus["boreal-one"], catalog.gpus["boreal-two"]
    english, french = (Language.of(catalog, code) for code in ("en", "fr"))
    assert english.products([(one, 1)]) == "the Boreal\u00a0One"
    pair = english.products([(one, 1), (two, 2)])
    assert pair == "the Boreal\u00a0One and two Boreal\u00a0Two cards"
    assert french.products([(one, 1)]) == "le\u00a0Boreal\u00a0One"


def test_language_without_messages_says_so() -> None:
    with pytest.raises(SentenceError, match="There are no messages"):
        Language(LANGUAGE_BY_CODE["en"], {}, {}).say("hello")
