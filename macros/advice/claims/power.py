"""Power claims: what series of consumer cards draw for their throughput."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean

from macros.advice.claims.claim import Claim, Given, Row, claim, joint_verdict
from macros.advice.claims.series import Card, ordinary_cards
from macros.advice.claims.trends import linear_fit
from macros.facts.records.claims import ClaimRecord


def power_by_generation(record: ClaimRecord, given: Given) -> Claim:
    """Power is a straight line over throughput; later series do more per watt, but for the last."""
    series = [ordinary_cards(given.catalog, record, family) for family in record.families]
    means = [_mean_efficiency(cards) for cards in series]
    fits = [linear_fit(_points(cards)) for cards in series]
    known = [mean for mean in means if mean is not None]
    lines = [fit.r2 for fit in fits if fit]
    if len(known) < len(series) or len(lines) < len(series) or len(series) < 3:
        return claim(record, "untestable", {})
    gains = [newer / older for older, newer in pairwise(known)]
    figures: dict[str, float | None] = {
        "r2_low": min(lines),
        "r2_high": max(lines),
        "gain": gains[0],
        "last_gain": gains[-1],
        "last": known[-1],
    }
    verdict = joint_verdict(
        min(lines) >= given.rule("claim-fit"),
        min(gains[:-1]) > 1,
        gains[-1] <= 1 + given.rule("claim-tolerance"),
    )
    rows = [
        Row({"gflops_per_watt": mean, "r2": r2}, name=name)
        for name, mean, r2 in zip(record.families, known, lines, strict=True)
    ]
    return claim(record, verdict, figures, rows, [c.gpu.id for cards in series for c in cards])


def _points(cards: Sequence[Card]) -> list[tuple[float, float]]:
    return [(card.tflops, card.gpu.power.tdp_w) for card in cards if card.gpu.power.tdp_w]


def _mean_efficiency(cards: Sequence[Card]) -> float | None:
    values = [value for card in cards if (value := card.gflops_per_watt) is not None]
    return fmean(values) if values else None
