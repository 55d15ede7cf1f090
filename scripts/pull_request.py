"""Pull requests of one file of data, which programs commit, push and open with the right to write.

The scripts that import it run where nothing is installed, so it needs nothing but Python's own
library.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

UNCHECKED = "The checks run when you press **Close** and **Reopen**, since a program opened this."
BOT = (
    "-c",
    "user.name=github-actions[bot]",
    "-c",
    "user.email=41898282+github-actions[bot]@users.noreply.github.com",
)


def is_proposed(branch: str) -> bool:
    """Return whether the branch, and not one of that name in a fork, has an open pull request."""
    asked = ("gh", "pr", "list", "--head", branch, "--state", "open")
    command = (*asked, "--json", "isCrossRepository")
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return not all(found["isCrossRepository"] for found in json.loads(listed))


def push(file: Path, branch: str, message: str) -> None:
    """Commit the file as it is now, upon what is checked out, and make it all the branch has."""
    run("git", "switch", "--force-create", branch)
    run("git", "add", "--", str(file))
    run("git", *BOT, "commit", "--quiet", f"--message={message}")
    run("gh", "auth", "setup-git")
    run("git", "push", "--quiet", "--force", "origin", branch)


def propose(branch: str, title: str, text: str) -> None:
    """Open a pull request of the branch, with Markdown as its text."""
    opened = ("gh", "pr", "create", "--base", "main", "--head", branch, "--title", title)
    run(*opened, "--body-file", "-", text=text)


def run(*command: str, text: str | None = None) -> None:
    """Run a command, which may read the text. Raises CalledProcessError where it fails."""
    subprocess.run(command, check=True, text=True, input=text)
