"""Fields: the one description of each fact of an accelerator; all that shows facts reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Literal

from macros.facts.records.measurements import Term
from macros.facts.records.products import Gpu

Unit = Literal[
    "tflops",
    "tops",
    "gb",
    "gib",
    "gb_s",
    "gbps",
    "bits",
    "w",
    "mm",
    "mhz",
    "slots",
    "count",
    "version",
]
Better = Literal["high", "low", ""]
# Where a fact is shown: as `row` of the specification, in the `headline` of a page (tiles, summary,
# search result, share image), as `column` of the table, by `position` in the segment, among the
# `leaders` of the home page, as `markup` for machines, side by side, and in the guide's `segments`.
Place = Literal[
    "row", "headline", "column", "position", "leaders", "markup", "comparison", "segments"
]

# Symbols that no language changes; the other units are words.
SYMBOLS: Mapping[Unit, str] = {
    "tflops": "TFLOPS",
    "tops": "TOPS",
    "gb": "GB",
    "gib": "GiB",
    "gb_s": "GB/s",
    "gbps": "Gbit/s",
    "w": "W",
}
MEMORY = "memory.size_gb"
BANDWIDTH = "memory.bandwidth_gb_s"
TENSOR = "compute.tensor_tflops"
FP32 = "compute.fp32_tflops"
FP8 = "compute.fp8_dense_tflops"
TDP = "power.tdp_w"
TENSOR_PER_WATT = "power.tensor_tflops_per_w"


@dataclass(frozen=True)
class Field:
    """A fact of an accelerator; the words of a language hold `field.<path>` and `meaning.<path>`.

    A number has a `unit`; one that stands in a file has a `column` in the open data, one that
    does not is `derived`. `parts` are the paths of what is told as one; the first decides whether
    it is known. `word` is what prose and addresses call it, `term` what it bounds in the speed
    model, `page` (from the language's folder) where the guide explains it. Where there is no room
    for a name, `mark` or the word at `kind` stands beside the number. It is left out of headlines
    where the figure at `instead_of` is known.
    """

    path: str
    unit: Unit | None = None
    column: str = ""
    page: str = ""
    shown: frozenset[Place] = frozenset({"row"})
    better: Better = ""
    word: str = ""
    term: Term | None = None
    mark: str = ""
    kind: str = ""
    instead_of: str = ""
    parts: tuple[str, ...] = ()
    derived: Callable[[Gpu], float | None] | None = None

    @property
    def key(self) -> str:
        """The key of its name among the words of a language."""
        return f"field.{self.path}"

    @property
    def section(self) -> str:
        """The section of the file that holds it."""
        return self.path.partition(".")[0]

    @property
    def source_path(self) -> str:
        """The path whose value and source decide."""
        return self.parts[0] if self.parts else self.path

    def mark_of(self, gpu: Gpu) -> str:
        """Return what stands beside the number where there is no room for a name."""
        return str(value_at(gpu, self.kind)) if self.kind else self.mark

    def of(self, gpu: Gpu) -> Any:
        """Return its value for an accelerator; None where it is unknown."""
        return self.derived(gpu) if self.derived else value_at(gpu, self.source_path)


def value_at(gpu: Gpu, path: str) -> Any:
    """Return the value at a dotted path such as `memory.size_gb`; None where it is unknown."""
    try:
        return _getter(path)(gpu)
    except AttributeError:  # of a part that is unknown as a whole
        return None


@cache
def _getter(path: str) -> attrgetter[Any]:
    return attrgetter(path)


def tensor_tflops(gpu: Gpu) -> float | None:
    """Return the dense 16-bit tensor rate with FP32 accumulation in TFLOPS: FP16, else BF16.

    None where the basis of the rate is not known: it could not be compared.
    """
    if gpu.compute.tensor_basis is None:
        return None
    return gpu.compute.tensor_fp16_dense_tflops or gpu.compute.tensor_bf16_dense_tflops


def tensor_tflops_per_w(gpu: Gpu) -> float | None:
    """Return the dense 16-bit tensor rate by the TDP, in TFLOPS/W."""
    tensor, tdp = tensor_tflops(gpu), gpu.power.tdp_w
    return tensor / tdp if tensor and tdp else None


def _figure(path: str, unit: Unit, page: str = "", *, column: str = "", **more: Any) -> Field:
    """Return a number of the files; its column is called as the figure unless told otherwise."""
    return Field(path, unit, column or path.rpartition(".")[2], page, **more)


def _rate(name: str, page: str, unit: Unit = "tflops", **more: Any) -> Field:
    """Return a peak rate of computing: more of it is better."""
    return _figure(f"compute.{name}", unit, f"guide/speed/#{page}", better="high", **more)


_COMPARED = frozenset[Place]({"row", "comparison"})
_MARKUP = frozenset[Place]({"row", "markup"})
_MAIN: frozenset[Place] = _COMPARED | {"headline", "column", "position", "markup"}
_BEST: frozenset[Place] = _MAIN | {"leaders", "segments"}
_BUS = "guide/speed/#bandwidth"
_CASE = "guide/building/#case"
_OLD = "guide/questions/#old-card"

# In the order of the specification; tables, tiles and open data keep it.
# fmt: off
FIELDS: tuple[Field, ...] = (
    Field("announced", word="announced", shown=frozenset()),
    Field("released", word="released", shown=frozenset({"column"})),
    Field("discontinued", word="discontinued", shown=frozenset()),
    _figure(MEMORY, "gb", "guide/memory/#memory-need", column="memory_gb", better="high",
            shown=_BEST, word="memory", term="batch", kind="memory.type"),
    Field("memory.withdrawn", word="memory_withdrawn", shown=frozenset()),
    Field("memory.type", word="memory_type", shown=_COMPARED),
    _figure(BANDWIDTH, "gb_s", _BUS, column="memory_bandwidth_gb_s", better="high",
            shown=_BEST, word="bandwidth", term="bandwidth"),
    _figure("memory.bus_bits", "bits", _BUS, column="memory_bus_bits", word="bus"),
    _figure("memory.data_rate_gbps", "gbps", _BUS, column="memory_data_rate_gbps"),
    Field("memory.ecc", page="guide/questions/#ecc", word="ecc", shown=_COMPARED),
    _figure("memory.with_ecc_gib", "gib", "guide/questions/#ecc", column="memory_with_ecc_gib"),
    _rate("fp32_tflops", "compute", shown=_MAIN, word="fp32", term="vector", mark="FP32",
          instead_of=TENSOR),
    _rate("fp16_vector_tflops", "compute", instead_of=TENSOR),
    _rate("tensor_fp16_dense_tflops", "tensor-cores", shown=_MARKUP),
    _rate("tensor_fp16_fp16acc_dense_tflops", "tensor-cores"),
    _rate("tensor_bf16_dense_tflops", "tensor-cores", shown=_MARKUP),
    Field(TENSOR, "tflops", "tensor_tflops", better="high", shown=_BEST - _MARKUP - {"segments"},
          word="tensor", term="tensor", mark="FP16/BF16", derived=tensor_tflops),
    _rate("tf32_dense_tflops", "precision", word="tf32"),
    _rate("fp8_dense_tflops", "precision", word="fp8", shown=_COMPARED),
    _rate("fp4_dense_tflops", "precision", word="fp4"),
    _rate("int8_dense_tops", "precision", "tops", word="int8"),
    Field("compute.tensor_basis", page="method/#tensor-basis"),
    _figure("compute.fp32_cores", "count", "guide/speed/#compute", word="cores"),
    _figure("compute.sm_or_cu_count", "count"),
    _figure("compute.boost_mhz", "mhz", word="clock"),
    _figure("compute.tensor_clock_mhz", "mhz"),
    _figure(TDP, "w", "guide/power/#tdp", better="low", shown=_MAIN | {"segments"}, word="tdp"),
    _figure("power.tdp_low_w", "w", "guide/power/#tdp"),
    Field(TENSOR_PER_WATT, better="high", shown=frozenset({"comparison"}),
          derived=tensor_tflops_per_w),
    _figure("power.recommended_psu_w", "w", "guide/building/#power-supply", word="psu",
            shown=_COMPARED),
    Field("power.connectors", page="guide/building/#connectors", word="connectors",
          shown=_COMPARED),
    _figure("power.adapter_8pin", "count", "guide/building/#connectors"),
    _figure("board.slots", "slots", _CASE, word="slots", shown=_COMPARED),
    _figure("board.length_mm", "mm", _CASE, word="length", shown=_COMPARED),
    _figure("board.height_mm", "mm", _CASE),
    Field("links.pcie", page="guide/building/#pcie", word="pcie", shown=_COMPARED,
          parts=("links.pcie_generation", "links.pcie_lanes")),
    Field("links.interconnects", page="guide/several-gpus/#nvlink", word="links", shown=_COMPARED),
    Field("software.platform", page="guide/vendors/", word="platform", shown=_COMPARED),
    _figure("software.compute_capability", "version", _OLD, word="capability"),
    Field("software.gfx_target"),
    Field("software.status", page=_OLD, word="support", shown=_COMPARED),
)
# fmt: on
FIELD: Mapping[str, Field] = {field.path: field for field in FIELDS}
# The numbers that stand in files, in the order of the open data's columns.
FIGURE_FIELDS = tuple(field for field in FIELDS if field.unit and not field.derived)
FIELD_BY_PATH = {field.path: field for field in FIGURE_FIELDS}
_WORDS = (field for field in FIELDS if not field.unit and not field.derived)
# Facts that are no plain number but need a source all the same.
OTHER_FACTS = tuple(path for field in _WORDS for path in field.parts or (field.path,))
SOURCED_PATHS: tuple[str, ...] = (*FIELD_BY_PATH, *OTHER_FACTS)
SECTIONS: tuple[str, ...] = ("compute", "memory", "power", "board", "links", "software")


def shown_in(place: Place) -> list[Field]:
    """Return what is shown at a place, in the order of the specification."""
    return [field for field in FIELDS if place in field.shown]


def ranked_in(place: Place) -> list[Field]:
    """Return what is shown where products are held against each other.

    Within its section, what stands in for another figure comes last.
    """
    sections = groupby(shown_in(place), key=lambda field: field.section)
    return [f for _, fields in sections for f in sorted(fields, key=lambda f: bool(f.instead_of))]


def headline(gpu: Gpu) -> Iterator[tuple[Field, float]]:
    """Yield the known figures that say most: of tensor rate and FP32 only one."""
    for field in shown_in("headline"):
        value = field.of(gpu)
        if value is not None and not (field.instead_of and FIELD[field.instead_of].of(gpu)):
            yield field, value


def value_or_substitute(gpu: Gpu, field: Field) -> float | None:
    """Return the figure, else the highest that stands in for it: for tensor rate FP16 or FP32."""
    value: float | None = field.of(gpu)
    if value is not None:
        return value
    substitutes = [other.of(gpu) for other in FIELDS if other.instead_of == field.path]
    return max((figure for figure in substitutes if figure is not None), default=None)
