from __future__ import annotations

from typing import Any

import pytest

from macros.advice.picks.avoid import dominated
from macros.facts.catalog import Catalog
from tests.advising import market_of_four, tiny_offer, tiny_offers, tiny_situation, tiny_speeds


def beaten(
    catalog: Catalog, offers: Any = None, speeds: Any = None, **cards: Any
) -> dict[str, Any]:
    where = tiny_situation(market_of_four(catalog, **cards), offers, speeds)
    return {id_: [offer.id for offer in product.by] for id_, product in dominated(where).items()}


def test_nothing_is_beaten_where_more_costs_more(catalog: Catalog) -> None:
    assert beaten(catalog) == {}


def test_card_that_gives_less_for_more_is_named_with_what_beats_it(catalog: Catalog) -> None:
    assert beaten(catalog, tiny_offers(large=250.0)) == {"middle": ["large"]}


def test_more_memory_more_speed_or_better_support_saves_a_card(catalog: Catalog) -> None:
    cheap = tiny_offers(large=250.0)
    assert beaten(catalog, cheap, middle={"memory": {"size_gb": 32}}) == {}
    assert beaten(catalog, cheap, tiny_speeds(middle=5.0)) == {}
    assert beaten(catalog, cheap, middle={"memory": {"ecc": True}}) == {}
    assert beaten(catalog, cheap, large={"software": {"status": "limited"}}) == {}
    assert beaten(catalog, cheap, large={"form_factor": "sxm"}) == {}


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
        return beaten(catalog, tiny_offers(large=250.0), **cards)

    assert with_support(large=worse, middle=better) == {}
    assert with_support(large=better, middle=worse) == {"middle": ["large"]}


def test_card_of_unknown_speed_beats_nothing_and_is_not_beaten(catalog: Catalog) -> None:
    cheap = tiny_offers(large=250.0)
    assert beaten(catalog, cheap, tiny_speeds(large=0)) == {}
    assert beaten(catalog, cheap, tiny_speeds(middle=0)) == {}


def test_price_that_is_only_perhaps_lower_beats_nothing(catalog: Catalog) -> None:
    assert beaten(catalog, tiny_offers(large=290.0, spread=0.3)) == {}


def test_used_card_does_not_beat_a_new_one(catalog: Catalog) -> None:
    new_small = [tiny_offer("small", 320.0)]
    assert beaten(catalog, {"small": new_small, "middle": [tiny_offer("middle", 300.0)]})
    used = {"small": new_small, "middle": [tiny_offer("middle", 300.0, "used")]}
    assert beaten(catalog, used) == {}


def test_card_with_one_good_offer_is_not_to_be_avoided(catalog: Catalog) -> None:
    assert beaten(catalog, tiny_offers(large=350.0)) == {}  # a used middle card costs 300
