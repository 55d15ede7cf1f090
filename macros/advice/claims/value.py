"""Value claims: what series of consumer cards gave for their launch price."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import fmean

from macros.advice.claims.claim import (
    Claim,
    Given,
    Row,
    Verdict,
    claim,
    gain_verdict,
    joint_verdict,
)
from macros.advice.claims.series import Card, mean_value, ordinary_cards, premium_cards
from macros.advice.claims.trends import FEWEST_POINTS, linear_fit
from macros.facts.records.claims import ClaimRecord

COLUMNS = ("usd", "tflops", "gflops_per_usd")


def generation_value(record: ClaimRecord, given: Given) -> Claim:
    """The newer of two series gives `ratio` times the throughput for the money."""
    claimed = record.claimed["ratio"]
    return _two_series(record, given, lambda ratio: gain_verdict(ratio, claimed, given))


def value_stalled(record: ClaimRecord, given: Given) -> Claim:
    """The newer of two series gives no more throughput for the money than the older."""
    most = 1 + given.rule("claim-tolerance")
    return _two_series(record, given, lambda ratio: joint_verdict(ratio <= most))


def affine_price(record: ClaimRecord, given: Given) -> Claim:
    """In the last series throughput is a straight line over price that misses the origin."""
    series = [ordinary_cards(given.catalog, record, family) for family in record.families]
    lines = (linear_fit([(card.usd, card.tflops) for card in cards]) for cards in series)
    fits = [fit for fit in lines if fit]
    if not fits or len(fits) < len(series):
        return claim(record, "untestable", {})
    # How much of the mean throughput each line gives for nothing.
    shares = [
        fit.intercept / fmean(card.tflops for card in cards)
        for cards, fit in zip(series, fits, strict=True)
    ]
    r2 = [fit.r2 for fit in fits]
    line = r2[-1] >= given.rule("claim-fit")
    offset = shares[-1] > given.rule("claim-tolerance")
    figures: dict[str, float | None] = {
        "r2": r2[-1],
        "slope": fits[-1].slope * 1000,
        "intercept_tflops": fits[-1].intercept,
        "intercept_share": shares[-1],
        "others_r2_low": min(r2[:-1], default=None),
        "others_intercept_share": max(shares[:-1], default=None),
    }
    verdict = joint_verdict(line, offset) if line else joint_verdict(line)
    rows = [
        Row({"r2": fit.r2, "slope": fit.slope * 1000, "intercept_tflops": fit.intercept}, name=name)
        for name, fit in zip(record.families, fits, strict=True)
    ]
    return claim(record, verdict, figures, rows, [c.gpu.id for cards in series for c in cards])


def titan_premium(record: ClaimRecord, given: Given) -> Claim:
    """Within a series price goes with throughput; the premium cards give less for the money."""
    series = [ordinary_cards(given.catalog, record, family) for family in record.families]
    series = [cards for cards in series if len(cards) >= FEWEST_POINTS]
    premium = premium_cards(given.catalog, record)
    judged = [(card, value) for card in premium if (value := _peer_value(card, series))]
    if not series or not judged:
        return claim(record, "untestable", {})
    proportional = min(_proportional_r2(cards) for cards in series)
    ratios = [card.gflops_per_usd / value for card, value in judged]
    figures: dict[str, float | None] = {
        "proportional_r2": proportional,
        "premium_ratio_low": min(ratios),
        "premium_ratio_high": max(ratios),
        "premium_count": len(judged),
    }
    verdict = joint_verdict(
        proportional >= given.rule("claim-fit"), max(ratios) < 1 - given.rule("claim-tolerance")
    )
    rows = [
        Row(
            {**card.row(*COLUMNS).values, "peers_gflops_per_usd": value},
            id=card.gpu.id,
            sources=card.sources,
        )
        for card, value in judged
    ]
    return claim(record, verdict, figures, rows)


def _two_series(record: ClaimRecord, given: Given, verdict_of: Callable[[float], Verdict]) -> Claim:
    """Return a claim about how many times the mean value of the older series the newer has."""
    older, newer = (ordinary_cards(given.catalog, record, family) for family in record.families)
    if not older or not newer:
        return claim(record, "untestable", {})
    ratio = mean_value(newer) / mean_value(older)
    sums = [
        math.fsum(c.tflops for c in cards) / math.fsum(c.usd for c in cards)
        for cards in (older, newer)
    ]
    figures = {
        "older": mean_value(older),
        "newer": mean_value(newer),
        "ratio": ratio,
        "ratio_of_sums": sums[1] / sums[0],
        "older_count": len(older),
        "newer_count": len(newer),
    }
    rows = [card.row(*COLUMNS) for card in (*older, *newer)]
    return claim(record, verdict_of(ratio), figures, rows)


def _proportional_r2(cards: Sequence[Card]) -> float:
    """Return the share of the variance of throughput that a line through the origin explains."""
    slope = math.fsum(c.usd * c.tflops for c in cards) / math.fsum(c.usd**2 for c in cards)
    middle = fmean(card.tflops for card in cards)
    spread = math.fsum((card.tflops - middle) ** 2 for card in cards)
    left = math.fsum((card.tflops - slope * card.usd) ** 2 for card in cards)
    return 1 - left / spread if spread else 0.0


def _peer_value(card: Card, series: Sequence[Sequence[Card]]) -> float | None:
    """Return the mean value of the ordinary cards of the same architecture."""
    peers = [c for cards in series for c in cards if c.gpu.architecture == card.gpu.architecture]
    return mean_value(peers) if peers else None
