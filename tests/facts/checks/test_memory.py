from __future__ import annotations

from pathlib import Path

import pytest

from tests.tiny import GPU, edit, problem_lines

LEFT = "  ecc: true\n  with_ecc_gib: {}\n"


@pytest.mark.parametrize(
    ("gib", "unified", "words"),
    [
        (15, "", ""),
        (16, "", ""),
        (17, "", "17 is more than all of it, 16. Write what error correction leaves."),
        (15, "  unified: true\n", "a shared memory loses nothing to error correction"),
    ],
)
def test_error_correction_leaves_no_more_than_there_is(
    data_dir: Path, gib: float, unified: str, words: str
) -> None:
    edit(data_dir, GPU, "  ecc: false\n", LEFT.format(gib) + unified)
    said = problem_lines(data_dir)
    assert ("memory.with_ecc_gib" in said) is bool(words)
    assert words in said
