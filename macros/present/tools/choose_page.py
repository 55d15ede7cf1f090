"""Choose page: the form on which one to get with a built answer, and the picks of all profiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, get_args

from markupsafe import Markup

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_facts import ChooseFacts, choose_facts
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.edition import Edition
from macros.facts.records.advice import PersonaGroup
from macros.present.html.data_files import compact_file
from macros.present.html.table import Cell, Head, Table, figure_heads
from macros.present.html.templating import render
from macros.present.prices.home_region import home_region
from macros.present.prices.region_prices import region_names
from macros.present.tools.choose_phrases import MESSAGES, WORDS, choose_template
from macros.present.tools.choose_words import ChooseWords
from macros.present.tools.tool_words import tool_data
from macros.present.tools.vendor_groups import by_vendor
from macros.present.words.language import Language
from macros.present.words.ranges import ranged_figures

FOLDER = "assets/choose/"
USUAL = "run-llms-at-home"
SHOWN = 8
NUMBERS = ("1", "2", "3")  # of works that are weighed
WEIGHTS = {"main": 4, "also": 2, "sometimes": 1}
# Labels, which the built page has and its script never says.
_FORM = frozenset(
    [
        "needs_script",
        "preset",
        "budget",
        "acquire",
        "memory",
        "has",
        "cuda",
        "watts",
        "slots",
        "count",
        "have",
        "works",
        "work",
        "weight",
        "psu",
        "free",
        "quiet",
        "derivation",
        "wholes",
        "second",
        "list",
        "rest",
        "head",
    ]
)

_FIELDS = (("watts", 5, 2000), ("slots", 1, 8))


@lru_cache(maxsize=2)  # the page of each language and the files of the script ask for the same
def facts_of(edition: Edition) -> ChooseFacts:
    """Return the facts as of the edition's day, of all regions."""
    return choose_facts({region: edition.situation(region) for region in edition.offers})


def choose_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the files that the script loads: what holds everywhere, and what in each region."""
    if not edition.catalog.personas or not edition.offers:
        return {}
    facts = facts_of(edition)
    listed = {card["id"] for card in _cards(edition)}  # the page's own list names these
    cards = [
        {name: value for name, value in card.items() if name != "name" or card["id"] not in listed}
        for card in facts["cards"]
    ]
    shared = {name: value for name, value in facts.items() if name != "regions"} | {"cards": cards}
    files = {f"{FOLDER}facts.json": compact_file(shared)}
    return files | {
        f"{FOLDER}{id_}.json": compact_file(one) for id_, one in facts["regions"].items()
    }


def choose_tool(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the form and its answer; `shared` leads from the language's folder to the files."""
    personas = edition.catalog.personas
    if not personas:
        return Markup("")
    facts = facts_of(edition)
    preset = USUAL if USUAL in personas else next(iter(personas))
    question = ChooseQuestion(preset, home_region(edition.catalog, language))
    words = _words(question, facts, edition, language)
    return render(
        "choose.html",
        t=language.text,
        exact=language.exact,
        sentence=words.sentence(),
        further=list(words.further()),
        turns=list(words.turns()),
        works=[(id_, language.text(f"workload.{id_}")) for id_ in edition.catalog.workloads],
        weights=list(zip(NUMBERS, WEIGHTS, strict=True)),
        rows=_rows(words),
        cut=_cut(words),
        common=_common(facts, question.region, edition, language),
        question=question,
        count=words.answer["pick"]["count"] if words.answer["pick"] else 1,
        profiles=list(_profiles(edition, language)),
        groups=by_vendor(_cards(edition), edition.catalog.gpus, language),
        fields=_FIELDS,
        regions=region_names(edition.catalog, language),
        data=choose_data(edition, language, f"../{shared}{FOLDER}"),
    )


