"""Sentence sheet: what the messages of a language say with real values, or with examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from itertools import product

from macros.facts.records.messages import Choice, Message, Pattern, Variable, elements_of
from macros.present.words.grammar import Name
from macros.present.words.language import Language
from macros.present.words.sentences import Sentences, Values

SHOWN = 3  # fillings of a message that pages make; more would say the same
DAY = date(2026, 9, 15)
NAMES = (
    Name("RTX\u00a05090", gender="f"),
    Name("H100\u00a080\u00a0GB", gender="m"),
    Name("Arc\u00a0B580", gender="f", elides=True),
)
COUNTS = (0, 1, 2, 5, 1000)


@dataclass(frozen=True, eq=False)
class Recorded(Sentences):
    """Sentences that note what they were asked to say, the first times of each form."""

    said: dict[tuple[str, bool], list[str]] = field(default_factory=dict)

    def fill(self, id_: str, values: Values, *, short: bool = False) -> str:
        """Return the sentence as ever."""
        text = super().fill(id_, values, short=short)
        noted = self.said.setdefault((id_, short), [])
        if len(noted) < SHOWN and text not in noted:
            noted.append(text)
        return text


def examples(message: Message, language: Language) -> Iterator[Mapping[str, object]]:
    """Yield values that take a message through its states, counts and kinds of names."""
    kinds = message.declared
    states = {name: _keys(message, name) for name, kind in kinds.items() if kind == "state"}
    counts = COUNTS if "count" in kinds.values() else (0,)
    names = NAMES if "product" in kinds.values() else NAMES[:1]
    for chosen in product(*states.values()):
        settled = dict(zip(states, chosen, strict=True))
        for count, name in product(counts, names):
            of_kind = {
                "count": count,
                "product": name,
                "place": language.place("us"),
                "day": language.day(DAY),
                "text": "…",
            }
            yield {
                variable: settled[variable] if kind == "state" else of_kind[kind]
                for variable, kind in kinds.items()
            }


def _keys(message: Message, name: str) -> tuple[str, ...]:
    """Return the states that the variants of a message know of a variable."""
    keys: dict[str, None] = {}
    for pattern in (message.pattern, message.short or ()):
        for element in _choices(pattern):
            if element.selector == Variable(name):
                keys.update(dict.fromkeys(key for key, _ in element.variants))
    return tuple(keys) or ("",)


def _choices(pattern: Pattern) -> Iterator[Choice]:
    return (element for element in elements_of(pattern) if isinstance(element, Choice))
