from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import problem_lines

FIRST = (
    "- {date: 2026-03-02, persona: reader, region: us, before: {id: boreal-one, kind: used}, "
    "after: {id: boreal-one, kind: street_new}, because: {cause: rules}}\n"
)
NEXT = (
    "- {date: 2026-03-09, persona: reader, region: us, "
    "before: {id: boreal-one, kind: street_new}, because: {cause: rules}}\n"
)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (FIRST + NEXT, ""),
        (FIRST + NEXT.replace("03-09", "03-01"), "2026-03-01 is before the day of the entry above"),
        (FIRST + NEXT.replace("street_new", "used"), "the last pick of 'reader' in 'us' was"),
        (FIRST + NEXT.replace("reader", "painter").replace("street_new", "used"), ""),
        (FIRST.replace("boreal-one", "boreal-six"), "boreal-six"),
        (FIRST.replace("us,", "xx,"), "xx"),
        (FIRST.replace("rules", "luck"), "because.cause"),
    ],
)
def test_record_goes_on_where_it_ended(data_dir: Path, text: str, problem: str) -> None:
    (data_dir / "turns.yml").write_text(text, encoding="utf-8")
    said = problem_lines(data_dir)
    assert problem in said if problem else said == ""
