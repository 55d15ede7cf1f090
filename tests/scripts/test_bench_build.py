from __future__ import annotations

import pytest

from scripts.bench_build import EDITS, Edit
from tests.tiny import PROJECT


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_measured_edits_change_what_is_there(edit: Edit) -> None:
    text = (PROJECT / edit.file).read_text(encoding="utf-8")
    assert edit.old in text
    assert edit.new not in text
