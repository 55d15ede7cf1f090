"""Parts of a plot as they are handed to Plotly."""

from __future__ import annotations

import pytest

from macros.present.charts.plot import PALE, faded


@pytest.mark.parametrize(
    ("colour", "parts"), [("#102030", "16,32,48"), ("#ff0a9c", "255,10,156"), ("#000001", "0,0,1")]
)
def test_faded_colour_is_the_same_one_through_which_the_page_shows(colour: str, parts: str) -> None:
    assert faded(colour) == f"rgba({parts},{PALE})"
    assert 0 < PALE < 1
