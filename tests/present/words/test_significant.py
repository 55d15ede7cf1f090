from __future__ import annotations

import pytest

from macros.present.words.significant import significant


@pytest.mark.parametrize(
    ("value", "digits", "rounded"),
    [(1234.5, 2, 1200), (0.012345, 3, 0.0123), (-9.996, 3, -10), (0.0, 3, 0)],
)
def test_value_keeps_its_first_digits(value: float, digits: int, rounded: float) -> None:
    assert significant(value, digits) == rounded
