"""Says which accelerator to get for a profile of the guide, with needs of one's own."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError, did_you_mean
from macros.facts.records.advice import Acquisition, Possession
from macros.present.tools.choose_page import facts_of
from macros.present.tools.choose_words import ChooseWords
from macros.present.words.language import LANGUAGES, Language
from macros.site.day import newest_possible_date
from scripts.command_line import add_facts, end_with_the_pipe

MOST_WEIGHT = 9
MOST_SLOTS = 8
WEIGHTS = [str(weight) for weight in range(1, MOST_WEIGHT + 1)]


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where nothing meets the needs, 2 for mistakes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    today = newest_possible_date()
    try:
        catalog = load_catalog(options.data, today=today)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    question = _question(options, catalog, parser)
    edition = Edition(catalog, today, today)
    answer = choose_answer(question, edition.situation(question.region))
    if options.json:
        print(json.dumps(answer, indent=1, ensure_ascii=False))
    else:
        language = Language.of(catalog, options.language)
        words = ChooseWords(question, answer, facts_of(edition), catalog, language)
        print("\n".join([words.sentence(), *words.further(), *words.turns()]))
    return 0 if answer["pick"] else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--for", dest="preset", required=True, help="a profile of the guide")
    parser.add_argument(
        "--works",
        type=_works,
        default=(),
        metavar="WORK[=WEIGHT],...",
        help=f"kinds of work instead; a weight from 1 to {MOST_WEIGHT} says how much one counts",
    )
    parser.add_argument("--region", default="us")
    parser.add_argument("--budget", type=_amount, help="for everything, in the region's money")
    parser.add_argument("--memory", type=_amount, help="GB at least")
    parser.add_argument("--acquire", choices=get_args(Acquisition))
    parser.add_argument("--has", choices=get_args(Possession))
    parser.add_argument("--cuda", action="store_true", help="it must run CUDA")
    parser.add_argument("--watts", type=_amount, help="power at most")
    parser.add_argument("--slots", type=_amount, help="thickness at most")
    parser.add_argument("--count", type=int, choices=(1, 2, 4), help="cards at most")
    parser.add_argument("--have", default="", help="the card that is there, to compare")
    parser.add_argument("--psu", type=_amount, help="watts of the power supply that is there")
    parser.add_argument(
        "--free-slots",
        type=int,
        choices=range(1, MOST_SLOTS + 1),
        help="how many more cards the computer that is there has slots and room for",
    )
    parser.add_argument("--quiet", action="store_true", help="it stands beside a desk")
    parser.add_argument("--language", default="en", choices=[one.code for one in LANGUAGES])
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")
    add_facts(parser)
    return parser


def _works(text: str) -> tuple[str, ...]:
    """Return the works, each as often as it weighs. Raises ArgumentTypeError for other weights."""
    works: list[str] = []
    for named in filter(None, text.split(",")):
        work, _, weight = named.partition("=")
        if weight not in WEIGHTS and weight:
            raise argparse.ArgumentTypeError(
                f"'{weight}' is no weight: a whole number from 1 to {MOST_WEIGHT}, like {work}=2."
            )
        works += [work] * int(weight or 1)
    return tuple(works)


def _amount(text: str) -> float:
    """Return a number above 0. Raises ArgumentTypeError for anything else."""
    try:
        amount = float(text)
    except ValueError:
        amount = 0.0
    if not 0 < amount < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}' is no number above 0, like 1000.")
    return amount


def _question(
    options: argparse.Namespace, catalog: Catalog, parser: argparse.ArgumentParser
) -> ChooseQuestion:
    _check(parser, "--for", [options.preset], catalog.personas)
    _check(parser, "--works", options.works, catalog.workloads)
    _check(parser, "--region", [options.region], catalog.regions)
    _check(parser, "--have", [options.have] if options.have else [], catalog.gpus)
    return ChooseQuestion(
        preset=options.preset,
        region=options.region,
        works=options.works,
        budget=options.budget,
        memory_gb=options.memory,
        acquire=options.acquire,
        has=options.has,
        cuda=options.cuda,
        watts=options.watts,
        slots=options.slots,
        count=options.count,
        have=options.have,
        psu_w=options.psu,
        free_slots=options.free_slots,
        quiet=options.quiet,
    )


def _check(
    parser: argparse.ArgumentParser, option: str, given: Iterable[str], known: Iterable[str]
) -> None:
    """End with what is allowed where a name is not known."""
    names = list(known)
    for name in given:
        if name not in names:
            hint = did_you_mean(name, names) or f"Allowed: {', '.join(names)}."
            parser.error(f"{option}: there is no '{name}'. {hint}")


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
