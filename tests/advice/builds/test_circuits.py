"""Circuits: why one will not do is said by what weighs most against it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.builds.circuits import sockets_for
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from tests.tiny_computers import tiny_computers, tiny_tier

ONE = tiny_tier("1-gpu", 1)  # draws 250 W
COMMON = {"unit": "w", "decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}


def rule(id_: str, **fields: Any) -> BuildRule:
    return BuildRule.model_validate({"id": id_, "holds": "at_most", **COMMON, **fields})


RULES = {
    "psu-low-voltage": rule(
        "psu-low-voltage", applies="mains_v < 200", figure="load_w", limit="psu_output_w"
    ),
    "circuit-failure": rule(
        "circuit-failure", figure="wall_w", limit="circuit_w", breach="warn", decisive=False
    ),
}


def breaks(catalog: Catalog, own_w: float, volts: float, watts: float) -> str:
    """Return the rule that a circuit breaks, for a build on circuits of `own_w`."""
    edition = tiny_computers(catalog, ONE)
    build = edition.choice("1-gpu", "economical", "us").build
    (socket, *_) = mains_of(edition.catalog, "us").circuits
    assert build
    own, other = (
        socket.model_copy(update={"name": name, "volts": v, "max_w": w, "continuous_w": w})
        for name, v, w in (("Own", 230, own_w), ("Other", volts, watts))
    )
    hung = replace(build, circuit=own)
    mains, computed = MainsSupply((own, other)), edition.catalog.build_figures
    last = sockets_for(hung, mains, RULES, computed)[-1]
    return last.against.rule if last.against else ""


def test_circuit_that_cannot_take_over_says_so_before_what_is_unknown(catalog: Catalog) -> None:
    assert breaks(catalog, 300, 120, 249) == "circuit-failure"
    assert breaks(catalog, 300, 120, 251) == "psu-low-voltage"


def test_taking_over_is_not_asked_of_others_where_its_own_circuits_cannot(catalog: Catalog) -> None:
    assert breaks(catalog, 240, 120, 249) == "psu-low-voltage"


def test_circuit_that_cannot_take_over_is_enough_by_itself(catalog: Catalog) -> None:
    assert breaks(catalog, 300, 230, 249) == ""
