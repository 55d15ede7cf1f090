from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.comment_on_change import LARGEST_BYTES, main
from tests.fake_github import FakeGitHub
from tests.workflow_runs import arguments_of

RUN: dict[str, Any] = {
    "id": 77,
    "head_sha": "abc",
    "head_branch": "price&state=closed",
    "conclusion": "success",
    "head_repository": {"owner": {"login": "stranger"}},
}
OPEN = '[{"number": 3, "head": {"sha": "old"}}, {"number": 5, "head": {"sha": "abc"}}]'


@pytest.fixture
def github(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeGitHub:
    """A GitHub with one open pull request of the commit, which changes a price."""
    (tmp_path / "change").mkdir()
    monkeypatch.setenv("RUNNER_TEMP", str(tmp_path))
    monkeypatch.setenv("GITHUB_REPOSITORY", "team/guide")
    return FakeGitHub(tmp_path, monkeypatch)


def comment(
    github: FakeGitHub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    files: tuple[str, ...] = ("data/prices/a.yml",),
    pulls: str = OPEN,
    **run: object,
) -> None:
    event = tmp_path / "event.json"
    event.write_text(json.dumps({"workflow_run": {**RUN, **run}}))
    monkeypatch.setenv("GITHUB_EVENT_PATH", str(event))
    github.answers("/pulls?state=open", pulls)
    github.answers("/files", json.dumps([{"filename": name} for name in files]))
    arguments = arguments_of("comment_on_change.py", RUNNER_TEMP=tmp_path)
    assert main(arguments) == 0


def test_pull_request_of_the_commit_gets_one_comment(
    github: FakeGitHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "change" / "explanation.md").write_text("## Picks\n\n- **RTX 3060** is new\n")
    comment(github, tmp_path, monkeypatch)
    head = "stranger%3Aprice%26state%3Dclosed"  # a branch's name cannot ask for anything else
    assert github.calls[0] == f"api repos/team/guide/pulls?state=open&head={head}"
    sent = "pr comment 5 --repo team/guide --body-file - --edit-last --create-if-none"
    assert github.calls[-1] == sent
    assert "All checks passed." in github.body
    assert "## Picks\n\n- **RTX 3060** is new\n" in github.body
    assert "https://github.com/team/guide/actions/runs/77#artifacts" in github.body
    assert "more than data" not in github.body


def test_text_of_a_strangers_run_gets_no_markup(
    github: FakeGitHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "<b>@team</b> [merge](https://evil.example) \ud800".encode("utf-8", "surrogatepass")
    (tmp_path / "change" / "explanation.md").write_bytes(text)
    comment(github, tmp_path, monkeypatch, conclusion="failure", files=("scripts/x.py",))
    assert "**Some checks failed.**" in github.body
    assert "more than data" in github.body
    for markup in ("<b>", "@team", "](https://evil", "https://evil"):
        assert markup not in github.body


@pytest.mark.parametrize("kind", ["missing", "link", "huge", "folder"])
def test_what_is_no_plain_small_file_is_not_read(
    kind: str, github: FakeGitHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "change" / "explanation.md"
    if kind == "link":
        (tmp_path / "secret").write_text("secret")
        file.symlink_to(tmp_path / "secret")
    elif kind == "huge":
        file.write_bytes(b"secret" * LARGEST_BYTES)
    elif kind == "folder":
        file.mkdir()
    comment(github, tmp_path, monkeypatch)
    assert "left no explanation" in github.body
    assert "secret" not in github.body


@pytest.mark.parametrize("pulls", ["[]", '[{"number": 3, "head": {"sha": "newer"}}]'])
def test_closed_or_newer_pull_request_gets_none(
    pulls: str, github: FakeGitHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    comment(github, tmp_path, monkeypatch, pulls=pulls)
    assert len(github.calls) == 1
