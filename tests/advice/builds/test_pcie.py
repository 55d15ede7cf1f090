"""Bandwidth of PCIe slots is that of the standard."""

from __future__ import annotations

import pytest

from macros.advice.builds.pcie import slot_gb_s


@pytest.mark.parametrize(
    ("generation", "lanes", "gb_s"),
    [(1, 16, 4), (2, 16, 8), (3, 16, 15.75), (4, 16, 31.51), (5, 8, 31.51), (6, 16, 121)],
)
def test_slot_carries_what_the_standard_says(generation: int, lanes: float, gb_s: float) -> None:
    assert slot_gb_s(generation, lanes) == pytest.approx(gb_s, rel=1e-3)


def test_generation_of_tomorrow_is_unknown() -> None:
    with pytest.raises(KeyError):
        slot_gb_s(9, 16)
