from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.picks.needs import ORDER
from macros.facts.catalog import Catalog
from macros.present.picks.for_gpu import BuyingAdvice, buying_advice, panels_of
from macros.present.words.grammar import Name
from macros.present.words.language import Language
from tests.advising import WORK, tiny_offer, tiny_offers, tiny_persona, tiny_speeds
from tests.invented_edition import invented_edition
from tests.software_families import tiny_family
from tests.tiny import TODAY

FAST = tiny_persona(objective={"maximise": "speed", "workloads": [WORK]})
PAINTER = tiny_persona(id="painter", objective={"maximise": "speed", "workloads": [WORK]})


def advice(edition: Edition, id_: str, code: str = "en") -> BuyingAdvice:
    language = Language.of(edition.catalog, code)
    return buying_advice(edition, edition.catalog.gpus[id_], language)[0]


def roles(advice: BuyingAdvice) -> list[tuple[str, list[str]]]:
    return [(group.text, [name for _, name in group.personas]) for group in advice.roles]


def test_card_names_whose_pick_tie_or_runner_up_it_is(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog, tiny_persona(), PAINTER, us=tiny_offers(middle=420.0, spread=0.1)
    )
    assert roles(advice(edition, "small")) == [
        ("Our pick for", ["Reader of books"]),
        ("Next in line for", ["Painter"]),
    ]
    assert roles(advice(edition, "middle"))[0] == (
        "As good as our pick for",
        ["Reader of books"],
    )
    assert roles(advice(edition, "server"))[0] == ("Our pick for", ["Painter"])
    assert advice(edition, "small").reasons == ()


def test_card_that_nobody_gets_tells_the_needs_with_its_figures(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(needs={"memory_gb_at_least": 16}),
        tiny_persona(id="painter", needs={"memory_gb_at_least": 24}),
    )
    small = advice(edition, "small")
    assert small.roles == ()
    (reason,) = small.reasons
    assert reason.text == "8 GB of memory, less than this use asks for"
    assert [id_ for id_, _ in reason.personas] == ["reader", "painter"]


def test_reason_without_a_known_figure_stands_alone(catalog: Catalog) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(small=0))
    (reason,) = advice(edition, "small").reasons
    assert reason.text == "Speed not measured or estimated well enough for a pick"


def test_advice_is_that_of_the_region_of_the_language(catalog: Catalog) -> None:
    edition = invented_edition(catalog)
    assert roles(advice(edition, "server", "en")) == [("Next in line for", ["Reader of books"])]
    japanese = Language.of(edition.catalog, "ja")
    (group,) = advice(edition, "server", "ja").roles
    assert group.text == "おすすめの用途"
    assert japanese.text("region.jp") in advice(edition, "server", "ja").basis
    assert "20 November 2026" in advice(edition, "server").basis


def test_card_to_avoid_says_why_and_what_to_take_at_what_price(catalog: Catalog) -> None:
    edition = invented_edition(catalog, us=tiny_offers(large=250.0))
    assert advice(edition, "middle").verdict == (
        "We advise against it. Something cheaper has as much memory, "
        "no weaker software support and, as far as we know its speed, is as fast. "
        "It has little memory for its price: 16 GB for 300 USD used. "
        "Look at the Large (24 GB, new, 250 USD) instead."
    )
    assert advice(edition, "large").verdict == ""


def test_who_has_little_money_is_told_what_to_take_before_what_costs_many_times_as_much(
    catalog: Catalog,
) -> None:
    ended = {"software": {"status": "ended"}, "power": {"tdp_w": 400, "connectors": ["1x 8-pin"]}}
    us = {**tiny_offers(), "large": [tiny_offer("large", 60.0)]}
    edition = invented_edition(catalog, FAST, us=us, large=ended)
    assert advice(edition, "large").verdict.endswith(
        "With little money, take the Middle (16 GB, used, 300 USD); "
        "with more, the Server (80 GB, new, 9,000 USD)."
    )


def test_card_with_one_fault_says_with_what_its_owner_has_to_live(catalog: Catalog) -> None:
    plain = tiny_family("plain", "small", precisions=["fp32"])
    edition = invented_edition(catalog, families=(plain,))
    assert advice(edition, "small").verdict == (
        "It lacks BF16, the usual format for training; it computes in FP32. "
        "Buy it only if you can live with that. "
        "Look at the Middle (16 GB, used, 300 USD) instead."
        " For “Reader of books” it is still our pick: nothing else that meets those needs"
        " does better."
    )


def test_verdict_without_anything_to_take_instead_ends_there(catalog: Catalog) -> None:
    ended = {"software": {"status": "ended"}}
    alone = {"small": tiny_offers()["small"]}
    edition = invented_edition(catalog, us=alone, small=ended)
    said = advice(edition, "small").verdict
    assert said.startswith("We advise against it. Its software support has ended. For “Reader")


