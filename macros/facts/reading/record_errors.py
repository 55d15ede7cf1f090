"""Record errors: what pydantic found wrong, said in the words of a data file."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from macros.facts.reading.problems import Problem, did_you_mean, first, listing
from macros.facts.reading.yaml_source import Document, Keys
from macros.facts.records.products import Record

_PATTERN_HINTS = {
    "^[a-z0-9]": "Use lower-case letters, digits and single hyphens: rtx-4090.",
    "^https": "Write a full address that begins with https://.",
    "^[A-Z]{3}$": "Write a currency as three capitals: USD.",
    "^[a-z]{2}$": "Write a region as two small letters, such as us or de.",
    "^([a-z0-9-]+/)": "Write a page and its heading: guide/memory/#kv-cache.",
    "^[1-9]x": "Write the count, x, a space and the kind: 2x 8-pin.",
    "^[^\\n]": "Write it on one line.",
    "^gfx": "Write it as in ROCm's tables: gfx1100.",
}
_SHOWN = 60
_LONGEST_NUMBER = 30
_NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]*)(\.[0-9]+)?")
_GROUPED = re.compile(r"[-+]?[1-9][0-9]{0,2}([,_ ][0-9]{3})+(\.[0-9]+)?")
_UNUSUAL = re.compile(r"[-+]?[0-9]*\.?[0-9]+")
_WITH_UNIT = re.compile(r"[€$£¥₩]?\s*((?:0|[1-9][0-9]*)(?:\.[0-9]+)?)\s*[A-Za-z%€$£¥₩円元/]{0,12}")
_DECIMAL_COMMA = re.compile(r"[-+]?(0|[1-9][0-9]*),[0-9]+")
_GROUPED_BY_POINTS = re.compile(r"([1-9][0-9]{0,2}(?:[. ][0-9]{3})+)(?:,([0-9]{1,2}))?\s*[€$£]?")


def record_problems(error: ValidationError, document: Document, model: Any) -> Iterator[Problem]:
    """Yield a problem for each thing that pydantic refused in `document`, as far as one reads."""
    return first(_all_problems(error, document, model))


def _all_problems(error: ValidationError, document: Document, model: Any) -> Iterator[Problem]:
    for details in error.errors(include_url=False):
        keys = _known_keys(details["loc"], document)
        if details["type"] == "extra_forbidden":
            yield _unknown_field(keys, document, model)
        elif details["type"] == "missing":
            yield document.problem(keys, "this field is missing.", _missing_hint(str(keys[-1])))
        else:
            message, hint = _sentence(details)
            yield document.problem(keys, message, hint)


def fields_of(model: Any, keys: Keys) -> list[str]:
    """Return the field names allowed in the record at `keys` below `model`."""
    for key in keys:
        if isinstance(key, int):
            continue
        record = _record_in(model)
        model = (
            record.model_fields[key].annotation if record and key in record.model_fields else None
        )
    record = _record_in(model)
    return list(record.model_fields) if record else []


def _record_in(annotation: Any) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, Record):
        return annotation
    if get_origin(annotation) in (Annotated, Union, types.UnionType, tuple, list):
        records = (_record_in(argument) for argument in get_args(annotation))
        return next((record for record in records if record), None)
    return None


def _missing_hint(field: str) -> str:
    if field == "source":
        return "Add `source:` with an id of sources.yml."
    return f"Add `{field}:`."


def _known_keys(loc: tuple[int | str, ...], document: Document) -> Keys:
    """Return `loc` without the parts that pydantic adds for itself at its end."""
    keys: Keys = tuple(loc)
    while len(keys) > 1 and keys[:-1] not in document.marks:
        keys = keys[:-1]
    return keys


def _unknown_field(keys: Keys, document: Document, model: Any) -> Problem:
    allowed = fields_of(model, keys[:-1])
    hint = did_you_mean(str(keys[-1]), allowed) or f"Allowed here: {listing(allowed)}."
    return document.problem(keys, "unknown field.", hint, at_key=True)


def _sentence(details: ErrorDetails) -> tuple[str, str]:
    value, context = details["input"], details.get("ctx", {})
    kind = details["type"]
    if kind == "literal_error":
        return _not_allowed(value, str(context["expected"]))
    if kind == "string_pattern_mismatch":
        hints = (h for start, h in _PATTERN_HINTS.items() if context["pattern"].startswith(start))
        return f"{_show(value)} has the wrong form.", next(hints, "")
    if kind == "value_error":
        hint = "Write a day (2026-11-20), a month (2026-11) or a year (2026)."
        return f"{_show(value)} is not a date.", hint
    if kind in _BOUNDS:
        return f"{_show(value)} is outside what is possible.", _BOUNDS[kind](context)
    if kind == "finite_number":
        return f"{_show(value)} is no figure.", "Write a number, or leave the field out."
    if kind == "string_too_short":
        return "found empty text.", "Write at least one character, or leave the field out."
    if kind == "string_too_long":
        return f"{_show(value)} is too long.", f"At most {context['max_length']} characters."
    if kind in _TYPES:
        return f"found {_describe(value)}.", _TYPES[kind](value)
    return f"{_show(value)} is not allowed: {details['msg'].lower()}.", ""


def _not_allowed(value: object, expected: str) -> tuple[str, str]:
    allowed = [word.strip("'") for word in expected.replace(" or ", ", ").split(", ")]
    nearest = did_you_mean(value, allowed) if isinstance(value, str) else ""
    hint = f"Allowed: {listing(allowed)}. {nearest}".rstrip()
    return f"{_show(value)} is not allowed here.", hint


def _number_hint(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_NUMBER:
        return "Write a number."
    if _NUMBER.fullmatch(value):
        return f"Write a number without quotes: {value}"
    if _GROUPED.fullmatch(value):
        return f"Write a number without separators: {re.sub('[,_ ]', '', value)}"
    if _DECIMAL_COMMA.fullmatch(value):
        return f"Write a number with a decimal point: {value.replace(',', '.')}"
    if parts := _GROUPED_BY_POINTS.fullmatch(value):  # 1.899,00 €
        number = re.sub("[. ]", "", parts[1]) + (f".{parts[2]}" if parts[2] else "")
        return f"Write a number with a decimal point alone: {number}"
    if _UNUSUAL.fullmatch(value):
        return f"Write a plain number: {float(value):g}"
    if with_unit := _WITH_UNIT.fullmatch(value):
        return f"Write the number without its unit: {with_unit[1]}"
    return "Write a number."


def _text_hint(value: object) -> str:
    if value is None or isinstance(value, list | dict):
        return "Write text."
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    return f'Write text; put it in quotes: "{shown}"'


_TYPES: dict[str, Callable[[object], str]] = {
    "float_type": _number_hint,
    "int_type": lambda value: _number_hint(value).replace("a number", "a whole number"),
    "int_from_float": lambda _: "Write a whole number.",
    "string_type": _text_hint,
    "bool_type": lambda _: "Write true or false.",
    "tuple_type": lambda _: "Write a list: [a, b], or one item to a line after '- '.",
    "dict_type": lambda _: "Write `name: value` lines, indented.",
    "model_type": lambda _: "Write `name: value` lines, indented.",
}
_BOUNDS: dict[str, Callable[[dict[str, Any]], str]] = {
    "greater_than": lambda c: f"It must be more than {c['gt']:g}.",
    "greater_than_equal": lambda c: f"It must be at least {c['ge']:g}.",
    "less_than_equal": lambda c: f"It must be at most {c['le']:g}.",
}


def _describe(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"the text {_show(value)}"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a group of fields"
    return f"the date {value}"


def _show(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = " ".join(text.split("\n"))
    text = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return f'"{text}"' if isinstance(value, str) else text
