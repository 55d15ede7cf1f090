"""Prints how prices of memory and drives moved, from a clone of SSS...Sun/Danawa-Crawler.

Each line is an entry of `levels` in data/price_indexes.yml: the median, and the middle half, of how
many times a product costs what it cost on the first day, of those that enough shops offer on both.
"""

from __future__ import annotations

import argparse
import csv
import io
import statistics
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.command_line import end_with_the_pipe

FEWEST = 7  # of fewer products a median says little
# The file of each kind, and how many shops have to offer a product: registered modules are rare.
KINDS = {
    "ddr4-rdimm": ("RAM", 1),
    "ddr4-udimm": ("RAM", 5),
    "ddr5-rdimm": ("RAM", 1),
    "ddr5-udimm": ("RAM", 5),
    "ssd": ("SSD", 5),
}
_UNLIKE = ("중고", "해외", "리퍼", "병행")  # used, imported, refurbished
_LAPTOP = "노트북"
Prices = Mapping[tuple[str, str], float]  # by the product and its size


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clone", type=Path, help="folder of a clone with its history")
    parser.add_argument("days", nargs="+", help="the first day and others, such as 2025-06-30")
    options = parser.parse_args(arguments)
    for kind, (file, shops) in KINDS.items():
        print(f"{kind}:")
        days = [prices_of(_file_on(options.clone, day, file), kind, shops) for day in options.days]
        for line in levels(options.days, days):
            print(f"  {line}")
    return 0


def prices_of(text: str, kind: str, least_shops: int) -> Prices:
    """Return the prices of a kind of product in a file of the crawler, by id and size."""
    return {
        (row[0], row[2]): float(row[3])
        for row in csv.reader(io.StringIO(text))
        if len(row) > 4 and row[3].isdigit() and int(row[3]) and _kind(row[1], row[2]) == kind
        if int(row[4].removesuffix("몰") or 0) >= least_shops
    }


def levels(days: Sequence[str], prices: Sequence[Prices]) -> Iterator[str]:
    """Yield an entry for each day on which enough products of the first day are on sale."""
    for day, known in zip(days, prices, strict=True):
        ratios = [known[id_] / first for id_, first in prices[0].items() if id_ in known]
        if len(ratios) >= FEWEST:
            low, middle, high = statistics.quantiles(ratios, n=4, method="inclusive")
            ends = f"level: {middle:.2f}, low: {low:.2f}, high: {high:.2f}"
            yield f"- {{date: {day}, {ends}, products: {len(ratios)}}}"


def _kind(name: str, size: str) -> str:
    """Return the kind of a product by its name; empty for what is not counted."""
    if any(word in name for word in (*_UNLIKE, _LAPTOP)):
        return ""
    generation = next((g for g in ("DDR4", "DDR5") if g in name), "")
    if not generation:
        return "ssd" if size.endswith(("GB", "TB")) else ""
    is_registered = "REG" in name.upper() or "RDIMM" in name.upper()
    if "ECC" in name.upper() and not is_registered:
        return ""
    return f"{generation.lower()}-{'rdimm' if is_registered else 'udimm'}"


def _file_on(clone: Path, day: str, file: str) -> str:
    """Return a file as the last commit of a day or before has it."""
    git = ["git", "-C", str(clone)]
    found = [*git, "log", "-1", "--format=%h", f"--before={day} 23:59:59"]
    commit = subprocess.run(found, check=True, capture_output=True, text=True).stdout.strip()
    shown = [*git, "show", f"{commit}:crawl_data/{file}.csv"]
    return subprocess.run(shown, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
