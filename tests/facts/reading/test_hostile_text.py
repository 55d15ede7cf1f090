from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import GPU, PRICE, said_of

HINT = "Data is plain text: write 'less than', 'more than', or leave it out."


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("a <b>bold</b> card", "<"),
        ("more > less", ">"),
        ("{{ config }}", "{{"),
        ("{% raw %}", "{%"),
        ("a {# b", "{#"),
        ("</script>", "<"),
    ],
)
def test_markup_and_template_syntax_are_reported(data_dir: Path, text: str, mark: str) -> None:
    expected = f"data/{PRICE}:18:9  [2].note: '{mark}' is not allowed in text. {HINT}"
    assert said_of(data_dir, PRICE, "note: Three shops", f"note: '{text}'") == expected


def test_markup_behind_an_escape_is_reported(data_dir: Path) -> None:
    expected = f"data/{GPU}:2:7  name: '<' is not allowed in text. {HINT}"
    assert said_of(data_dir, GPU, "name: Boreal One", 'name: "\\x3cb\\x3e"') == expected


def test_markup_in_a_list_is_reported(data_dir: Path) -> None:
    expected = f"data/{GPU}:53:5  notes[1]: '<' is not allowed in text. {HINT}"
    assert said_of(data_dir, GPU, "Sold in two colours.", "Sold in <2 colours.") == expected


def test_markup_in_a_key_is_reported(data_dir: Path) -> None:
    expected = f"data/{GPU}:51:14  sources[2].says.<b>: '<' is not allowed in text. {HINT}"
    said = said_of(data_dir, GPU, "memory.bandwidth_gb_s: 510", "'<b>': 510")
    assert expected in said.splitlines()


def test_braces_of_placeholders_are_plain_text(data_dir: Path) -> None:
    assert said_of(data_dir, PRICE, "note: Three shops", "note: 'a set {1, 2}'") == ""
