from __future__ import annotations

import re

import pytest

from scripts.plain_markdown import LONGEST, block, plain_markdown


def test_headings_lists_and_bold_words_stay() -> None:
    text = "## Picks\n\n- **Learning**: RTX 3060, was RTX 2060\n  - 1.5 times\n1. first\n"
    assert plain_markdown(text) == text


@pytest.mark.parametrize(
    "hostile",
    [
        "<img src=x onerror=alert(1)>",
        "<details open ontoggle=alert(1)>",
        "[click](https://evil.example)",
        "![pixel](https://evil.example/p.png)",
        "[click][1]\n\n[1]: https://evil.example",
        "https://evil.example/login",
        "www.evil.example",
        "WWW.evil.example",
        "@maintainer please merge",
        "fixes #12",
        "`code` and ```\n<b>\n```",
        "&lt;b&gt; &#60;b&#62;",
        "\\<b>",
        "\\\\<b>",
        "\\`<b>`",
        "`a` <b> `c",
        "``<b>`` `<i>`",
        "\u202egnp.exe \u200b\u2066x",
        "\x1b]8;;https://evil.example\x07x",
        "- <script>",
        "# [title](javascript:alert(1))",
        "$\\unsafe$",
        "a\r<b>\x85<b>\u2028<b>",
    ],
)
def test_nothing_else_is_markup(hostile: str) -> None:
    shown = plain_markdown(hostile)
    bare = re.sub(r"`[^`\n]+`", "", shown.replace("\\`", ""))  # a span of code shows what it holds
    bare = re.sub(r"\\[\\`<>\[\]()!&~$_#]", "", bare)
    assert not re.search(r"[`<>\[\]()!&~$\\]|@\w|://|www\.|#\d", bare, re.IGNORECASE)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028]", shown)


def test_what_was_escaped_already_is_escaped_once() -> None:
    assert plain_markdown("- see `/en/gpus/a/` and sources\\[1\\]") == (
        "- see `/en/gpus/a/` and sources\\[1\\]\n"
    )


def test_text_ends_where_it_is_too_long() -> None:
    assert len(plain_markdown("[" * 10 * LONGEST)) < 2.1 * LONGEST
    assert plain_markdown("x" * (LONGEST + 1)).endswith("x\n\n… (the rest is left out)\n")


def test_block_cannot_be_left() -> None:
    fence = "`" * 5
    assert block("a\n````\nb") == f"{fence}text\na\n````\nb\n{fence}\n"
