"""Mutations: which faults are made, and which tests count as having noticed them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import mutate
from scripts.mutate import mutants, passes

PASSING = "def test_it():\n    assert True\n"
FAILING = "def test_it():\n    assert False\n"
ENDLESS = "def test_it():\n    while True:\n        pass\n"


def changes(text: str) -> set[tuple[str, str]]:
    return {(mutant.before, mutant.after) for mutant in mutants(Path("a.py"), text)}


def test_comparisons_sums_and_numbers_are_mutated_where_they_stand() -> None:
    text = "def f(a, b):\n    return a + 2 < b\n"
    assert changes(text) >= {("a + 2 < b", "a + 2 <= b"), ("a + 2", "a - 2"), ("2", "3")}
    sums = [mutant for mutant in mutants(Path("a.py"), text) if mutant.after == "a - 2"]
    assert [mutant.text for mutant in sums] == ["def f(a, b):\n    return (a - 2) < b\n"]


def test_what_says_nothing_to_the_program_is_left_alone() -> None:
    assert not changes('"""A + B."""\nlog.info("a" + "b")\nName = int | str\n')


def test_another_quantity_of_a_product_is_a_fault() -> None:
    assert ('"memory_gb"', '"memory_gb_s"') in {
        (before.replace("'", '"'), after.replace("'", '"'))
        for before, after in changes('def f(gpu):\n    return gpu["memory_gb"]\n')
    }


@pytest.mark.parametrize(("text", "passed"), [(PASSING, True), (FAILING, False)])
def test_a_fault_is_noticed_by_a_test_that_fails(tmp_path: Path, text: str, passed: bool) -> None:
    (tmp_path / "test_it.py").write_text(text)
    assert passes(tmp_path, ["test_it.py"]) is passed


def test_a_fault_that_never_ends_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = ("faulthandler_exit_on_timeout=true", "faulthandler_timeout=1")
    monkeypatch.setattr(mutate, "ENDS", ends)
    (tmp_path / "test_it.py").write_text(ENDLESS)
    assert not passes(tmp_path, ["test_it.py"])


def test_many_tests_may_take_longer_than_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = ("faulthandler_exit_on_timeout=true", "faulthandler_timeout=1")
    monkeypatch.setattr(mutate, "ENDS", ends)
    text = "import time\nimport pytest\n\n\n@pytest.mark.parametrize('n', range(4))\n"
    (tmp_path / "test_it.py").write_text(f"{text}def test_it(n):\n    time.sleep(0.4)\n")
    assert passes(tmp_path, ["test_it.py"])
