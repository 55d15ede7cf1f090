"""The builds of the real data: what must hold of them, whatever the data say next."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from math import ceil
from typing import Any

import pytest

from macros.advice.builds.choice import Choice
from macros.advice.builds.figures import figures_of
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.named import named_build
from macros.advice.builds.results import Result, results
from macros.advice.edition import Edition
from macros.facts.build_file import BuildFile
from macros.facts.catalog import Catalog
from macros.facts.records.evidence import is_doubtful
from tests.real_data import TODAY, real_catalog, real_edition

TWO_FLAMES: dict[str, Any] = {
    "gpu": "rtx-5090",
    "gpu_count": 2,
    "cpu": "ryzen-9-9950x",
    "motherboard": "asrock-x870e-taichi-lite",
    "memory": [{"part": "ddr5-64gb-kit", "count": 2}],
    "psu": "seasonic-prime-px-2200",
    "case": "phanteks-enthoo-pro-2-server",
    "cooler": "noctua-nh-d15-g2",
    "storage": ["samsung-990-pro-2tb"],
    "use": "data-parallel",
}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return real_catalog()


@pytest.fixture(scope="module")
def edition(catalog: Catalog) -> Edition:
    return real_edition()


def every_choice(edition: Edition) -> Iterator[Choice]:
    for region in edition.catalog.regions:
        for tier in edition.catalog.tiers:
            yield from edition.choices(tier, region)


def checked(catalog: Catalog, region: str, **changes: Any) -> dict[str, Result]:
    """Return the results of a build that differs from the two hungry cards by `changes`."""
    file = BuildFile.model_validate({k: v for k, v in (TWO_FLAMES | changes).items() if v})
    mains = mains_of(catalog, region)
    build = named_build(file, catalog, mains, {})
    figures = figures_of(build, mains, catalog.build_figures)
    return {one.rule: one for one in results(catalog.build_rules, figures)}


def test_every_tier_class_and_region_has_a_build(edition: Edition) -> None:
    missing = [
        (one.region, one.tier.id, one.tier_class.id)
        for one in every_choice(edition)
        if one.candidate is None
    ]
    # Cards of 80 GB and more may not be sold in China.
    assert missing == [("cn", "8-gpu", "no-compromise")]


def test_no_recommended_build_fails_or_hangs_on_something_unknown(edition: Edition) -> None:
    ruled_out = [
        (one.region, one.tier.id, one.tier_class.id, result.rule)
        for one in every_choice(edition)
        for result in one.results
        if result.rules_out
    ]
    assert ruled_out == []


def test_no_class_warns_of_what_it_promises(edition: Edition) -> None:
    broken = [
        (one.region, one.tier.id, one.tier_class.id, result.rule)
        for one in every_choice(edition)
        for result in one.results
        if result.rule in one.tier_class.no_warning_of and result.severity in ("warn", "fail")
    ]
    assert broken == []


def test_a_build_named_by_its_parts_has_the_results_of_the_choice(edition: Edition) -> None:
    """The chooser reads figures part by part; a reader's build is read as a whole."""
    for choice in every_choice(edition):
        if choice.build is None:
            continue
        mains = mains_of(edition.catalog, choice.region)
        figures = figures_of(choice.build, mains, edition.catalog.build_figures)
        whole = results(edition.catalog.build_rules, figures)
        own = [one for one in choice.results if one.rule in edition.catalog.build_rules]
        assert list(whole) == own


def test_plugs_that_cards_need_and_what_peaks_ask_are_known_of_every_supply(
    edition: Edition,
) -> None:
    """What no card needs may be unknown: a large power supply without any count of 8-pin plugs."""
    for choice in every_choice(edition):
        items = {item.kind: item for item in choice.items}
        if choice.build is None or "power_supply" not in items:
            continue
        psu, figures = choice.build.psu, choice.figures or {}
        assert psu
        assert psu.atx_version is not None, psu.id
        native = psu.connectors_16pin
        assert native is not None, psu.id
        assert psu.connectors_8pin is not None or native >= figures["gpus_16pin"], psu.id
        assert psu.connectors_8pin is not None or not figures["gpus_8pin"], psu.id


def test_slots_are_known_from_more_than_memory_of_every_board_that_takes_several_cards(
    edition: Edition,
) -> None:
    for choice in every_choice(edition):
        if choice.build and choice.build.motherboard and choice.tier.gpu_count > 1:
            figures, board = choice.figures or {}, choice.build.motherboard
            assert figures["least_gap_slots"] is not None, board.id
            assert figures["lanes_each"] is not None, board.id
            assert figures["last_position"] is not None, board.id
            assert not is_doubtful(board, "populations"), board.id


def test_last_card_has_its_brackets(edition: Edition) -> None:
    for choice in every_choice(edition):
        if choice.build and choice.build.motherboard and choice.tier.gpu_count > 1:
            figures = choice.figures or {}
            last, thick = figures["last_position"], figures["gpu_slots"]
            assert isinstance(last, int)
            assert isinstance(thick, (int, float))
            assert last + ceil(thick) - 1 <= figures["case_slots"], choice.build.motherboard.id


