"""Which facts on invented models and cards the answer is computed from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.fit.fit_facts import FitCard, FitFacts, FitSources, fit_facts, loads_fp8
from macros.advice.generation.tuning_model import WORK
from macros.advice.memory.formats import BYTES_PER_GB
from macros.advice.memory.quantities import GIB
from macros.advice.speeds.performance import Performance
from macros.facts.catalog import Catalog
from macros.facts.records.partial_date import PartialDate
from tests.advice.generation.test_tuning_model import (
    FIXED,
    RELATIVE,
    SECONDS,
    measured,
    speeds,
    told,
)
from tests.advising import market_of_four, tiny_offer, tiny_speeds
from tests.software_families import tiny_family
from tests.tiny import TODAY, tiny_gpu, tiny_region
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model
from tests.tiny_speeds import workload

SUPPORTED = {"platform": "CUDA", "status": "supported"}


def sources(
    catalog: Catalog, offers: Any = None, rentals: Any = None, **changes: Any
) -> FitSources:
    """Return the four cards, which all run CUDA, with a model; `changes` are fields of a card."""
    usual = {id_: {"software": SUPPORTED} for id_ in ("small", "middle", "large", "server")}
    cards = {id_: {**fields, **changes.get(id_, {})} for id_, fields in usual.items()}
    model = tiny_model(parameters={"total_billion": 1})
    known = replace(
        market_of_four(catalog, **cards),
        models={model.id: model},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
        regions={"us": catalog.regions["us"], "jp": tiny_region("JPY")},
    )
    return FitSources(known, offers or {}, rentals or {}, Performance(tiny_speeds(), {}), TODAY)


def card_of(facts: FitFacts, id_: str) -> FitCard:
    return next(card for card in facts["cards"] if card["id"] == id_)


def test_cards_of_several_chips_and_of_no_regular_sale_are_left_out(catalog: Catalog) -> None:
    facts = fit_facts(sources(catalog, small={"chips": 2}, large={"preview": True}))
    assert [card["id"] for card in facts["cards"]] == ["middle", "server"]


def test_a_card_keeps_its_figures(catalog: Catalog) -> None:
    card = card_of(fit_facts(sources(catalog)), "middle")
    named = {key: card[key] for key in ("name", "memory_gib", "watts", "shared", "several")}
    expected: dict[str, Any] = {"name": "Middle", "memory_gib": 16, "watts": 200}
    assert named == {**expected, "shared": 0, "several": True}
    unknown = (card["read_s"], card["tune"], card["tuned"], card["measured"], card["serves"])
    assert unknown == (None, None, {}, {}, [])
    assert "alike" not in card


def test_a_card_with_error_correction_keeps_the_memory_it_goes_by(catalog: Catalog) -> None:
    memory = {"size_gb": 8, "with_ecc_gib": 7.5}
    cards = fit_facts(sources(catalog, small={"memory": memory}))["cards"]
    small = next(card for card in cards if card["id"] == "small")
    assert (small["memory_gib"], small["label_gb"]) == (7.5, 8)
    assert [card["id"] for card in cards if "label_gb" in card] == ["small"]


def test_only_what_is_avoided_in_every_region_says_so(catalog: Catalog) -> None:
    avoided = {"us": frozenset({"small", "large"}), "jp": frozenset({"small"})}
    cards = fit_facts(replace(sources(catalog), avoided=avoided))["cards"]
    assert [card["id"] for card in cards if card.get("avoided")] == ["small"]
    assert not any("avoided" in card for card in fit_facts(sources(catalog))["cards"])


def test_a_card_no_longer_sold_with_its_memory_says_so(catalog: Catalog) -> None:
    memory = {"size_gb": 8, "withdrawn": "2026-03"}
    cards = fit_facts(sources(catalog, small={"memory": memory}))["cards"]
    assert [card["id"] for card in cards if card.get("withdrawn")] == ["small"]


def test_only_a_whole_computer_does_not_take_several(catalog: Catalog) -> None:
    facts = fit_facts(sources(catalog, small={"form_factor": "mini_pc"}))
    assert [card["several"] for card in facts["cards"]] == [False, True, True, True]


@pytest.mark.parametrize(
    ("change", "is_bought"),
    [
        ({}, True),
        ({"form_factor": "mini_pc"}, True),
        ({"form_factor": "sxm"}, False),
        ({"cooling": "passive"}, False),
        ({"software": {"platform": "CUDA", "status": "ended"}}, False),
    ],
)
def test_only_what_one_can_put_to_use_has_a_price_to_buy_it(
    catalog: Catalog, change: dict[str, Any], is_bought: bool
) -> None:
    sold = {"us": {"middle": [tiny_offer("middle", 500)]}}
    card = card_of(fit_facts(sources(catalog, sold, middle=change)), "middle")
    assert card["bought"] is is_bought
    assert bool(card["prices"]) is is_bought


@pytest.mark.parametrize(
    ("status", "is_bought", "is_rented"),
    [("supported", True, True), ("experimental", False, True), ("ending", False, False)],
)
def test_software_that_comes_to_its_end_takes_the_price_away(
    catalog: Catalog, status: Any, is_bought: bool, is_rented: bool
) -> None:
    sold = {"us": {"middle": [tiny_offer("middle", 500)]}}
    hours = {"us": {"middle": [tiny_offer("middle", 2, "rental")]}}
    given = sources(catalog, sold, hours)
    family = tiny_family("boreal", "middle", status=status)
    told = replace(given, catalog=replace(given.catalog, software={family.id: family}))
    card = card_of(fit_facts(told), "middle")
    assert (card["bought"], bool(card["prices"])) == (is_bought, is_bought)
    assert bool(card["rented"]) is is_rented


def test_new_and_used_prices_are_those_of_the_cheapest_offer(catalog: Catalog) -> None:
    offers = [
        tiny_offer("middle", 520),
        tiny_offer("middle", 500, spread=0.1),
        tiny_offer("middle", 300, "used", observed=PartialDate.parse("2026-09-17")),
    ]
    facts = fit_facts(sources(catalog, {"us": {"middle": offers}, "jp": {}}))
    prices = card_of(facts, "middle")["prices"]
    assert list(prices) == ["us"]
    new, used = prices["us"]["new"], prices["us"]["used"]
    cheapest = min(offers[:2], key=lambda offer: offer.cautious_usd)
    assert new["amount"] == cheapest.amount
    assert new["cautious"] == pytest.approx(cheapest.cautious_usd, rel=1e-3)
    assert new["cautious"] > new["amount"]
    assert (used["amount"], used["seen"]) == (300, "2026-09")
    assert "notes" not in new
    assert card_of(facts, "small")["prices"] == {}


def test_cautious_price_is_in_the_money_of_the_region(catalog: Catalog) -> None:
    """A yen is worth 2 USD here, so that 250 of them are 500 USD."""
    yen = tiny_offer("middle", 500, spread=0.1, region="jp", currency="JPY", amount=250)
    facts = fit_facts(sources(catalog, {"jp": {"middle": [yen]}}))
    price = card_of(facts, "middle")["prices"]["jp"]["new"]
    assert price["amount"] == 250
    assert price["cautious"] == pytest.approx(yen.cautious_usd / 2, rel=1e-3)


def test_hour_is_told_in_the_money_of_each_region(catalog: Catalog) -> None:
    hours = {
        region: {"middle": [tiny_offer("middle", 3, "rental"), tiny_offer("middle", 2, "rental")]}
        for region in ("us", "jp")
    }
    rented = card_of(fit_facts(sources(catalog, rentals=hours)), "middle")["rented"]
    assert {region: price["amount"] for region, price in rented.items()} == {"us": 2, "jp": 1}


@pytest.mark.parametrize(
    ("change", "notes"),
    [
        ({}, None),
        ({"how": "converted"}, ["converted"]),
        ({"stale": True}, ["stale"]),
        ({"how": "converted", "stale": True}, ["converted", "stale"]),
    ],
)
def test_price_says_where_it_is_not_of_here_and_of_late(
    catalog: Catalog, change: dict[str, Any], notes: list[str] | None
) -> None:
    sold = {"us": {"middle": [tiny_offer("middle", 500, **change)]}}
    price = card_of(fit_facts(sources(catalog, sold)), "middle")["prices"]["us"]["new"]
    assert price.get("notes") == notes


def test_models_that_write_text_are_told_the_smallest_first(catalog: Catalog) -> None:
    given = sources(catalog)
    models = {
        "large": tiny_model(id="large", parameters={"total_billion": 7}),
        "b": tiny_model(id="b", parameters={"total_billion": 2}),
        "a": tiny_model(id="a", parameters={"total_billion": 2}),
        "drawing": tiny_model(id="drawing", modality="text-to-image"),
    }
    facts = fit_facts(replace(given, catalog=replace(given.catalog, models=models)))
    assert [model["id"] for model in facts["models"]] == ["a", "b", "large"]
    assert facts["models"][0]["context_tokens"] == 4096
    shape = facts["models"][0]["shape"]
    assert (shape["parameters"], shape["layers"]) == (2e9, 4)
    assert [group["kind"] for group in shape["attention"]] == ["full", "sliding_window"]
    assert "window_tokens" not in shape["attention"][0]


def test_constants_are_told_in_bytes(catalog: Catalog) -> None:
    memory = fit_facts(sources(catalog))["memory"]
    assert memory["each"]["weights-bf16"] == [2, 2, 2]
    assert memory["each"]["cache-bf16"] == [2, 2, 2]
    assert {id_.partition("-")[0] for id_ in memory["each"]} == {"weights", "cache"}
    assert len(memory["terms"]) == len(real_memory_terms())
    assert all(None not in term.values() for term in memory["terms"])
    assert memory["error"] == real_memory_rules()["formula-error"].value


def test_the_screen_takes_what_the_rule_says(catalog: Catalog) -> None:
    rules = real_memory_rules()
    facts = fit_facts(sources(catalog))
    assert facts["screen_gib"] == rules["display"].value * BYTES_PER_GB / GIB


def test_a_card_tells_the_share_of_a_shared_memory_that_is_free(catalog: Catalog) -> None:
    memory = {"size_gb": 100, "type": "LPDDR5", "unified": True}
    box = tiny_gpu(catalog, "boreal-one", id="box", memory=memory)
    given = replace(sources(catalog), catalog=replace(sources(catalog).catalog, gpus={"box": box}))
    (told,) = fit_facts(given)["cards"]
    assert told["shared"] == real_memory_rules()["shared-memory-amd"].value  # the lowest
    assert "unset" not in told


def test_a_card_tells_what_is_free_before_anybody_raises_the_limit(catalog: Catalog) -> None:
    memory = {"size_gb": 100, "type": "LPDDR5", "unified": True}
    box = tiny_gpu(catalog, "boreal-one", id="box", vendor="AMD", memory=memory)
    given = replace(sources(catalog), catalog=replace(sources(catalog).catalog, gpus={"box": box}))
    (told,) = fit_facts(given)["cards"]
    assert told["unset"] == real_memory_rules()["unset-memory-amd"].value < told["shared"]


def test_what_nobody_measured_is_not_told(catalog: Catalog) -> None:
    facts = fit_facts(sources(catalog))
    unknown = {key: facts[key] for key in ("tuning", "prompts", "main_memory", "tensor")}
    assert unknown == dict.fromkeys(unknown)
    assert (facts["layer_s"], facts["together"], facts["ahead"]) == (0, {}, {})
    assert facts["day"] == TODAY.isoformat()


def test_what_was_measured_of_tuning_is_told_of_the_card_that_it_was_measured_on(
    catalog: Catalog,
) -> None:
    """Three cards tune a small model as fast as the formula says; the second a large one too."""
    gpus = {id_: tiny_gpu(catalog, "boreal-one", id=id_, name=id_) for id_ in RELATIVE}
    gpus["other"] = tiny_gpu(catalog, "boreal-one", id="other", name="Other")
    runs = [told(id_, "small") for id_ in RELATIVE for _ in range(2)] + [told("card-02", "large")]
    asked = sources(catalog)
    known = replace(measured(asked.catalog, *runs), gpus=gpus, workloads={WORK: workload(id=WORK)})
    facts = fit_facts(replace(asked, catalog=known, performance=Performance(speeds(), {})))
    assert facts["tuning"]
    cards = {id_: card_of(facts, id_) for id_ in gpus}
    assert {id_: set(card["tuned"]) for id_, card in cards.items()} == {
        "card-01": {"small|lora"},
        "card-02": {"small|lora", "large|lora"},
        "card-03": {"small|lora"},
        "other": set(),
    }
    low, likely, high = cards["card-03"]["tuned"]["small|lora"]
    assert low == pytest.approx(likely) == pytest.approx(high)
    assert likely == pytest.approx(2.0 / ((2.0 + FIXED) * SECONDS))
    most = 8.0 / ((8.0 + FIXED) * SECONDS)  # of like cards, the second made most with the large one
    assert cards["card-03"]["tune"] == [2.0, 0.0, pytest.approx(most, rel=1e-3)]
    assert cards["other"]["tune"] is None


def test_fp8_is_loaded_by_what_computes_in_it_and_by_nvidia_chips_with_bf16(
    catalog: Catalog,
) -> None:
    def loads(platform: str, *precisions: str, **compute: Any) -> bool:
        software = {"platform": platform, "status": "supported"}
        gpu = tiny_gpu(
            catalog, "boreal-one", software=software, compute={"fp8_dense_tflops": None, **compute}
        )
        family = tiny_family("f", gpu.id, precisions=precisions)
        return loads_fp8(gpu, {"f": family})

    assert loads("ROCm", "fp16", "fp8")
    assert loads("ROCm", "fp16", fp8_dense_tflops=100)
    assert loads("CUDA", "fp16", "bf16")
    assert not loads("ROCm", "fp16", "bf16")
    assert not loads("CUDA", "fp16")
    assert loads_fp8(tiny_gpu(catalog, "boreal-one"), {})
