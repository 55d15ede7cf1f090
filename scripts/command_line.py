"""Command line: what several commands ask for in the same words, and how they refuse it."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Collection, Iterable
from datetime import date
from pathlib import Path

from macros.facts.reading.problems import did_you_mean
from macros.site.day import newest_possible_date

PROJECT = Path(__file__).resolve().parent.parent


def add_facts(parser: argparse.ArgumentParser) -> None:
    """Let a command's caller choose the folder of the facts, as `data`."""
    parser.add_argument("--data", type=folder, default=PROJECT / "data", help="folder of facts")


def add_day(parser: argparse.ArgumentParser) -> None:
    """Let a command's caller choose the day whose knowledge counts, as `as_of`."""
    parser.add_argument(
        "--as-of", type=past_day, metavar="YYYY-MM-DD", help="leave out what is newer"
    )


def folder(text: str) -> Path:
    """Return the folder at a path. Raises ArgumentTypeError where there is none."""
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text}")
    return Path(text)


def existing(text: str) -> Path:
    """Return the path of a file or folder. Raises ArgumentTypeError where there is none."""
    if not Path(text).exists():
        raise argparse.ArgumentTypeError(f"there is no {text}")
    return Path(text)


def some_of(thing: str, allowed: Collection[str]) -> Callable[[str], tuple[str, ...]]:
    """Return what reads the names of things from a text such as `en,ja`.

    It raises ArgumentTypeError for a name that is not allowed.
    """

    def names(text: str) -> tuple[str, ...]:
        asked = tuple(dict.fromkeys(text.split(",")))
        unknown = [name for name in asked if name not in allowed]
        if unknown:
            message = f"no such {thing}: {', '.join(unknown)} (has {', '.join(allowed)})"
            raise argparse.ArgumentTypeError(message)
        return asked

    return names


def known_names(
    parser: argparse.ArgumentParser, thing: str, asked: str, known: Iterable[str]
) -> list[str]:
    """Return the name that is asked for, or all of them for `all`.

    Ends the program with what is allowed where there is no such name.
    """
    names = list(known)
    if asked == "all":
        return names
    if asked not in names:
        hint = did_you_mean(asked, names)
        parser.error(f"unknown {thing} '{asked}'. Known: {', '.join(names)}. {hint}".rstrip())
    return [asked]


def end_with_the_pipe() -> None:
    """Let the process end without a word when its reader does: `| head` is no error."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def past_day(text: str) -> date:
    """Return the day that a text names. Raises ArgumentTypeError for none, and for the future."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is no day; write 2026-11-20") from error
    if day > newest_possible_date():
        raise argparse.ArgumentTypeError(f"{text} is in the future")
    return day
