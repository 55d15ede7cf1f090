"""Names: what a command line may name, and what it says of other names."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from macros.facts.reading.problems import did_you_mean


def known_names(
    parser: argparse.ArgumentParser, kind: str, asked: str, known: Iterable[str]
) -> list[str]:
    """Return the one that is asked for, or all of them for `all`.

    Ends the program with what is allowed where there is no such name.
    """
    names = list(known)
    if asked == "all":
        return names
    if asked not in names:
        hint = did_you_mean(asked, names)
        parser.error(f"unknown {kind} '{asked}'. Known: {', '.join(names)}. {hint}".rstrip())
    return [asked]
