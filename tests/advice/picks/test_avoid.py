from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.avoid import CardVerdict, card_verdicts, to_avoid
from macros.facts.catalog import Catalog
from macros.facts.records.products import Price
from macros.facts.records.software import SoftwareFamily
from tests.advising import market_of_four, tiny_offer, tiny_offers, tiny_situation, tiny_speeds
from tests.software_families import tiny_family, with_software
from tests.tiny import tiny_price

CHEAP_LARGE = tiny_offers(large=250.0)
PLAIN = ["fp32", "fp16"]


def verdicts(
    catalog: Catalog,
    offers: Any = None,
    speeds: Any = None,
    families: tuple[SoftwareFamily, ...] = (),
    **cards: Any,
) -> dict[str, CardVerdict]:
    market = with_software(market_of_four(catalog, **cards), *families)
    return card_verdicts(tiny_situation(market, offers, speeds))


def reasons(*args: Any, **kwargs: Any) -> dict[str, tuple[str, ...]]:
    return {id_: verdict.reasons for id_, verdict in verdicts(*args, **kwargs).items()}


def beaten(*args: Any, **kwargs: Any) -> dict[str, list[str]]:
    found = verdicts(*args, **kwargs)
    return {id_: [o.id for o in v.beaten_by] for id_, v in found.items() if v.beaten_by}


def test_nothing_speaks_against_cards_of_which_more_costs_more(catalog: Catalog) -> None:
    assert verdicts(catalog) == {}


def test_card_that_gives_less_for_more_is_beaten_and_to_be_avoided(catalog: Catalog) -> None:
    found = verdicts(catalog, CHEAP_LARGE)
    assert to_avoid(found) == {"middle"}
    assert [offer.id for offer in found["middle"].beaten_by] == ["large"]
    assert found["middle"].offer == tiny_offers()["middle"][1]  # the used one, its cheapest


def test_more_memory_more_speed_or_better_support_saves_a_card(catalog: Catalog) -> None:
    assert beaten(catalog, CHEAP_LARGE, middle={"memory": {"size_gb": 32}}) == {}
    assert beaten(catalog, CHEAP_LARGE, tiny_speeds(middle=5.0)) == {}
    assert beaten(catalog, CHEAP_LARGE, middle={"memory": {"ecc": True}}) == {}
    assert beaten(catalog, CHEAP_LARGE, large={"software": {"status": "limited"}}) == {}
    assert beaten(catalog, CHEAP_LARGE, large={"form_factor": "sxm"}) == {}
    assert beaten(catalog, CHEAP_LARGE, middle={"power": {"connectors": []}}) == {}


def test_format_that_networks_need_saves_a_card(catalog: Catalog) -> None:
    newest = tiny_family("newest", "middle", precisions=["fp32", "fp16", "bf16", "fp8"])
    older = tiny_family("older", "large")
    assert beaten(catalog, CHEAP_LARGE, families=(newest, older)) == {}


@pytest.mark.parametrize(
    ("worse", "better"),
    [("ended", "unofficial"), ("unofficial", "limited"), ("limited", "supported")],
)
def test_card_with_less_support_beats_none_with_more(
    catalog: Catalog, worse: str, better: str
) -> None:
    def with_support(large: str, middle: str) -> dict[str, Any]:
        software = {"large": {"status": large}, "middle": {"status": middle}}
        cards = {id_: {"software": fields} for id_, fields in software.items()}
        return beaten(catalog, CHEAP_LARGE, **cards)

    assert with_support(large=worse, middle=better) == {}
    assert with_support(large=better, middle=worse) == {"middle": ["large"]}


def test_card_of_unknown_speed_beats_nothing_and_is_not_beaten(catalog: Catalog) -> None:
    assert beaten(catalog, CHEAP_LARGE, tiny_speeds(large=0)) == {}
    assert beaten(catalog, CHEAP_LARGE, tiny_speeds(middle=0)) == {}


def test_price_that_is_only_perhaps_lower_beats_nothing(catalog: Catalog) -> None:
    assert beaten(catalog, tiny_offers(large=290.0, spread=0.3)) == {}


def test_used_card_does_not_beat_a_new_one(catalog: Catalog) -> None:
    new_small = [tiny_offer("small", 320.0)]
    assert beaten(catalog, {"small": new_small, "middle": [tiny_offer("middle", 300.0)]})
    used = {"small": new_small, "middle": [tiny_offer("middle", 200.0, "used")]}
    assert beaten(catalog, used) == {}


