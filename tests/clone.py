"""Clone: a checkout whose origin is a folder, so that tests see what a script pushes."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path


def git(*arguments: str) -> str:
    """Return what git prints. Raises CalledProcessError where it fails."""
    done = subprocess.run(["git", *arguments], check=True, capture_output=True, text=True)
    return done.stdout


def clone_with(folder: Path, files: Mapping[str, str]) -> Path:
    """Return a clone with one commit of these files; its origin beside it is `origin.git`."""
    origin, clone = folder / "origin.git", folder / "clone"
    git("init", "--quiet", "--bare", "--initial-branch=main", str(origin))
    git("init", "--quiet", "--initial-branch=main", str(clone))
    for path, text in files.items():
        (clone / path).parent.mkdir(parents=True, exist_ok=True)
        (clone / path).write_text(text, encoding="utf-8")
    git("-C", str(clone), "add", ".")
    author = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    git("-C", str(clone), *author, "commit", "--quiet", "--message=first")
    git("-C", str(clone), "remote", "add", "origin", str(origin))
    return clone
