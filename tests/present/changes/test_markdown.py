from __future__ import annotations

import pytest

from macros.present.changes.markdown import markdown
from macros.present.changes.report import Entry, Report, listed, tabled
from macros.present.words.language import Language


def written(language: Language, text: str, site: str = "", path: str = "") -> str:
    report = Report("Title", (), tuple(listed("Head", [Entry(text, path=path)])))
    return markdown(report, language, site)


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("[free](https://evil.example)", "\\[free\\](https:\u2060//evil.example)"),
        ("<script>", "\\<script\\>"),
        ("**bold** and `code`", "\\*\\*bold\\*\\* and \\`code\\`"),
        ("@everyone, see #12", "@\u2060everyone, see \\#12"),
        ("www.evil.example", "www\u2060.evil.example"),
        ("a | b", "a \\| b"),
        ("line\nbreak", "line break"),
        ("&lt;b&gt;", "\\&lt;b\\&gt;"),
        ("ST&R", "ST&R"),
        ("memory.bandwidth_gb_s", "memory.bandwidth_gb_s"),
        ("_slanted_", "\\_slanted\\_"),
    ],
)
def test_names_of_strangers_stay_words(english: Language, hostile: str, shown: str) -> None:
    assert f"\n- {shown}\n" in written(english, hostile)


def test_page_is_a_link_where_the_site_has_an_address(english: Language) -> None:
    linked = written(english, "A [card]", "https://guide.example/", "gpus/a/")
    assert "- [A \\[card\\]](https://guide.example/en/gpus/a/)\n" in linked
    assert "- A card: `/en/gpus/a/`\n" in written(english, "A card", path="gpus/a/")


def test_long_lists_say_how_much_is_left_out(english: Language) -> None:
    sections = listed("Head", [Entry(str(number)) for number in range(30)])
    said = markdown(Report("Title", (), tuple(sections)), english)
    assert "- 24\n- and 5 more\n" in said
    rows = [(str(number), "x") for number in range(45)]
    said = markdown(Report("Title", (), tuple(tabled("Head", ("A", "B"), rows))), english)
    assert "| A | B |\n| --- | --- |\n| 0 | x |\n" in said
    assert said.endswith("| 39 | x |\n\nand 5 more\n")


def test_sections_without_anything_are_left_out() -> None:
    assert listed("Head", []) == []
    assert tabled("Head", ("A",), []) == []
