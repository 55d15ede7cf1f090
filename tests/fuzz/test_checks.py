"""A data folder with any line spoiled is read, or its author learns what is wrong and where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import CatalogError, Problem
from tests.fuzz.hostile_texts import FLUENT, FORMULA, YAML, made_of
from tests.tiny import TODAY
from tests.tiny_builds import write_whole_data

VALUES = (
    *(
        "-1",
        "0",
        "1e308",
        "1e-308",
        "1e400",
        "9" * 40,
        ".nan",
        "true",
        "~",
        "''",
        "[]",
        "{}",
        "[a]",
    ),
    *("{a: b}", "'24'", "1,000", "2026-01", "0001-01-01", "9999-12-31", "1900", "0000", "x" * 200),
    *("boreal-one", "us", "zz", "USD", "https://x.example/y", "javascript:alert(1)", "gpu_w + 'a'"),
    *("'1e999'", "'9" + "9" * 300 + "'", "ceil('x')", "{ LE() }", '{ CAP($x, a: "1") }', "{ $x }"),
)
HOWS = ("value", "value", "delete", "double", "insert", "indent")
Edit = tuple[int, str, str]
value = st.one_of(st.sampled_from(VALUES), made_of(*YAML, *FLUENT, *FORMULA, most=3))
edits = st.lists(
    st.tuples(st.integers(0, 400), st.sampled_from(HOWS), value), min_size=1, max_size=3
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny facts in English alone: sentences of other languages are checked like these."""
    folder = write_whole_data(tmp_path_factory.mktemp("spoiled") / "data")
    for file in (*folder.glob("locales/??.yml"), *folder.glob("locales/messages/*.ftl")):
        if file.stem != "en":
            file.unlink()
    return folder


def spoiled(text: str, edits: Sequence[Edit]) -> str:
    """Return the text with lines changed."""
    lines = text.split("\n")
    for number, how, new in edits:
        place = number % len(lines)
        line = lines[place]
        mark = " = " if " = " in line else ": "
        start, has_value, _ = line.partition(mark)
        lines[place : place + 1] = {
            "value": [f"{start}{mark}{new}" if has_value else new],
            "delete": [],
            "double": [line, line],
            "insert": [line, new],
            "indent": [f" {line}"],
        }[how]
        lines = lines or [""]
    return "\n".join(lines)


@given(place=st.integers(0, 1000), edits=edits)
def test_spoiled_facts_are_read_or_refused_with_their_line(
    data: Path, place: int, edits: Sequence[Edit]
) -> None:
    files = sorted(file for file in data.rglob("*") if file.suffix in (".yml", ".ftl"))
    file = files[place % len(files)]
    before = file.read_bytes()
    file.write_text(spoiled(before.decode(), edits), encoding="utf-8")
    problems: Sequence[Problem] = ()
    try:
        load_catalog(data, today=TODAY)
    except CatalogError as error:
        problems = error.problems
    finally:
        file.write_bytes(before)
    for problem in problems:
        assert problem.path.startswith("data/")
        assert problem.line >= 1
        assert problem.message
