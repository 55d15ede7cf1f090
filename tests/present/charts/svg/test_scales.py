from __future__ import annotations

from typing import Any

import pytest

from macros.present.charts.svg.scales import along, fraction

LINEAR: dict[str, Any] = {"type": "linear", "range": [10, 30]}
LOG: dict[str, Any] = {"type": "log", "range": [1, 3]}  # from 10 to 1000
DAYS: dict[str, Any] = {"type": "date", "range": ["2026-01-01", "2026-01-11"]}


@pytest.mark.parametrize(
    ("axis", "value", "place"),
    [
        (LINEAR, 10, 0),
        (LINEAR, 15, 0.25),
        (LINEAR, 30, 1),
        (LOG, 10, 0),
        (LOG, 100, 0.5),
        (LOG, 1000, 1),
        (DAYS, "2026-01-01", 0),
        (DAYS, "2026-01-06", 0.5),
        (DAYS, "2026-01-11", 1),
    ],
)
def test_value_lies_between_the_ends_of_its_axis(
    axis: dict[str, Any], value: Any, place: float
) -> None:
    assert fraction(axis)(value) == pytest.approx(place)
    assert along(axis, [value], 40, 200) == pytest.approx([40 + 200 * place])


def test_axis_may_lead_downwards() -> None:
    assert along(LINEAR, [10, 20, 30], 100, -100) == pytest.approx([100, 50, 0])
