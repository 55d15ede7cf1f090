"""What the published rules of builds take for granted, held against the rest of the data."""

from __future__ import annotations

import pytest

from macros.advice.builds.figures import whole_figures, with_computed
from macros.advice.builds.open_points import case_of
from macros.facts.catalog import Catalog
from tests.real_data import real_catalog
from tests.sound_computers import COMPUTER, DESKTOP


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


def test_power_of_an_unnamed_processor_is_taken_to_be_what_processors_draw(real: Catalog) -> None:
    said = (cpu.package_power_w or cpu.tdp_w for cpu in real.parts.cpus.values())
    draws = [w for w in said if w]
    for rule in real.build_rules.values():
        if one := rule.plausible.get("cpu_each_w"):
            assert one.least <= min(draws)
            assert max(draws) <= one.most


def test_nobody_is_sent_for_a_usual_power_supply_where_none_goes_in(real: Catalog) -> None:
    poor = COMPUTER | {"psu_label_w": 200, "psu_8pin": 0, "psu_16pin": 0, "gpus_8pin": 2}
    figures = whole_figures(poor, real.build_figures)
    for rule in ("psu-sustained", "connectors-8-pin", "connectors-16-pin"):
        assert case_of(real.build_rules[rule], figures) == "own"
        usual = whole_figures(poor | {"psu_replaceable": True}, real.build_figures)
        assert case_of(real.build_rules[rule], usual) != "own"


def test_bridge_joins_two_cards_and_more_of_them_in_pairs_whatever_the_board(real: Catalog) -> None:
    linked = DESKTOP | {"gpu_link": True}
    for count, case in ((2, "bridge"), (4, "pairs")):
        for distances in ((2, 4), None):
            figures = linked | {"gpu_count": count, "slot_distances": distances}
            assert case_of(real.build_rules["peer-to-peer"], figures) == case


def test_power_limit_is_offered_only_where_one_that_the_card_takes_is_enough(real: Catalog) -> None:
    rule = real.build_rules["psu-sustained"]
    load = DESKTOP | {"gpu_count": 1, "gpu_rated_w": 70, "gpus_w": 70, "cpu_each_w": 65}
    for label_w, least_w, case in ((180, None, "larger"), (195, None, ""), (195, 50, "larger")):
        known = load | {"psu_label_w": label_w, "gpu_least_limit_w": least_w}
        assert case_of(rule, whole_figures(known, real.build_figures)) == case


def test_last_software_of_an_ending_card_is_what_the_table_of_software_says(real: Catalog) -> None:
    known = with_computed(DESKTOP, real.build_figures)
    ending = [family for family in real.software.values() if family.status == "ending"]
    named = {gpu for family in ending for gpu in family.accelerators}
    for family in ending:
        until = {framework.name: framework.until for framework in family.frameworks}
        assert until == {"CUDA": known["last_cuda"], "PyTorch": known["last_pytorch"]}
    limited = {
        gpu.id
        for gpu in real.gpus.values()
        if gpu.vendor == "NVIDIA" and gpu.software and gpu.software.status == "limited"
    }
    assert limited == named
