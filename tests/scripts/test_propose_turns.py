from __future__ import annotations

from pathlib import Path

import pytest

from scripts.propose_turns import BRANCH, LARGEST_ADDED_BYTES, main
from scripts.record_turns import HEAD, line_of
from tests.clone import clone_with, git
from tests.fake_github import FakeGitHub
from tests.recorded import tiny_turn
from tests.workflow_runs import arguments_of

OLD = HEAD + line_of(tiny_turn(date="2026-09-01"))
LINE = line_of(tiny_turn())
OURS, OF_A_FORK = '[{"isCrossRepository": false}]', '[{"isCrossRepository": true}]'


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with a record, in which the script runs."""
    clone = clone_with(tmp_path, {"data/turns.yml": OLD, "data/rules.yml": "x\n"})
    monkeypatch.chdir(clone)
    return clone


@pytest.fixture
def github(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeGitHub:
    """A GitHub that says which pull requests are open when a test tells it."""
    return FakeGitHub(tmp_path, monkeypatch)


def proposed(record: str | None, **others: str) -> int:
    """Return the exit status for what the computing step left."""
    (folder,) = map(Path, arguments_of("propose_turns.py"))
    folder.mkdir(exist_ok=True)
    if record is not None:
        (folder / "turns.yml").write_text(record, encoding="utf-8", newline="")
    for name, text in others.items():
        (folder / name).write_text(text, encoding="utf-8")
    return main(arguments_of("propose_turns.py"))


def branches(checkout: Path) -> str:
    return git("-C", str(checkout.parent / "origin.git"), "branch")


def test_new_turns_become_a_pull_request_that_touches_the_record_alone(
    checkout: Path, github: FakeGitHub
) -> None:
    github.answers("pr list", "[]")
    assert proposed(OLD + LINE, rules="- {date: 2026-10-03}\n") == 0
    origin = str(checkout.parent / "origin.git")
    changed = git("-C", origin, "show", "--name-only", "--format=%an", BRANCH)
    assert changed.split() == ["github-actions[bot]", "data/turns.yml"]
    assert git("-C", origin, "show", f"{BRANCH}:data/turns.yml") == OLD + LINE
    assert f"pr create --base main --head {BRANCH} --title" in github.calls[-1]
    assert "**Close** and **Reopen**" in github.body


def test_open_pull_request_gets_the_lines_of_today(checkout: Path, github: FakeGitHub) -> None:
    github.answers("pr list", OURS)
    proposed(OLD + LINE)
    git("switch", "--quiet", "main")
    later = line_of(tiny_turn(date="2026-10-10"))
    assert proposed(OLD + later) == 0
    origin = str(checkout.parent / "origin.git")
    assert git("-C", origin, "show", f"{BRANCH}:data/turns.yml") == OLD + later
    assert [call for call in github.calls if "pr create" in call] == []


def test_branch_of_the_same_name_in_a_fork_is_not_ours(checkout: Path, github: FakeGitHub) -> None:
    github.answers("pr list", OF_A_FORK)
    proposed(OLD + LINE)
    assert "pr create" in github.calls[-1]
    assert BRANCH in branches(checkout)


def test_where_nothing_turned_nothing_is_opened(checkout: Path, github: FakeGitHub) -> None:
    github.answers("pr list", "[]")
    assert proposed(OLD) == 0
    assert [call.split()[:2] for call in github.calls] == [["pr", "list"]]
    assert branches(checkout) == ""


def test_what_turned_back_closes_its_pull_request(checkout: Path, github: FakeGitHub) -> None:
    github.answers("pr list", OURS)
    assert proposed(OLD) == 0
    assert f"pr close {BRANCH} --comment" in github.calls[-1]
    assert branches(checkout) == ""


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(None, id="no file"),
        pytest.param("", id="emptied"),
        pytest.param(HEAD + LINE, id="a line removed"),
        pytest.param(OLD.replace("2026-09-01", "2026-09-02") + LINE, id="a line changed"),
        pytest.param(LINE + OLD, id="added before"),
        pytest.param(OLD + "- {persona: reader}\n", id="another line"),
        pytest.param(OLD + LINE + "other: 1\n", id="another line after one"),
        pytest.param(OLD + LINE.rstrip("\n"), id="half a line"),
        pytest.param(OLD + LINE.replace("\n", "\r\n"), id="a hidden sign"),
        pytest.param(OLD + LINE.replace("because", "\u202ebecause"), id="a sign that turns text"),
        pytest.param(OLD + "\n" + LINE, id="an empty line"),
        pytest.param(OLD + LINE * (LARGEST_ADDED_BYTES // len(LINE) + 1), id="too much"),
    ],
)
def test_what_is_not_the_record_with_lines_added_is_refused(
    checkout: Path, github: FakeGitHub, record: str | None
) -> None:
    assert proposed(record) == 2
    assert github.calls == []
    assert git("status", "--porcelain", "--", "data") == ""


def test_link_to_another_file_is_refused(checkout: Path, github: FakeGitHub) -> None:
    (checkout / "elsewhere").write_text(OLD + LINE, encoding="utf-8")
    Path("record").mkdir()
    Path("record/turns.yml").symlink_to(checkout / "elsewhere")
    assert proposed(None) == 2
    assert github.calls == []
