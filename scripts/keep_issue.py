"""Keeps one issue that says how things are now: opened, rewritten, or closed when all is well.

It runs with the right to write issues, so it imports nothing but Python's own library. What it
reads was written by code of main alone, which has taken the markup out of what others said.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

LONGEST = 60_000  # an issue may have 65,536 characters
WELL = "Nothing is left of what stood here."


def main(arguments: list[str] | None = None) -> int:
    """Return 0; an empty or missing report means that all is well."""
    options = _parser().parse_args(arguments)
    text = _text(options.report)
    number = _open_issue(options.label)
    if text and number:
        _gh("edit", number, "--body-file", "-", text=text)
    elif text:
        subprocess.run(("gh", "label", "create", options.label, "--force"), check=True)
        own = ("--title", options.title, "--label", options.label)
        _gh("create", *own, "--body-file", "-", text=text)
    elif number:
        _gh("close", number, "--comment", WELL)
    return 0


def _text(report: Path) -> str:
    said = report.read_text(encoding="utf-8").strip() if report.is_file() else ""
    return said if len(said) <= LONGEST else said[:LONGEST].rpartition("\n")[0] + "\n- …"


def _open_issue(label: str) -> str | None:
    """Return the number of the open issue with the label, which this script alone gives."""
    asked = ("gh", "issue", "list", "--label", label, "--state", "open", "--json", "number")
    found = json.loads(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
    return str(found[-1]["number"]) if found else None


def _gh(*command: str, text: str | None = None) -> None:
    subprocess.run(("gh", "issue", *command), check=True, text=True, input=text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("report", type=Path, help="Markdown file")
    parser.add_argument("--title", required=True)
    parser.add_argument("--label", required=True, help="what the issue is found by")
    return parser


if __name__ == "__main__":
    sys.exit(main())
