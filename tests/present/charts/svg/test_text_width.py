from __future__ import annotations

import pytest

from macros.present.charts.svg.text_width import text_width


def test_nothing_has_no_width() -> None:
    assert text_width("") == 0


@pytest.mark.parametrize("text", ["显存带宽", "帯域幅と容量", "메모리", "（１）"])
def test_east_asian_characters_are_one_em_wide(text: str) -> None:
    assert text_width(text) == len(text)


@pytest.mark.parametrize("text", ["ﾒﾓﾘ", "Mémoire", "1 000 Go/s"])
def test_other_characters_are_narrower(text: str) -> None:
    assert text_width(text) < len(text)


@pytest.mark.parametrize(("narrow", "wide"), [("ill", "oan"), ("oan", "OAN"), ("OAN", "WMW")])
def test_wider_letters_take_more_room(narrow: str, wide: str) -> None:
    assert text_width(narrow) < text_width(wide)


def test_width_adds_up() -> None:
    assert text_width("RTX 5090") == pytest.approx(text_width("RTX ") + text_width("5090"))


# Widths in ems that Chromium's measureText gives for Noto Sans CJK SC and for DejaVu Sans, which
# is among the widest fonts that a page may fall back to.
@pytest.mark.parametrize(
    ("text", "usual", "widest"),
    [
        ("0123456789", 5.55, 6.36),
        ("Bandwidth (GB/s)", 8.24, 8.74),
        ("RTX PRO 6000 Blackwell Workstation", 17.02, 18.49),
        ("Instinct MI350X", 7.05, 7.76),
        ("Débit mémoire (Go/s)", 10.01, 10.81),
        ("显存带宽", 4.00, 4.00),
        ("메모리 대역폭", 5.74, 5.84),
    ],
)
def test_width_is_enough_for_usual_fonts_and_nearly_for_the_widest(
    text: str, usual: float, widest: float
) -> None:
    assert usual <= text_width(text) < 1.2 * usual
    assert widest <= 1.12 * text_width(text)
