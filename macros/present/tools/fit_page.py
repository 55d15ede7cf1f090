"""Fit page: the form on models and cards with a built answer, and common questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from macros.advice.edition import Edition
from macros.advice.fit.fit_answer import CHOICES, fit_answer
from macros.advice.fit.fit_facts import FitFacts
from macros.advice.fit.fit_records import PURPOSES, FitQuestion
from macros.advice.fit.fit_work import as_published
from macros.advice.fit.main_memory_facts import USUAL_MAIN_MEMORY
from macros.advice.memory.constants import constants_of
from macros.present.html.table import Cell, Head, Table, figure_heads
from macros.present.html.templating import render
from macros.present.prices.home_region import home_region
from macros.present.prices.region_prices import region_names
from macros.present.tools.fit_facts_file import PATH, common_questions, facts_of, usual_question
from macros.present.tools.fit_numbers import MESSAGES, main_memory_name
from macros.present.tools.fit_words import FORMAT_NAMES, FitWords
from macros.present.tools.tool_words import tool_data
from macros.present.tools.vendor_groups import by_vendor
from macros.present.words.language import Language

CONTEXTS = (2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072, 262_144, 1_048_576)
BUY = ("any", "new", "used")
SORTS = ("price", "speed", "each")
SHOWN = 8  # rows of a table before the rest is folded
# Words of the form that the script never says, by their names and the first parts of names.
_BUILT = ("asked", "card", "common", "common_note", "context", "count", "examples", "length")
_BUILT_GROUPS = (
    "cache",
    "format",
    "head",
    "list",
    "main",
    "model",
    "more",
    "needs_script",
    "no_card",
    "number_wrong",
    "whole_wrong",
    "own",
    "parts",
    "purpose",
    "ram",
    "screen",
    "search_cards",
    "search_models",
    "sequences",
    "sort",
    "weights",
)
_SAID = ("own.name", "list.models", "head.each", "head.million", "head.tuned")
_OWN = (
    ("params", 0.001, 100_000),
    ("layers", 2, 1000),
    ("hidden", 16, 65_536),
    ("heads", 1, 1024),
    ("kv_heads", 1, 1024),
    ("vocab", 2, 10_000_000),
    ("head_dim", 1, 65_536),
    ("intermediate", 1, 1_000_000),
    ("active_params", 0.001, 100_000),
)


def fit_tool(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the form and its answer; `shared` leads from the language's folder to the files."""
    facts = facts_of(edition)
    question = usual_question(facts, home_region(edition.catalog, language))
    if question is None:
        return Markup("")
    words = _words(question, facts, edition, language)
    model, card = words.model(question.model), words.card(question.card)
    return render(
        "fit.html",
        t=language.text,
        exact=language.exact,
        sentence=words.sentence(),
        further=list(words.further()),
        parts=_parts(words),
        bar=_bar(words.shares()),
        ways=_tables(words, "ways"),
        rented=_tables(words, "rented"),
        models=_tables(words, "models"),
        order=language.say("fit-order"),
        common=_common(facts, edition, language),
        question=question,
        model=model,
        card=card,
        card_name=words.name(question.card),
        all_models=facts["models"],
        groups=by_vendor(facts["cards"], edition.catalog.gpus, language),
        purposes=PURPOSES,
        formats=[(id_, FORMAT_NAMES[id_]) for id_ in facts["formats"]],
        contexts=CONTEXTS,
        counts=CHOICES,
        buy=BUY,
        sorts=SORTS,
        own=_OWN,
        main_memories=_main_memories(facts, language),
        regions=region_names(edition.catalog, language),
        data=fit_data(edition, language, f"../{shared}{PATH}"),
    )


def fit_data(edition: Edition, language: Language, file: str) -> dict[str, Any]:
    """Return the words of the script, and the `file` that it loads."""
    data = tool_data(edition, language, "fit.", file)
    words = {key: text for key, text in data["words"].items() if not _is_built(key)}
    filled = {name: f"{{{name}}}" for name in ("room", "cards", "memory")}
    words |= {key: language.say(message, **filled) for key, message in MESSAGES.items()}
    named = dict(_main_memories(facts_of(edition), language))
    usual = named.get(USUAL_MAIN_MEMORY, "")
    return {**data, "words": words, "formats": FORMAT_NAMES, "shown": SHOWN, "usual_main": usual}


def _is_built(key: str) -> bool:
    """Return whether a word stands in the built form alone, which the script need not carry."""
    is_in_group = key.partition(".")[0] in _BUILT_GROUPS
    return key in _BUILT or (is_in_group and key not in _SAID)


