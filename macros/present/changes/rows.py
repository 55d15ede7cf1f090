"""Rows: what a change does as plain values, for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pydantic import BaseModel

from macros.advice.builds.choice import Choice
from macros.advice.changes.between import Changes
from macros.advice.changes.builds import BuildChange
from macros.advice.changes.picks import PickChange
from macros.facts.reading.problems import Problem
from macros.present.api.rounding import published


def rows(changes: Changes) -> dict[str, Any]:
    """Return the changes; products, readers and rules are named by their ids."""
    return {
        "picks": [published(_pick(change)) for change in changes.picks],
        "builds": [published(_build(change)) for change in changes.builds],
        "claims": [
            {
                "id": change.id,
                "before": change.before.verdict if change.before else None,
                "after": change.after.verdict if change.after else None,
            }
            for change in changes.claims
        ],
        "warnings": problem_rows(changes.warnings),
        "prices": [
            {
                "product": change.product,
                "before": _record(change.before),
                "after": _record(change.after),
            }
            for change in changes.prices
        ],
        "rentals": [
            {
                "provider": change.provider,
                "before": _record(change.before),
                "after": _record(change.after),
            }
            for change in changes.rentals
        ],
        "things": [asdict(thing) for thing in changes.things],
        "facts": [asdict(fact) for fact in changes.facts],
        "places": sorted(changes.places),
        "same": asdict(changes.same),
    }


def problem_rows(problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Return what checks say, each with its place."""
    return [
        {
            "path": problem.path,
            "line": problem.line,
            "column": problem.column,
            "field": problem.field,
            "message": problem.sentence,
            "severity": str(problem.severity),
        }
        for problem in problems
    ]


def _pick(change: PickChange) -> dict[str, Any]:
    return {
        "persona": change.persona,
        "region": change.region,
        "before": asdict(change.before) if change.before else None,
        "after": asdict(change.after) if change.after else None,
        "ties_made": [tie.id for tie in change.ties_made],
        "ties_broken": [tie.id for tie in change.ties_broken],
        "because": asdict(change.because),
    }


def _build(change: BuildChange) -> dict[str, Any]:
    return {
        "tier": change.tier,
        "class": change.tier_class,
        "region": change.region,
        "gone": [{"id": id_, "count": count} for id_, count in change.gone],
        "come": [{"id": id_, "count": count} for id_, count in change.come],
        "breaks": change.broken.rule if change.broken else None,
        "warns": list(change.new_warnings),
        "before": _sum(change.before),
        "after": _sum(change.after),
    }


def _sum(choice: Choice | None) -> dict[str, Any] | None:
    if choice is None or choice.total is None:
        return None
    return {"amount": choice.total.amount, "currency": choice.total.currency}


def _record(record: BaseModel | None) -> dict[str, Any] | None:
    return record.model_dump(mode="json", exclude_none=True) if record else None
