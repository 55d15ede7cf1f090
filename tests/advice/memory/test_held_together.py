from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.memory.held import Verdict
from macros.advice.memory.held_together import verdict_together
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

ATTENTION = [{"kind": "full", "layers": 40, "kv_heads": 8, "head_dim": 128}]


@pytest.fixture
def modelled(catalog: Catalog) -> Catalog:
    """The catalogue with a model that takes about 20 GiB."""
    shape = {"layers": 40, "hidden_size": 5120, "attention_heads": 40, "attention": ATTENTION}
    size = {"parameters": {"total_billion": 32}, "context_tokens": 16_384}
    return replace(
        catalog,
        models={"large": tiny_model(id="large", **size, **shape)},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )


def together(catalog: Catalog, size_gb: float, count: int, tokens: int = 8192) -> Verdict | None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"size_gb": size_gb})
    return verdict_together(gpu, catalog, "large", tokens, count)


def test_two_hold_what_one_does_not(modelled: Catalog) -> None:
    assert together(modelled, 16, 1) == "no"
    assert together(modelled, 16, 2) == "fits"
    assert together(modelled, 32, 1) == "fits"


def test_two_hold_less_than_one_with_the_memory_of_both(modelled: Catalog) -> None:
    sizes = [size / 4 for size in range(60, 140)]
    alone = min(size for size in sizes if together(modelled, size, 1) == "fits")
    both = min(size for size in sizes if together(modelled, size / 2, 2) == "fits")
    assert alone < both


def test_nothing_is_said_of_longer_contexts_and_of_unknown_models(modelled: Catalog) -> None:
    assert together(modelled, 80, 2, tokens=20_000) is None
    gpu = modelled.gpus["boreal-one"]
    assert verdict_together(gpu, modelled, "gone", 8192, 2) is None


def test_a_screen_takes_memory_of_one_card(modelled: Catalog) -> None:
    sizes = [size / 16 for size in range(240, 560)]
    gpu_of = {size: tiny_gpu(modelled, "boreal-one", memory={"size_gb": size}) for size in sizes}

    def least(count: int, *, screen: bool) -> float:
        return min(
            size
            for size in sizes
            if verdict_together(gpu_of[size], modelled, "large", 8192, count, screen=screen)
            == "fits"
        )

    taken = modelled.memory_rules["display"].value * 1e9 / 2**30
    assert least(1, screen=True) - least(1, screen=False) == pytest.approx(taken, abs=1 / 16)
    assert least(2, screen=False) <= least(2, screen=True) < least(2, screen=False) + taken
