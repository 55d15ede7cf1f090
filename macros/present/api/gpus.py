"""API: the catalogue as open data, in JSON and CSV, byte for byte the same for the same facts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date

from macros.advice.edition import Edition
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.facts.catalog import Catalog
from macros.facts.records.fields import FIGURE_FIELDS, value_at
from macros.facts.records.products import Gpu, Interconnect, Price
from macros.facts.schemas import SCHEMA_NAMES, schema_text
from macros.present.api.offers import offer_rows, region_rows
from macros.present.evidence.overview import counts
from macros.present.html.data_files import API_FOLDER, Row, csv_bytes, json_bytes, plain_number

LICENCE = "CC-BY-4.0"
_SLOT_NAMES = {1: "Single-slot", 2: "Dual-slot", 3: "Triple-slot"}
_FORM_FACTORS = {1: "PCIe single-slot", 2: "PCIe dual-slot", 3: "PCIe 3-slot"}


def api_files(edition: Edition, built_on: date, as_of: date | None = None) -> Mapping[str, bytes]:
    """Return the content of each file of the open data by its path below the site's root."""
    catalog = edition.catalog
    gpus = [gpu_row(catalog, gpu) for gpu in catalog.gpus.values()]
    rows = {id_: [price_row(id_, one) for one in seen] for id_, seen in catalog.prices.items()}
    prices = [row for id_, found in rows.items() if id_ in catalog.gpus for row in found]
    part_prices = [row for id_, found in rows.items() if id_ not in catalog.gpus for row in found]
    sources = [json.loads(source.model_dump_json()) for source in catalog.sources.values()]
    files = {
        "gpus.json": json_bytes(gpus),
        "offers.json": json_bytes(offer_rows(edition)),
        "regions.json": json_bytes(region_rows(catalog)),
        "gpus.csv": csv_bytes(gpus),
        "prices.json": json_bytes(prices),
        "prices.csv": csv_bytes(prices),
        "part_prices.json": json_bytes(part_prices),
        "part_prices.csv": csv_bytes(part_prices),
        "sources.json": json_bytes(sources),
        "evidence.json": json_bytes(_evidence(catalog)),
        "index.json": json_bytes(_index(catalog, built_on, as_of)),
    }
    files |= {f"schema/{name}.json": schema_text(name).encode() for name in SCHEMA_NAMES}
    return {f"{API_FOLDER}/{name}": content for name, content in sorted(files.items())}


def gpu_row(catalog: Catalog, gpu: Gpu) -> Row:
    """Return an accelerator as one flat row; unknown figures are None."""
    msrp = launch_msrp_usd(catalog.prices_of(gpu.id))
    row: Row = {
        "id": gpu.id,
        "name": gpu.name,
        "vendor": gpu.vendor,
        "family": gpu.family,
        "architecture": gpu.architecture,
        "segment": gpu.segment,
        "form_factor": _form_factor(gpu),
        "cooling": gpu.cooling,
        "release_date": str(gpu.released) if gpu.released else None,
        "preview": gpu.preview,
        "launch_msrp_usd": plain_number(msrp.value) if msrp else None,
        "memory_type": f"{gpu.memory.type} unified" if gpu.memory.unified else gpu.memory.type,
        "ecc": {True: "y", False: "n"}.get(gpu.memory.ecc) if gpu.memory.ecc is not None else None,
        "tensor_basis": gpu.compute.tensor_basis,
        "slot_width": _SLOT_NAMES.get(int(gpu.board.slots)) if gpu.board.slots else None,
        "power_connectors": _connectors(gpu),
        "pcie": _pcie(gpu),
        "interconnect": _interconnects(gpu.links.interconnects),
        "compute_support": _compute_support(gpu),
    }
    for field in FIGURE_FIELDS:
        row[field.column] = plain_number(value_at(gpu, field.path))
    return row


def price_row(gpu_id: str, price: Price) -> Row:
    """Return a price as one flat row."""
    row: Row = {"id": gpu_id, **json.loads(price.model_dump_json())}
    return {name: plain_number(value) for name, value in row.items()}


def _evidence(catalog: Catalog) -> list[Row]:
    return [
        {"id": gpu.id, **json.loads(evidence.model_dump_json())}
        for gpu in catalog.gpus.values()
        for evidence in gpu.sources
    ]


def _index(catalog: Catalog, built_on: date, as_of: date | None) -> Row:
    return {
        "as_of": as_of.isoformat() if as_of else None,
        "build_date": built_on.isoformat(),
        "data_sha256": catalog.digest,
        "licence": LICENCE,
        "counts": counts(catalog),
    }


def _form_factor(gpu: Gpu) -> str:
    if gpu.form_factor == "pcie_card":
        return _FORM_FACTORS.get(int(gpu.board.slots or 0), "PCIe")
    return gpu.form_factor


def _connectors(gpu: Gpu) -> str | None:
    if gpu.power.connectors is None:
        return None
    return " + ".join(gpu.power.connectors) or "None"


def _pcie(gpu: Gpu) -> str | None:
    if gpu.links.pcie_generation is None:
        return None
    lanes = f" x{gpu.links.pcie_lanes}" if gpu.links.pcie_lanes else ""
    return f"PCIe {gpu.links.pcie_generation}.0{lanes}"


def _interconnects(links: tuple[Interconnect, ...] | None) -> str | None:
    if links is None:
        return None
    return "; ".join(map(_interconnect, links)) or "none"


def _interconnect(link: Interconnect) -> str:
    speed = f" {link.bandwidth_gb_s:g} GB/s" if link.bandwidth_gb_s else ""
    details = [name for name in ("bridge" if link.bridge else "", link.note or "") if name]
    return f"{link.name}{speed}" + (f" ({', '.join(details)})" if details else "")


def _compute_support(gpu: Gpu) -> str | None:
    software = gpu.software
    if software is None:
        return None
    if software.compute_capability is not None:
        detail = f" ({software.detail})" if software.detail else ""
        return f"CUDA CC {software.compute_capability:.1f}{detail}"
    if software.gfx_target:
        return f"{software.gfx_target}: {software.detail or software.status}"
    return software.detail or software.platform
