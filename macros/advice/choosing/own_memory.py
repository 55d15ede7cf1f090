"""Own memory: more of it than the card has that the reader names, where a profile asks for that."""

from __future__ import annotations

from macros.facts.records.advice import Needs
from macros.facts.records.products import Gpu

MORE_GB = 1  # so much more is more: sizes are whole GB


def more_than(own: Gpu | None, needs: Needs) -> Needs:
    """Return the needs that something with more memory than the reader's own card alone meets."""
    if own is None or not needs.more_memory_than_own:
        return needs
    least_gb = max(needs.memory_gb_at_least or 0.0, own.memory.size_gb + MORE_GB)
    return needs.model_copy(update={"memory_gb_at_least": least_gb})
