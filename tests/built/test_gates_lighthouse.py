"""Gates: what Lighthouse says of pages on a phone; by day what does not depend on the machine."""

from __future__ import annotations

import pytest

from scripts.measuring.kinds import GPU, HOME, TIER, Kind
from scripts.measuring.lighthouse import judged, slowdown_here, timeless_faults

pytestmark = [pytest.mark.site, pytest.mark.browser, pytest.mark.gate]

SAMPLE = ((HOME, "fr"), (GPU, "en"), (TIER, "ja"))


@pytest.fixture(scope="session")
def slowdown(real_address: str) -> float:
    return slowdown_here(f"{real_address}en/404.html")


@pytest.mark.parametrize(("sampled", "language"), SAMPLE, ids=lambda one: getattr(one, "name", one))
def test_a_sample_of_pages_has_full_scores(sampled: Kind, language: str, real_address: str) -> None:
    assert timeless_faults(real_address + sampled.address(language)) == ()


@pytest.mark.nightly
def test_scores_are_full_and_waiting_is_short(
    kind: Kind, code: str, real_address: str, slowdown: float
) -> None:
    scores = judged(real_address + kind.address(code), slowdown)
    assert scores.misses == (), (scores, slowdown)
