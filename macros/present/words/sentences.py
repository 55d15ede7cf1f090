"""Sentences: the messages of one language, filled with values that know how they bend."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from macros.facts.records.messages import Call, Choice, Element, Message, Pattern, Variable
from macros.present.words.grammar import FUNCTIONS, plural_category

Values = Mapping[str, object]
Filler = Callable[[Values], str]
# A message as plain data: its texts, `{"value": name}` where a value stands, and `{"of": name,
# "say": {key: tree}, "otherwise": key}` where one decides what is said.
Tree = list[Any]

_FRENCH_SPACES = (
    (re.compile(r" (?=[;!?])"), "\u202f"),
    (re.compile(r" (?=[:%€$»])"), "\u00a0"),
    (re.compile(r"(?<=«) "), "\u00a0"),
)
_HAN = "\u4e00-\u9fff"
_BESIDE_HAN = re.compile(rf"(?<=[{_HAN}])(?=[0-9A-Za-z$])|(?<=[0-9A-Za-z%])(?=[{_HAN}])")
_BETWEEN_HAN = re.compile(rf"(?<=[{_HAN}，。；：、（）！？]) +(?=[{_HAN}，。；：、（）！？])")


class SentenceError(Exception):
    """A message was asked for that does not exist, or without a value that it needs."""


@dataclass(frozen=True, eq=False)
class Sentences:
    """Fills the messages of a language; each is made ready when it is first asked for."""

    code: str
    locale: str
    messages: Mapping[str, Message]
    number: Callable[[float], str]
    _ready: dict[tuple[str, bool], Filler] = field(default_factory=dict)

    def fill(self, id_: str, values: Values, *, short: bool = False) -> str:
        """Return the sentence, or its short form.

        Raises SentenceError where there is no such message or where a value is missing.
        """
        filler = self._ready.get((id_, short))
        if filler is None:
            filler = self._ready[(id_, short)] = self._compiled(id_, short=short)
        try:
            text = filler(values)
        except KeyError as missing:
            raise SentenceError(f"The message '{id_}' needs the value {missing}.") from None
        return spaced_chinese(text) if self.code == "zh" else text

    def tree(self, id_: str) -> Tree:
        """Return a message as plain data, for scripts that fill it in a browser.

        Raises SentenceError where there is no such message, or where it bends a value: scripts know
        no grammar.
        """
        message = self.messages.get(id_)
        if message is None:
            raise SentenceError(f"There is no message '{id_}' in {self.code}.ftl.")
        return [self._node(element, id_) for element in message.pattern]

    def _node(self, element: Element, id_: str) -> str | dict[str, Any]:
        if isinstance(element, str):
            return _spaced_french(element) if self.code == "fr" else element
        if isinstance(element, Variable):
            return {"value": element.name}
        if isinstance(element, Call) or isinstance(element.selector, Call):
            raise SentenceError(
                f"The message '{id_}' in {self.code}.ftl is also said in the browser, which knows "
                "no functions of grammar: write it without."
            )
        return {
            "of": element.selector.name,
            "say": {k: [self._node(e, id_) for e in said] for k, said in element.variants},
            "otherwise": element.default,
        }

    def _compiled(self, id_: str, *, short: bool) -> Filler:
        message = self.messages.get(id_)
        pattern = message and (message.short if short else message.pattern)
        if not pattern:
            form = f"'{id_}' with a short form" if short else f"'{id_}'"
            raise SentenceError(f"There is no message {form} in {self.code}.ftl.")
        return self._joined(pattern)

    def _joined(self, pattern: Pattern) -> Filler:
        fillers = [self._element(element) for element in pattern]
        if len(fillers) == 1:
            return fillers[0]
        return lambda values: "".join([filler(values) for filler in fillers])

    def _element(self, element: Element) -> Filler:
        if isinstance(element, str):
            text = _spaced_french(element) if self.code == "fr" else element
            return lambda values: text
        if isinstance(element, Choice):
            return self._choice(element)
        value = self._value(element)
        return lambda values: self._written(value(values))

    def _written(self, value: object) -> str:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.number(value)
        return str(value)

    def _value(self, element: Variable | Call) -> Callable[[Values], object]:
        if isinstance(element, Variable):
            name = element.name
            return lambda values: values[name]
        function = FUNCTIONS[self.code][element.function]
        names = [value.name for value in element.values]
        options = dict(element.options)
        return lambda values: function(*[values[name] for name in names], **options)

    def _choice(self, choice: Choice) -> Filler:
        selector = self._value(choice.selector)
        variants = {key: self._joined(pattern) for key, pattern in choice.variants}
        default = variants[choice.default]

        def chosen(values: Values) -> str:
            value = selector(values)
            if isinstance(value, int | float) and not isinstance(value, bool):
                exact = variants.get(f"{value:g}")
                variant = exact or variants.get(plural_category(self.locale, value), default)
            else:
                variant = variants.get(str(value), default)
            return variant(values)

        return chosen


def _spaced_french(text: str) -> str:
    """Return a text with the no-break spaces of French, whatever spaces its writer typed."""
    for pattern, space in _FRENCH_SPACES:
        text = pattern.sub(space, text)
    return text.replace("'", "’")


def spaced_chinese(text: str) -> str:
    """Return a text with a space between Chinese and Latin signs, and none between Chinese ones."""
    return _BETWEEN_HAN.sub("", _BESIDE_HAN.sub(" ", text))
