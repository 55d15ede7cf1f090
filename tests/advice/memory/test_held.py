from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.memory.formats import Ends
from macros.advice.memory.held import Verdict, holdings, largest_held, verdict
from macros.facts.catalog import Catalog
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model


def with_models(catalog: Catalog) -> Catalog:
    """Return the catalogue with a small, a large and a drawing model."""
    models = {
        name: tiny_model(id=name, name=name, parameters={"total_billion": billion}, modality=kind)
        for name, billion, kind in (
            ("small", 8, "text"),
            ("large", 30, "text"),
            ("drawing", 9, "text-to-image"),
        )
    }
    return replace(
        catalog,
        models=models,
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )


def holding(catalog: Catalog, size_gb: float) -> str | None:
    """Return the largest model on so much memory."""
    full = with_models(catalog)
    gpu = tiny_gpu(catalog, "boreal-one", memory={"size_gb": size_gb, "type": "GDDR6"})
    model = largest_held(gpu, full)
    return model.name if model else None


def test_largest_text_model_that_fits_is_named(catalog: Catalog) -> None:
    assert holding(catalog, 12) == "small"
    assert holding(catalog, 24) == "large"


def test_nothing_is_named_where_no_model_fits(catalog: Catalog) -> None:
    assert holding(catalog, 4) is None


@pytest.mark.parametrize(("size_gib", "expected"), [(12, "fits"), (10, "maybe"), (8, "no")])
def test_an_interval_decides(size_gib: float, expected: Verdict) -> None:
    assert verdict(Ends(9, 10.5, 11), size_gib) == expected


def test_models_that_fit_come_before_those_that_do_not(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"size_gb": 12, "type": "GDDR6"})
    small, large = holdings(gpu, with_models(catalog), ("small", "large", "gone"), (4096, 8192))
    assert [one.verdict for one in large] == ["no", "no"]
    assert small[0].verdict == "fits"
    assert small[0].need


def test_a_context_beyond_the_model_has_no_need(catalog: Catalog) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", memory={"size_gb": 12, "type": "GDDR6"})
    ((within, beyond),) = holdings(gpu, with_models(catalog), ("small",), (4096, 8192))
    assert within.need
    assert beyond.need is None


def test_what_fits_only_without_error_correction_is_borderline(catalog: Catalog) -> None:
    full = with_models(catalog)
    need = holdings(tiny_gpu(catalog, "boreal-one"), full, ("small",), (4096,))[0][0].need
    assert need
    for left, expected in ((need.high, "fits"), (need.high - 0.1, "maybe")):
        memory = {"size_gb": need.high + 1, "type": "GDDR6", "with_ecc_gib": left}
        gpu = tiny_gpu(catalog, "boreal-one", memory=memory)
        assert holdings(gpu, full, ("small",), (4096,))[0][0].verdict == expected
