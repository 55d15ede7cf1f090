"""Lists translated pages that are missing or outdated; --update says that they are now right."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.present.language import DEFAULT_LANGUAGE, LANGUAGES  # noqa: E402 - see check_data.py
from macros.present.translations import is_outdated, with_hash  # noqa: E402 - see check_data.py


def main(arguments: list[str] | None = None) -> int:
    """Return 0 always: an English change must not be blocked by its translations."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--update", nargs="*", type=Path, metavar="PAGE", help="record as current")
    options = parser.parse_args(arguments)
    docs = PROJECT / "docs"
    for page in options.update or ():
        _record(docs, page.resolve())
    for language in LANGUAGES:
        if language.code != DEFAULT_LANGUAGE:
            _report(docs, language.code)
    return 0


def _record(docs: Path, page: Path) -> None:
    if not page.is_relative_to(docs) or not page.is_file() or page.is_relative_to(docs / "en"):
        sys.exit(f"{page} is no translated page of {docs}.")
    source = docs / DEFAULT_LANGUAGE / Path(*page.relative_to(docs).parts[1:])
    if not source.is_file():
        sys.exit(f"{page} has no English page {source}.")
    english = source.read_text(encoding="utf-8")
    page.write_text(with_hash(page.read_text(encoding="utf-8"), english), encoding="utf-8")


def _report(docs: Path, code: str) -> None:
    english = docs / DEFAULT_LANGUAGE
    for source in sorted(english.rglob("*.md")):
        page = docs / code / source.relative_to(english)
        name = page.relative_to(docs.parent)
        if not page.exists():
            print(f"{name}: missing, shown in English")
        elif is_outdated(page.read_text(encoding="utf-8"), source.read_text(encoding="utf-8")):
            print(f"{name}: outdated, the English page has changed")


if __name__ == "__main__":
    sys.exit(main())
