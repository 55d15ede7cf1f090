from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.builds.mains import mains_of
from macros.advice.builds.one_circuit import CircuitShare, OneCircuit, one_circuit
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu, with_gpus
from tests.tiny_computers import PART_USD, tiny_computers, tiny_curve, tiny_tier

TWO = tiny_tier("2-gpu", 2)


def case_of(edition: Edition) -> OneCircuit:
    case = edition.one_circuit("2-gpu", "us")
    assert case
    return case


def limits(case: OneCircuit, card: str) -> list[float]:
    return [fit.limit_w for fits in case.by_card for fit in fits if fit.gpu.id == card]


def test_circuit_leaves_cards_what_supply_and_computer_do_not_take(catalog: Catalog) -> None:
    # 300 W at the wall, of which 80 % arrive; 100 W go to processor, board, fans and drives.
    case = case_of(tiny_computers(catalog, TWO))
    small, large = case.shares
    assert (small.wall_w, small.efficiency, small.rest_w) == (300, 0.8, 100)
    assert small.each_w == pytest.approx(70)
    assert large.each_w == pytest.approx(310)
    assert limits(case, "small") == [70, 100]


def test_the_computer_that_draws_least_without_its_cards_is_taken(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    (choice,) = edition.choices("2-gpu", "us")
    assert choice.figures
    lean, heavy = (
        replace(
            choice, figures={**choice.figures, "load_w": float(gpus_w + rest_w), "gpus_w": gpus_w}
        )
        for gpus_w, rest_w in ((400, 60), (100, 90))
    )
    for choices in ((lean, heavy), (heavy, lean)):
        case = one_circuit(choices, "us", edition.catalog, edition.part_offers("us"))
        assert case
        assert case.host is lean
        assert case.shares[0].rest_w == 60


def test_a_computer_of_unknown_draw_is_not_taken(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    (choice,) = edition.choices("2-gpu", "us")
    for figures in (None, {}, {"load_w": 300}, {"gpus_w": 200}):
        unknown = replace(choice, figures=figures)
        assert one_circuit([unknown], "us", edition.catalog, edition.part_offers("us")) is None


def test_limit_is_rounded_down_to_what_can_be_said(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    _change_circuit(edition, max_w=315)
    case = case_of(edition)
    assert case.shares[0].each_w == pytest.approx(76)
    assert limits(case, "small")[0] == 70


def test_limit_that_a_card_does_not_take_is_not_possible(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    _change_circuit(edition, max_w=130)  # 4 W are left
    fits = case_of(edition).by_card[0]
    assert [fit.is_possible for fit in fits] == [False, True]
    assert fits[0].supply is None


def test_speed_is_asked_of_each_measured_work(catalog: Catalog) -> None:
    curves = tiny_curve("small", (50, 0.5), (100, 1)), tiny_curve("small", (80, 0.9), (100, 1))
    fit = case_of(tiny_computers(catalog, TWO, curves=curves)).by_card[0][0]
    first, second = (kept.speed for kept in fit.kept)
    assert first
    assert first.share == pytest.approx(0.7)
    assert second is None


def test_cheapest_supply_that_breaks_no_rule_is_named(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    tight, roomy = case_of(edition).by_card[0]
    assert tight.supply
    assert roomy.supply
    # Limited to 70 W two cards need 240 W, without a limit 300 W.
    assert (tight.supply.id, roomy.supply.id) == ("brook-250", "brook-600")
    assert tight.offer
    assert tight.offer.usd == PART_USD["brook-250"]


def test_supply_without_a_price_comes_last(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    offers = {**edition.part_offers("us"), "brook-250": ()}
    case = one_circuit(edition.choices("2-gpu", "us"), "us", edition.catalog, offers)
    assert case
    tight = case.by_card[0][0]
    assert tight.supply
    assert tight.supply.id == "brook-600"


def test_cards_without_a_fan_and_other_forms_are_not_asked(catalog: Catalog) -> None:
    curves = tuple(tiny_curve(id_, (50, 0.5), (100, 1)) for id_ in ("module", "passive", "blower"))
    edition = tiny_computers(catalog, TWO, curves=curves)
    like = next(iter(edition.catalog.gpus))
    made = [
        tiny_gpu(edition.catalog, like, id="module", form_factor="sxm5"),
        tiny_gpu(edition.catalog, like, id="passive", form_factor="pcie_card", cooling="passive"),
        tiny_gpu(edition.catalog, like, id="blower", form_factor="pcie_card", cooling="blower"),
    ]
    edition.catalog = with_gpus(edition.catalog, *made)
    asked = {fits[0].gpu.id for fits in case_of(edition).by_card}
    assert "blower" in asked
    assert asked.isdisjoint({"module", "passive"})


def test_without_known_losses_nothing_is_said(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, TWO)
    edition.choices("2-gpu", "us")
    parts = edition.catalog.parts
    lossless = {
        id_: supply.model_copy(update={"efficiency": type(supply.efficiency)()})
        for id_, supply in parts.power_supplies.items()
    }
    edition.catalog = replace(edition.catalog, parts=replace(parts, power_supplies=lossless))
    assert edition.one_circuit("2-gpu", "us") is None


def _change_circuit(edition: Edition, **changes: float) -> None:
    """Give the smaller circuit of the region other figures."""
    region = edition.catalog.regions["us"]
    first, *others = region.circuits
    circuits = (first.model_copy(update=changes), *others)
    regions = {"us": region.model_copy(update={"circuits": circuits})}
    edition.catalog = replace(edition.catalog, regions=regions)


def test_limit_that_is_said_is_the_one_that_can_be_set(catalog: Catalog) -> None:
    (circuit, *_) = mains_of(tiny_computers(catalog, TWO).catalog, "us").circuits
    share = CircuitShare(circuit, 300.0, 0.8, 100.0, 78.9)
    assert share.most_limit_w == 70
    assert replace(share, each_w=-5.0).most_limit_w == 0
