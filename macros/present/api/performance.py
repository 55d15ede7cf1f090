"""Performance API: the speeds and the models behind them as open data."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from typing_extensions import TypedDict

from macros.advice.speeds.bandwidth import Fraction, bandwidth_fractions
from macros.advice.speeds.limits import Limits
from macros.advice.speeds.performance import Performance
from macros.advice.speeds.priorities import Contradiction, Figure, Priority, priorities
from macros.advice.speeds.speed import SpeedKind
from macros.advice.speeds.speed_model import UNIT_OF_TERM
from macros.advice.speeds.workload_model import Group, WorkloadModel
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Term
from macros.present.api.rounding import published
from macros.present.api.typed_rows import Number, row, row_of
from macros.present.html.data_files import API_FOLDER, json_bytes


@row
class WeightRow(TypedDict):
    """What a term of a model of speed weighs for the reference."""

    value: Number
    """The figure that would make the term as long as the whole work."""
    unit: str
    """Its unit."""


@row
class SpeedModelRow(TypedDict):
    """How the speed of a workload is estimated where nobody measured it."""

    id: str
    """The workload's id."""
    reference: str
    """The accelerator whose speed in it is 1."""
    like: str | None
    """The workload whose weights are used, where too little was measured for own ones."""
    tests: list[str]
    """The tests that it stands for."""
    precisions: list[str]
    """The precisions in which they ran."""
    terms: list[str]
    """The figures by which the speed is estimated."""
    platforms: list[str]
    """The software platforms on which it was measured."""
    enough: bool
    """Whether enough was measured for estimates."""
    hindsight: bool
    """Whether measurements were made after the day of the data."""
    cards: list[str]
    """The accelerators that the model is fitted to."""
    measured: list[str]
    """The accelerators whose speed is measured."""
    weights: dict[Term, WeightRow]
    """What each term weighs for the reference."""
    shares: dict[Term, Number]
    """The share of each term in the time of the reference."""
    platform_factors: dict[str, Number]
    """How fast the same hardware is with the software of each platform."""
    groups: list[Group]
    """Which measurements compare directly."""
    median_error: Number | None
    """The median error of an accelerator left out, as a share."""
    p90_error: Number | None
    """The error that nine in ten of these stay below, as a share."""
    median_error_new_architecture: Number | None
    """The median error where all of its architecture are left out."""
    coverage: Number | None
    """The share of those left out that lie within their interval."""
    memory_floor_gb: Number
    """The memory in GB without which the work cannot be done."""


@row
class SpeedRow(TypedDict):
    """How fast an accelerator does a kind of work."""

    workload: str
    """The workload's id."""
    id: str
    """The accelerator's id."""
    kind: SpeedKind
    """Whether the speed was measured."""
    value: Number
    """The speed, that of the reference being 1."""
    low: Number
    """The lower end of the interval that holds it in four of five cases."""
    high: Number
    """The upper end of that interval."""
    extrapolated: bool
    """Whether it is estimated beyond what was measured."""
    hindsight: bool
    """Whether it rests on measurements made after the day of the data."""
    tests: int
    """In how many tests the accelerator itself was measured."""
    campaigns: int
    """In how many campaigns."""


@row
class PriorityRow(TypedDict):
    """How well each figure alone explains a workload."""

    workload: str
    """The workload's id."""
    cards: int
    """How many accelerators it rests on."""
    order: list[str]
    """The figures, that with the smallest error first."""
    errors: dict[Figure, Number]
    """The median error of each figure, as a share."""
    second: str
    """The figure that lowers the error most beside the first."""
    error_with_second: Number
    """The error of these two."""
    received: list[str]
    """The order that experts gave; empty where none did."""
    verdict: str | None
    """Whether the data agree with them."""
    contradictions: list[Contradiction]
    """Where they do not."""


@row
class PerformanceFile(TypedDict):
    """The speeds of accelerators, and the models behind them."""

    reference: str
    """The accelerator whose speed is 1 in all work that names no other."""
    clock_shares: dict[str, Number]
    """The share of its FP32 rate that each accelerator holds under its power."""
    tensor_clock_shares: dict[str, Number]
    """The share of its tensor rate that it holds under its power."""
    workloads: list[SpeedModelRow]
    """The model that estimates the speed in each workload."""
    rows: list[SpeedRow]
    """The speeds by workload and accelerator; `low` to `high` holds four in five."""
    priorities: list[PriorityRow]
    """Which figures explain each workload."""
    bandwidth_fractions: list[Fraction]
    """Which share of the bound of memory bandwidth text generation reaches."""


def performance_files(
    catalog: Catalog, performance: Performance, today: date
) -> Mapping[str, bytes]:
    """Return the file of speeds by its path below the site's root."""
    reference = performance.speeds.reference
    content: PerformanceFile = {
        "reference": reference,
        "clock_shares": _clock_shares(catalog, "vector"),
        "tensor_clock_shares": _clock_shares(catalog, "tensor"),
        "workloads": [
            _model(model, performance.speeds.reference_of(name))
            for name, model in performance.models.items()
        ],
        "rows": [
            row_of(SpeedRow, speed)
            for speeds in performance.speeds.by_workload.values()
            for _, speed in sorted(speeds.items())
        ],
        "priorities": [_priority(priority) for priority in priorities_of(catalog, performance)],
        "bandwidth_fractions": list(bandwidth_fractions(catalog, today)),
    }
    return {f"{API_FOLDER}/performance.json": json_bytes(published(content))}


def _clock_shares(catalog: Catalog, term: Term) -> dict[str, Number]:
    """Return the factor of a term's rate in the sums of `weights` by accelerator."""
    clocks = Limits.of(catalog).clocks
    return {id_: clocks.share(gpu, term) for id_, gpu in sorted(catalog.gpus.items())}


def priorities_of(catalog: Catalog, performance: Performance) -> tuple[Priority, ...]:
    """Return which figures explain each workload, as surely as the rules ask for."""
    certainty = catalog.rules["tie-certainty"].value
    return priorities(performance.models, catalog.gpus, certainty)


def _model(model: WorkloadModel, reference: str) -> SpeedModelRow:
    workload, fit = model.workload, model.fit
    return {
        "id": workload.id,
        "reference": reference,
        "like": model.loan.lender.workload.id if model.loan else None,
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
        "groups": model.groups(),
        "median_error": model.median_error if fit else None,
        "p90_error": model.p90_error if fit else None,
        "median_error_new_architecture": model.architecture_median_error if fit else None,
        "coverage": model.coverage if fit else None,
        "memory_floor_gb": workload.memory_floor.size_gb,
    }


def _priority(priority: Priority) -> PriorityRow:
    return row_of(PriorityRow, priority, error_with_second=priority.both)
