"""Gating: in which language a kind of page is held to its bounds by day, and how others follow."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from scripts.measuring.kinds import KINDS, Kind
from tests.built.building import CODES
from tests.built.documents import document


def gated_code(kind: Kind) -> str:
    """Return the language in which `kind` is gated by day: each has its share of the kinds."""
    return CODES[KINDS.index(kind) % len(CODES)]


def file_of(site: Path, kind: Kind, code: str) -> Path:
    """Return the file of the page of this kind."""
    return site / urlsplit(kind.address(code)).path / "index.html"


def packed_kb(file: Path) -> float:
    """Return what a page weighs on its way, without what it asks for."""
    return len(gzip.compress(file.read_bytes(), compresslevel=6)) / 1000


def parts(file: Path) -> set[tuple[str, str]]:
    """Return the kinds of element on a page, by their tags and classes."""
    return {(e.tag, e.attributes.get("class", "")) for e in document(file).walk()}


@cache
def kinds_with_parts_of_their_own(site: Path) -> tuple[Kind, ...]:
    """Return kinds that together have every part of all of them: those like no other first."""
    known: set[tuple[str, str]] = set()
    chosen = []
    for kind in sorted(KINDS, key=lambda kind: bool(kind.like)):
        own = parts(file_of(site, kind, "en"))
        if own - known or not kind.like:
            chosen.append(kind)
        known |= own
    return tuple(chosen)
