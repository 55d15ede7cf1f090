from __future__ import annotations

from collections.abc import Mapping

import pytest

from macros.advice.picks.rivals import RIVAL_WORKS, Rival, rivals, speed_ratio, usual_speed_ratio
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from tests.advising import tiny_offer
from tests.tiny import tiny_gpu

# Own price and those of five others, with their speeds.
USD = {"own": 500.0, "low": 200.0, "less": 450.0, "more": 600.0, "twin": 900.0, "far": 1200.0}
SPEED = {"own": 1.0, "low": 0.2, "less": 0.8, "more": 1.5, "twin": 1.1, "far": 3.0}
MEMORY_GB = {"own": 16, "low": 12, "less": 16, "more": 24, "twin": 32, "far": 16}


def cards(catalog: Catalog, **changes: Mapping[str, object]) -> dict[str, Gpu]:
    """Return the six cards; `changes` are fields of a card by its id."""
    return {
        id_: tiny_gpu(
            catalog,
            "boreal-one",
            **{"id": id_, "memory": {"size_gb": MEMORY_GB[id_]}, **changes.get(id_, {})},
        )
        for id_ in USD
    }


def offers(without: str = "", **usd: float) -> dict[str, Offer]:
    return {id_: tiny_offer(id_, price) for id_, price in (USD | usd).items() if id_ != without}


def speeds(**speed: float) -> Speeds:
    """Return the speeds of the six cards in both kinds of work; 0 stands for an unknown one."""
    known = {id_: value for id_, value in (SPEED | speed).items() if value}
    by_work = {
        work: {
            id_: Speed(work, id_, "measured", value, value, value) for id_, value in known.items()
        }
        for work in RIVAL_WORKS
    }
    return Speeds("own", by_work)


def named(found: list[Rival]) -> list[tuple[str, str]]:
    return [(rival.gpu.id, rival.relation) for rival in found]


def test_rivals_are_the_next_in_price_and_the_nearest_in_speed(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, [own, *others], offers(), speeds())
    assert named(found) == [("less", "cheaper"), ("more", "dearer"), ("twin", "alike_in_speed")]
    assert found[0].offer.amount == 450


def test_dearest_product_has_no_dearer_rival_but_as_many(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, others, offers(own=1300.0), speeds())
    assert named(found) == [
        ("far", "cheaper"),
        ("twin", "alike_in_speed"),
        ("less", "alike_in_speed"),
    ]


def test_product_without_a_price_is_set_beside_the_nearest(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, others, offers(without="own"), speeds())
    assert [rival.gpu.id for rival in found] == ["twin", "less", "more"]


def test_product_without_a_price_has_no_rival_that_is_far_in_speed_or_memory(
    catalog: Catalog,
) -> None:
    """Once an old card without a price stood beside one for thirty thousand dollars."""
    own, *others = cards(catalog, more={"memory": {"size_gb": 40}}).values()
    found = rivals(own, others, offers(without="own"), speeds(twin=2.1))
    assert [rival.gpu.id for rival in found] == ["less"]
    blind = rivals(own, others, offers(without="own"), speeds(own=0))
    assert "more" not in [rival.gpu.id for rival in blind]


def test_memory_counts_where_no_speed_is_known(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, others, offers(), speeds(own=0))
    assert named(found)[-1] == ("far", "alike_in_memory")


def test_product_of_unknown_speed_is_no_rival_of_one_whose_speed_is_known(
    catalog: Catalog,
) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, others, offers(own=1300.0), speeds(far=0, twin=0, low=0))
    assert named(found) == [
        ("far", "cheaper"),
        ("less", "alike_in_speed"),
        ("more", "alike_in_speed"),
    ]


def test_other_segments_unsold_changed_and_avoided_products_are_no_rivals(
    catalog: Catalog,
) -> None:
    market = cards(
        catalog,
        less={"segment": "workstation"},
        more={"preview": True},
        twin={"modified": True},
    )
    found = rivals(market["own"], market.values(), offers(without="far"), speeds())
    assert named(found) == [("low", "cheaper")]
    assert rivals(market["own"], market.values(), offers("far"), speeds(), {"low"}) == []


def test_product_at_the_same_price_is_neither_cheaper_nor_dearer(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, others, offers(less=500.0), speeds())
    assert named(found)[:2] == [("low", "cheaper"), ("more", "dearer")]


def test_ratio_of_an_unknown_speed_is_unknown() -> None:
    work = RIVAL_WORKS[0]
    assert speed_ratio(speeds(), work, "more", "low") == 7.5
    assert speed_ratio(speeds(low=0), work, "more", "low") is None
    assert speed_ratio(speeds(), "drawing", "more", "low") is None


def test_product_that_is_many_times_as_fast_is_no_rival(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(own, others, offers(own=1300.0), speeds(far=8.0, more=8.0))
    assert "more" not in [rival.gpu.id for rival in found]
    assert "twin" in [rival.gpu.id for rival in found]


def test_product_that_costs_many_times_as_much_or_as_little_is_no_rival(catalog: Catalog) -> None:
    own, *others = cards(catalog).values()
    found = rivals(
        own, others, offers(low=100.0, less=160.0, more=1600.0, twin=1499.0, far=5000.0), speeds()
    )
    assert named(found) == [("twin", "dearer")]


def test_usual_speed_is_the_mean_of_the_works_that_are_known() -> None:
    both = speeds()
    assert usual_speed_ratio(both, "more", "own") == pytest.approx(1.5)
    first, second = RIVAL_WORKS
    one = Speeds("own", {first: {}, second: both.by_workload[second]})
    assert usual_speed_ratio(one, "more", "own") == pytest.approx(1.5)
    assert usual_speed_ratio(speeds(more=0), "more", "own") is None


def test_card_with_much_less_memory_is_a_rival_only_where_none_has_more(catalog: Catalog) -> None:
    """Once a card of 24 GB stood beside one of 12, and one of 16 beside its twin of 8."""
    small: dict[str, Mapping[str, object]] = {
        id_: {"memory": {"size_gb": 10}} for id_ in ("less", "twin", "far", "low")
    }
    own, *others = cards(catalog, **small).values()
    assert named(rivals(own, others, offers(), speeds())) == [("more", "dearer")]
    found = rivals(own, others, offers(without="more"), speeds())
    assert named(found) == [
        ("less", "cheaper"),
        ("twin", "dearer"),
        ("far", "alike_in_speed"),
    ]


def test_card_with_as_much_memory_goes_before_one_that_is_nearer_in_speed(
    catalog: Catalog,
) -> None:
    own, *others = cards(catalog, twin={"memory": {"size_gb": 12}}).values()
    found = rivals(own, others, offers(), speeds(far=2.0))
    assert named(found)[-1] == ("far", "alike_in_speed")


def test_product_without_a_price_has_no_rival_of_another_platform_or_far_from_its_last_price(
    catalog: Catalog,
) -> None:
    """Once an old card nobody sells stood beside one of another maker for eight thousand."""
    elsewhere = {"software": {"platform": "ROCm", "status": "supported"}}
    own, *others = cards(catalog, twin=elsewhere, less=elsewhere).values()
    prices = offers(without="own")
    assert named(rivals(own, others, prices, speeds())) == [("more", "alike_in_speed")]
    last = tiny_offer("own", 250.0, stale=True)
    found = rivals(own, others, prices, speeds(), last=last)
    assert named(found) == [("less", "alike_in_speed"), ("more", "alike_in_speed")]


def test_whole_computers_are_rivals_whatever_runs_them(catalog: Catalog) -> None:
    soc = {"segment": "soc"}
    twin = {**soc, "software": {"platform": "ROCm", "status": "supported"}}
    own, *others = cards(catalog, own=soc, twin=twin, more={"segment": "soc"}).values()
    found = rivals(own, others, offers(without="own"), speeds())
    assert [rival.gpu.id for rival in found] == ["twin", "more"]
