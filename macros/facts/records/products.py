"""Records: the one schema of data/, from which the editors' JSON Schemas are generated too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from macros.facts.records.partial_date import PartialDate, PartialDateField

T = TypeVar("T")
Many = Annotated[tuple[T, ...], Field(strict=False)]

Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Line = Annotated[str, Field(min_length=1, max_length=120, pattern=r"^[^\n]*$")]
Note = Annotated[str, Field(min_length=1, max_length=1500)]
Url = Annotated[str, Field(pattern=r"^https://[^\s/]+\.[^\s]+$", max_length=500)]


@dataclass(frozen=True)
class Names:
    """What a text names: a `thing` described in the folder or file `place` of data/.

    In vocabulary.yml the thing is the dotted path of a list. Every field of this type is checked.
    """

    thing: str
    place: str = "vocabulary.yml"


GpuId = Annotated[Identifier, Names("accelerator", "gpus")]
SourceId = Annotated[Identifier, Names("source", "sources.yml")]
Vendor = Annotated[Line, Names("vendors")]
Platform = Annotated[Line, Names("platforms")]
FormFactor = Annotated[Line, Names("form_factors")]
# Forms that sit on a board of a server made for them.
SERVER_MODULES = ("oam", "sxm", "sxm2", "sxm4", "sxm5", "socket", "superchip_module")
Cooling = Annotated[Line, Names("cooling")]
FamilyName = Annotated[Line, Names("families")]

Segment = Literal["consumer", "workstation", "datacenter", "cloud_only", "soc", "laptop"]
Kind = Literal["official", "measured", "secondary", "recalled", "derived"]
Confidence = Literal["high", "medium", "low"]
PriceKind = Literal["launch_msrp", "street_new", "used"]
Quality = Literal["A", "B", "C"]
SoftwareStatus = Literal["supported", "limited", "unofficial", "ended"]
TensorBasis = Literal[
    "fp32_full_rate",
    "fp32_half_rate",
    "fp32_half_rate_with_fp8",
    "vendor_peak_fp32",
    "wmma_fp32",
    "packed_int8",
]
ExcusableCheck = Literal[
    "fp32_arithmetic", "bandwidth_arithmetic", "power_excursions", "sources_disagree"
]
ExcursionKind = Literal["sustained", "peak", "spike"]

# Physical bounds: an order of magnitude beyond what any product of 1999-2030 can have.
Tflops = Annotated[float, Field(gt=0, le=200_000, allow_inf_nan=False)]
Gigabytes = Annotated[float, Field(ge=0.1, le=4_096, allow_inf_nan=False)]
GigabytesPerSecond = Annotated[float, Field(ge=1, le=100_000, allow_inf_nan=False)]
GigabitsPerSecond = Annotated[float, Field(ge=0.1, le=100, allow_inf_nan=False)]
Watts = Annotated[float, Field(ge=5, le=10_000, allow_inf_nan=False)]
Milliseconds = Annotated[float, Field(gt=0, le=1_000, allow_inf_nan=False)]
Megahertz = Annotated[float, Field(ge=100, le=10_000, allow_inf_nan=False)]
Said = Annotated[float, Field(gt=0, allow_inf_nan=False)]
Money = Annotated[float, Field(gt=0, le=1_000_000_000, allow_inf_nan=False)]
Connectors = Annotated[str, Field(pattern=r"^[1-9]x [^ ].*$", max_length=40)]
Currency = Annotated[str, Field(pattern=r"^[A-Z]{3}$"), Names("currencies")]


class Record(BaseModel):
    """A frozen record that refuses unknown fields and silent conversions."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# Of records that are published as they are: each field says what it means.
DOCUMENTED = ConfigDict(use_attribute_docstrings=True)


class OtherLanguages(Record):
    """A short text of the data in the languages besides English, in which it stands next to it."""

    fr: Line | None = None
    ja: Line | None = None
    ko: Line | None = None
    zh: Line | None = None


class Compute(Record):
    """Peak rates. Tensor rates are dense; `tensor_basis` says with which accumulation."""

    fp32_tflops: Tflops | None = None
    fp16_vector_tflops: Tflops | None = None
    tensor_fp16_dense_tflops: Tflops | None = None
    tensor_fp16_fp16acc_dense_tflops: Tflops | None = None
    tensor_bf16_dense_tflops: Tflops | None = None
    tf32_dense_tflops: Tflops | None = None
    fp8_dense_tflops: Tflops | None = None
    fp4_dense_tflops: Tflops | None = None
    int8_dense_tops: Tflops | None = None
    tensor_basis: TensorBasis | None = None
    fp32_cores: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    sm_or_cu_count: Annotated[int, Field(ge=1, le=10_000)] | None = None
    boost_mhz: Megahertz | None = None
    tensor_clock_mhz: Megahertz | None = None


