"""Answers a price report: a pull request with the price, or a comment with what is wrong.

It runs with the right to write, so it imports nothing but Python's own library, and takes of what
the reading step left only one file of prices, by the id of a product that there is, and the text of
the explanation without its markup.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.plain_markdown import plain_markdown
from scripts.pull_request import UNCHECKED, is_proposed, propose, push, run

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LARGEST_BYTES = 256 * 1024
PROPOSED = (
    "This report has a pull request, which an edit does not change. "
    "Write there what should be another way."
)


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 2 where the result is none that the reading step can have left."""
    options = _parser().parse_args(arguments)
    result: Path = options.result
    if not (result / "product").is_file():
        run("gh", "issue", "comment", str(options.issue), "--body-file", str(result / "comment.md"))
        return 0
    product = (result / "product").read_text(encoding="utf-8")
    prices = result / "prices.yml"
    if not _is_product(product) or prices.is_symlink() or prices.stat().st_size > LARGEST_BYTES:
        print("The result names no product of data/, or has no file of prices.", file=sys.stderr)
        return 2
    branch = f"price-report-{options.issue}"
    if is_proposed(branch):  # a report that is edited must not change what was looked at
        run("gh", "issue", "comment", str(options.issue), "--body", PROPOSED)
        return 0
    _push(prices, product, branch, options.issue)
    propose(branch, f"Price of {product} (#{options.issue})", _text(result, options.issue))
    return 0


def _is_product(name: str) -> bool:
    """Return whether data/ has an accelerator or a part of this id."""
    folders = (Path("data/gpus"), *Path("data/parts").glob("*/"))
    return bool(_ID.fullmatch(name)) and any((f / f"{name}.yml").is_file() for f in folders)


def _push(prices: Path, product: str, branch: str, issue: int) -> None:
    file = Path("data/prices") / f"{product}.yml"
    shutil.copyfile(prices, file)
    push(file, branch, f"Price of {product}, reported by a reader\n\nIssue #{issue}.")


def _text(result: Path, issue: int) -> str:
    said = (result / "comment.md").read_text(encoding="utf-8")
    explained = plain_markdown((result / "explanation.md").read_text(encoding="utf-8"))
    return (
        f"{said}\n{explained}\n"
        "Before you merge: open the address, compare amount, day and region, and set "
        f"`quality: A` if they agree. {UNCHECKED}\n\nCloses #{issue}.\n"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("result", type=Path, help="what read_price_report.py left")
    parser.add_argument("--issue", type=int, required=True, help="the number of the report")
    return parser


if __name__ == "__main__":
    sys.exit(main())
