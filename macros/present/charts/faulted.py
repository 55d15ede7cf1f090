"""Faulted: the cards against which something speaks, which findings do not name without a word."""

from __future__ import annotations

from collections.abc import Collection

from macros.advice.edition import Edition


def faulted(edition: Edition, region: str) -> Collection[str]:
    """Return the ids of the cards under what to avoid in a region; none of a past day."""
    if edition.is_back_test or region not in edition.catalog.regions:
        return ()
    return edition.card_verdicts(region).keys()