def test_cards_in_a_desktop_case_are_cooled_as_most_of_their_kind(edition: Edition) -> None:
    """Prices are those of an accelerator, and a rare blower of a GeForce is not sold at them."""
    for choice in every_choice(edition):
        board = choice.build.gpu_board if choice.build else None
        if board and choice.candidate and choice.tier.host == "desktop":
            assert board.cooling in (None, choice.candidate.gpu.cooling), board.id


def test_what_a_supply_delivers_at_its_mains_is_known_where_it_may_be_less(
    edition: Edition,
) -> None:
    """Those up to 1,300 W are sold for 100 to 120 V; of larger ones somebody has to say it."""
    for choice in every_choice(edition):
        psu, figures = choice.build.psu if choice.build else None, choice.figures or {}
        if psu is None or choice.tier.host != "desktop":
            continue
        is_small = figures["mains_v"] >= 200 or psu.rated_w <= 1300
        assert is_small or figures["psu_output_w"] is not None, psu.id
        assert psu.least_input_v is None or psu.least_input_v <= figures["mains_v"], psu.id


def test_servers_of_the_dearer_classes_have_drives_for_servers(edition: Edition) -> None:
    for choice in every_choice(edition):
        if choice.build and choice.tier.host == "chassis" and choice.tier_class.id != "economical":
            assert {drive.form_factor for drive in choice.build.storage} <= {"U.2", "U.3"}


def test_memory_as_large_as_the_cards_is_asked_of_nobody(edition: Edition) -> None:
    """It is advice: where a build has less, what more would cost stands beside it."""
    for tier in edition.catalog.tiers.values():
        assert not any("memory-size" in each.no_warning_of for each in tier.classes)
    short = [
        choice
        for choice in every_choice(edition)
        for result in choice.results
        if result.rule == "memory-size" and result.severity == "warn"
    ]
    assert short
    assert all(choice.advised_memory is not None for choice in short)


def test_each_cheaper_part_breaks_a_rule(edition: Edition) -> None:
    for choice in every_choice(edition):
        for cheaper in choice.cheaper:
            assert cheaper.saving_usd > 0
            strict = cheaper.result.rule in choice.tier_class.no_warning_of
            assert cheaper.result.rules_out or (strict and cheaper.result.severity == "warn")


def test_the_total_is_the_sum_of_what_is_listed(edition: Edition) -> None:
    for choice in every_choice(edition):
        if choice.total and choice.candidate:
            priced = sum(i.offer.amount * i.count for i in choice.items if i.offer)
            cards = choice.candidate.offer.amount * choice.tier.gpu_count
            assert choice.total.amount == pytest.approx(priced + cards)
            assert choice.total.low <= choice.total.amount <= choice.total.high


def test_two_hungry_cards_need_200_v_in_japan_and_none_of_it_in_germany(catalog: Catalog) -> None:
    japan = checked(catalog, "jp")["mains"]
    assert japan.severity == "fail"
    assert isinstance(japan.figure, float)
    enough = mains_of(catalog, "jp").enough_for(japan.figure)
    assert enough
    assert enough.volts == 200
    assert checked(catalog, "de")["mains"].severity in ("pass", "warn")


def test_thick_cards_side_by_side_do_not_fit(catalog: Catalog) -> None:
    four = {
        "gpu_count": 4,
        "gpu_board": "asus-tuf-gaming-rtx-5090",
        "motherboard": "asus-pro-ws-wrx90e-sage-se",
        "cpu": "threadripper-pro-9955wx",
    }
    said = checked(catalog, "us", **four)
    assert {said["card-spacing"].severity, said["card-stack"].severity} == {"fail"}


def test_four_cards_on_a_desktop_processor_suit_jobs_of_their_own_alone(catalog: Catalog) -> None:
    four = {"gpu": "rtx-5060-ti-16gb", "gpu_count": 4, "motherboard": "gigabyte-b850-ai-top"}
    together = checked(catalog, "us", **four)
    apart = checked(catalog, "us", **four, use="independent")
    assert together["cpu-lanes"].severity in ("fail", "warn")
    assert apart["cpu-lanes"].severity == "pass"


def test_a_power_supply_of_650_w_does_not_feed_a_card_of_575_w(catalog: Catalog) -> None:
    one = checked(catalog, "us", gpu_count=1, psu="corsair-rm650e-2025")
    assert one["psu-sustained"].severity == "fail"


def test_a_passive_card_does_not_work_in_a_tower(catalog: Catalog) -> None:
    one = checked(catalog, "us", gpu="nvidia-l40s", gpu_count=1)
    assert one["card-passive"].severity == "fail"


def test_a_region_without_mains_leaves_them_unknown(catalog: Catalog) -> None:
    build = named_build(BuildFile.model_validate(TWO_FLAMES), catalog, MainsSupply(()), {})
    figures = figures_of(build, MainsSupply(()), catalog.build_figures)
    said = {one.rule: one.severity for one in results(catalog.build_rules, figures)}
    assert said["mains"] == "unknown"


def test_builds_of_an_earlier_day_use_the_prices_of_that_day(catalog: Catalog) -> None:
    past = Edition(catalog, date(2025, 12, 31), TODAY)
    seen = [
        item.offer.observed.first_day
        for choice in past.choices("1-gpu", "us")
        for item in choice.items
        if item.offer
    ]
    assert all(day <= date(2025, 12, 31) for day in seen)
