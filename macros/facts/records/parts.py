"""Part records: what a computer around an accelerator is built from."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    Connectors,
    Cooling,
    Evidence,
    GpuId,
    Identifier,
    Line,
    Many,
    Names,
    Note,
    Record,
    Watts,
)

Count = Annotated[int, Field(ge=0, le=10_000)]
Some = Annotated[int, Field(ge=1, le=10_000)]
Millimetres = Annotated[float, Field(ge=1, le=2_500, allow_inf_nan=False)]
Slots = Annotated[float, Field(ge=0.5, le=12, allow_inf_nan=False)]
Lanes = Literal[0, 1, 2, 4, 8, 16]
Generation = Annotated[int, Field(ge=1, le=8)]
Gigahertz = Annotated[float, Field(ge=0.5, le=10, allow_inf_nan=False)]
MemoryGigabytes = Annotated[float, Field(ge=1, le=65_536, allow_inf_nan=False)]  # of a whole server
Volts = Annotated[float, Field(ge=80, le=500, allow_inf_nan=False)]
Share = Annotated[float, Field(gt=0, le=1, allow_inf_nan=False)]
# Output at a voltage; 0 where the unit does not run on it.
OutputWatts = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]

BoardPlatform = Annotated[Line, Names("parts.board_platforms")]
BoardForm = Annotated[Line, Names("parts.board_form_factors")]
Socket = Annotated[Line, Names("parts.sockets")]
MemoryKind = Annotated[Line, Names("parts.memory_kinds")]
EccSupport = Literal["none", "udimm", "rdimm", "board"]
LaneOrigin = Literal["cpu", "chipset", "switch"]
ChassisKind = Literal["pcie", "sxm", "oam", "tower"]


class Part(Record):
    """What every part has: a name and sources that cover its figures."""

    id: Identifier
    name: Line
    vendor: Line
    released: PartialDateField | None = None
    sources: Many[Evidence]
    notes: Many[Note] = ()


class Cpu(Part):
    """A processor; `platforms` are those of the boards it runs on.

    `pcie_lanes` are those for slots and M.2, without the link to the chipset. `gpu_slot_lanes` says
    that the first slot has fewer than 16. `package_power_w` is what it may draw for as long as it
    is cooled. `ecc` is `board` where the board decides. `most_per_board` is how many of them work
    together on one board. `more_memory_types` are others that it takes on boards made for them.
    With a `vendor_lock` a maker of servers can bind it to boards of its own for good. Firmware with
    microcode older than `least_microcode` can damage it.
    """

    socket: Socket
    platforms: Many[BoardPlatform]
    cores: Some
    most_per_board: Some | None = None
    base_ghz: Gigahertz | None = None
    boost_ghz: Gigahertz | None = None
    tdp_w: Watts | None = None
    package_power_w: Watts | None = None
    pcie_generation: Generation | None = None
    pcie_lanes: Some | None = None
    gpu_slot_lanes: Lanes | None = None
    memory_type: MemoryKind
    more_memory_types: Many[MemoryKind] = ()
    memory_channels: Some | None = None
    memory_max_gb: MemoryGigabytes | None = None
    ecc: EccSupport | None = None
    integrated_graphics: bool | None = None
    vendor_lock: bool | None = None
    least_microcode: Line | None = None


class Slot(Record):
    """A slot as it works in a population.

    `position` counts the places for brackets from the CPU down, beginning with 1. `next_gpu_slots`
    is how many slots further the next accelerator sits: the thickest card that fits.
    """

    label: Line
    position: Annotated[int, Field(ge=1, le=12)] | None = None
    lanes: Lanes | None = None
    pcie_generation: Generation | None = None
    origin: LaneOrigin | None = None
    next_gpu_slots: Slots | None = None


class Population(Record):
    """Where so many accelerators go on a board, and which width each then has.

    `condition` says what else is filled, such as an M.2 socket that shares lanes.
    """

    gpu_count: Annotated[int, Field(ge=1, le=16)]
    slots: Many[Slot]
    condition: Line | None = None
    note: Note | None = None


class Motherboard(Part):
    """A board; what a slot can do depends on how many are filled.

    `above_4g` says whether its firmware can place the memory of a card above 4 GB of addresses.
    `slot_count` counts the slots for cards, whatever their length; a `cpu_count` that is blank is
    unknown. `more_memory_types` are further kinds that its maker lists; where they repeat the
    `memory_type`, the list was read and has no other. `board_depth_mm` is for E-ATX, which says
    only that a board is deeper than ATX.
    """

    platform: BoardPlatform
    socket: Socket
    form_factor: BoardForm
    board_depth_mm: Millimetres | None = None
    cpu_count: Some | None = None
    memory_type: MemoryKind
    more_memory_types: Many[MemoryKind] = ()
    memory_slots: Some | None = None
    memory_channels: Some | None = None
    memory_max_gb: MemoryGigabytes | None = None
    ecc: bool | None = None
    slot_count: Some | None = None
    slot_pitch_mm: Millimetres | None = None
    own_display: bool | None = None
    above_4g: bool | None = None
    lane_sharing: Note | None = None
    populations: Many[Population] = ()


class MemoryKit(Part):
    """Memory modules that are sold together."""

    type: MemoryKind
    modules: Some
    module_gb: MemoryGigabytes
    ecc: bool
    speed_mt_s: Annotated[int, Field(ge=400, le=20_000)] | None = None


class Output(Record):
    """What a power supply may deliver, by mains voltage; blank is unknown, not the label."""

    at_100_v_w: OutputWatts | None = None
    at_115_v_w: OutputWatts | None = None
    at_200_v_w: OutputWatts | None = None
    at_230_v_w: OutputWatts | None = None


class Efficiency(Record):
    """The share of wall power that arrives, at half and full load; a class minimum or measured."""

    rating: Line | None = None
    at_50_percent_115_v: Share | None = None
    at_100_percent_115_v: Share | None = None
    at_50_percent_230_v: Share | None = None
    at_100_percent_230_v: Share | None = None


class PowerSupply(Part):
    """A power supply of a desktop computer or a server's module.

    `connectors_8pin` counts the plugs, `cables_8pin` the cables with one or two of them, and
    `connectors_6pin` plugs of 6 pins alone, which feed no connector of 8.
    """

    form: Annotated[Line, Names("parts.psu_forms")]
    rated_w: Watts
    output: Output = Output()
    least_input_v: Volts | None = None
    most_input_v: Volts | None = None
    atx_version: Annotated[float, Field(ge=1, le=5, allow_inf_nan=False)] | None = None
    connectors_16pin: Count | None = None
    connectors_8pin: Count | None = None
    connectors_6pin: Count | None = None
    cables_8pin: Count | None = None
    connectors_eps: Count | None = None
    efficiency: Efficiency = Efficiency()
    inlet: Annotated[Line, Names("parts.inlets")] | None = None
    length_mm: Millimetres | None = None


class BuiltInSupply(Record):
    """The power supply that a ready-made computer comes with, and what hangs on it for cards.

    `connectors_8pin` counts plugs that fit 8 pins, `connectors_6pin` those of 6 pins alone.
    """

    rated_w: Watts
    output: Output = Output()
    efficiency: Efficiency = Efficiency()
    connectors_16pin: Count | None = None
    connectors_8pin: Count | None = None
    connectors_6pin: Count | None = None
    connectors_eps: Count | None = None


class Computer(Part):
    """A computer that its maker sells whole, with slots for cards.

    `gpu_slots`, `gpu_length_mm` and `gpu_height_mm` are the thickest, longest and highest card that
    fits; `gpu_w_at_most` is what its maker allows each. `psu_replaceable` says whether a power
    supply of a usual form fits in its place.
    """

    platform: BoardPlatform
    cpu_count: Some | None = None
    memory_type: MemoryKind | None = None
    memory_slots: Some | None = None
    memory_channels: Some | None = None
    memory_max_gb: MemoryGigabytes | None = None
    ecc: bool | None = None
    own_display: bool | None = None
    above_4g: bool | None = None
    supply: BuiltInSupply
    psu_replaceable: bool | None = None
    gpu_slots: Slots | None = None
    gpu_length_mm: Millimetres | None = None
    gpu_height_mm: Millimetres | None = None
    gpu_w_at_most: Watts | None = None
    populations: Many[Population] = ()


class Case(Part):
    """A case for a desktop computer; `board_form_factors` are those its maker lists."""

    form: Line
    board_form_factors: Many[BoardForm]
    expansion_slots: Some
    gpu_length_mm: Millimetres | None = None
    cooler_height_mm: Millimetres | None = None
    psu_length_mm: Millimetres | None = None
    psu_count: Some | None = None
    radiators_mm: Many[Some] = ()


class Cooler(Part):
    """A cooler of a CPU; `rated_w` is what it is said to carry off."""

    kind: Literal["air", "liquid"]
    sockets: Many[Socket]
    height_mm: Millimetres | None = None
    radiator_mm: Some | None = None
    rated_w: Watts | None = None


class Ssd(Part):
    """A solid-state drive."""

    capacity_gb: Annotated[float, Field(ge=1, le=1_000_000, allow_inf_nan=False)]
    form_factor: Annotated[Line, Names("parts.ssd_form_factors")]
    pcie_generation: Generation | None = None
    pcie_lanes: Lanes | None = None
    read_mb_s: Annotated[float, Field(ge=1, le=100_000, allow_inf_nan=False)] | None = None


class Chassis(Part):
    """A server without accelerators: how many it takes, and how it feeds and cools them.

    Of `psu_count` power supplies `psu_needed` carry the load; the others stand by. `psu` names
    them, which brings their output and efficiency. `module_count` is for modules such as SXM.
    `power_w` is the most that the whole machine draws, with processors, as its maker says.
    """

    kind: ChassisKind
    height_u: Annotated[float, Field(ge=0.5, le=60, allow_inf_nan=False)] | None = None
    depth_mm: Millimetres | None = None
    gpu_count_1_slot: Count | None = None
    gpu_count_2_slot: Count | None = None
    gpu_count_3_slot: Count | None = None
    module_count: Count | None = None
    gpu_w_at_most: Watts | None = None
    card_cooling: Many[Cooling] = ()
    pcie_generation: Generation | None = None
    topology: Literal["direct", "switched"] | None = None
    cpu_platforms: Many[BoardPlatform] = ()
    cpu_count: Some | None = None
    memory_type: MemoryKind | None = None
    memory_slots: Some | None = None
    psu: Annotated[Identifier, Names("power supply", "parts/power_supplies")] | None = None
    psu_count: Some | None = None
    psu_needed: Some | None = None
    psu_rated_w: Watts | None = None
    psu_output: Output = Output()
    least_input_v: Volts | None = None
    most_input_v: Volts | None = None
    power_w: Annotated[float, Field(ge=100, le=100_000, allow_inf_nan=False)] | None = None
    sold_since: Line | None = None

    @property
    def brings_supply(self) -> bool:
        """Whether it is known which power supplies are in it."""
        return self.psu is not None or self.psu_rated_w is not None


class NetworkCard(Part):
    """A network card."""

    speed_gbps: Annotated[float, Field(ge=1, le=3_200, allow_inf_nan=False)]
    ports: Some
    connector: Annotated[Line, Names("parts.network_connectors")]
    pcie_generation: Generation | None = None
    pcie_lanes: Lanes | None = None


class GpuBoard(Part):
    """A card as one maker sells it: what the reference figures do not tell.

    `side_by_side` says that its cooler works with the next card in the next slot. `adapter_8pin` is
    how many 8-pin plugs the adapter from its box takes.
    """

    gpu: GpuId
    slots: Slots | None = None
    length_mm: Millimetres | None = None
    height_mm: Millimetres | None = None
    cooling: Cooling | None = None
    connectors: Many[Connectors] | None = None
    adapter_8pin: Some | None = None
    power_limit_w: Watts | None = None
    least_power_limit_w: Watts | None = None
    most_power_limit_w: Watts | None = None
    side_by_side: bool | None = None
