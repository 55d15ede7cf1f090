"""Tiny versus: two choices of the invented market of four cards, weighed against each other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.edition import Edition
from macros.advice.prices.offers import OfferKind
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Split
from macros.present.gpus.gains import Side
from macros.present.gpus.ready_comparisons import Ready, Rule
from macros.present.prices.common_prices import offer_of_kind
from macros.present.versus.choices import Versus, versus
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_region
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

# A card, how many of it, and the kind of price at which it is weighed.
Chosen = tuple[str, int, OfferKind]
ATTENTION = [{"kind": "full", "layers": 32, "kv_heads": 8, "head_dim": 128}]
SHAPE: dict[str, Any] = {
    "layers": 32,
    "hidden_size": 4096,
    "attention_heads": 32,
    "attention": ATTENTION,
    "context_tokens": 40_000,
}


def ready(
    edition: Edition,
    *sides: Chosen,
    rule: Rule = "near",
) -> Ready:
    """Return choices as the rules find them: each a card, how many, and the kind of its price."""
    offers = edition.situation("us").offers
    return Ready(
        rule,
        tuple(
            Side(edition.catalog.gpus[id_], count, offer_of_kind(tuple(offers.get(id_, ())), kind))
            for id_, count, kind in sides
        ),
    )


def weighed(
    edition: Edition,
    first: Chosen = ("middle", 1, "street_new"),
    second: Chosen = ("large", 1, "street_new"),
    *,
    rule: Rule = "near",
    language: Language | None = None,
) -> Versus:
    """Return two choices as who reads English in the United States meets them."""
    chosen = ready(edition, first, second, rule=rule)
    return versus(edition, chosen, language or Language.of(edition.catalog, "en"))


def let_share(edition: Edition, split: Split, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let several cards, as fast together as one, share a model in this way."""

    def joint(work: str, id_: str, count: int) -> Speed | None:
        speed = edition.performance.speeds.of(work, id_)
        return replace(speed, split=split) if speed and count > 1 else speed

    monkeypatch.setattr(edition, "joint_speed", joint)


def with_tariff(edition: Edition, per_kwh: float) -> Edition:
    """Let a kWh cost so many US dollars in the United States."""
    origin = {"source": "weekly-chip", "kind": "official"}
    price = {"consumer": "household", "date": TODAY, "per_kwh": per_kwh, **origin}
    regions = {**edition.catalog.regions, "us": tiny_region(electricity=[price])}
    edition.catalog = replace(edition.catalog, regions=regions)
    return edition


def with_models(edition: Edition) -> Edition:
    """Let there be two well-known models: one for 8 GB and one for 16 GB."""
    models = {
        id_: tiny_model(id=id_, name=name, parameters={"total_billion": billion}, **SHAPE)
        for id_, name, billion in (("llama-3-1-8b", "Eight", 8), ("phi-4", "Fifteen", 15))
    }
    edition.catalog = modelled(edition.catalog, models)
    return edition


def modelled(catalog: Catalog, models: dict[str, Any]) -> Catalog:
    """Return the catalogue with these models and the real rules of their memory."""
    return replace(
        catalog,
        models=models,
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )
