"""Records which picks became others, and why, since the record was last made (data/turns.yml)."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import yaml

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.changes.turns import new_turns
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError
from macros.facts.records.turns import PickTurn
from macros.present.prices.home_region import reading_regions
from macros.site.day import build_date, newest_possible_date
from scripts.command_line import add_facts, past_day

NAME = "turns.yml"
HEAD = "# yaml-language-server: $schema=schema/turns.json\n"
STEP = timedelta(days=7)


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 0 when the record is up to date, 1 for mistakes in the data."""
    options = _options(arguments)
    try:
        catalog = load_catalog(options.data, today=newest_possible_date())
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    turns = list(recorded_since(catalog, options.since, options.until or build_date()))
    file = options.data / NAME
    text = file.read_text(encoding="utf-8") if file.is_file() else HEAD
    file.write_text(text + "".join(map(line_of, turns)), encoding="utf-8")
    print(f"{len(turns)} picks became others; {file} says so.")
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    parser.add_argument(
        "--since",
        type=past_day,
        help="begin the record on this day, week by week, where it is empty",
    )
    parser.add_argument("--until", type=past_day, help="the last day; without it that of the build")
    return parser.parse_args(arguments)


def recorded_since(catalog: Catalog, since: date | None, until: date) -> Iterator[PickTurn]:
    """Yield the turns since the last one on record, week by week where they begin `since`.

    Without a record and a day to begin with there is nothing to compare with.
    """
    record = list(catalog.turns)
    last = max((turn.date.last_day for turn in record), default=since)
    if last is None or last >= until:
        return
    days = [*_weeks(last, until), until] if since else [last, until]
    editions = (Edition(catalog, each, build_date()) for each in days)
    for before, after in itertools.pairwise(editions):
        found = list(new_turns(record, before, after, reading_regions(catalog)))
        record += found
        yield from found


def _weeks(first: date, until: date) -> list[date]:
    count = (until - first) // STEP + 1
    return [each for n in range(count) if (each := first + n * STEP) < until]


def line_of(turn: PickTurn) -> str:
    """Return an entry of the record, one line of YAML, so that a change is one line."""
    fields = turn.model_dump(mode="json", exclude_none=True, exclude_defaults=True)
    return f"- {_flow({'date': fields.pop('date'), **fields})}\n"


def _flow(value: Any) -> str:
    text = yaml.safe_dump(
        value, default_flow_style=True, sort_keys=False, width=10_000, allow_unicode=True
    )
    return text.strip().replace("'", "")


if __name__ == "__main__":
    sys.exit(main())
