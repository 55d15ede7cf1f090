"""Times all advice of two dates with the real catalogue, and with 200 and 2,000 products."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from datetime import date
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.edition import Edition  # noqa: E402 - see check_data.py
from macros.advice.picks.draws import standard_normal  # noqa: E402 - see check_data.py
from macros.facts.catalog import Catalog, load_catalog  # noqa: E402 - see check_data.py
from macros.site.state import newest_possible_date  # noqa: E402 - see check_data.py

SIZES = (200, 2_000)
PAST = date(2019, 5, 26)


def main(arguments: list[str] | None = None) -> int:
    """Print seconds for each size, and how they grow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=PROJECT / "data")
    parser.add_argument("--runs", type=int, default=3, help="the fastest of so many counts")
    options = parser.parse_args(arguments)
    real = load_catalog(options.data, today=newest_possible_date())
    catalogs = [real, *(grown(real, size) for size in SIZES)]
    times = [fastest(catalog, options.runs) for catalog in catalogs]
    print("products  seconds  picks  of today's time for the real catalogue")
    for catalog, seconds in zip(catalogs, times, strict=True):
        picks = 2 * len(catalog.personas) * len(catalog.regions)
        print(f"{len(catalog.gpus):8}  {seconds:7.2f}  {picks:5}  {seconds / times[0]:.2f}")
    return 0


def grown(catalog: Catalog, size: int) -> Catalog:
    """Return the catalogue with copies of products and their prices, until it has `size`."""
    gpus, prices = dict(catalog.gpus), dict(catalog.prices)
    originals = list(catalog.gpus.values())
    number = 0
    while len(gpus) < size:
        original = originals[number % len(originals)]
        copy = f"{original.id}-copy-{number}"
        gpus[copy] = original.model_copy(update={"id": copy, "aliases": ()})
        if original.id in catalog.prices:
            prices[copy] = catalog.prices[original.id]
        number += 1
    return replace(catalog, gpus=gpus, prices=prices)


def fastest(catalog: Catalog, runs: int) -> float:
    """Return the seconds that all personas, regions and both dates take."""
    return min(_once(catalog) for _ in range(runs))


def _once(catalog: Catalog) -> float:
    standard_normal.cache_clear()
    started = time.perf_counter()
    today = newest_possible_date()
    for day in (today, PAST):
        edition = Edition(catalog, day, today)
        for region in edition.catalog.regions:
            edition.verdicts(region)
    return time.perf_counter() - started


if __name__ == "__main__":
    sys.exit(main())
