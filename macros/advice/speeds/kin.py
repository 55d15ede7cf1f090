"""Kin: what the figures miss of an accelerator, taken from those that are built or sized alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

# Standard deviations of logarithms of times, and one of logarithms of figures. They were chosen on
# 2026-11-23 as those with which accelerators left out one at a time were estimated best.
SAME_ARCHITECTURE = 0.12  # what all accelerators of an architecture share
NEAR = 0.15  # what those with the same figures share
NEARNESS = 0.5  # figures that differ by this factor (logarithm) are hardly near
STRANGERS = 0.5  # so much of NEAR counts between architectures
ALONE = 0.06  # what nothing shares: measurements repeat no better
MOST = 0.4  # no accelerator pulls its kin by more, however odd its own measurements are


@dataclass(frozen=True)
class Kin:
    """Accelerators by logarithms of their figures, with how much each pulls an estimate."""

    places: tuple[tuple[float, ...], ...]
    architectures: tuple[str, ...]
    pulls: tuple[float, ...]

    def pull(self, place: Sequence[float], architecture: str) -> float:
        """Return by how much longer (logarithm) than its figures say an accelerator takes."""
        if not self.pulls:
            return 0.0
        places, architectures, pulls = self._arrays
        near = _likeness(np.array([place]), np.array([architecture]), places, architectures)
        return float((near @ pulls)[0])

    @cached_property
    def _arrays(self) -> tuple[Numbers, NDArray[np.str_], Numbers]:
        return np.array(self.places), np.array(self.architectures), np.array(self.pulls)


NOBODY = Kin((), (), ())


def likeness(places: Numbers, architectures: NDArray[np.str_]) -> Numbers:
    """Return the covariance of what the figures miss of accelerators, (accelerators, both ways).

    `places` are logarithms of figures, (accelerators, figures).
    """
    return _likeness(places, architectures, places, architectures)


def pulls_of(covariance: Numbers, left: Numbers) -> Numbers:
    """Return the pull of each accelerator (Gaussian process) from what its figures left."""
    own = ALONE**2 * np.eye(len(left))
    seen = np.clip(left, -MOST, MOST)
    return np.asarray(np.linalg.solve(covariance + own, seen), dtype=np.float64)


def _likeness(
    places: Numbers,
    architectures: NDArray[np.str_],
    others: Numbers,
    their_architectures: NDArray[np.str_],
) -> Numbers:
    same = architectures[:, None] == their_architectures[None, :]
    apart = ((places[:, None, :] - others[None, :, :]) ** 2).sum(axis=2)
    near = NEAR**2 * np.exp(-apart / (2 * NEARNESS**2))
    return np.asarray(
        SAME_ARCHITECTURE**2 * same + near * np.where(same, 1.0, STRANGERS), dtype=np.float64
    )
