from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.tiny import PROJECT

MACROS = PROJECT / "macros"
ROOF = (
    "macros.guide_site",
    "macros.reading",
    "macros.site_hooks",
    "macros.define",
    "macros.prose_files",
    "macros.prose_macros",
)
GENERATOR = ("mkdocs", "mkdocs_macros", "material")
KNOW_MKDOCS = {"macros/site_hooks.py", "macros/prose_files.py", "scripts/build_site.py"}
LONGEST_FILE = 400
LOWER_FLOORS = ("macros/facts", "macros/advice", "macros/present")


def name_of(file: Path) -> str:
    return file.relative_to(PROJECT).as_posix()


def python_files(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (PROJECT / folder).rglob("*.py"))


def own_code() -> list[Path]:
    return [PROJECT / "hooks.py", *python_files("macros", "scripts")]


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(tree: ast.AST) -> Iterator[str]:
    """Yield the modules that the code imports, at its top or inside a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "write imports in full, so that this test can read them"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def imported(file: Path) -> tuple[str, ...]:
    return tuple(imports(tree_of(file)))


def broken(files: list[Path], *forbidden: str) -> list[str]:
    """Return `file imports module` for each import from a forbidden package."""
    return [
        f"{name_of(file)} imports {module}"
        for file in files
        for module in imported(file)
        if any(module == name or module.startswith(f"{name}.") for name in forbidden)
    ]


def test_walk_finds_imports_in_functions_too() -> None:
    code = "import a.b\ndef f():\n    from c.d import e\n"
    assert list(imports(ast.parse(code))) == ["a.b", "c.d.e"]


def test_facts_know_no_floor_above_them() -> None:
    above = ("macros.advice", "macros.present", *ROOF, *GENERATOR, "scripts", "hooks")
    assert broken(python_files("macros/facts"), *above) == []


def test_advice_knows_only_the_facts() -> None:
    above = ("macros.present", *ROOF, *GENERATOR, "scripts", "hooks")
    assert python_files("macros/advice")
    assert broken(python_files("macros/advice"), *above) == []


def test_present_knows_neither_the_roof_nor_the_generator() -> None:
    above = (*ROOF, *GENERATOR, "scripts", "hooks")
    assert broken(python_files("macros/present"), *above) == []


def test_what_one_build_knows_is_below_the_roof() -> None:
    above = ("macros.site_hooks", "macros.define", "macros.prose_macros", *GENERATOR, "scripts")
    assert broken([MACROS / "guide_site.py"], *above) == []


def test_files_of_prose_are_below_the_hooks() -> None:
    above = ("macros.site_hooks", "macros.define", "macros.prose_macros", "scripts", "hooks")
    assert broken([MACROS / "prose_files.py"], *above) == []


def test_prose_macros_know_neither_what_registers_them_nor_the_doors() -> None:
    assert python_files("macros/prose_macros")
    above = ("macros.define", "scripts", "hooks")
    assert broken(python_files("macros/prose_macros"), *above) == []


def test_only_doors_and_the_roof_know_the_generator() -> None:
    files = [file for file in own_code() if name_of(file) not in KNOW_MKDOCS]
    assert broken(files, *GENERATOR) == []


def test_plotly_is_not_imported_where_pages_are_built() -> None:
    assert broken(own_code(), "plotly") == []


@pytest.mark.parametrize("folder", LOWER_FLOORS)
def test_lower_floors_have_no_clock_network_or_environment(folder: str) -> None:
    outside = ("time", "os", "socket", "urllib.request", "http", "subprocess", "random")
    assert broken(python_files(folder), *outside) == []


@pytest.mark.parametrize("folder", LOWER_FLOORS)
def test_lower_floors_do_not_ask_for_the_day(folder: str) -> None:
    asked = [
        f"{name_of(file)}:{node.lineno}"
        for file in python_files(folder)
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("now", "today", "utcnow", "fromtimestamp")
    ]
    assert asked == []


def test_files_are_short_enough_to_read_at_once() -> None:
    files = [*own_code(), *python_files("tests")]
    files += sorted((MACROS / "present" / "theme").rglob("*.js"))
    files += sorted((PROJECT / "tests").rglob("*.js"))
    lines = {name_of(file): file.read_text(encoding="utf-8").count("\n") for file in files}
    assert {name: count for name, count in lines.items() if count > LONGEST_FILE} == {}


def test_every_module_says_what_it_is() -> None:
    files = own_code()
    silent = [name_of(file) for file in files if not ast.get_docstring(tree_of(file))]
    assert silent == []
