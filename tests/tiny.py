"""Tiny: an invented catalogue, small enough to know by heart."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError
from macros.facts.records.products import Evidence, Gpu, Price
from macros.facts.records.regions import Region

PROJECT = Path(__file__).resolve().parent.parent
TODAY = date(2026, 11, 20)
GPU = "gpus/boreal-one.yml"
PRICE = "prices/boreal-one.yml"

BOREAL = """\
id: boreal-one
name: Boreal One
vendor: Borealis
family: Boreal
architecture: Aurora
segment: consumer
form_factor: pcie_card
cooling: open_air
released: 2024-03-05
aliases: [boreal-1]
compute:
  fp32_tflops: 20
  tensor_fp16_dense_tflops: 80
  tensor_basis: fp32_full_rate
  fp32_cores: 5000
  boost_mhz: 2000
memory:
  size_gb: 16
  type: GDDR6
  bus_bits: 256
  data_rate_gbps: 16
  bandwidth_gb_s: 512
  ecc: false
power:
  tdp_w: 200
  recommended_psu_w: 550
  connectors: [1x 8-pin]
board:
  slots: 2
  length_mm: 250
links:
  pcie_generation: 4
  pcie_lanes: 16
  interconnects: []
software:
  platform: CUDA
  compute_capability: 8.9
  status: supported
sources:
  - source: borealis-data-sheet
    url: https://borealis.example/one
    kind: official
    confidence: high
    read_on: 2026-11-01
    covers: [released, compute, memory, power, board, links, software]
  - source: weekly-chip
    kind: secondary
    confidence: low
    read_on: 2026-11-02
    says:
      memory.bandwidth_gb_s: 510
notes:
  - Sold in two colours.
"""

BOREAL_TWO = """\
id: boreal-two
name: Boreal Two
vendor: Borealis
family: Boreal
architecture: Aurora
segment: consumer
form_factor: pcie_card
released: 2026-01
compute:
  fp32_tflops: 40
memory:
  size_gb: 24
  type: GDDR6
  bandwidth_gb_s: 800
power:
  tdp_w: 300
sources:
  - source: borealis-data-sheet
    kind: recalled
    confidence: medium
    read_on: 2026-11-01
    covers: [released, compute, memory, power]
"""

MERIDIAN = """\
id: meridian-x
name: Meridian X
vendor: Meridian
family: Meridian
architecture: Noon
segment: datacenter
form_factor: sxm
cooling: passive
announced: 2026-11
preview: true
memory:
  size_gb: 192
  type: HBM3
  bandwidth_gb_s: 5000
sources:
  - source: weekly-chip
    kind: secondary
    confidence: low
    read_on: 2026-11-02
    covers: [announced, memory]
"""

PRICES = """\
- date: 2024-03-05
  kind: launch_msrp
  amount: 600
  currency: USD
  region: us
  source: borealis-data-sheet
  quality: A
- date: 2026-10
  kind: street_new
  amount: 650.5
  low: 620
  high: 700
  currency: USD
  region: us
  source: weekly-chip
  url: https://weekly-chip.example/prices
  quality: B
  note: Three shops
- date: 2026-09
  kind: used
  low: 300
  high: 400
  currency: EUR
  region: de
  tax_included: true
  source: weekly-chip
  quality: C
"""

SOURCES = """\
- id: borealis-data-sheet
  name: Borealis data sheet
  url: https://borealis.example/
  read_on: 2026-11-01
- id: weekly-chip
  name: Weekly Chip
  read_on: 2026-11-02
"""

VOCABULARY = """\
vendors: [Borealis, Meridian]
families:
  - name: Boreal
    vendor: Borealis
  - name: Meridian
    vendor: Meridian
architectures:
  - name: Aurora
    vendor: Borealis
    fp32_operations_per_core_clock: 2
  - name: Noon
    vendor: Meridian
memory_types:
  - name: GDDR6
    lowest_gbps: 10
    highest_gbps: 24
  - name: HBM3
    lowest_gbps: 4
    highest_gbps: 8
form_factors: [pcie_card, sxm]
cooling: [open_air, passive]
connectors: [8-pin, 16-pin]
interconnects: [NVLink4]
platforms: [CUDA, ROCm]
regions: [us, de]
currencies: [USD, EUR]
"""

US_REGION = """\
currency: USD
tax:
  read_on: 2026-11
  included: false
  percent: 0
  source: weekly-chip
  kind: recalled
"""

TINY_REGION = """\
currency: EUR
exchange_rates:
  - date: 2026-10-02
    usd: 1.1225
    source: weekly-chip
    kind: official
