"""Wall draw: what a build takes at the wall, also where nobody printed its supply's efficiency."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from macros.advice.builds.evaluation import Figures
from macros.facts.records.builds import BuildRule

_RULE = "mains"  # its plausible range of the efficiency counts wherever none is printed
_EFFICIENCY = "psu_efficiency"


class WallDraw(NamedTuple):
    """The least and the most power in W at the wall; the same where the efficiency is known."""

    least_w: float
    most_w: float

    @property
    def ends_w(self) -> tuple[float, ...]:
        """Return the two ends, or the one figure that is known."""
        return (self.least_w,) if self.least_w == self.most_w else (self.least_w, self.most_w)


def wall_draw(figures: Figures | None, rules: Mapping[str, BuildRule]) -> WallDraw | None:
    """Return what a build takes at the wall; None where even its load is unknown."""
    known = figures or {}
    if wall_w := known.get("wall_w"):
        return WallDraw(wall_w, wall_w)
    load_w, rule = known.get("load_w"), rules.get(_RULE)
    efficiency = rule.plausible.get(_EFFICIENCY) if rule else None
    if not load_w or efficiency is None:
        return None
    return WallDraw(load_w / efficiency.most, load_w / efficiency.least)
