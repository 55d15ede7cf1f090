from __future__ import annotations

import pytest

from macros.advice.speeds import priorities as module
from macros.advice.speeds.performance import performance
from macros.advice.speeds.priorities import Contradiction, Figure, Priority, priorities
from macros.facts.catalog import Catalog
from tests.tiny import TODAY
from tests.tiny_speeds import FIGURES, accelerator, card, racing_catalog, seconds


def race(catalog: Catalog, power: float, weight: float) -> Catalog:
    """Return a catalogue where time is `weight` / tensor + (1 - weight) * 3 / bandwidth."""

    def error(number: int) -> float:
        tensor, bandwidth = FIGURES[number]
        true = 100 * weight / tensor + 300 * (1 - weight) / bandwidth
        return power * true / seconds(FIGURES[number])

    gpus = [
        accelerator(
            catalog,
            card(n),
            (tensor, bandwidth),
            compute={
                "tensor_fp16_dense_tflops": tensor,
                "fp32_tflops": 20 + (7 * n) % 12,
                "fp16_vector_tflops": 15 + (5 * n) % 12,
            },
        )
        for n, (tensor, bandwidth) in enumerate(FIGURES)
    ]
    return racing_catalog(catalog, error=error, others=gpus)


def raced(catalog: Catalog, power: float, weight: float) -> Priority:
    racing = race(catalog, power, weight)
    models = performance(racing, TODAY).models
    (priority,) = priorities(models, racing.gpus, 0.8)
    return priority


@pytest.fixture(autouse=True)
def received(monkeypatch: pytest.MonkeyPatch) -> None:
    order: tuple[Figure, ...] = ("tensor", "vector", "bandwidth", "sixteen")
    monkeypatch.setattr(module, "RECEIVED", {"racing": order})


def test_figure_that_decides_comes_first(catalog: Catalog) -> None:
    assert raced(catalog, 1, 1).order[0] == "tensor"
    assert raced(catalog, 1, 0).order[0] == "bandwidth"


def test_second_figure_is_the_one_that_helps_most(catalog: Catalog) -> None:
    priority = raced(catalog, 1, 0.5)
    assert {priority.order[0], priority.second} == {"tensor", "bandwidth"}
    assert priority.both == pytest.approx(0, abs=1e-9)


def test_data_that_follow_a_later_figure_contradict_the_order(catalog: Catalog) -> None:
    priority = raced(catalog, 1, 0)
    assert priority.verdict == "disagree"
    assert Contradiction("tensor", "bandwidth", 12, 12) in priority.contradictions


def test_data_that_follow_the_first_figure_do_not(catalog: Catalog) -> None:
    against = [c for c in raced(catalog, 1, 1).contradictions if c.earlier == "tensor"]
    assert against == []


def test_order_that_nobody_gave_cannot_be_wrong(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RECEIVED", {})
    priority = raced(catalog, 1, 0)
    assert (priority.verdict, priority.contradictions) == (None, ())


def test_capability_of_16_bits_is_never_below_that_of_32(catalog: Catalog) -> None:
    # All fall back to FP32 then, so that both figures explain the same.
    priority = raced(catalog, 1, 0.5)
    assert priority.errors["sixteen"] != priority.errors["tensor"]
    assert priority.cards == len(FIGURES)


def test_few_cards_with_all_figures_give_no_order(catalog: Catalog) -> None:
    racing = racing_catalog(catalog)
    assert priorities(performance(racing, TODAY).models, racing.gpus, 0.8) == ()
