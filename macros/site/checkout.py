"""Checkout: which repository and branch this copy of the project belongs to."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

from macros.present.html.repository import Repository

DEFAULT_BRANCH = "main"
# Edit and issue links have the shape that GitHub uses; of other hosts we do not know it.
_REMOTE = re.compile(
    r"(?:https://(?:[^@/]+@)?|ssh://git@|git@)github\.com(?::\d+/|[:/])([\w.-]+/[\w.-]+?)(?:\.git)?/?"
)


def find_repository(project: Path, environment: Mapping[str, str] = os.environ) -> Repository:
    """Return the repository that CI names, else that of the git remote, else one without links."""
    server, name = environment.get("GITHUB_SERVER_URL"), environment.get("GITHUB_REPOSITORY")
    if server and name:
        return Repository(f"{server}/{name}", _ci_branch(environment))
    if _git(project, "rev-parse", "--show-toplevel") != str(project.resolve()):
        return Repository(None)  # unpacked inside somebody else's repository
    return Repository(web_address(_git(project, "remote", "get-url", "origin")), _branch(project))


def web_address(remote: str) -> str | None:
    """Return the web address of a remote on GitHub; None for paths and other hosts."""
    match = _REMOTE.fullmatch(remote)
    return f"https://github.com/{match[1]}" if match else None


def _ci_branch(environment: Mapping[str, str]) -> str:
    """Return the branch to edit: in a pull request the one that it goes to."""
    if environment.get("GITHUB_BASE_REF"):
        return environment["GITHUB_BASE_REF"]
    on_branch = environment.get("GITHUB_REF_TYPE") == "branch"
    return (on_branch and environment.get("GITHUB_REF_NAME")) or DEFAULT_BRANCH


def _branch(project: Path) -> str:
    head = _git(project, "rev-parse", "--abbrev-ref", "origin/HEAD")
    return head.removeprefix("origin/") if head.startswith("origin/") else DEFAULT_BRANCH


def _git(project: Path, *arguments: str) -> str:
    command = ["git", "-C", str(project), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
