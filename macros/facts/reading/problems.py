"""Problem: one mistake in a data file, said so that its author can mend it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice

HELP = "Each field is described in CONTRIBUTING.md#fields."
# Nobody mends more at once, and a file made to stop us could hold a hundred thousand.
MOST_AT_ONCE = 100
# Of so many allowed words the nearest is sought among those that begin or end alike.
_MANY_WORDS = 400


class Severity(StrEnum):
    """Whether a problem stops the build."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, order=True)
class Problem:
    """One mistake: where it stands, what is wrong and what to do.

    `path` is relative to the project, `line` and `column` count from 1, `field` is the dotted
    path inside the file (empty for the file as a whole).
    """

    path: str
    line: int
    column: int
    field: str
    message: str
    hint: str = ""
    severity: Severity = Severity.ERROR

    def __str__(self) -> str:
        """Return `path:line:column  field: message hint`."""
        field = f"{self.field}: " if self.field else ""
        mark = "warning: " if self.severity is Severity.WARNING else ""
        return f"{self.path}:{self.line}:{self.column}  {mark}{field}{self.sentence}"

    @property
    def sentence(self) -> str:
        """What is wrong, followed by what to do."""
        return f"{self.message} {self.hint}".rstrip()

    def annotation(self) -> str:
        """Return the problem as a GitHub command, which marks the line in a pull request."""
        field = f"{self.field}: " if self.field else ""
        place = f"file={_property(self.path)},line={self.line},col={self.column}"
        return f"::{self.severity} {place}::{_data(field + self.sentence)}"


class CatalogError(Exception):
    """The data cannot be used; `problems` holds every mistake of every file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems in the order of files and lines."""
        self.problems = tuple(sorted(problems))
        super().__init__(report(self.problems))


def report(problems: Sequence[Problem]) -> str:
    """Return all problems, one to a line, and a last line that counts them."""
    return "\n".join([*map(str, sorted(problems)), summary(problems)])


def summary(problems: Sequence[Problem]) -> str:
    """Return the closing line: how many problems in how many files, and where help is."""
    errors = sum(problem.severity is Severity.ERROR for problem in problems)
    warnings = len(problems) - errors
    if not problems:
        return "No problems."
    counts = [_count(errors, "error")] if errors else []
    counts += [_count(warnings, "warning")] if warnings else []
    files = _count(len({problem.path for problem in problems}), "file")
    return f"{' and '.join(counts)} in {files}. {HELP}"


def first(problems: Iterable[Problem], most: int = MOST_AT_ONCE) -> Iterator[Problem]:
    """Yield the first `most` problems, and one that says so where there are more."""
    rest = iter(problems)
    yield from islice(rest, most)
    if another := next(rest, None):
        yield more_than(most, another)


def more_than(most: int, another: Problem) -> Problem:
    """Return what stands for `another` problem and all after it, which are not listed."""
    message = f"there are more than {most} mistakes of this kind."
    hint = "The others are not listed: mend these first."
    return replace(another, field="", message=message, hint=hint, severity=Severity.ERROR)


def did_you_mean(word: str, allowed: Iterable[str]) -> str:
    """Return `Did you mean 'x'?` for the nearest allowed spelling, or nothing."""
    by_folded = {name.casefold(): name for name in allowed}
    folded = word.casefold()
    near = list(by_folded)
    if len(near) > _MANY_WORDS:
        start, end = folded[:3], folded[-3:]
        near = [name for name in near if name.startswith(start) or name.endswith(end)]
    nearest = difflib.get_close_matches(folded, near[:_MANY_WORDS], n=1, cutoff=0.6)
    return f"Did you mean '{by_folded[nearest[0]]}'?" if nearest else ""


def listing(allowed: Iterable[str], most: int = 24) -> str:
    """Return the allowed values as text, cut after `most` of them."""
    names = list(allowed)
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
