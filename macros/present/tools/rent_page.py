"""Rent page: the form on renting or buying with a built answer, and common cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from markupsafe import Markup

from macros.advice.cost.rent_answer import rent_answer
from macros.advice.cost.rent_facts import RentFacts
from macros.advice.cost.rent_records import RentQuestion
from macros.advice.edition import Edition
from macros.present.charts.chart import Chart
from macros.present.charts.html import chart_html
from macros.present.html.table import Cell, Head, Table, figure_heads
from macros.present.html.templating import render
from macros.present.prices.home_region import home_region
from macros.present.prices.region_prices import region_names
from macros.present.tools.rent_chart import cost_over_time
from macros.present.tools.rent_facts_file import COMMON_CARDS, PATH, facts_of, usual_question
from macros.present.tools.rent_words import RentWords, job_names, tuned_model
from macros.present.tools.tool_words import tool_data
from macros.present.tools.vendor_groups import by_vendor
from macros.present.words.language import Language

# Ways of using one that are often asked for, by what differs from the usual.
PRESETS = (
    ("evenings", "hours=10"),
    ("occasional", "hours=3"),
    ("thesis", "hours=30&years=0.5"),
    ("server", "hours=168"),
    ("project", "hours=40&years=1"),
)
_FIELDS = (
    ("price", 0, 1_000_000_000),
    ("rate", 0.0001, 1_000_000),
    ("resale", 0, 100),
    ("kwh", 0, 1_000_000),
    ("watts", 0, 100_000),
    ("idle", 0, 1000),
    ("storage", 0, 1_000_000),
    ("computer", 0, 1_000_000_000),
    ("cooling", 0, 200),
    ("run", 0.001, 100_000),
)


def rent_tool(edition: Edition, language: Language, shared: str) -> Markup:
    """Return the form and its answer; `shared` leads from the language's folder to the files."""
    facts = facts_of(edition)
    question = usual_question(facts, home_region(edition.catalog, language))
    if question is None:
        return Markup("")
    words = _words(question, facts, edition, language)
    return render(
        "rent.html",
        t=language.text,
        exact=language.exact,
        sentence=words.sentence(),
        further=list(words.further()),
        tables={"years": _years(words), "jobs": _jobs(words), "runs": _runs(words)},
        usual={"run": question.run},
        common=_common(facts, question.region, edition, language),
        question=question,
        card=words.card(),
        card_name=words.name(),
        groups=by_vendor(facts["cards"], edition.catalog.gpus, language),
        presets=PRESETS,
        fields=_FIELDS,
        regions=region_names(edition.catalog, language),
        data=rent_data(edition, language, f"../{shared}{PATH}"),
        chart=_drawn(cost_over_time(edition, language), language, shared),
    )


def _drawn(chart: Chart, language: Language, shared: str) -> Markup | None:
    return chart_html(chart, language, "../", shared) if chart.rows else None


def _words(
    question: RentQuestion, facts: RentFacts, edition: Edition, language: Language
) -> RentWords:
    answer = rent_answer(question, facts)
    return RentWords(question, answer, facts, edition.catalog, language)


def _years(words: RentWords) -> Table:
    heads = [Head(words.say("head.years"))]
    heads += figure_heads([words.say(f"head.{name}") for name in ("own", "rent", "cheaper")])
    rows = [[Cell(text) for text in words.year_row(row)] for row in words.answer["rows"]]
    return Table(words.say("years_table"), heads, rows, stacked=True)


def _jobs(words: RentWords) -> Table:
    heads = [Head(words.say("head.job"))]
    names = ("speed", "own_million", "rent_million")
    heads += figure_heads([words.say(f"head.{name}") for name in names])
    rows = [[Cell(text) for text in words.job_row(job)] for job in words.answer["jobs"]]
    return Table(words.say("jobs_table"), heads, rows, stacked=True)


def _runs(words: RentWords) -> Table:
    heads = [Head(words.say("head.way"))]
    heads += figure_heads([words.say(f"head.{name}") for name in ("hours", "cost")])
    rows = [[Cell(text) for text in words.run_row(run)] for run in words.answer["runs"]]
    return Table(words.say("runs_table"), heads, rows, stacked=True)


def _common(facts: RentFacts, region: str, edition: Edition, language: Language) -> Markup:
    heads = [Head(language.text("rent.head.card"))]
    names = ("price", "hour", "threshold", "at_ten")
    heads += figure_heads([language.text(f"rent.head.{name}") for name in names])
    rows = list(_common_rows(facts, region, edition, language))
    title = language.text("rent.common", region=language.text(f"region.{region}"))
    table = Table(title, heads, rows, stacked=True)
    return table.html([language.text("rent.common_note")]) if rows else Markup("")


def _common_rows(
    facts: RentFacts, region: str, edition: Edition, language: Language
) -> Iterator[list[Cell]]:
    known = {card["id"] for card in facts["cards"]}
    base = RentQuestion("", region)
    for id_ in COMMON_CARDS:
        if id_ not in known:
            continue
        words = _words(replace(base, card=id_), facts, edition, language)
        bought, rate = words.answer["bought"], words.answer["rate"]
        if bought and rate:
            yield [
                Cell(words.name(), href=f"?card={id_}"),
                Cell(words.span(bought), detail=words.say(f"kind.{words.answer['kind']}")),
                Cell(words.hourly(rate), detail=_age(words, language)),
                Cell(words.threshold() or words.say("no_hours")),
                Cell(words.say(f"verdict.{words.answer['verdict']}")),
            ]


def _age(words: RentWords, language: Language) -> str:
    """Return that the price of an hour is out of date, where it is."""
    hour = words.card()["hours"].get(words.question.region)
    return language.text("price.out_of_date") if hour and hour["stale"] else ""


def rent_data(edition: Edition, language: Language, file: str) -> dict[str, Any]:
    """Return the words of the script, and the `file` that it loads."""
    jobs, model = job_names(edition.catalog, language), tuned_model(edition.catalog)
    data = tool_data(edition, language, "rent.", file)
    taxed = language.say("rent-taxed", share="{share}", money="{money}", own="{own}")
    words = {**data["words"], "taxed": taxed}
    return {**data, "words": words, "jobs": jobs, "model": model}
