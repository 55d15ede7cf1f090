from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import problem_lines

REMARK = """\
- text: "Lowest of {number} shops"
  text_in: {fr: "{number} magasins", ja: "{number}店", ko: "{number}곳", zh: "{number} 家"}
"""


def said_of(data_dir: Path, text: str) -> str:
    (data_dir / "remarks").mkdir()
    (data_dir / "remarks" / "prices.yml").write_text(text, encoding="utf-8")
    return problem_lines(data_dir)


def test_remark_in_all_languages_is_sound(data_dir: Path) -> None:
    assert said_of(data_dir, REMARK) == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (REMARK + REMARK, "[2].text: the same remark stands here twice."),
        (REMARK.replace("{number}店", "店"), "text_in.ja: the gaps differ from those in English."),
        (REMARK.replace("number}", "amount}"), "'{amount}' is no known gap."),
        (REMARK.replace("shops", "shops; undated"), "a remark is a part of a sentence."),
        (REMARK.replace("shops", "shops."), "a remark is a part of a sentence."),
        (REMARK.replace(', zh: "{number} 家"', ""), "text_in.zh"),
    ],
)
def test_mistakes_are_named(data_dir: Path, text: str, problem: str) -> None:
    assert problem in said_of(data_dir, text)
