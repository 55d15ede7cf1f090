"""Answers a price report: a pull request with the price, or a comment with what is wrong.

It runs with the right to write, so it imports nothing but Python's own library, and takes of what
the reading step left only one file of prices, by the id of a product that there is, and the text of
the explanation without its markup.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from scripts.plain_markdown import plain_markdown

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LARGEST_BYTES = 256 * 1024
PROPOSED = (
    "This report has a pull request, which an edit does not change. "
    "Write there what should be another way."
)
BOT = (
    "-c",
    "user.name=github-actions[bot]",
    "-c",
    "user.email=41898282+github-actions[bot]@users.noreply.github.com",
)


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 2 where the result is none that the reading step can have left."""
    options = _parser().parse_args(arguments)
    result: Path = options.result
    if not (result / "product").is_file():
        _run(
            "gh", "issue", "comment", str(options.issue), "--body-file", str(result / "comment.md")
        )
        return 0
    product = (result / "product").read_text(encoding="utf-8")
    prices = result / "prices.yml"
    if not _is_product(product) or prices.is_symlink() or prices.stat().st_size > LARGEST_BYTES:
        print("The result names no product of data/, or has no file of prices.", file=sys.stderr)
        return 2
    branch = f"price-report-{options.issue}"
    if _is_proposed(branch):  # a report that is edited must not change what was looked at
        _run("gh", "issue", "comment", str(options.issue), "--body", PROPOSED)
        return 0
    _commit(prices, product, branch, options.issue)
    title = f"Price of {product} (#{options.issue})"
    opened = ("gh", "pr", "create", "--base", "main", "--head", branch, "--title", title)
    _run(*opened, "--body-file", "-", text=_text(result, options.issue))
    return 0


def _is_product(name: str) -> bool:
    """Return whether data/ has an accelerator or a part of this id."""
    folders = (Path("data/gpus"), *Path("data/parts").glob("*/"))
    return bool(_ID.fullmatch(name)) and any((f / f"{name}.yml").is_file() for f in folders)


def _commit(prices: Path, product: str, branch: str, issue: int) -> None:
    file = Path("data/prices") / f"{product}.yml"
    _run("git", "switch", "--force-create", branch)
    shutil.copyfile(prices, file)
    _run("git", "add", "--", str(file))
    message = f"Price of {product}, reported by a reader\n\nIssue #{issue}."
    _run("git", *BOT, "commit", "--quiet", f"--message={message}")
    _run("gh", "auth", "setup-git")
    _run("git", "push", "--quiet", "--force", "origin", branch)


def _is_proposed(branch: str) -> bool:
    """Return whether the branch has an open pull request."""
    asked = ("gh", "pr", "list", "--head", branch, "--state", "open", "--json", "number")
    listed = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    return bool(json.loads(listed))


def _text(result: Path, issue: int) -> str:
    said = (result / "comment.md").read_text(encoding="utf-8")
    explained = plain_markdown((result / "explanation.md").read_text(encoding="utf-8"))
    return (
        f"{said}\n{explained}\n"
        "Before you merge: open the address, compare amount, day and region, and set "
        "`quality: A` if they agree. The checks run when you press **Close** and **Reopen**, "
        f"since a program opened this.\n\nCloses #{issue}.\n"
    )


def _run(*command: str, text: str | None = None) -> None:
    subprocess.run(command, check=True, text=True, input=text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("result", type=Path, help="what read_price_report.py left")
    parser.add_argument("--issue", type=int, required=True, help="the number of the report")
    return parser


if __name__ == "__main__":
    sys.exit(main())
