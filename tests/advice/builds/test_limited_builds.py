from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.power_limits import Limited, limited_builds
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from tests.real_data import real_catalog
from tests.tiny_computers import tiny_computers, tiny_curve, tiny_tier

TWO = tiny_tier("2-gpu", 2)
STEEP, FLAT = ((50, 0.4), (100, 1.0)), ((70, 0.95), (100, 1.0))


def limited(edition: Edition) -> dict[float, Limited]:
    build = edition.choice("2-gpu", "economical", "us").build
    assert build
    catalog = edition.catalog
    builds = limited_builds(catalog, mains_of(catalog, "us"), build, catalog.build_rules)
    return {limited_build.limit_w: limited_build for limited_build in builds}


def test_each_curve_has_its_own_speed_at_each_measured_limit(catalog: Catalog) -> None:
    curves = tiny_curve("small", *STEEP), tiny_curve("small", *FLAT)
    by_limit = limited(tiny_computers(catalog, TWO, curves=curves))
    assert list(by_limit) == [100, 70, 50]
    steep, flat = by_limit[70].speeds
    assert steep
    assert flat
    assert steep.share == pytest.approx(0.64)
    assert steep.interpolated
    assert (flat.share, flat.interpolated) == (0.95, False)
    assert by_limit[50].speeds[1] is None


def test_limit_lowers_load_and_the_circuit_that_suffices(catalog: Catalog) -> None:
    by_limit = limited(tiny_computers(catalog, TWO, curves=(tiny_curve("small", *STEEP),)))
    assert (by_limit[100].load_w, by_limit[50].load_w) == (300, 200)
    circuits = [
        limited_build.circuit.name if limited_build.circuit else ""
        for limited_build in by_limit.values()
    ]
    assert circuits == ["Large socket", "Small socket"]


def test_circuit_below_the_voltage_of_the_power_supply_does_not_suffice(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO, curves=(tiny_curve("small", *STEEP),))
    build = edition.choice("2-gpu", "economical", "us").build
    assert build
    assert build.psu
    high = build.psu.model_copy(update={"least_input_v": 200})
    us = mains_of(edition.catalog, "us")
    (_, usual, *_) = us.circuits
    assert usual.volts < 200
    strong = usual.model_copy(update={"name": "High socket", "volts": 240})
    for circuits, name in (((usual,), None), ((usual, strong), "High socket")):
        (first, *_) = limited_builds(
            edition.catalog,
            MainsSupply(circuits),
            replace(build, psu=high),
            edition.catalog.build_rules,
        )
        assert (first.circuit.name if first.circuit else None) == name


def test_fullest_of_several_circuits_decides_which_suffices(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO, curves=(tiny_curve("small", *STEEP),))
    build = edition.choice("2-gpu", "economical", "us").build
    assert build
    assert build.psu
    rules = {"mains": real_catalog().build_rules["mains"]}
    load_w = edition.catalog.build_figures["load_w"]
    board_w = load_w.model_copy(update={"id": "board_w", "formula": "50"})
    known = replace(
        edition.catalog, build_figures={**edition.catalog.build_figures, "board_w": board_w}
    )
    (small, large, *_) = mains_of(edition.catalog, "us").circuits
    mains = MainsSupply(tuple(c.model_copy(update={"continuous_w": None}) for c in (small, large)))
    two = replace(
        build,
        further_psus=(build.psu,),
        circuit_count=2,
        card_psus=(1, 2),
        psu_circuits=(1, 2),
    )
    crowded = replace(two, card_psus=(1, 1))
    names = []
    for wired in (two, crowded):
        (first, *_) = limited_builds(known, mains, wired, rules)
        assert first.circuit_count == 2
        names.append(first.circuit.name if first.circuit else None)
    assert names == [small.name, large.name]


def test_only_rules_that_judge_otherwise_than_before_are_listed(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO, curves=(tiny_curve("small", (30, 0.2), *STEEP),))
    build = edition.choice("2-gpu", "economical", "us").build
    assert build
    weak = build.psu.model_copy(update={"rated_w": 250}) if build.psu else None
    builds = limited_builds(
        edition.catalog,
        mains_of(edition.catalog, "us"),
        replace(build, psu=weak),
        edition.catalog.build_rules,
    )
    assert builds[0].changes == ()
    assert [(result.rule, result.severity) for result in builds[1].changes] == [
        ("psu-sustained", "pass")
    ]


def test_without_curves_there_are_no_figures(catalog: Catalog) -> None:
    assert limited(tiny_computers(catalog, TWO)) == {}
