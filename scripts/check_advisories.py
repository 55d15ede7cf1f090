"""Asks the OSV database whether anything in our lock files has a known weakness."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.locked_packages import Package, locked_packages

OSV = "https://api.osv.dev/v1/querybatch"
MOST_AT_ONCE = 500  # the database takes 1,000
SECONDS = 60
_NAME = re.compile(r"[^A-Za-z0-9-]")  # what no name of a weakness has


def main(arguments: list[str] | None = None) -> int:
    """Return 0; weaknesses stand in the report, which is empty where none is known."""
    options = _parser().parse_args(arguments)
    packages = locked_packages(options.folder)
    weak = weaknesses(packages, options.database)
    print(f"{len(packages)} packages, {len(weak)} with a known weakness.")
    options.report.write_text(report(weak), encoding="utf-8")
    return 0


def weaknesses(packages: Sequence[Package], database: str) -> list[tuple[Package, list[str]]]:
    """Return the packages of which weaknesses are known, with the names of these."""
    found: list[tuple[Package, list[str]]] = []
    for start in range(0, len(packages), MOST_AT_ONCE):
        some = packages[start : start + MOST_AT_ONCE]
        results = _asked(some, database)
        if len(results) != len(some):
            raise ValueError(f"the database answered {len(results)} of {len(some)} questions")
        for package, result in zip(some, results, strict=True):
            names = sorted(_NAME.sub("", weakness["id"]) for weakness in result.get("vulns", ()))
            found += [(package, names)] if names else []
    return found


def report(weak: Iterable[tuple[Package, list[str]]]) -> str:
    """Return the text of the issue, empty without anything to say."""
    lines = [f"- {p.name} {p.version} ({p.file}): {', '.join(names)}" for p, names in weak]
    if not lines:
        return ""
    head = (
        "The OSV database (osv.dev) knows weaknesses of these packages. Look up each by its name, "
        "and move to a version without it: `make lock`, or `npm update`.\n\n"
    )
    return head + "\n".join(lines) + "\n"


def _asked(packages: Iterable[Package], database: str) -> Any:
    queries = [
        {"package": {"name": p.name, "ecosystem": p.ecosystem}, "version": p.version}
        for p in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = Request(database, body, {"Content-Type": "application/json"})
    with urlopen(request, timeout=SECONDS) as response:
        return json.load(response)["results"]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--report", type=Path, required=True, help="file for what is known")
    parser.add_argument("--folder", type=Path, default=PROJECT, help="where the lock files lie")
    parser.add_argument("--database", default=OSV, help="address of the database")
    return parser


if __name__ == "__main__":
    sys.exit(main())
