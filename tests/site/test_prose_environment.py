from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jinja2.exceptions import SecurityError
from mkdocs.structure.files import Files

from macros.site.hooks import on_files
from macros.site.prose_environment import ProseEnvironment, fence_prose
from scripts.check_prose import main
from tests.prose import whole, write_docs

HOSTILE = {
    "file of the machine": "{% include '/etc/passwd' %}",
    "file of the project": "{% import 'index.md' as x %}",
    "parent": "{% extends 'index.md' %}",
    "configuration": "{{ config }}",
    "configuration as a function": "{{ config() }}",
    "environment": "{{ environment.system }}",
    "class of a text": "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "class of a macro": "{{ say.__globals__ }}",
    "attribute of what a macro returns": "{{ say('x').upper() }}",
    "item of what a macro returns": "{{ say('x')[0] }}",
    "filter": "{{ say('x')|attr('__class__') }}",
    "filter of a block": "{% filter upper %}x{% endfilter %}",
    "test": "{{ 'x' is string }}",
    "loop without end": "{% for x in range(10**9) %}{{ say(x) }}{% endfor %}",
    "loop in an argument": "{{ say([x for x in 'ab']) }}",
    "large text": "{{ 'x' * 10**10 }}",
    "large number as an argument": "{{ say(9**9**9) }}",
    "text put together": "{{ say('a' ~ 'b') }}",
    "Jinja's own functions": "{{ lipsum(99) }}",
    "self": "{{ self }}",
    "macro of a page": "{% macro say(x) %}{{ x }}{% endmacro %}",
    "macro set anew": "{% set say = config %}{{ say('x') }}",
    "call block": "{% call say('x') %}{% endcall %}",
    "raised": "{{ say(*'ab') }}",
    "spread names": "{{ say(**{}) }}",
    "variable as an argument": "{{ say(page) }}",
    "condition": "{{ say('x') if true }}",
    "tag of no extension": "{% do say('x') %}",
    "left open": "{{ say('x'",
    "nested without end": "{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}",
}


@pytest.fixture
def prose() -> ProseEnvironment:
    """An environment with one macro."""
    return ProseEnvironment({"say": lambda word, times=1: word * times})


@pytest.mark.parametrize("page", HOSTILE.values(), ids=HOSTILE)
def test_page_says_nothing_in_jinja_but_calls(prose: ProseEnvironment, page: str) -> None:
    with pytest.raises(SecurityError, match=r"line 2: |line 1: Too much"):
        prose.from_string(f"one\n{page}").render(config={"password": "secret"}, page="here")


def test_macros_are_called_with_plain_values(prose: ProseEnvironment) -> None:
    page = "a {{ say('x') }} b {#- law: a reason #} {{ say(\"y\", times=2) }}"
    assert prose.from_string(page).render() == "a x b yy"


def test_sandbox_stands_behind_the_fence(
    prose: ProseEnvironment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prose, "refused", lambda _: ())
    with pytest.raises(SecurityError):
        prose.from_string("{{ say.__globals__ }}").render()
    with pytest.raises(SecurityError):
        prose.from_string("{{ 'a'.upper() }}").render()


def test_plugin_gets_the_fence() -> None:
    plugin = SimpleNamespace(macros={"say": str}, _env=None)
    fence_prose(plugin)
    with pytest.raises(SecurityError):
        plugin._env.from_string("{{ config }}")


def test_mistake_is_told_with_its_line(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = write_docs(tmp_path, whole("Text.\n\n{{ config }} and {{ gpo('x') }}"))
    assert main(["--data", str(data_dir), "--docs", str(docs)]) == 1
    said = capsys.readouterr().out
    assert "docs/en/page.md:11:1  'config' is not called. Pages may only call macros" in said
    assert "There is no macro 'gpo'." in said


def test_build_fences_pages_before_it_reads_any() -> None:
    plugin = SimpleNamespace(macros={}, _env=None)
    config: Any = SimpleNamespace(plugins={"macros": plugin}, extra={})
    with pytest.raises(KeyError):  # there is no site here, and no page was looked at
        on_files(Files([]), config)
    assert isinstance(plugin._env, ProseEnvironment)
