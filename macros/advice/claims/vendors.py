"""Vendor claims: what tensor cores, server cards, other chips and memory types are said to do."""

from __future__ import annotations

from statistics import median

from macros.advice.claims.claim import Claim, Given, Row, Verdict, claim, observation_rows, observed
from macros.advice.claims.series import Card, card_of, on_sale, ordinary_cards
from macros.facts.records.claims import ClaimRecord
from macros.facts.records.products import Gpu


def tensor_core_factor(record: ClaimRecord, given: Given) -> Claim:
    """Tensor cores make the operations that they can do `ratio` times as fast."""
    ratios = {
        gpu.id: gpu.compute.tensor_fp16_dense_tflops / gpu.compute.fp32_tflops
        for gpu in _of_families(record, given)
        if gpu.compute.tensor_fp16_dense_tflops and gpu.compute.fp32_tflops
    }
    if not ratios:
        return claim(record, "untestable", {})
    low, high = min(ratios.values()), max(ratios.values())
    figures = {"low_ratio": low, "high_ratio": high, "count": len(ratios)}
    rows = []
    for id_, ratio in ratios.items():
        compute = given.catalog.gpus[id_].compute
        values = {
            "tflops": compute.fp32_tflops,
            "tensor_tflops": compute.tensor_fp16_dense_tflops,
            "tensor_ratio": ratio,
        }
        rows.append(Row(values, id=id_))
    return claim(record, _about(low, high, record, given), figures, rows)


def datacenter_premium(record: ClaimRecord, given: Given) -> Claim:
    """A card for companies costs `ratio` times as much as a comparable consumer card."""
    peers: dict[str, Card] = {}
    for family in record.families:
        for ordinary in ordinary_cards(given.catalog, record, family):
            peers[ordinary.gpu.architecture] = ordinary  # the dearest comes last
    rows = []
    ratios = []
    for gpu in given.catalog.gpus.values():
        card, peer = card_of(given.catalog, gpu.id), peers.get(gpu.architecture)
        if card and peer and gpu.segment in COMPANY and on_sale(gpu, record):
            ratios.append(card.usd / peer.usd)
            values: dict[str, float | str | None] = {
                "usd": card.usd,
                "peer": peer.gpu.id,
                "price_ratio": card.usd / peer.usd,
                "throughput_ratio": card.tflops / peer.tflops,
            }
            rows.append(Row(values, id=gpu.id, sources=card.sources))
    published = observed(record, "price_ratio")
    ratios += [published.value] if published else []
    if not ratios:
        return claim(record, "untestable", {})
    figures = {
        "low_ratio": min(ratios),
        "high_ratio": max(ratios),
        "published_ratio": published.value if published else None,
    }
    listed = [*rows, *observation_rows(record)]
    return claim(record, _about(min(ratios), max(ratios), record, given), figures, listed)


def tpu_transformers(record: ClaimRecord, given: Given) -> Claim:
    """A TPU trains transformers `ratio` times as fast as the GPU of its time."""
    speeds = [
        given.speeds.of("transformer-training", id_) if given.speeds else None
        for id_ in record.accelerators
    ]
    if len(speeds) != 2 or any(speed is None or speed.kind != "measured" for speed in speeds):
        return claim(record, "untestable", {})
    tpu, gpu = (speed for speed in speeds if speed)
    low, high = tpu.low / gpu.high, tpu.high / gpu.low
    figures = {"low_ratio": low, "high_ratio": high}
    return claim(record, _about(low, high, record, given), figures)


def memory_type_price(record: ClaimRecord, given: Given) -> Claim:
    """Memory stacked on the chip costs more than memory beside it.

    Nobody sells it alone; what whole cards cost for each GB says little of it.
    """
    per_gb: dict[str, list[float]] = {}
    rows = []
    for gpu in given.catalog.gpus.values():
        card = card_of(given.catalog, gpu.id)
        if card and gpu.segment == "consumer" and gpu.memory.type in TYPES and on_sale(gpu, record):
            value = card.usd / gpu.memory.size_gb
            per_gb.setdefault(gpu.memory.type, []).append(value)
            values: dict[str, float | str | None] = {
                "memory_type": gpu.memory.type,
                "memory_gb": gpu.memory.size_gb,
                "usd": card.usd,
                "usd_per_gb": value,
            }
            rows.append(Row(values, id=gpu.id, sources=card.sources))
    figures = {f"{name.lower()}_usd": median(per_gb[name]) for name in TYPES if name in per_gb}
    return claim(record, "untestable", figures, rows)


COMPANY = ("workstation", "datacenter")
TYPES = ("HBM2", "GDDR6")


def _of_families(record: ClaimRecord, given: Given) -> list[Gpu]:
    gpus = given.catalog.gpus.values()
    return [gpu for gpu in gpus if gpu.family in record.families and on_sale(gpu, record)]


def _about(low: float, high: float, record: ClaimRecord, given: Given) -> Verdict:
    """Return whether what lies between `low` and `high` is about the ratio that was claimed."""
    claimed, tolerance = record.claimed["ratio"], given.rule("claim-tolerance")
    if low > claimed * (1 + tolerance) or high < claimed * (1 - tolerance):
        return "refuted"
    wide = low < claimed * (1 - tolerance) or high > claimed * (1 + tolerance)
    return "partly" if wide else "confirmed"
