"""Checks data/ and prints every mistake with its file, line and column."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.catalog import load_catalog
from macros.facts.mending.mending import mend, written
from macros.facts.reading.problems import CatalogError, Severity, summary
from macros.site.day import newest_possible_date
from scripts.command_line import add_facts


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when there are errors, or warnings with `--strict`."""
    options, today = _options(arguments), newest_possible_date()
    if options.fix:
        _mend(options.data, today)
    try:
        catalog = load_catalog(options.data, today=today)
    except CatalogError as error:
        problems = error.problems
    else:
        problems = catalog.warnings
        prices = sum(map(len, catalog.prices.values()))
        parts = len(catalog.parts.by_id)
        print(f"{len(catalog.gpus)} accelerators, {parts} parts, {prices} prices.")
    for problem in sorted(problems):
        print(problem.annotation() if options.github else problem)
    print(summary(problems))
    if problems and (mendable := sum(c.mistakes for c in mend(options.data, today))):
        print(f"`python scripts/check_data.py --fix` mends {mendable} of them.")
    fails = (options.strict or problem.severity is Severity.ERROR for problem in problems)
    return int(any(fails))


def _mend(data: Path, today: date) -> None:
    """Put right what has one right form, and show it."""
    changes = written(data, today)
    for change in changes:
        print(change.diff, end="")
    files = ", ".join(change.file.path for change in changes)
    print(f"Mended: {files}." if files else "There was nothing to mend.")


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    parser.add_argument("--github", action="store_true", help="print GitHub annotations")
    parser.add_argument("--strict", action="store_true", help="warnings fail too")
    parser.add_argument(
        "--fix", action="store_true", help="put right what has one right form; never a figure"
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
