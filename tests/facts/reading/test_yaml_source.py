from __future__ import annotations

import math
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from macros.facts.reading.yaml_source import LARGEST_FILE_BYTES, parse_document, read_text
from tests.tiny import GPU, PRICE, said_of


def value_of(text: str) -> Any:
    document = parse_document(text, "data/x.yml")
    assert document.problems == ()
    return document.value


def said(text: str) -> str:
    return "\n".join(map(str, parse_document(text, "data/x.yml").problems))


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("16", 16),
        ("-1.5", -1.5),
        ("1e3", 1000.0),
        ("true", True),
        ("2026-11-20", date(2026, 11, 20)),
        ("2026-11", "2026-11"),
        ("~", None),
        ("", None),
    ],
)
def test_plain_values_mean_what_they_look_like(written: str, value: object) -> None:
    assert value_of(f"a: {written}") == {"a": value}
    assert type(value_of(f"a: {written}")["a"]) is type(value)


@pytest.mark.parametrize(
    "written", ["NO", "yes", "on", "True", "12:30", "0x10", "010", "1_000", "=", "<<", "NaN"]
)
def test_what_yaml_would_convert_in_silence_stays_text(written: str) -> None:
    assert value_of(f"a: {written}") == {"a": written}


def test_quoted_values_are_text() -> None:
    assert value_of("a: \"16\"\nb: 'true'") == {"a": "16", "b": "true"}


def test_values_that_are_no_numbers_are_read_as_such() -> None:
    assert math.isnan(value_of("a: .nan")["a"])
    assert value_of("a: -.inf") == {"a": -math.inf}


def test_every_value_knows_its_line_and_column() -> None:
    document = parse_document("a:\n  b: [x, y]\n", "data/x.yml")
    place, key = document.place(("a", "b", 1)), document.key_place(("a", "b"))
    assert (place.line, place.column) == (2, 10)
    assert key is not None
    assert (key.line, key.column) == (2, 3)


def test_place_of_something_missing_is_that_of_what_holds_it() -> None:
    place = parse_document("a:\n  b: 1\n", "data/x.yml").place(("a", "c", "d"))
    assert (place.line, place.column) == (2, 3)


def test_place_in_a_file_without_values_is_its_start() -> None:
    place = parse_document("# nothing", "data/x.yml").place(("a",))
    assert (place.line, place.column) == (1, 1)


def test_duplicate_key_names_the_line_of_the_first(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:26:3  power.tdp_w: this key is given twice. "
        "It already stands in line 25; keep one of the two."
    )
    assert said_of(data_dir, GPU, "  tdp_w: 200", "  tdp_w: 200\n  tdp_w: 210") == expected


def test_yaml_syntax_error_is_reported_where_the_reader_stops(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:3:17  this is not valid YAML: mapping values are not allowed in this context. "
        "Check the indentation, colons, quotes and brackets of this line and the one above."
    )
    assert said_of(data_dir, GPU, "vendor: Borealis", "vendor: Borealis: x") == expected


def test_quote_that_is_never_closed_is_reported_where_it_opens(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:3:9  this is not valid YAML: found unexpected end of stream. "
        "Check the indentation, colons, quotes and brackets of this line and the one above."
    )
    assert said_of(data_dir, GPU, "vendor: Borealis", "vendor: 'Borealis") == expected


def test_bracket_that_is_never_closed_is_reported_where_it_opens(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:10:10  this is not valid YAML: did not find expected ',' or ']'. "
        "Check the indentation, colons, quotes and brackets of this line and the one above."
    )
    assert said_of(data_dir, GPU, "[boreal-1]", "[boreal-1") == expected


def test_tab_is_reported_in_its_column(data_dir: Path) -> None:
    expected = f"data/{GPU}:18:1  found a tab. Use spaces."
    assert said_of(data_dir, GPU, "  size_gb: 16", "\tsize_gb: 16") == expected


def test_tab_inside_a_line_is_reported_too(data_dir: Path) -> None:
    expected = f"data/{GPU}:18:11  found a tab. Use spaces."
    assert said_of(data_dir, GPU, "  size_gb: 16", "  size_gb:\t16") == expected


def test_anchor_and_alias_are_both_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:3:9  anchors (&v) are not allowed. "
        "Delete '&v'; write text that begins with '&' in quotes.\n"
        f"data/{GPU}:4:9  aliases (*v) are not allowed. "
        "Write the value out; write text that begins with '*' in quotes."
    )
    new = "vendor: &v Borealis\nfamily: *v"
    assert said_of(data_dir, GPU, "vendor: Borealis\nfamily: Boreal", new) == expected


