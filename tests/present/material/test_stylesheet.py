from __future__ import annotations

import re

from macros.present.html.stylesheet import DARK_SCOPE, STYLESHEET_PATH
from macros.present.material.stylesheet import FOLDER, PARTS, stylesheets


def test_dark_is_where_the_theme_marks_it() -> None:
    style = stylesheets()[STYLESHEET_PATH]
    assert DARK_SCOPE not in style
    assert re.search(r'\[data-md-color-scheme="slate"\] \{\n--guide-ink:', style)


def test_what_fits_the_theme_comes_after_the_guide() -> None:
    style = stylesheets()[STYLESHEET_PATH]
    assert sorted(PARTS) == sorted(file.stem for file in FOLDER.iterdir())
    assert style.index("--guide-ink: #") < style.index("--md-default-fg-color: var(--guide-ink)")
    assert style.index(".guide-text h1") < style.index(".md-header {")


def test_each_variable_of_the_theme_takes_a_variable_that_is_set() -> None:
    style = stylesheets()[STYLESHEET_PATH]
    taken = set(re.findall(r"--md-[\w-]+: var\((--guide-[\w-]+)\)", style))
    assert taken <= set(re.findall(r"(--guide-[\w-]+):", style))