class Memory(Record):
    """The accelerator's own memory; `unified` when it is shared with the CPU.

    `withdrawn` is since when its maker sells it only with less memory than `size_gb`.
    `with_ecc_gib` is what is left of it in GiB with error correction on, as its maker ships it.
    """

    size_gb: Gigabytes
    type: Annotated[Line, Names("memory_types")]
    unified: bool = False
    bus_bits: Annotated[int, Field(ge=16, le=65_536)] | None = None
    data_rate_gbps: GigabitsPerSecond | None = None
    bandwidth_gb_s: GigabytesPerSecond
    ecc: bool | None = None
    with_ecc_gib: Gigabytes | None = None
    withdrawn: PartialDateField | None = None


class Excursion(Record):
    """What somebody measured a card of ordinary clocks and limits to draw, in watts.

    `sustained` is an average under load, a `peak` lasts some milliseconds, a `spike` less than one.
    `window_ms` is the longest time that the figure is the average of; blank where nobody said it.
    """

    watts: Watts
    window_ms: Milliseconds | None = None
    kind: ExcursionKind
    measured_by: Line
    source: SourceId
    url: Url | None = None
    date: PartialDateField
    quality: Quality
    note: Note | None = None


class Power(Record):
    """What it draws and what the vendor asks of the power supply.

    Where makers of computers may set its limit, `tdp_low_w` is the least and `tdp_w` the most they
    may. `adapter_8pin` is how many 8-pin plugs the adapter in the box of the maker's own card takes
    for its 12-pin or 16-pin connectors. `excursions` name their sources themselves: several people
    measured what one vendor prints.
    """

    tdp_w: Watts | None = None
    tdp_low_w: Watts | None = None
    recommended_psu_w: Watts | None = None
    connectors: Many[Annotated[Connectors, Names("connectors")]] | None = None
    adapter_8pin: Annotated[int, Field(ge=1, le=8)] | None = None
    excursions: Many[Excursion] = ()

    @property
    def sustained_w(self) -> float | None:
        """The highest average under load that was measured, in watts."""
        return self._highest_w("sustained")

    @property
    def peak_w(self) -> float | None:
        """The most that was measured for some milliseconds, in watts."""
        return self._highest_w("peak")

    @property
    def spike_w(self) -> float | None:
        """The most that was measured for less than a millisecond, in watts."""
        return self._highest_w("spike")

    def _highest_w(self, kind: ExcursionKind) -> float | None:
        return max((drawn.watts for drawn in self.excursions if drawn.kind == kind), default=None)


class Board(Record):
    """Outer size of the reference board; partner cards differ.

    `height_mm` is from the slot to the upper edge: low-profile cards are about 69 mm high.
    """

    slots: Annotated[float, Field(ge=0.5, le=6, allow_inf_nan=False)] | None = None
    length_mm: Annotated[float, Field(ge=50, le=600, allow_inf_nan=False)] | None = None
    height_mm: Annotated[float, Field(ge=40, le=250, allow_inf_nan=False)] | None = None


class Interconnect(Record):
    """A direct link between accelerators; `bandwidth_gb_s` is the total of both directions."""

    name: Annotated[Line, Names("interconnects")]
    bandwidth_gb_s: GigabytesPerSecond | None = None
    bridge: bool = False
    note: Line | None = None


class Links(Record):
    """PCIe, and links between accelerators; an empty list of these says that it has none."""

    pcie_generation: Annotated[int, Field(ge=1, le=8)] | None = None
    pcie_lanes: Literal[1, 2, 4, 8, 16, 32] | None = None
    interconnects: Many[Interconnect] | None = None


class Software(Record):
    """What runs on it and whether the vendor still supports it."""

    platform: Platform
    compute_capability: Annotated[float, Field(ge=1, le=20, allow_inf_nan=False)] | None = None
    gfx_target: Annotated[str, Field(pattern=r"^gfx[0-9a-f]{3,4}$")] | None = None
    status: SoftwareStatus | None = None
    detail: Line | None = None


