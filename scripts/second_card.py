"""Says what a second card asks of the computer that a file describes, and what one larger costs."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.build import Cards
from macros.advice.builds.pair_answer import pair_answer
from macros.advice.builds.pair_records import PURPOSES
from macros.advice.builds.second_card import SecondCard, Way, Workshop
from macros.facts.catalog import Catalog
from macros.facts.reading.problems import CatalogError, did_you_mean
from macros.present.builds.result_words import Wording
from macros.present.builds.second_card_words import SecondCardWords
from macros.present.tools.pair_words import PairWords
from macros.present.tools.second_card_facts import facts_of, usual_question
from macros.present.words.language import Language
from scripts.command_line import end_with_the_pipe
from scripts.described_computer import DescribedComputer, add_computer, described_computer


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where no exchange makes it fit, 2 for mistakes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        computer = described_computer(options, parser)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    catalog, card = computer.edition.catalog, options.card or computer.file.gpu
    known = {**catalog.gpus, **catalog.parts.gpu_boards}
    if card not in known:
        parser.error(f"there is no accelerator '{card}'. {did_you_mean(card, known)}".rstrip())
    if options.model and options.model not in catalog.models:
        hint = did_you_mean(options.model, catalog.models)
        parser.error(f"there is no model '{options.model}'. {hint}".rstrip())
    if options.purpose and computer.build.card_count > 1:
        parser.error("--for asks about one card and one more, and this computer has several.")
    workshop = _workshop(computer, options.region)
    added = _cards(card, catalog)
    answer = workshop.with_second_card(computer.build, added)
    language = Language.of(catalog, options.language)
    asked = _asked(computer, added, options, language) if options.purpose else None
    if options.json:
        row = _row(answer) | ({"asked": asked.answer} if asked else {})
        print(json.dumps(row, indent=1, ensure_ascii=False))
    else:
        if asked:
            print("\n".join(_said(asked)))
        wording = Wording(
            catalog.build_rules, workshop.mains, answer.after, language, catalog.build_figures
        )
        words = SecondCardWords(answer, wording, options.region, catalog)
        # Where a second card is not worth it, nobody asks what the pair costs.
        print("\n".join(words.lines(with_ways=not (asked and asked.is_refused))))
    return 1 if answer.exchanges is None else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--card", help="the added accelerator or maker's model; else the same")
    parser.add_argument(
        "--for", dest="purpose", choices=PURPOSES, help="what for: the answer of the page"
    )
    parser.add_argument("--model", help="the language model to run; else a usual one")
    add_computer(parser)
    return parser


def _asked(
    computer: DescribedComputer, added: Cards, options: argparse.Namespace, language: Language
) -> PairWords | None:
    """Return the answer of the page for these cards; None where it knows no such card or model."""
    build, facts = computer.build, facts_of(computer.edition)
    changes = {"model": options.model} if options.model else {}
    question = usual_question(
        facts,
        options.region,
        have=build.gpu.id,
        add="" if added.gpu.id == build.gpu.id else added.gpu.id,
        purpose=options.purpose,
        limit_w=build.gpu_power_limit_w,
        psu_w=build.psu.rated_w * build.psu_count if build.psu else None,
        **changes,
    )
    known = {card["id"] for card in facts["cards"]}, {model["id"] for model in facts["models"]}
    if (
        question is None
        or not {question.have, added.gpu.id} <= known[0]
        or question.model not in known[1]
    ):
        return None
    return PairWords(
        question, pair_answer(question, facts), facts, computer.edition.catalog, language
    )


def _said(asked: PairWords) -> list[str]:
    """Return the answer and its prices; no table stands beside them whose prices need a note."""
    ways = list(asked.ways())
    return [asked.sentence(), *ways, *(asked.in_prices() if ways else ())]


def _cards(id_: str, catalog: Catalog) -> Cards:
    board = catalog.parts.gpu_boards.get(id_)
    return Cards(catalog.gpus[board.gpu if board else id_], 1, board)


def _workshop(computer: DescribedComputer, region: str) -> Workshop:
    edition = computer.edition
    offers, part_offers = edition.offers[region], edition.part_offers(region)
    return Workshop(edition.catalog, computer.mains, offers, part_offers, edition.joint_speed)


def _row(answer: SecondCard) -> dict[str, Any]:
    exchanges = answer.exchanges
    return {
        "verdict": answer.verdict,
        "broken": [result.rule for result in answer.broken],
        "already": sorted(answer.already),
        "unknown": [result.rule for result in answer.unknown],
        "warned": [result.rule for result in answer.warned],
        "exchanges": None if exchanges is None else [e.part.id for e in exchanges],
        "lanes": [answer.before["lanes_each"], answer.after["lanes_each"]],
        "load_w": [answer.before["load_w"], answer.after["load_w"]],
        "pair": _way_row(answer.pair),
        "larger": [_way_row(way) for way in answer.larger],
    }


def _way_row(way: Way) -> dict[str, Any]:
    return {
        "cards": {gpu.id: count for gpu, count in way.cards},
        "amount": way.amount,
        "memory_gb": way.memory_gb,
        "speeds": dict(way.speeds),
    }


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
