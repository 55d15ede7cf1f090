from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from scripts.draw_house import House, imports, tree_of
from tests.tiny import PROJECT

MACROS = PROJECT / "macros"
# The rooms of each floor from the ground up: a room knows only those before it.
ROOMS = {
    "facts": (
        "records",
        "reading",
        "checks",
        "catalog",
        "known_by",
        "provenance",
        "own_part",
        "build_file",
        "schemas",
        "mending",
    ),
    "advice": (
        "prices",
        "speeds",
        "memory",
        "picks",
        "generation",
        "builds",
        "fit",
        "cost",
        "choosing",
        "claims",
        "edition",
        "rankings",
        "history",
        "changes",
    ),
    "present": (
        "words",
        "html",
        "prices",
        "chronicle",
        "charts",
        "evidence",
        "api",
        "picks",
        "builds",
        "gpus",
        "versus",
        "guide",
        "countries",
        "tools",
        "changes",
        "models",
        "prose",
        "material",
        "pages",
    ),
    "site": (
        "day",
        "checkout",
        "state",
        "build",
        "prose_files",
        "prose_environment",
        "reading",
        "generated_page",
        "hooks",
        "macros",
        "rendering",
        "preview",
    ),
}
ORDER = tuple(f"{floor}/{room}" for floor, rooms in ROOMS.items() for room in rooms)
GENERATOR = ("mkdocs", "mkdocs_macros", "material")
KNOW_MKDOCS = ("macros/site/", "scripts/build_site.py")
LONGEST_FILE = 400
LOWER_FLOORS = ("macros/facts", "macros/advice", "macros/present")
HOUSE = House.of(PROJECT)


def name_of(file: Path) -> str:
    return file.relative_to(PROJECT).as_posix()


def python_files(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (PROJECT / folder).rglob("*.py"))


def own_code() -> list[Path]:
    return [PROJECT / "hooks.py", *python_files("macros", "scripts")]


def broken(files: list[Path], *forbidden: str) -> list[str]:
    """Return `file imports module` for each import from a forbidden package."""
    return [
        f"{name_of(file)} imports {module}"
        for file in files
        for module in imports(tree_of(file))
        if any(module == name or module.startswith(f"{name}.") for name in forbidden)
    ]


def test_walk_finds_imports_in_functions_too() -> None:
    code = "import a.b\ndef f():\n    from c.d import e\n"
    assert list(imports(ast.parse(code))) == ["a.b", "c.d.e"]


def test_imports_are_written_in_full_so_that_they_can_be_read() -> None:
    relative = [
        f"{name_of(file)}:{node.lineno}"
        for file in own_code()
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert relative == []


def test_each_room_is_known_to_this_test() -> None:
    assert set(HOUSE.rooms()) == set(ORDER)


def test_the_drawing_for_newcomers_names_each_folder_from_the_ground_up() -> None:
    drawing = (PROJECT / "HACKING.md").read_text(encoding="utf-8").split("```")[1]
    for floor in ("facts", "advice", "present"):
        told = drawing.partition(f"macros/{floor}/")[2].partition("macros/")[0]
        folders = [room for room in ROOMS[floor] if (MACROS / floor / room).is_dir()]
        places = [re.search(rf"\b{room}\b", told) for room in folders]
        assert None not in places, folders
        starts = [place.start() for place in places if place]
        assert starts == sorted(starts), folders


def test_rooms_know_only_rooms_below_them() -> None:
    upward = [
        f"{room} imports {other}"
        for room, other in sorted(HOUSE.arrows())
        if ORDER.index(other) > ORDER.index(room)
    ]
    assert upward == []


def test_no_files_import_each_other_in_a_circle() -> None:
    TopologicalSorter(HOUSE.imports).prepare()  # raises CycleError with the circle


def test_the_house_knows_no_doors() -> None:
    assert broken(python_files("macros"), "scripts", "hooks") == []


def test_only_doors_and_the_roof_know_the_generator() -> None:
    files = [file for file in own_code() if not name_of(file).startswith(KNOW_MKDOCS)]
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
    files += sorted((MACROS / "present").rglob("*.js"))
    files += sorted((PROJECT / "tests").rglob("*.js"))
    lines = {name_of(file): file.read_text(encoding="utf-8").count("\n") for file in files}
    assert {name: count for name, count in lines.items() if count > LONGEST_FILE} == {}


def test_every_module_says_what_it_is() -> None:
    files = own_code()
    silent = [name_of(file) for file in files if not ast.get_docstring(tree_of(file))]
    assert silent == []
