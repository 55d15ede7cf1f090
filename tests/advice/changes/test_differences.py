from __future__ import annotations

from typing import Any

import pytest

from macros.advice.changes.differences import differences


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": 2}, {"b": 3, "c": 4}, [("a", 1, None), ("b", 2, 3), ("c", None, 4)]),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [2, 3]}}, [("a.b", [1], [3])]),
        ({"a": ["x", "y"]}, {"a": ["y", "x"]}, [("a", ["x", "y"], ["y", "x"])]),
        (
            {"a": [{"id": "x", "n": 1}, {"id": "y", "n": 2}]},
            {"a": [{"id": "y", "n": 3}, {"id": "x", "n": 1}]},
            [("a.y.n", 2, 3)],
        ),
        ([{"n": 1}, {"n": 1}], [{"n": 1}, {"n": 2}], [("1.n", 1, 2)]),
        ([{"n": 1}], [{"n": 1}, {"n": 1}], [("", [{"n": 1}], [{"n": 1}, {"n": 1}])]),
    ],
)
def test_each_value_that_differs_is_told_with_its_path(
    before: Any, after: Any, found: list[tuple[str, Any, Any]]
) -> None:
    assert [difference[:3] for difference in differences(before, after)] == found


def test_nearest_source_stands_behind_a_value() -> None:
    before = {"source": "one", "a": {"b": 1}, "c": [{"source": "two", "d": 1}]}
    after = {"source": "one", "a": {"b": 2}, "c": [{"source": "two", "d": 2}]}
    named = {difference.path: difference.source for difference in differences(before, after)}
    assert named == {"a.b": "one", "c.two.d": "two"}
