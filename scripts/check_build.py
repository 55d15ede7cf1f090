"""Checks a computer that a file describes against all rules of builds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.build import Build
from macros.advice.builds.circuits import rules_about_mains, sockets_for
from macros.advice.builds.evaluation import Figures
from macros.advice.builds.figures import figures_of
from macros.advice.builds.known_models import Model, results_of_any, with_each_model
from macros.advice.builds.open_points import awaited
from macros.advice.builds.results import Result
from macros.advice.builds.wiring import assignment_of, inlets_of
from macros.facts.reading.problems import CatalogError
from macros.present.api.parts import place_in_lists
from macros.present.builds.check_report import check_report, is_sold_whole, summary_words
from macros.present.builds.checker import LABELS
from macros.present.builds.circuit_words import assignment_words, circuit_facts
from macros.present.builds.part_rows import model_name
from macros.present.builds.result_words import Wording
from macros.present.words.language import Language
from scripts.command_line import end_with_the_pipe
from scripts.described_computer import DescribedComputer, add_computer, described_computer


@dataclass(frozen=True)
class Checked:
    """A build with its figures and what the rules say of it."""

    build: Build
    figures: Figures
    answers: Sequence[Result]


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when a rule fails, 2 when the file or the data have mistakes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        computer = described_computer(options, parser)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    catalog, build, mains = computer.edition.catalog, computer.build, computer.mains
    figures = figures_of(build, mains, catalog.build_figures)
    language = Language.of(catalog, options.language)
    answers = results_of_any(catalog.build_rules, figures, _models(computer, language))
    rules, computed = catalog.build_rules, catalog.build_figures
    sockets = sockets_for(build, mains, rules_about_mains(rules, computed), computed)
    sufficient = tuple(socket.circuit for socket in sockets if socket.suffices)
    wording = Wording(rules, mains, figures, language, computed, sufficient)
    if options.json:
        rows = [_row(result, wording) for result in answers]
        print(json.dumps(rows, indent=1, ensure_ascii=False))
    else:
        _print_in_words(Checked(build, figures, answers), wording, options.region)
    return 1 if any(result.severity == "fail" for result in answers) else 0


def _models(computer: DescribedComputer, language: Language) -> list[Model]:
    """Return the known models of a card of which the file names none, each with its figures."""
    catalog = computer.edition.catalog
    builds = with_each_model(computer.build, catalog)
    boards = sorted((catalog.parts.gpu_boards[id_] for id_ in builds), key=place_in_lists)
    return [
        Model(
            model_name(board, language),
            figures_of(builds[board.id], computer.mains, catalog.build_figures),
        )
        for board in boards
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    add_computer(parser)
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
    sentences = filter(None, (words.sentence, words.remedy))
    return language.text("join.sentence").join(sentences)


def _print_in_words(checked: Checked, wording: Wording, region: str) -> None:
    """Print what is wrong, then what to look up, and in a line each what decides nothing."""
    text, language = wording.language.text, wording.language
    report = check_report(checked.answers, wording, awaited(checked.build))
    for result in (*report.fails, *report.warnings, *report.look_up):
        name = text(f"build-severity.{result.severity}")
        print(f"{name}  {result.rule}: {_sentence(result, wording)}")
    if report.open:
        names = language.listed(wording.name(result.rule) for result in report.open)
        print(text("builds.open_points", what=names))
    if report.waiting:
        parts = language.listed(text(LABELS[name]) for name in awaited(checked.build))
        print(text("check.waiting", parts=parts, count=len(report.waiting)))
    is_whole = is_sold_whole(wording)
    for line in () if is_whole else _wiring_lines(checked, language):
        print(line)
    print(f"{region}: {summary_words(checked.answers, wording)}")
    if checked.figures["mains_v"] is None and not is_whole:
        print(f"No circuit is recorded for '{region}', so nothing is known of its mains.")


def _wiring_lines(checked: Checked, language: Language) -> list[str]:
    """Return what hangs on what, and what is known of the socket."""
    assigned = assignment_of(checked.build, checked.figures["board_w"])
    circuit, inlets = checked.build.circuit, inlets_of(checked.build)
    return [*assignment_words(assigned, language), *circuit_facts(circuit, language, inlets)]


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
