"""The verdicts on cards of the real data, read as somebody would who answers buyers every day."""

from __future__ import annotations

import pytest

from macros.advice.edition import Edition
from macros.advice.picks.avoid import CardVerdict, to_avoid
from tests.real_data import real_edition

SOUND = ("rtx-3060-12gb", "rtx-3090", "rtx-5060-ti-16gb", "rtx-4090", "rx-7900-xtx", "rtx-5090")


@pytest.fixture(scope="module")
def today() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def verdicts(today: Edition) -> dict[str, dict[str, CardVerdict]]:
    return {region: dict(today.card_verdicts(region)) for region in today.catalog.regions}


def test_cards_that_software_leaves_behind_are_to_be_avoided_everywhere(
    verdicts: dict[str, dict[str, CardVerdict]],
) -> None:
    for region, found in verdicts.items():
        old = {"tesla-p40", "tesla-k80", "tesla-p100-pcie-16gb", "tesla-v100-pcie-32gb"}
        old |= {"instinct-mi50-16gb", "instinct-mi60", "gtx-1080-ti", "titan-xp"}
        assert not old - to_avoid(found), region


def test_cards_that_buyers_are_sent_to_are_not_to_be_avoided(
    verdicts: dict[str, dict[str, CardVerdict]],
) -> None:
    for region, found in verdicts.items():
        assert to_avoid(found).isdisjoint(SOUND), region


def test_turing_and_arc_suit_who_can_live_with_their_one_fault(
    verdicts: dict[str, dict[str, CardVerdict]],
) -> None:
    found = verdicts["us"]
    assert found["rtx-2080-ti"].reasons == ("no_bf16",)
    assert "support_weak" in found["arc-b580"].reasons


def test_what_is_named_instead_is_itself_not_to_be_avoided(
    verdicts: dict[str, dict[str, CardVerdict]],
) -> None:
    for found in verdicts.values():
        instead = {offer.id for verdict in found.values() for offer in verdict.instead}
        assert instead.isdisjoint(to_avoid(found))


def test_no_pick_is_a_card_to_avoid(
    today: Edition, verdicts: dict[str, dict[str, CardVerdict]]
) -> None:
    for region, found in verdicts.items():
        picks = {v.pick.gpu.id for v in today.verdicts(region) if v.pick and v.pick.kind == "card"}
        assert picks.isdisjoint(to_avoid(found)), region


def test_every_faulty_card_with_a_price_has_something_to_take_instead(
    verdicts: dict[str, dict[str, CardVerdict]],
) -> None:
    for region, found in verdicts.items():
        for verdict in found.values():
            if verdict.offer and verdict.gpu.memory.size_gb <= 48:
                assert verdict.instead, (region, verdict.gpu.id)


def test_upgrades_lead_to_no_card_with_a_lasting_fault(
    today: Edition, verdicts: dict[str, dict[str, CardVerdict]]
) -> None:
    faults = {"support_ended", "beaten", "support_ending", "no_bf16", "support_weak"}
    for region, found in verdicts.items():
        for upgrade in today.upgrades(region).values():
            if upgrade.to in found:
                assert faults.isdisjoint(found[upgrade.to].reasons), (region, upgrade)


def test_upgrades_that_lose_a_format_say_so(today: Edition) -> None:
    families = {id_: f for f in today.catalog.software.values() for id_ in f.accelerators}
    for upgrade in today.upgrades("us").values():
        if upgrade.to and {upgrade.id, upgrade.to} <= families.keys():
            had, has = (set(families[id_].precisions) for id_ in (upgrade.id, upgrade.to))
            assert {name.lower() for name in upgrade.loses} == had - has - {"int4"}
