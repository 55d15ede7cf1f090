"""Tells a workflow whether a pull request changes nothing but data, for which few checks suffice.

It imports nothing but Python's own library, so that no other job has to wait for it long.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

DATA = "data/"
NO_FACTS = ("data/locales/", "data/schema/")  # words and forms, which pages and code hang on


def main(arguments: list[str] | None = None) -> int:
    """Return 0, with `data-only=true` or `false` written for the next jobs."""
    options = _parser().parse_args(arguments)
    files = changed(options.base, options.head)
    line = f"data-only={str(is_data_only(files)).lower()}"
    print(f"{len(files)} files changed, {line}")
    output = os.environ.get("GITHUB_OUTPUT")
    if output:
        with Path(output).open("a", encoding="utf-8") as lines:
            lines.write(f"{line}\n")
    return 0


def is_data_only(files: list[str]) -> bool:
    """Return whether all are facts: for these the checks of data say all that tests would."""
    return bool(files) and all(
        file.startswith(DATA) and file.endswith(".yml") and not file.startswith(NO_FACTS)
        for file in files
    )


def changed(base: str, head: str) -> list[str]:
    """Return the files that differ, those that are gone or have another name among them."""
    command = ("git", "diff", "--name-only", "--no-renames", "-z", base, head, "--")
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [name for name in done.stdout.split("\0") if name]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="git revision of what was")
    parser.add_argument("head", help="git revision of what is proposed")
    return parser


if __name__ == "__main__":
    sys.exit(main())
