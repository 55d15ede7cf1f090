"""Builds API: the recommended builds with parts, sums and rule results as open data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from macros.advice.builds.choice import Choice, PassedOver
from macros.advice.builds.options import Item
from macros.advice.builds.results import Result
from macros.advice.edition import Edition
from macros.present.api.rounding import published
from macros.present.html.data_files import API_FOLDER

Row = dict[str, Any]


def builds_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of all builds by its path below the site's root, one build to a line."""
    lines = [
        json.dumps(choice_row(choice), sort_keys=True, separators=(",", ":"))
        for tier in edition.catalog.tiers
        for region in edition.catalog.regions
        for choice in edition.choices(tier, region)
    ]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    return {f"{API_FOLDER}/builds.json": text.replace("<", "\\u003c").encode("ascii")}


def choice_row(choice: Choice) -> Row:
    """Return a choice as plain values; amounts are in the region's currency and tax."""
    candidate, total, build = choice.candidate, choice.total, choice.build
    figures = choice.figures or {}
    return {
        "tier": choice.tier.id,
        "class": choice.tier_class.id,
        "region": choice.region,
        "as_of": choice.verdict.day.isoformat(),
        "accelerator": candidate.gpu.id if candidate else None,
        "accelerator_amount": published(candidate.offer.amount) if candidate else None,
        "accelerator_price_kind": candidate.offer.kind if candidate else None,
        "count": choice.tier.gpu_count,
        "use": choice.tier.use,
        "host": choice.tier.host,
        "parts": [_part_row(item) for item in choice.items],
        "total": published(total.amount) if total else None,
        "low": published(total.low) if total else None,
        "high": published(total.high) if total else None,
        "currency": candidate.offer.currency if candidate else None,
        "unpriced": [item.part.id for item in choice.unpriced],
        "load_w": _plain(figures.get("load_w")),
        "wall_w": _plain(figures.get("wall_w")),
        "circuit": build.circuit.name if build and build.circuit else None,
        "circuit_count": build.circuit_count if build else None,
        "results": [result_row(result) for result in choice.results],
        "passed_over": [_passed_over_row(one) for one in choice.passed_over],
    }


def result_row(result: Result) -> Row:
    """Return what a rule says as plain values."""
    return {
        "rule": result.rule,
        "severity": result.severity,
        "figure": _plain(result.figure),
        "limit": _plain(result.limit),
        "unit": result.unit,
    }


def _part_row(item: Item) -> Row:
    offer = item.offer
    return {
        "kind": item.kind,
        "id": item.part.id,
        "count": item.count,
        "amount": published(offer.amount) if offer else None,
        "price_kind": offer.kind if offer else None,
        "observed": str(offer.observed) if offer else None,
        "stale": offer.stale if offer else None,
        "how": offer.how if offer else None,
    }


def _passed_over_row(one: PassedOver) -> Row:
    obstacle = one.obstacle
    return {
        "accelerator": one.candidate.gpu.id,
        "obstacle": result_row(obstacle.result) if obstacle.result else None,
        "lacking": obstacle.lacking,
        "closest": [o.item.part.id for o in (obstacle.closest or {}).values() if o.item],
    }


def _plain(value: Any) -> Any:
    return published(value) if isinstance(value, float) else value