def test_alias_without_an_anchor_is_reported_as_an_alias(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:2:7  aliases (*best) are not allowed. "
        "Write the value out; write text that begins with '*' in quotes."
    )
    assert said_of(data_dir, GPU, "name: Boreal One", "name: *best") == expected


@pytest.mark.parametrize("tag", ["!!int", "!!python/object:os.system", "!local"])
def test_tag_is_reported_as_it_was_written(data_dir: Path, tag: str) -> None:
    expected = (
        f"data/{GPU}:18:12  the tag {tag} is not allowed. "
        "Delete it; write text that begins with '!' in quotes."
    )
    assert said_of(data_dir, GPU, "size_gb: 16", f"size_gb: {tag} 16") == expected


def test_merge_key_is_an_unknown_field_like_any_other(data_dir: Path) -> None:
    said = said_of(data_dir, GPU, "vendor: Borealis", "<<: {a: 1}\nvendor: Borealis")
    assert said.startswith(f"data/{GPU}:3:1  <<: unknown field. Allowed here: id, name, vendor")


def test_list_as_key_is_reported(data_dir: Path) -> None:
    hint = "Write `name: value`; put text that begins with { or [ in quotes."
    expected = f"data/{GPU}:3:3  a key must be plain text. {hint}"
    assert said_of(data_dir, GPU, "vendor: Borealis", "? [a, b]\n: x") == expected


def test_second_document_is_reported_at_its_dashes(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:4:1  a second YAML document starts here. "
        "Keep one document in a file: delete the line '---'."
    )
    assert said_of(data_dir, GPU, "vendor: Borealis", "vendor: Borealis\n---\na: 1") == expected


def test_day_that_no_calendar_has_is_reported(data_dir: Path) -> None:
    expected = (
        f"data/{GPU}:9:11  released: there is no day 2024-02-30. Write year-month-day: 2026-11-20."
    )
    assert said_of(data_dir, GPU, "released: 2024-03-05", "released: 2024-02-30") == expected


@pytest.mark.parametrize(
    ("character", "code"), [("\u202e", "202E"), ("\x07", "0007"), ("\u061c", "061C")]
)
def test_invisible_character_is_reported_where_it_stands(
    data_dir: Path, character: str, code: str
) -> None:
    expected = f"data/{PRICE}:18:14  found the invisible character U+{code}. Delete it."
    assert said_of(data_dir, PRICE, "note: Three shops", f"note: Three{character}") == expected


@pytest.mark.parametrize(("escape", "code"), [("\\u202e", "202E"), ("\\a", "0007")])
def test_invisible_character_behind_an_escape_is_reported(
    data_dir: Path, escape: str, code: str
) -> None:
    expected = f"data/{PRICE}:18:9  [2].note: found the invisible character U+{code}. Delete it."
    assert said_of(data_dir, PRICE, "note: Three shops", f'note: "Three{escape}"') == expected


def test_invisible_character_in_a_key_is_reported_without_printing_it(data_dir: Path) -> None:
    expected = f"data/{PRICE}:18:3  [2]: found the invisible character U+001B. Delete it."
    assert said_of(data_dir, PRICE, "note: Three shops", '"no\\ete": x') == expected


def test_file_that_nests_too_deep_is_refused_before_it_is_built() -> None:
    expected = (
        "data/x.yml:1:20  the values are nested more than 16 levels deep. "
        "Check the indentation and the brackets."
    )
    assert said("a: " + "[" * 100_000) == expected


def test_line_break_of_windows_is_no_invisible_character() -> None:
    assert value_of("a: 1\r\nb: 2\r\n") == {"a": 1, "b": 2}


def test_empty_file_is_reported(data_dir: Path) -> None:
    (data_dir / GPU).write_text("# nothing yet\n", encoding="utf-8")
    text, problem = read_text(data_dir / GPU, "data/x.yml")
    assert problem is None
    assert said(text) == "data/x.yml:1:1  the file is empty. Fill it in or delete it."


def test_broken_utf_8_is_reported_at_its_byte(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_bytes(b"a: 1\nb: \xff\xfe\n")
    _, problem = read_text(file, "data/x.yml")
    expected = "data/x.yml:2:4  the byte 0xff is not UTF-8. Save the file with the encoding UTF-8."
    assert str(problem) == expected


def test_file_over_the_size_limit_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_bytes(b"#" * (LARGEST_FILE_BYTES + 1024))
    text, problem = read_text(file, "data/x.yml")
    expected = (
        "data/x.yml:1:1  the file has 257 KB; at most 256 KB are allowed. "
        "Split it, or remove what does not belong here."
    )
    assert (text, str(problem)) == ("", expected)


def test_file_of_just_the_limit_is_read(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_bytes(b"#" * LARGEST_FILE_BYTES)
    assert read_text(file, "data/x.yml")[1] is None
