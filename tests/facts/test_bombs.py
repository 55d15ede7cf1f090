"""What is made to keep the reader busy ends soon, in little memory, with what to do about it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping

import pytest

from tests.facts.bombs import NAMES
from tests.tiny import PROJECT

MOST_TIMES = 2.0  # as long as good facts
MOST_MB = 300
MOST_LINES = 1200
_PROBLEM = re.compile(r"data(/\S+)?:\d+:\d+  (warning: )?\S.*\.")

Told = Mapping[str, tuple[float, float, str]]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What became of each bomb in a process of its own, whose memory can be measured."""
    folder = str(tmp_path_factory.mktemp("bombs"))
    result = subprocess.run(
        [sys.executable, "-m", "tests.facts.bombs", folder],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=600,  # a busy machine is slow
        check=False,
    )
    assert result.returncode == 0, result.stderr[-2000:]
    bombs: Told = json.loads(result.stdout)
    return bombs


@pytest.mark.parametrize("name", NAMES)
def test_bomb_ends_soon_and_says_what_to_do(told: Told, name: str) -> None:
    times, megabytes, said = told[name]
    assert times < MOST_TIMES
    assert megabytes < MOST_MB
    *problems, summary = said.splitlines()
    assert 0 < len(problems) < MOST_LINES
    assert all(_PROBLEM.fullmatch(line) or "English says" in line for line in problems)
    assert re.match(r"\d+ errors? ", summary)
