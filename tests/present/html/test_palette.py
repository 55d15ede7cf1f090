"""The colours of the site: every pair in use, in both schemes, by the contrast of WCAG 2."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from macros.present.html.stylesheet import DARK_SCOPE, stylesheet
from tests.tiny import PROJECT

STYLE = stylesheet()
ROOT = (PROJECT / "macros/present/html/static/root.css").read_text(encoding="utf-8")
SCHEMES = (":root > *", DARK_SCOPE)
SERIES = [f"guide-series-{number}" for number in range(1, 8)]
GROUNDS = ("guide-page", "guide-soft")
TEXT = (
    "guide-ink",
    "guide-link",
    "guide-accent",
    "guide-muted",
    "guide-brand",
    "guide-high",
    "guide-medium",
    "guide-low",
)
GRAPHICS = ("guide-edge", "guide-focus", *SERIES)
TEXT_RATIO, GRAPHICS_RATIO = 4.5, 3.0
LEAST_DISTANCE = 12.0

# How eyes without red or green receptors see: Machado, Oliveira and Fernandes 2009.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def colours(scheme: str) -> dict[str, str]:
    """Return the colours that a scheme sets on screen, by the names of their variables."""
    block = re.search(rf"{re.escape(scheme)} \{{\n(.*?)\n\}}", STYLE, re.S)
    assert block, scheme
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,8});", block[1]))


def channels(colour: str) -> list[float]:
    """Return red, green and blue as light, from 0 to 1."""
    digits = colour.removeprefix("#")
    whole = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    assert len(whole) == 6, f"{colour} is see-through"
    values = [int(whole[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def luminance(colour: str) -> float:
    red, green, blue = channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    light, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, eye: str) -> tuple[float, float, float]:
    """Return the colour as the eye sees it, in CIELAB, where distances are differences seen."""
    light = channels(colour)
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eye]]
    red, green, blue = (min(1.0, max(0.0, value)) for value in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(colour: str, other: str, eye: str) -> float:
    pairs = zip(lab(colour, eye), lab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_text_can_be_read(scheme: str) -> None:
    palette = colours(scheme)
    ratios = {(t, g): contrast(palette[t], palette[g]) for t in TEXT for g in GROUNDS}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < TEXT_RATIO} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_borders_focus_and_series_stand_out_from_the_page(scheme: str) -> None:
    palette = colours(scheme)
    ratios = {name: contrast(palette[name], palette["guide-page"]) for name in GRAPHICS}
    assert {name: ratio for name, ratio in ratios.items() if ratio < GRAPHICS_RATIO} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_foot_of_a_page_can_be_read(scheme: str) -> None:
    palette = {**colours(SCHEMES[0]), **colours(scheme)}
    for text in ("guide-foot-ink", "guide-foot-muted"):
        assert contrast(palette[text], palette["guide-foot"]) >= TEXT_RATIO


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_series_can_be_told_apart_by_most_eyes(scheme: str, eye: str) -> None:
    palette = colours(scheme)
    distances = {
        (colour, other): distance(palette[colour], palette[other], eye)
        for colour, other in combinations(SERIES, 2)
    }
    assert {pair: far for pair, far in distances.items() if far < LEAST_DISTANCE} == {}


def test_dark_sets_all_colours_but_the_text_on_the_dark_foot() -> None:
    light, dark = (set(colours(scheme)) for scheme in SCHEMES)
    assert light - dark == {"guide-foot-ink", "guide-foot-muted"}
    assert dark <= light


def test_the_root_page_has_colours_of_the_guide() -> None:
    of_the_guide = {value for scheme in SCHEMES for value in colours(scheme).values()}
    assert set(re.findall(r"#[0-9a-f]{3,6}\b", ROOT)) <= of_the_guide
