"""Fields: every figure an accelerator can have, its unit and its column in the open data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Literal

from macros.facts.records.products import Gpu

Unit = Literal[
    "tflops", "tops", "gb", "gb_s", "gbps", "bits", "w", "mm", "mhz", "slots", "count", "version"
]


@dataclass(frozen=True)
class FigureField:
    """A figure: where it stands in a file, what it is called in the open data, and its unit."""

    path: str
    column: str
    unit: Unit

    @property
    def section(self) -> str:
        """The section of the file that holds it."""
        return self.path.partition(".")[0]


FIGURE_FIELDS: tuple[FigureField, ...] = (
    FigureField("memory.size_gb", "memory_gb", "gb"),
    FigureField("memory.bandwidth_gb_s", "memory_bandwidth_gb_s", "gb_s"),
    FigureField("memory.bus_bits", "memory_bus_bits", "bits"),
    FigureField("memory.data_rate_gbps", "memory_data_rate_gbps", "gbps"),
    FigureField("compute.fp32_tflops", "fp32_tflops", "tflops"),
    FigureField("compute.fp16_vector_tflops", "fp16_vector_tflops", "tflops"),
    FigureField("compute.tensor_fp16_dense_tflops", "tensor_fp16_dense_tflops", "tflops"),
    FigureField(
        "compute.tensor_fp16_fp16acc_dense_tflops", "tensor_fp16_fp16acc_dense_tflops", "tflops"
    ),
    FigureField("compute.tensor_bf16_dense_tflops", "tensor_bf16_dense_tflops", "tflops"),
    FigureField("compute.tf32_dense_tflops", "tf32_dense_tflops", "tflops"),
    FigureField("compute.fp8_dense_tflops", "fp8_dense_tflops", "tflops"),
    FigureField("compute.fp4_dense_tflops", "fp4_dense_tflops", "tflops"),
    FigureField("compute.int8_dense_tops", "int8_dense_tops", "tops"),
    FigureField("compute.fp32_cores", "fp32_cores", "count"),
    FigureField("compute.sm_or_cu_count", "sm_or_cu_count", "count"),
    FigureField("compute.boost_mhz", "boost_mhz", "mhz"),
    FigureField("compute.tensor_clock_mhz", "tensor_clock_mhz", "mhz"),
    FigureField("power.tdp_w", "tdp_w", "w"),
    FigureField("power.recommended_psu_w", "recommended_psu_w", "w"),
    FigureField("board.slots", "slots", "slots"),
    FigureField("board.length_mm", "length_mm", "mm"),
    FigureField("software.compute_capability", "compute_capability", "version"),
)
FIELD_BY_PATH = {field.path: field for field in FIGURE_FIELDS}

# Facts that are no plain number but need a source all the same.
OTHER_FACTS: tuple[str, ...] = (
    "released",
    "memory.type",
    "memory.ecc",
    "power.connectors",
    "links.pcie_generation",
    "links.pcie_lanes",
    "links.interconnects",
    "software.platform",
    "software.status",
    "software.gfx_target",
    "compute.tensor_basis",
)
SOURCED_PATHS: tuple[str, ...] = (*FIELD_BY_PATH, *OTHER_FACTS)
SECTIONS: tuple[str, ...] = ("compute", "memory", "power", "board", "links", "software")


def value_at(gpu: Gpu, path: str) -> Any:
    """Return the value at a dotted path such as `memory.size_gb`; None where it is unknown."""
    try:
        return _getter(path)(gpu)
    except AttributeError:  # of a part that is unknown as a whole
        return None


@cache
def _getter(path: str) -> attrgetter[Any]:
    return attrgetter(path)
