from __future__ import annotations

from dataclasses import replace

import pytest

from macros.facts.catalog import Catalog
from macros.present.gpus.held_models import held_models
from macros.present.words.language import Language
from tests.tiny import TODAY, tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

ATTENTION = [{"kind": "full", "layers": 32, "kv_heads": 8, "head_dim": 128}]


@pytest.fixture
def modelled(catalog: Catalog) -> Catalog:
    shape = {"layers": 32, "hidden_size": 4096, "attention_heads": 32, "attention": ATTENTION}
    models = {
        id_: tiny_model(
            id=id_, name=name, parameters={"total_billion": billion}, context_tokens=10_000, **shape
        )
        for id_, name, billion in (
            ("llama-3-1-8b", "<b>Eight", 8),
            ("llama-3-3-70b", "Seventy", 70),
        )
    }
    return replace(
        catalog,
        models=models,
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )


def shown(catalog: Catalog, language: Language, **changes: object) -> str | None:
    """Return the table and its notes."""
    held = held_models(catalog, tiny_gpu(catalog, "boreal-one", **changes), language, TODAY)
    return " ".join([held.table, *held.notes]) if held else None


def test_page_says_what_fits_and_what_does_not(modelled: Catalog, english: Language) -> None:
    html = shown(modelled, english)
    assert html
    assert html.index("&lt;b&gt;Eight") < html.index(">fits") < html.index("Seventy")
    assert html.index("Seventy") < html.index("does not fit <small>")
    assert "at most 16 GiB" in html


def test_a_context_beyond_the_models_own_is_said(modelled: Catalog, english: Language) -> None:
    assert "over the model’s limit" in str(shown(modelled, english))


def test_several_chips_are_not_judged(modelled: Catalog, english: Language) -> None:
    assert shown(modelled, english, chips=2) is None


def test_what_the_system_may_need_itself_is_not_promised(
    modelled: Catalog, english: Language
) -> None:
    shared = {"size_gb": 56, "type": "LPDDR5X", "unified": True}
    html = shown(modelled, english, memory=shared)
    assert html
    assert "about 42 GiB is free" in html
    assert html.index("Seventy") < html.index("borderline <small>")


def test_a_limit_that_its_owner_raises_is_told_before_and_after(
    modelled: Catalog, english: Language
) -> None:
    shared = {"size_gb": 64, "type": "LPDDR5X", "unified": True}
    html = str(shown(modelled, english, vendor="AMD", memory=shared))
    assert "Linux leaves a model about 31 GiB of the 64 GiB until you raise the limit" in html
    assert "at most 48 GiB, the raised limit" in html


def test_nothing_is_said_without_models(catalog: Catalog, english: Language) -> None:
    assert shown(catalog, english) is None


def test_what_error_correction_leaves_is_said_and_counted(
    modelled: Catalog, english: Language
) -> None:
    html = str(shown(modelled, english, memory={"size_gb": 48, "with_ecc_gib": 42.99}))
    assert "at most 42.99 GiB" in html
    said = "ships it with error correction on, which leaves 42.99 GiB of 48 GiB."
    assert said in html
    assert html.index("Seventy") < html.index("borderline <small>")
    assert "error correction" not in str(shown(modelled, english))
