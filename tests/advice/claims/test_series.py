"""Which invented cards a claim speaks of, and what they gave for their launch price."""

from __future__ import annotations

from typing import Any

import pytest

from macros.advice.claims.series import (
    card_of,
    mean_value,
    on_sale,
    ordinary_cards,
    premium_cards,
)
from macros.facts.catalog import Catalog
from tests.claims import claim_record, with_card, with_series
from tests.tiny import tiny_gpu, with_gpus


def test_card_has_its_throughput_for_the_money_and_for_the_power(catalog: Catalog) -> None:
    card = card_of(with_series(catalog, "New", (500, 20, 250)), "new-0")
    assert card
    assert card.gflops_per_usd == pytest.approx(40)
    assert card.gflops_per_watt == pytest.approx(80)
    row = card.row("usd", "tdp_w", "gflops_per_usd")
    assert row.values == {"usd": 500, "tdp_w": 250, "gflops_per_usd": pytest.approx(40)}
    assert row.id == "new-0"
    assert len(set(card.sources)) == len(card.sources)


def test_card_of_unknown_power_has_no_throughput_for_it(catalog: Catalog) -> None:
    unknown = tiny_gpu(catalog, "boreal-one", id="new-0", power={"tdp_w": None})
    card = card_of(with_card(catalog, unknown, 500), "new-0")
    assert card
    assert card.gflops_per_watt is None


def test_nothing_is_said_of_a_card_without_price_or_throughput(catalog: Catalog) -> None:
    priceless = tiny_gpu(catalog, "boreal-one", id="priceless")
    slow = tiny_gpu(catalog, "boreal-one", id="slow", compute={"fp32_tflops": None})
    known = with_card(with_gpus(catalog, priceless), slow, 500)
    for id_ in ("priceless", "slow", "unheard-of"):
        assert card_of(known, id_) is None


def family(catalog: Catalog) -> Catalog:
    known = with_series(catalog, "New", (900, 20), (300, 10))
    known = with_series(known, "New", (1500, 30), name="Titan")
    return with_series(known, "Old", (700, 5), name="Titan")


def test_ordinary_cards_of_a_family_come_by_price_and_premium_ones_by_age(
    catalog: Catalog,
) -> None:
    known = family(catalog)
    older = known.gpus["oldtitan-0"]
    known = with_gpus(known, older.model_copy(update={"released": None, "announced": None}))
    record = claim_record("titan-premium", families=["Old", "New"], premium_name="titan")
    assert [card.gpu.id for card in ordinary_cards(known, record, "New")] == ["new-1", "new-0"]
    assert [card.gpu.id for card in premium_cards(known, record)] == ["newtitan-0"]
    dated = with_gpus(family(catalog), tiny_gpu(known, "newtitan-0", released="2020-01"))
    assert [card.gpu.id for card in premium_cards(dated, record)] == ["newtitan-0", "oldtitan-0"]


def test_without_a_premium_name_all_are_ordinary(catalog: Catalog) -> None:
    known, record = family(catalog), claim_record("titan-premium", families=["New"])
    ids = [card.gpu.id for card in ordinary_cards(known, record, "New")]
    assert ids == ["new-1", "new-0", "newtitan-0"]
    assert premium_cards(known, record) == []


def test_cards_for_other_buyers_are_in_no_series(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (900, 20))
    server = tiny_gpu(known, "new-0", id="server", segment="datacenter")
    record = claim_record("titan-premium", families=["New"])
    ids = [card.gpu.id for card in ordinary_cards(with_card(known, server, 100), record, "New")]
    assert ids == ["new-0"]


@pytest.mark.parametrize(
    ("changes", "until", "expected"),
    [
        ({"released": "2026-06"}, None, True),
        ({"released": "2026-06-02"}, None, False),
        ({"released": "2026-06-02"}, "2026-07", True),
        ({"released": "2026-08"}, "2026-07", False),
        ({"released": "2020-01", "preview": True}, None, False),
        ({"released": None, "announced": None}, None, False),
    ],
)
def test_card_was_on_sale_when_it_was_out_by_the_day_of_the_claim(
    catalog: Catalog, changes: dict[str, Any], until: Any, expected: bool
) -> None:
    record = claim_record("titan-premium", cards_until=until)  # of 1 June 2026
    assert on_sale(tiny_gpu(catalog, "boreal-one", **changes), record) is expected


def test_mean_value_is_that_of_the_ratios(catalog: Catalog) -> None:
    known = with_series(catalog, "New", (500, 20), (100, 2))
    cards = [card for id_ in ("new-0", "new-1") if (card := card_of(known, id_))]
    assert mean_value(cards) == pytest.approx((40 + 20) / 2)