def test_catalogue_without_personas_gives_none(catalog: Catalog) -> None:
    nobody = Edition(catalog, TODAY, TODAY)
    gpu = catalog.gpus["boreal-one"]
    assert buying_advice(nobody, gpu, Language.of(catalog, "en")) == []


def test_language_without_a_region_of_its_own_starts_with_the_default_one(
    catalog: Catalog,
) -> None:
    edition = invented_edition(catalog)
    korean = Language.of(edition.catalog, "ko")
    found = buying_advice(edition, edition.catalog.gpus["server"], korean)
    assert [advice.regions for advice in found] == [("us",), ("jp",)]


def test_regions_that_say_the_same_say_it_once(catalog: Catalog) -> None:
    alike = {id_: offers for id_, offers in tiny_offers().items() if id_ == "small"}
    edition = invented_edition(catalog, us=alike, jp=alike)
    english = Language.of(edition.catalog, "en")
    (both,) = buying_advice(edition, edition.catalog.gpus["small"], english)
    assert both.regions == ("us", "jp")
    assert both.basis.startswith("In every region, ")


def test_price_over_the_budget_is_told_in_the_money_of_the_region(catalog: Catalog) -> None:
    persona = tiny_persona(needs={"price_usd_at_most": 300})
    edition = invented_edition(catalog, persona, us=tiny_offers(), jp=tiny_offers())
    english = Language.of(edition.catalog, "en")
    told = buying_advice(edition, edition.catalog.gpus["large"], english)
    dollars, yen = (group.text for each in told for group in each.reasons)
    assert dollars == "Over the budget at 1,600 USD before tax"
    assert yen == "Over the budget at 800 JPY before tax"


def test_card_that_nobody_gets_says_what_mostly_speaks_against_it(catalog: Catalog) -> None:
    edition = invented_edition(catalog, tiny_persona(needs={"memory_gb_at_least": 16}))
    assert advice(edition, "small").verdict == (
        "We recommend it for none of the uses we cover, "
        "mostly because it has less memory than they ask for."
    )


def test_card_for_other_uses_than_most_says_what_speaks_against_it_in_its_own(
    catalog: Catalog,
) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(id="painter", needs={"segments": ["datacenter"]}),
        tiny_persona(needs={"memory_gb_at_least": 16}),
    )
    assert advice(edition, "small").verdict == (
        "We recommend it for none of the uses we cover, mostly because those uses call for another "
        "class of hardware; for the others, because it has less memory than they ask for."
    )


