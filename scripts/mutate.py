"""Mutations: small faults, put one by one into a copy of the code, that the tests should notice.

It is our own as mutmut and cosmic-ray try every mutant and draw no sample by a seed.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.draw_house import House, imports, tree_of

MUTATED = (Path("macros/advice"), Path("macros/present"))
# A picture of pixels, of which tests tell little more than its size: who draws it looks at it.
LEFT_OUT = Path("macros/present/html/share_drawing.py")
LEAST_KILLED = 0.9
QUICK = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-m", "not browser and not site")
# Of one test, not of all: a module that everything imports has minutes of tests, none of which
# may count as a mutant killed. Preparing the real data takes a fifth of it.
ENDLESS_S = 300
ENDS = ("faulthandler_exit_on_timeout=true", f"faulthandler_timeout={ENDLESS_S}")
SHORT = 70
LAST_LINES = 10

PAIRS: tuple[tuple[type[ast.AST], type[ast.AST]], ...] = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq)),
    *((ast.In, ast.NotIn), (ast.Is, ast.IsNot), (ast.Add, ast.Sub), (ast.Mult, ast.Div)),
)
SWAPPED: dict[type[ast.AST], Any] = dict([*PAIRS, *(pair[::-1] for pair in PAIRS)])
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNITS = {"gb": "gb_s", "gb_s": "gb", "tflops": "w", "w": "tflops", "usd": "gb", "mm": "w"}
# What a program does is the same without them.
TYPES = {"annotation", "returns", "decorator_list"}
SAME = {"strict", "encoding", "slots"}


@dataclass(frozen=True)
class Mutant:
    """A fault: a file's text with an expression changed."""

    file: Path
    line: int
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}  {self.before} -> {self.after}"


def mutants(file: Path, text: str) -> Iterator[Mutant]:
    """Yield all mutants of a file whose text is given, in the order of its code."""
    for parent, node in _expressions(ast.parse(text)):
        for change in _changes(node, parent):
            before, after = ast.unparse(node), ast.unparse(change)
            letters = enumerate(zip(before, after, strict=False))
            place = next((place for place, (old, new) in letters if old != new), 0)
            part = slice(max(place - SHORT // 2, 0), place + SHORT // 2)
            shown = before[part], after[part]
            yield Mutant(file, node.lineno, *shown, _replaced(text, node, after))


def _expressions(parent: ast.AST) -> Iterator[tuple[ast.AST, ast.expr]]:
    """Yield each expression that does something, after the node that holds it."""
    for field, value in ast.iter_fields(parent):
        for node in value if isinstance(value, list) else [value]:
            if field in TYPES or not isinstance(node, ast.AST) or _without_effect(node, parent):
                continue
            if isinstance(node, ast.expr):
                yield parent, node
            yield from _expressions(node)


def _without_effect(node: ast.AST, parent: ast.AST) -> bool:
    """Return whether `node` is a docstring, a type, `__all__`, a log or what SAME names.

    Python 3.11 does not know where the parts of an f-string stand, so they are left alone.
    """
    match node:
        case ast.Expr(value=ast.Constant()) | ast.JoinedStr() | ast.Call(func=ast.Name(id="cast")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
        case ast.Assign(value=ast.Subscript() | ast.BinOp(op=ast.BitOr())):
            return isinstance(parent, ast.Module)  # the name of a type
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "logger" | "logging"))):
            return True
        case ast.keyword(arg=name):
            return name in SAME
    return False


def _changes(node: ast.expr, parent: ast.AST) -> Iterator[ast.expr]:
    """Yield what may wrongly stand where `node` stands."""
    yield from _operators(node)
    yield from _constants(node)
    # For `not` another change does it.
    negated = [] if isinstance(node, ast.UnaryOp) else [ast.UnaryOp(ast.Not(), node)]
    match parent:
        case ast.Return() if not isinstance(node, ast.Constant):
            yield ast.Constant(None)
        case ast.If() | ast.While() | ast.IfExp() if node is parent.test:
            yield from negated
        case ast.comprehension() if node in parent.ifs:
            yield from negated


def _operators(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, [operator, *others], values) if type(operator) in SWAPPED:
            yield ast.Compare(left, [SWAPPED[type(operator)](), *others], values)
        case ast.BinOp(left, operator, right) if type(operator) in SWAPPED:
            yield ast.BinOp(left, SWAPPED[type(operator)](), right)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), value):
            yield value
        case ast.Call(ast.Name(name), values, keywords) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name]), values, keywords)
        case ast.Call(ast.Name("sorted"), values, keywords):
            order = [keyword for keyword in keywords if keyword.arg != "reverse"]
            if order == keywords:
                order.append(ast.keyword("reverse", ast.Constant(True)))
            yield ast.Call(node.func, values, order)


