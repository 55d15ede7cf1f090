"""Checks data/ and prints every mistake with its file, line and column."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.catalog import load_catalog  # noqa: E402 - the project is no installed package
from macros.facts.reading.problems import CatalogError, Problem, Severity, summary  # noqa: E402 - see check_data.py
from macros.site.day import newest_possible_date  # noqa: E402 - see check_data.py


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when there are errors, or warnings with `--strict`."""
    options = _options(arguments)
    try:
        catalog = load_catalog(options.data, today=newest_possible_date())
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
    return _status(problems, strict=options.strict)


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=PROJECT / "data", help="folder to check")
    parser.add_argument("--github", action="store_true", help="print GitHub annotations")
    parser.add_argument("--strict", action="store_true", help="warnings fail too")
    options = parser.parse_args(arguments)
    if not options.data.is_dir():
        parser.error(f"there is no folder {options.data}")
    return options


def _status(problems: tuple[Problem, ...], *, strict: bool) -> int:
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return int(any(problem.severity in failing for problem in problems))


if __name__ == "__main__":
    sys.exit(main())