def _words(
    question: FitQuestion, facts: FitFacts, edition: Edition, language: Language
) -> FitWords:
    model = next((one for one in facts["models"] if one["id"] == question.model), None)
    answer = fit_answer(question, facts, constants_of(edition.catalog))
    return FitWords(as_published(question, model), answer, facts, edition.catalog, language)


def _main_memories(facts: FitFacts, language: Language) -> list[tuple[str, str]]:
    """Return the kinds of main memory that can be chosen, with their names."""
    memory = facts["main_memory"]
    kinds = memory["kinds"] if memory else {}
    return [(kind, main_memory_name(kind, memory, language)) for kind in kinds if memory]


def _parts(words: FitWords) -> Table:
    heads = [Head(words.say("head.part")), *figure_heads([words.say("head.takes")])]
    rows = [[Cell(name), Cell(amount)] for name, amount in words.parts()]
    return Table(words.say("parts"), heads, rows)


def _bar(shares: Sequence[float]) -> list[tuple[str, str]]:
    """Return where each piece of the bar begins and how long it is, in hundredths."""
    begins = accumulate(shares, initial=0.0)
    return [
        (f"{100 * begin:.2f}", f"{100 * share:.2f}")
        for begin, share in zip(begins, shares, strict=False)
    ]


def _tables(words: FitWords, name: str) -> Sequence[Table]:
    """Return the first rows of a list as a table, and the rest as another one."""
    answer = words.answer
    if name == "models":
        rows = [_linked(words.model_row(row), "models", row["id"]) for row in answer["models"]]
    else:
        found = answer["cards" if name == "ways" else "rented"]
        rows = [_linked(words.card_row(row), "gpus", row["id"]) for row in found]
    keys = _HEADS[name]
    heads = [Head(words.say(f"head.{keys[0]}"))]
    heads += figure_heads([words.say(f"head.{key}") for key in keys[1:]])
    title = words.say(f"list.{name}", cards=words.cards(words.question.card, words.count()))
    rest = words.language.text("join.brackets", text=title, detail=words.say("rest"))
    return [
        Table(title, heads, rows[:SHOWN], stacked=True),
        Table(rest, heads, rows[SHOWN:], stacked=True),
    ]


_HEADS: Mapping[str, Sequence[str]] = {
    "ways": ("cards", "price", "speed", "each"),
    "rented": ("cards", "price", "speed", "million"),
    "models": ("model", "held", "speed", "longest"),
}


def _linked(cells: Sequence[tuple[str, str]], folder: str, id_: str) -> list[Cell]:
    first, *others = cells
    name = Cell(first[0], href=f"../{folder}/{id_}/", detail=first[1])
    return [name, *(Cell(text, detail=detail) for text, detail in others)]


def _common(facts: FitFacts, edition: Edition, language: Language) -> Markup:
    t = language.text
    names = ("asked", "takes", "verdict", "speed")
    heads = [Head(t(f"fit.head.{name}")) for name in names]
    rows = [
        _common_row(_words(question, facts, edition, language))
        for question in common_questions(facts, home_region(edition.catalog, language))
    ]
    return Table(t("fit.common"), heads, rows, stacked=True).html([t("fit.common_note")])


def _common_row(words: FitWords) -> list[Cell]:
    asked, answer = words.question, words.answer
    way = words.say(f"purpose.{asked.purpose}")
    part = answer["part"]
    verdict = words.say(f"held.{'main' if part else answer['verdict']}")
    speed = part["speed"] if part else answer["speed"]
    return [
        Cell(
            f"{words.model(asked.model)['name']} / {words.cards(asked.card, words.count())}",
            href=query_of(asked),
            detail=words.say("asked", way=way, tokens=words.language.exact(asked.tokens)),
        ),
        Cell(words.need(answer["need"])),
        Cell(verdict, detail=words.say("main_part", part=words.part_of(part["gib"])))
        if part
        else Cell(verdict),
        Cell(words.speed(speed), detail=words.say(f"how.{speed['kind']}")) if speed else Cell("–"),
    ]


def query_of(question: FitQuestion) -> str:
    """Return the address of a question on this page: what differs from the usual."""
    is_run = question.purpose == "run"
    pairs: dict[str, object] = {"model": question.model, "card": question.card}
    pairs |= {} if is_run else {"for": question.purpose}
    if is_run and question.tokens != FitQuestion.tokens:
        pairs["context"] = question.tokens
    if question.count != 1:
        pairs["count"] = question.count
    if question.main_memory != FitQuestion.main_memory:
        pairs["main"] = question.main_memory
    if question.main_memory_gb != FitQuestion.main_memory_gb:
        pairs["ram"] = f"{question.main_memory_gb:g}"
    return f"?{urlencode(pairs)}"
