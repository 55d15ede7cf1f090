"""Advised: the charts that rest on the advice, of today and of the day an expert gave his."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import product

from macros.advice.edition import Edition
from macros.facts.records.tiers import Tier
from macros.present.charts import ChartMaker
from macros.present.charts.build_circuits import circuit_chart
from macros.present.charts.build_money import money_chart
from macros.present.charts.builds import chart_id
from macros.present.charts.chart import Chart
from macros.present.charts.price_speed import price_against_speed
from macros.present.charts.speed import efficiency_bars, speed_bars, value_bars
from macros.present.prices.home_region import reading_regions
from macros.present.words.language import Language

WorkMaker = Callable[[Edition, str, Language], Chart]
BuildMaker = Callable[[Edition, Tier, str, Language], Chart]

KINDS: Mapping[str, WorkMaker] = {
    "speed": speed_bars,
    "value": value_bars,
    "efficiency": efficiency_bars,
    "price-speed": price_against_speed,
}
PAST_KINDS = ("speed", "value")
BUILD_KINDS: Mapping[str, BuildMaker] = {"money": money_chart, "circuits": circuit_chart}


def advised_charts(edition: Edition, past: Iterable[Edition] = ()) -> dict[str, ChartMaker]:
    """Return the maker of each chart of an edition and of past ones, by id."""
    makers = {
        id_: _maker(kind, edition, work, id_)
        for kind in KINDS
        for work, id_ in chart_ids(kind, edition).items()
    }
    makers |= _of_builds(edition)
    for earlier, kind in product(past, PAST_KINDS):
        for work, id_ in chart_ids(kind, earlier, is_past=True).items():
            makers[id_] = _maker(kind, earlier, work, id_)
    return makers


def chart_ids(kind: str, edition: Edition, *, is_past: bool = False) -> dict[str, str]:
    """Return the id of the chart of each workload; of a past edition, where experts spoke of it.

    Raises KeyError for an unknown kind.
    """
    if kind not in (PAST_KINDS if is_past else KINDS):
        raise KeyError(kind)
    if is_past:
        return {work: f"{kind}-{edition.day.year}-{work}" for work in _advised_work(edition)}
    return {work: f"{kind}-{work}" for work in edition.catalog.workloads}


def _of_builds(edition: Edition) -> dict[str, ChartMaker]:
    """Return the makers of the charts of each tier, in each region where a language is read."""
    return {
        chart_id(kind, tier, region): partial(make, edition, tier, region)
        for kind, make in BUILD_KINDS.items()
        for tier in edition.catalog.tiers.values()
        if tier.host != "existing"
        for region in reading_regions(edition.catalog)
    }


def last_expert_days(edition: Edition) -> dict[int, date]:
    """Return the last day of each year, before the edition's, on which an expert gave advice."""
    days = {day.first_day for advice in edition.everything.expert_advice for day in advice.given_on}
    return {day.year: day for day in sorted(days) if day < edition.day}


def _maker(kind: str, edition: Edition, work: str, id_: str) -> ChartMaker:
    return lambda language: replace(KINDS[kind](edition, work, language), id=id_)


def _advised_work(edition: Edition) -> list[str]:
    """Return the work of the personas to whom experts recommended a product in that year.

    Left out is work of which no product of that day has a speed.
    """
    personas = {
        advice.persona
        for advice in edition.everything.expert_advice
        if advice.recommended and edition.day.year in {d.first_day.year for d in advice.given_on}
    }
    spoken = {
        work
        for id_ in personas & edition.catalog.personas.keys()
        for work in edition.catalog.personas[id_].objective.workloads
    }
    known = edition.performance.speeds.by_workload
    return [work for work in edition.catalog.workloads if work in spoken and known.get(work)]
