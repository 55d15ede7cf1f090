"""Known by: the catalogue as it could have been read on an earlier day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from types import MappingProxyType
from typing import TypeVar

from macros.facts.catalog import Catalog
from macros.facts.records.claims import DisagreementRecord
from macros.facts.records.evidence import evidence_for
from macros.facts.records.models import Model
from macros.facts.records.power import PowerLimitCurve
from macros.facts.records.products import Excursion, Gpu, Price
from macros.facts.records.regions import ElectricityPrice, ExchangeRate, Region, Rental

Value = TypeVar("Value")
Dated = TypeVar("Dated", ExchangeRate, ElectricityPrice, Rental)


def known_by(catalog: Catalog, day: date) -> Catalog:
    """Return the catalogue without products released, and prices and rates seen, after `day`.

    A product whose first day of sale is not known counts from the day of its announcement.
    A product that is no longer fully supported may have been so on that day: its status is unknown.
    A price or a measured power dated to the month or year counts from the middle of it, as when its
    age is asked for, and earlier where it was read by `day`; of all else the last day counts.
    Measured speeds stay: what they teach of hardware was true before it was known;
    `advice.performance` says where it uses them with hindsight. Measured power does not.
    """
    gpus = {
        id_: _excursions_by(_status_by(gpu, day), catalog, day)
        for id_, gpu in catalog.gpus.items()
        if _released_by(gpu, day)
    }
    prices = {
        id_: tuple(price for price in catalog.prices_of(id_) if _seen_by(price, catalog, day))
        for id_ in (*gpus, *catalog.parts.by_id)
        if id_ in catalog.prices
    }
    return replace(
        catalog,
        gpus=MappingProxyType(gpus),
        prices=MappingProxyType(prices),
        regions=MappingProxyType({id_: _rates_by(r, day) for id_, r in catalog.regions.items()}),
        rentals=MappingProxyType(
            {id_: _dated_by(rentals, day) for id_, rentals in catalog.rentals.items()}
        ),
        claims=_where(catalog.claims, lambda claim: claim.said.date.last_day <= day),
        disagreements=_where(catalog.disagreements, lambda record: _both_said(record, day)),
        software=_where(catalog.software, lambda family: family.judged.last_day <= day),
        power_limits=tuple(
            curve for curve in catalog.power_limits if _seen_by(curve, catalog, day)
        ),
        turns=tuple(turn for turn in catalog.turns if turn.date.last_day <= day),
        models=_where(catalog.models, lambda model: _released_by(model, day)),
    )


def _where(records: Mapping[str, Value], is_known: Callable[[Value], bool]) -> Mapping[str, Value]:
    return MappingProxyType({id_: record for id_, record in records.items() if is_known(record)})


def _status_by(gpu: Gpu, day: date) -> Gpu:
    """Return the product without a loss of support that was found out later."""
    evidence = evidence_for(gpu, "software.status")
    judged_later = evidence is None or evidence.read_on.last_day > day
    if gpu.software is None or gpu.software.status == "supported" or not judged_later:
        return gpu
    return gpu.model_copy(update={"software": gpu.software.model_copy(update={"status": None})})


def _excursions_by(gpu: Gpu, catalog: Catalog, day: date) -> Gpu:
    """Return the product with the draws that somebody had measured by then."""
    excursions = tuple(draw for draw in gpu.power.excursions if _seen_by(draw, catalog, day))
    if excursions == gpu.power.excursions:
        return gpu
    return gpu.model_copy(update={"power": gpu.power.model_copy(update={"excursions": excursions})})


def _rates_by(region: Region, day: date) -> Region:
    rates = _dated_by(region.exchange_rates, day)
    return region.model_copy(
        update={"exchange_rates": rates, "electricity": _dated_by(region.electricity, day)}
    )


def _dated_by(figures: tuple[Dated, ...], day: date) -> tuple[Dated, ...]:
    return tuple(figure for figure in figures if figure.date.last_day <= day)


def _both_said(disagreement: DisagreementRecord, day: date) -> bool:
    return all(side.date.last_day <= day for side in disagreement.sides)


def _released_by(product: Gpu | Model, day: date) -> bool:
    read_on = min((evidence.read_on.last_day for evidence in product.sources), default=date.max)
    since = product.since if isinstance(product, Gpu) else product.released
    return read_on <= day or (since is not None and since.last_day <= day)


def _seen_by(figure: Price | Excursion | PowerLimitCurve, catalog: Catalog, day: date) -> bool:
    source = catalog.sources.get(figure.source)
    read_on = source.read_on.last_day if source else date.max
    return figure.date.middle_day <= day or max(figure.date.first_day, read_on) <= day
