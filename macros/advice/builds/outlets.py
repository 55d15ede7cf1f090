"""Outlets: whether the usual sockets of a region feed a build for hours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from macros.advice.builds.build import Build
from macros.advice.builds.circuits import OF_THE_CIRCUIT
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply
from macros.advice.builds.results import results
from macros.facts.records.builds import BuildFigure, BuildRule

# `tight` is more than is advised of a socket; of `unproven` somebody only has to say that the
# power supply delivers enough at this voltage; `short` is too few watts or volts.
Outlet = Literal["enough", "tight", "unproven", "short"]


def outlet_of(
    build: Build,
    mains: MainsSupply,
    asked: Mapping[str, BuildRule],
    computed: Mapping[str, BuildFigure],
) -> Outlet | None:
    """Return what the rules about mains that are `asked` say of a build on usual sockets.

    It hangs on as many as it has circuits. None where nobody names the usual socket.
    """
    if mains.usual is None:
        return None
    judged = results(asked, figures_of(replace(build, circuit=mains.usual), mains, computed))
    if against := [result for result in judged if result.rules_out]:
        is_known = any(result.severity == "fail" for result in against)
        return "short" if is_known else "unproven"
    warned = {result.rule for result in judged if result.severity == "warn"}
    return "tight" if OF_THE_CIRCUIT in warned else "enough"
