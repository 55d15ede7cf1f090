"""Share drawing: draws share images as PNG files, without a browser and with no font of a system.

Nothing else imports Pillow, so that only a build for the web needs the time to load it.
"""

from __future__ import annotations

import io
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from macros.present.html.share_image import IMAGE_SIZE, ShareImage

# Everything is drawn in shades from the ground to white, which a small palette holds; the last
# entry of the palette is the colour of the mark.
_SHADES = 24
_GROUND, _WHITE, _SPARK = (16, 24, 29), (255, 255, 255), (255, 193, 77)
_MUTED, _TEXT = 16, _SHADES - 1
_LEFT, _WIDTH = 80, IMAGE_SIZE[0] - 160
_COLUMN = _WIDTH // 4


def drawn(content: ShareImage) -> bytes:
    """Return the image as a PNG file; the same words make the same bytes."""
    image = Image.new("L", IMAGE_SIZE, 0)
    draw = ImageDraw.Draw(image)
    _draw_mark(draw, _LEFT, 72)
    draw.text((_LEFT + 96, 106), content.site, _MUTED, _font(34), anchor="lm")
    base = 372 if content.figures else 400
    draw.text((_LEFT, base - 122), content.subtitle, _MUTED, _font(38), anchor="ls")
    _draw_title(draw, content.title, base)
    for place, (number, unit) in enumerate(content.figures):
        left = _LEFT + place * _COLUMN
        draw.rectangle((left, 432, left + 40, 435), _SHADES)
        draw.text((left, 516), number, _TEXT, _fitting(number, 72, _COLUMN - 24), anchor="ls")
        draw.text((left, 562), unit, _MUTED, _fitting(unit, 32, _COLUMN - 24), anchor="ls")
    return _png(image)


def _draw_mark(draw: ImageDraw.ImageDraw, left: int, top: int) -> None:
    """Draw the mark: a chip whose die is a rising chart."""
    draw.rounded_rectangle((left, top, left + 68, top + 68), 14, _TEXT)
    for place, height in enumerate((16, 30, 42)):
        x = left + 13 + place * 16
        draw.rectangle((x, top + 56 - height, x + 9, top + 55), _SHADES if place == 2 else 0)
    for y in (top + 16, top + 44):
        draw.rectangle((left - 8, y, left - 3, y + 8), _TEXT)
        draw.rectangle((left + 71, y, left + 76, y + 8), _TEXT)


def _draw_title(draw: ImageDraw.ImageDraw, title: str, bottom: int) -> None:
    """Draw the title in one line where it is still large, else in two."""
    if _font(64).getlength(title) <= _WIDTH:
        draw.text((_LEFT, bottom), title, _TEXT, _fitting(title, 92, _WIDTH), anchor="ls")
        return
    words = title.split()
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    even = min(halves, key=lambda pair: abs(len(pair[0]) - len(pair[1])), default=(title, ""))
    first, second = even
    font = _fitting(max(first, second, key=_font(64).getlength), 64, _WIDTH)
    draw.text((_LEFT, bottom - 66), first, _TEXT, font, anchor="ls")
    draw.text((_LEFT, bottom + 6), second, _TEXT, font, anchor="ls")


def _fitting(text: str, size: int, width: int) -> ImageFont.FreeTypeFont:
    """Return the font at `size`, or smaller where the text would be wider than `width`."""
    length = _font(size).getlength(text)
    return _font(size if length <= width else int(size * width / length))


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont), "this Pillow cannot scale fonts"
    return font


def _png(image: Image.Image) -> bytes:
    """Return the shades as a PNG with a palette of few colours, which is small and quick."""
    image.putpalette(_palette())
    file = io.BytesIO()
    image.save(file, "PNG", bits=8, compress_level=6)
    return file.getvalue()


@cache
def _palette() -> list[int]:
    last = _SHADES - 1
    shades = [
        round(dark + (light - dark) * shade / last)
        for shade in range(_SHADES)
        for dark, light in zip(_GROUND, _WHITE, strict=True)
    ]
    return [*shades, *_SPARK]
