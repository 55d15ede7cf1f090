"""Outlets: the sockets of each region are judged by themselves, not by watts alone."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.outlets import Outlet, outlet_of
from macros.facts.catalog import Catalog
from macros.facts.records.builds import BuildRule
from tests.tiny_computers import tiny_computers, tiny_tier

ONE = tiny_tier("1-gpu", 1)  # draws 250 W
COMMON = {"unit": "w", "decided": "2026-11-01", "source": "weekly-chip", "reason": "Invented."}


def rule(id_: str, **fields: Any) -> BuildRule:
    return BuildRule.model_validate({"id": id_, "holds": "at_most", **COMMON, **fields})


RULES = {
    "mains": rule("mains", figure="wall_w", limit="circuit_w", advised="0.9 * circuit_w"),
    "psu-low-voltage": rule(
        "psu-low-voltage", applies="mains_v < 200", figure="load_w", limit="psu_output_w"
    ),
}


def judged(catalog: Catalog, volts: float, watts: float) -> Outlet | None:
    edition = tiny_computers(catalog, ONE)
    build = edition.choice("1-gpu", "economical", "us").build
    (socket, *_) = mains_of(edition.catalog, "us").circuits
    assert build
    outlet = socket.model_copy(update={"volts": volts, "max_w": watts, "continuous_w": watts})
    return outlet_of(build, MainsSupply((outlet,)), RULES, edition.catalog.build_figures)


@pytest.mark.parametrize(
    ("watts", "outlet"), [(900, "enough"), (278, "enough"), (251, "tight"), (249, "short")]
)
def test_socket_is_tight_where_it_supplies_little_more_than_the_build_draws(
    catalog: Catalog, watts: float, outlet: Outlet
) -> None:
    assert judged(catalog, 230, watts) == outlet


def test_socket_is_unproven_where_nobody_says_what_a_supply_delivers_at_its_voltage(
    catalog: Catalog,
) -> None:
    assert judged(catalog, 120, 900) == "unproven"


def test_too_few_watts_count_before_what_is_unknown(catalog: Catalog) -> None:
    assert judged(catalog, 120, 249) == "short"


def test_region_without_a_socket_has_no_judgement(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, ONE)
    build = edition.choice("1-gpu", "economical", "us").build
    assert build
    assert outlet_of(build, MainsSupply(()), RULES, edition.catalog.build_figures) is None
