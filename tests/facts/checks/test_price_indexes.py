from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import problem_lines
from tests.tiny_parts import write_parts

INDEX = """\
- id: kits
  part: memory_kit
  memory_type: DDR5 UDIMM
  region: us
  least_shops: 5
  levels:
    - {date: 2026-01-31, level: 1, low: 1, high: 1, products: 9}
    - {date: 2026-02-28, level: 2.5, low: 2, high: 3, products: 8}
  source: weekly-chip
  url: https://weekly-chip.example/memory
  read_on: 2026-03-01
"""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (INDEX, ""),
        (INDEX.replace("level: 1,", "level: 1.1,"), "[1].levels: the first day is not the"),
        (INDEX.replace("low: 2,", "low: 2.6,"), "[1].levels[2]: 2026-02-28: a level has a day"),
        (INDEX.replace("2026-02-28", "2026-02"), "[1].levels[2]: 2026-02: a level has a day"),
        (INDEX.replace("2026-02-28", "2026-01-28"), "2026-01-28 does not come after 2026-01-31."),
        (INDEX.replace("part: memory_kit", "part: ssd"), "memory has a kind, and nothing else"),
        (INDEX + INDEX.replace("id: kits", "id: more"), "[2].id: another index is for the same."),
        (INDEX.replace("region: us", "region: xx"), "'xx' is not in `regions` of vocabulary.yml."),
    ],
)
def test_index_begins_with_its_measure_and_is_the_only_one_of_its_kind(
    data_dir: Path, text: str, problem: str
) -> None:
    write_parts(data_dir)
    (data_dir / "price_indexes.yml").write_text(text, encoding="utf-8")
    said = problem_lines(data_dir)
    assert problem in said if problem else said == ""
