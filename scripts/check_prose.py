"""Checks docs/ and prints every mistake of every page with its file, line and column."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import Problem
from macros.present.prose.checks import Checks, names_of
from macros.present.prose.page_text import PageText, page_text, pages_of
from macros.present.prose.reviews import due_reviews
from macros.site.day import build_date, newest_possible_date
from macros.site.macros.register import macros_by_name
from macros.site.prose_environment import HINT, ProseEnvironment
from scripts.command_line import add_facts, existing


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when a page has a mistake."""
    options = _options(arguments)
    docs = options.docs.resolve()
    checks = Checks(docs, names_of(load_catalog(options.data, today=newest_possible_date())))
    pages = [page for page in pages_of(docs) if _is_asked_for(page, options.pages)]
    problems = [problem for page in pages for problem in checks.problems(page)]
    prose = ProseEnvironment(macros_by_name())
    problems += [problem for page in pages for problem in _calls(page_text(page, docs), prose)]
    problems.sort()
    for problem in problems:
        print(problem.annotation() if options.github else problem)
    for review in due_reviews(docs, build_date()):
        print(review.annotation() if options.github else review)
    wrong = len({problem.path for problem in problems})
    mistakes = f"{len(problems)} mistakes in {wrong} of them" if problems else "no mistakes"
    print(f"{len(pages)} pages, {mistakes}.")
    return int(bool(problems))


def _calls(page: PageText, prose: ProseEnvironment) -> Iterator[Problem]:
    """Yield what a page says in Jinja besides calls of our macros."""
    for line, message in prose.refused(page.text):
        yield Problem(page.path, line, 1, "", message, HINT)


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", type=existing, help="pages or folders (else: all)")
    parser.add_argument("--docs", type=Path, default=PROJECT / "docs", help="folder of languages")
    add_facts(parser)
    parser.add_argument("--github", action="store_true", help="print GitHub annotations")
    return parser.parse_args(arguments)


def _is_asked_for(page: Path, asked: list[Path]) -> bool:
    return not asked or any(page.is_relative_to(path.resolve()) for path in asked)


if __name__ == "__main__":
    sys.exit(main())