def test_card_that_would_do_but_is_outdone_says_so(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macros.advice.picks.pick.RUNNERS_UP", 0)
    edition = invented_edition(catalog)
    assert advice(edition, "large").verdict == (
        "We recommend it for none of the uses we cover: "
        "where it would do, others give more for the money."
    )


def test_lacking_price_is_that_of_new_ones_for_who_buys_only_new(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(),
        tiny_persona(id="painter", acquire="rental"),
        us=tiny_offers(middle=0),
    )
    assert [(reason.text, [id_ for id_, _ in reason.personas]) for reason in
            advice(edition, "middle").reasons] == [
        ("No current new price", ["reader"]),
        ("No hourly price from more than one provider", ["painter"]),
    ]  # fmt: skip


def test_thickness_that_is_unknown_is_another_reason_than_too_much(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(needs={"slots_at_most": 2}),
        small={"board": {"slots": 3}},
        middle={"board": {"slots": None}},
    )
    (thick,), (unknown,) = (advice(edition, id_).reasons for id_ in ("small", "middle"))
    assert thick.text == "Too thick (3 slots)"
    assert unknown.text == "Thickness not known"
    assert advice(edition, "middle").verdict.endswith("because we do not know its thickness.")


@pytest.mark.parametrize("code", ["en", "fr", "ja", "ko", "zh"])
def test_every_need_has_words_for_why_a_product_is_passed_over(catalog: Catalog, code: str) -> None:
    language = Language.of(catalog, code)
    needs = {need: need for need in ORDER} | {"slots": "slots-unknown"}
    said = [
        language.say("no-use-lacking", product=Name("X"), need=need, elsewhere="no")
        for need in (*needs.values(), "slots-known", "price_known-new", "price_known-rental")
    ]
    assert len(set(said)) >= len(said) - 1  # both kinds of memory may read the same


def test_reasons_are_those_of_each_region(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog, tiny_persona(needs={"price_usd_at_most": 300}), jp=tiny_offers(middle=100.0)
    )
    language = Language.of(edition.catalog, "en")
    panels = buying_advice(edition, edition.catalog.gpus["middle"], language)
    reasons = {panel.regions: [group.need for group in panel.reasons] for panel in panels}
    assert reasons[("us",)] == ["price_usd"]
    assert reasons[("jp",)] == []


def test_regions_with_the_same_reasons_share_a_panel_of_them(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog, tiny_persona(needs={"memory_gb_at_least": 12}), jp=tiny_offers(large=250.0)
    )
    language = Language.of(edition.catalog, "en")
    everywhere = buying_advice(edition, edition.catalog.gpus["small"], language)
    told, ruled_out = panels_of(everywhere, edition, language)
    assert sorted(id_ for panel in told for id_ in panel.regions) == ["jp", "us"]
    (reasons,) = ruled_out
    assert reasons.regions == ("us", "jp")
    assert reasons.basis.startswith("In every region")


def test_what_is_to_be_rented_is_told_from_what_is_to_be_bought(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    renter = tiny_persona(id="painter", acquire="rental")
    edition = invented_edition(catalog, tiny_persona(), renter)
    bought = edition.verdict("reader", "us")
    rented = replace(bought, persona=renter)
    monkeypatch.setattr(edition, "verdicts", lambda _: [bought, rented])
    assert roles(advice(edition, "small")) == [
        ("Our pick for", ["Reader of books"]),
        ("Rented, it is our pick for", ["Painter"]),
    ]


def test_module_is_told_from_cards_of_another_form(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(needs={"form_factors": ["pcie_card"]}),
        server={"form_factor": "sxm5"},
    )
    (reason,) = advice(edition, "server").reasons
    assert reason.text.startswith("Sold only in a server, whose price we do not know")


def test_what_nobody_rents_out_is_said_so_to_who_rents_before_its_speed(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        FAST,
        tiny_persona(id="painter", acquire="rental", objective=FAST.objective.model_dump()),
        speeds=tiny_speeds(middle=0),
    )
    assert [reason.need for reason in advice(edition, "middle").reasons] == [
        "speed_known",
        "price_known.rental",
    ]


@pytest.mark.parametrize(
    ("further", "said"), [(False, "for the others, because"), (True, "for some of the others")]
)
def test_one_reason_among_several_is_not_that_of_all_other_uses(
    catalog: Catalog, further: bool, said: str
) -> None:
    foreign = tiny_persona(needs={"segments": ["datacenter"]})
    small = tiny_persona(id="painter", needs={"memory_gb_at_least": 16})
    locales = {**catalog.locales["en"], "persona.thin.name": "Thin"}
    named = replace(catalog, locales={**catalog.locales, "en": locales})
    thin = tiny_persona(id="thin", needs={"slots_at_most": 1})
    uses = [foreign, foreign, foreign, small, *([thin] if further else [])]
    edition = invented_edition(named, *uses, small={"board": {"slots": 3}})
    assert said in advice(edition, "small").verdict


def test_reason_is_that_of_the_use_which_the_class_of_hardware_is_made_for(
    catalog: Catalog,
) -> None:
    """Once it was that of more uses, which suit any class: a laptop chip that nobody rents out."""
    foreign = tiny_persona(needs={"segments": ["datacenter"]})
    wide = tiny_persona(
        id="painter", needs={"segments": ["consumer", "soc", "laptop"], "slots_at_most": 1}
    )
    own = tiny_persona(id="own", needs={"segments": ["consumer"], "memory_gb_at_least": 16})
    uses = (*(foreign.model_copy(update={"id": f"f{n}"}) for n in range(3)), wide, own)
    names = {f"persona.{use.id}.name": use.id for use in uses}
    locales = {**catalog.locales, "en": {**catalog.locales["en"], **names}}
    twice = wide.model_copy(update={"id": "reader"})
    named = replace(catalog, locales=locales)
    edition = invented_edition(named, *uses, twice, small={"board": {"slots": 3}})
    told = advice(edition, "small")
    assert {group.need: len(group.personas) for group in told.reasons} == {
        "segment": 3,
        "slots.known": 2,
        "memory_gb": 1,
    }
    assert told.verdict.endswith(
        "for some of the others, because it has less memory than they ask for."
    )


def test_module_that_nobody_gets_is_told_from_cards_of_another_form(catalog: Catalog) -> None:
    edition = invented_edition(
        catalog,
        tiny_persona(needs={"form_factors": ["pcie_card"]}),
        server={"form_factor": "sxm5"},
    )
    assert advice(edition, "server").verdict.endswith(
        "mostly because it is sold only in a server, whose price we do not know."
    )


@pytest.mark.parametrize(
    ("own", "family", "said"),
    [
        ("supported", "experimental", "Its software support is experimental: packages exist, "),
        ("limited", "supported", "Software supports it with limits. Buy it only"),
        ("unofficial", "supported", "It works, but is not officially supported. Buy it only"),
    ],
)
def test_weak_support_is_told_as_the_specification_tells_it(
    catalog: Catalog, own: str, family: str, said: str
) -> None:
    weak = tiny_family("weak", "small", status=family)
    edition = invented_edition(catalog, families=(weak,), small={"software": {"status": own}})
    assert advice(edition, "small").verdict.startswith(said)
