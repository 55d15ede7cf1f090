from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, TemplateSyntaxError, UndefinedError

from macros.present.html.compiled_templates import CompiledTemplates, Key
from macros.site.workers import Apart


class Never(Environment):
    """Compiles nothing."""

    def compile(self, *arguments: Any, **values: Any) -> Any:
        pytest.fail("compiled anew")


def of_page(text: str) -> DictLoader:
    return DictLoader({"page.html": text})


def compiled(text: str) -> dict[Key, bytes]:
    cache = CompiledTemplates()
    Environment(loader=of_page(text), bytecode_cache=cache).get_template("page.html")
    return cache.written()


def test_templates_compiled_by_another_process_are_used_here() -> None:
    cache = CompiledTemplates()
    cache.read(Apart(lambda: compiled("Of {{ name }}")).result())
    environment = Never(loader=of_page("Of {{ name }}"), bytecode_cache=cache)
    assert environment.get_template("page.html").render(name="cards") == "Of cards"


def test_template_edited_since_is_not_that_which_was_compiled() -> None:
    cache = CompiledTemplates()
    cache.read(compiled("Old"))
    environment = Environment(loader=of_page("New"), bytecode_cache=cache)
    assert environment.get_template("page.html").render() == "New"


def test_text_is_compiled_once_for_all_environments() -> None:
    cache = CompiledTemplates()
    cache.of_text(Environment(), "Of {{ name }}")
    environment = Never()
    cache.take_over(environment)
    assert environment.from_string("Of {{ name }}").render(name="cards") == "Of cards"


def test_text_finds_the_globals_and_the_strictness_of_its_own_environment() -> None:
    cache = CompiledTemplates()
    cache.of_text(Environment(), "{{ count() }} {{ unknown }}")
    environment = Environment(undefined=StrictUndefined)
    environment.globals["count"] = lambda: 3
    cache.take_over(environment)
    template = environment.from_string("{{ count() }} {{ unknown }}")
    assert template.render(unknown="cards") == "3 cards"
    with pytest.raises(UndefinedError, match="unknown"):
        template.render()


def test_text_with_a_mistake_is_told_with_its_line() -> None:
    cache, environment = CompiledTemplates(), Environment()
    cache.take_over(environment)
    with pytest.raises(TemplateSyntaxError) as told:
        environment.from_string("Fine\n{{ broken")
    assert told.value.lineno == 2
