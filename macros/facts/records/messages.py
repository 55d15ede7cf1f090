"""Messages: whole sentences of one language, with the variables that fill them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

from pydantic import GetCoreSchemaHandler
from pydantic_core import core_schema

# What a variable may be, as the comment above a message of English declares it.
VARIABLE_KINDS = ("product", "place", "day", "count", "text", "state")


@dataclass(frozen=True)
class Variable:
    """A value that the code hands over: `{ $product }`."""

    name: str


@dataclass(frozen=True)
class Call:
    """A function of the language's grammar with a value: `{ LE($product, cap: "1") }`."""

    function: str
    values: tuple[Variable, ...]
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Choice:
    """Patterns of which a value takes one: by its plural category, gender or state."""

    selector: Variable | Call
    variants: tuple[tuple[str, Pattern], ...]
    default: str


Element: TypeAlias = "str | Variable | Call | Choice"
Pattern: TypeAlias = tuple[Element, ...]


@dataclass(frozen=True)
class Message:
    """A sentence, its short form if it has one, and the kinds of variables its comment declares."""

    pattern: Pattern
    short: Pattern | None = None
    declared: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def elements(self) -> Iterator[Element]:
        """Yield every element of both forms, also those within variants."""
        for pattern in (self.pattern, self.short or ()):
            yield from elements_of(pattern)

    def text(self) -> str:
        """Return all that is written in the message, without what fills it."""
        return " ".join(element for element in self.elements() if isinstance(element, str))

    def variables(self) -> frozenset[str]:
        """Return the names of all variables that the message uses."""
        names: set[str] = set()
        for element in self.elements():
            if isinstance(element, Variable):
                names.add(element.name)
            elif isinstance(element, Call):
                names.update(value.name for value in element.values)
        return frozenset(names)

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Any], handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        """Take a message as the reader of its file made it."""
        return core_schema.is_instance_schema(cls)


def elements_of(pattern: Pattern) -> Iterator[Element]:
    """Yield the elements of a pattern, also selectors and those within variants."""
    for element in pattern:
        yield element
        if isinstance(element, Choice):
            yield element.selector
            for _, variant in element.variants:
                yield from elements_of(variant)
