"""Reports what each kind of page costs in each language, and what Lighthouse and axe say of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from playwright.sync_api import Browser

from scripts.measuring import lighthouse
from scripts.measuring.accessibility import violations
from scripts.measuring.chromium import PHONE, chromium_running
from scripts.measuring.kinds import Kind
from scripts.measuring.live_charts import wake_all
from scripts.measuring.serving import Publication, publishing
from scripts.measuring.site_choice import add_choices, chosen_pages, chosen_site
from scripts.measuring.weight import read_to_the_end, weigh

HEAD = (
    *("page", "language", "performance", "accessibility", "practices", "SEO", "KB", "requests"),
    *("LCP s", "TBT ms", "CLS", "axe light", "axe dark", "live chart KB", "beyond its bound"),
)


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 1 when a page is beyond a bound or missing."""
    options = _options(arguments)
    with chosen_site(options.site) as site:
        pages, are_all = chosen_pages(site, options.kinds, options.languages)
        with publishing(site) as publication, chromium_running() as browser:
            slowdown = lighthouse.slowdown_here(publication.address)
            is_sound = _report(browser, publication, pages, options.runs, slowdown)
    return 0 if is_sound and are_all else 1


def _report(
    browser: Browser,
    publication: Publication,
    pages: Sequence[tuple[Kind, str]],
    runs: int,
    slowdown: float,
) -> bool:
    """Print a line for each page, as soon as it is known; return whether all keep their bounds."""
    print(_line(HEAD), _line(["-" * len(name) for name in HEAD]), sep="\n", flush=True)
    is_sound = True
    for kind, code in pages:
        weight = weigh(browser, publication, kind, code)
        axe = [_axe(browser, publication, kind, code, scheme) for scheme in ("light", "dark")]
        address = publication.address + kind.address(code)
        scores = lighthouse.judged(address, slowdown, runs, rounds=0)
        beyond = [
            *scores.misses,
            *scores.faults,
            *weight.misses(kind),
            *(["axe"] if any(axe) else []),
        ]
        is_sound = is_sound and not beyond
        live = "" if weight.live_kb is None else f"{weight.live_kb:.0f}"
        points = (scores.performance, scores.accessibility, scores.best_practices, scores.seo)
        waits = (f"{scores.lcp_s:.2f}", f"{scores.tbt_ms:.0f}", f"{scores.cls:.3f}")
        load = (f"{weight.kb:.0f}", weight.requests)
        cells = (kind.name, code, *points, *load, *waits, *axe, live, "; ".join(beyond))
        print(_line(cells), flush=True)
    return is_sound


def _axe(browser: Browser, publication: Publication, kind: Kind, code: str, scheme: str) -> int:
    """Return how many violations there are, and with live charts when the page has charts."""
    context = browser.new_context(
        viewport=PHONE, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    page.goto(publication.address + kind.address(code), wait_until="load")
    read_to_the_end(page)
    faults = set(violations(page))
    if kind.has_charts:
        wake_all(page)
        faults |= set(violations(page))
    context.close()
    return len(faults)


def _line(cells: Sequence[object]) -> str:
    padded = (str(cell).ljust(len(name)) for cell, name in zip(cells, HEAD, strict=True))
    return f"| {' | '.join(padded)} |"


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_choices(parser)
    parser.add_argument("--runs", type=int, default=1, help="Lighthouse's; medians are reported")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
