from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.clone import clone_with, git
from tests.tiny import PROJECT
from tests.workflow_runs import arguments_of

SCRIPT = PROJECT / "scripts" / "answer_price_report.py"
GH = """#!/bin/sh
echo "$@" >> "$GH_LOG"
case "$*" in
  "pr list"*) cat "$GH_OPEN" ;;
  *"--body-file -"*) cat > "$GH_LOG.body" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with one product, and a `gh` that only writes down how it was called."""
    products = ("gpus/boreal-one.yml", "prices/other.yml", "parts/cpus/core-x.yml")
    clone = clone_with(tmp_path, {f"data/{path}": "x\n" for path in products})
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "gh").write_text(GH)
    (tools / "gh").chmod(0o755)
    (tmp_path / "open").write_text("[]\n")
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    monkeypatch.setenv("GH_LOG", str(tmp_path / "log"))
    monkeypatch.setenv("GH_OPEN", str(tmp_path / "open"))
    return clone


def answer(checkout: Path, **files: str) -> tuple[int, str]:
    """Return the exit status and the calls of `gh` for what the reading step left."""
    result = checkout.parent / "answer"
    result.mkdir(exist_ok=True)
    for name, text in files.items():
        name = {"comment": "comment.md", "prices": "prices.yml", "advice": "explanation.md"}.get(
            name, name
        )
        (result / name).write_text(text)
    arguments = arguments_of("answer_price_report.py", ISSUE=7)
    arguments[0] = str(result)
    command = [sys.executable, "-I", str(SCRIPT), *arguments]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    log = checkout.parent / "log"
    return done.returncode, log.read_text() if log.exists() else ""


def test_mistakes_become_a_comment(checkout: Path) -> None:
    status, calls = answer(checkout, comment="Mend it")
    assert status == 0
    assert calls == f"issue comment 7 --body-file {checkout.parent / 'answer' / 'comment.md'}\n"
    assert git("-C", str(checkout.parent / "origin.git"), "branch") == ""


def test_price_becomes_a_pull_request_that_touches_one_file(checkout: Path) -> None:
    files = {"comment": "Goes in", "prices": "- new\n", "advice": "0 picks ```change"}
    status, calls = answer(checkout, product="boreal-one", **files)
    assert status == 0
    assert "pr create --base main --head price-report-7 --title Price of boreal-one (#7)" in calls
    origin = str(checkout.parent / "origin.git")
    changed = git("-C", origin, "show", "--name-only", "--format=%an", "price-report-7")
    assert changed.split() == ["github-actions[bot]", "data/prices/boreal-one.yml"]
    body = (checkout.parent / "log.body").read_text()
    assert body.startswith("Goes in\n")
    assert "0 picks \\`\\`\\`change" in body
    assert "Closes #7." in body


def test_edit_does_not_change_what_a_maintainer_looks_at(checkout: Path) -> None:
    (checkout.parent / "open").write_text('[{"isCrossRepository": false}]\n')
    files = {"comment": "Goes in", "prices": "- new\n", "advice": "none"}
    _, calls = answer(checkout, product="boreal-one", **files)
    assert "issue comment 7 --body This report has a pull request" in calls
    assert "pr create" not in calls
    assert git("-C", str(checkout.parent / "origin.git"), "branch") == ""


def test_fork_cannot_take_the_place_of_the_pull_request(checkout: Path) -> None:
    (checkout.parent / "open").write_text('[{"isCrossRepository": true}]\n')
    files = {"comment": "Goes in", "prices": "- new\n", "advice": "none"}
    _, calls = answer(checkout, product="boreal-one", **files)
    assert "pr create" in calls


def test_part_is_a_product(checkout: Path) -> None:
    assert answer(checkout, product="core-x", comment="", prices="-", advice="")[0] == 0


@pytest.mark.parametrize(
    "product",
    ["../gpus/boreal-one", "boreal-two", "", "boreal-one\n", "-x", "a/b", "boreal-one.yml", "*"],
)
def test_other_name_than_that_of_a_product_is_refused(checkout: Path, product: str) -> None:
    status, calls = answer(checkout, product=product, comment="", prices="-", advice="")
    assert (status, calls) == (2, "")
    assert git("-C", str(checkout), "status", "--porcelain") == ""


def test_file_too_large_for_the_data_is_refused(checkout: Path) -> None:
    files = {"comment": "", "prices": "x" * 300_000, "advice": ""}
    assert answer(checkout, product="boreal-one", **files) == (2, "")
