"""PartialDate: a day, a month or a year, as exactly as a source gives it."""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any

from pydantic import PlainSerializer, PlainValidator, WithJsonSchema

_SHAPE = re.compile(r"([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?")  # not digits of all scripts


@dataclass(frozen=True, order=True)
class PartialDate:
    """A date known to the day, the month or only the year; sorts by its first day."""

    first_day: date
    last_day: date

    @classmethod
    def parse(cls, value: object) -> PartialDate:
        """Return the date meant by `2026-11-20`, `2026-11` or `2026`.

        Raises ValueError when the text has another shape or names no such day.
        """
        match = _SHAPE.fullmatch(str(value))
        if match is None or isinstance(value, bool | float):
            raise ValueError(f"found {value!r}")
        year, month, day = (int(part) if part else None for part in match.groups())
        assert year is not None
        if month is None:
            return cls(date(year, 1, 1), date(year, 12, 31))
        if day is None:
            return cls(date(year, month, 1), date(year, month, calendar.monthrange(year, month)[1]))
        return cls(date(year, month, day), date(year, month, day))

    @property
    def middle_day(self) -> date:
        """The day from which a vague date counts: in the middle of its month or year."""
        return self.first_day + (self.last_day - self.first_day) // 2

    @property
    def precision(self) -> str:
        """`day`, `month` or `year`."""
        days = (self.last_day - self.first_day).days
        return "day" if days == 0 else "month" if days < 31 else "year"

    @property
    def month(self) -> str:
        """The month as it is written in the data; the year where no month is known."""
        return str(self)[: _LENGTHS["month"]]

    def __str__(self) -> str:
        """Return the date as it is written in the data."""
        return self.first_day.isoformat()[: _LENGTHS[self.precision]]


_LENGTHS = {"day": 10, "month": 7, "year": 4}


def span(days: Iterable[PartialDate]) -> tuple[PartialDate, PartialDate]:
    """Return the first and the last of some dates, both as exact as the vaguer one is.

    Raises IndexError without any.
    """
    ordered = sorted(days)
    first, last = ordered[0], ordered[-1]
    length = min(len(str(first)), len(str(last)))
    return PartialDate.parse(str(first)[:length]), PartialDate.parse(str(last)[:length])


def _validate(value: Any) -> PartialDate:
    return value if isinstance(value, PartialDate) else PartialDate.parse(value)


_MEANING = "A day (2026-11-20), a month (2026-11) or a year (2026)."

PartialDateField = Annotated[
    PartialDate,
    PlainValidator(_validate),
    PlainSerializer(str, return_type=str),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "string", "pattern": r"^\d{4}-\d{2}(-\d{2})?$"},
                {"type": "integer", "minimum": 1999, "maximum": 2100},
            ],
            "description": _MEANING,
        },
        mode="validation",  # YAML reads a year as a number
    ),
    WithJsonSchema(
        {"type": "string", "pattern": r"^\d{4}(-\d{2}(-\d{2})?)?$", "description": _MEANING},
        mode="serialization",
    ),
]
