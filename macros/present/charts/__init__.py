"""Charts: every chart as plain data, with the finding it shows, the rows behind it and remarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from macros.advice.edition import Edition
from macros.present.charts.chart import Chart
from macros.present.charts.generations import fp32_against_price, power_against_fp32
from macros.present.charts.memory import bandwidth_against_memory, bandwidth_against_tensor
from macros.present.charts.prices import memory_against_price, price_per_gb, tensor_against_price
from macros.present.charts.progress import (
    bandwidth_over_time,
    efficiency_over_time,
    memory_over_time,
    tensor_over_time,
)
from macros.present.words.language import Language

ChartMaker = Callable[[Language], Chart]

# Charts of facts alone; `advised.py` has those that rest on the advice.
CHARTS: Mapping[str, Callable[[Edition, Language], Chart]] = {
    "tensor-price": tensor_against_price,
    "memory-price": memory_against_price,
    "price-gb": price_per_gb,
    "bandwidth-memory": bandwidth_against_memory,
    "bandwidth-tensor": bandwidth_against_tensor,
    "tensor-time": tensor_over_time,
    "memory-time": memory_over_time,
    "bandwidth-time": bandwidth_over_time,
    "efficiency-time": efficiency_over_time,
    "fp32-price": fp32_against_price,
    "power-fp32": power_against_fp32,
}


def catalogue_charts(edition: Edition) -> dict[str, ChartMaker]:
    """Return how to make each chart of the facts that an edition knows, by id."""

    def maker(id_: str) -> ChartMaker:
        return lambda language: CHARTS[id_](edition, language)

    return {id_: maker(id_) for id_ in CHARTS}
