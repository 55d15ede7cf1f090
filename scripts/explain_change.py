"""Says in words what a change of the data does to the guide's advice, and prints it.

BASE and HEAD are folders of data or revisions of git; HEAD is the data of this checkout if it is
left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.changes.between import changes_between
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError
from macros.present.changes.explanation import explanation
from macros.present.changes.markdown import markdown
from macros.present.changes.rows import problem_rows, rows
from macros.present.words.language import LANGUAGES, Language
from macros.site.day import build_date, newest_possible_date
from scripts.command_line import add_day, end_with_the_pipe
from scripts.revisions import Side, UnknownSideError, side_at


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where the data of a side do not load, 2 for unknown names."""
    parser = _parser()
    options = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        try:
            sides = [
                side_at(text, Path(folder) / name, PROJECT)
                for name, text in (("base", options.base), ("head", options.head))
            ]
        except UnknownSideError as unknown:
            parser.error(str(unknown))
        catalogs = [_loaded(side, options.format) for side in sides]
        if None in catalogs:
            return 1
    own = _loaded(Side("this checkout", PROJECT / "data"), options.format)
    if own is None:
        return 1
    before, after = (catalog for catalog in catalogs if catalog)
    _print(before, after, own, options)
    if options.format == "md":
        _print_lent(sides)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", metavar="BASE", help="what it was before")
    parser.add_argument("head", metavar="HEAD", nargs="?", default=str(PROJECT / "data"))
    parser.add_argument("--format", choices=("md", "json"), default="md")
    parser.add_argument("--language", default="en", choices=[one.code for one in LANGUAGES])
    parser.add_argument("--site", default="", help="address of the site, so that pages are linked")
    add_day(parser)
    return parser


def _loaded(side: Side, form: str) -> Catalog | None:
    """Return the facts of a side; None, after its problems are printed, where they do not load."""
    try:
        return load_catalog(side.data, today=newest_possible_date())
    except CatalogError as error:
        told = side.why_unread(error.problems)
        if form == "json":
            print(json.dumps({"unread": told, "problems": problem_rows(error.problems)}, indent=1))
        else:
            print(told if side.is_older else f"{told}\n{error}")
        return None


def _print_lent(sides: Sequence[Side]) -> None:
    """Say which rules a side was lent, since no change of them is told."""
    for side in sides:
        if side.lent:
            rules = ", ".join(side.lent)
            print(f"\nRules that {side.name} did not have are those of this checkout: {rules}.")


def _print(before: Catalog, after: Catalog, own: Catalog, options: argparse.Namespace) -> None:
    """Print what changes, in the words that this checkout has."""
    day = options.as_of or build_date()
    was, now = (Edition(catalog, day, build_date()) for catalog in (before, after))
    changes = changes_between(was, now)
    if options.format == "json":
        print(json.dumps(rows(changes), indent=1, ensure_ascii=False))
        return
    language = Language.of(_with_words_of(own, after), options.language)
    report = explanation(changes, was, now, language)
    print(markdown(report, language, options.site), end="")


def _with_words_of(own: Catalog, catalog: Catalog) -> Catalog:
    """Return the facts with the words of this checkout: data of another time may lack some."""
    texts = {code: {**catalog.locales.get(code, {}), **own.locales[code]} for code in own.locales}
    return replace(catalog, messages=own.messages, locales=texts)


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
