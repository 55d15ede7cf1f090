from __future__ import annotations

import markdown
import pytest

from macros.present.words.markdown_text import markdown_text
from tests.built.documents import parse
from tests.tiny import PROJECT

# Those of mkdocs.yml that take part in a line of text.
EXTENSIONS = ["admonition", "attr_list", "md_in_html", "tables"]


def shown(text: str) -> list[tuple[str, str]]:
    """Return the elements that Markdown makes of a text, with what they show."""
    html = markdown.markdown(f"Said: {markdown_text(text)}.", extensions=EXTENSIONS)
    return [(element.tag, element.raw_text) for element in parse(html).walk()]


@pytest.mark.parametrize(
    "text",
    [
        "plain words",
        """It's "quoted" & so on""",
        "<b>bold</b> <img src=x onerror=alert(1)>",
        "[link](https://x.example) [id][1] ![picture](x.png)",
        "<https://x.example> https://x.example",
        "*one* **two** _three_ __four__ `five`",
        "a \\ backslash \\* and &lt;entities&#39;",
        "{: .class #id onclick=x } {{ 7 * 7 }} {% raw %}",
        "<!-- comment --> <!--guide:0123456789abcdef-->",
        "1. one # two - three + four > five | six",
        "带宽「メモリ」용량 l’été",
    ],
)
def test_text_is_shown_as_it_is(text: str) -> None:
    assert shown(text) == [("p", f"Said: {text}.")]


@pytest.mark.parametrize("text", ["# Heading", "> quote", "```", "***", "[1]: x"])
def test_text_at_the_start_of_a_line_begins_nothing(text: str) -> None:
    html = markdown.markdown(markdown_text(text), extensions=EXTENSIONS)
    assert [element.tag for element in parse(html).walk()] == ["p"]
    assert parse(html).raw_text == text


def test_extensions_are_those_of_the_site() -> None:
    settings = (PROJECT / "mkdocs.yml").read_text(encoding="utf-8")
    assert [name for name in EXTENSIONS if f"\n  - {name}\n" not in settings] == []
