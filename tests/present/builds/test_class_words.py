"""What is said of a build at a glance: price, memory, power, and what a card alone asks."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macros.advice.builds.choice import Choice, Total
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from macros.present.builds.class_words import (
    build_card,
    class_words,
    headline,
    price_words,
    seen_words,
    wall_words,
)
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.tiny import tiny_gpu
from tests.tiny_computers import tiny_tier


def priced(day: str, **changes: Any) -> Any:
    """Return a part with an offer of a day."""
    offer = tiny_offer("part", 100, observed=PartialDate.parse(day))
    return SimpleNamespace(**{"offer": offer, "kind": "psu", "part": None, "count": 1, **changes})


def choice(catalog: Catalog, count: int = 1, gpu: Any = None, **changes: Any) -> Choice:
    """Return the choice of so many Boreal One at 500 USD, without a computer around them."""
    card = tiny_gpu(catalog, "boreal-one", **(gpu or {}))
    offer = tiny_offer("boreal-one", 500, observed=PartialDate.parse("2026-10-03"))
    tier = tiny_tier("cards", count)
    made: dict[str, Any] = {
        "tier": tier,
        "tier_class": tier.classes[0],
        "region": "us",
        "verdict": None,
        "candidate": SimpleNamespace(gpu=card, offer=offer, count=count),
    }
    return Choice(**{**made, **changes})


TOTAL = Total(1234.0, 1100.0, 1400.0, "USD", 1234.0)


def test_headline_counts_the_cards(catalog: Catalog, english: Language) -> None:
    assert headline(choice(catalog), english).replace("\u00a0", " ") == "Boreal One"
    assert "2 × Boreal" in headline(choice(catalog, 2), english)
    assert headline(choice(catalog, candidate=None), english) == ""


def test_whole_build_has_about_its_total_and_a_range(catalog: Catalog, english: Language) -> None:
    price = price_words(choice(catalog, total=TOTAL), english)
    assert price
    assert price.amount == "about 1,230 USD"
    assert "1,100" in price.range
    assert "1,400" in price.range
    assert price.unpriced == ""


def test_card_alone_has_the_price_of_its_offer(catalog: Catalog, english: Language) -> None:
    price = price_words(choice(catalog), english)
    assert price
    assert "500" in price.amount
    assert price.unpriced == ""
    assert price_words(choice(catalog, candidate=None), english) is None


def test_prices_are_seen_on_a_day_or_between_two(catalog: Catalog, english: Language) -> None:
    one = seen_words([choice(catalog)], english)
    assert one.startswith("Prices seen on")
    assert "2026" in one
    both = seen_words([choice(catalog, items=(priced("2026-09-01"),))], english)
    first, last = both.split(" and ")
    assert "September" in first
    assert "October" in last
    assert seen_words([], english) == ""
    unpriced = choice(catalog, candidate=None, items=(priced("2026-09-01", offer=None),))
    assert seen_words([unpriced], english) == ""


def test_power_at_the_wall_is_told_where_it_is_known(catalog: Catalog, english: Language) -> None:
    assert wall_words(choice(catalog, figures={"wall_w": 612.0}), {}, english)
    assert wall_words(choice(catalog, figures={}), {}, english) == ""
    assert wall_words(choice(catalog), {}, english) == ""


def asked(catalog: Catalog, language: Language, **gpu: Any) -> dict[str, str]:
    """Return what a card asks of the computer that it goes into."""
    verdict: Any = SimpleNamespace(pick=None, ties=(), passed_over=())
    words = class_words(choice(catalog, gpu=gpu, verdict=verdict), catalog, language)
    return {name: said.replace("\u00a0", " ") for name, said in words.asked}


def test_card_alone_says_what_it_asks_of_a_computer(catalog: Catalog, english: Language) -> None:
    told = asked(
        catalog,
        english,
        power={"tdp_w": 180, "recommended_psu_w": 550, "connectors": ["2x 8-pin"]},
        board={"slots": 2.5, "length_mm": 267},
    )
    assert told == {
        "Power supply, recommended": "550 W",
        "Power of the card": "180 W",
        "Power connectors": "2× 8-pin",
        "Slots taken": told["Slots taken"],
        "Length": "267 mm",
    }
    assert "2.5" in told["Slots taken"]


@pytest.mark.parametrize(("connectors", "said"), [(None, "not known"), ([], "none needed")])
def test_no_plugs_are_another_thing_than_unknown_plugs(
    catalog: Catalog, english: Language, connectors: Any, said: str
) -> None:
    assert asked(catalog, english, power={"connectors": connectors})["Power connectors"] == said
    unknown = asked(catalog, english, board={"length_mm": None}, power={"tdp_w": None})
    assert (unknown["Length"], unknown["Power of the card"]) == ("not known", "not known")


def test_memory_is_that_of_all_cards_and_of_each(catalog: Catalog, english: Language) -> None:
    gpu = {"memory": {"size_gb": 12}}
    for count, expected in ((1, "12 GB"), (4, "48 GB (4 × 12 GB)")):
        memory = build_card(choice(catalog, count, gpu), catalog, english).memory
        assert memory.replace("\u00a0", " ") == expected
