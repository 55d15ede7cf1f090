from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts.what_changed import is_data_only, main
from tests.workflow_runs import arguments_of


def git(*arguments: str) -> None:
    author = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", *author, *arguments], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("files", "fast"),
    [
        (["data/gpus/a.yml"], True),
        (["data/gpus/a.yml", "data/prices/a.yml"], True),
        (["data/gpus/a.yml", "macros/x.py"], False),
        (["data/locales/en.yml"], False),
        (["data/schema/gpu.json"], False),
        (["data/gpus/a.py"], False),
        (["docs/data/gpus/a.yml"], False),
        ([".github/workflows/check.yml"], False),
        ([], False),
    ],
)
def test_facts_alone_take_the_fast_path(files: list[str], fast: bool) -> None:
    assert is_data_only(files) == fast


def test_workflow_learns_what_a_pull_request_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "output"
    repository = tmp_path / "repository"
    monkeypatch.setenv("GITHUB_OUTPUT", str(output))
    git("init", "--quiet", str(repository))
    monkeypatch.chdir(repository)
    for name in ("code.py", "data/gpus/é one.yml", "data/gpus/moved.yml"):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text("a: 1\n" * 9)
        git("add", ".")
        git("commit", "--message=x")
    assert main(arguments_of("what_changed.py")) == 0
    git("mv", "code.py", "data/gpus/code.yml")  # a file that is gone is a change of code
    git("commit", "--message=x")
    assert main(arguments_of("what_changed.py")) == 0
    assert output.read_text() == "data-only=true\ndata-only=false\n"
