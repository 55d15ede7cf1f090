"""Tool words: what the script of a tool says, and where its data lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macros.advice.edition import Edition
from macros.facts.records.partial_date import PartialDate
from macros.present.words.language import Language
from macros.present.words.sentences import SentenceError

# The words of every tool that its script says, by their keys.
EVERY_TOOLS_WORDS = (
    "dropped",
    "dropped_here",
    "changed",
    "changed_data",
    "copied",
    "not_copied",
    "loading",
    "failed",
)
_JOINS = ("brackets", "details", "list", "range", "sentence")
_UNITS = ("gb", "gib")


def tool_data(edition: Edition, language: Language, prefix: str, file: str) -> dict[str, Any]:
    """Return the words whose keys begin with a prefix, without it, and the `file` to load."""
    text, regions = language.text, edition.catalog.regions
    own = [key for key in language.english if key.startswith(prefix)]
    return {
        "file": file,
        "day": edition.day.isoformat(),
        "words": {name: text(f"tool.{name}") for name in EVERY_TOOLS_WORDS}
        | {key.removeprefix(prefix): text(key) for key in own},
        "joins": {name: text(f"join.{name}") for name in _JOINS}
        | {name: text(f"unit.{name}") for name in _UNITS}
        | {"count_of": text("builds.count_of")},
        "month": month_in_figures(language),
        "money": {id_: language.priced("{number}", regions[id_].currency) for id_ in regions},
    }


def brace_template(message: str, language: Language) -> str:
    """Return a message as scripts fill it: with its variables in braces.

    Raises SentenceError where it is not known or chooses between forms.
    """
    sentences = language.sentences
    assert sentences is not None, "only a language without pages has no messages"
    return "".join(_braced(element, message) for element in sentences.tree(message))


def _braced(element: str | Mapping[str, Any], message: str) -> str:
    if isinstance(element, str):
        return element
    if "value" not in element:
        raise SentenceError(f"The message '{message}' chooses between forms: write it without.")
    return f"{{{element['value']}}}"


def month_in_figures(language: Language) -> str:
    """Return how a language writes a month in figures: `{year}年{month}月`; empty for a name."""
    written = language.date(PartialDate.parse("2026-11"))
    pattern = written.replace("2026", "{year}").replace("11", "{month}")
    return pattern if "{month}" in pattern else ""
