"""Says what a second card asks of the computer that a file describes, and what one larger costs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.builds.build import Build, Cards
from macros.advice.builds.mains import mains_of
from macros.advice.builds.named import named_build
from macros.advice.builds.second_card import SecondCard, Way, Workshop
from macros.advice.edition import Edition
from macros.facts.build_file import read_build_file
from macros.facts.catalog import Catalog
from macros.facts.reading.problems import CatalogError, did_you_mean
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.builds.result_words import Wording
from macros.present.builds.second_card_words import SecondCardWords
from macros.present.words.language import LANGUAGE_BY_CODE, Language
from scripts.command_line import add_facts, end_with_the_pipe, existing
from scripts.editions import edition_of


@dataclass(frozen=True)
class Asked:
    """The computer, the card that is added, and where it stands."""

    build: Build
    added: Cards
    region: str


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 where no exchange makes it fit, 2 for mistakes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        edition = edition_of(options.data)
        file = read_build_file(options.file, edition.catalog)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    catalog = edition.catalog
    _known("region", options.region, catalog.regions, parser)
    named = {**catalog.gpus, **catalog.parts.gpu_boards}
    card = options.card or file.gpu
    _known("accelerator", card, named, parser)
    offers = {**edition.offers[options.region], **edition.part_offers(options.region)}
    build = named_build(file, catalog, mains_of(catalog, options.region), offers)
    asked = Asked(build, _cards(card, catalog), options.region)
    workshop = _workshop(edition, options.region)
    answer = workshop.with_second_card(asked.build, asked.added)
    if options.json:
        print(json.dumps(_row(answer), indent=1, ensure_ascii=False))
    else:
        language = Language.of(catalog, options.language)
        wording = Wording(
            catalog.build_rules, workshop.mains, answer.after, language, catalog.build_figures
        )
        words = SecondCardWords(answer, wording, options.region, catalog)
        print("\n".join(words.lines()))
    return 1 if answer.exchanges is None else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=existing, help="YAML with the parts; see CONTRIBUTING.md")
    parser.add_argument("--card", help="the added accelerator or maker's model; else the same")
    parser.add_argument("--region", default=DEFAULT_REGION, help="whose mains and prices hold")
    parser.add_argument("--json", action="store_true", help="plain values for programs")
    parser.add_argument("--language", choices=tuple(LANGUAGE_BY_CODE), default="en")
    add_facts(parser)
    return parser


def _known(what: str, id_: str, known: Mapping[str, Any], parser: argparse.ArgumentParser) -> None:
    if id_ not in known:
        parser.error(f"there is no {what} '{id_}'. {did_you_mean(id_, known)}".rstrip())


def _cards(id_: str, catalog: Catalog) -> Cards:
    board = catalog.parts.gpu_boards.get(id_)
    return Cards(catalog.gpus[board.gpu if board else id_], 1, board)


def _workshop(edition: Edition, region: str) -> Workshop:
    return Workshop(
        edition.catalog,
        mains_of(edition.catalog, region),
        edition.offers[region],
        edition.part_offers(region),
        edition.joint_speed,
    )


def _row(answer: SecondCard) -> dict[str, Any]:
    exchanges = answer.exchanges
    return {
        "broken": [result.rule for result in answer.broken],
        "warned": [result.rule for result in answer.warned],
        "exchanges": None if exchanges is None else [e.part.id for e in exchanges],
        "lanes": [answer.before["lanes_each"], answer.after["lanes_each"]],
        "load_w": [answer.before["load_w"], answer.after["load_w"]],
        "pair": _way_row(answer.pair),
        "larger": [_way_row(way) for way in answer.larger],
    }


def _way_row(way: Way) -> dict[str, Any]:
    return {
        "accelerator": way.gpu.id,
        "count": way.count,
        "amount": way.amount,
        "memory_gb": way.memory_gb,
        "speeds": dict(way.speeds),
    }


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
