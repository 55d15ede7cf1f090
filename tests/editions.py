"""Editions: the advice that follows from a catalogue of tests."""

from __future__ import annotations

from datetime import date

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from tests.tiny import TODAY


def edition_of(catalog: Catalog, day: date = TODAY) -> Edition:
    """Return the advice of a day, of which the catalogue knows all that was known then."""
    return Edition(catalog, day, TODAY)