def test_what_beats_a_card_is_named_before_what_only_has_more_memory(catalog: Catalog) -> None:
    """The used card is no "something cheaper", so it does not come first of what to buy."""
    new = {"small": [tiny_offer("small", 320.0)], "middle": [tiny_offer("middle", 300.0)]}
    found = verdicts(catalog, {**new, "large": [tiny_offer("large", 250.0, "used")]})["small"]
    assert [offer.id for offer in found.roomier] == ["large", "middle"]
    assert [offer.id for offer in found.instead] == ["middle", "large"]


def test_card_with_one_good_offer_is_not_beaten(catalog: Catalog) -> None:
    assert beaten(catalog, tiny_offers(large=350.0)) == {}  # a used middle card costs 300


def test_card_for_whose_price_another_has_much_more_memory_suits_few(catalog: Catalog) -> None:
    offers = {"small": [tiny_offer("small", 320.0)], "middle": [tiny_offer("middle", 300.0)]}
    found = verdicts(catalog, offers, tiny_speeds(small=2.5))
    assert (found["small"].severity, found["small"].reasons) == ("only_if", ("memory_for_price",))
    assert [offer.id for offer in found["small"].roomier] == ["middle"]


def test_used_card_with_more_memory_counts_beside_a_new_one(catalog: Catalog) -> None:
    middle = [tiny_offer("middle", 250.0, "used")]
    offers = {"small": [tiny_offer("small", 320.0)], "middle": middle}
    assert reasons(catalog, offers) == {"small": ("memory_for_price",)}


@pytest.mark.parametrize("segment", ["workstation", "datacenter"])
def test_used_card_never_condemns_a_new_one_for_professionals(
    catalog: Catalog, segment: str
) -> None:
    offers = {
        "small": [tiny_offer("small", 350.0)],
        "middle": [tiny_offer("middle", 300.0, "used")],
    }
    assert reasons(catalog, offers, tiny_speeds(small=2.5)) == {"small": ("memory_for_price",)}
    assert reasons(catalog, offers, tiny_speeds(small=2.5), small={"segment": segment}) == {}


def test_price_that_one_source_says_or_somebody_guesses_condemns_nothing(catalog: Catalog) -> None:
    offers = {"small": [tiny_offer("small", 350.0)], "middle": [tiny_offer("middle", 300.0)]}
    middle = offers["middle"][0]

    def beside(*observations: Price) -> dict[str, tuple[str, ...]]:
        thin = {**offers, "middle": [replace(middle, observations=observations)]}
        return reasons(catalog, thin)

    known = reasons(catalog, offers)
    assert known == {"small": ("beaten", "memory_for_price")}
    months = (tiny_price(amount=300, date=f"2026-{month}") for month in ("09", "10"))
    assert beside(*months) == {}
    guess = tiny_price(amount=300, quality="C")
    other = {"amount": 300, "source": "borealis-data-sheet"}
    assert beside(guess, tiny_price(**other, quality="C")) == {}
    assert beside(guess, tiny_price(**other)) == known


def test_slow_dear_or_barely_larger_card_has_no_better_memory_for_its_price(
    catalog: Catalog,
) -> None:
    offers = {"small": [tiny_offer("small", 320.0)], "middle": [tiny_offer("middle", 300.0)]}
    fast_small = tiny_speeds(small=3.5)
    assert reasons(catalog, offers, fast_small) == {}
    near = tiny_speeds(small=2.5)
    assert reasons(catalog, offers, near, small={"memory": {"size_gb": 12}}) == {}
    dear = {**offers, "middle": [tiny_offer("middle", 330.0)]}
    assert reasons(catalog, dear, near) == {}


def test_memory_of_a_card_that_loses_support_or_bf16_does_not_count(catalog: Catalog) -> None:
    offers = {"small": [tiny_offer("small", 320.0)], "middle": [tiny_offer("middle", 300.0)]}
    near = tiny_speeds(small=2.5)
    limited = {"software": {"status": "limited"}}
    assert "small" not in reasons(catalog, offers, near, middle=limited)
    without = (tiny_family("good", "small"), tiny_family("plain", "middle", precisions=PLAIN))
    assert "small" not in reasons(catalog, offers, near, families=without)


def test_memory_for_the_price_of_a_card_of_unknown_speed_is_not_judged(catalog: Catalog) -> None:
    offers = {"small": [tiny_offer("small", 320.0)], "middle": [tiny_offer("middle", 300.0)]}
    assert reasons(catalog, offers, tiny_speeds(small=0)) == {}


