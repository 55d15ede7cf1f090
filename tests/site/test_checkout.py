from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from macros.present.html.repository import Repository
from macros.site.checkout import find_repository, web_address

CI = {"GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "team/guide"}
GUIDE = "https://github.com/team/guide"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in no repository, whatever the machine has set or lies around."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "no-config"))
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    folder = tmp_path / "outer" / "project"
    folder.mkdir(parents=True)
    return folder


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", "-C", str(folder), *arguments], check=True)


def make_checkout(folder: Path, remote: str = "git@github.com:team/guide.git") -> None:
    git(folder, "init", "-q")
    git(folder, "remote", "add", "origin", remote)


@pytest.mark.parametrize(
    "remote",
    [
        "https://github.com/team/guide",
        "https://github.com/team/guide.git",
        "https://github.com/team/guide/",
        "https://user:token@github.com/team/guide.git",
        "git@github.com:team/guide.git",
        "ssh://git@github.com/team/guide.git",
        "ssh://git@github.com:22/team/guide.git",
    ],
)
def test_remote_on_github_has_a_web_address_without_secrets(remote: str) -> None:
    assert web_address(remote) == GUIDE


def test_dots_in_a_name_are_kept() -> None:
    assert web_address("git@github.com:team/guide.io.git") == "https://github.com/team/guide.io"


@pytest.mark.parametrize(
    "remote",
    [
        "",
        "/srv/git/guide.git",
        "../guide",
        "file:///srv/git/guide.git",
        "C:\\git\\guide",
        "https://localhost/team/guide",
        "http://github.com/team/guide",
        "https://github.com.evil.example/team/guide",
        "https://evil.example/github.com/team/guide",
        "https://github.com/team",
        "https://github.com/team/guide/more",
        "git@gitlab.com:team/guide.git",
        "https://codeberg.org/team/guide",
    ],
)
def test_path_or_other_host_has_no_web_address(remote: str) -> None:
    assert web_address(remote) is None


def test_repository_is_the_one_the_ci_names(project: Path) -> None:
    make_checkout(project, "https://github.com/other/fork")
    assert find_repository(project, CI) == Repository(GUIDE, "main")


@pytest.mark.parametrize(
    ("refs", "branch"),
    [
        ({"GITHUB_REF_TYPE": "branch", "GITHUB_REF_NAME": "trunk"}, "trunk"),
        ({"GITHUB_REF_TYPE": "branch", "GITHUB_REF_NAME": "a/b"}, "a/b"),
        ({"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": "v1"}, "main"),
        ({"GITHUB_REF_TYPE": "branch"}, "main"),
        (
            {
                "GITHUB_BASE_REF": "trunk",
                "GITHUB_REF_TYPE": "branch",
                "GITHUB_REF_NAME": "7/merge",
            },
            "trunk",
        ),
        ({"GITHUB_BASE_REF": ""}, "main"),
    ],
)
def test_branch_of_the_ci_is_one_that_can_be_edited(
    project: Path, refs: dict[str, str], branch: str
) -> None:
    assert find_repository(project, {**CI, **refs}) == Repository(GUIDE, branch)


@pytest.mark.parametrize("name", sorted(CI))
def test_half_of_what_the_ci_names_is_not_enough(project: Path, name: str) -> None:
    assert find_repository(project, {name: CI[name]}) == Repository(None)


def test_repository_is_else_the_git_remote(project: Path) -> None:
    make_checkout(project)
    assert find_repository(project, {}) == Repository(GUIDE, "main")


def test_branch_is_the_remotes_own(project: Path) -> None:
    make_checkout(project)
    git(project, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk")
    git(project, "-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "x", "--allow-empty")
    git(project, "update-ref", "refs/remotes/origin/trunk", "HEAD")
    assert find_repository(project, {}) == Repository(GUIDE, "trunk")


def test_project_inside_another_repository_has_none(project: Path) -> None:
    make_checkout(project.parent)
    assert find_repository(project, {}) == Repository(None)


def test_repository_on_the_same_machine_is_unknown(project: Path, tmp_path: Path) -> None:
    make_checkout(project, str(tmp_path / "origin.git"))
    assert find_repository(project, {}).url is None


def test_checkout_without_a_remote_has_no_repository(project: Path) -> None:
    git(project, "init", "-q")
    assert find_repository(project, {}).url is None


def test_folder_without_git_has_no_repository(project: Path) -> None:
    assert find_repository(project, {}) == Repository(None)


def test_machine_without_git_has_no_repository(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_checkout(project)
    monkeypatch.setenv("PATH", "")
    assert find_repository(project, {}) == Repository(None)


def test_link_to_a_checkout_is_the_checkout(project: Path, tmp_path: Path) -> None:
    make_checkout(project)
    (tmp_path / "link").symlink_to(project)
    assert find_repository(tmp_path / "link", {}).url == GUIDE
