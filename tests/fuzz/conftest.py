"""Profiles: how many inputs each property is tried with, some by day and many by night."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

PROPERTIES = 9
BY_DAY, BY_NIGHT = 300, 10_000  # together

_BOTH = settings(
    deadline=None,  # a busy machine is slow
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.register_profile("day", _BOTH, max_examples=BY_DAY // PROPERTIES + 1, derandomize=True)
settings.register_profile("night", _BOTH, max_examples=BY_NIGHT // PROPERTIES + 1)


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Choose the profile before a module is read: a property takes the one that holds then."""
    settings.load_profile("night" if collector.config.getoption("nightly") else "day")
