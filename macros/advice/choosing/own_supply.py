"""Own supply: what must be bought around a card where the reader's power supply is known."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.picks.hosts import Hosts
from macros.advice.picks.situation import Situation


def with_own_supply(where: Situation, watts: float | None) -> Situation:
    """Return the situation of a reader whose own computer has a power supply of so many watts."""
    if watts is None or not isinstance(where.hosts, Hosts):
        return where
    return replace(where, hosts=where.hosts.with_supply(watts))
