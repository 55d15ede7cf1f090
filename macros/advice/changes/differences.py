"""Differences: which values within two states of one record are not the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel

# What tells the entries of a list apart, whatever their order.
_KEYS = ("id", "name", "part", "source", "gpu", "product")


class Difference(NamedTuple):
    """A value that is another one; `source` is what the entry around it names, if it does."""

    path: str
    before: Any
    after: Any
    source: str


def differences(before: Any, after: Any) -> Iterator[Difference]:
    """Yield what differs between two records, or two lists of them, in the order of the file.

    Entries of a list are told apart by what names them, else by their place where there are as
    many as before; else the whole list is one value. Of a list of words that what went and what
    came is the value.
    """
    yield from _within("", _plain(before), _plain(after), "")


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    return [_plain(each) for each in value] if isinstance(value, tuple | list) else value


def _within(path: str, was: Any, now: Any, source: str) -> Iterator[Difference]:
    if was == now:
        return
    if isinstance(was, list) and isinstance(now, list):
        was, now = _told_apart(was, now)
    if not isinstance(was, dict) or not isinstance(now, dict):
        yield Difference(path, was, now, source)
        return
    named = now.get("source")
    source = named if isinstance(named, str) else source
    for name in dict.fromkeys([*was, *now]):
        below = f"{path}.{name}" if path else str(name)
        yield from _within(below, was.get(name), now.get(name), source)


def _told_apart(was: Sequence[Any], now: Sequence[Any]) -> tuple[Any, Any]:
    """Return the entries of two lists by what tells them apart, or what went and what came."""
    if not any(isinstance(entry, dict | list) for entry in (*was, *now)):
        gone, come = ([e for e in a if e not in b] for a, b in ((was, now), (now, was)))
        return (gone, come) if gone or come else (was, now)
    for field in _KEYS:
        keyed = _by(field, was), _by(field, now)
        if None not in keyed:
            return keyed
    if len(was) != len(now):
        return was, now
    places = [str(place) for place in range(len(was))]
    return dict(zip(places, was, strict=True)), dict(zip(places, now, strict=True))


def _by(field: str, entries: Sequence[Any]) -> Mapping[str, Any] | None:
    """Return the entries by a field; None where it does not tell them apart."""
    keys = [entry.get(field) for entry in entries if isinstance(entry, dict)]
    is_key = len(keys) == len(entries) and len({*keys, None}) == len(keys) + 1
    return dict(zip(map(str, keys), entries, strict=True)) if is_key else None
