"""Adds a price that you saw to data/prices, or many from a CSV file; a mistake changes nothing."""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import HELP, CatalogError
from macros.site.day import newest_possible_date
from scripts.command_line import add_facts, existing
from scripts.price_entries import FIELDS, Outcome, Seen, keep, try_prices

MOST_ROWS = 1000


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where there are mistakes, of the prices or of the data."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if bool(options.csv) == bool(options.product):
        parser.error("name a product, or a file with --csv")
    try:
        outcome = _outcome(options)
    except (CatalogError, UnicodeDecodeError, csv.Error) as error:
        print(error)
        return 1
    for mistake in outcome.mistakes:
        print(mistake)
    if outcome.mistakes:
        print(f"Nothing was written. {HELP}")
        return 1
    keep(outcome)
    for file in outcome.texts:
        print(f"{options.data.name}/prices/{file.name} written.")
    return 0


def _outcome(options: argparse.Namespace) -> Outcome:
    if options.csv:
        prices, mistakes = read_rows(options.csv)
        if mistakes:
            return Outcome({}, tuple(mistakes))
    else:
        fields = {name: getattr(options, name) or "" for name in FIELDS}
        prices = [Seen(options.product, fields)]
    today = newest_possible_date()
    return try_prices(options.data, load_catalog(options.data, today=today), prices, today)


def read_rows(file: Path) -> tuple[list[Seen], list[str]]:
    """Return the prices of a CSV file, and what is wrong with its form."""
    with file.open(encoding="utf-8-sig", newline="") as lines:
        reader = csv.DictReader(lines)
        names = reader.fieldnames or ()
        unknown = [name for name in names if name not in ("product", *FIELDS)]
        if unknown or "product" not in names:
            allowed = ", ".join(("product", *FIELDS))
            found = f"there is no column '{unknown[0]}'" if unknown else "`product` is missing"
            return [], [f"{file.name}:1: {found}. Allowed: {allowed}."]
        rows = list(reader)
    if not 0 < len(rows) <= MOST_ROWS:
        return [], [f"{file.name}: write 1 to {MOST_ROWS} prices; found {len(rows)}."]
    uneven = [n for n, row in enumerate(rows, 1) if None in row or None in row.values()]
    if uneven:
        return [], [f"{file.name}: row {n} has not as many values as columns." for n in uneven]
    return [Seen(row.pop("product"), row) for row in rows], []


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    parser.add_argument("product", nargs="?", help="id, or the name as the guide writes it")
    parser.add_argument("--csv", type=existing, metavar="FILE", help="one price in each row")
    for name in FIELDS:
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=name.upper())
    return parser


if __name__ == "__main__":
    sys.exit(main())
