"""Message source: one Fluent file read strictly, with the line and column of every message."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from fluent.syntax import FluentParser, ast

from macros.facts.reading.hostile_text import FORBIDDEN
from macros.facts.reading.problems import Problem, first
from macros.facts.reading.yaml_source import Document, Keys, Mark, unseen_characters
from macros.facts.records.messages import Call, Choice, Element, Message, Pattern, Variable

SHORT = "short"
MOST_MESSAGES = 4000
LARGEST_TEXT = 128 * 1024  # without comments, which a file may hold as it is large
DEEPEST_BRACES = 24  # the parser calls itself for each
_DECLARED = re.compile(r"^\$(?P<name>[a-z][a-z0-9_]*)\s+\((?P<kind>[a-z]+)\)")
_COMMENT = re.compile(r"^#.*", re.MULTILINE)
_BEGINS = re.compile(r"^[A-Za-z-]", re.MULTILINE)
_BRACES = re.compile(r"[{}()]|^(?=[A-Za-z#-])", re.MULTILINE)  # or a message that begins
_STEPS = {"{": 1, "(": 1, "}": -1, ")": -1, "": 0}
_FORM = "A message is `id = sentence`; CONTRIBUTING.md#sentences shows one with variants."


@dataclass
class _At:
    """Line and column from 0, as the marks of YAML count them."""

    line: int
    column: int


@dataclass
class _Reader:
    """Reads one file; what it cannot take is noted with its place and left out."""

    text: str
    path: str
    starts: list[int] = field(init=False)
    marks: dict[Keys, Mark] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.starts = [0, *(match.end() for match in re.finditer("\n", self.text))]

    def messages(self) -> dict[str, Message]:
        messages: dict[str, Message] = {}
        for entry in FluentParser().parse(self.text).body:
            if isinstance(entry, ast.Junk):
                self._junk(entry)
            elif isinstance(entry, ast.Term):
                self._refuse(entry, "terms are not used here", "Write a message without `-`.")
            elif isinstance(entry, ast.Message):
                if entry.id.name in messages:
                    self._refuse(entry, f"the message '{entry.id.name}' stands twice", "Keep one.")
                self.marks[(entry.id.name,)] = self._at(entry)
                messages[entry.id.name] = self._message(entry)
        return messages

    def _message(self, entry: ast.Message) -> Message:
        forms = {attribute.id.name: attribute for attribute in entry.attributes}
        for name, attribute in forms.items():
            if name != SHORT:
                self._refuse(attribute, f"'.{name}' is no form", f"Allowed: .{SHORT}.")
        short = self._sentence(forms[SHORT].value) if SHORT in forms else None
        if entry.value is None:
            self._refuse(entry, "the sentence is missing", "Write it after the `=`.")
        pattern = self._sentence(entry.value) if entry.value else ()
        return Message(pattern, short, declared_variables(entry.comment))

    def _sentence(self, pattern: ast.Pattern) -> Pattern:
        """Return what is said, which unlike a variant may not be nothing."""
        known = len(self.problems)
        said = self._pattern(pattern)
        if not said and len(self.problems) == known:
            self._refuse(pattern, "the sentence says nothing", "Write it, or leave its line out.")
        return said

    def _pattern(self, pattern: ast.Pattern) -> Pattern:
        return tuple(self._elements(pattern))

    def _elements(self, pattern: ast.Pattern) -> Iterator[Element]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                self._look_for_markup(element)
                yield element.value.replace("\n", " ")
            else:
                yield from self._placed(element.expression)

    def _placed(self, expression: ast.SyntaxNode) -> Iterator[Element]:
        if isinstance(expression, ast.StringLiteral):
            if text := expression.parse()["value"]:
                yield text
        elif isinstance(expression, ast.SelectExpression):
            yield from self._choice(expression)
        elif isinstance(expression, ast.VariableReference | ast.FunctionReference):
            yield self._value(expression)
        else:
            hint = "Allowed: a $variable, a FUNCTION, a 'text in quotes' or variants."
            self._refuse(expression, "this cannot stand in braces", hint)

    def _choice(self, expression: ast.SelectExpression) -> Iterator[Choice]:
        selector = expression.selector
        if not isinstance(selector, ast.VariableReference | ast.FunctionReference):
            self._refuse(selector, "only a $variable or a FUNCTION selects", "See above.")
            return
        variants = tuple(
            (_key(variant.key), self._pattern(variant.value)) for variant in expression.variants
        )
        default = next(_key(v.key) for v in expression.variants if v.default)
        yield Choice(self._value(selector), variants, default)

    def _value(self, node: ast.VariableReference | ast.FunctionReference) -> Variable | Call:
        if isinstance(node, ast.VariableReference):
            return Variable(node.id.name)
        values = node.arguments.positional
        named = node.arguments.named
        for value in values:
            if not isinstance(value, ast.VariableReference | ast.StringLiteral):
                self._refuse(value, "a function takes $variables", "Write {{ LE($product) }}.")
        options = [(one.name.name, str(one.value.parse()["value"])) for one in named]
        texts = [value for value in values if isinstance(value, ast.StringLiteral)]
        options += [("form", str(text.parse()["value"])) for text in texts]
        variables = (Variable(v.id.name) for v in values if isinstance(v, ast.VariableReference))
        return Call(node.id.name, tuple(variables), tuple(options))

    def _look_for_markup(self, element: ast.TextElement) -> None:
        if forbidden := next((mark for mark in FORBIDDEN if mark in element.value), None):
            hint = "A sentence is plain text: write 'less than', 'more than', or leave it out."
            self._refuse(element, f"'{forbidden}' is not allowed in text", hint)

    def _junk(self, junk: ast.Junk) -> None:
        for note in junk.annotations:
            at = self._place(note.span.start if note.span else 0)
            what = (note.message or "this is no message").rstrip(".")
            self.problems.append(
                Problem(self.path, at.line + 1, at.column + 1, "", f"{what}.", _FORM)
            )

    def _refuse(self, node: ast.SyntaxNode, what: str, hint: str) -> None:
        at = self._at(node)
        self.problems.append(Problem(self.path, at.line + 1, at.column + 1, "", f"{what}.", hint))

    def _at(self, node: ast.SyntaxNode) -> _At:
        start = node.span.start if node.span else 0
        if isinstance(node, ast.Message | ast.Term) and node.comment:
            start = node.id.span.start if node.id.span else start
        return self._place(start)

    def _place(self, offset: int) -> _At:
        line = bisect_right(self.starts, offset) - 1
        return _At(line, offset - self.starts[line])


def parse_messages(text: str, path: str) -> Document:
    """Return the messages of a file by their ids, with their places and what is wrong."""
    if bad := (*unseen_characters(text, path), *_too_much(text, path)):
        return Document(path, None, {}, {}, bad)
    reader = _Reader(text, path)
    messages = reader.messages()
    return Document(path, messages, reader.marks, reader.marks, tuple(first(reader.problems)))


def _too_much(text: str, path: str) -> Iterator[Problem]:
    """Yield what would keep the parser busy for long, or make it call itself too deeply."""
    if (
        len(_COMMENT.sub("", text)) > LARGEST_TEXT
        or sum(1 for _ in _BEGINS.finditer(text)) > MOST_MESSAGES
    ):
        most = f"{LARGEST_TEXT:,} characters or {MOST_MESSAGES:,} messages"
        message = f"the file holds more than {most}."
        yield Problem(path, 1, 1, "", message, "Remove what does not belong here.")
        return
    depth = 0
    for match in _BRACES.finditer(text):
        step = _STEPS[match[0]]
        depth = max(0, depth + step) if step else 0
        if depth > DEEPEST_BRACES:
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            message = f"braces are nested more than {DEEPEST_BRACES} deep."
            yield Problem(path, line, column, "", message, "Close them before you open others.")
            return


def declared_variables(comment: ast.Comment | None) -> Mapping[str, str]:
    """Return the variables that a comment declares: a line `$count (count) how many` for each."""
    lines = (comment.content or "").splitlines() if comment else []
    found = (_DECLARED.match(line) for line in lines)
    return MappingProxyType({match["name"]: match["kind"] for match in found if match})


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