def _constants(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(float(value)):
            yield ast.Constant(value * 1.5 if value else 1.0)
        case ast.Constant(str(value)):
            stem, _, unit = value.rpartition("_") if value not in UNITS else ("", "", value)
            if unit in UNITS and stem.isidentifier() == bool(stem):
                yield ast.Constant("_".join(filter(None, (stem, UNITS[unit]))))
        case ast.Subscript(value, ast.Constant(0)):
            yield ast.Subscript(value, ast.Constant(-1))
        case ast.Subscript(value, ast.UnaryOp(ast.USub(), ast.Constant(1))):
            yield ast.Subscript(value, ast.Constant(0))


def _replaced(text: str, node: ast.expr, after: str) -> str:
    """Return the text with `after`, in parentheses, where `node` stands."""
    lines = text.encode().splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: (node.end_lineno or 0) - 1])) + (node.end_col_offset or 0)
    whole = b"".join(lines)
    return (whole[:start] + f"({after})".encode() + whole[end:]).decode()


def sample(count: int, seed: int, only: Path | None = None) -> list[Mutant]:
    """Return `count` mutants of the mutated folders, or of those under `only`, drawn by a seed."""
    every: list[Mutant] = []
    for folder in MUTATED if only is None else (only,):
        for file in [folder] if folder.is_file() else sorted((PROJECT / folder).rglob("*.py")):
            path = file.resolve().relative_to(PROJECT)
            if path != LEFT_OUT:
                every += mutants(path, file.read_text(encoding="utf-8"))
    return random.Random(seed).sample(every, min(count, len(every)))


def tests_of(module: Path, checkout: Path, house: House) -> tuple[list[str], list[str]]:
    """Return the tests near a module, nearest first, and those that import what imports it.

    Near are the test of its name, those beside that, and those that import the module.
    """
    mirrored = Path("tests", *module.parts[1:-1], f"test_{module.name}")
    name = ".".join(module.with_suffix("").parts)
    users = {user for user, targets in house.imports.items() if name in targets}
    near, far = [], []
    for file in sorted(checkout.glob("tests/**/test_*.py")):
        path, known = file.relative_to(checkout), imports_of(file, house)
        if path.parent == mirrored.parent or name in known:
            near.append((path != mirrored, path.parent != mirrored.parent, path.as_posix()))
        elif users & known:
            far.append(path.as_posix())
    return [path for *_, path in sorted(near)], far


def imports_of(file: Path, house: House) -> set[str]:
    """Return the modules of the house that a file names."""
    named = {name for full in imports(tree_of(file)) for name in (full, full.rpartition(".")[0])}
    return named & house.imports.keys()


def passes(checkout: Path, files: Sequence[str]) -> bool:
    """Return whether the tests of these files pass there; a test that does not end fails."""
    if not files:
        return True
    return failure(checkout, files) is None


def failure(checkout: Path, files: Sequence[str]) -> str | None:
    """Return the last lines of tests that fail; None where all pass."""
    ends = [part for option in ENDS for part in ("-o", option)]
    command = [sys.executable, "-m", "pytest", *QUICK, *ends, *files]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
    if done.returncode in (0, 5):  # 5: the files hold only tests that need a built site
        return None
    return "\n".join((done.stdout + done.stderr).splitlines()[-LAST_LINES:])


def survives(mutant: Mutant, checkout: Path, house: House) -> bool:
    """Return whether all tests of the mutated module pass in a copy of the checkout."""
    file = checkout / mutant.file
    text = file.read_text(encoding="utf-8")
    file.write_text(mutant.text, encoding="utf-8")
    try:
        return all(passes(checkout, files) for files in tests_of(mutant.file, checkout, house))
    finally:
        file.write_text(text, encoding="utf-8")
        Path(cache_from_source(file)).unlink(missing_ok=True)


def copy_of_checkout(folder: Path) -> None:
    """Copy what git knows or would take to a folder, and link to what is installed."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=PROJECT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (PROJECT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / name, folder / name)
    for name in (".venv", "node_modules"):
        if (PROJECT / name).exists() and not (folder / name).exists():
            (folder / name).symlink_to((PROJECT / name).resolve())


def main(arguments: Sequence[str] | None = None) -> int:
    """Print each mutant that survives and the share killed; return 1 if that is too small."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    parser.add_argument("--count", type=int, default=40, help="how many mutants are drawn")
    parser.add_argument("--only", type=Path, help="a file or folder, such as macros/advice/picks")
    options = parser.parse_args(arguments)
    house = House.of(PROJECT)
    drawn = sample(options.count, options.seed, options.only)
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder)
        copy_of_checkout(checkout)
        if failed := failure(checkout, ["tests/advice", "tests/present"]):
            sys.exit(f"The tests fail without a mutant:\n{failed}")
        for mutant in drawn:
            if survives(mutant, checkout, house):
                survivors += 1
                print(mutant, flush=True)
    share = 1 - survivors / max(len(drawn), 1)
    print(f"{len(drawn) - survivors} of {len(drawn)} mutants killed: {share:.0%}")
    return 0 if share >= LEAST_KILLED else 1


if __name__ == "__main__":
    sys.exit(main())
