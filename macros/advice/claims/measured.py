"""Measured claims: those about speed, checked against measurements and estimates from them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from statistics import median

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
from macros.facts.records.measurements import TIME_UNITS, Dataset, Run, Workload

WORKLOADS = ("cnn-training", "rnn-training", "transformer-training")
SCALED = "cnn-training"
COUNTS = {2: "two", 3: "three", 4: "four"}
POSSIBLE = (0.15, 1.15)  # a ratio for each card outside of this is a slip, not a measurement


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
    low = min(one["value_low"] for one in values.values())
    high = max(one["value_high"] for one in values.values())
    rows = [Row(ratios, label=workload) for workload, ratios in values.items()]
    figures: dict[str, float | None] = {
        "low_ratio": low,
        "high_ratio": high,
        "middle_low": min(one["value_ratio"] for one in values.values()),
        "middle_high": max(one["value_ratio"] for one in values.values()),
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
    ratios: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for dataset in given.catalog.datasets.values():
        if workload:
            for id_, count, ratio in _ratios(dataset, workload):
                if id_ in given.catalog.gpus:  # measurements stay when products are cut to a day
                    ratios[id_][count].append(ratio)
    return {
        id_: {count: median(found) for count, found in sorted(by_count.items())}
        for id_, by_count in sorted(ratios.items())
    }


def _ratios(dataset: Dataset, workload: Workload) -> Iterator[tuple[str, int, float]]:
    rates = {test.id for test in dataset.tests if test.unit not in TIME_UNITS}
    runs = [
        run
        for run in dataset.runs
        if run.test in workload.tests and run.test in rates and run.precision in workload.precisions
    ]
    single: Mapping[tuple[str, str, str, int | None], list[float]] = defaultdict(list)
    for run in runs:
        if run.count == 1:
            single[_cell(run)].append(run.value)
    for run in runs:
        alone = single.get(_cell(run))
        if run.count in COUNTS and alone:
            ratio = run.value / median(alone)
            if POSSIBLE[0] <= ratio / run.count <= POSSIBLE[1]:
                yield run.accelerator, run.count, ratio


def _cell(run: Run) -> tuple[str, str, str, int | None]:
    """Return what has to be alike: the card, the test, the precision and the batch of one card."""
    batch = run.batch // run.count if run.batch else None
    return run.accelerator, run.test, run.precision, batch
