"""Claims: what experts said in 2019 and can be computed again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from macros.advice.claims.chart_data import chart_data
from macros.advice.claims.claim import Claim, Given
from macros.advice.claims.half_precision import half_precision_memory
from macros.advice.claims.machines import cpu_clock, fewer_faster_cards
from macros.advice.claims.measured import cheap_card_value, multi_gpu_scaling
from macros.advice.claims.power import power_by_generation
from macros.advice.claims.value import affine_price, generation_value, titan_premium, value_stalled
from macros.advice.claims.vendors import (
    datacenter_premium,
    memory_type_price,
    tensor_core_factor,
    tpu_transformers,
)
from macros.facts.records.claims import ClaimId, ClaimRecord

CLAIMS: Mapping[ClaimId, Callable[[ClaimRecord, Given], Claim]] = {
    "chart-data": chart_data,
    "generation-value": generation_value,
    "affine-price": affine_price,
    "titan-premium": titan_premium,
    "value-stalled": value_stalled,
    "power-by-generation": power_by_generation,
    "cheap-card-value": cheap_card_value,
    "half-precision-memory": half_precision_memory,
    "multi-gpu-scaling": multi_gpu_scaling,
    "fewer-faster-cards": fewer_faster_cards,
    "tensor-core-factor": tensor_core_factor,
    "datacenter-premium": datacenter_premium,
    "tpu-transformers": tpu_transformers,
    "memory-type-price": memory_type_price,
    "cpu-clock": cpu_clock,
}


def checked_claims(given: Given) -> list[Claim]:
    """Return every claim of data/claims.yml with its verdict, in the order of the file."""
    return [CLAIMS[record.id](record, given) for record in given.catalog.claims.values()]
