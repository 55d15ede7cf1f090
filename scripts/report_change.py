"""Writes what a change of the data does, in words, to where a workflow takes it from."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
EXPLAIN = (sys.executable, str(PROJECT / "scripts" / "explain_change.py"))
NAME = "explanation.md"
UNTOLD = "What this does to the advice cannot be told:\n\n"
LONGEST_REASON = 4000


def main(arguments: list[str] | None = None) -> int:
    """Return 0: whether the data are right is for the checks to say."""
    options = _parser().parse_args(arguments)
    told = explanation(options.base, options.head)
    options.out.mkdir(exist_ok=True)
    (options.out / NAME).write_text(told, encoding="utf-8")
    summary = os.environ.get("GITHUB_STEP_SUMMARY")
    if summary:
        with Path(summary).open("a", encoding="utf-8") as page:
            page.write(told)
    return 0


def explanation(base: str, head: str) -> str:
    """Return what differs from one state of the data to another, or why that cannot be told."""
    command = (*EXPLAIN, base, head, "--format", "md")
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return done.stdout
    reason = (done.stdout + done.stderr).strip()[-LONGEST_REASON:]
    return f"{UNTOLD}    " + reason.replace("\n", "\n    ") + "\n"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="folder of data or git revision: what was")
    parser.add_argument("head", help="folder of data or git revision: what is proposed")
    parser.add_argument("--out", type=Path, required=True, help=f"folder that takes {NAME}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
