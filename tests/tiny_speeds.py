"""Tiny speeds: invented accelerators whose speed is known, measured by an invented laboratory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Dataset, Workload
from macros.facts.records.products import Gpu
from tests.tiny import tiny_gpu

DAY = "2026-10-01"
Figures = tuple[float, float]  # tensor throughput (TFLOPS) and memory bandwidth (GB/s)

# Twelve accelerators; neither figure alone tells the speed.
FIGURES: tuple[Figures, ...] = (
    (50, 400),
    (60, 900),
    (80, 500),
    (100, 450),
    (120, 1000),
    (150, 700),
    (200, 600),
    (220, 1500),
    (260, 900),
    (300, 2000),
    (350, 1100),
    (400, 1600),
)


def card(number: int) -> str:
    """Return the id of an invented accelerator."""
    return f"card-{number:02}"


def seconds(figures: Figures) -> float:
    """Return the true time of a sample: 100 / tensor throughput + 300 / bandwidth."""
    tensor, bandwidth = figures
    return 100 / tensor + 300 / bandwidth


def accelerator(catalog: Catalog, id_: str, figures: Figures, **changes: Any) -> Gpu:
    """Return an accelerator with these figures, and as much power for its rate as all others."""
    tensor, bandwidth = figures
    compute = {"tensor_fp16_dense_tflops": tensor, "fp32_tflops": tensor / 4}
    return tiny_gpu(
        catalog,
        "boreal-one",
        **{
            "id": id_,
            "name": id_,
            "aliases": (),
            "compute": compute,
            "memory": {"bandwidth_gb_s": bandwidth},
            "power": {"tdp_w": tensor},
            **changes,
        },
    )


def run(id_: str, value: float, **changes: Any) -> dict[str, Any]:
    """Return a run of the test `lap` in FP16."""
    return {"accelerator": id_, "test": "lap", "precision": "fp16", "value": value, **changes}


def dataset(runs: Iterable[dict[str, Any]], **changes: Any) -> Dataset:
    """Return a data set with the test `lap`, measured in laps (images) a second."""
    return Dataset.model_validate(
        {
            "name": "Laps",
            "source": "weekly-chip",
            "url": "https://weekly-chip.example/laps",
            "kind": "measured",
            "confidence": "high",
            "software": "Lap 1",
            "date": DAY,
            "tests": [{"id": "lap", "name": "A lap", "unit": "images/s"}],
            "runs": list(runs),
            **changes,
        }
    )


def workload(**changes: Any) -> Workload:
    """Return the workload `racing`, for which the test `lap` stands."""
    floor = {"size_gb": 4, "source": "weekly-chip", "read_on": DAY, "reason": "Invented."}
    return Workload.model_validate(
        {
            "id": "racing",
            "tests": ["lap"],
            "precisions": ["fp16"],
            "terms": ["tensor", "bandwidth"],
            "platforms": ["CUDA"],
            "memory_floor": floor,
            **changes,
        }
    )


def racing_catalog(
    catalog: Catalog,
    cards: Iterable[int] = range(len(FIGURES)),
    error: Callable[[int], float] = lambda _: 1.0,
    others: Iterable[Gpu] = (),
    **changes: Any,
) -> Catalog:
    """Return a catalogue of invented accelerators, of which `cards` were measured.

    `error` is the factor by which the measured time of each differs from the true one.
    """
    gpus = [accelerator(catalog, card(n), figures) for n, figures in enumerate(FIGURES)]
    runs = [run(card(n), 1 / (seconds(FIGURES[n]) * error(n))) for n in cards]
    return replace(
        catalog,
        gpus={gpu.id: gpu for gpu in [*gpus, *others]},
        prices={},
        datasets={"laps": dataset(runs)},
        workloads={"racing": workload(**changes)},
    )
