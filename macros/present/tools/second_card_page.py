"""Second card page: the tool's form with a built answer, and the pairs that are common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

from markupsafe import Markup

from macros.advice.builds.pair_answer import held_before_and_after, pair_answer
from macros.advice.builds.pair_facts import PairFacts, Warned, facts_by_id
from macros.advice.builds.pair_records import PURPOSES, Question
from macros.advice.builds.pair_ways import is_for_memory
from macros.advice.edition import Edition
from macros.present.html.table import Cell, Head, Table, figure_heads
from macros.present.html.templating import render
from macros.present.prices.home_region import home_region
from macros.present.prices.region_prices import region_names
from macros.present.tools.pair_messages import message_words, warned_words
from macros.present.tools.pair_words import PairWords
from macros.present.tools.second_card_facts import (
    COMMON_PAIRS,
    PATH,
    facts_of,
    usual_question,
)
from macros.present.tools.tool_words import EVERY_TOOLS_WORDS, month_in_figures
from macros.present.tools.vendor_groups import by_vendor
from macros.present.words.language import Language

BUY = ("any", "new", "used")
_CHAT_WORK = "llm-decode-30b"
# The words of this tool that its script says, by their keys.
_PREFIXES = (
    "pair.say.",
    "pair.how.",
    "pair.power.",
    "pair.cpu.",
    "pair.circuit.",
    "pair.lost.",
    "pair.bought.",
    "pair.kind.",
    "pair.holds.",
)
_PAIR_WORDS = (
    "cards",
    "one",
    "two",
    "both",
    "today_no",
    "writes_today",
    "writes",
    "writes_shared",
    "in_turn",
    "price_unknown",
    "larger",
    "larger_left",
    "better",
    "better_left",
    "other",
    "other_left",
    "instead",
    "instead_left",
    "sale_unknown",
    "sale_counted",
    "chats_left",
    "warned",
    "limit",
    "limit_unknown",
    "low_voltage",
    "board",
    "left",
    "not_known",
    "not_today",
)


def second_card_tool(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the form and its answer; `shared` leads from the language's folder to the files."""
    facts = facts_of(edition)
    region = home_region(edition.catalog, language)
    question = usual_question(facts, region)
    if question is None:
        return Markup("")
    words = _words(question, facts, edition, language)
    return render(
        "second_card.html",
        t=language.text,
        sentence=words.sentence(),
        further=list(words.further()),
        table=_options(words),
        common=_common(facts, edition, language),
        question=question,
        is_refused=words.is_refused,
        is_for_memory=is_for_memory(words.answer["verdict"]),
        other_ways=language.say("pair-other-ways"),
        cards=[{"id": id_, "name": words.name(id_)} for id_ in facts_by_id(facts)[0]],
        groups=by_vendor(facts["cards"], edition.catalog.gpus, language),
        models=facts["models"],
        purposes=PURPOSES,
        buy=BUY,
        regions=region_names(edition.catalog, language),
        data=second_card_data(edition, language, f"../{shared}{PATH}", facts["day"]),
    )


def second_card_data(edition: Edition, language: Language, file: str, day: str) -> dict[str, Any]:
    """Return the words of the script, and the `file` that it loads."""
    text = language.text
    own = {name: text(f"pair.{name}") for name in _PAIR_WORDS}
    named = [key for key in language.english if key.startswith(_PREFIXES)]
    regions = edition.catalog.regions
    return {
        "file": file,
        "day": day,
        "words": {name: text(f"tool.{name}") for name in EVERY_TOOLS_WORDS}
        | own
        | {key.removeprefix("pair."): text(key) for key in named}
        | message_words(language)
        | {f"wrote.{kind}": text(f"fit.how.{kind}") for kind in ("measured", "estimated")}
        | {"tensor_row": text("fit.tensor_row"), "seen": text("fit.seen")}
        | {note: text(f"fit.price.{note}") for note in ("converted", "stale")}
        | {f"warned.{rule}": warned_words(rule, language) for rule in get_args(Warned)},
        "joins": {
            "gib": text("unit.gib"),
            "w": text("unit.w"),
            "v": text("unit.v"),
            "range": text("join.range"),
            "details": text("join.details"),
            "sentence": text("join.sentence"),
            "count_of": text("builds.count_of"),
        },
        "month": month_in_figures(language),
        "money": {id_: language.priced("{number}", regions[id_].currency) for id_ in regions},
        "heads": _heads(language),
    }


