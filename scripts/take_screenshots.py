"""Takes pictures of every kind of page: languages, widths, light and dark."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from playwright.sync_api import Browser, Page, ViewportSize

from scripts.command_line import some_of
from scripts.measuring.chromium import chromium_running
from scripts.measuring.kinds import Kind
from scripts.measuring.serving import serving
from scripts.measuring.site_choice import add_choices, chosen_pages, chosen_site

WIDTHS = (390, 768, 1440)
SCHEMES = ("light", "dark")
MOST_HEIGHT = 6000  # of the table's rows a few screens are enough


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when the site lacks a page."""
    options = _options(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    with chosen_site(options.site) as site:
        pages, are_all = chosen_pages(site, options.kinds, options.languages)
        with serving(site) as address, chromium_running() as browser:
            for width, scheme in product(options.widths, options.schemes):
                _take(browser, address, pages, width, scheme, options.out)
    print(f"{len(pages) * len(options.widths) * len(options.schemes)} pictures in {options.out}")
    return 0 if are_all else 1


def _take(
    browser: Browser,
    address: str,
    pages: Sequence[tuple[Kind, str]],
    width: int,
    scheme: str,
    out: Path,
) -> None:
    """Take a picture of each page as kind-language-width-scheme.png."""
    context = browser.new_context(
        viewport=ViewportSize(width=width, height=900),
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    for kind, code in pages:
        page.goto(address + kind.address(code), wait_until="load")
        page.evaluate("document.fonts.ready")
        height = min(_height(page), MOST_HEIGHT)
        page.screenshot(
            path=out / f"{kind.name}-{code}-{width}-{scheme}.png",
            full_page=True,
            clip={"x": 0, "y": 0, "width": width, "height": height},
        )
    context.close()


def _height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_choices(parser)
    parser.add_argument("--widths", type=_widths, default=WIDTHS, help="in pixels: 390,1440")
    schemes = some_of("scheme", SCHEMES)
    parser.add_argument("--schemes", type=schemes, default=SCHEMES, help="light,dark")
    parser.add_argument("--out", type=Path, default=PROJECT / "screenshots", help="their folder")
    return parser.parse_args(arguments)


def _widths(text: str) -> tuple[int, ...]:
    return tuple(int(width) for width in text.split(","))


if __name__ == "__main__":
    sys.exit(main())
