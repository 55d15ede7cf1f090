"""Measured claims: those about speed, checked against measurements and estimates from them."""

from __future__ import annotations

import math
from collections import defaultdict
from statistics import median

from macros.advice.builds.speed_ups import middle_of, speed_ups
from macros.advice.claims.claim import (
    Claim,
    Given,
    Row,
    claim,
    joint_verdict,
    observation_rows,
    observed,
    range_verdict,
)
from macros.advice.claims.series import card_of
from macros.advice.speeds.speed import Z80, Speeds
from macros.facts.records.claims import ClaimRecord

WORKLOADS = ("cnn-training", "rnn-training", "transformer-training")
SCALED = "cnn-training"
COUNTS = {2: "two", 3: "three", 4: "four"}


def cheap_card_value(record: ClaimRecord, given: Given) -> Claim:
    """The first card gives at least `ratio` times the speed for the money of the second.

    The second has no launch price; it cost `price_ratio` times that of the third.
    """
    cheap_id, dear_id, known_id = record.accelerators
    cheap, known = card_of(given.catalog, cheap_id), card_of(given.catalog, known_id)
    ratio = observed(record, "price_ratio")
    if cheap is None or known is None or ratio is None or given.speeds is None:
        return claim(record, "untestable", {})
    dear_usd = known.usd * ratio.value
    values = _value_ratios(given.speeds, cheap_id, dear_id, dear_usd / cheap.usd)
    if not values:
        return claim(record, "untestable", {})
    low = min(ratios["value_low"] for ratios in values.values())
    high = max(ratios["value_high"] for ratios in values.values())
    rows = [Row(ratios, label=workload) for workload, ratios in values.items()]
    figures: dict[str, float | None] = {
        "low_ratio": low,
        "high_ratio": high,
        "middle_low": min(ratios["value_ratio"] for ratios in values.values()),
        "middle_high": max(ratios["value_ratio"] for ratios in values.values()),
        "cheap_usd": cheap.usd,
        "dear_usd": dear_usd,
        "published_ratio": ratio.value,
    }
    verdict = range_verdict(low, high, record.claimed["ratio"])
    return claim(record, verdict, figures, [*rows, *observation_rows(record)])


def _value_ratios(
    speeds: Speeds, cheap_id: str, dear_id: str, prices: float
) -> dict[str, dict[str, float]]:
    """Return for each workload how the two compare; `prices` is the ratio of dear to cheap."""
    by_workload = {}
    for workload in WORKLOADS:
        cheap, other = speeds.of(workload, cheap_id), speeds.of(workload, dear_id)
        if cheap and other:
            ratio = cheap.value / other.value
            reach = math.exp(Z80 * math.hypot(cheap.spread, other.spread))
            by_workload[workload] = {
                "speed_ratio": ratio,
                "value_low": ratio / reach * prices,
                "value_ratio": ratio * prices,
                "value_high": ratio * reach * prices,
            }
    return by_workload


def multi_gpu_scaling(record: ClaimRecord, given: Given) -> Claim:
    """Two, three and four cards train convolutional networks so many times as fast as one."""
    by_card = _speed_ups(given)
    all_ratios = {
        count: [ratios[count] for ratios in by_card.values() if count in ratios] for count in COUNTS
    }
    speed_ups = {count: median(ratios) for count, ratios in all_ratios.items() if ratios}
    if not speed_ups:
        return claim(record, "untestable", {}, observation_rows(record))
    tolerance = given.rule("claim-tolerance")
    holds = [
        speed_ups[count] >= record.claimed[name] * (1 - tolerance)
        for count, name in COUNTS.items()
        if count in speed_ups
    ]
    figures: dict[str, float | None] = {name: speed_ups.get(n) for n, name in COUNTS.items()}
    figures |= {"cards": len(by_card), "lowest_four": min(all_ratios[4], default=None)}
    rows = [
        Row({name: ratios.get(count) for count, name in COUNTS.items()}, id=id_)
        for id_, ratios in by_card.items()
    ]
    return claim(record, joint_verdict(*holds), figures, rows)


def _speed_ups(given: Given) -> dict[str, dict[int, float]]:
    """Return the median speed-up by card and count of cards, in the order of ids."""
    workload = given.catalog.workloads.get(SCALED)
    if workload is None:
        return {}
    by_card: dict[str, dict[int, float]] = defaultdict(dict)
    for count in COUNTS:
        measured = speed_ups(given.catalog, count)
        for id_ in {speed_up.accelerator for speed_up in measured}:
            ratio = middle_of(measured, workload, id_)
            if ratio is not None:
                by_card[id_][count] = ratio
    return dict(sorted(by_card.items()))
