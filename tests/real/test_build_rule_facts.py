"""What the published rules of builds take for granted, held against the rest of the data."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.builds.figures import whole_figures, with_computed
from macros.advice.builds.open_points import case_of
from macros.advice.builds.results import Severity, result_of
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


def said_of(real: Catalog, rule: str, known: dict[str, Any]) -> tuple[Severity, str]:
    """Return what a published rule says of an invented computer, and whose remedy it is."""
    one = real.build_rules[rule]
    figures = whole_figures(known, real.build_figures)
    found = result_of(one, figures)
    return (found.severity if found else "pass"), case_of(one, figures)


@pytest.mark.parametrize(
    ("room_mm", "says"),
    [(111, ("unknown", "standard")), (110, ("warn", "standard")), (69, ("warn", "standard"))],
)
def test_card_of_unknown_height_is_as_high_as_its_bracket_unless_it_is_low_profile(
    room_mm: int, says: tuple[Severity, str], real: Catalog
) -> None:
    known = COMPUTER | {"gpu_height_mm": None, "case_gpu_height_mm": room_mm}
    assert said_of(real, "card-height", known) == says


def test_where_no_low_profile_card_fits_none_is_advised(real: Catalog) -> None:
    known = COMPUTER | {"gpu_height_mm": None, "case_gpu_height_mm": 68}
    assert said_of(real, "card-height", known) == ("fail", "")
    high = COMPUTER | {"gpu_height_mm": 137, "case_gpu_height_mm": 100}
    assert said_of(real, "card-height", high) == ("fail", "")


def test_small_supply_without_a_plug_is_taken_for_that_of_an_office_computer(real: Catalog) -> None:
    office = DESKTOP | {"psu_8pin": 0, "psu_16pin": None, "psu_label_w": 300}
    assert said_of(real, "psu-ready-made", office)[0] == "warn"
    for other in ({"psu_label_w": 400}, {"psu_8pin": 1}, {"psu_6pin": 1}, {"psu_16pin": 1}):
        assert said_of(real, "psu-ready-made", office | other)[0] == "pass"
    enough = {"gpus_16pin": 0, "gpus_w": 60, "cpu_each_w": 35}
    assert said_of(real, "psu-ready-made", office | enough)[0] == "pass"


def test_small_supply_is_of_as_many_watts_wherever_it_is_told(real: Catalog) -> None:
    """The second card and the check of a build read rules of their own."""
    least_w = real.rules["ready-made-supply"].value
    assert real.build_rules["psu-ready-made"].figure == f"psu_label_w >= {least_w:g}"


def test_six_pin_plugs_feed_what_needs_no_more_and_are_named(real: Catalog) -> None:
    card = DESKTOP | {"gpus_8pin": 2, "gpus_6pin": 1, "psu_8pin": 1}
    assert said_of(real, "connectors-8-pin", card) == ("fail", "six")
    assert said_of(real, "connectors-8-pin", card | {"psu_6pin": 1})[0] == "pass"
    assert said_of(real, "connectors-8-pin", card | {"gpus_6pin": 0}) == ("fail", "")
