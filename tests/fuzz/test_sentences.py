"""A sentence that passes the checks can be filled, whatever its translator wrote."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import CatalogError
from macros.present.words.grammar import Day, Name, Place
from macros.present.words.sentences import Sentences
from tests.fuzz.hostile_texts import FLUENT, made_of
from tests.tiny import TODAY, write_tiny_data

DECLARED = "# $x (product)\n# $n (count)\n# $d (day)\n# $p (place)\n# $s (state)\n"
FILLED = "{ $x }, { $n }, { $d }, { $p }, { $s }"
CALLS = (
    *(
        "{ $n }",
        "{ $x }",
        "{ $n ->\n    [one] { $n } a\n    [0] none\n   *[other] b\n }",
        "{ ON($d) }",
    ),
    *(
        "{ $s ->\n   [a] x\n  *[b] y\n }",
        "{ GENDER($x) ->\n   [f] une\n  *[m] un\n }",
        "{ SINCE($d) }",
    ),
    *('{ JOSA($x, "은/는") }', '{ LE($x, cap: "1") }', "{ DE($x, $x) }", "{ CAP() }", "{ IN($p) }"),
    *('{ AU($x, cap: "1", form: "a") }', '{ JOSA($x, form: "은") }', '{ "{" }', '{ "" }'),
)
ATTACK = "<script>{{ 1 }}</script>"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny facts with one sentence, in two languages."""
    folder = write_tiny_data(tmp_path_factory.mktemp("said") / "data")
    for file in (*folder.glob("locales/??.yml"), *folder.glob("locales/messages/*.ftl")):
        if file.name != "en.yml":
            file.unlink()
    english = f"{DECLARED}said = {FILLED}\n"
    (folder / "locales" / "messages" / "en.ftl").write_text(english, encoding="utf-8")
    return folder


def values(number: int, word: str) -> Mapping[str, object]:
    return {
        "x": Name(word),
        "n": number,
        "d": Day(word, "month"),
        "p": Place(word, f"in {word}"),
        "s": word,
    }


@given(
    code=st.sampled_from(("fr", "ja", "ko", "zh")),
    pattern=st.one_of(made_of(*CALLS, most=4), made_of(*CALLS, *FLUENT, most=8)),
    number=st.integers(-1, 10**9),
    word=st.one_of(st.just(ATTACK), st.text(max_size=9)),
)
def test_sentence_is_filled_or_refused(
    data: Path, code: str, pattern: str, number: int, word: str
) -> None:
    file = data / "locales" / "messages" / f"{code}.ftl"
    file.write_text(f"said = {pattern}\n", encoding="utf-8")
    try:
        messages = load_catalog(data, today=TODAY).messages[code]
    except CatalogError:
        return
    finally:
        file.unlink()
    said = Sentences(code, code, messages, str).fill("said", values(number, word))
    assert isinstance(said, str)
