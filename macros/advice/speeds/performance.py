"""Performance: the speed of every accelerator at every workload, measured or estimated."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from statistics import fmean

from macros.advice.speeds.clocks import Clocks, architecture_group
from macros.advice.speeds.comparable import Measurement
from macros.advice.speeds.limits import Limits
from macros.advice.speeds.measurements import measurements_for
from macros.advice.speeds.speed import Z80, Speed, Speeds
from macros.advice.speeds.speed_model import figure_of, figures_of
from macros.advice.speeds.workload_model import WorkloadModel, model_of
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Workload
from macros.facts.records.products import Gpu

# Speeds are relative to the first of these that the catalogue of the day has: the one with most
# measurements, and for the years before it the one that was measured most then.
REFERENCES = ("rtx-3090", "gtx-1080-ti")

# Of two chips with the same cores the one with less power is not the faster one, unless its memory
# is so much faster that work waits for that.
LIKE_BANDWIDTH = 0.8

# Chips of an architecture are nearly the same where no figure differs by more (logarithm): a fifth.
SIBLING = math.log(1.2)


@dataclass(frozen=True)
class Performance:
    """All speeds, and the model of each workload from which they come."""

    speeds: Speeds
    models: Mapping[str, WorkloadModel]


def performance(catalog: Catalog, today: date, everything: Catalog | None = None) -> Performance:
    """Return the speeds of all accelerators of the catalogue as far as they can be told.

    Only measurements made by `today` count where they are enough. Where they are not, those of
    `everything`, the catalogue that was not cut to the day, are used with hindsight: what was
    measured later then stands as an estimate, with the interval of a measurement. An accelerator
    with less memory than a workload needs has no speed in it, nor has one whose software support
    has ended in work that needs the present software, unless it was measured.
    """
    reference = reference_of(catalog)
    models: dict[str, WorkloadModel] = {}
    speeds: dict[str, dict[str, Speed]] = {}
    too_small: dict[str, dict[str, Speed]] = {}
    references: dict[str, str] = {}
    for workload in _lenders_first(catalog):
        own = workload.reference or ""
        references[workload.id] = own if own in catalog.gpus else reference
        model, early = _model(workload, catalog, today, everything, models, references)
        models[workload.id] = model
        known = {
            id_: speed
            for id_, speed in _speeds(model, catalog.gpus, references[workload.id], early).items()
            if speed.kind == "measured" or _has_programs(workload, catalog.gpus[id_])
        }
        floor = workload.memory_floor.size_gb
        held = {id_ for id_ in known if memory_of_one_gb(catalog.gpus[id_]) >= floor}
        speeds[workload.id] = {id_: speed for id_, speed in known.items() if id_ in held}
        too_small[workload.id] = {id_: speed for id_, speed in known.items() if id_ not in held}
    order = [workload for workload in catalog.workloads if workload in models]
    found = Speeds(reference, {name: speeds[name] for name in order}, references, too_small)
    return Performance(found, {name: models[name] for name in order})


def memory_of_one_gb(gpu: Gpu) -> float:
    """Return the memory in which one piece of work has to fit: that of one chip."""
    return gpu.memory.size_gb / gpu.chips


def _has_programs(workload: Workload, gpu: Gpu) -> bool:
    """Return whether the programs of the work run on an accelerator, as far as is known."""
    has_ended = gpu.software is not None and gpu.software.status == "ended"
    return not (workload.need_support and has_ended)


def _lenders_first(catalog: Catalog) -> list[Workload]:
    """Return the workloads, those that take the weights of like work after all others."""
    return sorted(catalog.workloads.values(), key=lambda workload: workload.like is not None)


def _model(
    workload: Workload,
    catalog: Catalog,
    today: date,
    everything: Catalog | None,
    models: Mapping[str, WorkloadModel],
    references: Mapping[str, str],
) -> tuple[WorkloadModel, tuple[Measurement, ...]]:
    """Return the model of a workload and the measurements made by `today`."""
    measured = measurements_for(workload, catalog.datasets, today, catalog.gpus)
    early = tuple(m for m in measured if m.id in catalog.gpus)
    reference, limits = references[workload.id], Limits.of(catalog)
    lender = models.get(workload.like or "")
    model = model_of(workload, early, catalog.gpus, reference, limits, lender)
    if not model.tells and everything is not None:
        model = _with_hindsight(model, everything, reference, lender)
    return model, early


def reference_of(catalog: Catalog) -> str:
    """Return the accelerator to which speeds are relative; empty without accelerators."""
    known = [id_ for id_ in (*REFERENCES, *sorted(catalog.gpus)) if id_ in catalog.gpus]
    return known[0] if known else ""


def _with_hindsight(
    model: WorkloadModel, everything: Catalog, reference: str, lender: WorkloadModel | None
) -> WorkloadModel:
    """Return the model of all measurements, or the given one if these are not enough either."""
    workload: Workload = model.workload
    measured = measurements_for(workload, everything.datasets, gpus=everything.gpus)
    clocks = Clocks.of(everything.gpus.values(), model.limits.clocks.exponent)
    limits = replace(model.limits, clocks=clocks)
    full = model_of(workload, measured, everything.gpus, reference, limits, lender)
    return replace(full, hindsight=True) if full.tells else model


@dataclass(frozen=True)
class _Known:
    """The logarithm of a time, its standard deviation, and how it is known.

    `own` says that it comes from measurements of the accelerator itself, whenever they were made.
    """

    log_time: float
    spread: float
    measured: bool
    extrapolated: bool = False
    own: bool = True


def _speeds(
    model: WorkloadModel,
    gpus: Mapping[str, Gpu],
    reference: str,
    early: tuple[Measurement, ...],
) -> dict[str, Speed]:
    known = {
        id_: speed for id_, gpu in gpus.items() if (speed := _known(model, gpu, early)) is not None
    }
    base = known.get(reference)
    if base is None:
        return {}
    measured: dict[str, list[tuple[Gpu, float]]] = defaultdict(list)
    for id_, speed in known.items():
        if speed.own:
            measured[architecture_group(gpus[id_])].append((gpus[id_], speed.log_time))
    known = {
        id_: _between_measured(model, gpus[id_], speed, measured) for id_, speed in known.items()
    }
    least = least_work(model, [own for group in measured.values() for own in group])
    known = {id_: _no_harder(model, gpus[id_], speed, least) for id_, speed in known.items()}
    return {
        id_: _speed(model, id_, speed, known[reference], is_reference=id_ == reference)
        for id_, speed in known.items()
    }


def least_work(model: WorkloadModel, measured: Sequence[tuple[Gpu, float]]) -> float | None:
    """Return the least that a sample took of tensor throughput: a logarithm of time x rate.

    Each of `measured` comes with the logarithm of its time. None but for weights on loan: those
    come from work that keeps the memory busier, so they let chips with few tensor cores pass for
    faster than these cores can be.
    """
    if model.loan is None or "tensor" not in model.workload.terms:
        return None
    rates = ((figure_of(gpu, "tensor"), log_time) for gpu, log_time in measured)
    return min((log_time + math.log(rate) for rate, log_time in rates if rate), default=None)


def _no_harder(model: WorkloadModel, gpu: Gpu, speed: _Known, least: float | None) -> _Known:
    """Return an estimate that gets no more from the rate that a chip holds than any measured did.

    What was measured reached its share of the data sheet's rate with the power that it has.
    """
    rate = figure_of(gpu, "tensor", model.limits.clocks)
    if speed.own or least is None or not rate:
        return speed
    return replace(speed, log_time=max(speed.log_time, least - math.log(rate)))


def _between_measured(
    model: WorkloadModel,
    gpu: Gpu,
    speed: _Known,
    measured: Mapping[str, Sequence[tuple[Gpu, float]]],
) -> _Known:
    """Return an estimate that measured ones of its group bear out, as far as figures order them.

    Where those contradict each other it is the middle of what they allow, and doubted as much.
    `measured` are the measured accelerators of each group with logarithms of their times.
    """
    if speed.own:
        return speed
    group = measured.get(architecture_group(gpu), ())
    least = max(_least_times(model, gpu, group), default=-math.inf)
    most = min(_most_times(model, gpu, group), default=math.inf)
    if least > most:
        spread = math.hypot(speed.spread, (least - most) / 2)
        return replace(speed, log_time=(least + most) / 2, spread=spread)
    return replace(speed, log_time=min(max(speed.log_time, least), most))


def _least_times(
    model: WorkloadModel, gpu: Gpu, group: Sequence[tuple[Gpu, float]]
) -> Iterator[float]:
    """Yield times that it is no faster than: of those with better figures, and of siblings."""
    own = figures_of(gpu, model.workload.terms, model.limits.clocks)
    if own is None:
        return
    for other, log_time in group:
        if _has_better_figures(other, own, model) or _is_fed_better(other, gpu, model):
            yield log_time
        if (ahead := _ahead_of_a_sibling(gpu, other, model)) is not None:
            yield log_time - ahead


def _most_times(
    model: WorkloadModel, gpu: Gpu, group: Sequence[tuple[Gpu, float]]
) -> Iterator[float]:
    """Yield times that it is no slower than: of those with no better figure, and of siblings."""
    for other, log_time in group:
        if (behind := _most_behind(gpu, other, model)) is not None:
            yield log_time + behind


def _most_behind(gpu: Gpu, other: Gpu, model: WorkloadModel) -> float | None:
    """Return the logarithm by which a speed may be behind; None where the other is better or far.

    Siblings differ by no more than the lowest ratio of figures, or of power.
    """
    terms, clocks = model.workload.terms, model.limits.clocks
    own, theirs = (figures_of(one, terms, clocks) for one in (gpu, other))
    own_w, theirs_w = gpu.power.tdp_w, other.power.tdp_w
    if own is None or theirs is None or not own_w or not theirs_w:
        return None
    if _platform(gpu) != _platform(other):
        return None
    ratios = [one / their for one, their in zip(own, theirs, strict=True)]
    behind = -math.log(min(*ratios, own_w / theirs_w))
    is_like = max(abs(math.log(ratio)) for ratio in ratios) <= SIBLING
    return max(0.0, behind) if is_like or behind <= 0 else None


def _platform(gpu: Gpu) -> str:
    return gpu.software.platform if gpu.software else ""


def _ahead_of_a_sibling(gpu: Gpu, other: Gpu, model: WorkloadModel) -> float | None:
    """Return the logarithm of the largest ratio of figures; None where the two are not alike.

    Time is a sum of shares with the same weights for both, so speeds cannot differ by more.
    """
    own, theirs = (figures_of(one, model.workload.terms) for one in (gpu, other))
    if own is None or theirs is None:
        return None
    ratios = [math.log(one / their) for one, their in zip(own, theirs, strict=True)]
    return max(ratios) if max(map(abs, ratios)) <= SIBLING else None


def _has_better_figures(other: Gpu, own: tuple[float, ...], model: WorkloadModel) -> bool:
    theirs = figures_of(other, model.workload.terms, model.limits.clocks)
    return theirs is not None and all(
        better >= figure for better, figure in zip(theirs, own, strict=True)
    )


def _is_fed_better(other: Gpu, gpu: Gpu, model: WorkloadModel) -> bool:
    """Return whether the other has as many cores and more power, in work that cores bound."""
    cores, others = gpu.compute.sm_or_cu_count, other.compute.sm_or_cu_count
    power_w, others_w = gpu.power.tdp_w, other.power.tdp_w
    if "tensor" not in model.workload.terms or not (cores and others and power_w and others_w):
        return False
    fed = other.memory.bandwidth_gb_s / gpu.memory.bandwidth_gb_s
    return others >= cores and others_w > power_w and fed >= LIKE_BANDWIDTH


def _known(model: WorkloadModel, gpu: Gpu, early: tuple[Measurement, ...]) -> _Known | None:
    if model.hindsight:
        own = [m for m in early if m.id == gpu.id and model.log_time(gpu.id) is not None]
        if own:
            cells, group = model.measured.cells, model.measured.groups[gpu.id]
            log_time = -fmean(m.log_speed - cells[m.cell] for m in own) - model.offsets[group]
            return _Known(log_time, model.log_spread(gpu.id), True)
    measured = model.log_time(gpu.id)
    if measured is not None:
        return _Known(measured, model.log_spread(gpu.id), not model.hindsight)
    predicted, spread = model.predicted(gpu), model.estimate_spread(gpu)
    if predicted is None or spread is None:
        return None
    return _Known(predicted, spread, False, model.is_extrapolated(gpu), own=False)


def _speed(
    model: WorkloadModel, id_: str, known: _Known, base: _Known, *, is_reference: bool
) -> Speed:
    value = math.exp(base.log_time - known.log_time)
    spread = 0.0 if is_reference else math.hypot(known.spread, base.spread)
    measured = model.measured
    return Speed(
        model.workload.id,
        id_,
        "measured" if known.measured else "estimated",
        value,
        value * math.exp(-Z80 * spread),
        value * math.exp(Z80 * spread),
        known.extrapolated,
        model.hindsight and not known.measured,
        measured.tests.get(id_, 0) if known.own else 0,
        measured.campaigns.get(id_, 0) if known.own else 0,
    )