class Evidence(Record):
    """Where figures come from: `covers` names fields or whole sections of this file.

    The entry that names a field exactly wins over one that names its section. `says` holds what
    this source prints where it differs from, or confirms, the figure in this file.
    """

    model_config = DOCUMENTED

    source: SourceId
    """The id of the source."""
    url: Url | None = None
    """Where exactly it was read."""
    kind: Kind
    """How the source knows it."""
    confidence: Confidence
    """How far it is to be trusted."""
    read_on: PartialDateField
    """When it was read."""
    covers: Many[Line] = ()
    """The fields or whole sections of the file that it stands behind."""
    says: dict[str, Said] = {}
    """What it prints where that differs from the figure or confirms it, by field."""
    note: Note | None = None
    """What else one must know, in English."""


class Explanation(Record):
    """Why a check's warning does not apply here."""

    check: ExcusableCheck
    field: Line
    reason: Note


class Gpu(Record):
    """One accelerator, or one computer sold as an accelerator.

    It is `released` on its first day of sale, `announced` before, and `discontinued` when no more
    are made. A `preview` is announced and not yet on sale. One that is `modified` was changed by
    others than its maker, who gives no warranty. `chips` are how many accelerators software sees
    where a card has several; the figures are those of the whole card.
    """

    id: Identifier
    name: Line
    vendor: Vendor
    family: FamilyName
    architecture: Annotated[Line, Names("architectures")]
    segment: Segment
    form_factor: FormFactor
    cooling: Cooling | None = None
    announced: PartialDateField | None = None
    released: PartialDateField | None = None
    discontinued: PartialDateField | None = None
    preview: bool = False
    modified: bool = False
    chips: Annotated[int, Field(ge=1, le=16)] = 1
    aliases: Many[Identifier] = ()
    compute: Compute = Compute()
    memory: Memory
    power: Power = Power()
    board: Board = Board()
    links: Links = Links()
    software: Software | None = None
    sources: Many[Evidence]
    explanations: Many[Explanation] = ()
    notes: Many[Note] = ()

    @property
    def is_server_module(self) -> bool:
        """Whether it works in no computer but a server that is built for its form."""
        return self.form_factor in SERVER_MODULES

    @property
    def is_regular(self) -> bool:
        """Whether it is or was sold as its maker built it."""
        return not self.preview and not self.modified

    @property
    def since(self) -> PartialDate | None:
        """The first day of sale; where that is not known, the day of the announcement."""
        return self.released or self.announced


class Price(Record):
    """One price that somebody saw; kinds never mix.

    `memory_gb` is the memory that the price includes, where the product is sold with several sizes.
    `unusual` says why a price that lies far from the others is right all the same. A list price has
    `raised_on` once its maker asks more: no shop of the maker sells at it from that day on.
    """

    model_config = DOCUMENTED

    date: PartialDateField
    """When it was seen: a day, a month or a year."""
    kind: PriceKind
    """`launch_msrp` asked by the vendor at launch, `street_new` in shops, `used` second-hand."""
    amount: Money | None = None
    """The price in `currency`; empty where only a range is known."""
    low: Money | None = None
    """The lowest price seen."""
    median: Money | None = None
    """The middle of the prices seen."""
    high: Money | None = None
    """The highest price seen."""
    currency: Currency
    """The ISO 4217 code of the currency."""
    region: Annotated[str, Field(pattern=r"^[a-z]{2}$"), Names("regions")]
    """The country in which it was seen."""
    tax_included: bool | None = None
    """Whether it includes sales tax or VAT; empty where nobody said so."""
    memory_gb: Gigabytes | None = None
    """The memory in GB that the price includes, where several sizes are sold."""
    listings: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    """How many offers it summarises."""
    source: SourceId
    """The id of the source."""
    url: Url | None = None
    """Where exactly it was read."""
    quality: Quality
    """`A` seen at the source, `B` quoted by others, `C` estimated."""
    raised_on: PartialDateField | None = None
    """Since when the maker's list price is higher than this one."""
    note: Note | None = None
    """What else one must know, in English."""
    unusual: Note | None = None
    """Why a price far from the others is right."""

    @property
    def value(self) -> float:
        """The amount, else the middle of the range, in `currency`."""
        if self.amount is not None:
            return self.amount
        assert self.low is not None
        assert self.high is not None
        return (self.low + self.high) / 2


class Source(Record):
    """A publication that figures were read in; `url` is missing where no address is known."""

    model_config = DOCUMENTED

    id: Identifier
    """The id by which others name it."""
    name: Line
    """Its name."""
    url: Url | None = None
    """Its address; empty where none is known."""
    located: bool = True
    """Whether one can say where it is; if not, the name describes it in English."""
    dealers: bool = False
    """Whether its used prices are those of dealers, for which nobody sells his own product."""
    read_on: PartialDateField
    """When it was last read."""
    terms: Note | None = None
    """Its terms of use, as far as they are known."""
