"""What the formulas say of runs whose memory was measured, on an invented card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macros.advice.memory.formats import Ends
from macros.advice.memory.measured_peaks import Comparison, compared, median_error, worst_error
from macros.advice.memory.peak import peak
from macros.advice.memory.quantities import GIB, Load
from macros.advice.memory.shape import shape_of_figures
from macros.facts.records.memory import MemoryPeak
from tests.present.guide.test_memory_peaks_table import RUN
from tests.tiny_models import real_memory_constants

CONSTANTS = real_memory_constants()
MANY = 1_000_000  # so that activations, not the update of the weights, decide


def one(run: MemoryPeak) -> Comparison:
    (found,) = compared([run], CONSTANTS)
    return found


def showing(device_gib: float) -> Comparison:
    """Return the comparison of a run of which the card showed so much."""
    known = one(RUN)
    return replace(known, run=RUN.model_copy(update={"device_gib": device_gib}))


def test_a_run_is_computed_from_its_own_figures() -> None:
    run = RUN.model_copy(update={"mode": "lora", "lora_rank": 8, "sequences": 2})
    shape = shape_of_figures(
        parameters=2e9,
        layers=8,
        hidden=4000,
        intermediate=16_000,
        heads=40,
        kv_heads=10,
        vocabulary=1000,
        tied=False,
    )
    load = Load("lora", 64, 2, checkpointing=True, lora_rank=8)
    assert one(run).gib == peak(shape, load, CONSTANTS).gib


@pytest.mark.parametrize("step", [{"optimizer": "adamw-8bit"}, {"accumulating": True}])
def test_a_run_is_computed_as_its_step_was_made(step: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"parameters": 2e9, "layers": 8, "hidden": 4000, "intermediate": 16_000}
    shape = shape_of_figures(**usual, heads=40, kv_heads=10, vocabulary=1000)
    load = Load("bf16", MANY, checkpointing=True, **step)
    long = RUN.model_copy(update={"tokens": MANY})
    assert one(long.model_copy(update=step)).gib == peak(shape, load, CONSTANTS).gib
    assert one(long.model_copy(update=step)).gib != one(long).gib


def test_heads_of_a_run_may_be_wider_than_its_hidden_size() -> None:
    usual = one(RUN.model_copy(update={"tokens": MANY}))
    wide = one(RUN.model_copy(update={"tokens": MANY, "head_size": 128}))
    assert wide.gib.likely > usual.gib.likely


def test_adapters_that_a_run_does_not_name_take_nothing() -> None:
    without = one(RUN.model_copy(update={"mode": "lora", "lora_rank": None})).gib
    small = one(RUN.model_copy(update={"mode": "lora", "lora_rank": 64})).gib
    assert without.likely < small.likely


def test_error_is_positive_where_too_much_is_computed() -> None:
    likely = one(RUN).gib.likely
    assert showing(likely / 1.25).error == pytest.approx(0.25)
    assert showing(likely * 2).error == pytest.approx(-0.5)


def test_tensors_are_compared_apart() -> None:
    known = one(RUN)
    tensors = known.computed.tensors / GIB
    run = RUN.model_copy(update={"tensors_gib": tensors / 1.1})
    assert replace(known, run=run).tensor_error == pytest.approx(0.1)


def test_run_is_inside_up_to_both_ends() -> None:
    ends: Ends = one(RUN).gib
    assert showing(ends.low).is_inside
    assert showing(ends.high).is_inside
    assert not showing(ends.low * 0.999).is_inside
    assert not showing(ends.high * 1.001).is_inside


def test_worst_error_counts_whichever_way_it_lies() -> None:
    likely = one(RUN).gib.likely
    runs = [showing(likely / share) for share in (0.6, 1.1, 1.2)]
    assert median_error(runs) == pytest.approx(0.2)
    assert worst_error(runs) == pytest.approx(0.4)
