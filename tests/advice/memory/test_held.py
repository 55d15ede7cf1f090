from __future__ import annotations

from dataclasses import replace

from macros.advice.memory.held import largest_held
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model


def holding(catalog: Catalog, size_gb: float) -> str | None:
    """Return the largest of a small, a large and a drawing model on so much memory."""
    models = {
        name: tiny_model(id=name, name=name, parameters={"total_billion": billion}, modality=kind)
        for name, billion, kind in (
            ("small", 8, "text"),
            ("large", 30, "text"),
            ("drawing", 9, "text-to-image"),
        )
    }
    full = replace(
        catalog,
        models=models,
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )
    gpu = tiny_gpu(catalog, "boreal-one", memory={"size_gb": size_gb, "type": "GDDR6"})
    model = largest_held(gpu, full)
    return model.name if model else None


def test_largest_text_model_that_fits_is_named(catalog: Catalog) -> None:
    assert holding(catalog, 12) == "small"
    assert holding(catalog, 24) == "large"


def test_nothing_is_named_where_no_model_fits(catalog: Catalog) -> None:
    assert holding(catalog, 4) is None
