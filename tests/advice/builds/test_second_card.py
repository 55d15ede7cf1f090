"""A second card in an invented computer: what must be exchanged, and what one larger card costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from macros.advice.builds.build import Build, Cards, built_in_supply
from macros.advice.builds.mains import mains_of
from macros.advice.builds.second_card import SecondCard, Workshop
from macros.advice.edition import Edition
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.builds import PlausibleRange
from tests.advising import WORK, tiny_offer, tiny_speeds
from tests.tiny_computers import tiny_computer, tiny_computers

# The large card has the memory of two small ones.
PRICES = {"small": (200.0, 150.0), "large": (900.0, 700.0)}


def several(work: str, id_: str, count: int) -> Speed | None:
    """Return the speed of cards that lose nothing to each other."""
    one = tiny_speeds().of(WORK, id_) if work == WORK else None
    return one and replace(one, value=one.value * count)


def offers() -> Mapping[str, Sequence[Offer]]:
    return {
        id_: (tiny_offer(id_, new), tiny_offer(id_, used, kind="used"))
        for id_, (new, used) in PRICES.items()
    }


def computer(edition: Edition, **parts: Any) -> Build:
    known = edition.catalog.parts
    build = Build(
        gpu=edition.catalog.gpus["small"],
        gpu_count=1,
        cpu=next(iter(known.cpus.values())),
        motherboard=known.motherboards["long-plank"],
        psu=known.power_supplies["brook-250"],
        case=next(iter(known.cases.values())),
        circuit=mains_of(edition.catalog, "us").circuits[1],
    )
    return replace(build, **parts)


def grown(edition: Edition, build: Build, card: str = "small") -> SecondCard:
    workshop = Workshop(
        edition.catalog,
        mains_of(edition.catalog, "us"),
        offers(),
        edition.part_offers("us"),
        several,
    )
    return workshop.with_second_card(build, Cards(edition.catalog.gpus[card]))


def test_weak_power_supply_is_exchanged_for_the_cheapest_that_does(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    answer = grown(edition, computer(edition))
    assert [result.rule for result in answer.broken] == ["psu-sustained"]
    assert answer.exchanges
    assert [exchange.part.id for exchange in answer.exchanges] == ["brook-600"]
    cheapest = min(offer.amount for offer in offers()["small"])
    assert answer.pair.amount == cheapest + 90


def test_strong_computer_needs_nothing(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    strong = computer(edition, psu=edition.catalog.parts.power_supplies["brook-600"])
    answer = grown(edition, strong)
    assert (answer.broken, answer.warned, answer.exchanges) == ((), (), ())
    assert (answer.before["gpu_count"], answer.after["gpu_count"]) == (1, 2)


def test_board_with_one_slot_takes_no_second_card(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    narrow = computer(edition, motherboard=edition.catalog.parts.motherboards["plank"])
    answer = grown(edition, narrow)
    assert answer.exchanges is None
    assert answer.pair.amount is None
    assert "slots" in [result.rule for result in answer.broken]


def test_what_failed_before_fails_with_the_card_and_is_mended_or_no_answer(
    catalog: Catalog,
) -> None:
    edition = tiny_computers(catalog)
    weak = edition.catalog.parts.cpus["quill"].model_copy(update={"tdp_w": 200})
    answer = grown(edition, computer(edition, cpu=weak))
    assert [r.rule for r in answer.broken] == sorted(answer.already) == ["psu-sustained"]
    assert answer.verdict == "with"
    narrow = edition.catalog.parts.motherboards["plank"]
    answer = grown(edition, computer(edition, motherboard=narrow, gpu_count=2))
    assert sorted(answer.already) == ["psu-sustained", "slots"]
    assert answer.verdict == "no"


def test_what_is_only_unknown_does_not_fail_and_leaves_the_answer_open(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    bare = computer(edition, cpu=None, psu=edition.catalog.parts.power_supplies["brook-600"])
    answer = grown(edition, bare)
    assert (answer.exchanges, answer.verdict) == ((), "open")
    assert [result.rule for result in answer.unknown] == ["psu-sustained"]


def test_ready_made_computer_gets_no_power_supply_that_does_not_fit_it(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    figure = "psu_form == 'own' or psu_replaceable"
    told = {"id": "psu-exchanged", "applies": "is_computer", "figure": figure}
    said = {**told, "breach": "fail", "decisive": True}
    rules = edition.catalog.build_rules
    rule = rules["chassis-licence"].model_copy(update=said)
    edition.catalog = replace(edition.catalog, build_rules={**rules, rule.id: rule})
    verdicts = {}
    for replaceable in (False, None, True):
        lectern = tiny_computer(psu_replaceable=replaceable)
        parts = {"computer": lectern, "psu": built_in_supply(lectern)}
        answer = grown(edition, computer(edition, motherboard=None, case=None, **parts))
        verdicts[replaceable] = answer.verdict
    assert verdicts == {False: "no", None: "open", True: "with"}


def test_computer_that_is_sold_whole_takes_no_card(catalog: Catalog) -> None:
    edition = tiny_computers(catalog, small={"form_factor": "mini_pc"})
    answer = grown(edition, computer(edition))
    assert (answer.verdict, answer.exchanges, answer.larger) == ("whole", None, ())


def test_cards_of_each_kind_are_counted_by_themselves(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    cards = edition.catalog.gpus
    mixed = computer(edition, further_cards=(Cards(cards["middle"]),))
    pair = grown(edition, mixed).pair
    assert [(gpu.id, count) for gpu, count in pair.cards] == [("small", 2), ("middle", 1)]
    assert pair.speeds == {}


def test_one_larger_card_is_counted_after_the_present_one_is_sold(catalog: Catalog) -> None:
    sizes: dict[str, Any] = {
        "small": {"memory": {"size_gb": 8}},
        "large": {"memory": {"size_gb": 16}},
    }
    edition = tiny_computers(catalog, **sizes)
    strong = computer(edition, psu=edition.catalog.parts.power_supplies["brook-600"])
    answer = grown(edition, strong)
    assert [way.cards[0][0].id for way in answer.larger] == ["large"]
    (sale,) = (offer.low for offer in offers()["small"] if offer.kind == "used")
    assert answer.larger[0].amount == 700 - sale
    assert answer.pair.memory_gb == answer.larger[0].memory_gb == 16


def test_rule_that_could_not_tell_and_now_fails_is_broken_by_the_card(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    rule = edition.catalog.build_rules["psu-sustained"]
    # 200 to 300 W with one card, of 250; 300 to 400 W with two.
    ends = {"cpu_w": PlausibleRange(least=50, most=150)}
    told = {"figure": "gpu_count * gpu_w + cpu_w + 50", "plausible": ends}
    rules = {**edition.catalog.build_rules, rule.id: rule.model_copy(update=told)}
    edition.catalog = replace(edition.catalog, build_rules=rules)
    bare = computer(edition, cpu=None)
    assert "psu-sustained" in [result.rule for result in grown(edition, bare).broken]


def test_pair_is_as_fast_as_was_measured_of_several(catalog: Catalog) -> None:
    edition = tiny_computers(catalog)
    pair = grown(edition, computer(edition)).pair
    assert (pair.cards[0][1], pair.speeds.get(WORK)) == (2, 2.0)
    mixed = grown(edition, computer(edition), "large").pair
    assert mixed.speeds == {}
