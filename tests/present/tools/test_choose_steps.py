"""What is said of products that cost clearly less or more than the pick, of invented ones."""

from __future__ import annotations

from typing import Any

import pytest

from macros.facts.catalog import Catalog
from tests.present.tools.test_choose_words import PICK, lines_of, row

CHEAP = row("small", 200, memory_gb=24, speed=[0.9, 1, 1.1])


def said_of(catalog: Catalog, *others: Any) -> list[str]:
    return [said.split(":")[0] for said in lines_of(catalog, {"pick": PICK, "others": [*others]})]


@pytest.mark.parametrize(
    ("changes", "begins"),
    [
        ({"memory_gb": 24, "speed": [1, 1.5, 2]}, "For more memory"),
        ({"memory_gb": 8, "speed": [2, 3, 4]}, "For more speed"),
        ({"memory_gb": 24, "speed": [2, 3, 4]}, "For more speed and memory"),
    ],
)
def test_dearer_step_is_told_by_what_it_has_more_of(
    catalog: Catalog, changes: dict[str, Any], begins: str
) -> None:
    assert said_of(catalog, row("large", 900, **changes)) == [begins]


def test_dearer_step_has_more_than_a_cheaper_one(catalog: Catalog) -> None:
    cheap = "To spend less and get more memory"
    slow = row("large", 900, memory_gb=24, speed=[0.9, 1.05, 1.2])
    fast = row("server", 950, memory_gb=24, speed=[1, 1.5, 2])
    large = row("large", 900, memory_gb=32, speed=[0.9, 1, 1.2])
    assert said_of(catalog, CHEAP, slow) == [cheap]
    assert said_of(catalog, CHEAP, slow, fast) == [cheap, "As much memory, but faster"]
    assert said_of(catalog, CHEAP, large) == [cheap, "For more memory"]
