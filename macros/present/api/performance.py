"""Performance API: the speeds and the models behind them as open data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from datetime import date
from typing import Any

from macros.advice.speeds.bandwidth import bandwidth_fractions
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.priorities import Priority, priorities
from macros.advice.speeds.speed_model import UNIT_OF_TERM
from macros.advice.speeds.workload_model import WorkloadModel
from macros.facts.catalog import Catalog
from macros.present.html.data_files import API_FOLDER, json_bytes

Row = dict[str, Any]
_DIGITS = 4


def performance_files(
    catalog: Catalog, performance: Performance, today: date
) -> Mapping[str, bytes]:
    """Return the file of speeds by its path below the site's root."""
    reference = performance.speeds.reference
    content = {
        "reference": reference,
        "workloads": [_model(model, reference) for model in performance.models.values()],
        "rows": list(speed_rows(performance)),
        "priorities": [_priority(priority) for priority in priorities_of(catalog, performance)],
        "bandwidth_fractions": [asdict(part) for part in bandwidth_fractions(catalog, today)],
    }
    return {f"{API_FOLDER}/performance.json": json_bytes(_rounded(content))}


def priorities_of(catalog: Catalog, performance: Performance) -> tuple[Priority, ...]:
    """Return which figures explain each workload, as surely as the rules ask for."""
    certainty = catalog.rules["tie-certainty"].value
    return priorities(performance.models, catalog.gpus, certainty)


def speed_rows(performance: Performance) -> Iterable[Row]:
    """Yield each speed as a flat row, by workload and accelerator, not yet rounded."""
    for speeds in performance.speeds.by_workload.values():
        for _, speed in sorted(speeds.items()):
            yield asdict(speed)


def _model(model: WorkloadModel, reference: str) -> Row:
    workload, fit = model.workload, model.fit
    return {
        "id": workload.id,
        "tests": list(workload.tests),
        "precisions": list(workload.precisions),
        "terms": list(workload.terms),
        "platforms": list(workload.platforms),
        "enough": model.enough,
        "hindsight": model.hindsight,
        "cards": sorted(point.id for point in model.points),
        "measured": sorted(model.measured.speeds),
        "weights": {
            term: {"value": weight, "unit": UNIT_OF_TERM[term]}
            for term, weight in model.weights(reference).items()
        },
        "shares": dict(model.shares),
        "platform_factors": model.platform_factors,
        "groups": [asdict(group) for group in model.groups()],
        "median_error": model.median_error if fit else None,
        "p90_error": model.p90_error if fit else None,
        "median_error_new_architecture": model.architecture_median_error if fit else None,
        "coverage": model.coverage if fit else None,
        "memory_floor_gb": workload.memory_floor.size_gb,
    }


def _priority(priority: Priority) -> Row:
    return {
        "workload": priority.workload,
        "cards": priority.cards,
        "order": list(priority.order),
        "errors": dict(priority.errors),
        "second": priority.second,
        "error_with_second": priority.both,
        "received": list(priority.received),
        "verdict": priority.verdict,
        "contradictions": [asdict(against) for against in priority.contradictions],
    }


def _rounded(value: Any) -> Any:
    """Return the value with all broken numbers to the digits that their errors leave."""
    if isinstance(value, float):
        return float(f"{value:.{_DIGITS}g}")
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return value
