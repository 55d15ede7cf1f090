"""Claims: invented series of cards and claims about them, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macros.advice.claims import CLAIMS
from macros.advice.claims.claim import Claim, Given
from macros.advice.speeds.speed import Speeds
from macros.facts.catalog import Catalog
from macros.facts.records.claims import ClaimRecord
from macros.facts.records.products import Gpu
from tests.tiny import tiny_gpu, tiny_price, with_gpus, with_prices

Figures = tuple[float, float] | tuple[float, float, float]  # USD, TFLOPS, W


def claim_record(id_: str, **values: Any) -> ClaimRecord:
    """Return a claim of 2026 with the given values."""
    said = {"source": "weekly-chip", "date": "2026-06-01"}
    return ClaimRecord.model_validate({"id": id_, "seed": "S0", "said": said, **values})


def with_series(catalog: Catalog, family: str, *cards: Figures, name: str = "") -> Catalog:
    """Return the catalogue with a series of cards; a premium one has `name` among its words."""
    for place, (usd, tflops, *watts) in enumerate(cards):
        id_ = f"{family}{name}-{place}".lower()
        gpu = tiny_gpu(
            catalog,
            "boreal-one",
            id=id_,
            name=f"{family} {name} {place}",
            family=family,
            compute={"fp32_tflops": tflops},
            power={"tdp_w": watts[0] if watts else 100},
        )
        catalog = with_card(catalog, gpu, usd)
    return catalog


def with_card(catalog: Catalog, gpu: Gpu, usd: float) -> Catalog:
    """Return the catalogue with an accelerator and its launch price."""
    price = tiny_price(kind="launch_msrp", date="2024-03-05", amount=usd)
    return with_prices(with_gpus(catalog, gpu), gpu.id, price)


def checked(catalog: Catalog, record: ClaimRecord, speeds: Speeds | None = None) -> Claim:
    """Return the claim as checked against the catalogue."""
    known = replace(catalog, claims={record.id: record})
    return CLAIMS[record.id](record, Given(known, speeds))
