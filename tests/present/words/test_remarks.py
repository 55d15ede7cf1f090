from __future__ import annotations

import pytest

from macros.facts.records.remarks import Remark
from macros.present.words.remarks import Joints, Remarks

SHOPS = {
    "fr": "chez {number} magasins : {name}",
    "ja": "{number}店：{name}",
    "ko": "{number}곳: {name}",
    "zh": "{number} 家：{name}",
}


def remark(text: str, **said: str) -> Remark:
    others = {code: said.get(code, said["ja"]) for code in ("fr", "ja", "ko", "zh")}
    return Remark.model_validate({"text": text, "text_in": others})


KNOWN = (
    remark("Cheapest of {number} shops: {name}", **SHOPS),
    remark("Cheapest", fr="le moins cher", ja="最安"),
    remark("Undated", fr="sans date", ja="日付なし"),
    remark("{number} on {date}", fr="{number} le {date}", ja="{date}は{number}"),
    remark("Shops disagree", fr="les magasins divergent", ja="店により異なる"),
)


def said(note: str, code: str = "fr") -> str | None:
    joints = Joints(" ; ", " ") if code == "fr" else Joints("／", "")
    return Remarks(code, KNOWN, lambda kind, text: f"<{kind} {text}>", joints).said(note)


def test_note_is_said_in_the_language() -> None:
    assert said("Undated") == "Sans date"
    assert said("Undated", "ja") == "日付なし"


def test_parts_between_semicolons_are_put_together() -> None:
    assert said("Cheapest; undated") == "Le moins cher ; sans date"


def test_sentences_end_as_in_english() -> None:
    assert said("Shops disagree. Undated.") == "Les magasins divergent. Sans date."
    assert said("Shops disagree. Undated.", "ja") == "店により異なる。日付なし。"


def test_gaps_hold_what_differs_from_note_to_note() -> None:
    assert (
        said("Cheapest of 1,203 shops: 로켓 RX 1")
        == "Chez <number 1,203> magasins : <name 로켓 RX 1>"
    )
    assert said("12.5 on 2026-08-22", "ja") == "<date 2026-08-22>は<number 12.5>"


def test_of_several_patterns_the_one_that_says_most_is_taken() -> None:
    vague = remark("{name}: {number}", fr="{name} a {number}", ja="{name}は{number}")
    exact = remark("Dearest of all: {number}", fr="le plus cher : {number}", ja="最高{number}")
    for known in ((vague, exact), (exact, vague)):
        remarks = Remarks("fr", known, lambda kind, text: f"<{kind} {text}>", Joints(" ; ", " "))
        assert remarks.said("Dearest of all: 3") == "Le plus cher : <number 3>"


def test_description_leaves_no_name_in_english() -> None:
    remarks = Remarks("fr", KNOWN, lambda kind, text: f"<{kind} {text}>", Joints(" ; ", " "))
    assert remarks.description("12.5 on 2026-08-22") == "<number 12.5> le <date 2026-08-22>"
    assert remarks.description("Cheapest of 3 shops: Polar One") is None
    assert remarks.title("Cheapest of 3 shops: Polar One") is not None
    assert remarks.description("Polar One") is None


def test_note_with_an_unknown_part_is_left_to_be_quoted() -> None:
    assert said("Undated; the shop has closed") is None
    assert said("Cheapest. The shop has closed.") is None


def test_gap_does_not_swallow_a_further_part() -> None:
    assert said("Cheapest of 3 shops: Rocket; the shop has closed") is None
    assert said("Cheapest of 3 shops: Rocket. The shop has closed.") is None


@pytest.mark.parametrize("name", ["Best Buy", "Rocket RX 1 OC"])
def test_name_alone_stays_as_it_is(name: str) -> None:
    assert said(f"{name}; undated") == f"<name {name}> ; sans date"


@pytest.mark.parametrize("note", ["Refurbished", "Rocket with coupon"])
def test_english_is_not_taken_for_a_name(note: str) -> None:
    assert said(note) is None


def test_braces_in_a_note_are_text() -> None:
    assert (
        said("Cheapest of 3 shops: {name.real}") == "Chez <number 3> magasins : <name {name.real}>"
    )
