"""Picks API: verdicts with their whole derivation as open data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from macros.advice.edition import Edition
from macros.advice.picks.changes import Change
from macros.advice.picks.needs import Rejection
from macros.advice.picks.pick import Verdict
from macros.advice.picks.scores import Candidate
from macros.present.api.rounding import published
from macros.present.html.data_files import API_FOLDER

Row = dict[str, Any]


def picks_files(edition: Edition) -> Mapping[str, bytes]:
    """Return the file of all verdicts by its path below the site's root.

    It has one verdict to a line: small, and what changes in one answer is one line.
    """
    lines = [
        json.dumps(verdict_row(verdict), sort_keys=True, separators=(",", ":"))
        for region in edition.catalog.regions
        for verdict in edition.verdicts(region)
    ]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    return {f"{API_FOLDER}/picks.json": text.replace("<", "\\u003c").encode("ascii")}


def verdict_row(verdict: Verdict) -> Row:
    """Return a verdict as plain values; amounts are in the region's currency and tax."""
    objective = verdict.persona.objective
    shown = [verdict.pick, *verdict.ties, *verdict.runners_up] if verdict.pick else []
    return {
        "persona": verdict.persona.id,
        "region": verdict.region,
        "as_of": verdict.day.isoformat(),
        "pick": verdict.pick.gpu.id if verdict.pick else None,
        "pick_kind": verdict.pick.offer.kind if verdict.pick else None,
        "ties": [one.gpu.id for one in verdict.ties],
        "runners_up": [one.gpu.id for one in verdict.runners_up],
        "cut": [_rejection_row(cut) for cut in verdict.cut.values()],
        "decided_by": {
            "maximise": objective.maximise,
            "workloads": list(objective.workloads),
            "tie": verdict.persona.tie,
            "memory_gb_at_least": verdict.limits.memory_gb,
            "price_usd_at_most": _rounded(verdict.limits.price_usd),
            "figures": [_figures(one) for one in shown if one],
        },
        "changes_if": [_change_row(change) for change in verdict.changes],
        "last_cut": verdict.last_cut,
        "stability": verdict.stability,
        "stability_with_ties": verdict.tied_stability,
    }


def _figures(one: Candidate) -> Row:
    offer = one.offer
    return {
        "id": one.gpu.id,
        "memory_gb": published(one.gpu.memory.size_gb),
        "speed": _rounded(one.speed),
        "speed_kind": ("measured" if one.measured else "estimated") if one.speed else None,
        "speed_extrapolated": one.extrapolated,
        "speed_hindsight": one.hindsight,
        "price_kind": offer.kind,
        "amount": published(offer.amount),
        "low": published(offer.low),
        "high": published(offer.high),
        "currency": offer.currency,
        "observed": str(offer.observed),
        "stale": offer.stale,
        "how": offer.how,
        "score": published(one.score),
    }


def _rejection_row(cut: Rejection) -> Row:
    return {
        "id": cut.id,
        "constraint": cut.constraint,
        "figure": _plain(cut.figure),
        "limit": _plain(cut.limit),
    }


def _change_row(change: Change) -> Row:
    if change.constraint:
        limit = _rounded(change.limit)
        return {"id": change.id, "constraint": change.constraint, "limit": limit}
    return {
        "id": change.id,
        "amount": _rounded(change.amount),
        "currency": change.currency,
        "when": "pick_costs_more" if change.above else "costs_less",
    }


def _plain(value: float | str | None) -> float | int | str | None:
    return published(value) if isinstance(value, float) else value


def _rounded(value: float | None) -> float | int | None:
    return None if value is None else published(value)
