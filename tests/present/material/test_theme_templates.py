from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, Environment

from macros.present.html.compiled_templates import COMPILED
from macros.present.material.theme_templates import compile_theme


class Counting(Environment):
    """Counts the templates that it compiles."""

    compiled = 0

    def compile(self, *arguments: Any, **values: Any) -> Any:
        self.compiled += 1
        return super().compile(*arguments, **values)


def theme(**templates: str) -> Counting:
    return Counting(loader=DictLoader({f"{n}.html": text for n, text in templates.items()}))


def test_template_is_compiled_once_for_all_builds() -> None:
    compile_theme(theme(page="Of {{ name }}"))
    later = theme(page="Of {{ name }}")
    later.bytecode_cache = COMPILED
    assert later.get_template("page.html").render(name="cards") == "Of cards"
    assert later.compiled == 0


def test_edited_template_is_compiled_anew() -> None:
    compile_theme(theme(page="Old"))
    later = theme(page="New")
    later.bytecode_cache = COMPILED
    assert later.get_template("page.html").render() == "New"


def test_template_of_a_plugin_that_is_not_in_use_stops_nothing() -> None:
    compile_theme(theme(blog="{{ day | date }}", page="x"))


def test_languages_of_the_theme_are_left_to_their_builds_but_that_which_all_fall_back_to() -> None:
    templates = {f"partials/languages/{code}.html": f"in {code}" for code in ("ja", "en")}
    environment = Counting(loader=DictLoader(templates))
    compile_theme(environment)
    assert environment.compiled == 1
    later = Counting(loader=DictLoader(templates), bytecode_cache=COMPILED)
    assert later.get_template("partials/languages/en.html").render() == "in en"
    assert later.compiled == 0


def test_languages_that_will_be_built_are_compiled_for_them() -> None:
    templates = {f"partials/languages/{code}.html": f"in {code}" for code in ("ja", "fi", "en")}
    compile_theme(Environment(loader=DictLoader(templates)), ["fi"])
    later = Counting(loader=DictLoader(templates), bytecode_cache=COMPILED)
    assert later.get_template("partials/languages/fi.html").render() == "in fi"
    assert later.compiled == 0


@pytest.mark.parametrize("name", ["style.css", "icon.svg"])
def test_only_pages_are_compiled(name: str) -> None:
    environment = Counting(loader=DictLoader({name: "x"}))
    compile_theme(environment)
    assert environment.compiled == 0
