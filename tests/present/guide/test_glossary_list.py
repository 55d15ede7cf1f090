from __future__ import annotations

import re

import pytest

from macros.facts.records.glossary import Term
from macros.present.guide.glossary_list import glossary_list
from macros.present.guide.term_order import letter_of, order_key
from macros.present.words.language import LANGUAGE_BY_CODE, Language

WORDS = {"glossary.letters": "Letters", "glossary.more": "More", "glossary.more_of": "On {term}"}


def language(code: str) -> Language:
    return Language(LANGUAGE_BY_CODE[code], {}, WORDS)


def term(id_: str, **values: object) -> Term:
    names = dict.fromkeys(("en", "fr", "ja", "ko", "zh"), id_)
    meanings = {code: f"{id_} in {code}" for code in ("fr", "ja", "ko", "zh")}
    return Term.model_validate(
        {"id": id_, **names, "meaning": f"{id_} in en", "meanings": meanings, **values}
    )


def ordered(code: str, words: list[str], readings: dict[str, str] | None = None) -> list[str]:
    terms = [
        term(f"t{n}", **{code: word}, reading=(readings or {}).get(word))
        for n, word in enumerate(words)
    ]
    return [t.written_in(code) for t in sorted(terms, key=lambda t: order_key(t, code))]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["airflow", "AMD", "batch", "TDP", "tensor"]),
        ("fr", ["débit", "deux", "écran", "ventilateur"]),
        ("ja", ["NVLink", "アーキテクチャ", "コア", "ファン", "ブレーカー", "メモリ"]),
        ("ko", ["NVLink", "가속기", "메모리", "캐시", "학습"]),
        ("zh", ["参数", "电源", "NVLink", "显存", "训练", "主板"]),
    ],
)
def test_terms_stand_as_in_a_dictionary_of_the_language(code: str, words: list[str]) -> None:
    assert ordered(code, words[::-1]) == words


def test_kanji_stand_where_their_reading_says() -> None:
    readings = {"学習": "がくしゅう", "推論": "すいろん"}
    words = ["コア", "推論", "学習", "スロット"]
    assert ordered("ja", words, readings) == ["学習", "コア", "推論", "スロット"]


@pytest.mark.parametrize(
    ("code", "word", "letter"),
    [
        ("en", "12V", "0"),
        ("fr", "état", "E"),
        ("ja", "ブレーカー", "は"),
        ("ja", "オフロード", "あ"),
        ("ja", "ァクション", "あ"),
        ("ja", "わり", "わ"),
        ("ja", "を", "わ"),
        ("ko", "가속기", "ㄱ"),
        ("ko", "까치", "ㄱ"),
        ("ko", "학습", "ㅎ"),
        ("zh", "显存", "X"),
        ("zh", "按需", "A"),
        ("zh", "token", "T"),
    ],
)
def test_a_term_is_looked_up_under_its_first_letter(code: str, word: str, letter: str) -> None:
    assert letter_of(term("one", **{code: word}), code) == letter


def test_each_term_has_an_anchor_its_meaning_and_where_more_is_said() -> None:
    fan = term("fan", fr="ventilateur", page="guide/building/#cooling")
    html = str(glossary_list([fan], language("fr"), "../../"))
    assert '<dt id="fan">ventilateur <span lang="en">fan</span></dt>' in html
    assert "fan in fr" in html
    assert 'href="../../guide/building/#cooling" aria-label="On ventilateur">More</a>' in html


def test_an_english_term_stands_alone_where_it_is_the_same() -> None:
    assert "lang=" not in glossary_list([term("nvlink")], language("ja"), "../")


def test_terms_for_translators_and_unexplained_ones_are_left_out() -> None:
    terms = [term("fan"), term("filter", internal=True), term("riser", meanings={"fr": "Câble"})]
    html = str(glossary_list(terms, language("ko"), "../"))
    assert re.findall(r'dt id="(\w+)"', html) == ["fan"]


def test_letters_lead_to_their_first_terms() -> None:
    html = str(glossary_list([term("fan"), term("form"), term("bus")], language("en"), "../"))
    assert re.findall(r'<a href="#(\w+)">(\w)</a>', html) == [("bus", "B"), ("fan", "F")]


def test_data_are_escaped() -> None:
    hostile = term("fan", meaning="<script>", en="<b>")
    assert "<script>" not in glossary_list([hostile], language("en"), "../")