def _words(question: Question, facts: PairFacts, edition: Edition, language: Language) -> PairWords:
    answer = pair_answer(question, facts)
    return PairWords(question, answer, facts, edition.catalog, language)


def _heads(language: Language) -> list[str]:
    names = ("option", "pay", "memory", "holds", "tokens", "speed")
    return [language.text(f"pair.head.{name}") for name in names]


def _options(words: PairWords) -> Table:
    heads = _heads(words.language)
    return Table(
        words.say("options"),
        [Head(heads[0]), *(Head(title, figures=True) for title in heads[1:])],
        [_cells(words.row(option)) for option in words.answer["options"]],
        stacked=True,
    )


def _cells(row: dict[str, str]) -> list[Cell]:
    return [
        Cell(row["cards"], detail=row["kind"]),
        Cell(row["pay"], detail=row["bought"]),
        Cell(row["memory"]),
        Cell(row["holds"], detail=row["need"]),
        Cell(row["tokens"], detail=row["known"]),
        Cell(row["speed"], detail=row["how"]),
    ]


def _common(facts: PairFacts, edition: Edition, language: Language) -> Markup:
    """Return the table of common pairs, each with the link that fills the form."""
    text, cards = language.text, facts_by_id(facts)[0]
    known = [pair for pair in COMMON_PAIRS if cards.keys() >= set(pair)]
    if not known:
        return Markup("")
    figures = figure_heads(
        [text(f"pair.head.{n}") for n in ("memory", "watts", "chat", "training")]
    )
    heads = [Head(text("pair.head.pair")), Head(text("pair.head.largest")), *figures]
    rows = [_common_row(first, second, facts, edition, language) for first, second in known]
    return Table(text("pair.common"), heads, rows, stacked=True).html((text("pair.common_note"),))


def _common_row(
    first: str, second: str, facts: PairFacts, edition: Edition, language: Language
) -> list[Cell]:
    region = home_region(edition.catalog, language)
    add = "" if first == second else second
    base = usual_question(facts, region, have=first, add=add)
    assert base, "there are cards"
    words = _words(base, facts, edition, language)
    chosen, watts = words.answer["chosen"], words.answer["power"]["cards_w"]
    return [
        Cell(words.cards(chosen), href=f"?have={first}{f'&add={add}' if add else ''}"),
        Cell(_largest(base, facts) or words.say("not_known")),
        Cell(words.gib(chosen["pool_gib"] or 0)),
        Cell(words.watts(watts) if watts else words.say("not_known")),
        _speed(replace(base, purpose="chat", model=_chat_model(facts, base)), words),
        _speed(replace(base, purpose="training"), words),
    ]


def _largest(base: Question, facts: PairFacts) -> str | None:
    """Return the name of the largest model that a pair surely runs."""
    fitting = [
        model["name"]
        for model in facts["models"]
        if held_before_and_after(replace(base, model=model["id"]), facts)[1] == "fits"
    ]
    return fitting[-1] if fitting else None


def _chat_model(facts: PairFacts, base: Question) -> str:
    """Return a model of the class that most pairs are bought for."""
    alike = [model["id"] for model in facts["models"] if model["work"] == _CHAT_WORK]
    return next(iter(_runs_on_one(alike, facts, base)), base.model)


def _runs_on_one(ids: list[str], facts: PairFacts, base: Question) -> Iterator[str]:
    for id_ in reversed(ids):
        if held_before_and_after(replace(base, model=id_), facts)[0] == "fits":
            yield id_


def _speed(question: Question, words: PairWords) -> Cell:
    asked = replace(words, question=question, answer=pair_answer(question, words.facts))
    chosen = asked.answer["chosen"]
    if chosen["factor"] is None:
        return Cell(words.say("not_known"))
    return Cell(words.factor(chosen["factor"]), detail=asked.factor_known(chosen))
