from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.facts.reading.record_errors import fields_of
from macros.facts.records.fields import (
    BANDWIDTH,
    FIELD,
    FIELD_BY_PATH,
    FIGURE_FIELDS,
    FP8,
    FP32,
    MEMORY,
    OTHER_FACTS,
    SECTIONS,
    SOURCED_PATHS,
    SYMBOLS,
    TDP,
    TENSOR,
    headline,
    ranked_in,
    shown_in,
    tensor_tflops,
    value_at,
    value_or_substitute,
)
from macros.facts.records.products import Compute, Gpu


def exists(path: str) -> bool:
    *section, name = path.split(".")
    return name in fields_of(Gpu, tuple(section))


def test_every_path_leads_to_a_field_of_the_record() -> None:
    assert [path for path in SOURCED_PATHS if not exists(path)] == []


def test_every_number_of_a_section_is_a_figure_or_another_fact() -> None:
    all_paths = {f"{section}.{name}" for section in SECTIONS for name in fields_of(Gpu, (section,))}
    others = {"memory.unified", "software.detail", "power.excursions"}  # these name their sources
    assert all_paths - set(SOURCED_PATHS) == others


def test_columns_of_the_open_data_are_unique() -> None:
    columns = [field.column for field in FIGURE_FIELDS]
    assert len(columns) == len(set(columns))
    assert not set(FIELD_BY_PATH) & set(OTHER_FACTS)


def test_value_is_found_by_its_path(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    assert value_at(gpu, "memory.size_gb") == 16
    assert value_at(gpu, "software.compute_capability") == 8.9


def test_unknown_value_is_none_even_where_its_section_is_missing(catalog: Catalog) -> None:
    gpu = catalog.gpus["meridian-x"]
    assert value_at(gpu, "memory.bus_bits") is None
    assert value_at(gpu, "software.compute_capability") is None


@pytest.mark.parametrize(
    ("fp16", "bf16", "expected"), [(80, 90, 80), (None, 90, 90), (None, None, None)]
)
def test_tensor_rate_is_fp16_else_bf16(
    catalog: Catalog, fp16: float | None, bf16: float | None, expected: float | None
) -> None:
    compute = Compute(
        tensor_fp16_dense_tflops=fp16,
        tensor_bf16_dense_tflops=bf16,
        tensor_basis="vendor_peak_fp32",
    )
    gpu = catalog.gpus["boreal-one"].model_copy(update={"compute": compute})
    assert tensor_tflops(gpu) == expected


def test_tensor_rate_without_a_basis_is_not_compared(catalog: Catalog) -> None:
    compute = Compute(tensor_fp16_dense_tflops=80)
    gpu = catalog.gpus["boreal-one"].model_copy(update={"compute": compute})
    assert tensor_tflops(gpu) is None


def test_headline_holds_fp32_only_where_no_tensor_rate_can_be_compared(catalog: Catalog) -> None:
    def paths(gpu: Gpu) -> list[str]:
        return [field.path for field, _ in headline(gpu)]

    tensor = catalog.gpus["boreal-one"]
    silent = tensor.model_copy(update={"compute": Compute(fp32_tflops=20)})
    assert paths(tensor) == [MEMORY, BANDWIDTH, TENSOR, TDP]
    assert paths(silent) == [MEMORY, BANDWIDTH, FP32, TDP]


def test_fp32_stands_in_for_an_unknown_tensor_rate_and_nothing_for_other_figures(
    catalog: Catalog,
) -> None:
    gpu = catalog.gpus["boreal-two"]
    assert value_or_substitute(gpu, FIELD[TENSOR]) == value_at(gpu, FP32) == 40
    assert value_or_substitute(gpu, FIELD["memory.bus_bits"]) is None


@pytest.mark.parametrize(("half", "stands_in"), [(20, 20), (0.2, 10), (None, 10)])
def test_faster_one_of_fp16_and_fp32_stands_in_for_tensor_cores(
    catalog: Catalog, half: float | None, stands_in: float
) -> None:
    compute = Compute(fp16_vector_tflops=half, fp32_tflops=10)
    gpu = catalog.gpus["boreal-one"].model_copy(update={"compute": compute})
    assert value_or_substitute(gpu, FIELD[TENSOR]) == stands_in


def test_what_stands_in_for_another_figure_comes_after_the_rest_of_its_section() -> None:
    compute = [field.path for field in ranked_in("comparison") if field.section == "compute"]
    assert compute == [TENSOR, FP8, FP32]


def test_figure_with_a_unit_of_words_alone_is_no_markup() -> None:
    assert [field.path for field in shown_in("markup") if field.unit not in SYMBOLS] == []