def choose_data(edition: Edition, language: Language, folder: str) -> dict[str, Any]:
    """Return the words of the script, and the folder of the files that it loads."""
    data = tool_data(edition, language, "choose.", folder)
    personas = edition.catalog.personas
    names = {id_: language.text(f"persona.{id_}.name") for id_ in personas}
    works = {id_: language.text(f"workload.{id_}") for id_ in edition.catalog.workloads}
    said = {**WORDS, "unpriced_laptop": "pick.unpriced_laptop"}
    data["words"] = {
        name: word for name, word in data["words"].items() if name.split(".")[0] not in _FORM
    }
    data["words"] |= {name: language.text(key) for name, key in said.items()}
    data["words"] |= {name: choose_template(name, language) for name in MESSAGES}
    data["joins"]["w"] = language.text("unit.w")
    return {**data, "personas": names, "works": works, "weights": WEIGHTS, "shown": SHOWN}


def _words(
    question: ChooseQuestion, facts: ChooseFacts, edition: Edition, language: Language
) -> ChooseWords:
    answer = choose_answer(question, edition.situation(question.region))
    return ChooseWords(question, answer, facts, edition.catalog, language)


def _profiles(edition: Edition, language: Language) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield the groups of profiles with their names."""
    for group in get_args(PersonaGroup):
        members = [p.id for p in edition.catalog.personas.values() if p.group == group]
        if members:
            named = [(id_, language.text(f"persona.{id_}.name")) for id_ in members]
            yield language.text(f"persona.group.{group}"), named


def _cards(edition: Edition) -> list[dict[str, Any]]:
    return [
        {"id": gpu.id, "vendor": gpu.vendor, "prices": True}
        for gpu in edition.catalog.gpus.values()
        if gpu.is_regular
    ]


def _rows(words: ChooseWords) -> list[Table]:
    names = ("product", "pay", "memory", "speed")
    heads = [Head(words.say("head.product"))]
    heads += figure_heads([words.say(f"head.{name}") for name in names[1:]])
    answer = words.answer
    found = [answer["pick"], *answer["ties"], *answer["others"]]
    rows = [_linked(words.row(row), row["id"]) for row in found if row]
    title = words.say("list.rows")
    rest = words.language.text("join.brackets", text=title, detail=words.say("rest"))
    return [
        Table(title, heads, rows[:SHOWN], stacked=True),
        Table(rest, heads, rows[SHOWN:], stacked=True),
    ]


def _linked(cells: list[tuple[str, str]], id_: str) -> list[Cell]:
    (name, detail), *others = cells
    first = Cell(name, href=f"../gpus/{id_}/", detail=detail)
    return [first, *(Cell(text, detail=further) for text, further in others)]


def _cut(words: ChooseWords) -> Table:
    heads = [Head(words.say("head.need")), *figure_heads([words.say("head.count")])]
    rows = [[Cell(need), Cell(count)] for need, count in words.cut_rows()]
    return Table(words.say("list.cut"), heads, rows)


def _common(facts: ChooseFacts, region: str, edition: Edition, language: Language) -> Markup:
    """Return the picks of all profiles in the language's own region."""
    heads = [Head(language.text("pick.all_personas")), Head(language.text("choose.head.product"))]
    heads += figure_heads([language.text(f"choose.head.{name}") for name in ("pay", "memory")])
    rows = [
        _common_row(_words(ChooseQuestion(id_, region), facts, edition, language))
        for id_ in edition.catalog.personas
    ]
    title = language.text("pick.all_personas")
    return Table(title, heads, rows, stacked=True).html()


def _common_row(words: ChooseWords) -> list[Cell]:
    preset, pick = words.question.preset, words.answer["pick"]
    name = Cell(words.language.text(f"persona.{preset}.name"), href=f"?for={preset}")
    if pick is None:
        return [name, *_common_none(words)]
    cells = words.row(pick)
    return [name, Cell(cells[0][0]), Cell(cells[1][0], detail=cells[1][1]), Cell(cells[2][0])]


def _common_none(words: ChooseWords) -> list[Cell]:
    """Return why nothing is named, and the memory of what suits but for its price."""
    unknown = Cell(words.say("not_known"))
    if not words.is_unpriced():
        return [Cell(words.language.text("pick.none")), unknown, unknown]
    gpus = words.catalog.gpus
    sizes = sorted({gpus[id_].memory.size_gb for id_ in words.suits()}) or [0.0]
    ends = [words.language.figure(size, "gb") for size in (sizes[0], sizes[-1])]
    memory = ranged_figures(ends, words.language)
    return [Cell(words.language.text("pick.unpriced")), unknown, Cell(memory)]
