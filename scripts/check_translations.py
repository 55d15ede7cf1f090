"""Lists translated pages that are missing or outdated; --update says that they are now right."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.present.prose.translations import is_outdated, with_hash
from macros.present.words.language import DEFAULT_LANGUAGE, LANGUAGES

REASONS = {
    "missing": "missing, shown in English",
    "outdated": "outdated, the English page has changed",
    "orphaned": "orphaned, there is no English page",
}
CODES = tuple(language.code for language in LANGUAGES if language.code != DEFAULT_LANGUAGE)


def main(arguments: list[str] | None = None) -> int:
    """Return 0 so that translations block no English change; with `--strict` 1 if any is behind."""
    options = _options(arguments)
    docs = PROJECT / "docs"
    for page in options.update or ():
        _record(docs, page.resolve())
    states = {name: state for code in CODES for name, state in _states(docs, code).items()}
    behind = {name: state for name, state in states.items() if state != "current"}
    if options.json:
        print(json.dumps(_sorted_by_state(states), indent=2))
    else:
        for name, state in behind.items():
            print(f"{name}: {REASONS[state]}")
    return int(options.strict and bool(behind))


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--update", nargs="*", type=Path, metavar="PAGE", help="record as current")
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.add_argument(
        "--strict", action="store_true", help="exit 1 unless all pages are there and current"
    )
    options = parser.parse_args(arguments)
    if options.update == []:
        parser.error(
            "--update needs the translated pages that now say what the English ones say, "
            "for instance: --update docs/fr/method.md docs/ja/method.md"
        )
    return options


def _record(docs: Path, page: Path) -> None:
    if not page.is_relative_to(docs) or not page.is_file() or page.is_relative_to(docs / "en"):
        sys.exit(f"{page} is no translated page of {docs}.")
    source = docs / DEFAULT_LANGUAGE / Path(*page.relative_to(docs).parts[1:])
    if not source.is_file():
        sys.exit(f"{page} has no English page {source}.")
    english = source.read_text(encoding="utf-8")
    page.write_text(with_hash(page.read_text(encoding="utf-8"), english), encoding="utf-8")


def _states(docs: Path, code: str) -> dict[str, str]:
    """Return how each page of a language stands to its English one, by its path."""
    english, folder = docs / DEFAULT_LANGUAGE, docs / code
    sources = {file.relative_to(english) for file in english.rglob("*.md")}
    ours = {file.relative_to(folder) for file in folder.rglob("*.md")}
    return {
        (folder / page).relative_to(docs.parent).as_posix(): _state(english / page, folder / page)
        for page in sorted(sources | ours)
    }


def _state(source: Path, page: Path) -> str:
    if not page.exists():
        return "missing"
    if not source.exists():
        return "orphaned"
    texts = (file.read_text(encoding="utf-8") for file in (page, source))
    return "outdated" if is_outdated(*texts) else "current"


def _sorted_by_state(states: dict[str, str]) -> dict[str, list[str] | int]:
    listed: dict[str, list[str] | int] = {
        reason: [name for name, state in states.items() if state == reason] for reason in REASONS
    }
    return listed | {"current": list(states.values()).count("current")}


if __name__ == "__main__":
    sys.exit(main())
