from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.memory.fit import new_cards
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model
from macros.present.guide import memory_tables
from macros.present.words.language import Language
from tests.built.documents import parse
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_prices
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model
from tests.tiny_speeds import dataset, run

ATTENTION = [
    {"kind": "full", "layers": 8, "kv_heads": 8, "head_dim": 128},
    {"kind": "sliding_window", "layers": 24, "kv_heads": 8, "head_dim": 128, "window_tokens": 512},
]

CARDS = ("boreal-one", "boreal-two", "boreal-legacy")


def with_models(catalog: Catalog, **models: Model) -> Catalog:
    named = {id_.replace("_", "-"): model for id_, model in models.items()}
    rules = {
        id_: rule.model_copy(update={"source": "weekly-chip"})
        for id_, rule in real_memory_rules().items()
    }
    return replace(catalog, models=named, memory_rules=rules, memory_terms=real_memory_terms())


def sized(id_: str, billion: float, **changes: Any) -> Model:
    shape = {"layers": 32, "hidden_size": 4096, "attention_heads": 32, "attention": ATTENTION}
    return tiny_model(id=id_, parameters={"total_billion": billion}, **{**shape, **changes})


@pytest.fixture
def modelled(catalog: Catalog) -> Catalog:
    priced = with_prices(catalog, "boreal-one", tiny_price(amount=500))
    return with_models(
        priced,
        llama_3_1_8b=sized("llama-3-1-8b", 8, name="<b>Eight"),
        llama_3_3_70b=sized("llama-3-3-70b", 70),
    )


def shop(catalog: Catalog) -> memory_tables.Shop:
    cards = new_cards(catalog, offers_by_region(catalog, TODAY)["us"])
    return memory_tables.Shop(cards, "us", "../../")


def test_table_names_the_card_or_the_cards_that_hold_a_model(
    modelled: Catalog, english: Language
) -> None:
    html = str(memory_tables.running_memory(modelled, english, shop(modelled), TODAY))
    link = '<a href="../../gpus/boreal-one/">'
    single, pair = f"{link}Boreal One</a>", f"{link}2 × Boreal One</a>"
    assert f"8.3–9.3 <small>{single}</small>" in html  # 8 GB of weights in 8 bits
    assert f"16–17 <small>{pair}" in html  # 16 bits: more than 16 GiB at its upper end
    assert "more than 8 cards" in html  # 130 GiB


def test_table_says_what_a_gigabyte_is_and_where_prices_are_from(
    modelled: Catalog, english: Language
) -> None:
    html = str(memory_tables.running_memory(modelled, english, shop(modelled), TODAY))
    assert "one with 24 GB has 24 GiB" in html
    assert "United States, the newest seen 1 October 2026" in html


def test_names_of_models_are_escaped_and_heads_have_units(
    modelled: Catalog, english: Language
) -> None:
    html = str(memory_tables.running_memory(modelled, english, shop(modelled), TODAY))
    assert "&lt;b&gt;Eight" in html
    assert '<th scope="col" class="guide-number">16-bit (GiB)</th>' in html


def test_table_without_prices_names_no_cards(modelled: Catalog, english: Language) -> None:
    html = str(
        memory_tables.running_memory(modelled, english, memory_tables.Shop([], "us", ""), TODAY)
    )
    assert "gpus/" not in html
    assert "the newest seen" not in html


def test_cache_beyond_the_context_is_not_shown(modelled: Catalog, english: Language) -> None:
    html = str(memory_tables.cache_memory(modelled, english))
    assert html.count("over the model’s limit") == 2 * len(memory_tables.CACHE_TOKENS)
    longer = with_models(modelled, llama_3_1_8b=sized("llama-3-1-8b", 8, context_tokens=40_000))
    html = str(memory_tables.cache_memory(longer, english))
    assert html.count("over the model’s limit") == 1
    assert "sliding window in most layers" in html


def test_training_names_single_cards_alone(modelled: Catalog, english: Language) -> None:
    html = str(memory_tables.training_memory(modelled, english, shop(modelled)))
    assert "20 bytes per parameter while it updates them" in html
    assert "no single card" in html
    assert "2 ×" not in html


def test_dividing_more_leaves_less_on_each(modelled: Catalog, english: Language) -> None:
    html = str(memory_tables.sharded_memory(modelled, english))
    assert html.index("145–158") < html.index("ZeRO-1") < html.index("ZeRO-3")
    assert html.index("18–23") > html.index("ZeRO-3")


def test_every_constant_stands_with_its_source_and_day(
    modelled: Catalog, english: Language
) -> None:
    html = str(memory_tables.memory_rules_table(modelled, english))
    assert html.count('<th scope="row">') == len(modelled.memory_rules)
    days = [small.text for small in parse(html).all("small")]
    decided = sorted(english.date(rule.decided) for rule in modelled.memory_rules.values())
    assert sorted(day for day in days if day in decided) == decided
    assert "Weekly Chip" in html


def test_tables_of_an_earlier_day_lack_models_of_today(catalog: Catalog, english: Language) -> None:
    assert "<td" not in str(memory_tables.cache_memory(with_models(catalog), english))


def test_single_card_says_how_fast_it_writes_where_that_is_measured(
    modelled: Catalog, english: Language
) -> None:
    test = {"id": "lap", "name": "Words", "unit": "tokens/s"}
    test |= {"model": "llama-3-1-8b", "weights": "gguf-q4-k-m"}
    cards = [run(id_, 50) for id_ in ("boreal-one", "boreal-two", "boreal-legacy")]
    gpus = {id_: tiny_gpu(modelled, "boreal-one", id=id_, aliases=()) for id_ in CARDS}
    measured = replace(
        modelled,
        gpus={**modelled.gpus, **gpus},
        datasets={"words": dataset(cards, tests=[test])},
    )
    html = str(memory_tables.running_memory(measured, english, shop(modelled), TODAY))
    assert html.count("50 tokens/s, measured") == 1
