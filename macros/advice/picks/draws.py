"""Draws: the same chance for the same thing in every run, whatever else is in the catalogue."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]


@lru_cache(maxsize=20_000)
def standard_normal(name: str, count: int) -> Numbers:
    """Return draws of a standard normal in the shape (count,), always the same ones for a name.

    Each uncertain figure has draws of its own: a new product does not shift those of others.
    """
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")
    drawn = np.random.Generator(np.random.PCG64(seed)).standard_normal(count)
    drawn.setflags(write=False)
    return drawn
