"""Checks a computer that a file describes against all rules of builds."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.evaluation import Figures  # noqa: E402 - see check_data.py
from macros.advice.builds.figures import figures_of  # noqa: E402 - see check_data.py
from macros.advice.builds.mains import mains_of  # noqa: E402 - see check_data.py
from macros.advice.builds.named import named_build  # noqa: E402 - see check_data.py
from macros.advice.builds.results import Result, results  # noqa: E402 - see check_data.py
from macros.advice.edition import Edition  # noqa: E402 - see check_data.py
from macros.facts.build_file import BuildFile, read_build_file  # noqa: E402 - see check_data.py
from macros.facts.catalog import load_catalog  # noqa: E402 - see check_data.py
from macros.facts.reading.problems import CatalogError, did_you_mean  # noqa: E402 - see check_data.py
from macros.facts.records.regions import DEFAULT_REGION  # noqa: E402 - see check_data.py
from macros.present.builds.result_words import Wording  # noqa: E402 - see check_data.py
from macros.present.words.language import LANGUAGE_BY_CODE, Language  # noqa: E402 - see check_data.py
from macros.site.day import build_date, newest_possible_date  # noqa: E402 - see check_data.py

# What is told first; passes are only counted.
TOLD = ("fail", "unknown", "warn")
# Parts without which no rule about them can be checked.
EXPECTED = ("cpu", "motherboard", "memory", "psu", "case", "cooler", "storage")
BROUGHT_BY_CHASSIS = ("motherboard", "psu", "case", "cooler")


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when a rule fails, 2 when the file or the data have mistakes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        catalog = load_catalog(options.data, today=newest_possible_date())
        file = read_build_file(options.file, catalog)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    if options.region not in catalog.regions:
        hint = did_you_mean(options.region, catalog.regions)
        parser.error(f"there is no region '{options.region}'. {hint}".rstrip())
    mains = mains_of(catalog, options.region)
    edition = Edition(catalog, build_date(), build_date())
    offers = {**edition.offers[options.region], **edition.part_offers(options.region)}
    try:
        build = named_build(file, catalog, mains, offers)
    except ValueError as error:
        parser.error(str(error))
    figures = figures_of(build, mains, catalog.build_figures)
    found = results(catalog.build_rules, figures)
    language = Language.of(catalog, options.language)
    wording = Wording(catalog.build_rules, mains, figures, language)
    if options.json:
        print(json.dumps([_row(one, wording) for one in found], indent=1, ensure_ascii=False))
    else:
        _print_in_words(found, wording, figures, file, options.region)
    return 1 if any(one.severity == "fail" for one in found) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=_existing, help="YAML with the parts; see CONTRIBUTING.md")
    parser.add_argument("--region", default=DEFAULT_REGION, help="whose mains and prices hold")
    parser.add_argument("--json", action="store_true", help="one object for each result")
    parser.add_argument("--language", choices=tuple(LANGUAGE_BY_CODE), default="en")
    parser.add_argument("--data", type=_existing, default=PROJECT / "data", help="folder of facts")
    return parser


def _existing(text: str) -> Path:
    path = Path(text)
    if not path.exists():
        raise argparse.ArgumentTypeError(f"there is no {text}")
    return path


def _row(result: Result, wording: Wording) -> dict[str, Any]:
    return {
        "rule": result.rule,
        "severity": result.severity,
        "figure": result.figure,
        "limit": result.limit,
        "unit": result.unit,
        "message": _sentence(result, wording),
    }


def _sentence(result: Result, wording: Wording) -> str:
    words, language = wording.words(result), wording.language
    said = words.sentence
    if result.severity == "unknown":
        said = language.paired(words.name, said)
    return language.text("build-result.sentence", said=said, remedy=words.remedy).strip()


def _print_in_words(
    found: Sequence[Result], wording: Wording, figures: Figures, file: BuildFile, region: str
) -> None:
    """Print what is wrong, the worst first, then what passes and what was left out."""
    text = wording.language.text
    for severity in TOLD:
        for result in found:
            if result.severity == severity:
                name = text(f"build-severity.{severity}")
                print(f"{name}  {result.rule}: {_sentence(result, wording)}")
    counts = {one: sum(r.severity == one for r in found) for one in ("pass", *TOLD)}
    words = (f"{count} {text(f'build-severity.{one}')}" for one, count in counts.items())
    print(f"{region}: {', '.join(words)}")
    left_out = [name for name in _expected(file) if not getattr(file, name)]
    if left_out:
        print(f"Not in the file: {', '.join(left_out)}. What hangs on them is not known.")
    if figures["mains_v"] is None:
        print(f"No circuit is recorded for '{region}', so nothing is known of its mains.")


def _expected(file: BuildFile) -> list[str]:
    if file.chassis is None:
        return list(EXPECTED)
    return [name for name in EXPECTED if name not in BROUGHT_BY_CHASSIS]


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # `| head` is no error
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
