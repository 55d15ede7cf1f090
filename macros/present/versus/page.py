"""Versus page: which of two choices to take, first in words, then side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.advice.edition import Edition
from macros.present.gpus.ready_comparisons import (
    Ready,
    ready_choices,
    ready_reason,
    side_names,
)
from macros.present.html.page import Heading, Page, fitting_title
from macros.present.html.templating import render
from macros.present.picks.verdict_words import verdict_sentence
from macros.present.versus.answer import answer
from macros.present.versus.choices import Choice, Versus, versus
from macros.present.versus.reasons import reasons
from macros.present.versus.tables import figures_table, models_table, speeds_table
from macros.present.words.language import Language


@dataclass(frozen=True)
class Take:
    """When to take one of the two: its heading, and the reasons or that there is none."""

    anchor: str
    title: str
    reasons: list[str]
    nothing: str


@dataclass(frozen=True)
class Warned:
    """What speaks against one of the two."""

    title: str
    sentence: str


def shown_choices(edition: Edition) -> list[Ready]:
    """Return the comparisons that have a page: those of two choices."""
    return [ready for ready in ready_choices(edition) if ready.page]


def page_title(ready: Ready, language: Language) -> str:
    """Return what the page is called: `A (used) or B (new)?`"""
    first, second = side_names(ready, language, short=True)
    return language.say("versus-title", first=first, second=second)


def versus_page(edition: Edition, ready: Ready, language: Language) -> Page:
    """Return the page of two choices."""
    both, title = versus(edition, ready, language), page_title(ready, language)
    takes = [
        _take(both, both.first, both.second, "first"),
        _take(both, both.second, both.first, "second"),
    ]
    speeds, models = speeds_table(both), models_table(both)
    choices, whole = _bare_names(both), language.text("versus.window", title=title)
    reason = ready_reason(ready, edition.catalog, language)
    deferred = render(
        "versus_page.html",
        t=language.text,
        answer=answer(both),
        warnings=list(_warnings(both)),
        takes=takes,
        figures=figures_table(both),
        speeds=speeds,
        models=models,
        ids=ready.ids,
        gpus=[(c.gpu.id, language.local_name(c.gpu)) for c in both.both],
    )
    headings = [
        *(Heading(take.anchor, take.title) for take in takes),
        Heading("side", language.text("versus.side")),
        *([Heading("speed", language.text("compare.speeds"))] if speeds else []),
        *([Heading("models", language.text("versus.models"))] if models else []),
    ]
    return Page(
        title=title,
        description=language.text("versus.description", choices=choices),
        window_title=fitting_title(whole, fitting_title(title, choices)),
        content=render("versus_lead.html", name=title, reason=reason),
        deferred=deferred,
        headings=tuple(headings),
        search_words=_search_words(both),
    )


def _bare_names(both: Versus) -> str:
    """Return the names alone, for where lists of results show no more."""
    first, second = (choice.side.name(both.language, short=True) for choice in both.both)
    return both.language.say("either-or", first=first, second=second)


def _take(both: Versus, own: Choice, other: Choice, anchor: str) -> Take:
    language, found = both.language, reasons(both, own, other)
    name = own.named(language)
    nothing = "" if found else language.say("versus-nothing", product=name)
    return Take(anchor, language.say("versus-take", product=name), found, nothing)


def _warnings(both: Versus) -> Iterator[Warned]:
    """Yield what speaks against either where the language is read, as its own page says."""
    language, edition = both.language, both.edition
    for choice in both.both:
        if choice.verdict:
            picks = edition.verdicts(both.region)
            sentence = verdict_sentence(choice.verdict, edition.catalog, language, picks)
            title = language.say("versus-warning", product=language.short_name(choice.gpu))
            yield Warned(title, sentence)


def _search_words(both: Versus) -> str:
    """Return what people type who weigh the two, and how they name several of a card.

    The names of both stand in the title: once more, and a question for one would find this first.
    """
    language = both.language
    several = [choice.named(language) for choice in both.both if choice.count > 1]
    return language.listed([language.text("versus.found_by"), *several])
