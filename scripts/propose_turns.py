"""Proposes the record with what record_turns.py added: a pull request, of which there is one.

It runs with the right to write, so it imports nothing but Python's own library, and takes of what
the computing step left only lines that are added to data/turns.yml and look like those before.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.pull_request import UNCHECKED, is_proposed, propose, push, run

RECORD = Path("data/turns.yml")
BRANCH = "record-of-turns"
TITLE = "Record the picks that became others"
LARGEST_ADDED_BYTES = 256 * 1024
_LINES = re.compile(
    rb"(- \{date: [0-9]{4}-[0-9]{2}-[0-9]{2}, persona: [a-z0-9-]+, region: [a-z0-9-]+, [ -~]+\}\n)*"
)
TEXT = (
    "`scripts/record_turns.py` compared today's advice with that of the day of the last entry. "
    "It only adds lines, and nobody edits them afterwards.\n\n"
    "Before you merge: look whether what decided is a change that you know. While this is open, "
    f"each run replaces the lines by those of its own day. {UNCHECKED}\n"
)
SETTLED = "Since then nothing differs from the record any more."


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 2 where the result is none that record_turns.py can have left."""
    options = _parser().parse_args(arguments)
    added = _added(options.result / RECORD.name)
    if added is None:
        print("The result is not the record with lines added to it.", file=sys.stderr)
        return 2
    if added:
        _propose(added)
    elif is_proposed(BRANCH):  # what it says turned back, or is on record by another way
        run("gh", "pr", "close", BRANCH, "--comment", SETTLED)
    return 0


def _added(file: Path) -> bytes | None:
    """Return the lines that the file has beyond the record, and None where it differs otherwise."""
    old = RECORD.read_bytes()
    largest = len(old) + LARGEST_ADDED_BYTES
    if file.is_symlink() or not file.is_file() or file.stat().st_size > largest:
        return None
    new = file.read_bytes()
    added = new.removeprefix(old)
    return added if new.startswith(old) and _LINES.fullmatch(added) else None


def _propose(added: bytes) -> None:
    with RECORD.open("ab") as record:
        record.write(added)
    push(RECORD, BRANCH, f"{TITLE}\n\nThe record only grows, so that the past can be read in it.")
    if not is_proposed(BRANCH):  # otherwise the push has renewed it
        propose(BRANCH, TITLE, TEXT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("result", type=Path, help="folder of the record that record_turns.py left")
    return parser


if __name__ == "__main__":
    sys.exit(main())