tax:
  read_on: 2026-11
  included: true
  percent: 19
  source: weekly-chip
  kind: recalled
circuits:
  - name: Socket
    volts: 230
    amps: 16
    max_w: 3680
    continuous_w: 3000
    rule: Invented.
    source: weekly-chip
    kind: recalled
"""

RULES = {
    "avoid-memory-ratio": ("memory.size_gb", 1.5, "ratio"),
    "avoid-reasons": ("picks.score", 2, "count"),
    "avoid-speed-share": ("performance.value", 0.67, "share"),
    "claim-fit": ("claims.verdict", 0.8, "share"),
    "claim-part": ("claims.verdict", 0.5, "share"),
    "claim-tolerance": ("claims.verdict", 0.15, "share"),
    "host-base": ("picks.score", 250, "w"),
    "host-cards": ("picks.score", 2, "count"),
    "host-disk": ("picks.score", 1000, "gb"),
    "host-memory": ("picks.score", 32, "gb"),
    "host-reserve": ("picks.score", 1.25, "ratio"),
    "host-supply": ("picks.score", 700, "w"),
    "interval-coverage": ("performance.value", 0.8, "share"),
    "market-notice": ("picks.score", 30, "days"),
    "market-window": ("released", 3, "years"),
    "memory-headroom": ("memory.size_gb", 1.2, "ratio"),
    "open-air-gap": ("board.slots", 1, "slots"),
    "organisation-known": ("picks.score", 0.5, "share"),
    "ownership-years": ("picks.score", 3, "years"),
    "parallel-lanes": ("links.pcie_lanes", 16, "count"),
    "part-list-price-dropped-after": ("prices.amount", 1825, "days"),
    "part-price-dropped-after": ("prices.amount", 730, "days"),
    "power-limit-loss": ("power.tdp_w", 0.05, "share"),
    "price-conversion-spread": ("prices.converted", 0.1, "share"),
    "price-drift-pairs": ("prices.amount", 2, "count"),
    "price-index-abroad": ("prices.amount", 0.4, "share"),
    "price-dropped-after": ("prices.amount", 365, "days"),
    "price-estimate-new-within": ("prices.estimated", 2.5, "years"),
    "price-estimate-observations": ("prices.estimated", 5, "count"),
    "price-half-life-street-new": ("prices.street_new", 30, "days"),
    "price-half-life-used": ("prices.used", 30, "days"),
    "price-least-spread": ("prices.amount", 0.05, "share"),
    "price-least-weight": ("prices.amount", 0.05, "share"),
    "price-look-after": ("prices.amount", 30, "days"),
    "price-look-listed": ("prices.amount", 20, "count"),
    "price-new-after-end": ("prices.street_new", 365, "days"),
    "price-outlier": ("prices.amount", 3, "ratio"),
    "price-pair-days": ("prices.amount", 45, "days"),
    "price-shop-spread": ("prices.amount", 0.1, "share"),
    "price-source-spread": ("prices.amount", 0.07, "share"),
    "price-stale-after": ("prices.amount", 90, "days"),
    "price-weight-no-address": ("prices.amount", 0.5, "share"),
    "price-weight-quality-b": ("prices.amount", 0.7, "share"),
    "price-weight-quality-c": ("prices.amount", 0.3, "share"),
    "ready-made-supply": ("picks.score", 400, "w"),
    "rental-stale-after": ("clouds.usd_per_hour", 30, "days"),
    "speed-cards-needed": ("benchmarks.runs", 10, "count"),
    "speed-power-share": ("performance.value", 0.5, "share"),
    "speed-range-beyond": ("performance.value", 1.25, "ratio"),
    "stability-draws": ("picks.score", 1000, "count"),
    "tie-certainty": ("picks.score", 0.8, "share"),
    "toss-certainty": ("picks.score", 0.6, "share"),
    "single-card-ratio": ("picks.score", 3, "ratio"),
    "turn-price-fall": ("picks.score", 0.3, "share"),
    "upgrade-close-ratio": ("picks.score", 1.1, "ratio"),
    "upgrade-price-ratio": ("picks.score", 1.5, "ratio"),
    "upgrade-speed-ratio": ("performance.value", 1.5, "ratio"),
    "use-hours-per-year": ("electricity.per_kwh", 2000, "hours"),
    "used-ageing-per-year": ("prices.used", 0.1, "share"),
    "used-failures-per-year": ("prices.used", 0.04, "share"),
}


def tiny_rules(**values: float) -> str:
    """Return the text of rules.yml; names of changed rules are written with underscores."""
    changed = {name.replace("_", "-"): value for name, value in values.items()}
    assert changed.keys() <= RULES.keys()
    return "".join(
        f"- id: {id_}\n  field: {field}\n  value: {changed.get(id_, value)}\n  unit: {unit}\n"
        "  decided: 2026-11-01\n  source: weekly-chip\n  reason: Invented.\n"
        for id_, (field, value, unit) in RULES.items()
    )


FILES = {
    "gpus/boreal-one.yml": BOREAL,
    "gpus/boreal-two.yml": BOREAL_TWO,
    "gpus/meridian-x.yml": MERIDIAN,
    "prices/boreal-one.yml": PRICES,
    "sources.yml": SOURCES,
    "vocabulary.yml": VOCABULARY,
    "rules.yml": tiny_rules(),
    "regions/us.yml": US_REGION,
}


def write_tiny_data(folder: Path) -> Path:
    """Write the invented facts, with the real words but no glossary, and return the folder."""
    for path, text in FILES.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    words = shutil.ignore_patterns("glossary.yml")
    shutil.copytree(PROJECT / "data" / "locales", folder / "locales", ignore=words)
    return folder


def edit(data_dir: Path, path: str, old: str, new: str) -> None:
    """Replace the one place of `old` in a file by `new`."""
    file = data_dir / path
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def problem_lines(data_dir: Path) -> str:
    """Return what a contributor reads about the folder: one line for each problem."""
    try:
        problems = load_catalog(data_dir, today=TODAY).warnings
    except CatalogError as error:
        problems = error.problems
    return "\n".join(map(str, problems))


def said_of(data_dir: Path, path: str, old: str, new: str) -> str:
    """Return what a contributor reads after the one place of `old` has become `new`."""
    edit(data_dir, path, old, new)
    return problem_lines(data_dir)


def tiny_evidence(**values: object) -> Evidence:
    """Return an entry of `sources` with the given values."""
    common = {"source": "borealis-data-sheet", "kind": "official", "confidence": "high"}
    return Evidence.model_validate({**common, "read_on": TODAY, **values})


def tiny_price(**values: object) -> Price:
    """Return a street price of 500 USD in the US, seen on 2026-10-01, with the given changes."""
    common = {"date": "2026-10-01", "kind": "street_new", "currency": "USD", "region": "us"}
    amount = {} if "low" in values else {"amount": 500}
    source = {"source": "weekly-chip", "quality": "B"}
    return Price.model_validate({**common, **amount, **source, **values})


def tiny_gpu(catalog: Catalog, like: str, **changes: Any) -> Gpu:
    """Return an accelerator like another of the catalogue; groups of fields are merged."""
    record = catalog.gpus[like].model_dump()
    for name, change in changes.items():
        group = record[name] if isinstance(change, dict) else None
        record[name] = {**(group or {}), **change} if isinstance(change, dict) else change
    return Gpu.model_validate(record)


def with_gpus(catalog: Catalog, *gpus: Gpu) -> Catalog:
    """Return the catalogue with more accelerators, or others in the place of those it has."""
    return replace(catalog, gpus={**catalog.gpus, **{gpu.id: gpu for gpu in gpus}})


def with_prices(catalog: Catalog, gpu_id: str, *prices: Price) -> Catalog:
    """Return the catalogue with these prices of an accelerator."""
    return replace(catalog, prices={**catalog.prices, gpu_id: prices})


def only_gpus(catalog: Catalog, *gpus: Gpu) -> Catalog:
    """Return the catalogue with these accelerators, no others, and no prices."""
    return replace(catalog, gpus={gpu.id: gpu for gpu in gpus}, prices={})


def tiny_region(currency: str = "USD", tax_percent: float = 20, **values: Any) -> Region:
    """Return a region; unless it uses dollars, prices include tax and a unit is worth 2 USD."""
    origin = {"source": "weekly-chip", "kind": "official"}
    foreign = currency != "USD"
    rates = [{"date": "2018-01-01", "usd": 2, **origin}] if foreign else []
    taxed = {"read_on": "2026-11", "included": foreign, "percent": tax_percent, **origin}
    fields = {"currency": currency, "exchange_rates": rates, "tax": taxed}
    return Region.model_validate({**fields, **values})


def with_regions(catalog: Catalog, **regions: Region) -> Catalog:
    """Return the catalogue with these regions and no others."""
    return replace(catalog, regions=regions)
