"""Gates: what Lighthouse says of every kind of page on a phone."""

from __future__ import annotations

import os

import pytest

from scripts.measuring.kinds import Kind
from scripts.measuring.lighthouse import judged

pytestmark = [pytest.mark.site, pytest.mark.browser, pytest.mark.gate]


def test_scores_are_full_and_waiting_is_short(
    kind: Kind, code: str, real_address: str, request: pytest.FixtureRequest
) -> None:
    address = real_address + kind.address(code)
    if request.config.getoption("nightly"):
        scores = judged(address, runs=3, rounds=0)
    else:
        scores = judged(address)
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"  # a busy machine is slow
    assert scores.misses == (), (scores, load)
