"""GPUs API: accelerators with their figures, and where each is known from, as open data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, create_model

from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIGURE_FIELDS, SYMBOLS, value_at
from macros.facts.records.fields import Field as Fact
from macros.facts.records.products import (
    Evidence,
    Gpu,
    Identifier,
    Interconnect,
    Segment,
    SoftwareStatus,
    TensorBasis,
)
from macros.present.api.typed_rows import Day, Number
from macros.present.html.data_files import plain_number

Row = dict[str, Any]

_ITSELF = (
    "id",
    "name",
    "vendor",
    "family",
    "architecture",
    "segment",
    "form_factor",
    "cooling",
    "preview",
    "modified",
)
# The paths of the columns that are no figures.
_PATHS: Mapping[str, str] = {
    **{name: name for name in _ITSELF},
    "memory_type": "memory.type",
    "memory_unified": "memory.unified",
    "ecc": "memory.ecc",
    "tensor_basis": "compute.tensor_basis",
    "slot_width": "board.slots",
    "pcie": "links.pcie_generation",
    "pcie_lanes": "links.pcie_lanes",
    "compute_support": "software.platform",
    "gfx_target": "software.gfx_target",
    "software_status": "software.status",
    "software_detail": "software.detail",
}


class GpuFacts(BaseModel):
    """What is known of an accelerator besides its figures; what is empty is unknown."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    id: Identifier
    """The accelerator's id, which is the end of its page's address too."""
    name: str
    """Its name."""
    vendor: str
    """Who makes it."""
    family: str
    """The family of products it belongs to."""
    architecture: str
    """The architecture of its chip."""
    segment: Segment
    """Whom it is made for."""
    form_factor: str
    """The form in which it comes, such as `pcie_card`."""
    cooling: str | None
    """How it is cooled."""
    announced_date: Day | None
    """When it was announced, where that is known: a day, a month or a year."""
    release_date: Day | None
    """Its first day of sale: a day, a month or a year; empty where nobody said it."""
    discontinued_date: Day | None
    """When its maker made the last ones, where that is known."""
    preview: bool
    """Whether it is announced and not yet for sale."""
    modified: bool
    """Whether others than its maker changed it, so that there is no maker's warranty."""
    launch_msrp_usd: Number | None
    """The price in US dollars that the vendor asked at launch."""
    memory_type: str
    """The kind of memory."""
    memory_unified: bool
    """Whether it shares its memory with the CPU."""
    memory_withdrawn_date: Day | None
    """Since when its maker sells it only with less than `memory_gb`, where it does."""
    ecc: bool | None
    """Whether its memory corrects errors."""
    tensor_basis: TensorBasis | None
    """How its tensor rates are counted."""
    slot_width: Number | None
    """How many slots the reference board takes."""
    power_connectors: list[str] | None
    """Its power connectors; an empty list where it needs none."""
    pcie: int | None
    """The generation of PCI Express."""
    pcie_lanes: int | None
    """How many lanes of PCI Express."""
    interconnect: list[Interconnect] | None
    """Direct links to others, GB/s of both directions together; an empty list where none."""
    compute_support: str | None
    """The software platform."""
    gfx_target: str | None
    """What compilers for ROCm call its chip."""
    software_status: SoftwareStatus | None
    """Whether the vendor still supports it."""
    software_detail: str | None
    """What else one must know of its software, in English."""


class EvidenceRow(Evidence):
    """Where some figures of an accelerator come from."""

    id: Identifier
    """The accelerator's id."""


@cache
def gpu_row_type() -> type[GpuFacts]:
    """Return the type of a row: the facts, and a column for every figure."""
    figures: dict[str, Any] = {
        field.column: (Number | None, Field(description=_meaning(field))) for field in FIGURE_FIELDS
    }
    return create_model("GpuRow", __base__=GpuFacts, __doc__=GpuFacts.__doc__, **figures)


def gpu_row(catalog: Catalog, gpu: Gpu) -> Row:
    """Return an accelerator as a row; unknown figures are None."""
    msrp = launch_msrp_usd(catalog.prices_of(gpu.id))
    connectors, links = gpu.power.connectors, gpu.links.interconnects
    paths = {**_PATHS, **{field.column: field.path for field in FIGURE_FIELDS}}
    return {
        **{column: plain_number(value_at(gpu, path)) for column, path in paths.items()},
        "announced_date": str(gpu.announced) if gpu.announced else None,
        "discontinued_date": str(gpu.discontinued) if gpu.discontinued else None,
        "memory_withdrawn_date": str(gpu.memory.withdrawn) if gpu.memory.withdrawn else None,
        "release_date": str(gpu.released) if gpu.released else None,
        "launch_msrp_usd": plain_number(msrp.value) if msrp else None,
        "power_connectors": None if connectors is None else list(connectors),
        "interconnect": None if links is None else _links(links),
    }


def csv_row(row: Row) -> Row:
    """Return a row of `gpu_row` for a table, in which each link is a text."""
    links = row["interconnect"]
    return row if links is None else {**row, "interconnect": list(map(_link_text, links))}


def evidence_rows(catalog: Catalog) -> list[Row]:
    """Return the sources of each accelerator's figures."""
    return [
        {"id": gpu.id, **evidence.model_dump(mode="json")}
        for gpu in catalog.gpus.values()
        for evidence in gpu.sources
    ]


def _meaning(fact: Fact) -> str:
    symbol = SYMBOLS.get(fact.unit) if fact.unit else None
    return f"`{fact.path}` of the accelerator's file{f', in {symbol}' if symbol else ''}."


def _links(links: tuple[Interconnect, ...]) -> list[Row]:
    return [
        {name: plain_number(value) for name, value in link.model_dump().items()} for link in links
    ]


def _link_text(link: Row) -> str:
    speed = f" {link['bandwidth_gb_s']:g} GB/s" if link["bandwidth_gb_s"] else ""
    details = [name for name in ("bridge" if link["bridge"] else "", link["note"] or "") if name]
    return f"{link['name']}{speed}" + (f" ({', '.join(details)})" if details else "")
