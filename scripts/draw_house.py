"""Draws the house: rooms of macros/ by floor, and how many arrows (imports) lead between them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
FLOORS = ("facts", "advice", "present", "site")


@dataclass(frozen=True)
class House:
    """Which modules import which: `imports` leads from each module to those that it names."""

    imports: dict[str, frozenset[str]]

    @classmethod
    def of(cls, project: Path) -> House:
        """Return the house whose code is `project`/macros."""
        files = {_module(file, project): file for file in (project / "macros").rglob("*.py")}
        return cls({name: _imported(file, frozenset(files)) for name, file in files.items()})

    def rooms(self) -> Counter[str]:
        """Return how many modules each room holds; a file that lies in no folder is a room."""
        return Counter(room_of(name) for name in self.imports if room_of(name))

    def arrows(self) -> set[tuple[str, str]]:
        """Return which room imports from which."""
        return {
            (room_of(name), room_of(target))
            for name, targets in self.imports.items()
            for target in targets
            if room_of(name) and room_of(target) and room_of(name) != room_of(target)
        }


def room_of(module: str) -> str:
    """Return the room of a module, such as `present/charts`; empty for a floor itself."""
    parts = module.split(".")[1:3]
    return "" if len(parts) < 2 and {*parts} <= {*FLOORS} else "/".join(parts)


def imports(tree: ast.AST) -> Iterator[str]:
    """Yield what the code imports, at its top or inside a function, by full names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def tree_of(file: Path) -> ast.Module:
    """Return the parsed code of a file."""
    return ast.parse(file.read_text(encoding="utf-8"))


def _module(file: Path, project: Path) -> str:
    parts = file.relative_to(project).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(file: Path, modules: frozenset[str]) -> frozenset[str]:
    named = (
        name if name in modules else name.rpartition(".")[0] for name in imports(tree_of(file))
    )
    return frozenset(name for name in named if name in modules)


def main() -> None:
    """Print the rooms of each floor and the number of arrows within and between floors."""
    house = House.of(PROJECT)
    rooms, arrows = house.rooms(), house.arrows()
    for floor in sorted({room.partition("/")[0] for room in rooms}):
        own = {room: count for room, count in rooms.items() if room.partition("/")[0] == floor}
        within = [a for a in arrows if all(room.partition("/")[0] == floor for room in a)]
        print(f"{floor}: {len(own)} rooms, {len(within)} arrows between them")
        for room, count in sorted(own.items()):
            used = sorted(target for source, target in arrows if source == room)
            print(f"  {room} ({count}) -> {', '.join(used) or 'nothing'}")
    modules = sum(map(len, house.imports.values()))
    print(
        f"in all: {len(rooms)} rooms, {len(arrows)} arrows between rooms, {modules} between files"
    )


if __name__ == "__main__":
    main()
