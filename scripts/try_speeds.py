"""Prints how far speeds err on what they never saw, beside a plain fit of two terms."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.speeds.trials import (
    Trial,
    plain_without_cards,
    without_campaigns,
    without_cards,
)
from macros.facts.reading.problems import CatalogError
from scripts.editions import add_advice, edition_of

ROW = "{:22} {:>20} {:>16} {:>26}"


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when the data have errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_advice(parser)
    options = parser.parse_args(arguments)
    try:
        edition = edition_of(options.data, options.as_of)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    catalog, performance = edition.everything, edition.performance
    print(ROW.format("", "without each card", "plain fit", "without each campaign"))
    for name, model in performance.models.items():
        reference = performance.speeds.reference_of(name)
        trials = (
            without_cards(model),
            plain_without_cards(model, catalog.gpus),
            without_campaigns(catalog, name, reference),
        )
        print(ROW.format(name, *map(in_words, trials)))
    print("Median and worst error; in brackets the share that the intervals hold, and the cases.")
    return 0


def in_words(trial: Trial | None) -> str:
    """Return the errors of a trial in percent."""
    if trial is None:
        return "-"
    held = "" if trial.coverage is None else f"{trial.coverage:.0%}, "
    return f"{trial.median:.1%} {trial.worst:.0%} ({held}{trial.cases})"


if __name__ == "__main__":
    sys.exit(main())
