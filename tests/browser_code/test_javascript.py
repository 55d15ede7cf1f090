"""The pure functions of the pages' scripts, tested by Node's own test runner in tests/js."""

from __future__ import annotations

import re
import shutil
import subprocess

from tests.tiny import PROJECT

TIMEOUT_S = 120


def test_scripts_do_what_their_tests_say() -> None:
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    files = sorted(map(str, (PROJECT / "tests" / "js").glob("*.test.js")))
    result = subprocess.run(
        [node, "--test", "--test-reporter=tap", *files],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    passed = re.search(r"^# pass (\d+)$", result.stdout, re.MULTILINE)
    assert passed, result.stdout
    assert int(passed[1]) > len(files)
