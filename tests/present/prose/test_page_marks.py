"""What every page needs to be whole is checked."""

from __future__ import annotations

import pytest

from macros.present.prose.page_marks import marked_problems
from tests.prose import page, whole


def told(text: str, language: str = "en") -> list[str]:
    return [problem.message for problem in marked_problems(page(text, language))]


@pytest.mark.parametrize(
    "body",
    [
        "## A {: #a }\n\nText with **bold** and *more*, and **both *in* one**.",
        "*one* *two*\n\n- one\n- **two**\n* three *four*\n\n1. **Five.** Six\n   *seven* eight",
        "5 × 3, `a * b`, `{: #x }` and `{{ x }}`. Also {{ x(a='*') }}.",
        "```yaml\n# no heading\na: *b\n```",
        "!!! warning\n    Hot.",
        "| **A** | B |\n|---|---|\n| *a* | b |",
        "一张**显卡**。 “：” at 12:30:45 and ratio 1:2:3.",
        "**[Link](a.md)** and **{{ x }}** and [**A**](b_*c.md).",
    ],
)
def test_whole_page_has_no_problem(body: str) -> None:
    assert told(whole(body)) == []


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("* *8 GPU**", "Emphasis"),
        ("다음 * *8 GPU**", "Emphasis"),
        ("다음 * *8 GPU* *", "Emphasis"),
        ("피크 수요* 확인", "Emphasis"),
        ("**bold", "Emphasis"),
        ("** PCIe** lanes", "Emphasis"),
        ("one **two\n\nthree** four", "Emphasis"),
        ("- **one\n- two**", "Emphasis"),
        (":ラベル:`x`", "no directive"),
        (":label: `x`", "no directive"),
        ("see :label:", "no directive"),
        ("8$\\times$", "LaTeX"),
        ("{{ open", "left of a macro"),
        ("{ .guide-lead }", "left of a macro"),
        ("{： #x }", "full-width"),
        ("[text] (page.md)", "broken link"),
        ("[文]（page.md）", "broken link"),
        ("&lt;img src", "leaked HTML"),
        ("@TODO", "note to the author"),
        ("!!! 注", "no kind of note"),
        ("## No id", "has no id"),
        ("## A {: #Größe }", "is none"),
        ("## A {: #a }\n\n## B {: #a }", "stands above"),
        ("# Again", "level 1"),
    ],
)
def test_broken_page_is_found(body: str, why: str) -> None:
    assert any(why in message for message in told(whole(body))), told(whole(body))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("title: Page\n", "", "has no title"),
        ("description: Page.\n", "", "has no description"),
        ("Page.\n", f"{'x' * 161}\n", "161 letters"),
        ("description: Page.\n", "description: >-\n  Two\n  lines\n", "several lines"),
        ("description: Page.\n", "description: Prix : bas\n", "cannot be read"),
        ("reviewed: 2026-11-20\n", "", "no day under reviewed"),
        ("2027-05-20", "next year", "no day under review_by"),
        ("2027-05-20", "2026-11-20", "does not come after"),
    ],
)
def test_front_matter_is_checked(old: str, new: str, why: str) -> None:
    text = whole("Text.")
    assert old in text
    assert any(why in message for message in told(text.replace(old, new, 1)))


def test_page_without_front_matter_is_no_crash() -> None:
    assert any("cannot be read" in message for message in told("# Page\n"))


@pytest.mark.parametrize(
    "text",
    ["a **b* c", "\\*open* end", "*a*b* c", "**a ** b", "****", "- a **b", "  - a *b", "1. a **b"],
)
def test_open_or_loose_emphasis_is_found_at_its_line(text: str) -> None:
    problems = list(marked_problems(page(whole(f"First.\n\n{text}"))))
    assert [problem.message for problem in problems if "Emphasis" in problem.message]
    lines = whole(f"First.\n\n{text}").splitlines()
    assert problems[0].line == lines.index(text) + 1


def test_escaped_signs_are_no_emphasis() -> None:
    assert told(whole("5 \\* 3 and \\_x")) == []
