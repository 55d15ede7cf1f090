"""Real data: the catalogue of data/ and its editions, read and computed once for each process."""

from __future__ import annotations

from datetime import date
from functools import cache

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog, load_catalog
from macros.site.day import newest_possible_date
from tests.tiny import PROJECT

TODAY = newest_possible_date()


@cache
def real_catalog() -> Catalog:
    """Return the facts of data/; nothing can change them."""
    return load_catalog(PROJECT / "data", today=TODAY)


@cache
def real_edition(as_of: date = TODAY) -> Edition:
    """Return what follows from the facts as of a day."""
    return Edition(real_catalog(), as_of, TODAY)
