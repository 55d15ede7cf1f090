"""Prints every computed sentence as pages say it today, by its id, in all languages or in one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.edition import Edition
from macros.facts.catalog import load_catalog
from macros.facts.reading.problems import CatalogError
from macros.facts.records.messages import Message
from macros.present.html.repository import Repository
from macros.present.pages import generated_pages
from macros.present.picks.avoid_list import avoid_list
from macros.present.picks.cards import pick_cards
from macros.present.picks.upgrade_list import upgrade_list
from macros.present.words.language import LANGUAGES, Language
from macros.present.words.sentence_sheet import Recorded, examples
from macros.site.day import build_date
from scripts.command_line import add_facts, end_with_the_pipe, some_of

CODES = tuple(language.code for language in LANGUAGES)
NEVER_SAID = 3  # examples of what no page says today

Sheet = dict[str, list[str]]


def main(arguments: list[str] | None = None) -> int:
    """Return 0 when the sheet is printed, 1 when the data have mistakes."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    parser.add_argument("--language", type=some_of("language", CODES), default=CODES)
    parser.add_argument("--html", type=Path, help="write a page with a table instead")
    options = parser.parse_args(arguments)
    today = build_date()
    try:
        catalog = load_catalog(options.data, today=today)
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 1
    edition = Edition(catalog, today, today)
    sheets = {code: sheet(edition, code) for code in options.language}
    ids = catalog.messages["en"]
    if options.html:
        options.html.write_text(page(ids, sheets), encoding="utf-8")
    else:
        end_with_the_pipe()
        print("\n".join(lines(ids, sheets)))
    return 0


def sheet(edition: Edition, code: str) -> Sheet:
    """Return what each message says in a language: as pages do, else with examples in brackets."""
    language = Language.of(edition.catalog, code)
    assert language.sentences
    recorded = Recorded(**{**vars(language.sentences), "_ready": {}})
    _say_all(edition, replace(language, sentences=recorded))
    said = {id_: [*texts] for (id_, short), texts in recorded.said.items() if not short}
    for (id_, short), texts in recorded.said.items():
        if short:
            said.setdefault(id_, []).extend(f"· {text}" for text in texts)
    declared = edition.catalog.messages["en"]
    return {
        id_: said.get(id_) or [f"({text})" for text in _examples(id_, message, language)]
        for id_, message in declared.items()
    }


def _say_all(edition: Edition, language: Language) -> None:
    """Make every page and table that computed sentences stand on."""
    for page_ in generated_pages(edition, language, Repository(None), "../").values():
        page_.make()
    pick_cards(edition, language)
    avoid_list(edition, language)
    upgrade_list(edition, language)


def _examples(id_: str, message: Message, language: Language) -> Sequence[str]:
    texts = (language.say(id_, **values) for values in examples(message, language))
    return list(dict.fromkeys(texts))[:NEVER_SAID]


def lines(ids: Iterable[str], sheets: dict[str, Sheet]) -> Iterable[str]:
    """Yield the sheet as text: each id, below it what each language says."""
    for id_ in ids:
        yield f"\n{id_}"
        for code, said in sheets.items():
            yield from (f"  {code}  {text}" for text in said[id_])


def page(ids: Iterable[str], sheets: dict[str, Sheet]) -> str:
    """Return the sheet as a page: a row for each message, a column for each language."""
    heads = "".join(f'<th lang="{code}">{code}</th>' for code in sheets)
    rows = (
        f"<tr><th>{id_}</th>"
        + "".join(
            f'<td lang="{code}">{"<br>".join(map(escape, said[id_]))}</td>'
            for code, said in sheets.items()
        )
        + "</tr>"
        for id_ in ids
    )
    style = "td{vertical-align:top;border-top:1px solid;min-width:14em;padding:.3em}"
    table = f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    head = f'<!doctype html><meta charset="utf-8"><title>Sentences</title><style>{style}</style>'
    return head + table


if __name__ == "__main__":
    sys.exit(main())
