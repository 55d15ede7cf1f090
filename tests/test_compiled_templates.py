from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, Environment

from macros.apart import Apart
from macros.present.compiled_templates import CompiledTemplates, Key


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
