"""Checks a computer that a file describes against all rules of builds."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.evaluation import Figures
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import mains_of
from macros.advice.builds.named import named_build
from macros.advice.builds.results import Result, results
from macros.facts.build_file import WHOLE_COMPUTERS, BuildFile, read_build_file
from macros.facts.reading.problems import CatalogError, did_you_mean
from macros.facts.records.products import Gpu
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.builds.result_words import Wording
from macros.present.words.language import LANGUAGE_BY_CODE, Language
from scripts.command_line import add_facts, end_with_the_pipe, existing
from scripts.editions import edition_of

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
        edition = edition_of(options.data)
        file = read_build_file(options.file, edition.catalog)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    catalog = edition.catalog
    if options.region not in catalog.regions:
        hint = did_you_mean(options.region, catalog.regions)
        parser.error(f"there is no region '{options.region}'. {hint}".rstrip())
    mains = mains_of(catalog, options.region)
    offers = {**edition.offers[options.region], **edition.part_offers(options.region)}
    try:
        build = named_build(file, catalog, mains, offers)
    except ValueError as error:
        parser.error(str(error))
    figures = figures_of(build, mains, catalog.build_figures)
    answers = results(catalog.build_rules, figures)
    language = Language.of(catalog, options.language)
    wording = Wording(catalog.build_rules, mains, figures, language)
    if options.json:
        rows = [_row(result, wording) for result in answers]
        print(json.dumps(rows, indent=1, ensure_ascii=False))
    else:
        expected = _expected(file, build.gpu)
        left_out = [name for name in expected if not getattr(file, name)]
        _print_in_words(answers, wording, figures, left_out, options.region)
    return 1 if any(result.severity == "fail" for result in answers) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=existing, help="YAML with the parts; see CONTRIBUTING.md")
    parser.add_argument("--region", default=DEFAULT_REGION, help="whose mains and prices hold")
    parser.add_argument("--json", action="store_true", help="one object for each result")
    parser.add_argument("--language", choices=tuple(LANGUAGE_BY_CODE), default="en")
    add_facts(parser)
    return parser


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
    sentence = words.sentence
    if result.severity == "unknown":
        sentence = language.paired(words.name, sentence)
    return language.text("build-result.sentence", said=sentence, remedy=words.remedy).strip()


def _print_in_words(
    answers: Sequence[Result],
    wording: Wording,
    figures: Figures,
    left_out: Sequence[str],
    region: str,
) -> None:
    """Print what is wrong, the worst first, then what passes and what was left out."""
    text = wording.language.text
    open_points = [a for a in answers if a.severity == "unknown" and not a.decisive]
    for severity in TOLD:
        for result in answers:
            if result.severity == severity and result not in open_points:
                name = text(f"build-severity.{severity}")
                print(f"{name}  {result.rule}: {_sentence(result, wording)}")
    if open_points:
        names = wording.language.listed(wording.name(result.rule) for result in open_points)
        print(text("builds.open_points", what=names))
    counts = Counter[str](result.severity for result in answers)
    words = (f"{counts[name]} {text(f'build-severity.{name}')}" for name in ("pass", *TOLD))
    print(f"{region}: {', '.join(words)}")
    if left_out:
        print(f"Not in the file: {', '.join(left_out)}. What hangs on them is not known.")
    if figures["mains_v"] is None:
        print(f"No circuit is recorded for '{region}', so nothing is known of its mains.")


def _expected(file: BuildFile, gpu: Gpu) -> list[str]:
    if gpu.form_factor in WHOLE_COMPUTERS:
        return ["storage"]
    brought = BROUGHT_BY_CHASSIS if file.chassis or file.computer else ()
    joined = ("motherboard", "case", "cooler") if file.external else ()
    return [name for name in EXPECTED if name not in (*brought, *joined)]


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
