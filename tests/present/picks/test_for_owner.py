from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.upgrades import Sale
from macros.facts.catalog import Catalog
from tests.advising import tiny_offer, tiny_offers, tiny_speeds
from tests.invented_edition import invented_edition
from tests.present.picks.test_for_gpu import advice
from tests.software_families import tiny_family


def own(catalog: Catalog, id_: str, **usd: Any) -> str:
    return advice(invented_edition(catalog, us=tiny_offers(**usd)), id_).own


def test_who_has_the_card_learns_what_to_do(catalog: Catalog) -> None:
    assert own(catalog, "small") == (
        "If you already have one, a second is the cheapest way to run more experiments, "
        "at about 100 USD, if your board and case take two."
    )
    assert own(catalog, "large") == (
        "If you already have one, keep it: "
        "no faster card with as much memory gains enough in training for what it costs. "
        "We found no price at which yours sells, and count nothing for it."
    )
    assert own(catalog, "middle", large=400.0) == (
        "If you already have one, replacing it is worth the price here: "
        "the Large is 2 times as fast in training, for about 102 USD once yours is sold."
    )


def test_who_is_sent_to_another_card_learns_what_it_gives_up(catalog: Catalog) -> None:
    newest = tiny_family("newest", "middle", precisions=["fp32", "bf16", "fp8", "fp4"])
    families = (newest, tiny_family("older", "large"))
    edition = invented_edition(catalog, us=tiny_offers(large=400.0), families=families)
    assert advice(edition, "middle").own.endswith(
        "once yours is sold. You would give up FP8 and FP4."
    )


def test_card_that_nobody_buys_used_is_replaced_at_the_full_price(catalog: Catalog) -> None:
    only_new = {id_: [offers[0]] for id_, offers in tiny_offers(large=450.0).items()}
    fast = invented_edition(catalog, us=only_new, speeds=tiny_speeds(large=8.0))
    assert advice(fast, "middle").own == (
        "If you already have one, replacing it is worth the price here: "
        "the Large is 4 times as fast in training, for about 450 USD."
    )


def test_old_card_may_pay_for_the_new_one(catalog: Catalog) -> None:
    assert "the Large is 2 times as fast in training, and selling yours pays for it." in own(
        catalog, "middle", large=250.0
    )


def test_card_of_unknown_speed_has_no_such_advice(catalog: Catalog) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(small=0))
    assert advice(edition, "small").own == ""


def test_owner_is_told_that_a_power_supply_is_counted(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog, us=tiny_offers(large=400.0))
    step = edition.upgrade("middle", "us")
    assert step
    asking = replace(step, supply_w=718.0, buys_supply=True)
    monkeypatch.setattr(edition, "upgrade", lambda *_: asking)
    assert "That includes a new power supply of 750\xa0W or more." in advice(edition, "middle").own
    retired = replace(asking, action="retire", is_sold=True, net=300.0)
    monkeypatch.setattr(edition, "upgrade", lambda *_: retired)
    assert advice(edition, "middle").own.startswith(
        "If you already have one, replace it when you can: software support for it is ending. "
    )
    told = "costs about 300 USD once yours is sold, with a new power supply of 750\xa0W or more. "
    assert f"{told}The speed alone is not worth that." in advice(edition, "middle").own


@pytest.mark.parametrize(("cooling", "is_told"), [("passive", True), ("open_air", False)])
def test_owner_of_a_card_of_a_server_is_told_that_another_needs_another_computer(
    catalog: Catalog, cooling: str, is_told: bool
) -> None:
    edition = invented_edition(
        catalog,
        us=tiny_offers(large=400.0),
        middle={"cooling": cooling},
        large={"board": {"slots": 3}, "cooling": "open_air"},
    )
    told = "the Large has its own and is 3 slots thick, so it goes into a desktop case"
    assert (told in advice(edition, "middle").own) == is_told


def test_used_price_of_elsewhere_is_said_to_count_nothing(catalog: Catalog) -> None:
    """Once that read `we found no price` below that very price."""
    used = tiny_offer("large", 900.0, "used", how="converted")
    us = {**tiny_offers(), "large": [tiny_offer("large", 1600.0), used]}
    said = advice(invented_edition(catalog, us=us), "large").own
    assert said.endswith(
        "The used price of yours is converted from elsewhere, "
        "so what it would bring here is not known: we count nothing for it."
    )
    assert "We found no price" not in said


def test_used_price_of_dealers_is_said_to_count_nothing(catalog: Catalog) -> None:
    sources = {
        id_: source.model_copy(update={"dealers": True}) for id_, source in catalog.sources.items()
    }
    us = {**tiny_offers(), "large": [tiny_offer("large", 900.0, "used")]}
    edition = invented_edition(replace(catalog, sources=sources), us=us)
    assert "The used price of yours is what dealers ask" in advice(edition, "large").own


def test_who_pays_the_full_price_learns_why_a_known_used_price_does_not_count(
    catalog: Catalog,
) -> None:
    used = tiny_offer("middle", 300.0, "used", how="converted")
    us = {**tiny_offers(large=450.0), "middle": [tiny_offer("middle", 500.0), used]}
    edition = invented_edition(catalog, us=us, speeds=tiny_speeds(large=8.0))
    said = advice(edition, "middle").own
    assert "the Large is 4 times as fast in training, for about 450 USD. The used price" in said


def test_who_is_shown_a_price_at_which_another_card_pays_is_not_told_to_keep_theirs(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once that read `keep it`, below a used price twice as high as the one that it named."""
    used = tiny_offer("large", 900.0, "used", how="converted")
    us = {**tiny_offers(), "large": [tiny_offer("large", 1600.0), used]}
    edition = invented_edition(catalog, us=us)
    step = edition.upgrade("large", "us")
    assert step

    def told(amount: float) -> str:
        waiting = replace(step, sale=Sale("server", "street_new", amount, "USD"))
        monkeypatch.setattr(edition, "upgrade", lambda *_: waiting)
        return advice(edition, "large").own

    assert "what yours sells for decides" in told(450.0)
    assert "keep it" not in told(450.0)
    assert "keep it" in told(950.0)


def test_who_waits_learns_from_which_resale_price_on_that_is_wrong(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)
    step = edition.upgrade("large", "us")
    assert step
    waiting = replace(step, sale=Sale("server", "street_new", 4321.0, "USD"))
    monkeypatch.setattr(edition, "upgrade", lambda *_: waiting)
    assert advice(edition, "large").own.endswith(
        "If yours sells for about 4,300 USD or more, replacing it with the Server pays."
    )
