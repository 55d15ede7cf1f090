"""Half precision: how much more fits into memory when training with 16 bits."""

from __future__ import annotations

from macros.advice.claims.claim import Claim, Given, Row, claim, observed
from macros.facts.records.claims import ClaimRecord

SHARES = (0.0, 0.25, 0.5, 0.75, 0.9)  # of the memory that training with 32 bits takes
ACTIVATION_RATIO = 0.5  # a number of 16 bits takes half of one of 32


def half_precision_memory(record: ClaimRecord, given: Given) -> Claim:
    """Training with 16 bits holds `ratio` times as much as with 32 bits in the same memory.

    Weights, gradients and the optimizer take `bytes_fp32` or `bytes_mixed` for each parameter;
    only activations shrink to half.
    """
    full, mixed = observed(record, "bytes_fp32"), observed(record, "bytes_mixed")
    if full is None or mixed is None:
        return claim(record, "untestable", {})
    claimed = record.claimed["ratio"]
    state = mixed.value / full.value
    rows = [
        Row({"activation_share": share, "memory_ratio": memory_ratio(share, state)})
        for share in SHARES
    ]
    least, most = memory_ratio(0, state), 1 / ACTIVATION_RATIO
    figures: dict[str, float | None] = {
        "least_ratio": least,
        "most_ratio": most,
        "needed_share": needed_share(claimed, state) if least < claimed < most else None,
        "bytes_fp32": full.value,
        "bytes_mixed": mixed.value,
    }
    tolerance = given.rule("claim-tolerance")
    if least >= claimed * (1 - tolerance):
        return claim(record, "confirmed", figures, rows)
    possible = most >= claimed * (1 - tolerance)
    return claim(record, "partly" if possible else "refuted", figures, rows)


def memory_ratio(share: float, state: float) -> float:
    """Return how many times as much fits when activations have this share of the 32-bit memory.

    `state` is the 16-bit size of everything else relative to its 32-bit size.
    """
    return 1 / (share * ACTIVATION_RATIO + (1 - share) * state)


def needed_share(ratio: float, state: float) -> float:
    """Return the share of activations (0 to 1) at which `ratio` times as much fits."""
    return (state - 1 / ratio) / (state - ACTIVATION_RATIO)
