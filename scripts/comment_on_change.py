"""Comments on a pull request: what it changes in the advice, and where the built site is.

It runs with the right to comment, after a run that executed the pull request's code. So it imports
nothing but Python's own library, asks GitHub which pull request it was, and takes of what that run
left one text, of limited length, without its markup.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.plain_markdown import plain_markdown

NAME = "explanation.md"
LARGEST_BYTES = 1024 * 1024
UNTOLD = "The run left no explanation; its log says why.\n"
OWN_CODE = (
    "**This pull request changes more than data.** Its own code wrote what follows, so compare "
    "it with the changed files.\n\n"
)
ENDS = {"success": "All checks passed.", "failure": "**Some checks failed.**"}


def main(arguments: list[str] | None = None) -> int:
    """Return 0; a run whose pull request is closed or has moved on gets no comment."""
    options = _parser().parse_args(arguments)
    run = _event()["workflow_run"]
    repository = os.environ["GITHUB_REPOSITORY"]
    number = pull_request(repository, run)
    if number is None:
        print("There is no open pull request of this commit.")
        return 0
    text = comment(options.change, run, repository, _is_data_only(repository, number))
    send = ("gh", "pr", "comment", str(number), "--repo", repository, "--body-file", "-")
    edit = ("--edit-last", "--create-if-none")  # one comment, which says how things are now
    subprocess.run((*send, *edit), check=True, text=True, input=text)
    return 0


def pull_request(repository: str, run: Mapping[str, Any]) -> int | None:
    """Return the number of the open pull request whose newest commit was checked."""
    owner = run["head_repository"]["owner"]["login"]
    head = quote(f"{owner}:{run['head_branch']}", safe="")
    found = _asked(f"repos/{repository}/pulls?state=open&head={head}")
    numbers = [p["number"] for p in found if p["head"]["sha"] == run["head_sha"]]
    return int(numbers[0]) if numbers else None


def comment(change: Path, run: Mapping[str, Any], repository: str, is_data_only: bool) -> str:
    """Return the comment; only numbers and texts of ours go into it as they are."""
    address = f"https://github.com/{repository}/actions/runs/{int(run['id'])}"
    end = ENDS.get(run["conclusion"], "The checks did not end.")
    return (
        f"{end} [What each of them says]({address}).\n\n"
        f"{'' if is_data_only else OWN_CODE}{_explained(change / NAME)}\n"
        f"To see the pages: load `site` from [the end of the run's page]({address}#artifacts), "
        "unpack it, `python3 -m http.server -d site 8000`, and open http://localhost:8000/.\n"
    )


def _explained(file: Path) -> str:
    if file.is_symlink() or not file.is_file() or file.stat().st_size > LARGEST_BYTES:
        return UNTOLD
    return plain_markdown(file.read_bytes().decode("utf-8", errors="replace"))


def _is_data_only(repository: str, number: int) -> bool:
    files = _asked(f"repos/{repository}/pulls/{number}/files?per_page=100")
    return len(files) < 100 and all(file["filename"].startswith("data/") for file in files)


def _asked(path: str) -> Any:
    done = subprocess.run(("gh", "api", path), check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def _event() -> Any:
    return json.loads(Path(os.environ["GITHUB_EVENT_PATH"]).read_text(encoding="utf-8"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("change", type=Path, help=f"folder of the run's {NAME}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
