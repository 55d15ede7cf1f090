"""Known id: what a page asks for, or a mistake that says what it may ask for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import TypeVar

Value = TypeVar("Value")

_MOST_NAMED = 30  # a longer list would hide the ids that are meant


def known(of: Mapping[str, Value], id_: str, what: str) -> Value:
    """Return what stands under `id_`. Raises KeyError with the allowed ids when nothing does."""
    if id_ not in of:
        raise KeyError(unknown_words(of, id_, what))
    return of[id_]


def unknown_words(allowed: Collection[str], id_: str, what: str) -> str:
    """Return a sentence that says which ids of `what` there are, or which are meant of many."""
    message = f"{what}: there is no `{id_}`."
    meant = get_close_matches(str(id_), allowed, n=5, cutoff=0.5)
    if meant:
        message += f" Did you mean {', '.join(meant)}?"
    if len(allowed) <= _MOST_NAMED:
        message += f" Allowed: {', '.join(allowed)}."
    return message
