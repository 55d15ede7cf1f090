"""Publishes a release: the files of a folder under a tag, with the notes that lie beside them.

It runs with the right to write, so it imports nothing but Python's own library.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

NOTES = "notes.md"


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 2 where there is nothing to publish."""
    options = _parser().parse_args(arguments)
    folder: Path = options.folder
    files = sorted(str(file) for file in folder.glob("*") if file.name != NOTES)
    if not files or not (folder / NOTES).is_file():
        print(f"{folder} holds no release.", file=sys.stderr)
        return 2
    told = ("--title", options.tag, "--notes-file", str(folder / NOTES), "--verify-tag")
    subprocess.run(("gh", "release", "create", options.tag, *files, *told), check=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="what prepare_release.py made")
    parser.add_argument("--tag", required=True)
    return parser


if __name__ == "__main__":
    sys.exit(main())
