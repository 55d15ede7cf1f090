"""Household socket: what a reader's room can feed for hours."""

from __future__ import annotations

from dataclasses import dataclass

from macros.facts.records.products import Gpu


@dataclass(frozen=True)
class Socket:
    """The usual socket of a region, which gives `lasting_w` for hours, and a computer on it.

    The computer draws `computer_w` beside its cards; `arriving` is the share (0 to 1) of what it
    takes from the wall that its power supply passes on, None where nobody says it.
    """

    lasting_w: float
    arriving: float | None
    computer_w: float

    def wall_w(self, gpu: Gpu, count: int) -> float | None:
        """Return what a computer with so many cards draws, in W; None where it is not known.

        Cards count with their full power: a limit that the reader has to set and keep set is no
        property of what is bought.
        """
        if gpu.power.tdp_w is None or self.arriving is None:
            return None
        return (gpu.power.tdp_w * count + self.computer_w) / self.arriving

    def bears(self, gpu: Gpu, count: int) -> bool:
        """Return whether a computer with so many cards may run on it for hours.

        Unknown power is not let through.
        """
        wall_w = self.wall_w(gpu, count)
        return wall_w is not None and wall_w <= self.lasting_w