def test_card_whose_support_has_ended_is_to_be_avoided(catalog: Catalog) -> None:
    for cards, families in (
        ({"small": {"software": {"status": "ended"}}}, ()),
        ({}, (tiny_family("old", "small", status="legacy"),)),
    ):
        found = verdicts(catalog, families=families, **cards)
        assert found["small"].reasons == ("support_ended",)
        assert to_avoid(found) == {"small"}


@pytest.mark.parametrize(
    ("family", "reason"),
    [
        (tiny_family("old", "small", status="ending"), "support_ending"),
        (tiny_family("odd", "small", status="experimental"), "support_weak"),
        (tiny_family("plain", "small", precisions=PLAIN), "no_bf16"),
    ],
)
def test_card_with_one_fault_suits_who_can_live_with_it(
    catalog: Catalog, family: SoftwareFamily, reason: str
) -> None:
    (verdict,) = verdicts(catalog, families=(family,)).values()
    assert (verdict.severity, verdict.reasons) == ("only_if", (reason,))


def test_card_that_its_vendor_supports_in_part_has_weak_support(catalog: Catalog) -> None:
    for status in ("limited", "unofficial"):
        assert reasons(catalog, small={"software": {"status": status}}) == {
            "small": ("support_weak",)
        }


def test_two_faults_make_a_card_one_to_avoid(catalog: Catalog) -> None:
    old = tiny_family("old", "small", status="ending", precisions=PLAIN)
    found = verdicts(catalog, families=(old,))
    assert found["small"].reasons == ("support_ending", "no_bf16")
    assert to_avoid(found) == {"small"}


def test_instead_of_a_faulty_card_the_cheapest_sound_ones_are_named(catalog: Catalog) -> None:
    families = (tiny_family("old", "small", status="ending"), tiny_family("odd", "middle"))
    found = verdicts(catalog, families=families)
    # The middle one of the recent consumer cards has 16 GB, and so has the cheapest sound one.
    assert [offer.id for offer in found["small"].instead] == ["middle"]
    weak = (families[0], tiny_family("odd", "middle", status="experimental"))
    assert [o.id for o in verdicts(catalog, families=weak)["small"].instead] == ["large"]


def test_price_that_tells_little_gives_way_to_a_surer_one(catalog: Catalog) -> None:
    old = (tiny_family("old", "small", status="ending"),)

    def instead(spread: float) -> list[str]:
        offers = {**tiny_offers(), "middle": [tiny_offer("middle", 300.0, "used", spread=spread)]}
        return [o.id for o in verdicts(catalog, offers, families=old)["small"].instead]

    assert instead(0.1) == ["middle"]
    assert instead(4.0) == ["large"]


def test_card_without_a_price_is_named_where_its_support_ends(catalog: Catalog) -> None:
    nowhere = {**tiny_offers(), "small": []}
    ending = (tiny_family("old", "small", status="ending"),)
    plain = (tiny_family("plain", "small", precisions=PLAIN),)
    assert verdicts(catalog, nowhere, families=ending)["small"].offer is None
    assert verdicts(catalog, nowhere, families=plain) == {}
    module = {"form_factor": "sxm"}
    assert verdicts(catalog, nowhere, families=ending, small=module) == {}


def test_passive_card_needs_airflow_but_that_alone_is_no_reason(catalog: Catalog) -> None:
    passive = {"cooling": "passive"}
    assert verdicts(catalog, small=passive) == {}
    ended = {**passive, "software": {"status": "ended"}}
    assert verdicts(catalog, small=ended)["small"].needs_airflow
    assert not verdicts(catalog, small={"software": {"status": "ended"}})["small"].needs_airflow


def test_what_is_only_announced_gets_no_verdict(catalog: Catalog) -> None:
    assert verdicts(catalog, small={"preview": True, "software": {"status": "ended"}}) == {}


def test_what_speaks_against_a_card_may_be_told_at_a_higher_price_only(catalog: Catalog) -> None:
    prices = [tiny_offer("small", 200), tiny_offer("small", 90, "used")]
    families = (tiny_family("old", "small", status="legacy"),)
    said = verdicts(catalog, {**tiny_offers(), "small": prices}, families=families)["small"]
    new, used = prices
    assert said.offer == used
    assert said.at_price(new).offer == new
    assert said.at_price(new).at_price(used).offer == new
    assert said.at_price(None) == said
