"""Hostile texts: what strangers may write, put together from what has done harm elsewhere."""

from __future__ import annotations

from hypothesis import strategies as st

MARKUP = (
    *("<b>", "<script>alert(1)</script>", "</script>", "</template>", "</title>", "<!--", "-->"),
    *(
        '" onmouseover="alert(1)',
        "' onfocus='alert(1)",
        "&lt;",
        "&",
        "]]>",
        "\\u003c",
        "<img src=x",
    ),
    *("{{ 7 * 7 }}", "{% raw %}", "{#", "${{ github.token }}", "%{x}", "{0}", "{count}", "%s"),
    *("[x](javascript:alert(1))", "`", "*", "javascript:alert(1)", "<!--guide:0-->", "=1+1"),
)
YAML = (
    *(
        "a",
        "- ",
        ": ",
        "\n",
        "  ",
        "[",
        "]",
        "{",
        "}",
        ", ",
        "&a ",
        "*a",
        "!x ",
        "!!python/name:os ",
    ),
    *("'", '"', "|\n", ">\n", "|2\n", "#", "---\n", "...\n", "%YAML 1.1\n", "? ", "<<: *a", "="),
    *("0x1", "1e5", "1e999", ".inf", ".nan", "9" * 30, "true", "~", "2026-02-30", "2026-11-20"),
    *("\\u202e", "\\x00", "\\", "\t", "\r", "\x85", "\u2028", "\ufeff", "{{", "<b>", "@", "`", "%"),
)
FLUENT = (
    *(
        "a",
        "b-c",
        " = ",
        "=",
        "\n",
        "    ",
        "{",
        "}",
        "{ $x }",
        "$x",
        " -> ",
        "[one] ",
        "*[other] ",
    ),
    *(
        "{ $x ->\n   [one] a\n  *[other] b\n }",
        "CAP($x)",
        "LE(",
        ")",
        'JOSA($x, "을/를")',
        '"',
        "\\",
    ),
    *('{ "\\u0041" }', "\\uD800", "\\U110000", ".short", "#", "# $x (text)\n", "-t", "[1]", "1.5"),
    *('{ CAP($x, cap: "1") }', "{ LE($x, $x) }", "{ DE() }", ", ", ": ", "<b>", "{{", "\r\n", "\t"),
)
FORMULA = (
    *(
        "gpu_w",
        "1",
        "0.5",
        "'x'",
        "+",
        "-",
        "*",
        "/",
        "**",
        "(",
        ")",
        ",",
        " if ",
        " else ",
        " and ",
    ),
    *(" or ", "not ", "min(", "max(", "ceil(", "known(", "has(", "shares(", "==", "<", "<=", "!="),
    *(
        "1e999",
        "9" * 300,
        "1j",
        "None",
        "True",
        "b''",
        "f''",
        "lambda:",
        ":=",
        ".",
        "[",
        "]",
        "\\",
        "#",
    ),
)
_CHARACTERS = st.characters(codec="utf-8")  # no file holds half a character


def made_of(*pieces: str, most: int = 25) -> st.SearchStrategy[str]:
    """Return texts of these pieces and of any characters between them."""
    piece = st.one_of(st.sampled_from(pieces), st.text(_CHARACTERS, max_size=3))
    return st.lists(piece, max_size=most).map("".join)
