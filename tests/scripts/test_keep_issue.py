from __future__ import annotations

from pathlib import Path

import pytest

from scripts.keep_issue import LONGEST, main
from tests.fake_github import FakeGitHub
from tests.workflow_runs import arguments_of

CALLS = ("links.md", "advisories.md")


@pytest.fixture
def github(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeGitHub:
    """A GitHub, in the folder of the reports."""
    monkeypatch.chdir(tmp_path)
    return FakeGitHub(tmp_path, monkeypatch)


@pytest.mark.parametrize("report", CALLS)
def test_first_report_opens_an_issue(report: str, github: FakeGitHub) -> None:
    github.answers("issue list", "[]")
    Path(report).write_text("- gone\n")
    arguments = arguments_of("keep_issue.py", report)
    assert main(arguments) == 0
    listed, labelled, created = github.calls
    assert listed == f"issue list --label {arguments[-1]} --state open --json number"
    assert labelled == f"label create {arguments[-1]} --force"
    assert created == f"issue create --title {arguments[2]} --label {arguments[-1]} --body-file -"
    assert github.body == "- gone"


def test_next_report_rewrites_it(github: FakeGitHub) -> None:
    github.answers("issue list", '[{"number": 9}]')
    Path("links.md").write_text("- gone\n" * LONGEST)
    assert main(arguments_of("keep_issue.py", "links.md")) == 0
    assert github.calls[1:] == ["issue edit 9 --body-file -"]
    assert LONGEST - 20 < len(github.body) < LONGEST + 5
    assert github.body.endswith("- gone\n- …")


def test_empty_report_closes_it(github: FakeGitHub) -> None:
    github.answers("issue list", '[{"number": 9}]')
    Path("links.md").write_text("")
    assert main(arguments_of("keep_issue.py", "links.md")) == 0
    assert github.calls[1:] == ["issue close 9 --comment Nothing is left of what stood here."]


def test_where_all_is_well_nothing_is_opened(github: FakeGitHub) -> None:
    github.answers("issue list", "[]")
    Path("links.md").write_text("\n")
    assert main(arguments_of("keep_issue.py", "links.md")) == 0
    assert len(github.calls) == 1
