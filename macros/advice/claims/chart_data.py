"""Chart data: whether the points of a published chart show what they are labelled with."""

from __future__ import annotations

from collections import Counter

from macros.advice.claims.claim import Claim, Given, Row, claim, joint_verdict
from macros.advice.prices.launch_prices import launch_msrp_usd
from macros.facts.catalog import Catalog
from macros.facts.records.claims import ChartPoint, ClaimRecord
from macros.facts.records.evidence import TOLERANCE, differs


def chart_data(record: ClaimRecord, given: Given) -> Claim:
    """All points of the chart show their card's throughput, power and launch price on one basis."""
    rows = [_row(point, given.catalog) for point in record.points]
    kinds = Counter(str(row.values["basis"]) for row in rows)
    judged = len(rows) - kinds["unknown"]
    if not judged:
        return claim(record, "untestable", {})
    below = [
        share
        for row in rows
        if row.values["basis"] == "below"
        if isinstance(share := row.values["difference_share"], float)
    ]
    figures: dict[str, float | None] = {
        "points": len(rows),
        "boost": kinds["boost"],
        "below": kinds["below"],
        "impossible": kinds["impossible"],
        "unknown": kinds["unknown"],
        "below_most_share": -min(below) if below else None,
        "below_least_share": -max(below) if below else None,
        "prices_off": sum(_is_price_off(row) for row in rows),
        "tolerance_share": TOLERANCE,
    }
    one_basis = judged in (kinds["boost"], kinds["below"])
    return claim(record, joint_verdict(one_basis), figures, rows)


def _row(point: ChartPoint, catalog: Catalog) -> Row:
    gpu = catalog.gpus.get(point.accelerator or "")
    own = gpu.compute.fp32_tflops if gpu else None
    price = launch_msrp_usd(catalog.prices_of(gpu.id)) if gpu else None
    values: dict[str, float | str | None] = {
        "chart_tflops": point.tflops,
        "tflops": own,
        "difference_share": point.tflops / own - 1 if own else None,
        "basis": _basis(point.tflops, own),
        "matches": None,
        "chart_usd": point.usd,
        "usd": price.value if price else None,
    }
    if values["basis"] == "impossible" and gpu:
        values["matches"] = _same_throughput(point.tflops, gpu.family, catalog)
    return Row(values, id=gpu.id if gpu else "", name=point.name)


def _basis(tflops: float, own: float | None) -> str:
    """Return what a point can be: no clock of a card gives more than its boost clock."""
    if own is None:
        return "unknown"
    if not differs(tflops, own):
        return "boost"
    return "below" if tflops < own else "impossible"


def _same_throughput(tflops: float, family: str, catalog: Catalog) -> str | None:
    """Return the card of the family whose figure the point shows."""
    others = [
        (abs(gpu.compute.fp32_tflops / tflops - 1), gpu.id)
        for gpu in catalog.gpus.values()
        if gpu.family == family and gpu.compute.fp32_tflops
    ]
    distance, id_ = min(others, default=(1.0, ""))
    return id_ if distance <= TOLERANCE else None


def _is_price_off(row: Row) -> bool:
    """Return whether both prices are known and lie further apart than rounding explains."""
    shown, usd = row.values["chart_usd"], row.values["usd"]
    return isinstance(shown, float) and isinstance(usd, float) and differs(shown, usd)
