"""Estimates beside measured cards that are built alike: neither ahead nor behind without reason."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from macros.advice.speeds.performance import performance
from macros.facts.catalog import Catalog
from tests.advice.speeds.test_performance import known, speed
from tests.tiny import TODAY
from tests.tiny_speeds import FIGURES, accelerator, card, racing_catalog


def test_estimate_is_not_behind_a_measured_card_with_no_better_figure(catalog: Catalog) -> None:
    # The first card was measured to be far faster than its figures say.
    fast, (tensor, bandwidth) = 5, FIGURES[5]
    better = (tensor * 1.5, bandwidth)
    others = [
        accelerator(catalog, card(fast), FIGURES[fast], architecture="Corvus"),
        accelerator(catalog, "new-better", better, architecture="Corvus"),
        accelerator(catalog, "better-elsewhere", better, architecture="Auster"),
        accelerator(
            catalog, "frugal", better, architecture="Corvus", power={"tdp_w": tensor * 0.9}
        ),
    ]
    racing = racing_catalog(catalog, error=lambda n: 0.4 if n == fast else 1.0, others=others)
    raced = performance(racing, TODAY)
    measured = known(raced, card(fast)).value
    assert known(raced, "new-better").value >= measured * 0.99
    assert known(raced, "better-elsewhere").value < measured * 0.9
    assert known(raced, "frugal").value < measured * 0.95


def test_nothing_is_estimated_where_the_present_programs_do_not_run(catalog: Catalog) -> None:
    ended = {"software": {"platform": "CUDA", "status": "ended"}}
    old = accelerator(catalog, "old", (90, 600), **ended)
    racing = racing_catalog(catalog, others=[old])
    assert speed(performance(racing, TODAY), "old")
    works = {
        id_: work.model_copy(update={"need_support": True})
        for id_, work in racing.workloads.items()
    }
    raced = performance(replace(racing, workloads=works), TODAY)
    assert speed(raced, "old") is None
    assert speed(raced, card(0))


def test_contradicting_measurements_leave_the_middle_and_more_doubt(catalog: Catalog) -> None:
    # A card with better figures was measured to be slower than one with worse figures.
    (tensor, bandwidth), chip = FIGURES[5], {"architecture": "Corvus"}
    worse, better = (tensor * 0.7, bandwidth), (tensor * 1.4, bandwidth)
    others = [
        accelerator(catalog, card(5), worse, **chip),
        accelerator(catalog, card(6), better, **chip),
        accelerator(catalog, "in-between", FIGURES[5], **chip),
    ]
    error = {5: 0.4, 6: 2.0}
    racing = racing_catalog(catalog, error=lambda n: error.get(n, 1.0), others=others)
    raced = performance(racing, TODAY)
    low, high = known(raced, card(6)).value, known(raced, card(5)).value
    between = known(raced, "in-between")
    assert between.value == pytest.approx(math.sqrt(low * high))
    assert between.low <= low * 1.05
    assert between.high >= high * 0.95
