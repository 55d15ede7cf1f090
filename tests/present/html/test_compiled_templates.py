from __future__ import annotations

from jinja2 import DictLoader, Environment

from macros.present.html.compiled_templates import CompiledTemplates


def environment(compiled: CompiledTemplates, text: str) -> Environment:
    return Environment(loader=DictLoader({"page": text}), bytecode_cache=compiled)


def test_template_is_compiled_once_for_all_environments() -> None:
    compiled = CompiledTemplates()
    environment(compiled, "{{ 1 + 1 }}").get_template("page")
    other = environment(compiled, "{{ 1 + 1 }}")
    other.compile = None  # type: ignore[assignment] # whoever asks for it fails
    assert other.get_template("page").render() == "2"


def test_changed_template_is_compiled_anew() -> None:
    compiled = CompiledTemplates()
    environment(compiled, "before").get_template("page")
    assert environment(compiled, "after").get_template("page").render() == "after"
