"""Charts: every chart as plain data, with the finding it shows, the rows behind it and remarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from macros.advice.edition import Edition
from macros.facts.records.fields import BANDWIDTH, MEMORY, TENSOR
from macros.present.charts.chart import Chart
from macros.present.charts.generations import fp32_against_price, power_against_fp32
from macros.present.charts.memory import bandwidth_against_memory, bandwidth_against_tensor
from macros.present.charts.prices import against_price, price_per_gb
from macros.present.charts.progress import efficiency_over_time, field_over_time
from macros.present.words.language import Language

ChartMaker = Callable[[Language], Chart]

# Charts of facts alone; `advised.py` has those that rest on the advice.
CHARTS: Mapping[str, Callable[[Edition, Language], Chart]] = {
    "tensor-price": partial(against_price, "tensor_price", TENSOR),
    "memory-price": partial(against_price, "memory_price", MEMORY),
    "price-gb": price_per_gb,
    "bandwidth-memory": bandwidth_against_memory,
    "bandwidth-tensor": bandwidth_against_tensor,
    "tensor-time": partial(field_over_time, "tensor_time", TENSOR),
    "memory-time": partial(field_over_time, "memory_time", MEMORY),
    "bandwidth-time": partial(field_over_time, "bandwidth_time", BANDWIDTH),
    "efficiency-time": efficiency_over_time,
    "fp32-price": fp32_against_price,
    "power-fp32": power_against_fp32,
}


def catalogue_charts(edition: Edition) -> dict[str, ChartMaker]:
    """Return the maker of each chart of the facts that an edition knows, by id."""
    return {id_: partial(make, edition) for id_, make in CHARTS.items()}
