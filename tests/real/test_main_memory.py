"""Speeds with main memory on the real data: what they rest on, and how many runs a range holds."""

from __future__ import annotations

from macros.advice.generation.generation_model import COVERAGE
from macros.advice.generation.main_memory_model import main_memory_model
from macros.site.day import newest_possible_date
from tests.real_data import real_catalog

FEWEST_HOSTS = 6


def test_ranges_hold_the_wanted_share_of_computers_that_are_left_out() -> None:
    today = newest_possible_date()
    model = main_memory_model(real_catalog(), today)
    assert model
    assert model.hosts >= FEWEST_HOSTS
    assert model.held >= COVERAGE
    assert 0 < model.shares[True] < model.shares[False] < 1  # scattered reads reach less
